## Die Schachtel

game = Property
    .summary = Zwei Karten bestimmen eines von 8 × 8 Feldern; nimm Miete ein, bis jemand ruiniert ist.
face-property = Property
    .summary = Zwei Karten bestimmen ein Stück Land: Nimm es, verbinde es mit deinem und lebe von der Miete der anderen.
option-bankruptcies = wie viele Bankrotte die Partie beenden, weniger als Spieler mitspielen
    .n1 = der erste Bankrott beendet sie
    .n2 = der zweite beendet sie
    .n3 = der dritte beendet sie
option-count_property = jedes Feld zählt bei der Schlussabrechnung 5 Dollar
    .false = nur das Bargeld zählt
    .true = das Bargeld und 5 Dollar für jedes Feld
contradiction-bankruptcies = Die Option bankruptcies muss kleiner sein als die Zahl der Spieler ({ $players }): Jemand muss übrig bleiben, um zu gewinnen
score = { $points ->
    [one] { $points } Dollar
   *[other] { $points } Dollar
}

## Aktionen

pair = { $red } { $black }
buy = kaufen
do-not-buy = nicht kaufen
show-hand = Hand zeigen

refusal-allowed = Das ist erlaubt
refusal-not-now = Das steht jetzt nicht zur Wahl
refusal-no-such-cards = Du hast keine der beiden Karten
refusal-no-such-red-card = Diese rote Karte hast du nicht (sie bestimmt die Spalte)
refusal-no-such-black-card = Diese schwarze Karte hast du nicht (sie bestimmt die Reihe)
refusal-must-show = Deiner Hand fehlt eine Farbe: Du kannst sie nur zeigen
refusal-must-play = Die Hand wird nur gezeigt, wenn ihr eine Farbe fehlt

## Mengen

money = { $dollars } $
units = { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
}
count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
count-squares = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
no-cards = keine

## Was gefragt wird

question-play = Du bist am Zug: Spiele eine rote Karte (die Spalte) und eine schwarze (die Reihe).
question-show = Deiner Hand fehlt eine Farbe: Zeige sie und ziehe eine neue.
question-buy = { $square } von { $owner } kaufen, für { $price }?
question-units = Du hast { $units }.

## Was eine Möglichkeit bewirkt

note-take = frei: deins, kostenlos
note-rent = { $rent } $ Miete an { $owner }, danach für { $price } zu kaufen
note-rent-only = { $rent } $ Miete an { $owner }, zu wenige Einheiten für den Kauf
note-ruin = { $rent } $ Miete an { $owner }: dein Ruin
note-mortgage = deins: wird mit einer Hypothek belastet
note-lose = deins und schon belastet: Du verlierst es
note-buy = { $price } an { $owner }, übrig: { $left }
note-do-not-buy = du behältst deine Einheiten

## Der Verlauf

log-take = { IS_YOU($who) ->
    [yes] Du spielst { $cards } und nimmst das freie Feld { $square }.
   *[no] { $who } spielt { $cards } und nimmt das freie Feld { $square }.
}
log-mortgage = { IS_YOU($who) ->
    [yes] Du spielst { $cards } und belastest { $square } mit einer Hypothek.
   *[no] { $who } spielt { $cards } und belastet { $square } mit einer Hypothek.
}
log-lose = { IS_YOU($who) ->
    [yes] Du spielst { $cards } und verlierst { $square }, das belastet war.
   *[no] { $who } spielt { $cards } und verliert { $square }, das belastet war.
}
log-rent = { IS_YOU($who) ->
    [yes] Du spielst { $cards } und zahlst { $rent } $ an { $owner } für { $square }.
   *[no] { IS_YOU($owner) ->
        [yes] { $who } spielt { $cards } und zahlt dir { $rent } $ für { $square }.
       *[no] { $who } spielt { $cards } und zahlt { $rent } $ an { $owner } für { $square }.
    }
}
log-ruin = { IS_YOU($who) ->
    [yes] Du spielst { $cards }, schuldest { $owner } { $rent } $ für { $square }, kannst nur { $paid } $ geben und bist bankrott.
   *[no] { IS_YOU($owner) ->
        [yes] { $who } spielt { $cards }, schuldet dir { $rent } $ für { $square }, kann nur { $paid } $ geben und ist bankrott.
       *[no] { $who } spielt { $cards }, schuldet { $owner } { $rent } $ für { $square }, kann nur { $paid } $ geben und ist bankrott.
    }
}
log-freed = { $count ->
    [one] Ein Feld ist wieder frei.
   *[other] { $count } Felder sind wieder frei.
}
log-buy = { IS_YOU($who) ->
    [yes] Du kaufst { $square } von { $owner } für { $price }.
   *[no] { IS_YOU($owner) ->
        [yes] { $who } kauft { $square } von dir für { $price }.
       *[no] { $who } kauft { $square } von { $owner } für { $price }.
    }
}
log-do-not-buy = { IS_YOU($who) ->
    [yes] Du kaufst { $square } nicht.
   *[no] { $who } kauft { $square } nicht.
}
log-show = { IS_YOU($who) ->
    [yes] Du hast nicht beide Farben und zeigst deine Hand: { $cards }.
   *[no] { $who } hat nicht beide Farben und zeigt die Hand: { $cards }.
}
log-no-cards = keine Karten
log-miss = { IS_YOU($who) ->
    [yes] Du hast wieder nicht beide Farben: Dein Zug ist vorbei.
   *[no] { $who } hat wieder nicht beide Farben: Der Zug ist vorbei.
}
log-reshuffle = Der Ablagestapel wird zu einem neuen Nachziehstapel gemischt.
log-draw = { $count ->
    [one] { $who } zieht eine Karte nach.
   *[other] { $who } zieht { $count } Karten nach.
}
log-draw-own = Du ziehst nach: { $cards }.
ending-bankruptcy = Damit ist die Partie zu Ende.
ending-long-game = { $turns } Züge sind ohne einen Bankrott vergangen: Die Partie endet hier.

