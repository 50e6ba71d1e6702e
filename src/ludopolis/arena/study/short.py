"""A study in a few sentences."""

from __future__ import annotations

from ludopolis.arena.study.estimates import Verdict
from ludopolis.arena.study.figures import CountFigures
from ludopolis.arena.study.formatting import capital
from ludopolis.arena.study.option_sentences import findings, option_sentence
from ludopolis.arena.study.questions import Role
from ludopolis.arena.study.sentences import (
    Standing,
    choices,
    close,
    favoured_with,
    half_way,
    mean_length,
    minds,
    settled,
    standings,
)
from ludopolis.arena.study.teller import Teller

FAIRNESS = frozenset({"first", "last"})
COURSE = frozenset({"decisions", "lead_changes", "half_way", "ties"})


def in_short(teller: Teller) -> list[str]:
    """The report in a few sentences."""
    count = teller.typical
    told = roles_in_short(teller)
    told += [
        mean_length(teller),
        choices(teller)[0],
        half_way(teller, count),
        settled(teller, count),
    ]
    told.append(close(teller, count))
    typical_minds = [m for m in teller.study.minds if m.players == count.players]
    told += [minds(teller, figures) for figures in typical_minds]
    told += option_in_short(teller)
    return told


def option_in_short(teller: Teller) -> list[str]:
    """The option that matters most: to who is favoured, or else to length and suspense."""
    options = [o for o in teller.study.options if o.players == teller.typical.players]
    for measures in (FAIRNESS, COURSE):
        strength = {
            number: max(f.clarity for f in found)
            for number, option in enumerate(options)
            if (found := [f for f in findings(teller, option) if f.measure in measures])
        }
        if strength:
            strongest = options[max(strength, key=lambda number: strength[number])]
            return [option_sentence(teller, strongest, measures)]
    return []


# --- Who is favoured --------------------------------------------------------------------------


def found_by(teller: Teller, role: Role, count: CountFigures) -> list[Standing]:
    """The holders of a role who are surely favoured or not."""
    if role.key not in count.roles:
        return []
    sure = {Verdict.MORE, Verdict.LESS}
    return [s for s in standings(teller, role, count) if s.verdict in sure]


def telling(teller: Teller, role: Role) -> CountFigures | None:
    """The number of players that shows best what a role is worth: the typical one if it shows it."""
    counts = [count for count in teller.study.counts if found_by(teller, role, count)]
    if teller.typical in counts or not counts:
        return teller.typical if counts else None
    return max(
        counts,
        key=lambda count: max(
            abs(s.wins.value * count.players - 1) for s in found_by(teller, role, count)
        ),
    )


def headline(teller: Teller, role: Role, count: CountFigures) -> str:
    """Who is favoured most, for all numbers of players where that was found."""
    held = standings(teller, role, count)
    best = max(held, key=lambda s: s.wins.value)
    if best.verdict is not Verdict.MORE:
        return favoured_with(teller, role, count)
    named = [
        (other.players, standing)
        for other in teller.study.counts
        for standing in found_by(teller, role, other)
        if standing.name == best.name and standing.verdict is Verdict.MORE
    ]
    if len(named) < 2:
        return favoured_with(teller, role, count)
    say = teller.say
    shares = [(players, say.estimate(standing.wins)) for players, standing in named]
    told = say(
        "study-headline",
        who=best.name.subject,
        shares=teller.over_counts(shares, say("study-of-games", share=shares[0][1])),
        fair=say.listed([say.fair(players) for players, _ in named]),
    )
    return capital(told)


def roles_in_short(teller: Teller) -> list[str]:
    """Who is favoured: by who moves when, and by other roles if they say something else."""
    first, *others = teller.asked.roles
    shown = telling(teller, first) or teller.typical
    told = [headline(teller, first, shown)]
    known = {s.wins for s in found_by(teller, first, shown)}
    for role in others:
        count = telling(teller, role)
        if count and not known & {s.wins for s in found_by(teller, role, count)}:
            told.append(headline(teller, role, count))
    return told
