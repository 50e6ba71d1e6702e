"""How a report speaks: its phrases, and numbers as they are written in each language."""

from __future__ import annotations

from collections.abc import Sequence

from ludopolis.arena.study.estimates import Estimate
from ludopolis.arena.study.phrases_en import ENGLISH
from ludopolis.arena.study.phrases_fr import FRENCH
from ludopolis.engine.speech import printed

PHRASES = {"en": ENGLISH, "fr": FRENCH}

NO_BREAK = "\N{NO-BREAK SPACE}"
THIN = "\N{NARROW NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"


def digits_for(value: float, margin: float) -> int:
    """How many digits a number is worth."""
    return 2 if margin < 0.05 and abs(value) < 10 else 1


class Voice:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.phrases = PHRASES[language]

    def __call__(self, key: str, **values: object) -> str:
        """A phrase with its values, set as the language wants it."""
        return self.set(self.phrases[key].format(**values))

    def set(self, text: str) -> str:
        """A text as it is set on a page."""
        text = printed(text, self.language)
        return text.replace(" %", f"{NO_BREAK}%") if self.language == "fr" else text

    def number(self, value: float, digits: int = 1) -> str:
        """A number: 1,234.5 or 1 234,5."""
        text = f"{abs(value):,.{digits}f}"
        sign = MINUS if value < 0 and float(text.replace(",", "")) else ""
        if self.language == "fr":
            text = text.replace(",", THIN).replace(".", ",")
        return sign + text

    def short(self, value: float) -> str:
        """A number without digits that say nothing: 12, 12.5."""
        return self.number(value, 0 if round(value, 1) == round(value) else 1)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share in percent."""
        return self.number(100 * share, digits) + (f"{NO_BREAK}%" if self.language == "fr" else "%")

    def fair(self, players: int) -> str:
        """The fair share of a win: 50%, 33.3%."""
        return self.percent(1 / players, 0 if 100 % players == 0 else 1)

    def estimate(self, estimate: Estimate) -> str:
        """An estimate with half the width of its 95% interval: 54.1% ± 1.2, or 80.2 ± 1.1."""
        if estimate.share and estimate.value in {0, 1}:
            low, high = estimate.interval()
            bound = f"≥ {self.percent(low)}" if estimate.value else f"≤ {self.percent(high)}"
            return f"{self.percent(estimate.value, 0)} ({bound.replace(' ', NO_BREAK)})"
        if not estimate.share and estimate.margin < 0.005:
            return self.short(estimate.value)
        if estimate.share:
            text, margin = self.percent(estimate.value), self.number(100 * estimate.margin)
        else:
            digits = digits_for(estimate.value, estimate.margin)
            text, margin = self.number(estimate.value, digits), self.number(estimate.margin, digits)
        return f"{text} ±{NO_BREAK}{margin}"

    def interval(self, estimate: Estimate, comparisons: int = 1) -> str:
        """The 95% interval of an estimate."""
        low, high = estimate.interval(comparisons)
        if estimate.share:
            return self("interval", low=self.number(100 * low), high=self.percent(high))
        return self("interval", low=self.number(low), high=self.number(high))

    def difference(self, difference: Estimate, *, share: bool) -> str:
        """A difference with its sign and margin; of shares, in points of a hundred."""
        scale = 100 if share else 1
        value, margin = scale * difference.value, scale * difference.margin
        digits = digits_for(value, margin)
        text = self.signed(value, digits)
        return f"{text} ±{NO_BREAK}{self.number(margin, digits)}" if margin else text

    def signed(self, value: float, digits: int = 1) -> str:
        """A number with its sign, if it has one."""
        text = self.number(value, digits)
        if not float(f"{value:.{digits}f}"):
            return self.number(0, 0)
        return f"+{text}" if value > 0 else text

    def players(self, count: int) -> str:
        """So many players."""
        return self("players", count=count)

    def games(self, count: int) -> str:
        """So many games."""
        return self("game" if count == 1 else "games", count=self.number(count, 0))

    def listed(self, items: Sequence[str]) -> str:
        """Several things: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self("and", before=", ".join(items[:-1]), last=items[-1])

    def parted(self, items: Sequence[str]) -> str:
        """Several clauses: a; b; c."""
        told = "".join(items[:1])
        for item in items[1:]:
            told = self("then", before=told, last=item)
        return told

    def sentence(self, text: str) -> str:
        """A text that begins with a capital."""
        return text[:1].upper() + text[1:]
