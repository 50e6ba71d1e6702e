lesson-first-turn = Dein Flugzeug steht in deiner Bank. Wähle unter der Karte ein Linienticket (mit Quadraten darauf), um es zu kaufen; wähle es dann unter „Deine Tickets“: Von der Bank führt es in die Stadt, die es nennt. Baue dort ein Hotel, und dein Zug ist zu Ende. Ein Charterticket, das du unterwegs kaufst, bringt dich für wenig Geld weiter; was alles zusammen kostet, steht unter „Günstigste Routen“.
    .title = Los geht’s

lesson-ticket-in-hand = Du hast ein Ticket gekauft. Wähle es und dann eine der Städte, die aufleuchten: Schon fliegst du. In einem Zug darfst du so oft kaufen und fliegen, wie du willst, und Tickets für spätere Züge behalten. Nur ein Bau oder ein Darlehen beendet den Zug.
    .title = Ein Ticket für dich

lesson-landed = Deine Landebahn sagt, was ein Hotel hier kostet. Es kommt auf das umrahmte Feld der Kette; am Zahltag bekommt, wer in einer Stadt die meisten Hotels hat, die erste Summe auf ihrem Schild, der Nächste die zweite. Eine Fabrik kostet mehr, zahlt aber ohne jede Rangfolge, an jedem Zahltag, der noch kommt. Ein Bau beendet deinen Zug; du kannst auch weiterfliegen.
    .title = Auf einer Landebahn

lesson-passing = Zwei andere Flugzeuge stehen hier auf den Landebahnen, du kannst also nur zwischenlanden. Fliege mit einem anderen Ticket weiter oder nimm ein Darlehen auf: Dann wird alles zurückgenommen, was du in diesem Zug gekauft und geflogen hast.
    .title = Kein Platz zum Landen

lesson-stay = Du musst nicht fliegen. Wer dort weiterbaut, wo das Flugzeug steht, spart Tickets und behält die Landebahn. Aber Hotels in vielen Städten bringen die Verbreitung: 2 für zwei Städte, 10 für vier, 40 für alle neun.
    .title = Dein Flugzeug ist hier geblieben

lesson-low-cash = Du hast nur noch wenig Bargeld. Ein Darlehen kostet einen ganzen Zug: Dein Flugzeug fliegt heim zur Bank, und du nimmst 10 und zahlst 12 zurück, oder 16 und zahlst 20 zurück. Das ist keine Schande, hier leben alle auf Kredit; aber ein Zug in der Bank ist ein Zug ohne Hotel.
    .title = Knapp bei Kasse

lesson-back-at-bank = Von der Bank führen nur Linientickets hinaus, jedes in die Stadt, die es nennt. Suche eines, das ein guter Anfang für deine oder für offene Chartertickets ist. Du kannst auch bleiben und noch ein Darlehen aufnehmen.
    .title = Wieder weg von der Bank

lesson-red-square = Das nächste Hotel kommt hier auf ein rotes Feld: Es schließt das älteste geöffnete Hotel der Stadt, wem immer es gehört. Geschlossene Hotels zählen nichts, bis ihr Besitzer vorbeikommt und eines renoviert, statt zu bauen.
    .title = Ein rotes Feld

lesson-renovate = Du hast hier ein geschlossenes Hotel. Wähle es, um es zu renovieren: Das ist kostenlos, und es kommt wie ein neues auf das nächste Feld. Es verbraucht keines der Hotels vor dir. Wenn die Kette voll ist, ist es zu spät.
    .title = Öffne es wieder

lesson-last-hotels = Jemand hat höchstens noch zwei Hotels vor sich. Wer das letzte baut, macht diese Runde zur letzten vor dem Zahltag. Jetzt ist die Zeit für Hotels, die einen Rang gewinnen; bis zur nächsten Phase lässt sich das nicht nachholen.
    .title = Der Zahltag ist nah

lesson-closing = Diese Runde ist die letzte vor dem Zahltag. Sieh nach, wo ein Hotel dich zum Ersten oder Zweiten macht: Das Schild einer Stadt sagt, was das wert ist. Ein Darlehen, das du jetzt aufnimmst, ist gleich nach dem Zahltag zurückzuzahlen oder zu verlängern.
    .title = Dein letzter Zug vor dem Zahltag

lesson-loans = Nach einem Zahltag entscheidest du über jedes Darlehen. Zurückzahlen kostet jetzt die Summe auf der Vorderseite. Verlängern kostet jetzt nichts, am nächsten Zahltag aber viel mehr: 16 statt 12, 30 statt 20. Zahle zurück, was du kannst, aber behalte genug, um die Bank zu verlassen und zu bauen.
    .title = Zurückzahlen oder verlängern

lesson-new-phase = Alle haben sechs neue Hotels; Flugzeuge, Tickets, Hotels und Fabriken bleiben, wo sie sind. Die Ketten sind jetzt länger und zahlen mehr, also sind auch die Ränge mehr wert. Eine Fabrik, die du jetzt baust, zahlt noch an jedem Zahltag, der kommt.
    .title = Eine neue Phase

lesson-last-phase = Nach dem nächsten Zahltag ist die Partie zu Ende. Dann werden alle Darlehen zurückgezahlt, und nur Bargeld zählt: Ein Bau ist wert, was er an diesem einen Zahltag bringt, ein übriges Ticket nichts.
    .title = Die letzte Phase
