status-phase = Phase { $phase } von { $phases } · Runde { $round }
status-closing = letzte Runde vor dem Zahltag

value-none = keine
row-cash = Bargeld
row-loans = Darlehen
loans-held = { $count } × { $sum } ({ $total } fällig)
loans-extended = { $count } × { $sum } verlängert ({ $total } fällig)
row-worth = Bargeld abzüglich Darlehen
row-hotels = Übrige Hotels
row-factories = Übrige Fabriken
row-spread = Städte mit Hotel
    .value = { $cities } (Verbreitung { $sum })
row-payday = Ein Zahltag brächte jetzt
panel-hand = Deine Tickets
    .empty = Du hast kein Ticket.
panel-tickets = Tickets
tickets-scheduled = Linientickets
tickets-charters = Chartertickets
row-pile = { $left } verdeckt, { $used } verbraucht
tickets-note = Ein Linienticket führt in seine Stadt oder von Stadt zu Stadt so viele Etappen weit, wie es Quadrate zeigt. Ein Charterticket führt zwischen seinen beiden Städten hin oder her.
tickets-note-fewer = Ein Linienticket führt in seine Stadt oder von Stadt zu Stadt höchstens so viele Etappen weit, wie es Quadrate zeigt. Ein Charterticket führt zwischen seinen beiden Städten hin oder her.
panel-loan-cards = Darlehenskarten der Bank
row-loan-card = { $sum }: zurückzuzahlen { $due }, verlängert { $extended_due }
    .left = noch { $left }
panel-settling = Deine Darlehen: zurückzahlen oder verlängern
row-settling = { $count ->
    [one] { $count } Darlehen von { $sum }
   *[other] { $count } Darlehen von { $sum }
}
    .prices = { $count ->
        [one] jetzt { $due } zurückzahlen oder { $extended_due } am nächsten Zahltag
       *[other] jetzt je { $due } zurückzahlen oder je { $extended_due } am nächsten Zahltag
    }
row-settling-all = Alle zusammen zurückzahlen

panel-routes = Günstigste Routen
    .note = Was ein Bau insgesamt kostet, mit den Tickets, die dorthin führen.
flight-held = { $ticket } (deins)
flight-priced = { $ticket } ({ $price })
flight-by-steps = { $ticket } → { $city }
way-then = { $first }, dann { $rest }
sum-plus = { $first } + { $rest }
sum-also = { $first } · { $rest }
sum-equals = { $total } = { $parts }
offer-hotel = Hotel { $price }
offer-renovation = Renovieren { $price }
offer-factory = Fabrik { $price }
offer-too-dear = { $total }: zu teuer
offer-none = nichts zu bauen
route-strips-taken = beide Landebahnen sind besetzt
route-no-way = zurzeit führt kein Ticket dorthin

piece-hotel = Hotel von { $who }, { $city }, Feld { $square }
piece-closed = geschlossenes Hotel von { $who }, { $city }
piece-gone = { $city }, Feld { $square }: leer, das Hotel wurde geschlossen
piece-factory = Fabrik von { $who }, { $city }
piece-plane = Flugzeug von { $who }, { $where }
place-strip = { $city }, Landebahn { $strip }
place-passing = { $city }, Zwischenlandung
place-bank = in der Bank
piece-payout = { $city } zahlt dem Ersten { $first }, dem Zweiten { $second }
piece-next = { $city }: Das nächste Hotel kommt auf Feld { $square }
piece-full = { $city }: Die Hotelkette ist voll
piece-site = { $city }: Die nächste Fabrik kommt hierher
piece-scheduled = { $steps ->
    [one] Linienticket { $city }, { $steps } Etappe, Preis { $price }
   *[other] Linienticket { $city }, { $steps } Etappen, Preis { $price }
}
piece-charter = Charterticket { $one }–{ $other }, Preis { $price }

button-hotel = Hotel: { $price }
button-renovate = Renovieren: kostenlos
button-factory = Fabrik: { $price }
button-borrow = { $sum } leihen, { $due } schulden
button-pass = Passen
button-repay = { $sum } zurückzahlen: jetzt { $due }
button-extend = { $sum } verlängern: später { $extended_due }

