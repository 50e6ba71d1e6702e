seat-number = Platz { $number }
seat-title = { IS_YOU($who) ->
    [yes] { $who } (du)
   *[no] { $who }
}
item = { $item }
yes = ja
no = nein
preparing = { $title } wird vorbereitet ({ $part }): Das Übersetzen geschieht nur dieses eine Mal und dauert bis zu einer halben Minute …
    .rules = Regeln
    .bots = Roboter
    .series = Serien
    .search = Suche
    .study = Studie

why-over = Die Partie ist zu Ende.
why-not-your-turn = Du bist nicht am Zug: { $who } entscheidet jetzt.
why-nothing = Hier gibt es gerade nichts zu wählen.
why-allowed = Das kann gewählt werden.
why-refused = Nicht erlaubt: { $why }.
