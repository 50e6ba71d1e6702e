"""The language that a browser asks for."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludopolis.language.languages import languages
from ludopolis.web.accept_language import preferred_language


@given(st.text(max_size=200))
def test_any_wish_for_a_language_is_read(accepted: str) -> None:
    assert preferred_language(accepted) in languages()
