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

FINDINGS = 4  # of an option that are told; the table has all
SHARES = frozenset({"ties", "half_way", "first", "last"})  # measures that are shares


def value_of(teller: Teller, measure: str, estimate: Estimate) -> str:
    """A measure as it stands in a sentence."""
    voice = teller.voice
    share = measure in SHARES or measure == "ending"
    return voice.percent(estimate.value) if share else voice.number(estimate.value)


@dataclass(frozen=True)
class Finding:
    """Something that an option surely changes."""

    measure: str
    clarity: float  # how many standard errors it is from no change
    text: str


def findings(teller: Teller, option: OptionFigures) -> list[Finding]:
    """All that an option surely changes."""
    voice = teller.voice
    family = comparisons_of_options(teller.study)
    order = teller.asked.roles[0].names(option.players, voice.language)
    who = {"first": order[0].subject, "last": order[-1].subject}
    found = []
    named = [(key, key, effect) for key, effect in compared_measures(option).items()]
    named += [("ending", why, effect) for why, effect in changed_endings(option).items()]
    for measure, which, effect in named:
        verdict = judge(effect.difference, 0, family)
        if verdict not in {Verdict.MORE, Verdict.LESS}:
            continue
        text = voice(
            f"{measure} {verdict.value}",
            changed=value_of(teller, measure, effect.changed),
            printed=value_of(teller, measure, effect.printed),
            who=who.get(which, ""),
            reason=teller.ending_name(which),
        )
        error = effect.difference.error
        clarity = abs(effect.difference.value) / error if error else math.inf
        found.append(Finding(measure, clarity, text))
    return found


def unchanged(option: OptionFigures) -> bool:
    """Does every game go as it would without the option?"""
    every = [*option.effects.values(), *option.endings.values()]
    return all(e.difference.value == 0 and e.difference.error == 0 for e in every)


def option_sentence(
    teller: Teller, option: OptionFigures, measures: frozenset[str] | None = None
) -> str:
    """What an option changes, in a sentence; of all measures, or only of some."""
    voice = teller.voice
    label = teller.option_label(option.option, option.choice)
    common = {"label": label, "players": voice.players(option.players)}
    if judge(option.effects["decisions"].difference, 0) is Verdict.TOO_FEW:
        return voice("option few", **common)
    if unchanged(option):
        return voice("option same", **common)
    found = [f for f in findings(teller, option) if measures is None or f.measure in measures]
    if not found:
        count = len(compared_measures(option)) + len(changed_endings(option))
        return voice("option nothing", count=count, **common)
    clearest = sorted(found, key=lambda finding: -finding.clarity)[:FINDINGS]
    return voice("option found", list=voice.parted([f.text for f in clearest]), **common)


def options(teller: Teller) -> list[str]:
    """What each option changes, for one number of players."""
    told = {}
    for option in teller.study.options:
        key = (option.option, option.choice)
        if key not in told or option.players == teller.typical.players:
            told[key] = option_sentence(teller, option)
    return list(told.values())
