## Die Seite

study-title = { $title } in Zahlen
study-lead = Was { $played ->
    [one] { $played } Partie zwischen Bots über { $title } verrät
   *[other] { $played } Partien zwischen Bots über { $title } verraten
} ({ $credit }).
study-setting = Untersucht mit einer Einstellung: { $setting }. Alles andere ist wie gedruckt.
study-made = Gemessen am { $date } · ludopolis { $version } · Regeln Version { $rules } · Startwert { $seed }
study-contents = In dieser Studie
study-summary = Kurz gesagt
study-numbers = Die Zahlen

## Kleine Teile von Sätzen und Tabellen

study-clauses = { $before }; { $last }
study-part = { $whole }: { $part }
study-players = { $players } Spieler
study-with-players = { $value } mit { $players } Spielern
study-with-count = { $value } mit { $players }
study-interval = { $low } bis { $high }
study-range = { $least }–{ $most }
study-verdict = { $verdict ->
    [few] zu wenige Partien
    [nothing] nichts gefunden
    [hint] ein Hinweis
    [more] mehr
   *[less] weniger
}
study-score-axis = Wertung

## Stellen in der Zugreihenfolge

study-order = Wer wann am Zug ist
    .about = Die Plätze in der Reihenfolge ihrer Züge.
study-place = { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
    [4] Vierter
    [5] Fünfter
   *[other] { $place }.
}
study-place-last = Letzter
study-moves = wer als { $place } am Zug ist

## Wer im Vorteil ist

study-favoured = Wer ist im Vorteil?
study-favoured-best = Mit { $players } Spielern gewinnt { $share } der Partien, { $who }; fair wären { $fair }.
study-favoured-worst = Mit { $players } Spielern gewinnt nur { $share } der Partien, { $who }; fair wären { $fair }.
study-favoured-both = Mit { $players } Spielern gewinnt { $share } der Partien, { $who }, und nur { $less }, { $other }; fair wären { $fair }.
study-favoured-hint = Mit { $players } Spielern gibt es einen Hinweis, mehr nicht: { $share } der Partien gewinnt, { $who }; fair wären { $fair }. Unter { $family } Vergleichen kann eine solche Zahl Zufall sein.
study-favoured-nothing = Mit { $players } Spielern wurde kein Vorteil gefunden. Die größte Abweichung: { $share } gewinnt, { $who }; fair wären { $fair }.
study-favoured-few = Mit { $players } Spielern { $games ->
    [one] wurde nur { $games } Partie
   *[other] wurden nur { $games } Partien
} gespielt: zu wenige, um zu sagen, wer im Vorteil ist.
study-headline = { $who }, gewinnt { $shares } (fair: { $fair }).
study-of-games = { $share } der Partien
study-also = Hängt es davon ab, wer spielt?
    .about = Dieselbe Frage mit anderen Bots auf allen Plätzen, bei denselben Kartenverteilungen.
study-also-bot = { $bot }: { $sentence }
study-plot-favoured = Siege über oder unter dem fairen Anteil, in Prozentpunkten
    .alt = Eine Zeile für jede Stelle in der Reihenfolge oder jede Farbe: ein Punkt für die Siegquote abzüglich des fairen Anteils, ein Strich für das 95-%-Intervall. Ausgefüllte Punkte weichen stärker vom fairen Anteil ab, als der Zufall erklärt.
study-plot-also = { $who }: Siege über oder unter dem fairen Anteil, in Prozentpunkten
    .alt = Eine Zeile für jeden Bot: ein Punkt für die Siegquote abzüglich des fairen Anteils, ein Strich für das 95-%-Intervall. Ausgefüllte Punkte weichen stärker vom fairen Anteil ab, als der Zufall erklärt.

## Länge und Wahlmöglichkeiten

