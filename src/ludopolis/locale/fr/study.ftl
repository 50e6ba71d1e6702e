## La page

study-title = { $title } en chiffres
study-lead = Ce que { $played ->
    [one] { $played } partie entre robots dit
   *[other] { $played } parties entre robots disent
} de { $title }, de { $credit }.
study-setting = Étude d'un seul réglage : { $setting }. Tout le reste est comme imprimé.
study-made = Mesuré le { $date } · ludopolis { $version } · règles version { $rules } · graine { $seed }
study-contents = Dans cette étude
study-summary = En bref
study-numbers = Les chiffres

## Petites parties de phrases et de tableaux

study-clauses = { $before } ; { $last }
study-part = { $whole } : { $part }
study-players = { $players } joueurs
study-with-players = { $value } à { $players } joueurs
study-with-count = { $value } à { $players }
study-interval = { $low } à { $high }
study-range = { $least } à { $most }
study-verdict = { $verdict ->
    [few] trop peu de parties
    [nothing] rien trouvé
    [hint] un indice
    [more] plus
   *[less] moins
}
study-score-axis = score

## Places dans l'ordre du tour

study-order = Qui joue quand
    .about = Les places dans l'ordre où elles jouent.
study-place = { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] { $place }e
}
study-place-last = dernier
study-moves = qui joue en { $place }

## Qui est avantagé

