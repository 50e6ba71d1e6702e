action-unreadable = « { $typed } » ne se comprend pas ; une action s'écrit comme : { $example }
action-ambiguous = « { $typed } » peut vouloir dire : { $choices }{ $more ->
    [0] {""}
    [one] {"\u00A0"}; … (et { $more } autre)
   *[other] {"\u00A0"}; … (et { $more } autres)
}
action-refused = { $action } : { $why }
action-list = { $first } ; { $rest }
game-over = la partie est finie
undo-nothing = rien n'a encore été joué
undo-over = la partie est finie, ses coups restent
undo-passed-on = d'autres ont joué depuis, ou c'est au joueur suivant
undo-seen = des cartes ont été piochées ou montrées depuis ; ce qui est vu reste vu
players-wrong = { $game } se joue de { $least } à { $most }, pas à { $players }
players-missing = { $game } se joue de { $least } à { $most }
option-unknown = { $game } n'a pas d'option « { $option } » ; il a : { $known }
option-impossible = option { $option } : « { $value } » est impossible ; choisissez parmi : { $possible }
game-unknown = il n'y a pas de jeu « { $game } » ; il y a : { $known }
