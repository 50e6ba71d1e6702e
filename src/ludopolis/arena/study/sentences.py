"""Numbers put into sentences that say no more than the numbers allow.

Whether something is claimed, hinted at or not found is decided in one place, `estimates.judge`; here it
is only put into words.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludopolis.arena.study.estimates import Estimate, Verdict, judge
from ludopolis.arena.study.families import comparisons_of_amounts, comparisons_of_role
from ludopolis.arena.study.figures import CountFigures, MindFigures, Played, SkillFigures
from ludopolis.arena.study.measure import LOOKS
from ludopolis.arena.study.questions import Amount, Fact, Name, Role
from ludopolis.arena.study.teller import Teller
from ludopolis.language.text import Argument, Text

LAST = 0.985  # after this part of a game only the very last decisions are left
WIDER = 1.25  # so much wider or narrower is worth a word

# --- Who is favoured --------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """A holder of a role, with its name and what may be said of it."""

    name: Name
    wins: Estimate
    score: Estimate
    verdict: Verdict


def standings(teller: Teller, role: Role, count: Played) -> list[Standing]:
    """All holders of a role for a number of players, judged."""
    family = comparisons_of_role(teller.study, role.key)
    return [
        Standing(name, holder.wins, holder.score, judge(holder.wins, 1 / count.players, family))
        for name, holder in zip(role.names(count.players), count.roles[role.key], strict=True)
        if holder.wins.games
    ]


def favoured(teller: Teller, role: Role) -> list[str]:
    """Who is favoured by a role, for each number of players."""
    return [
        favoured_with(teller, role, count)
        for count in teller.study.counts
        if role.key in count.roles
    ]


def favoured_with(teller: Teller, role: Role, count: Played) -> str:
    """Who is favoured by a role with so many players."""
    say, fair = teller.say, 1 / count.players
    held = standings(teller, role, count)
    common: dict[str, Argument] = {"players": count.players, "fair": say.fair(count.players)}
    if not held or any(s.verdict is Verdict.TOO_FEW for s in held):
        return say("study-favoured-few", games=count.games, **common)

    def told(message: str, who: Standing, **more: Argument) -> str:
        share = say.estimate(who.wins)
        return say(message, who=who.name.subject, share=share, **common, **more)

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
        return told("study-favoured-hint", far, family=comparisons_of_role(teller.study, role.key))
    return told("study-favoured-nothing", far)


def with_other_bots(teller: Teller, role: Role) -> list[str]:
    """Who is favoured by a role when other bots play, for one number of players."""
    return [
        teller.say("study-also-bot", bot=other.bot, sentence=favoured_with(teller, role, other))
        for other in teller.study.also
        if other.players == teller.typical.players and role.key in other.roles
    ]


# --- Length and choices -----------------------------------------------------------------------


def length(teller: Teller) -> list[str]:
    """How long games are."""
    say, span = teller.say, teller.typical.decisions
    return [
        mean_length(teller),
        rounds(teller),
        say(
            "study-length-spread",
            players=teller.typical.players,
            lower=say.short(span.lower),
            upper=say.short(span.upper),
            low=say.short(span.low),
            high=say.short(span.high),
        ),
    ]


def mean_length(teller: Teller) -> str:
    """How many decisions a game takes."""
    say, counts = teller.say, teller.study.counts
    means = [(c.players, say.number(c.decisions.mean.value, 0)) for c in counts]
    first = say("study-length-decisions", decisions=round(counts[0].decisions.mean.value))
    return say("study-length-mean", list=teller.over_counts(means, first))


def rounds(teller: Teller) -> str:
    """How many rounds a game takes."""
    say, counts, asked = teller.say, teller.study.counts, teller.asked
    if len({c.rounds.least for c in counts} | {c.rounds.most for c in counts}) == 1:
        always = counts[0].rounds.least
        return say("study-length-always", rounds=asked.some_rounds(always, say.short(always)))
    means = [(c.players, say.number(c.rounds.mean.value)) for c in counts]
    first = say(asked.some_rounds(counts[0].rounds.mean.value, means[0][1]))
    return say("study-length-rounds", list=teller.over_counts(means, first))


def choices(teller: Teller) -> list[str]:
    """How much there is to choose from."""
    say, count = teller.say, teller.typical
    first, last = count.parts[0], count.parts[-1]
    trend = "narrows" if first > WIDER * last else "widens" if last > WIDER * first else "steady"
    return [
        say(
            "study-choices-real",
            share=say.percent(count.real.value),
            choices=say.number(count.choices.mean.value),
            most=count.most_choices,
            players=count.players,
        ),
        say("study-choices-trend", trend=trend, first=round(first), last=round(last)),
        say("study-choices-tree", digits=round(count.tree.value + 1)),
    ]


# --- Suspense ---------------------------------------------------------------------------------


def half_way(teller: Teller, count: CountFigures) -> str:
    """What a lead half-way is worth."""
    say = teller.say
    share, chance = count.leader_wins[LOOKS // 2], count.leader_wins[0].value
    return say(
        "study-half-way",
        verdict=judge(share, chance, len(teller.study.counts)).value,
        players=count.players,
        games=count.games,
        share=say.estimate(share),
        chance=say.percent(chance, 0),
    )


def suspense(teller: Teller) -> list[str]:
    """How the lead goes from hand to hand, and how early the winner is known."""
    say, count = teller.say, teller.typical
    return [
        say(
            "study-lead-changes",
            players=count.players,
            changes=say.estimate(count.lead_changes.mean),
            never=say.percent(count.never_changes.value),
        ),
        half_way(teller, count),
        say("study-half-way-favourite", share=say.estimate(count.favourite_wins[LOOKS // 2])),
        settled(teller, count),
    ]


def settled(teller: Teller, count: CountFigures) -> str:
    """From when on the winner is in front."""
    say, middle, late = teller.say, count.settled.middle, count.settled.upper
    return say(
        "study-settled",
        when="last" if middle > LAST else "late" if late > LAST else "earlier",
        players=count.players,
        middle=say.percent(middle, 0),
        late=say.percent(late, 0),
    )


# --- Scores and endings -----------------------------------------------------------------------


def scores(teller: Teller) -> list[str]:
    """What winners score, how close games are, how they end."""
    say, count = teller.say, teller.typical
    won = count.winner
    return [
        say(
            "study-scores-winner",
            players=count.players,
            score=teller.score(won.middle),
            lower=say.short(won.lower),
            upper=say.short(won.upper),
            others=say.short(count.others.middle),
        ),
        close(teller, count),
        endings(teller),
    ]


def close(teller: Teller, count: CountFigures) -> str:
    """By how much winners win, and how often a win is shared."""
    return teller.say(
        "study-scores-close",
        players=count.players,
        score=teller.score(count.margin.middle),
        shared="yes" if count.ties.value else "no",
        share=teller.say.estimate(count.ties),
        games=count.games,
    )


def endings(teller: Teller) -> str:
    """How games end."""
    say = teller.say
    every = dict.fromkeys(reason for count in teller.study.counts for reason in count.endings)
    if len(every) == 1:
        return say("study-endings-one", reason=teller.ending_name(next(iter(every))))
    told = []
    for count in teller.study.counts:
        shares = [
            say(
                "study-endings-share",
                reason=teller.ending_name(why),
                share=say.percent(part.value),
            )
            for why, part in count.endings.items()
        ]
        told.append(say("study-endings-with", players=count.players, list=say.listed(shares)))
    return say("study-endings", list=say.clauses(told))


# --- Luck and skill ---------------------------------------------------------------------------


def skill(teller: Teller, figures: SkillFigures) -> list[str]:
    """What skill is worth on the same deals."""
    say, study = teller.say, teller.study
    return [
        say(
            "study-skill",
            bot=study.bots,
            others=figures.players - 1,
            against=study.against,
            share=say.estimate(figures.wins),
            players=figures.players,
            fair=say.fair(figures.sides or figures.players),
        ),
        say(
            "study-skill-deals",
            everywhere=say.estimate(figures.everywhere),
            nowhere=say.estimate(figures.nowhere),
            same=say.estimate(figures.same_seat),
        ),
    ]


def deal_part(figures: MindFigures) -> float:
    """How far the agreement of two plays of a deal is from chance (0) to certainty (1)."""
    room = 1 - figures.by_chance
    return max(0.0, (figures.agreement.value - figures.by_chance) / room) if room > 0 else 0.0


def minds(teller: Teller, figures: MindFigures) -> str:
    """What the deal decides."""
    say = teller.say
    verdict = judge(figures.agreement, figures.by_chance, len(teller.study.minds))
    if verdict is Verdict.LESS:  # a deal cannot make winners differ more than chance does
        verdict = Verdict.NOTHING
    return say(
        "study-minds",
        agreement=say.estimate(figures.agreement),
        players=figures.players,
        chance=say.percent(figures.by_chance, 0),
        verdict=verdict.value,
        part=say.percent(deal_part(figures), 0),
    )


# --- What winners have more of ----------------------------------------------------------------


def amount(teller: Teller, asked: Amount, count: CountFigures) -> str:
    """An amount of winners beside that of the others."""
    say, figures = teller.say, count.amounts[asked.key]
    return say(
        "study-amounts-sentence",
        dealt="yes" if asked.luck else "no",
        title=asked.title,
        winners=say.estimate(figures.winners),
        others=say.estimate(figures.others),
        verdict=judge(figures.difference, 0, comparisons_of_amounts(teller.study)).value,
    )


def facts(teller: Teller) -> list[str]:
    """What else is known of the games, with a word on other numbers of players."""
    told = []
    for fact in teller.asked.facts:
        found = {c.players: c.facts[fact.key] for c in teller.study.counts if fact.key in c.facts}
        if found:
            told.append(fact_sentence(teller, fact, found))
    return told


def fact_sentence(teller: Teller, fact: Fact, found: dict[int, Estimate]) -> str:
    """A fact for one number of players, and for the others in brackets."""
    say = teller.say
    if all(e.share and e.value == 0 for e in found.values()):
        none = fact.text(Text("study-facts-none"))
        games = sum(e.games for e in found.values())
        return say("study-facts-sentence", fact=none, more=say("study-facts-none-of", games=games))
    shown = teller.typical.players if teller.typical.players in found else max(found)
    here = say("study-facts-here", players=shown)
    others = [
        (n, say.percent(e.value) if e.share else say.number(e.value))
        for n, e in found.items()
        if n != shown
    ]
    more = say.clauses([here, teller.over_counts(others)]) if others else here
    text = fact.text(say.estimate(found[shown]))
    return say("study-facts-sentence", fact=text, more=more)
