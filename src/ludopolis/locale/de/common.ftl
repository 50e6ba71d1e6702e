seat-number = Platz { $number }
seat-title = { IS_YOU($who) ->
    [yes] { $who } (du)
   *[no] { $who }
}
item = { $item }
yes = ja
no = nein
preparing = { $title } wird vorbereitet ({ $part }): Das ist nur dieses eine Mal nötig und dauert bis zu einer halben Minute …
    .rules = Regeln
    .bots = Roboter
    .series = Serien
    .search = Suche
    .study = Studie

why-over = Die Partie ist zu Ende.
why-not-your-turn = Du bist nicht am Zug: { $who } entscheidet jetzt.
why-nothing = Hier gibt es jetzt nichts zu wählen.
why-allowed = Das kannst du wählen.
why-refused = Nicht erlaubt: { $why }.
