## Die Schachtel

game = Big Shot
    .summary = Ersteigere je vier Steine, setze die Farben aller und sichere dir die richtigen Viertel.
face-bigshot = Big Shot
    .summary = Überbiete die anderen, wenn je vier Steine versteigert werden, und spiele ihre eigenen Farben gegen sie aus.
option-expert = das Bargeld bleibt vor den anderen verborgen, und über Kredite wird vor dem Bieten entschieden
    .false = Bargeld offen, Kredite jederzeit
    .true = Bargeld verdeckt, Kredite vor dem Bieten
score = { $points ->
    [one] { $points } Million
   *[other] { $points } Millionen
}

## Farben und Viertel

colour-red = Rot
    .letter = R
colour-yellow = Gelb
    .letter = E
colour-white = Weiß
    .letter = W
colour-black = Schwarz
    .letter = S
pawns-red = { $count } × Rot
pawns-yellow = { $count } × Gelb
pawns-white = { $count } × Weiß
pawns-black = { $count } × Schwarz

district-large = { $value }
    .label = Viertel { $value }
    .into = Viertel { $value }
    .start = Viertel { $value }
district-west = West { $value }
    .label = West { $value }
    .into = West { $value }
    .start = West { $value }
    .side = West
district-east = Ost { $value }
    .label = Ost { $value }
    .into = Ost { $value }
    .start = Ost { $value }
    .side = Ost
district-west-park = Westpark
    .label = Westpark
    .into = den Westpark
    .start = Der Westpark
    .side = Westpark
    .around = Rund um den Westpark
district-east-park = Ostpark
    .label = Ostpark
    .into = den Ostpark
    .start = Der Ostpark
    .side = Ostpark
    .around = Rund um den Ostpark
district-doubled = { $district } ×2
holder = { IS_YOU($who) ->
    [yes] { $colour } (du)
   *[no] { $colour } ({ $who })
}
holder-nobody = { $colour } (herrenlos)

## Aktionen

action-bid = { $amount } bieten
action-pass = passen
action-borrow = Kredit
action-borrow-for = Kredit für { $colour }
action-no-loan = kein Kredit
action-pay = mit { $colour } zahlen
action-place = { $colour } in { $district } setzen
typed-fillers = ein eine einen der die das den dem in im mit für Stein Viertel Million Millionen
typed-synonyms = bieten biete Gebot erhöhen überbieten / passen passe / Kredit leihen ja / kein keinen nein / zahlen zahle bezahlen / setzen setze legen stellen

## Warum etwas nicht erlaubt ist

refusal-allowed = Das ist erlaubt
refusal-not-now = Das steht jetzt nicht zur Wahl
refusal-not-your-colour = Diese Farbe gehört dir nicht
refusal-not-in-lot = Es ist kein Stein dieser Farbe mehr zu setzen
refusal-district-sold = Dieses Viertel ist verkauft
refusal-too-low = Ein Gebot muss höher sein als das vorige
refusal-too-high = So viel ist in keiner deiner Kassen
refusal-purse-too-small = Eine einzige Kasse zahlt das ganze Gebot, und in dieser ist zu wenig
refusal-borrowed-already = Je Runde und Farbe gibt es einen Kredit, und der ist schon aufgenommen
refusal-no-more-loans = Einen zehnten Kredit gibt es nicht: Er brächte nichts ein
refusal-no-tokens = Es sind keine Kreditkärtchen mehr da
refusal-bidding-has-begun = Zu zweit nimmt man Kredite vor dem ersten eigenen Gebot der Runde auf
refusal-loans-came-first = Über Kredite wurde vor dem Bieten entschieden

## Fragen

