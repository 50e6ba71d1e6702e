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
from ludopolis.arena.study.questions import Amount, Name, Role
from ludopolis.arena.study.teller import Teller

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
    names = role.names(count.players, teller.voice.language)
    return [
        Standing(name, holder.wins, holder.score, judge(holder.wins, 1 / count.players, family))
        for name, holder in zip(names, count.roles[role.key], strict=True)
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
    voice = teller.voice
    held = standings(teller, role, count)
    common = {"players": voice.players(count.players), "fair": voice.fair(count.players)}
    if not held or any(s.verdict is Verdict.TOO_FEW for s in held):
        return voice("favoured few", games=voice.games(count.games), **common)
    best, worst = max(held, key=lambda s: s.wins.value), min(held, key=lambda s: s.wins.value)
    more, less = best.verdict is Verdict.MORE, worst.verdict is Verdict.LESS
    if more and less and len(held) > 2:
        return voice(
            "favoured both",
            who=best.name.subject,
            share=voice.estimate(best.wins),
            other=worst.name.subject,
            less=voice.estimate(worst.wins),
            **common,
        )
    far = max(held, key=lambda s: abs(s.wins.value - 1 / count.players))
    if more or less:
        told, key = (best, "favoured best") if more else (worst, "favoured worst")
        return voice(key, who=told.name.subject, share=voice.estimate(told.wins), **common)
    share, who = voice.estimate(far.wins), far.name.subject
    if hints := [s for s in held if s.verdict is Verdict.HINT]:
        far = max(hints, key=lambda s: abs(s.wins.value - 1 / count.players))
        return voice(
            "favoured hint",
            who=far.name.subject,
            share=voice.estimate(far.wins),
            family=comparisons_of_role(teller.study, role.key),
            **common,
        )
    named = who.removesuffix(",")  # which goes before a verb, and none follows here
    details = voice("favoured detail", share=share, who=named, fair=common["fair"])
    return voice("favoured nothing", details=details, players=common["players"])


def with_other_bots(teller: Teller, role: Role) -> list[str]:
    """Who is favoured by a role when other bots play, for one number of players."""
    return [
        teller.voice("also bot", bot=other.bot, sentence=favoured_with(teller, role, other))
        for other in teller.study.also
        if other.players == teller.typical.players and role.key in other.roles
    ]


# --- Length and choices -----------------------------------------------------------------------


def length(teller: Teller) -> list[str]:
    """How long games are."""
    voice, counts = teller.voice, teller.study.counts
    means = [(c.players, voice.number(c.decisions.mean.value, 0)) for c in counts]
    said = [voice("length mean", list=teller.over_counts(means, voice("decisions")))]
    word = teller.asked.round_word[voice.language]
    if len({c.rounds.least for c in counts} | {c.rounds.most for c in counts}) == 1:
        value = voice.short(counts[0].rounds.least)
        said.append(voice("length always", value=value, rounds=word))
    else:
        rounds = [(c.players, voice.number(c.rounds.mean.value)) for c in counts]
        said.append(voice("length rounds", list=teller.over_counts(rounds, word)))
    span = teller.typical.decisions
    said.append(
        voice(
            "length spread",
            players=voice.players(teller.typical.players),
            lower=voice.short(span.lower),
            upper=voice.short(span.upper),
            low=voice.short(span.low),
            high=voice.short(span.high),
        )
    )
    return said


def choices(teller: Teller) -> list[str]:
    """How much there is to choose from."""
    voice, count = teller.voice, teller.typical
    first, last = count.parts[0], count.parts[-1]
    trend = "narrows" if first > WIDER * last else "widens" if last > WIDER * first else "steady"
    return [
        voice(
            "real",
            share=voice.percent(count.real.value),
            choices=voice.number(count.choices.mean.value),
            most=voice.number(count.most_choices, 0),
            players=voice.players(count.players),
        ),
        voice(trend, first=voice.short(round(first)), last=voice.short(round(last))),
        voice("tree", digits=voice.number(count.tree.value + 1, 0)),
    ]


# --- Suspense ---------------------------------------------------------------------------------

HALF_KEYS = {
    Verdict.TOO_FEW: "half few",
    Verdict.NOTHING: "half nothing",
    Verdict.HINT: "half hint",
    Verdict.MORE: "half more",
    Verdict.LESS: "half less",
}


def half_way(teller: Teller, count: CountFigures) -> str:
    """What a lead half-way is worth."""
    voice = teller.voice
    share, chance = count.leader_wins[LOOKS // 2], count.leader_wins[0].value
    verdict = judge(share, chance, len(teller.study.counts))
    return voice(
        HALF_KEYS[verdict],
        players=voice.players(count.players),
        games=voice.games(count.games),
        share=voice.estimate(share),
        chance=voice.percent(chance, 0),
    )


def suspense(teller: Teller) -> list[str]:
    """How the lead goes from hand to hand, and how early the winner is known."""
    voice, count = teller.voice, teller.typical
    players = voice.players(count.players)
    return [
        voice(
            "lead changes",
            players=players,
            changes=voice.estimate(count.lead_changes.mean),
            never=voice.percent(count.never_changes.value),
        ),
        half_way(teller, count),
        voice("half favoured", share=voice.estimate(count.favourite_wins[LOOKS // 2])),
        settled(teller, count),
    ]


def settled(teller: Teller, count: CountFigures) -> str:
    """From when on the winner is in front."""
    voice, middle, late = teller.voice, count.settled.middle, count.settled.upper
    key = "settled last" if middle > LAST else "settled late" if late > LAST else "settled"
    return voice(
        key,
        players=voice.players(count.players),
        middle=voice.percent(middle, 0),
        late=voice.percent(late, 0),
    )


# --- Scores and endings -----------------------------------------------------------------------


def scores(teller: Teller) -> list[str]:
    """What winners score, how close games are, how they end."""
    voice, count = teller.voice, teller.typical
    won = count.winner
    return [
        voice(
            "winner",
            players=voice.players(count.players),
            middle=voice.short(won.middle),
            unit=teller.unit(won.middle),
            lower=voice.short(won.lower),
            upper=voice.short(won.upper),
            others=voice.short(count.others.middle),
        ),
        close(teller, count),
        endings(teller),
    ]


def close(teller: Teller, count: CountFigures) -> str:
    """By how much winners win, and how often a win is shared."""
    voice, value = teller.voice, count.margin.middle
    return voice(
        "close" if count.ties.value else "close alone",
        players=voice.players(count.players),
        margin=voice.short(value),
        unit=teller.unit(value),
        share=voice.estimate(count.ties),
        games=voice.games(count.games),
    )


def endings(teller: Teller) -> str:
    """How games end."""
    voice = teller.voice
    every = dict.fromkeys(reason for count in teller.study.counts for reason in count.endings)
    if len(every) == 1:
        return voice("one ending", reason=teller.ending_name(next(iter(every))))
    told = []
    for count in teller.study.counts:
        shares = [
            voice("ending of", reason=teller.ending_name(why), share=voice.percent(part.value))
            for why, part in count.endings.items()
        ]
        players = voice.players(count.players)
        told.append(voice("ending with", players=players, list=voice.listed(shares)))
    return voice("endings", list=voice.parted(told))


# --- Luck and skill ---------------------------------------------------------------------------

MIND_KEYS = {
    Verdict.TOO_FEW: "minds few",
    Verdict.NOTHING: "minds nothing",
    Verdict.LESS: "minds nothing",  # a deal cannot make winners differ more than chance does
    Verdict.HINT: "minds hint",
    Verdict.MORE: "minds more",
}


def skill(teller: Teller, figures: SkillFigures) -> list[str]:
    """What skill is worth on the same deals."""
    voice, study = teller.voice, teller.study
    return [
        voice(
            "skill",
            bot=study.bots,
            others=figures.players - 1,
            against=study.against,
            share=voice.estimate(figures.wins),
            players=voice.players(figures.players),
            fair=voice.fair(figures.sides or figures.players),
        ),
        voice(
            "skill deals",
            everywhere=voice.estimate(figures.everywhere),
            nowhere=voice.estimate(figures.nowhere),
            same=voice.estimate(figures.same_seat),
        ),
    ]


def deal_part(figures: MindFigures) -> float:
    """How far the agreement of two plays of a deal is from chance (0) to certainty (1)."""
    room = 1 - figures.by_chance
    return max(0.0, (figures.agreement.value - figures.by_chance) / room) if room > 0 else 0.0


def minds(teller: Teller, figures: MindFigures) -> str:
    """What the deal decides."""
    voice = teller.voice
    verdict = judge(figures.agreement, figures.by_chance, len(teller.study.minds))
    seen = voice(
        "minds",
        agreement=voice.estimate(figures.agreement),
        players=voice.players(figures.players),
        chance=voice.percent(figures.by_chance, 0),
    )
    return f"{seen} {voice(MIND_KEYS[verdict], part=voice.percent(deal_part(figures), 0))}"


# --- What winners have more of ----------------------------------------------------------------


def amount(teller: Teller, asked: Amount, count: CountFigures) -> str:
    """An amount of winners beside that of the others."""
    voice, figures = teller.voice, count.amounts[asked.key]
    text = voice(
        "amount dealt" if asked.luck else "amount done",
        title=asked.title[voice.language],
        winners=voice.estimate(figures.winners),
        others=voice.estimate(figures.others),
    )
    verdict = judge(figures.difference, 0, comparisons_of_amounts(teller.study))
    return voice(f"amount {verdict.value}", text=text)


def facts(teller: Teller) -> list[str]:
    """What else is known of the games, with a word on other numbers of players."""
    voice, told = teller.voice, []
    for fact in teller.asked.facts:
        found = {c.players: c.facts[fact.key] for c in teller.study.counts if fact.key in c.facts}
        if found:
            told.append(fact_sentence(teller, fact.text[voice.language], found))
    return told


def fact_sentence(teller: Teller, text: str, found: dict[int, Estimate]) -> str:
    """A fact for one number of players, and for the others in brackets."""
    voice = teller.voice
    if all(e.share and e.value == 0 for e in found.values()):
        games = voice.games(sum(e.games for e in found.values()))
        return voice(
            "in brackets",
            text=text.format(voice("none")).rstrip("."),
            more=voice("all games", games=games),
        )
    shown = teller.typical.players if teller.typical.players in found else max(found)
    here = voice("with players", value="", players=voice.players(shown)).strip()
    others = [
        (n, voice.percent(e.value) if e.share else voice.number(e.value))
        for n, e in found.items()
        if n != shown
    ]
    more = voice.parted([here, teller.over_counts(others)] if others else [here])
    return voice(
        "in brackets", text=text.format(voice.estimate(found[shown])).rstrip("."), more=more
    )
