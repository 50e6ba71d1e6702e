study-points = Millionen
study-role-order = Wer wann am Zug ist
    .about = Platz 1 beginnt die Partie und jede Runde; alle haben gleich viele Züge. Wer früh an der Reihe ist, hat bei Tickets und Landebahnen die erste Wahl; wer spät kommt, sieht vor jedem Zahltag, was die anderen gebaut haben.
study-standing = Vorn liegt, wer am meisten Bargeld hat; Hotels, Fabriken und Schulden zählen erst, wenn sie ausgezahlt oder bezahlt werden.

study-amount-hotels = Gebaute Hotels
    .unit = Hotels
study-amount-factories = Gebaute Fabriken
    .unit = Fabriken
study-amount-cities = Städte mit einem geöffneten Hotel am Ende
    .unit = Städte
study-amount-dear = Hotels in New York, Monaco und Tokio
    .unit = Hotels
study-amount-loans = Aufgenommene Darlehen
    .unit = Darlehen
study-amount-renovations = Renovierte Hotels
    .unit = Hotels

study-fact-loans = Jeder Spieler nimmt im Mittel { $value } Darlehen auf
study-fact-extended = In einer Partie werden im Mittel { $value } Darlehen verlängert
study-fact-passes = In { $value } der Partien gehen die Darlehenskarten aus, und jemand muss passen

study-option-fewer_steps =
    .true = Tickets reichen auch weniger weit
study-ending-third-payday = der dritte Zahltag