reading-and = { $first }; { $rest }
reading-strips = Landebahnen: { $strips }
reading-strip = { $number }, ein Hotel kostet { $price }, { $who }
reading-sites = Fabrikplätze: { $sites }
reading-site = { $number }, kostet { $price }, { $who }
reading-free = frei
reading-passing = Zwischenlandung: { $who }
reading-track = Hotels der Kette: { $hotels }
reading-square = Feld { $square } { $who }
reading-gone = Leere Felder geschlossener Hotels: { $squares }
reading-next = Das nächste Feld ist { $square }: { $first } für den Ersten, { $second } für den Zweiten.
reading-next-red = Das nächste Feld ist { $square }: { $first } für den Ersten, { $second } für den Zweiten; es ist rot, ein Hotel dort schließt das älteste.
reading-full = Die Hotelkette ist voll: { $first } für den Ersten, { $second } für den Zweiten.
reading-closed = Geschlossene Hotels: { $hotels }
reading-count = { $who } { $count }
reading-banks = Banken
reading-at-bank = Flugzeuge in der Bank: { $who }
reading-up = { $kind }, offen: { $tickets }; { $left } verdeckt
reading-hand = { IS_YOU($who) ->
    [yes] Du hast: { $tickets }
   *[no] { $who } hat: { $tickets }
}

help-loans = Entscheide zuerst über deine Darlehen: Zahle jedes zurück oder verlängere es.
help-here = Dein Flugzeug ist schon { $place }.
help-here-dear = Dein Flugzeug ist schon { $place }. Ein Hotel kostet auf deiner Landebahn { $price }, und du hast { $cash }.
help-here-taken = Dein Flugzeug ist schon { $place }. Beide Landebahnen sind besetzt.
help-route = Von hier führt kein einzelnes Ticket { $to }. Am günstigsten: { $way }; { $fare } für Tickets.
help-too-dear = Du kannst den Weg nach { $city } nicht bezahlen: { $way } kostet { $fare }, und du hast { $cash }.
help-taken = Beide Landebahnen { $place } sind besetzt, und kein Ticket führt für eine Zwischenlandung dorthin.
help-no-way = Keines deiner Tickets und kein offenes Ticket führt { $to }, auch nicht mit Umsteigen.
help-ticket = Von hier führt { $ticket } nach: { $cities }.
help-ticket-nowhere = Von hier führt { $ticket } nirgendwohin.

report-title = Zahltag { $number } von { $phases }
report-from = Woher
report-before = Bargeld vorher
report-distribution = Verbreitung
report-spread = { $cities ->
    [one] { $sum } ({ $cities } Stadt)
   *[other] { $sum } ({ $cities } Städte)
}
report-hotels = { $city }: Hotels, { $first } / { $second }
report-factories = { $city }: Fabriken, je { $each }
report-income = Einnahmen
report-repaid = Verlängerte Darlehen, zurückgezahlt
report-repaid-all = Darlehen, zurückgezahlt
report-after = Bargeld nachher
report-loans = Jetzt zahlen alle ihre Darlehen zurück oder verlängern sie.
report-end = Die Partie ist zu Ende: Nur Bargeld zählt.
report-on = Eine neue Phase beginnt, mit { $hotels } neuen Hotels für alle.

board = Die Welt mit neun Städten und die Banken
board-bank = Bank
colour-red = Rot
    .letter = R
colour-blue = Blau
    .letter = B
colour-yellow = Gelb
    .letter = E
colour-green = Grün
    .letter = G
picture-cover = Eine Weltkarte mit neun Städten und Flugzeugen dazwischen
picture-board = Der Spielplan zu dritt, mitten in einer Partie
picture-tickets = Das Linienticket Kairo mit 2 Etappen für 5 und das Charterticket Mexiko-Stadt–Kapstadt für 2
picture-steps = Zwei Etappen von Hongkong: Monaco, Mexiko-Stadt und Kapstadt
picture-city = New York an einem Zahltag: Blau bekommt 20, Gelb 10
picture-later = New York später: Gelb bekommt 24, Rot 12, jede Fabrik 12 oder 24; das Hotel von Blau ist geschlossen
