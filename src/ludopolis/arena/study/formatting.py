"""Texts and measured numbers as a language writes them."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from functools import reduce

from fluent.runtime.types import fluent_number

from ludopolis.arena.study.estimates import Estimate
from ludopolis.arena.study.schema import Results, Spread
from ludopolis.language.text import Argument, Listed
from ludopolis.language.translator import Translator

NO_BREAK = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"


def digits_for(value: float, margin: float) -> int:
    """How many digits of a number are significant, given its margin."""
    return 2 if margin < 0.05 and abs(value) < 10 else 1


def rounded(value: float, digits: int) -> Decimal:
    """A number rounded as Fluent rounds it: half to even."""
    return round(Decimal(str(value)), digits)


def capital(text: str) -> str:
    """A text with a capital first letter."""
    return text[:1].upper() + text[1:]


class Formatter(Translator):
    """Formats texts and measured numbers in one language."""

    def number(self, value: float, digits: int = 1) -> str:
        """A number: 1,234.5 or 1.234,5."""
        sign = MINUS if rounded(value, digits) < 0 else ""
        return sign + self._written(abs(value), "decimal", digits)

    def short(self, value: float) -> str:
        """A number with a digit after the point only if needed: 12, 12.5."""
        return self.number(value, 0 if round(value, 1) == round(value) else 1)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share in percent: 54.1%."""
        return self._written(share, "percent", digits)

    def fair(self, players: int) -> str:
        """The fair share of wins: 50%, 33.3%."""
        return self.percent(1 / players, 0 if 100 % players == 0 else 1)

    def estimate(self, estimate: Estimate) -> str:
        """An estimate with half the width of its 95% interval: 54.1% ± 1.2, or 80.2 ± 1.1."""
        if estimate.share and estimate.value in {0, 1}:
            low, high = estimate.interval()
            sign, bound = ("≥", low) if estimate.value else ("≤", high)
            return f"{self.percent(estimate.value, 0)} ({sign}{NO_BREAK}{self.percent(bound)})"
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
            return self("study-interval", low=self.number(100 * low), high=self.percent(high))
        return self("study-interval", low=self.number(low), high=self.number(high))

    def difference(self, difference: Estimate, *, share: bool) -> str:
        """A difference with its sign and margin; of shares, in percentage points."""
        scale = 100 if share else 1
        value, margin = scale * difference.value, scale * difference.margin
        digits = digits_for(value, margin)
        text = self.signed(value, digits)
        return f"{text} ±{NO_BREAK}{self.number(margin, digits)}" if margin else text

    def signed(self, value: float, digits: int = 1) -> str:
        """A number with its sign, unless it is 0."""
        if not rounded(value, digits):
            return self.number(0, 0)
        return f"{'+' if value > 0 else ''}{self.number(value, digits)}"

    def value(self, estimate: Estimate) -> str:
        """An estimate without its margin."""
        return self.percent(estimate.value) if estimate.share else self.number(estimate.value)

    def arguments(self, results: Results) -> dict[str, Argument]:
        """Results as arguments of messages.

        An estimate `x` gives `$x`, and `$x-value` without its margin; a spread gives the same for its
        mean, and `$x-low`, `$x-lower`, `$x-middle`, `$x-upper`, `$x-high` for its percentiles.
        """
        found: dict[str, Argument] = {}
        for name, entry in results:
            if isinstance(entry, int):
                found[name] = entry
            if isinstance(entry, Spread):
                for percentile in ("low", "lower", "middle", "upper", "high"):
                    found[f"{name}-{percentile}"] = self.short(getattr(entry, percentile))
            estimate = entry.mean if isinstance(entry, Spread) else entry
            if isinstance(estimate, Estimate):
                found |= {name: self.estimate(estimate), f"{name}-value": self.value(estimate)}
        return found

    def listed(self, items: Sequence[str]) -> str:
        """Several things: a, b and c."""
        return self("item", item=Listed(tuple(items)))

    def clauses(self, items: Sequence[str]) -> str:
        """Several clauses: a; b; c."""
        return reduce(lambda before, last: self("study-clauses", before=before, last=last), items)

    def _written(self, value: float, style: str, digits: int) -> str:
        number = fluent_number(
            value, style=style, minimumFractionDigits=digits, maximumFractionDigits=digits
        )
        return str(number.format(self.cldr))
