"""The HTTP API: all that a page can do, for other people's clients and bots.

- `visitors.py`: who is who
- `games.py`, `drawings.py`, `catalogues.py`: what can be played and how it looks
- `tables.py`: everything at a table; `finished_games.py`: replay, record, analysis
- `responses.py`: how they answer; `openapi.py` describes all of it, the WebSocket included, and
  `docs_page.py` makes a page of that
"""

from ludopolis.web.api import docs_page
from ludopolis.web.api.openapi import router

__all__ = ["docs_page", "router"]
