study-points = millions
study-role-order = Qui mène quand
    .about = La main passe de joueur en joueur pendant 18 enchères : à quatre, les deux premiers la mènent cinq fois et les autres quatre. Qui mène enchérit en dernier, et reçoit le lot gratuitement quand personne n'en veut.
study-leads = qui mène en { $place }
study-rounds-auctions = { $rounds ->
    [one] { $number } enchère
   *[other] { $number } enchères
}
study-standing = Est en tête qui gagnerait si la partie s'arrêtait à cet instant : par le capital en quartiers vendus, en argent et en dettes.

study-amount-lots = Lots remportés
    .unit = lots
study-amount-spent = Millions dépensés aux enchères
    .unit = millions
study-amount-loans = Emprunts
    .unit = emprunts
study-amount-districts = Quartiers possédés, parcs compris
    .unit = quartiers
study-amount-parks = Parcs possédés
    .unit = parcs

study-fact-price = Un lot payant coûte { $value } millions en moyenne
study-fact-gifts = { $value } des 18 lots reviennent gratuitement à qui mène, en moyenne
study-fact-nobody = { $value } des 13 quartiers n'appartiennent à personne à la fin, en moyenne
study-fact-in_debt = Le capital du vainqueur est négatif dans { $value } des parties
study-fact-rule_of_two = Le plus riche ne gagne pas, faute de deux quartiers, dans { $value } des parties

study-option-expert =
    .true = Expert : argent caché, emprunts d'abord
study-ending-all-rounds = la dernière enchère
