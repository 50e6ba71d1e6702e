"""What is written can be read: the palette's contrasts, by day and by night (WCAG 2, level AA)."""

from __future__ import annotations

import pytest

from ludopolis.presentation.svg import ON_PIECES, PALETTE, PIECES

ENOUGH = 4.5


def luminance(colour: str) -> float:
    """How bright a colour is, from 0 to 1."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well a colour stands out from another, from 1 to 21."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_the_measure() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1


@pytest.mark.parametrize("scheme", sorted(PALETTE))
@pytest.mark.parametrize("ground", ["paper", "ivory"])
@pytest.mark.parametrize("text", ["ink", "faint", "brass", "lamp"])
def test_text_stands_out(scheme: str, ground: str, text: str) -> None:
    assert contrast(PALETTE[scheme][text], PALETTE[scheme][ground]) >= ENOUGH


@pytest.mark.parametrize("scheme", sorted(PALETTE))
@pytest.mark.parametrize("ground", ["ink", "brass"])
def test_a_button_s_text_stands_out(scheme: str, ground: str) -> None:
    assert contrast(PALETTE[scheme]["paper"], PALETTE[scheme][ground]) >= ENOUGH


@pytest.mark.parametrize("piece", sorted(PIECES))
def test_what_is_written_on_pieces_stands_out(piece: str) -> None:
    assert contrast(ON_PIECES[piece], PIECES[piece]) >= ENOUGH
