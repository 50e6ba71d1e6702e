game = New York New York
    .summary = Baut gemeinsam eine Skyline aus zwölf Zahlen; nur die obersten Karten zählen.
face-newyorknewyork = New York New York
    .summary = Lege deine Stockwerke über die der anderen und sei oben, wenn die letzte Karte liegt.
option-bonus = Folgen benachbarter eigener Karten bringen Zusatzpunkte
    .true = Zahlen und Folgen
    .false = nur Zahlen, eine einfachere Wertung von uns
option-match = ein Match besteht aus einer Partie je Spieler, jeder beginnt einmal; die Summe entscheidet. Wir empfehlen es, denn wer zuletzt spielt, ist im Vorteil
    .false = eine einzelne Partie
    .true = ein Match (empfohlen)
score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

colour-yellow = Gelb
colour-green = Grün
colour-pink = Rosa
colour-light-blue = Hellblau
letter-yellow = E
letter-green = G
letter-pink = R
letter-light-blue = B
card-yellow = Gelb { $number }
card-green = Grün { $number }
card-pink = Rosa { $number }
card-light-blue = Hellblau { $number }

action-play = { $card } spielen
action-take = { $card } nehmen
action-pass = passen

typed-play = spielen spiele legen lege
typed-take = nehmen nehme nimm ziehen ziehe
typed-pass = passen passe
typed-yellow = gelb gelbe e
typed-green = grün grüne gruen g
typed-pink = rosa r
typed-light-blue = hellblau hellblaue blau blaue b
typed-fillers = ich die den der das eine karte von aus meine meiner hand auslage

refusal-allowed = Das ist erlaubt
refusal-not-now = Es gibt nichts zu entscheiden: Die Partie ist zu Ende
refusal-play-first = Spiele zuerst eine Handkarte, dann nimm eine Karte aus der Auslage
refusal-take-first = Du hast deine Karte gespielt; jetzt musst du eine aus der Auslage nehmen
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand
refusal-not-in-reserve = Diese Karte liegt nicht in der Auslage

question-play = Du bist am Zug: Spiele eine Karte auf ihre Zahl oder passe für den Rest der Partie.
question-take = Nimm eine Karte aus der Auslage; alle sehen, welche.

note-changes = { $changes }
note-final = bleibt oben
note-nothing = Punkte bleiben gleich
note-owner = { IS_YOU($owner) ->
    [yes] gehört dir
   *[no] gehört { $owner }
}
note-neutral = neutral
note-pass = { $cards ->
    [one] endgültig, { $cards } Karte bleibt ungespielt
   *[other] endgültig, { $cards } Karten bleiben ungespielt
}
points-of = { IS_YOU($who) ->
    [yes] du { $points }
   *[no] { $who } { $points }
}

log-plays = { IS_YOU($who) ->
    [yes] Du spielst { $card }.
   *[no] { $who } spielt { $card }.
}
log-plays-points = { IS_YOU($who) ->
    [yes] Du spielst { $card }: { $changes }.
   *[no] { $who } spielt { $card }: { $changes }.
}
log-covers = { IS_YOU($who) ->
    [yes] Du spielst { $card } und überdeckst { $covered }.
   *[no] { $who } spielt { $card } und überdeckt { $covered }.
}
log-covers-points = { IS_YOU($who) ->
    [yes] Du spielst { $card } und überdeckst { $covered }: { $changes }.
   *[no] { $who } spielt { $card } und überdeckt { $covered }: { $changes }.
}
log-covered = { IS_YOU($owner) ->
    [yes] { $card } (deine)
   *[no] { $card } ({ $owner })
}
log-covered-neutral = { $card } (neutral)
log-takes = { IS_YOU($who) ->
    [yes] Du nimmst { $card }.
   *[no] { $who } nimmt { $card }.
}
log-takes-turned-up = { IS_YOU($who) ->
    [yes] Du nimmst { $card }; vom Stapel wird { $new } aufgedeckt.
   *[no] { $who } nimmt { $card }; vom Stapel wird { $new } aufgedeckt.
}
log-takes-turned-up-last = { IS_YOU($who) ->
    [yes] Du nimmst { $card }; als letzte Karte vom Stapel wird { $new } aufgedeckt.
   *[no] { $who } nimmt { $card }; als letzte Karte vom Stapel wird { $new } aufgedeckt.
}
log-passes = { IS_YOU($who) ->
    [yes] Du passt und spielst in dieser Partie nicht mehr mit.
   *[no] { $who } passt und spielt in dieser Partie nicht mehr mit.
}
log-no-card-left = { IS_YOU($who) ->
    [yes] Du hast keine Karte mehr.
   *[no] { $who } hat keine Karte mehr.
}
log-alone = { IS_YOU($who) ->
    [yes] Du spielst allein weiter.
   *[no] { $who } spielt allein weiter.
}
log-all-played = Alle Karten sind gespielt. Die Partie ist zu Ende.
log-all-passed = Niemand spielt weiter. Die Partie ist zu Ende.
log-match = Das war die letzte Partie des Matches.
log-game-over = Partie { $game } ist zu Ende: { $points }.
log-next-game = { IS_YOU($who) ->
    [yes] Partie { $game }: Die Karten werden neu ausgeteilt. Du beginnst.
   *[no] Partie { $game }: Die Karten werden neu ausgeteilt. { $who } beginnt.
}

