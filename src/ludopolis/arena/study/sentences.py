"""Sentences about roles, amounts, facts and options, which claim no more than the numbers allow.

`estimates.judge` alone decides what is claimed, what is called a hint, and what was not found.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from ludopolis.arena.study.comparisons import (
    changed_endings,
    compared_measures,
    comparisons_of_amounts,
    comparisons_of_options,
    comparisons_of_role,
)
from ludopolis.arena.study.context import Context
from ludopolis.arena.study.estimates import Estimate, Verdict, judge
from ludopolis.arena.study.schema import OptionResults, SeriesResults
from ludopolis.engine.study import Amount, Fact, Role, RoleName
from ludopolis.language.text import Argument, Text

MAX_FINDINGS = 4  # of an option, in its sentence; the table has all
PLACES = {"first": 0, "last": -1}  # measures of a place in the turn order


# --- Roles ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """How the holder of a role fares, and what may be claimed of it."""

    players: int
    name: RoleName
    wins: Estimate
    score: Estimate
    verdict: Verdict


def standings(context: Context, role: Role, series: SeriesResults) -> list[Standing]:
    """All holders of a role in a series; none if the role does not exist in it."""
    players, family = series.players, comparisons_of_role(context.study, role.key)
    names = role.names(players) if role.key in series.roles else ()
    return [
        Standing(players, name, held.wins, held.score, judge(held.wins, 1 / players, family))
        for name, held in zip(names, series.roles.get(role.key, ()), strict=True)
        if held.wins.games
    ]


def favoured(context: Context, role: Role, series: SeriesResults) -> str:
    """Who is favoured by a role in a series."""
    say, fair = context.say, 1 / series.players
    held = standings(context, role, series)
    common: dict[str, Argument] = {"players": series.players, "fair": say.fair(series.players)}
    if not held or any(s.verdict is Verdict.TOO_FEW for s in held):
        return say("study-favoured-few", games=series.games, **common)

    def told(message: str, who: Standing, **more: Argument) -> str:
        return say(message, who=who.name.subject, share=say.estimate(who.wins), **common, **more)

    best, worst = max(held, key=lambda s: s.wins.value), min(held, key=lambda s: s.wins.value)
    more, less = best.verdict is Verdict.MORE, worst.verdict is Verdict.LESS
    if more and less and len(held) > 2:
        share = say.estimate(worst.wins)
        return told("study-favoured-both", best, other=worst.name.subject, less=share)
    if more:
        return told("study-favoured-best", best)
    if less:
        return told("study-favoured-worst", worst)
    hints = [s for s in held if s.verdict is Verdict.HINT]
    far = max(hints or held, key=lambda s: abs(s.wins.value - fair))
    if hints:
        return told("study-favoured-hint", far, family=comparisons_of_role(context.study, role.key))
    return told("study-favoured-nothing", far)


# --- Amounts and facts ------------------------------------------------------------------------


def amount(context: Context, asked: Amount) -> str:
    """An amount of winners and of the others."""
    results = context.typical.amounts[asked.key]
    return context.say(
        "study-amounts-sentence",
        dealt="yes" if asked.dealt else "no",
        title=asked.title,
        winners=context.say.estimate(results.winners),
        others=context.say.estimate(results.others),
        verdict=judge(results.difference, 0, comparisons_of_amounts(context.study)).value,
    )


def fact(context: Context, asked: Fact) -> str:
    """A fact for one number of players, and for the others in brackets; empty if not measured."""
    say = context.say
    found = {c.players: c.facts[asked.key] for c in context.study.counts if asked.key in c.facts}
    if not found:
        return ""
    if all(e.share and e.value == 0 for e in found.values()):
        games = say("study-facts-none-of", games=sum(e.games for e in found.values()))
        return say("study-facts-sentence", fact=asked.text(Text("study-facts-none")), more=games)
    shown = context.typical.players if context.typical.players in found else max(found)
    here = say("study-facts-here", players=shown)
    others = [(players, say.value(e)) for players, e in found.items() if players != shown]
    more = say.clauses([here, context.by_players(others)]) if others else here
    return say("study-facts-sentence", fact=asked.text(say.estimate(found[shown])), more=more)


# --- Options ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Finding:
    """A change by an option that may be claimed."""

    measure: str
    clarity: float  # how many standard errors it is from no change
    text: str


def findings(context: Context, option: OptionResults) -> list[Finding]:
    """All changes by an option that may be claimed."""
    family = comparisons_of_options(context.study)
    compared = [(key, key, effect) for key, effect in compared_measures(option).items()]
    compared += [("ending", why, effect) for why, effect in changed_endings(option).items()]
    found = []
    for measure, which, effect in compared:
        verdict = judge(effect.difference, 0, family)
        if not verdict.sure:
            continue
        text = context.say(
            f"study-change-{'wins' if measure in PLACES else measure}",
            verdict=verdict.value,
            changed=context.say.value(effect.changed),
            printed=context.say.value(effect.printed),
            **subject(context, option, measure, which),
        )
        error = effect.difference.error
        clarity = abs(effect.difference.value) / error if error else math.inf
        found.append(Finding(measure, clarity, text))
    return found


def subject(
    context: Context, option: OptionResults, measure: str, which: str
) -> dict[str, Argument]:
    """Who or what a measure is about, if not the game as a whole."""
    if measure in PLACES:
        names = context.questions.roles[0].names(option.players)
        return {"who": names[PLACES[measure]].subject}
    return {"reason": context.ending_name(which)} if measure == "ending" else {}


def unchanged(option: OptionResults) -> bool:
    """Is every game the same with and without the option?"""
    every = [*option.effects.values(), *option.endings.values()]
    return all(e.difference.value == 0 and e.difference.error == 0 for e in every)


def option_sentence(
    context: Context, option: OptionResults, measures: frozenset[str] | None = None
) -> str:
    """What an option changes, of all measures or of some."""
    found: list[Finding] = []
    if judge(option.effects["decisions"].difference, 0) is Verdict.TOO_FEW:
        outcome = "few"
    elif unchanged(option):
        outcome = "same"
    else:
        found = [f for f in findings(context, option) if measures is None or f.measure in measures]
        outcome = "changes" if found else "nothing"
    clearest = sorted(found, key=lambda finding: -finding.clarity)[:MAX_FINDINGS]
    return context.say(
        "study-options-sentence",
        label=context.option_label(option.option, option.choice),
        players=option.players,
        found=outcome,
        count=len(compared_measures(option)) + len(changed_endings(option)),
        changes=context.say.clauses([f.text for f in clearest]) if clearest else "",
    )


def option_sentences(context: Context) -> list[str]:
    """What each option changes, for one number of players."""
    told: dict[tuple[str, object], str] = {}
    for option in context.study.options:
        key = (option.option, option.choice)
        if key not in told or option.players == context.typical.players:
            told[key] = option_sentence(context, option)
    return list(told.values())
