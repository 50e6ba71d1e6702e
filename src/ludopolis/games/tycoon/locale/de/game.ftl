game = Tycoon
    .summary = Fliege um die Welt, baue Hotels und Fabriken auf Kredit und sei nach dem dritten Zahltag am reichsten.
face-tycoon = Tycoon
    .summary = Neun Städte, ein eigenes Flugzeug und eine Bank, die nur zu gern Geld verleiht.
option-fewer_steps = ein Linienticket führt auch weniger weit, als es Etappen hat, wie in El Capitán
    .false = genau so viele Etappen weit
    .true = auch weniger weit (El Capitán)
score = { $points ->
    [one] { $points } Million
   *[other] { $points } Millionen
}

city-new-york = New York
    .in = in New York
    .to = nach New York
    .short = New{"\u00A0"}York
    .typed = ny, nyc, york
city-monaco = Monaco
    .in = in Monaco
    .to = nach Monaco
    .short = Monaco
    .typed = monaco
city-tokyo = Tokio
    .in = in Tokio
    .to = nach Tokio
    .short = Tokio
    .typed = tokio
city-mexico-city = Mexiko-Stadt
    .in = in Mexiko-Stadt
    .to = nach Mexiko-Stadt
    .short = Mexiko
    .typed = mexiko
city-cairo = Kairo
    .in = in Kairo
    .to = nach Kairo
    .short = Kairo
    .typed = kairo
city-hong-kong = Hongkong
    .in = in Hongkong
    .to = nach Hongkong
    .short = Hongkong
    .typed = hk
city-rio-de-janeiro = Rio de Janeiro
    .in = in Rio de Janeiro
    .to = nach Rio de Janeiro
    .short = Rio
    .typed = rio
city-cape-town = Kapstadt
    .in = in Kapstadt
    .to = nach Kapstadt
    .short = Kapstadt
    .typed = kapstadt
city-sydney = Sydney
    .in = in Sydney
    .to = nach Sydney
    .short = Sydney
    .typed = sydney

ticket-scheduled = { $city } { $steps }
ticket-charter = { $one }–{ $other }

action-buy = { $ticket } kaufen
action-fly = nach { $city } fliegen mit { $ticket }
action-fly-nowhere = fliegen mit { $ticket }
action-hotel = Hotel bauen
action-renovate = renovieren
action-factory = Fabrik bauen
action-borrow = { $sum } leihen
action-pass = passen
action-repay = { $sum } zurückzahlen
action-extend = { $sum } verlängern

typed-buy = kaufen kaufe
typed-fly = fliegen fliege flug gehen
typed-ticket = ticket flugschein
typed-build = bauen baue
typed-hotel = hotel
typed-factory = fabrik
typed-renovate = renovieren renoviere
typed-borrow = leihen leihe aufnehmen
typed-loan = darlehen kredit
typed-pass = passen passe
typed-repay = zurückzahlen zahlen
typed-extend = verlängern verlängere
typed-to = nach in
typed-with = mit per
typed-from = von ab aus
typed-filler = ein eine einen das der die den million millionen etappe etappen

refusal-allowed = Das ist erlaubt
refusal-not-now = Das steht jetzt nicht zur Wahl
refusal-not-face-up = Dieses Ticket liegt nicht offen aus
refusal-ticket-too-dear = Du kannst dieses Ticket nicht bezahlen
refusal-not-in-hand = Du hast dieses Ticket nicht
refusal-neither-city = Ein Charterflug beginnt in einer seiner beiden Städte, und dein Flugzeug steht in keiner davon
refusal-no-charter-from-bank = Von der Bank aus fliegt man nur mit Linientickets
refusal-out-of-range = Dieses Ticket führt in die Stadt, die es nennt, oder so viele Etappen weit, wie es zeigt
refusal-only-city-named = Von der Bank aus führt ein Linienticket nur in die Stadt, die es nennt
refusal-same-city = Ein Flug führt in eine andere Stadt, und dein Flugzeug ist schon dort
refusal-at-bank = Dein Flugzeug ist in der Bank; fliege zuerst in eine Stadt
refusal-strips-taken = Beide Landebahnen sind besetzt, du kannst hier nur zwischenlanden
refusal-track-full = Die Hotelkette dieser Stadt ist voll
refusal-hotel-too-dear = Du kannst den Hotelpreis deiner Landebahn nicht bezahlen
refusal-nothing-closed = Du hast in dieser Stadt kein geschlossenes Hotel
refusal-no-factory = Du hast keine Fabrik mehr
refusal-sites-taken = Beide Fabrikplätze dieser Stadt sind besetzt
refusal-factory-too-dear = Du kannst den nächsten Fabrikplatz dieser Stadt nicht bezahlen
refusal-no-loan-card = Es ist keine Darlehenskarte über diese Summe mehr da
refusal-must-borrow = Wenn du nicht baust, musst du ein Darlehen aufnehmen, solange es Darlehenskarten gibt
refusal-no-such-loan = Über ein solches Darlehen hast du nicht zu entscheiden
refusal-cannot-repay = Du hast nicht genug Bargeld, um es zurückzuzahlen; du kannst es verlängern

question-bank = Du bist am Zug, dein Flugzeug steht in der Bank: Fliege mit einem Linienticket in eine Stadt oder nimm ein Darlehen auf.
question-strip = Du bist am Zug, dein Flugzeug steht { $place } auf Landebahn { $strip }: Baue hier, fliege weiter oder nimm ein Darlehen auf.
question-passing = Du bist am Zug, dein Flugzeug ist { $place }, wo beide Landebahnen besetzt sind: Fliege weiter oder nimm ein Darlehen auf.
question-or-pass = Es ist keine Darlehenskarte mehr da: Statt ein Darlehen aufzunehmen, passt du.
question-loans = Nach dem Zahltag: Zahle jedes deiner Darlehen zurück oder verlängere es. Du hast { $cash }.

