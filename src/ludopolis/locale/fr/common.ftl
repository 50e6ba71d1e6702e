seat-number = place { $number }
seat-title = { IS_YOU($who) ->
    [yes] { $who } (vous)
   *[no] { $who }
}
item = { $item }
yes = oui
no = non
preparing = Préparation de { $title } ({ $part }) : compilation, une seule fois. Une demi-minute au plus …
    .rules = règles
    .bots = robots
    .series = séries
    .search = recherche
    .study = étude

why-over = La partie est finie.
why-not-your-turn = Ce n'est pas votre tour : { $who } décide maintenant.
why-nothing = Il n'y a rien à choisir là pour le moment.
why-allowed = Cela peut être choisi.
why-refused = Ce n'est pas permis : { $why }.
