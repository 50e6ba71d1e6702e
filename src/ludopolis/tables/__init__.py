"""Live tables, without a word about how people reach them: a `Hall`, its tables, who sits at them.

A table is a numbered stream of events. `table.py` is what can be done at one, `reading.py` what each
viewer is told of it, `history.py` its game through all moves, `store.py` where it is kept, `bots.py`
where bots think, `lending.py` when people come back for whom they stood in, `hints.py` what they advise,
`analyst.py` who looks back at finished games, `people.py` and `names.py` who comes, `rate_limits.py`,
`storage_budget.py` and `fair_queue.py` how much one of them may do, `hall.py` all of them together.
"""

from ludopolis.tables.hall import Hall, SeatPlan, Summary
from ludopolis.tables.refusal import Refused
from ludopolis.tables.rows import Session, Visitor
from ludopolis.tables.table import Table

__all__ = ["Hall", "Refused", "SeatPlan", "Session", "Summary", "Table", "Visitor"]
