"""What reports say in French. Plain spaces here: they are set properly where texts leave."""

from __future__ import annotations

FRENCH = {
    # The page.
    "title": "{title} en chiffres",
    "lead": "Ce que {games} entre robots disent de {title}, de {credit}.",
    "setting": "Étude d'un seul réglage : {list}. Tout le reste est comme imprimé.",
    "made": "Mesuré le {date} · ludopolis {version} · règles version {rules} · graine {seed}",
    "other language": "In English",
    "contents": "Dans cette étude",
    "in short": "En bref",
    "numbers": "Les chiffres",
    # Small words.
    "and": "{before} et {last}",
    "then": "{before} ; {last}",
    "of": "{whole} : {part}",
    "players": "{count} joueurs",
    "game": "{count} partie",
    "games": "{count} parties",
    "interval": "{low} à {high}",
    "with players": "{value} à {players}",
    "with count": "{value} à {count}",
    "none": "aucune",
    "all games": "aucune des {games}",
    "in brackets": "{text} ({more}).",
    # Who is favoured.
    "favoured": "Qui est avantagé ?",
    "favoured best": "À {players}, {who} gagne {share} des parties ; {fair} serait équitable.",
    "favoured worst": "À {players}, {who} ne gagne que {share} des parties ; {fair} serait équitable.",
    "favoured both": "À {players}, {who} gagne {share} des parties, et {other} seulement {less} ;"
    " {fair} serait équitable.",
    "headline": "{who} gagne {list} (part équitable : {fair}).",
    "of the games": "des parties",
    "favoured hint": "À {players}, un indice, pas plus : {who} gagne {share} des parties, {fair} serait"
    " équitable ; parmi {family} comparaisons, le hasard suffit à en donner une pareille.",
    "favoured nothing": "À {players}, aucun avantage n'a été trouvé ({details}).",
    "favoured detail": "plus grand écart : {share} pour {who}, {fair} serait équitable",
    "also": "Cela dépend-il de qui joue ?",
    "also about": "La même question avec d'autres robots à toutes les places, sur les mêmes donnes.",
    "also bot": "{bot} : {sentence}",
    "also plot": "{who} : victoires au-dessus ou au-dessous de la part équitable, en points de"
    " pourcentage",
    "bot": "robot",
    "favoured few": "À {players}, seulement {games} : trop peu pour dire qui est avantagé.",
    "favoured plot": "Victoires au-dessus ou au-dessous de la part équitable, en points de pourcentage",
    "favoured alt": "Une ligne par place : un point pour sa part des victoires moins la part équitable,"
    " un trait pour l'intervalle à 95 %. Les points pleins s'écartent de l'équité plus que le hasard.",
    "fair": "équitable",
    "place": "qui",
    "wins": "victoires",
    "95% interval": "intervalle à 95 %",
    "fair share": "part équitable",
    "mean score": "score moyen",
    "finding": "constat",
    "verdict too few": "trop peu de parties",
    "verdict nothing": "rien trouvé",
    "verdict hint": "un indice",
    "verdict more": "plus",
    "verdict less": "moins",
    # Length and choices.
    "length": "Combien de temps, combien de décisions ?",
    "length mean": "Une partie compte en moyenne {list}.",
    "length rounds": "Cela fait {list}.",
    "length always": "Il y a toujours {value} {rounds}.",
    "length spread": "À {players}, la moitié des parties comptent de {lower} à {upper} décisions, et"
    " neuf sur dix de {low} à {high}.",
    "length plot": "Décisions dans une partie",
    "length alt": "Pour chaque nombre de joueurs, un trait des 5 % de parties les plus courtes aux 5 %"
    " les plus longues, une barre pour la moitié centrale et une marque à la médiane.",
    "real": "{share} des décisions laissent un vrai choix, parmi {choices} actions en moyenne et"
    " jusqu'à {most} (à {players}).",
    "narrows": "Il est le plus large au début : {first} actions possibles dans le premier dixième de la"
    " partie, {last} dans le dernier.",
    "widens": "Il grandit : {first} actions possibles dans le premier dixième de la partie, {last} dans"
    " le dernier.",
    "steady": "Il reste à peu près aussi large du début ({first} actions possibles) à la fin ({last}).",
    "tree": "En multipliant les choix de toute une partie, on obtient un nombre d'environ {digits}"
    " chiffres : autant de façons dont elle aurait pu tourner.",
    "choices plot": "Choix par décision, au fil de la partie",
    "choices alt": "Une courbe par nombre de joueurs : le nombre moyen de choix dans chaque dixième de"
    " la partie.",
    "part of the game": "part de la partie écoulée",
    "decisions": "décisions",
    "number of players": "joueurs",
    "mean": "moyenne",
    "5%": "5 %",
    "25%": "25 %",
    "median": "médiane",
    "75%": "75 %",
    "95%": "95 %",
    "most": "maximum",
    "real choice": "avec un vrai choix",
    "choices": "choix",
    # Suspense.
    "suspense": "Quand connaît-on le vainqueur ?",
    "lead changes": "À {players}, la tête change de mains {changes} fois par partie en moyenne ; dans"
    " {never} des parties, jamais.",
    "half more": "À mi-partie, qui est en tête finit par gagner {share} des parties à {players}"
    " (hasard : {chance}).",
    "half nothing": "À mi-partie, aucun avantage à être en tête n'a été trouvé à {players} : on gagne"
    " alors {share} des parties (hasard : {chance}).",
    "half less": "À mi-partie, qui est en tête gagne même moins souvent que par hasard à {players} :"
    " {share} des parties (hasard : {chance}).",
    "half hint": "À mi-partie, qui est en tête gagne {share} des parties à {players} (hasard :"
    " {chance}) : l'indice que cela compte, pas plus.",
    "half few": "À {players}, seulement {games} : trop peu pour dire ce que vaut une avance.",
    "half favoured": "Qui juge alors le mieux sa propre position gagne {share}.",
    "settled": "Dans la moitié des parties à {players}, le vainqueur n'est définitivement en tête"
    " qu'après {middle} des décisions ; dans un quart, qu'après {late}.",
    "settled late": "Dans la moitié des parties à {players}, le vainqueur n'est définitivement en tête"
    " qu'après {middle} des décisions ; dans un quart, qu'à la toute fin.",
    "settled last": "Dans la moitié des parties à {players}, ce sont seulement les toutes dernières"
    " décisions qui mettent le vainqueur en tête.",
    "leader plot": "Qui est en tête gagne …",
    "favourite plot": "Qui juge le mieux sa position gagne …",
    "leader alt": "Une courbe par nombre de joueurs : la part des parties gagnées par qui est en tête,"
    " de la première décision à la dernière.",
    "favourite alt": "Une courbe par nombre de joueurs : la part des parties gagnées par le joueur qui"
    " évalue le mieux sa propre position, de la première décision à la dernière.",
    "leader": "en tête",
    "favourite": "juge le mieux sa position",
    "changes of lead": "changements de tête",
    "never changes": "jamais",
    "settled for half": "définitif dans la moitié des parties après",
    "settled for most": "… dans les trois quarts après",
    # Scores and endings.
    "scores": "Scores, arrivées serrées, fins de partie",
    "winner": "À {players}, le vainqueur a typiquement {middle} {unit} (la moitié des vainqueurs de"
    " {lower} à {upper}), les autres {others}.",
    "close": "À {players}, le vainqueur devance typiquement le suivant de {margin} {unit} ; {share} des"
    " parties ont plus d'un vainqueur.",
    "close alone": "À {players}, le vainqueur devance typiquement le suivant de {margin} {unit} ; aucune"
    " des {games} n'a eu plus d'un vainqueur.",
    "one ending": "Toutes les parties se terminent ainsi : {reason}.",
    "endings": "Comment finissent les parties : {list}.",
    "ending of": "{reason} {share}",
    "ending with": "à {players} {list}",
    "scores plot": "Scores des vainqueurs et des autres",
    "scores alt": "Pour chaque nombre de joueurs, deux formes : au-dessus de la ligne la distribution"
    " des scores des vainqueurs, au-dessous celle des autres.",
    "winners": "vainqueurs",
    "others": "autres",
    "lead of the winner": "avance du vainqueur (médiane)",
    "shared wins": "victoires partagées",
    "ending": "fin",
    # Luck and skill.
    "luck": "Chance ou talent ?",
    "skill": "Un {bot} parmi {others} {against} gagne {share} des parties à {players} ; si le talent ne"
    " comptait pas, ce serait {fair}.",
    "skill deals": "Dans {everywhere} des donnes, il gagne de toutes les places, dans {nowhere}"
    " d'aucune ; dans {same}, la même place gagne, qui que ce soit qui l'occupe.",
    "minds": "Quand les mêmes robots rejouent la même donne avec d'autres tirages dans leurs"
    " réflexions, la même place gagne {agreement} du temps à {players} ; si la donne ne comptait pas,"
    " ce serait {chance}.",
    "minds more": "La donne, avec le premier joueur et les cartes à venir, décide donc d'une part de la"
    " partie : {part} du chemin entre hasard et certitude.",
    "minds nothing": "Aucune influence de la donne sur le vainqueur n'a donc été trouvée.",
    "minds hint": "C'est un indice, pas plus, que la donne compte.",
    "minds few": "C'est trop peu de donnes pour en dire davantage.",
    "minds note": "Des robots qui pensent de la même façon jouent une donne de la même façon : entre"
    " humains, la donne décidera moins.",
    "skill plot": "Le robot le plus fort à chaque place de la même donne",
    "skill alt": "Une barre par nombre de joueurs : la part des donnes que le robot le plus fort gagne"
    " de toutes les places, de certaines, et d'aucune.",
    "everywhere": "de toutes les places",
    "somewhere": "de certaines",
    "nowhere": "d'aucune",
    "same seat": "la même place gagne",
    "stronger wins": "le plus fort gagne",
    "same winner": "même vainqueur",
    "by chance": "par hasard",
    "deals": "donnes",
    "minds table": "La même donne rejouée avec d'autres tirages dans les réflexions",
    # What winners have and do.
    "amounts": "Ce que les vainqueurs ont de plus",
    "amounts note": "À {players}. Ce qui n'est pas distribué est un signe de la façon de jouer des"
    " vainqueurs, pas une preuve : qui est devant peut aussi se permettre davantage.",
    "amount dealt": "{title} : les vainqueurs en ont reçu {winners} en moyenne, les autres {others}",
    "amount done": "{title} : {winners} en moyenne pour les vainqueurs, {others} pour les autres",
    "amount more": "{text}.",
    "amount less": "{text}.",
    "amount nothing": "{text} : pas de différence trouvée.",
    "amount hint": "{text} : l'indice d'une différence, pas plus.",
    "amount too few": "{text} : trop peu de parties pour comparer.",
    "amount plot": "{title} : part des victoires",
    "amount alt": "Points et intervalles à 95 % : la part des victoires des joueurs qui ont tant de"
    " {unit}. Un trait pointillé marque la part équitable.",
    "amount": "quantité",
    "seats": "des joueurs",
    "difference": "différence",
    "facts": "Aussi mesuré",
    "range": "{least} à {most}",
    # Options.
    "options": "Ce que change chaque option",
    "options about": "Chaque option est changée seule, tout le reste est comme imprimé, et les mêmes"
    " graines sont jouées avec et sans elle : {games} chaque fois, robots {bots}.",
    "option found": "{label} (à {players}) : {list}.",
    "option nothing": "{label} (à {players}) : aucun changement trouvé dans les {count} mesures.",
    "option same": "{label} (à {players}) : rien ne change ; chaque partie se joue comme sans l'option.",
    "option few": "{label} (à {players}) : trop peu de parties pour comparer.",
    "options table": "Différences avec le jeu imprimé. En gras : plus que le hasard, même parmi les"
    " {count} comparaisons de ce chapitre. Avec un point d'interrogation : plus que le hasard si"
    " c'était la seule.",
    "options plot first": "Ce que les options changent à la part de victoires du premier joueur, en"
    " points de pourcentage",
    "options plot decisions": "Ce que les options changent au nombre de décisions",
    "options alt": "Une ligne par option et nombre de joueurs : un point pour la différence avec le jeu"
    " imprimé, un trait pour son intervalle à 95 %. Les points pleins s'écartent plus que le hasard.",
    "option": "option",
    "as printed": "comme imprimé",
    "changed": "changé",
    "decisions more": "les parties sont plus longues, {changed} décisions au lieu de {printed}",
    "decisions less": "les parties sont plus courtes, {changed} décisions au lieu de {printed}",
    "choices more": "le choix est plus large, {changed} actions au lieu de {printed}",
    "choices less": "le choix est moins large, {changed} actions au lieu de {printed}",
    "winner more": "les vainqueurs marquent plus, {changed} au lieu de {printed}",
    "winner less": "les vainqueurs marquent moins, {changed} au lieu de {printed}",
    "margin more": "les vainqueurs ont plus d'avance, {changed} au lieu de {printed}",
    "margin less": "les arrivées sont plus serrées, {changed} entre les deux premiers au lieu de"
    " {printed}",
    "ties more": "les victoires partagées sont plus fréquentes, {changed} au lieu de {printed}",
    "ties less": "les victoires partagées sont plus rares, {changed} au lieu de {printed}",
    "lead_changes more": "la tête change plus souvent, {changed} fois au lieu de {printed}",
    "lead_changes less": "la tête change moins souvent, {changed} fois au lieu de {printed}",
    "half_way more": "être en tête à mi-partie vaut plus, {changed} de victoires au lieu de {printed}",
    "half_way less": "être en tête à mi-partie vaut moins, {changed} de victoires au lieu de {printed}",
    "first more": "{who} gagne plus, {changed} au lieu de {printed}",
    "first less": "{who} gagne moins, {changed} au lieu de {printed}",
    "last more": "{who} gagne plus, {changed} au lieu de {printed}",
    "last less": "{who} gagne moins, {changed} au lieu de {printed}",
    "ending more": "plus de parties finissent ainsi : {reason}, {changed} au lieu de {printed}",
    "ending less": "moins de parties finissent ainsi : {reason}, {changed} au lieu de {printed}",
    "column decisions": "décisions",
    "column choices": "choix",
    "column winner": "score du vainqueur",
    "column margin": "avance du vainqueur",
    "column ties": "victoires partagées, %",
    "column lead_changes": "changements de tête",
    "column half_way": "en tête à mi-partie gagne, %",
    "column first": "le premier gagne, %",
    "column last": "le dernier gagne, %",
    # How it was measured.
    "method": "Comment on a mesuré",
    "method bots": "Ce sont des robots qui ont joué, pas des humains : à toutes les places {bots}, qui"
    " {about} D'autres joueurs trouveraient peut-être autre chose ; là où les robots ignorent un plan,"
    " cette étude l'ignore aussi.",
    "bot greedy": "regarde un coup en avant, dans un monde conforme à ce qu'il peut voir, et prend ce"
    " qui semble le mieux.",
    "bot random": "prend n'importe quelle action permise, toutes aussi probables.",
    "bot search": "regarde beaucoup de coups en avant, dans des mondes imaginés conformes à ce qu'il"
    " peut voir.",
    "bot other": "est le robot de ce nom.",
    "method games": "Pour chaque nombre de joueurs, {games} ont été jouées. La partie n a pour graine"
    " SHA-256 de « ludopolis series {seed} game n » : tout peut donc être rejoué.",
    "method intervals": "Derrière ± se trouve la moitié de la largeur d'un intervalle à 95 % : celui de"
    " Wilson pour les parts, l'intervalle normal pour les moyennes. Les parties sont indépendantes ; ce"
    " qui se passe dans l'une ne l'est pas, si bien que chaque intervalle compte des parties (ou des"
    " donnes, quand une donne est jouée plusieurs fois), jamais des places. Une victoire partagée"
    " compte pour sa part.",
    "method comparisons": "Cette étude fait {count} comparaisons avec une part équitable ou avec les"
    " règles imprimées. Si rien du tout n'était vrai, environ {expected} sembleraient remarquables par"
    " hasard. Une phrase n'affirme donc quelque chose que si l'intervalle, élargi pour toutes les"
    " comparaisons de son chapitre (Bonferroni), exclut la référence ; ce que seul l'intervalle simple"
    " exclut s'appelle un indice.",
    "method terms": "Il y a décision chaque fois qu'un joueur est interrogé, coups forcés compris."
    " {standing} Ce qu'un joueur pense d'une position est l'évaluation du robot greedy, d'après ce que"
    " cette place peut savoir ; on la regarde à chaque vingtième de la partie.",
    "method again": "Pour tout rejouer :",
    "method files": "Tous les chiffres, avec plus de décimales, sont dans {file}.",
}