## Der Spielplan

board-title = Das Land: acht Spalten und acht Reihen von Feldern
board-rent = Miete je Feld:
board-units = { $count ->
    [one] Einheit
   *[other] Einheiten
}
letter-mortgage = H
spot-square = Spalte { $column }, Reihe { $row }
spot-column = Spalte { $column }
spot-row = Reihe { $row }
piece-plot = { $square }, { $owner }, Gruppe aus { $size }
piece-mortgage = { $square }, belastet
piece-offer = { $square } steht für { $price } zum Verkauf
piece-pile = Der Nachziehstapel: { $cards }
card-name = { $suit } { $rank }
card-ace = Ass
suit-hearts = Herz
suit-diamonds = Karo
suit-spades = Pik
suit-clubs = Kreuz

## Neben dem Spielplan

row-cash = Bargeld
row-units = Einheiten
row-cards = Handkarten
row-squares = Felder (größte Gruppe)
row-mortgaged = belastet
row-fortune = Vermögen
panel-bankrupt = Bankrott.
panel-bankrupt-as = Bankrott als { $number }. Spieler.
panel-hand = Deine Hand
panel-cards = Stapel und letztes Paar
row-pile = im Stapel
row-discards = abgelegt
status-turn = Zug { $turn }
status-pile = { $cards } im Stapel
status-bankrupt = Bankrotte: { $count } von { $most }
status-over = Die Partie ist nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} zu Ende
button-buy = Kaufen, für { $price }
button-do-not-buy = Nicht kaufen
button-show = Hand zeigen und neu ziehen

## Der Spielplan als Liste

reading-land = Das Land, von der obersten Reihe bis zur untersten
reading-row = Reihe { $row }: { $squares }
reading-free = { $column } frei
reading-owned = { $column } { $owner } (Gruppe aus { $size })
reading-mortgaged = { $column } { $owner } (Gruppe aus { $size }, belastet)
reading-groups = Gruppen: { $who }
reading-group = { $size }: { $squares }
reading-offer = Zum Verkauf
reading-discards = Ablagestapel, die letzte Karte zuerst

## Abrechnungen

report-ruin = { IS_YOU($who) ->
    [yes] Du bist bankrott
   *[no] { $who } ist bankrott
}
report-end = Die Schlussabrechnung
report-player = Spieler
report-cash = Bargeld
report-squares = Felder
report-fortune = Vermögen
report-bankrupt = bankrott
report-worth = { $squares } → { $worth } $
report-goes-on = Die Felder werden wieder frei; die Partie geht weiter.

## Die Wertung

score-cash = { $who }: Bargeld { $cash } $
score-squares = { $who }: Bargeld { $cash } $ + { $squares }: { $worth } $ = { $total } $
score-bankrupt = { $who }: bankrott

## Bilder

picture-cover = Property: eine Stadt mitten in einer Partie
picture-naming = ♥A bestimmt die erste Spalte, ♣8 die oberste Reihe: zusammen das Feld oben links.
picture-wild = Mit ♥A und ♣10 ist jedes Feld der ersten Spalte zu haben.
picture-rent = Bens Sechsergruppe. Das Feld, das nur eine Ecke berührt, gehört nicht dazu.
picture-bought = Ada hat das Feld gekauft: Bens Gruppe zerfällt in eine aus 2 und eine aus 3 Feldern.
picture-mortgaged = Umgeknickte Ecken sind Hypotheken: Bestimmt Ada noch einmal Spalte 4, Reihe 5, verliert sie das Feld.

## Hilfen

aid-c = Karten zählen
aid-unseen = Im Stapel oder in anderen Händen: { $cards }
aid-surely-in-hands = Sicher in anderen Händen: { $cards }

## Das Terminal

terminal-cash = Geld
terminal-units = Einh.
terminal-cards = Karten
terminal-squares = Felder
terminal-bankrupt = bankrott
terminal-turn = Zug { $turn } · Stapel { $pile }, Ablage { $discards }
terminal-hand = Deine Hand:

## Was nicht zusammengeht

help-both-red = { $first } und { $second } sind beide rot: Spiele eine rote Karte für die Spalte und eine schwarze für die Reihe.
help-both-black = { $first } und { $second } sind beide schwarz: Spiele eine rote Karte für die Spalte und eine schwarze für die Reihe.
help-one-square = Immer nur ein Feld auf einmal.
help-column = { $card } bestimmt Spalte { $number }, nicht diese.
help-row = { $card } bestimmt Reihe { $number }, nicht diese.
help-no-red = Für { $square } brauchst du in Rot: { $red }, 9 oder 10. Du hast nichts davon.
help-no-black = Für { $square } brauchst du in Schwarz: { $black }, 9 oder 10. Du hast nichts davon.
help-neither = Für { $square } brauchst du in Rot: { $red }, in Schwarz: { $black }; eine 9 oder 10 steht für jede Zahl. Du hast weder das eine noch das andere.