study-length = Wie lange dauert es, und wie viel ist zu entscheiden?
study-length-mean = Eine Partie hat im Mittel { $decisions-list }.
study-length-decisions = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}
study-length-rounds = { $rounds-vary ->
    [no] Es sind immer { $rounds-list }.
   *[yes] Das sind { $rounds-list }.
}
study-rounds = { $rounds ->
    [one] { $number } Runde
   *[other] { $number } Runden
}
study-length-spread = Mit { $players } Spielern hat die Hälfte aller Partien { $decisions-lower } bis { $decisions-upper } Entscheidungen, und neun von zehn haben { $decisions-low } bis { $decisions-high }.
study-choices-real = { $real-value } aller Entscheidungen lassen eine echte Wahl, im Mittel zwischen { $choices-value } Möglichkeiten und höchstens zwischen { $most_choices } ({ $players } Spieler).
study-choices-trend = { $trend ->
    [narrows] Die Auswahl ist am Anfang am größten: { $first_choices } Möglichkeiten im ersten Zehntel einer Partie, { $last_choices } im letzten.
    [widens] Die Auswahl wächst: { $first_choices } Möglichkeiten im ersten Zehntel einer Partie, { $last_choices } im letzten.
   *[steady] Die Auswahl bleibt vom Anfang ({ $first_choices } Möglichkeiten) bis zum Ende ({ $last_choices }) etwa gleich groß.
}
study-choices-tree = Multipliziert man die Möglichkeiten einer ganzen Partie, so erhält man eine Zahl mit etwa { $digits } Stellen: Auf so viele Arten hätte sie verlaufen können.
study-plot-length = Entscheidungen in einer Partie
    .alt = Für jede Spielerzahl eine Linie von den 5 % kürzesten bis zu den 5 % längsten Partien, ein Balken für die mittlere Hälfte und eine Marke beim Median.
study-plot-choices = Möglichkeiten je Entscheidung im Verlauf der Partie
    .alt = Eine Linie für jede Spielerzahl: die mittlere Zahl der Möglichkeiten in jedem Zehntel der Partie.
study-axis-decisions = Entscheidungen
study-axis-course = vergangener Anteil der Partie

## Spannung

study-suspense = Wie früh steht der Sieger fest?
study-in-front = Vorn liegt, wer gewänne, wenn die Partie in diesem Augenblick zu Ende wäre.
study-lead-changes = Mit { $players } Spielern wechselt die Führung im Mittel { $lead_changes } Mal in einer Partie; in { $never_changes-value } der Partien wechselt sie nie.
study-half-way = { $half_way-verdict ->
    [few] Mit { $players } Spielern { $games ->
        [one] wurde nur { $games } Partie
       *[other] wurden nur { $games } Partien
    } gespielt: zu wenige, um zu sagen, was eine Führung wert ist.
    [nothing] Zur Halbzeit wurde mit { $players } Spielern kein Vorteil einer Führung gefunden: Wer vorn liegt, gewinnt { $half_way } der Partien (Zufall: { $half_way-chance }).
    [hint] Wer mit { $players } Spielern zur Halbzeit vorn liegt, gewinnt { $half_way } der Partien (Zufall: { $half_way-chance }): ein Hinweis, dass es darauf ankommt, mehr nicht.
    [less] Wer mit { $players } Spielern zur Halbzeit vorn liegt, gewinnt sogar seltener als durch Zufall: { $half_way } der Partien (Zufall: { $half_way-chance }).
   *[more] Wer mit { $players } Spielern zur Halbzeit vorn liegt, gewinnt am Ende { $half_way } der Partien (Zufall: { $half_way-chance }).
}
study-half-way-favourite = Wer zu diesem Zeitpunkt die eigene Stellung am höchsten einschätzt, gewinnt { $half_way-favourite }.
study-settled = { $settled-when ->
    [last] In der Hälfte aller Partien mit { $players } Spielern bringen erst die allerletzten Entscheidungen den Sieger nach vorn.
    [late] In der Hälfte aller Partien mit { $players } Spielern liegt der Sieger erst nach { $settled-middle } der Entscheidungen endgültig vorn, in einem Viertel erst ganz am Schluss.
   *[earlier] In der Hälfte aller Partien mit { $players } Spielern liegt der Sieger erst nach { $settled-middle } der Entscheidungen endgültig vorn, in einem Viertel erst nach { $settled-upper }.
}
study-plot-leader = Wer vorn liegt, gewinnt …
    .alt = Eine Linie für jede Spielerzahl: der Anteil der Partien, die gewinnt, wer vorn liegt, von der ersten bis zur letzten Entscheidung.
