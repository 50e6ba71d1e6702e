study-points = Punkte
study-role-order = Wer wann am Zug ist
    .about = Spieler sagen, als Letzter am Zug zu sein, sei etwas wert: Niemand überdeckt, was zuletzt gelegt wird. Wer beginnt, wird ausgelost.
study-role-last_card = Wer die letzte Karte legt
    .about = Da man passen darf, legt nicht immer der Letzte in der Reihenfolge auch die letzte Karte. Wer hat das letzte Wort?
study-last-card-no = nicht die letzte Karte
    .who = wer nicht die letzte Karte legt
study-last-card-yes = die letzte Karte
    .who = wer die letzte Karte legt
study-rounds-cards = { $rounds ->
    [one] { $number } gespielte Karte je Spieler
   *[other] { $number } gespielte Karten je Spieler
}

study-amount-own = Karten der eigenen Farbe in der ersten Hand
    .unit = Karten
study-amount-on_top = Eigene Karten, die am Ende oben liegen
    .unit = Karten
study-amount-runs = Punkte aus Folgen
    .unit = Punkte
study-amount-left = Nie gespielte Karten
    .unit = Karten

study-fact-passed = In { $value } der Partien passt jemand, obwohl er noch Karten auf der Hand hat
study-fact-played = Von den 48 Karten werden im Mittel { $value } gelegt
study-fact-neutral = Von den 12 Zahlen zeigen am Ende { $value } eine neutrale Farbe

study-option-bonus =
    .false = Ohne Bonus für Folgen
study-option-match =
    .true = Ein Match
study-ending-all-played = alle Karten gelegt
study-ending-all-passed = alle passen
study-ending-match = das Ende des Matches