question-bid = { $bid ->
    [0] Zur Versteigerung: { $lot }. Biete oder passe.
   *[other] Zur Versteigerung: { $lot }. Biete mehr als { $bid } oder passe.
}
question-may-borrow = Vorher kannst du einen Kredit aufnehmen.
question-borrow-first = Zur Versteigerung: { $lot }. Um mehr als { $bid } zu bieten, nimm zuerst einen Kredit auf, oder passe.
question-only-pass = { $bid ->
    [0] Du hast kein Geld zum Bieten und kannst nur passen.
   *[other] Mehr als { $bid } kannst du nicht bieten: Du kannst nur noch passen.
}
question-loan = Zur Versteigerung: { $lot }. Nimmst du vor dem Bieten einen Kredit auf?
question-pay = Du hast für { $bid } den Zuschlag bekommen: Welche Farbe zahlt?
question-place = Setze einen Stein in ein Viertel, das nicht verkauft ist. Übrig: { $lot }.

## Was eine Wahl bewirkt

note-borrow = +{ $pays }, Schulden { $debt }
note-leaves = übrig: { $cash }
note-pass = { $bid ->
    [0] { $who } bekommt sie umsonst
   *[other] { $who } bekommt sie für { $bid }
}
note-sold = verkauft an { $colour }
note-ahead = { $colour } vorn
note-stays = { $colour } bleibt vorn
note-tied = niemand vorn

## Der Verlauf

log-bid = { IS_YOU($who) ->
    [yes] Du bietest { $amount }.
   *[no] { $who } bietet { $amount }.
}
log-pass = { IS_YOU($who) ->
    [yes] Du passt.
   *[no] { $who } passt.
}
log-borrow = { IS_YOU($who) ->
    [yes] Du nimmst einen Kredit auf: { $pays } auf die Hand, { $debt } zurückzuzahlen.
   *[no] { $who } nimmt einen Kredit auf: { $pays } auf die Hand, { $debt } zurückzuzahlen.
}
log-borrow-for = { IS_YOU($who) ->
    [yes] Du nimmst einen Kredit für { $colour } auf: { $pays } auf die Hand, { $debt } zurückzuzahlen.
   *[no] { $who } nimmt einen Kredit für { $colour } auf: { $pays } auf die Hand, { $debt } zurückzuzahlen.
}
log-no-loan = { IS_YOU($who) ->
    [yes] Du nimmst keinen Kredit auf.
   *[no] { $who } nimmt keinen Kredit auf.
}
log-pay = { IS_YOU($who) ->
    [yes] Du zahlst { $amount } mit { $colour }.
   *[no] { $who } zahlt { $amount } mit { $colour }.
}
log-place = { IS_YOU($who) ->
    [yes] Du setzt { $colour } in { $district }.
   *[no] { $who } setzt { $colour } in { $district }.
}
log-won = { IS_YOU($who) ->
    [yes] Du zahlst { $amount } und bekommst { $lot }.
   *[no] { $who } zahlt { $amount } und bekommt { $lot }.
}
log-wins = { IS_YOU($who) ->
    [yes] Du ersteigerst { $lot } für { $amount }.
   *[no] { $who } ersteigert { $lot } für { $amount }.
}
log-free = { IS_YOU($who) ->
    [yes] Niemand hat geboten: Du bekommst { $lot } umsonst.
   *[no] Niemand hat geboten: { $who } bekommt { $lot } umsonst.
}
log-sold = { IS_YOU($who) ->
    [yes] { $district } wird an { $colour } verkauft und gehört damit dir.
   *[no] { $district } wird an { $colour } verkauft und gehört damit { $who }.
}
log-sold-nobody = { $district } wird an { $colour } verkauft und ist damit herrenlos.
log-unowned = { $district } geht an niemanden: Alle Farben heben sich gegenseitig auf.
log-round = { IS_YOU($who) ->
    [yes] Runde { $round }: Du würfelst { $die }. Zur Versteigerung: { $lot }.
   *[no] Runde { $round }: { $who } würfelt { $die }. Zur Versteigerung: { $lot }.
}
log-end = Alle { $rounds } Runden sind vorbei.