study-plot-favourite = Wer die eigene Stellung am höchsten einschätzt, gewinnt …
    .alt = Eine Linie für jede Spielerzahl: der Anteil der Partien, die gewinnt, wer die eigene Stellung am höchsten einschätzt, von der ersten bis zur letzten Entscheidung.

## Punkte und Spielende

study-scores = Wertung, knappe Siege, Spielende
study-scores-winner = Mit { $players } Spielern hat der Sieger typischerweise { $winner-score } (die Hälfte der Sieger { $winner-lower } bis { $winner-upper }), die anderen haben { $others-middle }.
study-scores-close = Mit { $players } Spielern liegt der Sieger typischerweise { $margin-score } vor dem Nächsten; { $shared ->
    [yes] { $ties } der Partien haben mehr als einen Sieger
   *[no] { $games ->
        [one] die einzige Partie hatte nur einen Sieger
       *[other] keine der { $games } Partien hatte mehr als einen Sieger
    }
}.
study-endings = { $endings-vary ->
    [no] Alle Partien endeten so: { $endings-list }.
   *[yes] Wie Partien enden: { $endings-list }.
}
study-endings-share = { $reason } { $share }
study-endings-with = mit { $players } Spielern { $list }
study-plot-scores = Wertung der Sieger und der anderen
    .alt = Für jede Spielerzahl zwei Formen: über der Linie, wie sich die Wertung der Sieger verteilt, darunter die der anderen.

## Glück und Können

study-luck = Glück oder Können?
study-skill = Ein { $bots } unter { $skill-others } { $against } gewinnt { $skill-wins } der Partien mit { $players } Spielern; käme es nicht auf Können an, wären es { $skill-fair }.
study-skill-deals = Bei { $skill-everywhere } der Kartenverteilungen gewinnt er von jedem Platz aus, bei { $skill-nowhere } von keinem; bei { $skill-same_seat } gewinnt derselbe Platz, gleich wer dort sitzt.
study-repeats = Spielen dieselben Bots dieselbe Kartenverteilung noch einmal, mit anderen Zufallszahlen beim Nachdenken, so gewinnt mit { $players } Spielern in { $repeat-agreement } der Fälle derselbe Platz; hätte die Kartenverteilung keine Bedeutung, wären es { $repeat-chance }. { $repeat-verdict ->
    [few] Das sind zu wenige Kartenverteilungen, um mehr zu sagen.
    [hint] Das ist ein Hinweis, mehr nicht, dass es auf die Kartenverteilung ankommt.
    [more] Die Kartenverteilung, mit Startspieler und künftigen Karten, entscheidet die Partie also zum Teil: { $repeat-part } des Weges vom Zufall zur Gewissheit.
   *[nothing] Ein Einfluss der Kartenverteilung auf den Sieger wurde also nicht gefunden.
}
study-repeats-note = { study-repeats } Bots, die gleich denken, spielen eine Kartenverteilung gleich; unter Menschen wird sie weniger entscheiden.
study-repeats-table = Dieselbe Kartenverteilung, noch einmal gespielt mit anderen Zufallszahlen beim Nachdenken
study-plot-skill = Der stärkere Bot auf jedem Platz derselben Kartenverteilung
    .alt = Ein Balken für jede Spielerzahl: der Anteil der Kartenverteilungen, bei denen der stärkere Bot von jedem Platz aus gewinnt, von manchen und von keinem.

## Was Sieger haben und tun

study-amounts = Wovon Sieger mehr haben
study-amounts-note = Mit { $players } Spielern. Was nicht ausgeteilt wird, ist ein Zeichen dafür, wie Sieger spielen, kein Beweis: Wer vorn liegt, kann sich auch mehr leisten.
study-amounts-sentence = { $dealt ->
    [yes] { $title }: Sieger haben im Mittel { $winners } bekommen, die anderen { $others }
   *[no] { $title }: bei Siegern im Mittel { $winners }, bei den anderen { $others }
}{ $verdict ->
    [few] {" "}(zu wenige Partien für einen Vergleich)
    [nothing] {" "}(kein Unterschied gefunden)
    [hint] {" "}(ein Hinweis auf einen Unterschied, mehr nicht)
   *[found] {""}
}.
study-plot-amount = { $title }: Siegquote
    .alt = Punkte mit 95-%-Intervallen: die Siegquote je nach der Anzahl ({ $unit }). Eine gestrichelte Linie zeigt den fairen Anteil.
