study-points = dollars
study-role-order = Qui joue quand
    .about = La plus haute carte coupée commence. Argent et unités d'achat sont les mêmes pour tous.
study-standing = Est en tête qui a le plus d'argent ; les cases ne comptent pas, même si elles rapporteront des loyers.

study-amount-wild = Cartes libres (9 et 10) dans la première main
    .unit = cartes
study-amount-rent = Loyers touchés
    .unit = dollars
study-amount-bought = Cases achetées avec des unités
    .unit = cases

study-fact-largest_rent = Le plus gros loyer d'une partie est de { $value } dollars en moyenne
study-fact-largest_group = Le plus grand groupe de la grille compte { $value } cases à la fin en moyenne

study-option-bankruptcies =
    .n2 = Deux faillites
    .n3 = Trois faillites
study-option-count_property =
    .true = Les cases comptent
study-ending-bankruptcy = faillite
study-ending-long-game = la décision sur les parties longues
