"""The API: all that a page can do, for other people's clients and bots.

`visitors.py` is who is who, `games.py` and `drawings.py` what can be played and how it looks,
`tables.py` everything at a table, `finished.py` what can be looked back at; `answers.py` is how they
answer. `description.py` describes all of it, the wire included, and `guide.py` makes a page of that.
"""

from ludopolis.web.api import guide
from ludopolis.web.api.description import router

__all__ = ["guide", "router"]
