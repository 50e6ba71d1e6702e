"""The settings of the tree search, one record for each game and number of players."""

from __future__ import annotations

from ludopolis.engine.layout import Float64, Layout


class SearchSettings(Layout):
    """How the search plays a game; set by measurements, in `[search.…]` of its `weights.toml`."""

    scale: Float64  # a difference in `evaluate` that makes a side e times as likely to win
    margin_weight: Float64  # how much the margin of a finished game counts beside the win, 0 to 1
    rollout_moves: Float64  # greedy moves after the tree
    expand_visits: Float64  # visits of a node before it gets children
    c_puct: Float64  # the exploration constant of PUCT
    prior_temperature: Float64  # a difference in `evaluate` that makes a prior e times as large
