game = New York
    .summary = Zwei Karten bestimmen eine Kreuzung; besitze den größten zusammenhängenden Block einer Stadt aus 7 × 7 Feldern.
score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
face-newyork = New York
    .summary = Spiele eine Avenue und eine Straße, nimm das Gebäude an ihrer Kreuzung und bringe den größten Block der Stadt in deinen Besitz.
face-newyork-cards = New York mit Spielkarten
    .summary = Dieselbe Stadt auf kariertem Papier, mit zwei gewöhnlichen Kartenspielen: Rot für die Spalte, Schwarz für die Reihe.
option-edition = die Schachtel von 1995 oder ihre Fassung mit zwei gewöhnlichen Kartenspielen
    .box = Schachtel von 1995
    .cards = gewöhnliche Spielkarten
option-events = zwölf Ereigniskarten kommen in den Nachziehstapel (Variante 1)
    .false = ohne Ereigniskarten
    .true = mit Ereigniskarten
option-own_colours = die Farben werden vor der Vorrunde zugelost und behalten (Variante 2)
    .false = zugelost nach den ersten Steinen
    .true = zugelost ganz am Anfang
option-teams = die Plätze 1 und 3 gegen 2 und 4, Partner dürfen Karten tauschen (Variante 4, vier Spieler)
    .false = jeder für sich
    .true = zwei gegen zwei
option-unlimited_pawns = die Zahl der Steine ist nicht begrenzt
    .false = so viele Steine wie gedruckt
    .true = Steine ohne Begrenzung
option-price_for_two = was der Preis eines Gebäudes zählt, wenn zwei Spieler je zwei Farben besitzen
    .colour = Steine in der Farbe des Gebäudes
    .owner = beide Farben des Besitzers
contradiction-teams = Die Option teams ist für 4 Spieler, zwei gegen zwei, nicht für { $players }
contradiction-price = Die Option price_for_two ist für 2 Spieler mit der Schachtel, die je zwei Farben besitzen

card-line = { $colour ->
    [red] Rot { $line }
   *[black] Schwarz { $line }
}
card-joker = { $colour ->
    [red] Joker (rot)
   *[blue] Joker (blau)
}
card-wild = { $colour ->
    [red] Platzhalter (rot)
   *[black] Platzhalter (schwarz)
}
card-event = { $colour ->
    [red] { $event } (rot)
    [blue] { $event } (blau)
   *[black] { $event } (schwarz)
}
card-stop = Stopp
event-renovation = Sanierung
event-ruin = Ruin
event-speculation = Spekulation
event-enterprise = Baulöwe
event-statik = Statik
joker = Joker
wild = Platzhalter
joker-as = { $joker } als { $line }
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-black = Schwarz
letter-red = R
letter-blue = B
letter-yellow = E
letter-green = G
letter-black = S

move-pair = { $one } × { $other }
move-pair-to = { $one } × { $other } → { $square }
move-statik = { $event } × { $card } → { IS_YOU($victim) ->
    [yes] du
   *[no] { $victim }
}
move-speculation = { $event } → { IS_YOU($victim) ->
    [yes] du
   *[no] { $victim }
}
move-in-colour = { $action } in { $colour }
move-show = Hand zeigen
move-offer = { $card } anbieten
move-swap = { $card } tauschen
move-refuse = ablehnen
move-place = { $square }
move-give-up = { $square } abgeben

question-place = Setze einen Stein in { $colour } auf ein freies Feld, aber nicht neben einen anderen in { $colour }.
question-turn = Du bist am Zug: Spiele eine rote und eine blaue Karte.
question-turn-cards = Du bist am Zug: Spiele eine rote und eine schwarze Karte.
question-or-event = Oder ein Ereignis.
question-or-offer = Davor kannst du deinem Partner eine Karte anbieten.
question-answer = Dein Partner bietet dir an: { $card }. Gib eine Karte dafür oder lehne ab.
question-rebuild = { IS_YOU($who) ->
    [yes] { $event }: Setze einen deiner Steine auf ein geräumtes Feld.
   *[no] { $who } spielt { $event }: Setze einen deiner Steine auf ein geräumtes Feld.
}
question-speculation = { $who } spielt { $event } gegen dich: Wähle, welches deiner Gebäude an { $who } geht.
question-statik = { $who } spielt { $event }, und du hast die meisten Gebäude an der Linie { $line }: Wähle, welches davon an { $who } geht.

