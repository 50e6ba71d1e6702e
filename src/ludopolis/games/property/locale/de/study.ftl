study-points = Dollar
study-role-order = Wer wann am Zug ist
    .about = Die höchste abgehobene Karte beginnt. Geld und Kaufeinheiten sind für alle gleich.
study-standing = Vorn liegt, wer am meisten Bargeld hat; Felder zählen nicht mit, auch wenn sie Miete bringen werden.

study-amount-wild = Platzhalter (9 und 10) in der ersten Hand
    .unit = Karten
study-amount-rent = Eingenommene Miete
    .unit = Dollar
study-amount-bought = Mit Einheiten gekaufte Felder
    .unit = Felder

study-fact-largest_rent = Die größte Miete einer Partie beträgt im Mittel { $value } Dollar
study-fact-largest_group = Die größte Gruppe im Raster hat am Ende im Mittel { $value } Felder

study-option-bankruptcies =
    .n2 = Zwei Bankrotte
    .n3 = Drei Bankrotte
study-option-count_property =
    .true = Felder zählen mit
study-ending-bankruptcy = Bankrott
study-ending-long-game = die Festlegung für lange Partien
