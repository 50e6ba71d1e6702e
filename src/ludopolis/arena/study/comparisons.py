"""How many comparisons a chapter makes, by which its intervals are widened (Bonferroni)."""

from __future__ import annotations

from ludopolis.arena.study.schema import Effect, OptionResults, SeriesResults, Study


def comparisons_of_role(study: Study, key: str) -> int:
    """How many independent comparisons a role makes; two holders who share all wins make one."""
    total = 0
    every: list[SeriesResults] = [*study.counts, *study.also]
    for count in every:
        held = sum(holder.wins.games > 0 for holder in count.roles.get(key, ()))
        total += 1 if held == 2 else held
    return total


def compared_measures(option: OptionResults) -> dict[str, Effect]:
    """The independent measures: with two players, `last` follows from `first`."""
    return {k: e for k, e in option.effects.items() if k != "last" or option.players > 2}


def changed_endings(option: OptionResults) -> dict[str, Effect]:
    """The independent endings: of two, the second follows from the first."""
    if len(option.endings) == 2:
        return dict(list(option.endings.items())[:1])
    return option.endings if len(option.endings) > 2 else {}


def comparisons_of_options(study: Study) -> int:
    """How many comparisons the options make."""
    return sum(len(compared_measures(o)) + len(changed_endings(o)) for o in study.options)


def comparisons_of_amounts(study: Study) -> int:
    """How many comparisons of winners with the others are made."""
    return sum(len(count.amounts) for count in study.counts)


def all_comparisons(study: Study) -> int:
    """How many comparisons a report makes."""
    roles = {key for count in study.counts for key in count.roles}
    return (
        sum(comparisons_of_role(study, key) for key in roles)
        + len(study.counts)  # a lead half-way
        + len(study.minds)
        + comparisons_of_amounts(study)
        + comparisons_of_options(study)
    )