note-build = frei; deine Punkte { $before } → { $after }
note-lose = du verlierst es; deine Punkte { $before } → { $after }
note-buy = { $who }, Preis { $price }; deine Punkte { $before } → { $after }
note-take = { $who }, kostenlos; deine Punkte { $before } → { $after }
note-statik = { $count ->
    [one] { $who } verliert das einzige Gebäude dort an dich
   *[other] { $who } wählt für dich eines von { $count } Gebäuden dort
}
note-speculation = { $who } wählt für dich eines von { $count } Gebäuden
note-renovation = alle bebauen der Reihe nach die Mitte neu, du zuerst; ohne Nachziehen
note-ruin = alle bebauen der Reihe nach die Ecken neu, du zuerst; ohne Nachziehen
note-offer = { $who } sieht sie und gibt eine Karte dafür oder lehnt ab

log-rebuild = { IS_YOU($who) ->
    [yes] Du bebaust { $move }.
   *[no] { $who } bebaut { $move }.
}
log-place = { IS_YOU($who) ->
    [yes] Du setzt einen Stein in { $colour } auf { $move }.
   *[no] { $who } setzt einen Stein in { $colour } auf { $move }.
}
log-play = { IS_YOU($who) ->
    [yes] Du spielst { $move }.
   *[no] { $who } spielt { $move }.
}
log-show-hand = { IS_YOU($who) ->
    [yes] Du kannst nichts spielen und zeigst deine Hand.
   *[no] { $who } kann nichts spielen und zeigt die Hand.
}
log-offer = { IS_YOU($who) ->
    [yes] Du bietest deinem Partner an: { $card }.
   *[no] { $who } bietet dem Partner an: { $card }.
}
log-swap = { IS_YOU($who) ->
    [yes] Du gibst dafür: { $card }.
   *[no] { $who } gibt dafür: { $card }.
}
a-card = eine Karte
log-refuse = { IS_YOU($who) ->
    [yes] Du lehnst das Angebot ab.
   *[no] { $who } lehnt das Angebot ab.
}
log-give-up = { IS_YOU($who) ->
    [yes] Du gibst { $square } ab.
   *[no] { $who } gibt { $square } ab.
}
log-takes = { IS_YOU($taker) ->
    [yes] Du nimmst { $square } von { $owner }.
   *[no] { IS_YOU($owner) ->
        [yes] { $taker } nimmt { $square } von dir.
       *[no] { $taker } nimmt { $square } von { $owner }.
    }
}
log-loses = { IS_YOU($owner) ->
    [yes] Du verlierst { $square }.
   *[no] { $owner } verliert { $square }.
}
log-cleared = { $count ->
    [one] { $count } Gebäude wird geräumt.
   *[other] { $count } Gebäude werden geräumt.
}
log-pays = { IS_YOU($payer) ->
    [yes] Du zahlst { $amount } an { $payee }.
   *[no] { IS_YOU($payee) ->
        [yes] { $payer } zahlt dir { $amount }.
       *[no] { $payer } zahlt { $amount } an { $payee }.
    }
}
log-draws = { $who } zieht { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} nach.
log-draws-own = Du ziehst nach: { $cards }.
log-reshuffled = Der Ablagestapel wird zu einem neuen Nachziehstapel gemischt.
log-dealt = Die Farben werden zugelost: { $list }.
log-dealt-to = { IS_YOU($who) ->
    [yes] du { $colour }
   *[no] { $who } { $colour }
}
log-few-free = Höchstens { $free } Gebäude sind noch frei: Die Stopp-Karten kommen auf den Ablagestapel.
log-long-game = { $turns } Züge sind gespielt: Die Stopp-Karten kommen auf den Ablagestapel.
log-stop-card = Eine Stopp-Karte! Die Partie ist zu Ende.
log-stuck = Keine Hand kann sich mehr ändern. Die Partie ist zu Ende.
log-hand = Die Hand: { $cards }.

score-line = { $who }: Block aus { $block }: { $double } + andere Gebäude: { $others } + Münzen: { $coins } = { $total }
score-line-two = { $who }: Block aus { $block }: { $double } + Block aus { $block2 }: { $double2 } + Münzen: { $coins } = { $total }
score-team = Team { $one } + { $two }: { $total }

terminal-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
terminal-reserve = { $count } im Vorrat
terminal-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
terminal-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
terminal-team = Team { $team }
terminal-preliminary = Vorrunde
terminal-turn = Zug { $turn }
terminal-pile = Nachziehstapel { $pile }, Ablage { $discards }
terminal-stops = die Stopp-Karten sind im Spiel
terminal-hand = Deine Hand: { $cards }
undealt = Farben noch nicht zugelost

board-title = New York: sieben Avenues und sieben Straßen mit 49 Gebäuden
board-title-cards = New York: sieben rote Spalten und sieben schwarze Reihen, 49 Felder
line-avenue = Avenue
line-street = Straße
line-column = Spalte { $line }
line-row = Reihe { $line }
any-avenue = jede Avenue
any-street = jede Straße
any-column = jede Spalte
any-row = jede Reihe
joker-head = Joker
with-red = + rote Karte
with-blue = + blaue Karte
played-alone = einzeln
index-ace = A
index-jack = B
index-queen = D
index-king = K

