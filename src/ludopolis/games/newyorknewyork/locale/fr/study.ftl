study-points = points
study-role-order = Qui joue quand
    .about = Les joueurs disent que jouer en dernier est un avantage : personne ne recouvre ce qui est posé en dernier. Le premier joueur est tiré au sort.
study-role-last_card = Qui pose la dernière carte
    .about = Comme on peut passer, le dernier du tour n'est pas toujours le dernier à poser une carte. Qui a le dernier mot ?
study-last-card-no = pas la dernière carte
    .who = qui ne pose pas la dernière carte
study-last-card-yes = la dernière carte
    .who = qui pose la dernière carte
study-rounds-cards = { $rounds ->
    [one] { $number } carte jouée par joueur
   *[other] { $number } cartes jouées par joueur
}

study-amount-own = Cartes de sa couleur dans la première main
    .unit = cartes
study-amount-on_top = Ses cartes au sommet à la fin
    .unit = cartes
study-amount-runs = Points des suites
    .unit = points
study-amount-left = Cartes jamais jouées
    .unit = cartes

study-fact-passed = Un joueur passe alors qu'il a encore des cartes dans { $value } des parties
study-fact-played = { $value } des 48 cartes sont posées en moyenne
study-fact-neutral = { $value } des 12 numéros montrent à la fin une couleur qui n'est à personne

study-option-bonus =
    .false = Sans prime pour les suites
study-option-match =
    .true = Un match
study-ending-all-played = toutes les cartes posées
study-ending-all-passed = tous les joueurs passent
study-ending-match = la fin du match
