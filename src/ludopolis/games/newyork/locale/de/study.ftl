study-points = Punkte
study-role-order = Wer wann am Zug ist
    .about = In der Schachtel hat der Besitzer von Rot den ersten Zug nach der Vorrunde; die Farblotterie bestimmt also, wer beginnt.
study-moves-red = wer Rot besitzt (und damit beginnt)
study-role-colour = Die Farblotterie
    .about = Jeder setzt die ersten Steine einer Farbe, die nicht unbedingt seine bleibt: Danach werden die Farben zugelost. Ist es wichtig, welche man bekommt?
study-owner = wer { $colour } besitzt
study-role-kept = Die eigene Farbe wiederbekommen
    .about = Wer die Steine einer Farbe gut gesetzt hat, würde sie gern behalten. Ist im Vorteil, wer die selbst gesetzte Farbe bekommt?
study-kept-other = eine andere Farbe
    .who = wer eine Farbe bekommt, die jemand anders gesetzt hat
study-kept-own = die eigene Farbe
    .who = wer die selbst gesetzte Farbe bekommt
study-role-placing = Wer zuerst setzt
    .about = Platz 1 setzt den ersten Stein der Vorrunde.
study-places = wer als { $place } setzt
study-rounds-main = { $rounds ->
    [one] { $number } Runde nach der Vorrunde
   *[other] { $number } Runden nach der Vorrunde
}

study-amount-block = Der größte Block
    .unit = Gebäude
study-amount-buildings = Alle Gebäude
    .unit = Gebäude
study-amount-coins = Bis zum Ende behaltene Münzen
    .unit = Münzen

study-fact-free = Wenn eine Stopp-Karte die Partie beendet, sind im Mittel { $value } der 49 Felder frei
study-fact-shown = In { $value } der Partien muss jemand eine Hand zeigen, die sich nicht spielen lässt
study-fact-long = In { $value } der Partien kommen die Stopp-Karten erst durch die Festlegung für lange Partien hinein

study-option-edition =
    .cards = Gewöhnliche Spielkarten
study-option-events =
    .true = Ereigniskarten
study-option-own_colours =
    .true = Farben vor dem Setzen zugelost
study-option-teams =
    .true = Zwei gegen zwei
study-option-unlimited_pawns =
    .true = Steine ohne Begrenzung
study-option-price_for_two =
    .owner = Preise nach beiden Farben des Besitzers
study-ending-stop-card = eine Stopp-Karte
study-ending-stuck = Mangel an Karten
