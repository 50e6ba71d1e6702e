study-points = millions
study-role-order = Qui joue quand
    .about = La place 1 commence la partie et chaque tour ; tous ont le même nombre de tours. Qui joue tôt choisit d'abord les billets et les pistes ; qui joue tard voit ce que les autres ont construit avant chaque jour de paie.
study-standing = Est en tête qui a le plus d'argent en main ; hôtels, usines et dettes ne comptent pas avant d'être payés.

study-amount-hotels = Hôtels construits
    .unit = hôtels
study-amount-factories = Usines construites
    .unit = usines
study-amount-cities = Villes avec un hôtel ouvert à la fin
    .unit = villes
study-amount-dear = Hôtels à New York, Monaco et Tokyo
    .unit = hôtels
study-amount-loans = Emprunts
    .unit = emprunts
study-amount-renovations = Hôtels rénovés
    .unit = hôtels

study-fact-loans = Chaque joueur contracte { $value } emprunts en moyenne
study-fact-extended = { $value } emprunts sont prolongés par partie, en moyenne
study-fact-passes = Les cartes d'emprunt s'épuisent et un joueur doit passer dans { $value } des parties

study-option-fewer_steps =
    .true = Billets menant aussi moins loin
study-ending-third-payday = le troisième jour de paie