study-favoured = Qui est avantagé ?
study-favoured-best = À { $players } joueurs, { $who } gagne { $share } des parties ; { $fair } serait équitable.
study-favoured-worst = À { $players } joueurs, { $who } ne gagne que { $share } des parties ; { $fair } serait équitable.
study-favoured-both = À { $players } joueurs, { $who } gagne { $share } des parties, et { $other } seulement { $less } ; { $fair } serait équitable.
study-favoured-hint = À { $players } joueurs, un indice, pas plus : { $who } gagne { $share } des parties, { $fair } serait équitable ; parmi { $family } comparaisons, le hasard suffit à en donner une pareille.
study-favoured-nothing = À { $players } joueurs, aucun avantage n'a été trouvé ; plus grand écart : { $share } pour { $who }, { $fair } serait équitable.
study-favoured-few = À { $players } joueurs, seulement { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : trop peu pour dire qui est avantagé.
study-headline = { $who } gagne { $shares } (part équitable : { $fair }).
study-of-games = { $share } des parties
study-also = Cela dépend-il de qui joue ?
    .about = La même question avec d'autres robots à toutes les places, sur les mêmes donnes.
study-also-bot = { $bot } : { $sentence }
study-plot-favoured = Victoires au-dessus ou au-dessous de la part équitable, en points de pourcentage
    .alt = Une ligne par place : un point pour sa part des victoires moins la part équitable, un trait pour l'intervalle à 95 %. Les points pleins s'écartent de l'équité plus que le hasard.
study-plot-also = { $who } : victoires au-dessus ou au-dessous de la part équitable, en points de pourcentage
    .alt = Une ligne par robot : un point pour la part des victoires moins la part équitable, un trait pour l'intervalle à 95 %. Les points pleins s'écartent de l'équité plus que le hasard.

## Durée et choix

study-length = Combien de temps, combien de décisions ?
study-length-mean = Une partie compte en moyenne { $decisions-list }.
study-length-decisions = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
study-length-rounds = { $rounds-vary ->
    [no] Il y a toujours { $rounds-list }.
   *[yes] Cela fait { $rounds-list }.
}
study-rounds = { $rounds ->
    [one] { $number } tour de table
   *[other] { $number } tours de table
}
study-length-spread = À { $players } joueurs, la moitié des parties comptent de { $decisions-lower } à { $decisions-upper } décisions, et neuf sur dix de { $decisions-low } à { $decisions-high }.
study-choices-real = { $real-value } des décisions laissent un vrai choix, parmi { $choices-value } actions en moyenne et jusqu'à { $most_choices } (à { $players } joueurs).
study-choices-trend = { $trend ->
    [narrows] Il est le plus large au début : { $first_choices } actions possibles dans le premier dixième de la partie, { $last_choices } dans le dernier.
    [widens] Il grandit : { $first_choices } actions possibles dans le premier dixième de la partie, { $last_choices } dans le dernier.
   *[steady] Il reste à peu près aussi large du début ({ $first_choices } actions possibles) à la fin ({ $last_choices }).
}
study-choices-tree = En multipliant les choix de toute une partie, on obtient un nombre d'environ { $digits } chiffres : autant de façons dont elle aurait pu tourner.
study-plot-length = Décisions dans une partie
    .alt = Pour chaque nombre de joueurs, un trait des 5 % de parties les plus courtes aux 5 % les plus longues, une barre pour la moitié centrale et une marque à la médiane.
study-plot-choices = Choix par décision, au fil de la partie
    .alt = Une courbe par nombre de joueurs : le nombre moyen de choix dans chaque dixième de la partie.
study-axis-decisions = décisions
study-axis-course = part de la partie écoulée

## Suspense

study-suspense = Quand connaît-on le vainqueur ?
study-in-front = Est en tête qui gagnerait si la partie s'arrêtait à cet instant.
study-lead-changes = À { $players } joueurs, la tête change de mains { $lead_changes } fois par partie en moyenne ; dans { $never_changes-value } des parties, jamais.
study-half-way = { $half_way-verdict ->
    [few] À { $players } joueurs, seulement { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : trop peu pour dire ce que vaut une avance.
    [nothing] À mi-partie, aucun avantage à être en tête n'a été trouvé à { $players } joueurs : on gagne alors { $half_way } des parties (hasard : { $half_way-chance }).
    [hint] À mi-partie, qui est en tête gagne { $half_way } des parties à { $players } joueurs (hasard : { $half_way-chance }) : l'indice que cela compte, pas plus.
    [less] À mi-partie, qui est en tête gagne même moins souvent que par hasard à { $players } joueurs : { $half_way } des parties (hasard : { $half_way-chance }).
   *[more] À mi-partie, qui est en tête finit par gagner { $half_way } des parties à { $players } joueurs (hasard : { $half_way-chance }).
}
study-half-way-favourite = Qui juge alors le mieux sa propre position gagne { $half_way-favourite }.
study-settled = { $settled-when ->
    [last] Dans la moitié des parties à { $players } joueurs, ce sont seulement les toutes dernières décisions qui mettent le vainqueur en tête.
    [late] Dans la moitié des parties à { $players } joueurs, le vainqueur n'est définitivement en tête qu'après { $settled-middle } des décisions ; dans un quart, qu'à la toute fin.
   *[earlier] Dans la moitié des parties à { $players } joueurs, le vainqueur n'est définitivement en tête qu'après { $settled-middle } des décisions ; dans un quart, qu'après { $settled-upper }.
}
study-plot-leader = Qui est en tête gagne …
    .alt = Une courbe par nombre de joueurs : la part des parties gagnées par qui est en tête, de la première décision à la dernière.
study-plot-favourite = Qui juge le mieux sa position gagne …
    .alt = Une courbe par nombre de joueurs : la part des parties gagnées par le joueur qui évalue le mieux sa propre position, de la première décision à la dernière.

## Scores et fins de partie

study-scores = Scores, arrivées serrées, fins de partie
study-scores-winner = À { $players } joueurs, le vainqueur a typiquement { $winner-score } (la moitié des vainqueurs de { $winner-lower } à { $winner-upper }), les autres { $others-middle }.
study-scores-close = À { $players } joueurs, le vainqueur devance typiquement le suivant de { $margin-score } ; { $shared ->
    [yes] { $ties } des parties ont plus d'un vainqueur
   *[no] { $games ->
        [one] la seule partie n'a eu qu'un vainqueur
       *[other] aucune des { $games } parties n'a eu plus d'un vainqueur
    }
}.
study-endings = { $endings-vary ->
    [no] Toutes les parties se terminent ainsi : { $endings-list }.
   *[yes] Comment finissent les parties : { $endings-list }.
}
study-endings-share = { $reason } { $share }
study-endings-with = à { $players } joueurs { $list }
study-plot-scores = Scores des vainqueurs et des autres
    .alt = Pour chaque nombre de joueurs, deux formes : au-dessus de la ligne la distribution des scores des vainqueurs, au-dessous celle des autres.

## Chance et talent

study-luck = Chance ou talent ?
study-skill = Un { $bots } parmi { $skill-others } { $against } gagne { $skill-wins } des parties à { $players } joueurs ; si le talent ne comptait pas, ce serait { $skill-fair }.
study-skill-deals = Dans { $skill-everywhere } des donnes, il gagne de toutes les places, dans { $skill-nowhere } d'aucune ; dans { $skill-same_seat }, la même place gagne, qui que ce soit qui l'occupe.
study-repeats = Quand les mêmes robots rejouent la même donne avec d'autres tirages dans leurs réflexions, la même place gagne { $repeat-agreement } du temps à { $players } joueurs ; si la donne ne comptait pas, ce serait { $repeat-chance }. { $repeat-verdict ->
    [few] C'est trop peu de donnes pour en dire davantage.
    [hint] C'est un indice, pas plus, que la donne compte.
    [more] La donne, avec le premier joueur et les cartes à venir, décide donc d'une part de la partie : { $repeat-part } du chemin entre hasard et certitude.
   *[nothing] Aucune influence de la donne sur le vainqueur n'a donc été trouvée.
}
study-repeats-note = { study-repeats } Des robots qui pensent de la même façon jouent une donne de la même façon : entre humains, la donne décidera moins.
study-repeats-table = La même donne rejouée avec d'autres tirages dans les réflexions
study-plot-skill = Le robot le plus fort à chaque place de la même donne
    .alt = Une barre par nombre de joueurs : la part des donnes que le robot le plus fort gagne de toutes les places, de certaines, et d'aucune.

## Ce que les vainqueurs ont et font

study-amounts = Ce que les vainqueurs ont de plus
study-amounts-note = À { $players } joueurs. Ce qui n'est pas distribué est un signe de la façon de jouer des vainqueurs, pas une preuve : qui est devant peut aussi se permettre davantage.
study-amounts-sentence = { $dealt ->
    [yes] { $title } : les vainqueurs en ont reçu { $winners } en moyenne, les autres { $others }
   *[no] { $title } : { $winners } en moyenne pour les vainqueurs, { $others } pour les autres
}{ $verdict ->
    [few] {"\u00A0"}: trop peu de parties pour comparer
    [nothing] {"\u00A0"}: pas de différence trouvée
    [hint] {"\u00A0"}: l'indice d'une différence, pas plus
   *[found] {""}
}.
study-plot-amount = { $title } : part des victoires
    .alt = Points et intervalles à 95 % : la part des victoires des joueurs qui ont tant de { $unit }. Un trait pointillé marque la part équitable.
study-facts = Aussi mesuré
study-facts-sentence = { $fact } ({ $more }).
study-facts-here = à { $players } joueurs
study-facts-none = aucune
study-facts-none-of = { $games ->
    [one] aucune, sur { $games } partie
   *[other] aucune des { $games } parties
}

## Options

study-options = Ce que change chaque option
study-options-about = Chaque option est changée seule, tout le reste est comme imprimé, et les mêmes graines sont jouées avec et sans elle : { $option_games ->
    [one] { $option_games } partie
   *[other] { $option_games } parties
} chaque fois, robots { $option_bots }.
study-options-sentence = { $label } (à { $players } joueurs) : { $found ->
    [few] trop peu de parties pour comparer
    [same] rien ne change ; chaque partie se joue comme sans l'option
    [nothing] aucun changement trouvé dans les { $count } mesures
   *[changes] { $changes }
}.
study-options-table = Différences avec le jeu imprimé. En gras : plus que le hasard, même parmi les { $option_comparisons } comparaisons de ce chapitre. Avec un point d'interrogation : plus que le hasard si c'était la seule.
study-plot-options-first = Ce que les options changent à la part de victoires du premier joueur, en points de pourcentage
    .alt = Une ligne par option et nombre de joueurs : un point pour la différence avec le jeu imprimé, un trait pour son intervalle à 95 %. Les points pleins s'écartent plus que le hasard.
study-plot-options-decisions = Ce que les options changent au nombre de décisions
    .alt = Une ligne par option et nombre de joueurs : un point pour la différence avec le jeu imprimé, un trait pour son intervalle à 95 %. Les points pleins s'écartent plus que le hasard.
study-change-decisions = { $verdict ->
    [more] les parties sont plus longues, { $changed } décisions au lieu de { $printed }
   *[less] les parties sont plus courtes, { $changed } décisions au lieu de { $printed }
}
study-change-choices = { $verdict ->
    [more] le choix est plus large, { $changed } actions au lieu de { $printed }
   *[less] le choix est moins large, { $changed } actions au lieu de { $printed }
}
study-change-winner = { $verdict ->
    [more] les vainqueurs marquent plus, { $changed } au lieu de { $printed }
   *[less] les vainqueurs marquent moins, { $changed } au lieu de { $printed }
}
study-change-margin = { $verdict ->
    [more] les vainqueurs ont plus d'avance, { $changed } au lieu de { $printed }
   *[less] les arrivées sont plus serrées, { $changed } entre les deux premiers au lieu de { $printed }
}
study-change-ties = { $verdict ->
    [more] les victoires partagées sont plus fréquentes, { $changed } au lieu de { $printed }
   *[less] les victoires partagées sont plus rares, { $changed } au lieu de { $printed }
}
study-change-lead_changes = { $verdict ->
    [more] la tête change plus souvent, { $changed } fois au lieu de { $printed }
   *[less] la tête change moins souvent, { $changed } fois au lieu de { $printed }
}
study-change-half_way = { $verdict ->
    [more] être en tête à mi-partie vaut plus, { $changed } de victoires au lieu de { $printed }
   *[less] être en tête à mi-partie vaut moins, { $changed } de victoires au lieu de { $printed }
}
study-change-wins = { $verdict ->
    [more] { $who } gagne plus, { $changed } au lieu de { $printed }
   *[less] { $who } gagne moins, { $changed } au lieu de { $printed }
}
study-change-ending = { $verdict ->
    [more] plus de parties finissent ainsi : { $reason }, { $changed } au lieu de { $printed }
   *[less] moins de parties finissent ainsi : { $reason }, { $changed } au lieu de { $printed }
}

## Colonnes des tableaux, et noms dans les légendes

study-column-who = qui
study-column-bot = robot
study-column-wins = victoires
study-column-interval = intervalle à 95 %
study-column-fair = part équitable
study-column-score = score moyen
study-column-finding = constat
study-column-players = joueurs
study-column-mean = moyenne
study-column-median = médiane
study-column-most = maximum
study-column-real = avec un vrai choix
study-column-choices = choix
study-column-lead_changes = changements de tête
study-column-never = jamais
study-column-settled_half = définitif dans la moitié des parties après
study-column-settled_most = … dans les trois quarts après
study-column-winners = vainqueurs
study-column-others = autres
study-column-lead = avance du vainqueur (médiane)
study-column-shared = victoires partagées
study-column-ending = fin
study-column-deals = donnes
study-column-stronger = le plus fort gagne
study-column-everywhere = de toutes les places
study-column-somewhere = de certaines
study-column-nowhere = d'aucune
study-column-same_seat = la même place gagne
study-column-same_winner = même vainqueur
study-column-by_chance = par hasard
study-column-amount = quantité
study-column-seats = des joueurs
study-column-difference = différence
study-column-option = option
study-column-printed = comme imprimé
study-column-changed = changé
study-column-decisions = décisions
study-column-winner = score du vainqueur
study-column-margin = avance du vainqueur
study-column-ties = victoires partagées, %
study-column-half_way = en tête à mi-partie gagne, %
study-column-first = le premier gagne, %
study-column-last = le dernier gagne, %

## Comment on a mesuré

study-method = Comment on a mesuré
study-method-bots = Ce sont des robots qui ont joué, pas des humains : à toutes les places { $bots }, qui { $kind ->
    [greedy] regarde un coup en avant, dans un monde conforme à ce qu'il peut voir, et prend ce qui semble le mieux
    [random] prend n'importe quelle action permise, toutes aussi probables
    [search] regarde beaucoup de coups en avant, dans des mondes imaginés conformes à ce qu'il peut voir
   *[other] est le robot de ce nom
}. D'autres joueurs trouveraient peut-être autre chose ; là où les robots ignorent un plan, cette étude l'ignore aussi.
study-method-games = Pour chaque nombre de joueurs, { $games ->
    [one] { $games } partie a été jouée
   *[other] { $games } parties ont été jouées
}. La partie n a pour graine SHA-256 de « ludopolis series { $seed } game n » : tout peut donc être rejoué.
study-method-intervals = Derrière ± se trouve la moitié de la largeur d'un intervalle à 95 % : celui de Wilson pour les parts, l'intervalle normal pour les moyennes. Les parties sont indépendantes ; ce qui se passe dans l'une ne l'est pas, si bien que chaque intervalle compte des parties (ou des donnes, quand une donne est jouée plusieurs fois), jamais des places. Une victoire partagée compte pour sa part.
study-method-comparisons = Cette étude fait { $comparisons } comparaisons avec une part équitable ou avec les règles imprimées. Si rien du tout n'était vrai, environ { $expected } sembleraient remarquables par hasard. Une phrase n'affirme donc quelque chose que si l'intervalle, élargi pour toutes les comparaisons de son chapitre (Bonferroni), exclut la référence ; ce que seul l'intervalle simple exclut s'appelle un indice.
study-method-terms = Il y a décision chaque fois qu'un joueur est interrogé, coups forcés compris. { $standing } Ce qu'un joueur pense d'une position est l'évaluation du robot greedy, d'après ce que cette place peut savoir ; on la regarde à chaque vingtième de la partie.
study-method-again = Pour tout rejouer :
study-method-files = Tous les chiffres, avec plus de décimales, sont dans { $file }.