study-facts = Außerdem gemessen
study-facts-sentence = { $fact } ({ $more }).
study-facts-here = mit { $players } Spielern
study-facts-none = keiner
study-facts-none-of = { $games ->
    [one] von { $games } Partie keine
   *[other] keine von { $games } Partien
}

## Optionen

study-options = Was jede Option ändert
study-options-about = Jede Option wird einzeln umgestellt, alles andere ist wie gedruckt, und dieselben Startwerte werden mit und ohne sie gespielt: je { $option_games ->
    [one] { $option_games } Partie
   *[other] { $option_games } Partien
}, Bots { $option_bots }.
study-options-sentence = { $label } ({ $players } Spieler): { $found ->
    [few] zu wenige Partien für einen Vergleich
    [same] nichts ändert sich; jede Partie verläuft wie ohne die Option
    [nothing] bei keiner der { $count } Messgrößen wurde eine Änderung gefunden
   *[changes] { $changes }
}.
study-options-table = Unterschiede zum gedruckten Spiel. Fett: mehr als Zufall, auch unter allen { $option_comparisons } Vergleichen dieses Kapitels. Mit Fragezeichen: mehr als Zufall, wenn es der einzige wäre.
study-plot-options-first = Was Optionen an der Siegquote des ersten Spielers ändern, in Prozentpunkten
    .alt = Eine Zeile für jede Option und Spielerzahl: ein Punkt für den Unterschied zum gedruckten Spiel, ein Strich für sein 95-%-Intervall. Ausgefüllte Punkte weichen stärker ab, als der Zufall erklärt.
study-plot-options-decisions = Was Optionen an der Zahl der Entscheidungen ändern
    .alt = Eine Zeile für jede Option und Spielerzahl: ein Punkt für den Unterschied zum gedruckten Spiel, ein Strich für sein 95-%-Intervall. Ausgefüllte Punkte weichen stärker ab, als der Zufall erklärt.
study-change-decisions = { $verdict ->
    [more] Partien sind länger, { $changed } Entscheidungen statt { $printed }
   *[less] Partien sind kürzer, { $changed } Entscheidungen statt { $printed }
}
study-change-choices = { $verdict ->
    [more] die Auswahl ist größer, { $changed } Möglichkeiten statt { $printed }
   *[less] die Auswahl ist kleiner, { $changed } Möglichkeiten statt { $printed }
}
study-change-winner = { $verdict ->
    [more] Sieger erreichen mehr, { $changed } statt { $printed }
   *[less] Sieger erreichen weniger, { $changed } statt { $printed }
}
study-change-margin = { $verdict ->
    [more] Sieger haben mehr Vorsprung, { $changed } statt { $printed }
   *[less] Siege sind knapper, { $changed } zwischen den ersten beiden statt { $printed }
}
study-change-ties = { $verdict ->
    [more] geteilte Siege sind häufiger, { $changed } statt { $printed }
   *[less] geteilte Siege sind seltener, { $changed } statt { $printed }
}
study-change-lead_changes = { $verdict ->
    [more] die Führung wechselt öfter, { $changed } Mal statt { $printed }
   *[less] die Führung wechselt seltener, { $changed } Mal statt { $printed }
}
study-change-half_way = { $verdict ->
    [more] eine Führung zur Halbzeit ist mehr wert, { $changed } der Siege statt { $printed }
   *[less] eine Führung zur Halbzeit ist weniger wert, { $changed } der Siege statt { $printed }
}
study-change-wins = { $verdict ->
    [more] { $who }, gewinnt öfter, { $changed } statt { $printed }
   *[less] { $who }, gewinnt seltener, { $changed } statt { $printed }
}
study-change-ending = { $verdict ->
    [more] mehr Partien enden so: { $reason }, { $changed } statt { $printed }
   *[less] weniger Partien enden so: { $reason }, { $changed } statt { $printed }
}

