"""A study in a few sentences."""

from __future__ import annotations

from ludopolis.arena.study.context import Context
from ludopolis.arena.study.estimates import Verdict
from ludopolis.arena.study.formatting import capital
from ludopolis.arena.study.schema import CountResults
from ludopolis.arena.study.sentences import (
    Standing,
    favoured,
    findings,
    option_sentence,
    standings,
)
from ludopolis.engine.study import Role

SENTENCES = (
    "study-length-mean",
    "study-choices-real",
    "study-half-way",
    "study-settled",
    "study-scores-close",
)
FAIRNESS = frozenset({"first", "last"})
COURSE = frozenset({"decisions", "lead_changes", "half_way", "ties"})


def summary(context: Context) -> list[str]:
    """The report in a few sentences."""
    told = [*role_headlines(context), *map(context.tell, SENTENCES)]
    if "repeat-players" in context.values:
        told.append(context.tell("study-repeats"))
    return told + strongest_option(context)


def strongest_option(context: Context) -> list[str]:
    """The option with the clearest effect on who is favoured, or else on length and suspense."""
    options = [o for o in context.study.options if o.players == context.typical.players]
    for measures in (FAIRNESS, COURSE):
        clearest = [
            max((f.clarity for f in findings(context, o) if f.measure in measures), default=0.0)
            for o in options
        ]
        if any(clearest):
            strongest = options[clearest.index(max(clearest))]
            return [option_sentence(context, strongest, measures)]
    return []


# --- Who is favoured --------------------------------------------------------------------------


def claims(context: Context, role: Role, count: CountResults) -> list[Standing]:
    """The holders of a role who surely win more or less than their fair share."""
    return [s for s in standings(context, role, count) if s.verdict.sure]


def clearest_count(context: Context, role: Role) -> CountResults | None:
    """The number of players with a claim about a role: the typical one, or the clearest."""
    counts = {c.players: c for c in context.study.counts if claims(context, role, c)}
    if not counts or context.typical.players in counts:
        return counts.get(context.typical.players)

    def clarity(count: CountResults) -> float:
        return max(abs(s.wins.value * count.players - 1) for s in claims(context, role, count))

    return max(counts.values(), key=clarity)


def headline(context: Context, role: Role, count: CountResults) -> str:
    """Who is favoured most, for all numbers of players for which that was found."""
    best = max(standings(context, role, count), key=lambda s: s.wins.value)
    found = [
        standing
        for other in context.study.counts
        for standing in claims(context, role, other)
        if standing.name == best.name and standing.verdict is Verdict.MORE
    ]
    if best.verdict is not Verdict.MORE or len(found) < 2:
        return favoured(context, role, count)
    say = context.say
    shares = [(s.players, say.estimate(s.wins)) for s in found]
    told = say(
        "study-headline",
        who=best.name.subject,
        shares=context.by_players(shares, say("study-of-games", share=shares[0][1])),
        fair=say.listed([say.fair(s.players) for s in found]),
    )
    return capital(told)


def role_headlines(context: Context) -> list[str]:
    """Who is favoured by the turn order, and by other roles unless they repeat it."""
    first, *others = context.questions.roles
    shown = clearest_count(context, first) or context.typical
    told = [headline(context, first, shown)]
    known = {s.wins for s in claims(context, first, shown)}
    for role in others:
        count = clearest_count(context, role)
        if count and not known & {s.wins for s in claims(context, role, count)}:
            told.append(headline(context, role, count))
    return told