## Die Versteigerung

status-round = { IS_YOU($leader) ->
    [yes] Runde { $round } von { $rounds } · du bist Startspieler · der Würfel zeigt { $thrown } · { $state }
   *[no] Runde { $round } von { $rounds } · { $leader } ist Startspieler · der Würfel zeigt { $thrown } · { $state }
}
auction-no-bid = noch kein Gebot
auction-highest = { IS_YOU($who) ->
    [yes] höchstes Gebot: { $bid } (du)
   *[no] höchstes Gebot: { $bid } ({ $who })
}
auction-placing = { IS_YOU($who) ->
    [yes] du setzt die Steine, { $bid ->
        [0] umsonst bekommen
       *[other] gekauft für { $bid }
    }
   *[no] { $who } setzt die Steine, { $bid ->
        [0] umsonst bekommen
       *[other] gekauft für { $bid }
    }
}
standing-won = { $bid ->
    [0] umsonst bekommen
   *[other] ersteigert für { $bid }
}
standing-highest = Gebot { $bid }
standing-passed = gepasst
standing-deciding = entscheidet jetzt
standing-outbid = überboten
standing-waiting = noch kein Gebot

## Neben dem Spielplan

row-auction = Versteigerung
row-capital = Kapital
row-cash = Bargeld
row-debt = Schulden
row-next-loan = nächster Kredit bringt
row-districts = Viertel
row-tokens = Kreditkärtchen
row-on-ring = { $colour } auf dem Ring
not-shown = verdeckt
debt-of-loans = { $loans ->
    [one] { $debt } ({ $loans } Kredit)
   *[other] { $debt } ({ $loans } Kredite)
}
districts-owned = { $count } ({ $list })
two-colours = { $one } { $first } · { $two } { $second }
two-colours-sum = { $one } { $first } · { $two } { $second } = { $total }
panel-nobody = Herrenlose Farbe: { $colour }
panel-bank = Was noch kommt
panel-leads = Startspieler dieser Runde.
panel-needs = { $colours ->
    [one] Braucht zwei Viertel, um zu gewinnen.
   *[other] Braucht zwei Viertel in jeder Farbe, um zu gewinnen.
}
panel-both = { $first } { $second }
button-bid = { $amount } bieten
button-pass = Passen
button-borrow = Kredit: { $pays } jetzt, { $debt } Schulden
button-borrow-for = Kredit für { $colour }: { $pays } jetzt, { $debt } Schulden
button-no-loan = Kein Kredit
button-pay = { $amount } mit { $colour } zahlen

## Auf dem Spielplan

drawing-title = Die Stadt mit ihren dreizehn Vierteln, umgeben vom Ring der Auktionsfelder
spot-block = die Versteigerung
spot-space = Feld { $number }
sign-sold = VERKAUFT
sign-nobodys = herrenlos
piece-on-space = Stein in { $colour }, Feld { $number }
piece-in-district = Stein in { $colour }, { $district }
piece-for-sale = Stein in { $colour }, zur Versteigerung
piece-to-place = Stein in { $colour }, noch zu setzen
piece-promoter = der Makler
piece-throw = nächster Wurf: { $throws }
piece-die = der Würfel zeigt { $thrown }
piece-doubled = zählt doppelt: { $worth }
piece-chip = { $name }: { $state }
piece-capital = { $name }: Kapital { $points }
town-flag = { $district }: { $state }
town-sold = { $district }: verkauft an { $holder }
town-nobodys = { $district }: herrenlos

## Der Spielplan als Liste