square-free = { $square }: frei
house = { IS_YOU($owner) ->
    [yes] { $square }: { $colour }, { $owner } (du)
   *[no] { $square }: { $colour }, { $owner }, Preis { $price }
}
house-undealt = { $square }: { $colour }
price-tag = { $square }: Deine Karten führen dorthin
price-tag-dear = { $square }: Deine Karten führen dorthin, aber es ist dir zu teuer
block-piece = { $square }: im größten Block von { $colour }, { $owner }
reserve-piece = { $count ->
    [one] { $colour }: { $count } Stein im Vorrat
   *[other] { $colour }: { $count } Steine im Vorrat
}
reserve-endless = { $colour }: Steine ohne Begrenzung
pile-piece = { $count ->
    [one] Der verdeckte Nachziehstapel, { $count } Karte
   *[other] Der verdeckte Nachziehstapel, { $count } Karten
}
discard-piece = Auf dem Ablagestapel: { $card }

row-coins = Münzen
row-buildings = Gebäude
row-block = Größter Block
row-blocks = Größte Blöcke
row-reserve = Steine im Vorrat
row-cards = Handkarten
row-points = Punkte bisher
row-points-over = Punkte
row-team = Team
row-team-points = Punkte des Teams
row-places = Setzt jetzt
row-pile = Nachziehstapel
row-discards = Ablagestapel
row-free = Freie Gebäude
row-stops = Stopp-Karten
no-limit = ohne Begrenzung
stops-aside = beiseite, bis höchstens { $free } frei sind
stops-discards = auf dem Ablagestapel
stops-pile = im Nachziehstapel
stops-drawn = gezogen
panel-hand = Deine Hand
panel-hand-note = Wähle eine rote und eine blaue Karte oder ein Gebäude und dann die Karten, die dorthin führen.
panel-hand-note-cards = Wähle eine rote und eine schwarze Karte oder ein Feld und dann die Karten, die dorthin führen.
panel-pile = Die Karten
panel-colours = Noch nicht zugeloste Farben, Steine im Vorrat
panel-colours-note = Nach der Vorrunde werden die Farben den Spielern zugelost.
panel-offer = { IS_YOU($who) ->
    [yes] Du bietest an
   *[no] { $who } bietet dir an
}
panel-offer-note = Wähle die Karte, die du dafür gibst, oder lehne ab.
button-in = in { $colour }
button-against = gegen { $who }
button-show = Hand zeigen und neu ziehen
button-offer = { $who } eine Karte anbieten
button-refuse = Angebot ablehnen

status-placing = Vorrunde: Stein { $pawn } von { $total }.
status-turn = Zug { $turn }.
status-stop-card = Eine Stopp-Karte hat die Partie nach { $turns } Zügen beendet.
status-stuck = Die Partie ist nach { $turns } Zügen zu Ende: Keine Hand kann sich mehr ändern.
status-aside = { $free ->
    [one] { $free } Gebäude ist frei; die Stopp-Karten kommen bei { $last } freien ins Spiel.
   *[other] { $free } Gebäude sind frei; die Stopp-Karten kommen bei { $last } freien ins Spiel.
}
status-discards = Die Stopp-Karten liegen auf dem Ablagestapel: Sie kommen mit dem nächsten Mischen.
status-pile = Die Stopp-Karten sind im Nachziehstapel: Wer eine zieht, beendet die Partie.
status-offer = { IS_YOU($who) ->
    [yes] Du bietest { $other } eine Karte an. { $other } gibt eine Karte dafür oder lehnt ab.
   *[no] { IS_YOU($other) ->
        [yes] { $who } bietet dir eine Karte an: Gib eine dafür oder lehne ab.
       *[no] { $who } bietet { $other } eine Karte an. { $other } gibt eine Karte dafür oder lehnt ab.
    }
}
status-rebuild = { IS_YOU($other) ->
    [yes] { $event }, gespielt von { $who }: Du setzt einen Stein auf ein geräumtes Feld.
   *[no] { $event }, gespielt von { $who }: { $other } setzt einen Stein auf ein geräumtes Feld.
}
status-speculation = { IS_YOU($other) ->
    [yes] { $event }, gespielt von { $who }: Du wählst, welches Gebäude du verlierst.
   *[no] { $event }, gespielt von { $who }: { $other } wählt das Gebäude, das verloren geht.
}
status-statik = { IS_YOU($other) ->
    [yes] { $event }, gespielt von { $who }: Du hast die meisten Gebäude an der Linie { $line } und wählst, welches davon du verlierst.
   *[no] { $event }, gespielt von { $who }: { $other } hat die meisten Gebäude an der Linie { $line } und wählt, welches davon verloren geht.
}