score-line = { $who }: { $sum } = { $total }
score-with-run = { $sum } + { $points } (Folge { $first }–{ $last })
score-with-earlier = { $sum } + { $points } (vorher)

board-title = Zwölf Bauplätze rund um einen Park, nummeriert wie eine Uhr; auf jedem kann ein Turm stehen
board-reserve = AUSLAGE
board-pile = Stapel
board-runs = Folgen
board-lot = Bauplatz { $number }

piece-owned = { IS_YOU($owner) ->
    [yes] { $card }, gehört dir
   *[no] { $card }, { $owner }
}
piece-neutral = { $card }, neutral
piece-covered = { $card }, überdeckt
piece-final = Bauplatz { $number }: endgültig bebaut
piece-star = Bauplatz { $number }: gehört dir
piece-run = Folge { $first }–{ $last }: { $points } zusätzlich
piece-pile = { $cards ->
    [one] der Stapel: { $cards } Karte
   *[other] der Stapel: { $cards } Karten
}
piece-hidden = { $cards ->
    [one] verdeckt: { $cards } Karte
   *[other] verdeckt: { $cards } Karten
}
piece-known = { $card }, genommen von { $who }

panel-hand = Deine Hand
    .note = Deine Farbe ist { $colour }; ein Stern markiert deine Türme. Alle kennen die Karten, die du genommen hast.
panel-neutral = Neutral: { $colours }
    .note = Diese Karten überdecken andere und unterbrechen Folgen, bringen aber niemandem Punkte.
row-numbers = Zahlen
row-runs = Folgen
row-points = Punkte
row-game = diese Partie
row-earlier = vorher
row-total = Summe
row-hand = Handkarten
row-known = allen bekannt
panel-passed = { IS_YOU($who) ->
    [yes] Du hast gepasst und spielst in dieser Partie nicht mehr mit.
   *[no] Hat gepasst und spielt in dieser Partie nicht mehr mit.
}
panel-no-cards = { IS_YOU($who) ->
    [yes] Du hast keine Karte mehr.
   *[no] Hat keine Karte mehr.
}
button-pass = Bis zum Ende der Partie passen

status-game = Partie { $game } von { $games }.
status-pile = { $cards ->
    [one] { $cards } Karte im Stapel.
   *[other] { $cards } Karten im Stapel.
}
status-no-pile = Der Stapel ist leer.
status-no-reserve = Keine Karten mehr zu nehmen: Die Handkarten werden ausgespielt.
status-over = Die Partie ist zu Ende.

reading-skyline = Skyline
reading-lot-empty = { $number }: leer
reading-lot = { $number }: { $top }
reading-lot-below = { $number }: { $top }; darunter: { $below }
reading-lot-final = { $number }: { $top }; darunter: { $below }; endgültig
reading-runs = Folgen
reading-run = { $who }: Folge { $first }–{ $last }, { $points } Zusatzpunkte
reading-no-runs = keine Folgen
reading-reserve = Auslage
reading-hand = Deine Hand
reading-empty = leer
reading-players = Spieler
reading-player = { $who } ({ $colour }): { $facts }
reading-fact = { $label } { $value }
reading-player-known = { $player }; bekannt: { $known }
reading-player-note = { $player }. { $note }

report-game = Partie { $game } von { $games } ist zu Ende
report-match = Das Match ist zu Ende
report-end = Die Partie ist zu Ende
report-player = Spieler
report-in-front = In Führung mit { $points }: { $names }.
report-starts = { IS_YOU($who) ->
    [yes] Du beginnst die nächste Partie.
   *[no] { $who } beginnt die nächste Partie.
}

terminal-reserve = Auslage: { $cards }
terminal-hand = Deine Hand: { $cards }
terminal-empty = leer
terminal-pile = Stapel { $cards }
terminal-neutral = neutral: { $letters }
terminal-game = Partie { $game } von { $games }
terminal-earlier = vorher: { $points }
terminal-passed = gepasst
terminal-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
aid-c = ungesehene Karten
unseen-none = Du weißt von jeder Karte, wo sie ist.
unseen-some = Diese Karten hast du noch nicht gesehen:
unseen-colour = {"  "}{ $colour }: { $numbers }
unseen-places = Davon: { $places }.
unseen-in-pile = { $cards } im Stapel
unseen-in-hand = { $cards } auf der Hand von { $who }

picture-cover = Türme aus Karten am Hafen; nur das oberste Stockwerk zählt.
picture-setup = Alles bereit für zwei Spieler: zwölf leere Bauplätze, sechs offene Karten im Park, der Stapel und darunter deine Hand.
picture-turn = Die gelbe 7 wurde über die rosa 7 gelegt, die nun nicht mehr zählt. Jetzt kann Grün die grüne 11 nehmen.
picture-score = Das Wertungsbeispiel: Die Bänder zeigen die Folgen, die Medaillen, was sie bringen.
picture-ring = 11, 12 und 1 sind Nachbarn: Eine Folge von drei Karten bringt Gelb 6 Zusatzpunkte. Auf der 8 liegt die vierte Karte: Das Messingschild zeigt, dass sich dort nichts mehr ändert.
