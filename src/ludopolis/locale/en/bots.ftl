## How strong robots are, as people choose them; `.text` says what to expect, in one line.

level-beginner = beginner
    .text = Makes many mistakes: good company for a first game.
level-casual = casual
    .text = Knows what matters, and overlooks things now and then.
level-skilled = skilled
    .text = Plays the move that looks best, without looking further ahead.
level-strong = strong
    .text = Thinks ahead for a moment before each move.
level-master = master
    .text = Takes its time to think ahead: the strongest we have.
# Two that are no levels, but may be named at tables.
level-random = plays at random
level-greedy = plays well
