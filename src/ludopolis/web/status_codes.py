"""HTTP status codes of refusals."""

from __future__ import annotations

# What goes wrong before anybody looks at it: its code for programs, and what is said.
ERRORS = {
    400: ("unreadable", "site-error-unreadable"),
    404: ("not_found", "site-error-nothing"),
    405: ("method", "site-error-method"),
    413: ("large", "site-error-large"),
    422: ("unreadable", "site-error-unreadable"),
}
OURS = ("failed", "site-error-ours")
# Refusals that have a status of their own; the others are conflicts.
STATUS = {
    "not_found": 404,
    "not_yours": 403,
    "host_only": 403,
    "not_over": 403,
    "name": 422,
    "options": 422,
    "seats": 422,
    "invalid": 422,
    "no_bot": 422,
    "no_face": 422,
    "no_aid": 422,
    "chat_text": 422,
    "claim": 422,
    "version": 400,
    "chat_often": 429,
    "hint_busy": 429,
    "hint_often": 429,
    "busy": 429,
    "analyst_busy": 429,
    "table_budget": 429,
    "visitor_budget": 429,
    "address_budget": 429,
    "hint_soon": 503,
    "storage": 503,
    "read_only": 503,
    "damaged": 503,
}


def status_of(refusal: str) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(refusal, 409)
