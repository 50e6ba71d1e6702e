guest = Gast
another-name = { $name } ({ $number })
robot = Roboter { $number }
seat-or-you = { IS_YOU($who) ->
    [yes] du
   *[no] { $who }
}

table-sit = { $name } nimmt Platz.
table-stand = { $name } verlässt den Tisch.
table-decline = { $name } spielt nicht noch einmal.
table-bot-sits = Ein Roboter ({ $bot }) nimmt Platz { $seat } ein.
table-opened = Platz { $seat } ist frei.
table-hints = Wer am Zug ist, darf um einen Tipp bitten.
table-no-hints = Keine Tipps: Mehrere Menschen spielen mit.
table-start = Die Partie beginnt.
table-left = Keine Antwort beim Mischen ({ $who }): Es wird neu gemischt, und vorerst spielt ein Roboter.
table-left-alone = Keine Antwort von deinem Browser beim Mischen: Es wird neu gemischt.
table-hint = { IS_YOU($who) ->
    [yes] Du hast um einen Tipp gebeten.
   *[no] { $who } hat um einen Tipp gebeten.
}
table-undo = { IS_YOU($who) ->
    [yes] Du nimmst den letzten Zug zurück.
   *[no] { $who } nimmt den letzten Zug zurück.
}
table-resign = { IS_YOU($who) ->
    [yes] Du gibst auf.
   *[no] { $who } gibt auf.
}
table-resign-to-bot = { IS_YOU($who) ->
    [yes] Du gibst auf. Ein Roboter spielt weiter.
   *[no] { $who } gibt auf. Ein Roboter spielt weiter.
}
table-hand-over = { IS_YOU($who) ->
    [yes] Du überlässt deinen Platz einem Roboter.
   *[no] { $who } überlässt den Platz einem Roboter.
}
table-take-back = { IS_YOU($who) ->
    [yes] Du nimmst deinen Platz wieder ein.
   *[no] { $who } nimmt den Platz wieder ein.
}
table-ask-back = { IS_YOU($who) ->
    [yes] Du forderst deinen Platz zurück.
   *[no] { $who } fordert den Platz zurück.
}
table-agree = { IS_YOU($who) ->
    [yes] Du stimmst zu: { $other } darf den Platz wieder einnehmen.
   *[no] { $who } stimmt zu: { IS_YOU($other) ->
        [yes] Du darfst deinen Platz wieder einnehmen.
       *[no] { $other } darf den Platz wieder einnehmen.
    }
}
table-rematch = { IS_YOU($who) ->
    [yes] Du wünschst dir eine Revanche.
   *[no] { $who } wünscht sich eine Revanche.
}
table-rematch-yes = { IS_YOU($who) ->
    [yes] Du spielst noch einmal.
   *[no] { $who } spielt noch einmal.
}
table-rematch-no = { IS_YOU($who) ->
    [yes] Du spielst nicht noch einmal.
   *[no] { $who } spielt nicht noch einmal.
}

result-so-far = Der Punktestand bisher:
result-wins = { $count ->
    [one] { $names } gewinnt: { $score }.
   *[other] { $names } teilen sich den Sieg: { $score }.
}
result-team-wins = Das Team { $names } gewinnt: { $score }.
result-ahead = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
result-team-ahead = Das Team { $names } gewinnt.
result-gave-up = { $who } hat aufgegeben und kommt nach allen, die weitergespielt haben.

undo-not-the-last = Inzwischen hat jemand anders gespielt
undo-not-by-you = Ein Roboter hat diesen Zug gespielt
undo-given-up = Der Platz ist aufgegeben
undo-handed-over = Auf dem Platz spielt jetzt ein Roboter

