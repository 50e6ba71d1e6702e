study-points = Millionen
study-role-order = Wer wann Startspieler ist
    .about = 18 Versteigerungen lang ist jeder reihum Startspieler: zu viert die ersten beiden fünfmal, die anderen viermal. Der Startspieler bietet als Letzter und bekommt die Steine umsonst, wenn niemand sie will.
study-leads = wer als { $place } Startspieler ist
study-rounds-auctions = { $rounds ->
    [one] { $number } Versteigerung
   *[other] { $number } Versteigerungen
}
study-standing = Vorn liegt, wer gewänne, wenn die Partie in diesem Augenblick zu Ende wäre: nach dem Kapital aus verkauften Vierteln, Bargeld und Schulden.

study-amount-lots = Gewonnene Versteigerungen
    .unit = Versteigerungen
study-amount-spent = Bei Versteigerungen bezahlte Millionen
    .unit = Millionen
study-amount-loans = Aufgenommene Kredite
    .unit = Kredite
study-amount-districts = Viertel im Besitz, Parks eingeschlossen
    .unit = Viertel
study-amount-parks = Parks im Besitz
    .unit = Parks

study-fact-price = Vier Steine, für die jemand zahlt, kosten im Mittel { $value } Millionen
study-fact-gifts = Von den 18 Versteigerungen gehen im Mittel { $value } umsonst an den Startspieler
study-fact-nobody = Von den 13 Vierteln gehören am Ende im Mittel { $value } niemandem
study-fact-in_debt = In { $value } der Partien ist das Kapital des Siegers negativ
study-fact-rule_of_two = In { $value } der Partien gewinnt der Reichste nicht, weil er keine zwei Viertel besitzt

study-option-expert =
    .true = Profispiel: verdecktes Bargeld, Kredite vorweg
study-ending-all-rounds = die letzte Versteigerung
