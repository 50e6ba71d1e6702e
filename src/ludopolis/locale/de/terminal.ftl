terminal-error = Fehler:
terminal-no-language = Die Sprache „{ $language }“ gibt es nicht; es gibt: { $known }
terminal-thinking = Denkt nach …
terminal-percent = { $number } %

terminal-welcome = { $title } — { $credit }
terminal-shelf = Was wollen wir spielen?
terminal-players = { $least } bis { $most } Spieler
terminal-which-game = Eine Zahl oder q zum Beenden >{" "}
terminal-no-such-game = Es gibt { $count } Spiele, von 1 bis { $count }.
terminal-options = Optionen:
terminal-default = Vorgabe
terminal-levels = Wie stark die Roboter sind, nach Spielstärke, die schwächste zuerst:
terminal-bots = Bots: { $names }
terminal-ready = { $title } ist bereit.
terminal-you = du
terminal-same-name = Zwei Plätze heißen { $name }; gib jedem einen eigenen Namen
terminal-seats-wrong = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
} für { $players } Spieler; benenne jeden Platz
terminal-no-people = Niemand spielt mit: Gib mindestens einem Menschen einen Platz oder nimm simulate
terminal-resume-alone = Eine gespeicherte Partie hat ihre Plätze und Optionen; gib --resume ohne sie an
terminal-empty-file = { $path } ist leer
terminal-programs = Diese gespeicherte Partie würde { $commands } ausführen: Eine Datei kann jeden Befehl nennen; wenn du dieser vertraust, füge --programs hinzu

terminal-help = Zahl oder Text eintippen · ? Regeln · l Liste · u zurücknehmen
terminal-key-hint = h Tipp
terminal-key-quit = q beenden
terminal-key-aid = { $key } { $name }
terminal-prompt = { $name } >{" "}
terminal-pass-on = { $name }, du bist am Zug. Drücke Enter, wenn sonst niemand hinsieht.
terminal-chapters = Die Spielregel. Tippe ? und eine Zahl oder ? und ein Wort, zum Beispiel: ? 2
terminal-no-chapter = Die Spielregel hat kein Kapitel dazu; tippe ? für die Liste.
terminal-more = … und { $count } weitere; tippe l, um alle zu sehen
terminal-only-choice = Es gibt nur eine Möglichkeit: Drücke Enter.
terminal-bad-number = Die Möglichkeit { $number } gibt es nicht: Es gibt { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}; tippe l, um alle zu sehen.
terminal-undone = Zurückgenommen.
terminal-no-undo = Das lässt sich nicht zurücknehmen: { $why }.
terminal-hint = Das sieht am besten aus, mit den Gewinnchancen danach. Es kann auch falsch sein.
terminal-share = { $who } { $share }
terminal-asked-about = { $title }, nach Zug { $move } von { $moves }; am Zug: { $who }
terminal-was-played = Gespielt wurde: { $played }

terminal-saved = Gespeichert. Weiter geht es mit: { $command } play --resume { $path }
terminal-kept = Die Partie ist gespeichert. Nachspielen mit: { $command } replay { $path }
terminal-not-saved = Speichern in { $path } ging nicht: { $why }. Nenne eine andere Datei oder drücke Enter, um ohne Speichern zu beenden:{" "}
terminal-over = Die Partie ist zu Ende.
terminal-winner = { IS_YOU($who) ->
    [yes] Du gewinnst: { $score }.
   *[no] { $who } gewinnt: { $score }.
}
terminal-winners = { $who } teilen sich den Sieg: { $score }.
terminal-team-wins = Das Team { $who } gewinnt: { $score }.

terminal-deal = die Kartenverteilung
terminal-step = Zug { $move } von { $moves }
terminal-step-help = Enter weiter · b zurück · eine Zahl, um dorthin zu gehen · q beenden
terminal-replayed = Jeder Zug war erlaubt, und das Ergebnis stimmt.
terminal-unfinished = Die Partie ist nicht zu Ende. Bisher war jeder Zug erlaubt.
terminal-records = { $count ->
    [one] { $count } Aufzeichnung
   *[other] { $count } Aufzeichnungen
}
terminal-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
terminal-verified = { $records }, { $moves }: Jeder Zug war erlaubt, jedes Ergebnis stimmt.
terminal-proof-all = Niemand konnte das Mischen bestimmen. Der Startwert entstand aus einer Zahl des Servers und Zahlen von Browsern der Spieler, alle versprochen, bevor eine davon gezeigt wurde, und jedes Mischen und jeder Wurf folgt daraus.
terminal-proof-all-trust = Die Aufzeichnung allein beweist nicht, dass es Browser von Menschen waren. Wer mitgespielt hat, sieht auf der Seite der Partie, ob die eigene Zahl dabei ist; dann braucht man niemandem zu trauen.
terminal-proof-server = Der Server hat seine Zahl vor dem ersten Zug versprochen, und jedes Mischen und jeder Wurf folgt daraus.
terminal-proof-server-trust = Nicht bewiesen: dass der Server nicht vorher mehrere Zahlen ausprobiert hat. Kein Browser eines Spielers hat mitgemacht.
terminal-proof-left = So oft wurde neu gemischt, weil jemand vor dem Ende gegangen ist: { $count }.
terminal-proof-promised = Der Server hat den Startwert vor dem ersten Zug versprochen, und jedes Mischen und jeder Wurf folgt daraus. Nicht bewiesen: dass er nicht vorher mehrere Startwerte ausprobiert hat.
terminal-proof-promised-only = Der Server hat den Startwert vor dem ersten Zug versprochen, mehr nicht. Nicht bewiesen: dass das Mischen daraus folgt oder dass er nicht vorher mehrere Startwerte ausprobiert hat.
terminal-proof-seed = Jedes Mischen und jeder Wurf folgt aus dem Startwert. Niemand hat den Startwert versprochen: Wer die Aufzeichnung gemacht hat, kann mehrere ausprobiert haben.
terminal-proof-none = Über das Mischen ist nichts bewiesen: Der Startwert ergibt es hier nicht. Eine ältere Version hat gemischt, oder jemand hat etwas geändert.

terminal-analysis-title = { $title }: { $names }
terminal-analysis-length = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, Rückblick von { $bot }
terminal-analysis-curve = Die Gewinnchancen, wie { $eyes } sie sehen konnte
terminal-analysis-eyes-own = jeder Spieler
terminal-analysis-eyes-spectator = ein Zuschauer
terminal-analysis-none = Keine Entscheidung hat so viel gekostet, dass sie ein Fehler wäre.
terminal-analysis-unfinished = Die Partie ist nicht zu Ende: Was am Ende steht, ist eine Schätzung.
terminal-analysis-axis-moves = Züge
terminal-analysis-axis-win = Anteil am Sieg (gepunktet: alle gleich)
terminal-analysis-worst = Die teuersten Entscheidungen
    .number = Nr.
    .move = Zug
    .played = was gespielt wurde
    .better = besser
    .win = Sieg
    .cost = Kosten
terminal-analysis-turns = Das größte Glück
    .move = Zug
    .happened = was geschah
    .who = Glück für
    .luck = Glück
terminal-analysis-totals = Was die Gewinnchancen verändert hat
    .player = Spieler
    .begin = Anfang
    .own = Fehler
    .others = andere
    .luck = Glück
    .end = Ende
    .faultless = fehlerfrei
terminal-analysis-faultless = { $faultless } von { $choices }