refused-not-found = Hier gibt es nichts. Prüfe den Link oder lass dir einen neuen geben.
refused-not-yours = Das ist nicht dein Platz. Nimm einen freien Platz ein oder schau zu.
refused-not-your-turn = Du bist nicht am Zug: Jetzt entscheidet { $name }.
refused-id-used = Diese Kennung stand schon für etwas anderes. Gib jeder neuen Nachricht eine eigene.
refused-stale = Die Partie ist inzwischen weitergegangen. Sieh dir den Tisch an und wähle noch einmal.
refused-illegal = Das ist jetzt nicht erlaubt. { $why }.
refused-invalid = Das war nicht zu verstehen. Lade die Seite neu und versuche es noch einmal.
refused-options = So lässt sich keine Partie aufbauen: { $why }
refused-seats = Gib jeden Platz jemandem: mindestens einen einem Menschen und höchstens einen dir selbst.
refused-over = Die Partie ist zu Ende. Schlage eine Revanche vor, um noch einmal zu spielen.
refused-not-started = Die Partie hat noch nicht begonnen. Warte, bis alle Plätze besetzt sind.
refused-started = Die Partie hat schon begonnen. Überlass deinen Platz einem Roboter oder gib auf.
refused-full = Alle Plätze sind besetzt. Du kannst zuschauen oder selbst einen Tisch eröffnen.
refused-taken = Dort sitzt schon jemand. Wähle einen anderen Platz.
refused-reserved = Dieser Platz ist reserviert für { $name } (angefragt für eine Revanche). Wähle einen anderen Platz.
refused-empty-seats = Einige Plätze sind noch frei. Lade jemanden ein oder gib sie Robotern.
refused-host-only = Das kann nur, wer den Tisch eröffnet hat. { $sits ->
    [yes] Frage { $name }.
   *[no] Eröffne selbst einen Tisch.
}
refused-name = Ein Name hat 1 bis { $most } Zeichen. Wähle einen anderen.
refused-chat = Schreiben kannst du, wenn mindestens zwei Menschen am Tisch sitzen und du dabei bist.
refused-chat-text = Eine Nachricht hat 1 bis { $most } Zeichen. Kürze sie.
refused-chat-often = Das ist viel auf einmal. Warte ein paar Sekunden und schreibe dann weiter.
refused-undo = Das lässt sich nicht zurücknehmen: { $why }.
refused-resigned = Dieser Platz ist aufgegeben und bleibt beim Roboter.
refused-handed-over = Auf diesem Platz spielt ein Roboter. Nimm ihn zuerst wieder ein.
refused-stand-in = Als Vertretung spielt hier nur ein Roboter mit der Spielstärke des Tisches ({ $level }), weil mehrere Menschen ohne Tipps spielen. Nenne keinen anderen.
refused-not-asked = Diesen Platz fordert gerade niemand zurück. Sieh dir den Tisch noch einmal an.
refused-no-rematch = Hier hat niemand eine Revanche vorgeschlagen. Schlage eine vor, wenn du magst.
refused-no-face = Dieses Spiel gibt es hier nicht. Wähle eines von: { $known }.
refused-no-bot = Diesen Roboter gibt es nicht. Wähle einen von: { $known }.
refused-no-aid = Diese Hilfe gibt es in diesem Spiel nicht.
refused-hint-off = Tipps sind hier nicht vereinbart, weil mehrere Menschen spielen. Wer einen Tisch eröffnet, kann sie erlauben.
refused-hint-busy = Dein letzter Tipp wird noch berechnet. Warte zuerst auf ihn.
refused-hint-often = Das sind viele Tipps auf einmal. Warte ein paar Sekunden und bitte dann noch einmal darum.
refused-hint-soon = Die Tipps für dieses Spiel werden noch vorbereitet. Versuche es in einer Minute noch einmal.
refused-not-over = Die Partie ist noch nicht zu Ende. Ansehen kannst du sie danach.
refused-analyst-busy = Von dir oder aus deinem Netz warten schon viele Partien auf ihren Rückblick. Versuche es in ein paar Minuten noch einmal.
refused-claim = Dieser Code ist falsch, schon benutzt oder zu alt. Lass dir auf dem anderen Gerät einen neuen geben.
refused-busy = Zu viele deiner Tische sind offen. Beende oder verlasse zuerst einen.
refused-table-budget = Du hast an diesem Tisch heute so viel geschrieben und geändert, dass für dich nur noch die Partie weitergeht. Spiel weiter; morgen ist wieder Platz.
refused-visitor-budget = Du hast so viel gespeichert, wie ein Besucher an einem Tag kann. Deine Partien gehen weiter; für alles andere warte ein paar Stunden.
refused-address-budget = Dein Netz hat so viel gespeichert, wie es an einem Tag kann. Deine Partien gehen weiter; für alles andere warte ein paar Stunden.
refused-enough = An diesem Tisch ist so viel geschehen, dass nur noch die Partie weitergeht. Spiel sie zu Ende.
refused-storage = Das lässt sich gerade nicht speichern, also hat sich nichts geändert; alles davor ist erhalten. Versuche es gleich noch einmal.
refused-shuffle-late = Das Mischen ist inzwischen weitergegangen. Sieh am Tisch nach, welche Runde läuft.
refused-shuffle-other = Das ist nicht die versprochene Zahl. Sende die, die versprochen wurde.
refused-read-only = Die Seite ist nur lesbar: Ihre Datenbank ist beschädigt, also lässt sich nichts Neues speichern, und nichts hat sich geändert. Was noch lesbar ist, kannst du ansehen; der Betreiber muss eine Sicherung einspielen.
refused-damaged = Das ist nicht lesbar: Die Datenbank der Seite ist beschädigt. Andere Tische lassen sich vielleicht noch öffnen; der Betreiber muss eine Sicherung einspielen.
refused-broken = Diese Partie lässt sich nicht mehr öffnen: Ihre Züge passen nicht zu den jetzigen Regeln.
refused-version = Diese Seite spricht Version { $version } der API, in der Texte Daten sind, die jeder Client selbst in Worte fasst. Lade die Seite neu; Programme müssen angepasst werden, siehe /api.
