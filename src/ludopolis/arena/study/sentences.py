"""Numbers put into sentences that say no more than the numbers allow.

Whether something is claimed, hinted at or not found is decided in one place, `estimates.judge`; here it
is only put into words.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ludopolis.arena.study.estimates import Estimate, Verdict, judge
from ludopolis.arena.study.figures import (
    CountFigures,
    Effect,
    MindFigures,
    OptionFigures,
    Played,
    SkillFigures,
    Study,
)
from ludopolis.arena.study.measure import LOOKS
from ludopolis.arena.study.questions import Amount, Name, Questions, Role, questions_of
from ludopolis.arena.study.voice import Voice
from ludopolis.engine import registry
from ludopolis.engine.box import Box

TYPICAL = 4  # players: where one number of players stands for all, this one if it was played
FINDINGS = 4  # of an option that are told; the table has all
LAST = 0.985  # after this part of a game only the very last decisions are left
WIDER = 1.25  # so much wider or narrower is worth a word
FAIRNESS = frozenset({"first", "last"})
COURSE = frozenset({"decisions", "lead_changes", "half_way", "ties"})
SHARES = frozenset({"ties", "half_way", "first", "last"})  # measures that are shares


@dataclass(frozen=True)
class Teller:
    """Who tells of a study in one language."""

    study: Study
    voice: Voice

    @property
    def box(self) -> Box:
        """The game's box."""
        return registry.box(self.study.game)

    @property
    def asked(self) -> Questions:
        """What was asked of the game."""
        return questions_of(self.study.game)

    @property
    def typical(self) -> CountFigures:
        """The number of players that stands for all."""
        counts = self.study.counts
        return next((c for c in counts if c.players == TYPICAL), counts[-1])

    def unit(self, number: float) -> str:
        """What scores count: a point, points."""
        one, many = self.box.unit[self.voice.language].split("|")
        return one if number_is_one(number, self.voice.language) else many

    def over_counts(self, values: Sequence[tuple[int, str]], word: str = "") -> str:
        """A value for each number of players: 81 decisions with 2 players, 75 with 3 and 71 with 4."""
        voice = self.voice
        (players, value), *others = values
        first = f"{value} {word}".rstrip()
        told = [voice("with players", value=first, players=voice.players(players))]
        told += [voice("with count", value=value, count=players) for players, value in others]
        return voice.listed(told)


def number_is_one(number: float, language: str) -> bool:
    """Does a number take the singular? In French all below two do."""
    return abs(number) < 2 if language == "fr" else abs(number) == 1


# --- Families of comparisons ------------------------------------------------------------------


def comparisons_of_role(study: Study, key: str) -> int:
    """How many independent comparisons a role makes: of two that share all wins, one says all."""
    total = 0
    every: list[Played] = [*study.counts, *study.also]
    for count in every:
        held = sum(holder.wins.games > 0 for holder in count.roles.get(key, ()))
        total += 1 if held == 2 else held
    return total


def compared_measures(option: OptionFigures) -> dict[str, Effect]:
    """The measures that say something of their own: with two players, first and last are one."""
    return {k: e for k, e in option.effects.items() if k != "last" or option.players > 2}


def changed_endings(option: OptionFigures) -> dict[str, Effect]:
    """The endings that are worth comparing: of two that exclude each other, one says all."""
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
    details = voice("favoured detail", share=share, who=who, fair=common["fair"])
    return voice("favoured nothing", details=details, players=common["players"])


def with_other_bots(teller: Teller, role: Role) -> list[str]:
    """Who is favoured by a role when other bots play, for one number of players."""
    return [
        teller.voice("also bot", bot=other.bot, sentence=favoured_with(teller, role, other))
        for other in teller.study.also
        if other.players == teller.typical.players and role.key in other.roles
    ]


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
    voice = teller.voice
    shares = [(players, voice.estimate(standing.wins)) for players, standing in named]
    return voice(
        "headline",
        who=voice.sentence(best.name.subject),
        list=teller.over_counts(shares, voice("of the games")),
        fair=voice.listed([voice.fair(players) for players, _ in named]),
    )


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


def ending_name(teller: Teller, reason: str) -> str:
    """What ends a game, as a noun."""
    return teller.asked.endings.get(reason, {}).get(teller.voice.language, reason)


def endings(teller: Teller) -> str:
    """How games end."""
    voice = teller.voice
    every = dict.fromkeys(reason for count in teller.study.counts for reason in count.endings)
    if len(every) == 1:
        return voice("one ending", reason=ending_name(teller, next(iter(every))))
    told = []
    for count in teller.study.counts:
        shares = [
            voice("ending of", reason=ending_name(teller, why), share=voice.percent(part.value))
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
            fair=voice.fair(figures.players),
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


# --- Options ----------------------------------------------------------------------------------


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
            reason=ending_name(teller, which),
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
    common = {"label": option_label(teller, option), "players": voice.players(option.players)}
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


def option_label(teller: Teller, option: OptionFigures) -> str:
    """The choice of an option in plain words."""
    language = teller.voice.language
    if (option.option, option.choice) in teller.asked.options:
        return teller.voice.set(teller.asked.options[option.option, option.choice][language])
    return teller.voice.sentence(teller.box.option(option.option).label(option.choice, language))


def options(teller: Teller) -> list[str]:
    """What each option changes, for one number of players."""
    told = {}
    for option in teller.study.options:
        key = (option.option, option.choice)
        if key not in told or option.players == teller.typical.players:
            told[key] = option_sentence(teller, option)
    return list(told.values())


# --- In short ---------------------------------------------------------------------------------


def in_short(teller: Teller) -> list[str]:
    """The report in a few sentences."""
    count = teller.typical
    told = roles_in_short(teller)
    told += [length(teller)[0], choices(teller)[0], half_way(teller, count), settled(teller, count)]
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