reading-board = Die Gebäude
reading-line = { $line }: { $a }; { $b }; { $c }; { $d }; { $e }; { $f }; { $g }
reading-blocks = Die größten Blöcke
reading-block = { $count ->
    [one] { $colour }, { $owner }: { $count } Gebäude, { $squares }
   *[other] { $colour }, { $owner }: { $count } Gebäude, { $squares }
}
reading-none = Noch haben keine zwei Gebäude einer Farbe eine gemeinsame Seite.

report-dealt = Die Farben sind zugelost
report-player = Spieler
report-colour = Farbe
report-first = { IS_YOU($who) ->
    [yes] Du machst den ersten Zug.
   *[no] { $who } macht den ersten Zug.
}

help-same = { $one } und { $other } haben dieselbe Farbe: Spiele eine rote und eine blaue Karte.
help-same-cards = { $one } und { $other } haben dieselbe Farbe: Spiele eine rote und eine schwarze Karte.
help-line = { $card } führt nicht zu { $square }.
help-dear = { $square } kostet { $price }, und du hast { $coins }. Der Preis ist die kleinere Zahl der Gebäude des Besitzers an den beiden Linien.
help-dear-colour = { $square } kostet { $price }, und du hast { $coins }. Der Preis ist die kleinere Zahl der Gebäude dieser Farbe an den beiden Linien.
help-cards = Zu { $square } kommst du mit { $red } und dazu { $blue }. Diese Karten hast du nicht.
help-one-square = Immer nur ein Gebäude auf einmal.
help-two-cards = Ein Zug braucht zwei Karten: Lege eine zurück, bevor du eine andere wählst.
help-alone = { $card } wird einzeln gespielt, ohne eine andere Karte.

refusal-allowed = Das ist erlaubt
refusal-not-now = Das steht jetzt nicht zur Wahl
refusal-cards = Dafür hast du nicht die richtigen Karten
refusal-no-pawn = Du hast keinen Stein dieser Farbe mehr
refusal-too-dear = Du kannst es nicht bezahlen: Der Preis ist die kleinere Zahl der Gebäude, die an den beiden Linien zählen
refusal-own-building = Bei zwei Farben je Spieler darf man eigene Gebäude nicht wählen
refusal-not-free = Dieses Feld ist nicht frei
refusal-beside = Ein Stein der Vorrunde darf keine Seite mit einem seiner Farbe gemeinsam haben
refusal-not-an-opponents = Der Baulöwe nimmt ein Gebäude eines Mitspielers
refusal-no-such-player = Nenne einen anderen Spieler
refusal-too-few-pawns = Spekulation trifft Spieler mit mehr als { $pawns } Steinen auf dem Spielplan
refusal-not-the-most = Statik trifft den Spieler mit den meisten Gebäuden an der Linie
refusal-must-play = Die Hand wird nur gezeigt, wenn nichts gespielt werden kann
refusal-swapped = Je Zug gibt es nur ein Angebot, und das ist schon gemacht
refusal-partner-has-none = Dein Partner hat keine Karte zum Tauschen
refusal-not-rebuilt = Nur die geräumten Felder werden neu bebaut
refusal-not-yours = Wähle einen deiner eigenen Steine
refusal-not-on-line = Wähle einen deiner Steine an der genannten Linie
refusal-one-colour = Du spielst nur eine Farbe

picture-cover = Häuser in fünf Farben vor der aufgehenden Sonne; die Karten Broadway und 42nd kreuzen sich.
picture-cover-cards = Kariertes Papier mit Zeichen in drei Farben und zwei Spielkarten: eine rote Drei, eine schwarze Fünf.
    .title = mit Spielkarten
picture-setup = Nach der Vorrunde zu viert: Keine zwei Steine einer Farbe haben eine Seite gemeinsam.
picture-crossing = Broadway und 42nd kreuzen sich am umrandeten Gebäude: Es ist frei und kostet nichts. Die Münzen zeigen die Preise der anderen Gebäude, zu denen diese Hand führt.
picture-price = Rot hat vier Gebäude am Broadway und zwei an der 42nd Street: Broadway/42nd kostet 2 Münzen.
picture-score = Der größte Block von Rot ist umrandet: sechs Gebäude. Fifth/50th berührt ihn nur an einer Ecke.
picture-events = Eine Sanierung räumt die fünf mittleren Felder, ein Ruin die vier Ecken.
picture-sheet = Mit gewöhnlichen Karten: Rot 3 und Schwarz 5 bestimmen das umrandete Feld, Spalte 3 und Reihe 5 von unten.
