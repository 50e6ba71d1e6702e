"""Live tables, without a word about how people reach them: a `Hall`, its tables, who sits at them."""

from ludopolis.tables.hall import Hall, SeatPlan, Summary
from ludopolis.tables.refusal import Refused
from ludopolis.tables.store import Visitor
from ludopolis.tables.table import Table

__all__ = ["Hall", "Refused", "SeatPlan", "Summary", "Table", "Visitor"]