reading-auction = Die Versteigerung
reading-for-sale = Zur Versteigerung: { $lot }
reading-to-place = Noch zu setzen: { $lot }
reading-bids = Du kannst { $least } bis { $most } bieten.
reading-one-bid = Du kannst { $amount } bieten.
reading-seat = { $name }, { $colours }: { $state }
reading-large = Große Viertel
reading-sold-doubled = { $district }: verkauft an { $holder }; zählt doppelt: { $worth }
reading-empty = { $district }: leer
reading-lying = { $district }: { $pawns }; { $state }; { $count } von { $full } Plätzen besetzt
reading-ring = Der Ring der Auktionsfelder
reading-promoter = Der Makler steht auf Feld { $number }.
reading-space = Feld { $number }: { $pawns }
reading-space-thrown = Feld { $number }: { $pawns }; nächster Wurf: { $throws }

## Die Schlussabrechnung

explain-line = { $name }: { $districts } · Bargeld { $cash } = { $total }
explain-line-loans = { $loans ->
    [one] { $name }: { $districts } · Bargeld { $cash } · { $loans } Kredit: −{ $debt } = { $total }
   *[other] { $name }: { $districts } · Bargeld { $cash } · { $loans } Kredite: −{ $debt } = { $total }
}
explain-colour = { $name }, { $colour }
explain-districts = Viertel { $worth } ({ $list })
explain-no-districts = keine Viertel
explain-both = { $name }: { $one } und { $two } ergeben { $total }
explain-too-few = { IS_YOU($who) ->
    [yes] Du hast zu wenige Viertel, um zu gewinnen.
   *[no] { $who } hat zu wenige Viertel, um zu gewinnen.
}
explain-rule-dropped = Niemand hat genug Viertel: Die Bedingung, zwei zu besitzen, entfällt.
report-title = Die Schlussabrechnung
report-player = Spieler
report-colour = Farbe
report-worth = Wert
report-two-to-win = { $colours ->
    [one] Gewinnen kann nur, wer mindestens zwei Viertel hat, es sei denn, niemand hat so viele.
   *[other] Gewinnen kann nur, wer in jeder Farbe mindestens zwei Viertel hat, es sei denn, niemand hat so viele.
}

## Das Terminal

terminal-name = { IS_YOU($who) ->
    [yes] du
   *[no] { $who }
}
terminal-sold = verkauft an
terminal-nobodys = herrenlos
terminal-loans = Kredite
terminal-next-loan = nächster
terminal-round = { IS_YOU($leader) ->
    [yes] Runde { $round } von { $rounds } · Startspieler: du · Wurf: { $thrown } · Kreditkärtchen: { $tokens }
   *[no] Runde { $round } von { $rounds } · Startspieler: { $leader } · Wurf: { $thrown } · Kreditkärtchen: { $tokens }
}
terminal-for-sale = Zur Versteigerung:
terminal-to-place = Zu setzen:
terminal-next-throw = Der nächste Wurf bringt:

## Die Bilder

picture-cover = Der Makler vor der Stadt und vier Steine zur Versteigerung
picture-town = Der Spielplan: der Ring der 18 Auktionsfelder und die Stadt mit ihren beiden Parks. Die drei Viertel auf dem Grün rund um einen Park grenzen an ihn.
picture-setup = Eine Partie hat begonnen. Der Makler steht auf Feld 4, und dessen vier Steine werden versteigert. Die Schilder zeigen, zu welchem Feld der nächste Wurf führt.
picture-walk = Von Feld 5 führt ein Wurf von 2 zu Feld 9: Die leeren Felder 6 und 7 zählen nicht mit.
picture-bidding = Ada (Rot) und Cleo (Weiß) haben gepasst, Dan (Schwarz) bietet 5. Ben (Gelb) muss mehr bieten oder passen.
picture-counting = Sieben Steine, und wem das Viertel gehört: wer die meisten hat; und zweimal einem einzelnen Stein, weil sich alle anderen gegenseitig aufheben.
picture-hopes = Ein Viertel und vier Steine; darunter, was Rot, Gelb oder Weiß daraus machen könnte.
picture-park = Rot besitzt den Westpark, West 9 und West 10, die doppelt zählen. West 11 gehört Weiß.
