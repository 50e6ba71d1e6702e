"""What options change, put into sentences."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ludopolis.arena.study.estimates import Estimate, Verdict, judge
from ludopolis.arena.study.families import (
    changed_endings,
    compared_measures,
    comparisons_of_options,
)
from ludopolis.arena.study.figures import OptionFigures
from ludopolis.arena.study.teller import Teller
from ludopolis.language.text import Argument

FINDINGS = 4  # of an option that are told; the table has all
SHARES = frozenset({"ties", "half_way", "first", "last"})  # measures that are shares
PLACES = {"first": 0, "last": -1}  # measures of whoever has a place in the turn order


def value_of(teller: Teller, measure: str, estimate: Estimate) -> str:
    """A measure as it stands in a sentence."""
    share = measure in SHARES or measure == "ending"
    return teller.say.percent(estimate.value) if share else teller.say.number(estimate.value)


@dataclass(frozen=True)
class Finding:
    """Something that an option surely changes."""

    measure: str
    clarity: float  # how many standard errors it is from no change
    text: str


def findings(teller: Teller, option: OptionFigures) -> list[Finding]:
    """All that an option surely changes."""
    family = comparisons_of_options(teller.study)
    found = []
    named = [(key, key, effect) for key, effect in compared_measures(option).items()]
    named += [("ending", why, effect) for why, effect in changed_endings(option).items()]
    for measure, which, effect in named:
        verdict = judge(effect.difference, 0, family)
        if verdict not in {Verdict.MORE, Verdict.LESS}:
            continue
        text = teller.say(
            f"study-change-{'wins' if measure in PLACES else measure}",
            verdict=verdict.value,
            changed=value_of(teller, measure, effect.changed),
            printed=value_of(teller, measure, effect.printed),
            **about(teller, option, measure, which),
        )
        error = effect.difference.error
        clarity = abs(effect.difference.value) / error if error else math.inf
        found.append(Finding(measure, clarity, text))
    return found


def about(teller: Teller, option: OptionFigures, measure: str, which: str) -> dict[str, Argument]:
    """Whom or what a measure is about, if it is not the game as a whole."""
    if measure in PLACES:
        names = teller.asked.roles[0].names(option.players)
        return {"who": names[PLACES[measure]].subject}
    return {"reason": teller.ending_name(which)} if measure == "ending" else {}


def unchanged(option: OptionFigures) -> bool:
    """Does every game go as it would without the option?"""
    every = [*option.effects.values(), *option.endings.values()]
    return all(e.difference.value == 0 and e.difference.error == 0 for e in every)


def option_sentence(
    teller: Teller, option: OptionFigures, measures: frozenset[str] | None = None
) -> str:
    """What an option changes, in a sentence; of all measures, or only of some."""
    found: list[Finding] = []
    if judge(option.effects["decisions"].difference, 0) is Verdict.TOO_FEW:
        outcome = "few"
    elif unchanged(option):
        outcome = "same"
    else:
        found = [f for f in findings(teller, option) if measures is None or f.measure in measures]
        outcome = "changes" if found else "nothing"
    clearest = sorted(found, key=lambda finding: -finding.clarity)[:FINDINGS]
    return teller.say(
        "study-options-sentence",
        label=teller.option_label(option.option, option.choice),
        players=option.players,
        found=outcome,
        count=len(compared_measures(option)) + len(changed_endings(option)),
        changes=teller.say.clauses([f.text for f in clearest]) if clearest else "",
    )


def options(teller: Teller) -> list[str]:
    """What each option changes, for one number of players."""
    told = {}
    for option in teller.study.options:
        key = (option.option, option.choice)
        if key not in told or option.players == teller.typical.players:
            told[key] = option_sentence(teller, option)
    return list(told.values())
