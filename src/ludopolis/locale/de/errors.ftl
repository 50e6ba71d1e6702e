action-unreadable = „{ $typed }“ ist nicht zu verstehen; eine Aktion schreibt man zum Beispiel so: { $example }
action-ambiguous = „{ $typed }“ kann heißen: { $choices }{ $more ->
    [0] {""}
   *[other] {"; "}… (und { $more } weitere)
}
action-refused = { $action }: { $why }
action-list = { $first }; { $rest }
game-over = Die Partie ist zu Ende
undo-nothing = Es ist noch nichts gespielt worden
undo-over = Die Partie ist zu Ende, ihre Züge bleiben
undo-passed-on = Inzwischen haben andere gespielt, oder der nächste Spieler ist am Zug
undo-seen = Inzwischen sind Karten gezogen oder gezeigt worden; was gesehen wurde, bleibt gesehen
players-wrong = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }
players-missing = { $game } ist für { $least } bis { $most } Spieler
option-unknown = { $game } hat keine Option „{ $option }“; es gibt: { $known }
option-impossible = Option { $option }: „{ $value }“ ist nicht möglich; zur Wahl stehen: { $possible }
game-unknown = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $known }