note-buy = kostet { $price }
note-fly = Landebahn { $strip }, Hotel { $hotel_price }
note-pass-through = keine freie Landebahn
note-hotel = kostet { $price }; zahlt dann { $first }/{ $second }
note-factory = kostet { $price }
note-renovate = kostenlos; zahlt dann { $first }/{ $second }
note-borrow = zurückzuzahlen: { $due }
note-borrow-back = zurückzuzahlen: { $due }; nimmt Käufe und Flüge zurück
note-pass-back = nimmt Käufe und Flüge zurück
note-repay = kostet { $due }
note-extend = { $due } am nächsten Zahltag

log-buy = { IS_YOU($who) ->
    [yes] Du kaufst { $ticket } für { $price }.
   *[no] { $who } kauft { $ticket } für { $price }.
}
log-fly = { IS_YOU($who) ->
    [yes] Du fliegst mit { $ticket } nach { $city } und landest auf Landebahn { $strip }.
   *[no] { $who } fliegt mit { $ticket } nach { $city } und landet auf Landebahn { $strip }.
}
log-pass-through = { IS_YOU($who) ->
    [yes] Du fliegst mit { $ticket } nach { $city }, wo beide Landebahnen besetzt sind.
   *[no] { $who } fliegt mit { $ticket } nach { $city }, wo beide Landebahnen besetzt sind.
}
log-hotel = { IS_YOU($who) ->
    [yes] Du baust { $place } für { $price } ein Hotel, auf Feld { $square }.
   *[no] { $who } baut { $place } für { $price } ein Hotel, auf Feld { $square }.
}
log-renovate = { IS_YOU($who) ->
    [yes] Du renovierst { $place } ein Hotel: Es kommt auf Feld { $square }.
   *[no] { $who } renoviert { $place } ein Hotel: Es kommt auf Feld { $square }.
}
log-closes = { IS_YOU($who) ->
    [yes] Das schließt das älteste Hotel { $place }; es gehört dir.
   *[no] Das schließt das älteste Hotel { $place }; es gehört { $who }.
}
log-factory = { IS_YOU($who) ->
    [yes] Du baust { $place } für { $price } eine Fabrik.
   *[no] { $who } baut { $place } für { $price } eine Fabrik.
}
log-borrow = { IS_YOU($who) ->
    [yes] Du fliegst heim zur Bank und leihst { $sum } ({ $due } zurückzuzahlen).
   *[no] { $who } fliegt heim zur Bank und leiht { $sum } ({ $due } zurückzuzahlen).
}
log-pass = { IS_YOU($who) ->
    [yes] Du fliegst heim zur Bank und passt, weil keine Darlehenskarten mehr da sind.
   *[no] { $who } fliegt heim zur Bank und passt, weil keine Darlehenskarten mehr da sind.
}
log-repay = { IS_YOU($who) ->
    [yes] Du zahlst { $due } für ein Darlehen von { $sum } zurück.
   *[no] { $who } zahlt { $due } für ein Darlehen von { $sum } zurück.
}
log-extend = { IS_YOU($who) ->
    [yes] Du verlängerst ein Darlehen von { $sum }: { $due } am nächsten Zahltag.
   *[no] { $who } verlängert ein Darlehen von { $sum }: { $due } am nächsten Zahltag.
}
log-taken-back = Was in diesem Zug gekauft und geflogen wurde, wird zurückgenommen.
log-turned-up = Aufgedeckt: { $tickets }.
log-reshuffled-scheduled = Die verbrauchten Linientickets werden zu einem neuen Nachziehstapel gemischt.
log-reshuffled-charters = Die verbrauchten Chartertickets werden zu einem neuen Nachziehstapel gemischt.
log-last-hotel = { IS_YOU($who) ->
    [yes] Du hast alle Hotels dieser Phase gebaut: Nach dieser Runde ist Zahltag.
   *[no] { $who } hat alle Hotels dieser Phase gebaut: Nach dieser Runde ist Zahltag.
}
log-payday = Der { $number }. Zahltag!
log-income = { IS_YOU($who) ->
    [yes] Du bekommst { $total } ({ $parts }).
   *[no] { $who } bekommt { $total } ({ $parts }).
}
log-no-income = { IS_YOU($who) ->
    [yes] Du bekommst 0.
   *[no] { $who } bekommt 0.
}
income-and = { $first }; { $rest }
income-distribution = Verbreitung { $sum }
income-majority = Majorität { $cities }
income-factories = Fabriken { $cities }
income-city = { $city } { $sum }
log-repaid = { IS_YOU($who) ->
    [yes] Du zahlst { $sum } für fällige Darlehen zurück.
   *[no] { $who } zahlt { $sum } für fällige Darlehen zurück.
}
log-standing = Bargeld abzüglich Darlehen: { $standing }.
    .seat = { IS_YOU($who) ->
        [yes] du { $sum }
       *[no] { $who } { $sum }
    }
log-new-phase = Phase { $phase } beginnt mit { $hotels } neuen Hotels für alle.
log-end = Das war der dritte Zahltag: Die Partie ist zu Ende.

explain-running = { $who }: { $total } Bargeld = { $total }
explain-end = { $repaid ->
    [0] { $who }: { $before } Bargeld + Verbreitung { $distribution } + Majorität { $majority } + Fabriken { $factories } = { $total }
   *[other] { $who }: { $before } Bargeld + Verbreitung { $distribution } + Majorität { $majority } + Fabriken { $factories } − Darlehen { $repaid } = { $total }
}