## Spalten von Tabellen, und Namen in den Legenden der Bilder

study-column-who = wer
study-column-bot = Bot
study-column-wins = Siege
study-column-interval = 95-%-Intervall
study-column-fair = fairer Anteil
study-column-score = mittlere Wertung
study-column-finding = Befund
study-column-players = Spieler
study-column-mean = Mittel
study-column-median = Median
study-column-most = Höchstwert
study-column-real = mit echter Wahl
study-column-choices = Möglichkeiten
study-column-lead_changes = Führungswechsel
study-column-never = nie
study-column-settled_half = endgültig in der Hälfte der Partien nach
study-column-settled_most = … in drei Vierteln nach
study-column-winners = Sieger
study-column-others = andere
study-column-lead = Vorsprung des Siegers (Median)
study-column-shared = geteilte Siege
study-column-ending = Spielende
study-column-deals = Kartenverteilungen
study-column-stronger = der Stärkere gewinnt
study-column-everywhere = von jedem Platz
study-column-somewhere = von manchen
study-column-nowhere = von keinem
study-column-same_seat = derselbe Platz gewinnt
study-column-same_winner = derselbe Sieger
study-column-by_chance = durch Zufall
study-column-amount = Anzahl
study-column-seats = aller Spieler
study-column-difference = Unterschied
study-column-option = Option
study-column-printed = wie gedruckt
study-column-changed = geändert
study-column-decisions = Entscheidungen
study-column-winner = Wertung des Siegers
study-column-margin = Vorsprung des Siegers
study-column-ties = geteilte Siege, %
study-column-half_way = wer zur Halbzeit führt, gewinnt, %
study-column-first = der Erste gewinnt, %
study-column-last = der Letzte gewinnt, %

## Wie gemessen wurde

study-method = Wie gemessen wurde
study-method-bots = Bots haben gespielt, keine Menschen: auf allen Plätzen { $bots }. { $kind ->
    [greedy] Dieser Bot schaut in einer Welt, die zu dem passt, was er sehen kann, einen Zug voraus und nimmt, was am besten aussieht
    [random] Dieser Bot wählt unter allen erlaubten Aktionen, jede mit gleicher Wahrscheinlichkeit
    [search] Dieser Bot schaut in gedachten Welten, die zu dem passen, was er sehen kann, viele Züge voraus
   *[other] So heißt dieser Bot
}. Andere Spieler finden vielleicht anderes; wo Bots einen Plan übersehen, tut es auch diese Studie.
study-method-games = Für jede Spielerzahl { $games ->
    [one] wurde { $games } Partie
   *[other] wurden { $games } Partien
} gespielt. Partie n hat als Startwert SHA-256 von „ludopolis series { $seed } game n“; alles hier lässt sich also noch einmal spielen.
study-method-intervals = Hinter ± steht die halbe Breite eines 95-%-Intervalls: bei Anteilen das von Wilson, bei Mittelwerten das normale. Partien sind unabhängig voneinander; was innerhalb einer Partie geschieht, ist es nicht. Deshalb zählt jedes Intervall Partien (oder Kartenverteilungen, wo eine mehrmals gespielt wird), nie Plätze. Ein geteilter Sieg zählt für seinen Teil.
study-method-comparisons = Diese Studie macht { $comparisons } Vergleiche mit einem fairen Anteil oder mit der gedruckten Regel. Wäre an gar nichts etwas dran, so sähen etwa { $expected } davon durch Zufall bemerkenswert aus. Deshalb behauptet ein Satz nur etwas, wenn das Intervall, verbreitert für alle Vergleiche seines Kapitels (Bonferroni), den Bezugswert ausschließt; was nur das einfache Intervall ausschließt, heißt ein Hinweis.
study-method-terms = Als Entscheidung zählt jedes Mal, wenn jemand gefragt wird, auch ein erzwungener Zug. { $standing } Wie ein Spieler eine Stellung einschätzt, ist die Bewertung des Bots greedy nach dem, was dieser Platz wissen darf; sie wird nach jedem Zwanzigstel einer Partie betrachtet.
study-method-again = Um alles noch einmal zu spielen:
study-method-files = Alle Zahlen, mit mehr Stellen, stehen in { $file }.
