"""The report: sentences that claim no more than the numbers, and a page for everybody."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from study_helpers import small_study, watch_in_python

from ludopolis.arena.study import conduct, families, report
from ludopolis.arena.study import sentences as tell
from ludopolis.arena.study.estimates import Estimate, Verdict, judge
from ludopolis.arena.study.figures import CountFigures, Effect, Holder, Study
from ludopolis.arena.study.formatting import MINUS, NO_BREAK, Formatter
from ludopolis.arena.study.option_sentences import option_sentence
from ludopolis.arena.study.plan import plan
from ludopolis.arena.study.questions import OWN, questions_of
from ludopolis.arena.study.questions.question import STANDING
from ludopolis.arena.study.teller import Teller
from ludopolis.engine import registry
from ludopolis.language.check import messages_of
from ludopolis.language.languages import described, languages

EVERY = registry.names()
QUICK = "newyorknewyork"


@pytest.fixture(scope="module")
def few() -> dict[str, Study]:
    """A study of very few games for every game."""
    with pytest.MonkeyPatch.context() as patch:
        watch_in_python(patch)
        most = {game: registry.box(game).most_players for game in EVERY}
        return {g: small_study(g, 2, players=f"2,{most[g]}", option_games=1) for g in EVERY}


def share(value: float, games: int) -> Estimate:
    error = (value * (1 - value) / games) ** 0.5
    return Estimate(value=value, error=error, games=games, share=True)


def with_wins(study: Study, shares: list[float], games: int, family: int = 1) -> Study:
    """A study of two players in which those who move first and last win so often, as often as told."""
    held = [
        Holder(wins=share(value, games), score=Estimate(value=20, error=0.2, games=games))
        for value in shares
    ]
    count: CountFigures = study.counts[0].model_copy(
        update={"games": games, "roles": {"order": held}}
    )
    return study.model_copy(update={"counts": [count] * family})


# --- Questions --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", OWN)
def test_a_games_questions_are_asked_in_every_language(
    game: str, language: str, few: dict[str, Study]
) -> None:
    asked, box, teller = questions_of(game), registry.box(game), Teller(few[game], language)
    texts = [asked.some_rounds(2, "2"), asked.standing, asked.unit]
    for role in asked.roles:
        texts += [role.title, role.about]
        for players in range(max(role.least, box.least_players), box.most_players + 1):
            names = role.names(players)
            texts += [text for name in names for text in (name.label, name.subject)]
            assert len({teller.say(name.label) for name in names}) == len(names)
    texts += [text for amount in asked.amounts for text in (amount.title, amount.unit)]
    facts = [fact.text("a number") for fact in asked.facts]
    assert all(teller.say(fact).count("a number") == 1 for fact in facts)
    named = [teller.say(text) for text in [*texts, *facts]]
    named += [teller.ending_name(reason) for reason in box.endings if reason]
    named += [teller.option_label(o.name, c) for o in box.options for c in o.choices[1:]]
    assert all(text and "study-" not in text and "{" not in text for text in named)


@pytest.mark.parametrize("game", OWN)
def test_what_a_games_catalogue_names_exists(game: str) -> None:
    asked, box = questions_of(game), registry.box(game)
    roles, amounts, facts = (
        {part.key for part in parts} for parts in (asked.roles, asked.amounts, asked.facts)
    )
    known = {
        "role": roles,
        "amount": amounts,
        "fact": facts,
        "option": {option.name for option in box.options},
        "ending": {reason.replace(" ", "-") for reason in box.endings if reason},
    }
    for message in messages_of(box.locale, languages()[0]):
        study, _, rest = message.partition("-")
        kind, _, key = rest.partition(".")[0].partition("-")
        if study == "study" and kind in known:
            assert key in known[kind], message
    assert asked.roles[0].key == "order"
    assert set(asked.printed) <= known["option"]
    every = roles | amounts | facts | {STANDING}
    assert all(set(unfit) <= every for unfit in asked.printed.values())


@pytest.mark.parametrize(
    ("game", "options", "label", "asked", "gone"),
    [
        (
            *("newyork", {"own_colours": "yes"}, "Colours dealt before placing"),
            *({"order", "placing"}, {"colour": "Everyone places", "kept": "Getting one's own"}),
        ),
        (
            *("newyork", {"edition": "cards"}, "Ordinary playing cards"),
            *({"order", "colour", "kept"}, {"starter": "owner of red, who moves first"}),
        ),
        (
            *("newyork", {"teams": "yes", "events": "yes"}, "Event cards; Two against two"),
            *({"order", "colour", "kept", "coins"}, {}),
        ),
        (
            *("newyorknewyork", {"match": "yes"}, "A match"),
            *({"order", "passed"}, {"last_card": "the last card", "played": "of the 48 cards"}),
        ),
        (
            *("property", {"count_property": "yes"}, "Squares count"),
            *({"order", "bought"}, {STANDING: "squares do not count", "rent": "Rent collected"}),
        ),
    ],
)
def test_a_setting_is_named_and_asked_what_fits_it(
    game: str,
    options: dict[str, str],
    label: str,
    asked: set[str],
    gone: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watch_in_python(monkeypatch)
    study = small_study(game, 2, players="4", options=options)
    assert set(study.setting) == set(options)
    told = {language: report.Report(study, language) for language in languages()}
    pages = {language: unescape(told[language].page()) for language in languages()}
    assert told["en"].setting() == f"Studied with one setting: {label}. All else is as printed."
    for language in languages():
        assert f'<p class="lead">{told[language].setting()}</p>' in pages[language]
    count = study.counts[0]
    found = {*count.roles, *count.amounts, *count.facts}
    assert asked <= found
    for key, text in gone.items():
        assert key not in found
        assert text not in pages["en"]
    # No option is compared with another.
    assert study.options == []
    assert 'id="options"' not in pages["en"]
    for name, choice in options.items():
        assert f" --option {name}={choice.replace('yes', 'true')}" in told["en"].command()


def test_the_printed_game_has_no_setting_to_name(few: dict[str, Study]) -> None:
    for study in few.values():
        told = report.Report(study, "en")
        assert told.setting() == ""
        assert "All else" not in told.page()
        assert "--option " not in told.command()


def test_a_game_without_questions_of_its_own_has_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    watch_in_python(monkeypatch)
    monkeypatch.delitem(OWN, QUICK)
    study = small_study(QUICK, 2, players="2", option_games=1)
    assert set(study.counts[0].roles) == {"order"}
    for language in languages():
        page = report.Report(study, language).page()
        assert page.count("</svg>") >= 8
        assert "study-" not in page


# --- Numbers ----------------------------------------------------------------------------------


def test_numbers_as_each_language_writes_them() -> None:
    english, french = Formatter("en"), Formatter("fr")
    thin = "\N{NARROW NO-BREAK SPACE}"
    assert english.number(-12345.678) == f"{MINUS}12,345.7"
    assert french.number(-12345.678) == f"{MINUS}12{thin}345,7"
    assert english.number(-0.04) == "0.0"
    assert (english.percent(0.5412), french.percent(0.5412)) == ("54.1%", f"54,1{NO_BREAK}%")
    half = share(0.5, 400)
    assert english.estimate(half) == f"50.0% ±{NO_BREAK}4.9"
    assert french.estimate(half) == f"50,0{NO_BREAK}% ±{NO_BREAK}4,9"
    assert english.estimate(share(1, 100)) == f"100% (≥{NO_BREAK}96.3%)"
    assert english.estimate(share(0, 100)) == f"0% (≤{NO_BREAK}3.7%)"
    assert (english.signed(0.04), english.signed(0.05)) == ("0", "0")
    assert (english.signed(2.25), english.signed(-2.25)) == ("+2.2", f"{MINUS}2.2")
    assert french.listed(["a", "b", "c"]) == "a, b et c"
    assert french.clauses(["a", "b"]) == f"a{NO_BREAK}; b"
    assert (english.fair(4), english.fair(3)) == ("25%", "33.3%")


# --- Sentences --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shares", "games", "english", "french"),
    [
        ([0.503, 0.497], 6000, "With 2 players no advantage was found", "aucun avantage"),
        ([0.40, 0.60], 2000, "whoever moves last wins 60.0%", "qui joue en dernier gagne 60,0"),
        ([0.60, 0.40], 2000, "whoever moves first wins 60.0%", "qui joue en premier gagne 60,0"),
        ([0.9, 0.1], 12, "too few to say", "trop peu pour dire"),
    ],
)
def test_who_is_favoured(
    few: dict[str, Study], shares: list[float], games: int, english: str, french: str
) -> None:
    study = with_wins(few["tycoon"], shares, games)
    role = questions_of("tycoon").roles[0]
    assert english in tell.favoured(Teller(study, "en"), role)[0].replace(NO_BREAK, " ")
    assert french in tell.favoured(Teller(study, "fr"), role)[0].replace(NO_BREAK, " ")


@settings(max_examples=60)
@given(st.floats(0.4, 0.6), st.integers(5, 3000), st.integers(1, 50))
def test_a_sentence_claims_an_advantage_only_if_one_was_found(
    value: float, games: int, family: int
) -> None:
    study = with_wins(PLAIN["tycoon"], [value, 1 - value], games, family)
    teller = Teller(study, "en")
    said = tell.favoured(teller, questions_of("tycoon").roles[0])[0]
    verdict = judge(share(value, games), 0.5, family)
    assert ("a hint, no more" in said) == (verdict is Verdict.HINT)
    assert ("no advantage was found" in said) == (verdict is Verdict.NOTHING)
    assert ("too few" in said) == (verdict is Verdict.TOO_FEW)
    claims = " wins " in said and "hint" not in said
    assert claims == (verdict in {Verdict.MORE, Verdict.LESS})
    if claims:
        assert ("moves first wins" in said) == (value > 0.5)


PLAIN: dict[str, Study] = {}  # for properties, which cannot ask for a fixture


@pytest.fixture(autouse=True)
def keep_plain(few: dict[str, Study]) -> None:
    PLAIN.update(few)


@given(st.floats(-30, 30), st.floats(0, 10), st.integers(2, 5000))
def test_an_options_sentence_says_what_was_found(change: float, error: float, games: int) -> None:
    study = PLAIN["newyorknewyork"]
    option = study.options[0]
    nothing = Estimate(value=0, error=1, games=games)
    steady = {
        key: Effect(printed=nothing, changed=nothing, difference=nothing) for key in option.effects
    }
    difference = Estimate(value=change, error=error, games=games)
    steady["decisions"] = Effect(printed=nothing, changed=nothing, difference=difference)
    option = option.model_copy(update={"effects": steady, "endings": {}})
    teller = Teller(study.model_copy(update={"options": [option]}), "en")
    said = option_sentence(teller, option)
    verdict = judge(difference, 0, families.comparisons_of_options(teller.study))
    assert ("games are longer" in said) == (verdict is Verdict.MORE)
    assert ("games are shorter" in said) == (verdict is Verdict.LESS)
    assert ("too few games" in said) == (verdict is Verdict.TOO_FEW)


def test_one_of_two_complements_is_one_comparison(few: dict[str, Study]) -> None:
    study = few["newyorknewyork"]  # with 2 and 4 players
    assert families.comparisons_of_role(study, "order") == 1 + 4
    two = next(option for option in study.options if option.players == 2)
    assert "last" not in families.compared_measures(two)
    assert families.all_comparisons(study) > families.comparisons_of_options(study)


# --- The page ---------------------------------------------------------------------------------

VOID = {"meta", "br", "hr", "img", "link", "use", "path"}


class Reader(HTMLParser):
    """Reads a page as a browser would, and notes what matters here."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.named: list[str] = []
        self.links: list[str] = []
        self.counts: dict[str, int] = {}
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.counts[tag] = self.counts.get(tag, 0) + 1
        if "id" in given:
            self.ids.append(given["id"] or "")
        for name in ("aria-labelledby",):
            self.named += (given.get(name) or "").split()
        if (target := given.get("href")) is not None:
            self.links.append(target)
        self.named += [t[1:] for t in [given.get("href") or ""] if t.startswith("#")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in {"style", "code"}:
            self.text.append(" ".join(data.split(" ")).strip("\n"))

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", EVERY)
def test_a_page_is_whole_and_needs_nothing(few: dict[str, Study], game: str, language: str) -> None:
    text = report.Report(few[game], language).page()
    assert f'<html lang="{language}">' in text
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    assert len(reader.ids) == len(set(reader.ids))
    assert set(reader.named) <= set(reader.ids)
    # Every picture has words and numbers; the only ways out are the other languages.
    pictures = reader.counts["svg"]
    assert pictures >= 8
    assert reader.counts["title"] == pictures + 1
    assert reader.counts["desc"] == reader.counts["figure"] == reader.counts["details"] == pictures
    others = [other for other in languages() if other != language]
    links = [f"{game}.{other}.html" for other in others]
    assert [t for t in reader.links if not t.startswith("#")] == links
    assert all(f">{described(other).name}</a>" in text for other in others)
    assert not {"script", "img", "link", "iframe", "object"} & set(reader.counts)
    assert "http" not in text.replace("http://www.w3.org", "")
    assert len(text.encode()) < 400_000
    # With few games little is said, no nonsense, and numbers as the language writes them.
    told = "\n".join(reader.text)
    few_games = Formatter(language)("study-verdict", verdict=Verdict.TOO_FEW.value)
    assert few_games in told
    assert not re.search(r"\bnan\b|\binf\b|None|[{}]|study-", told)
    if language == "fr":
        assert not re.search(r"\d\.\d", told.replace(few[game].version, ""))
        assert not re.search(r" [;:!?%»]|« |\w[;:!?]\s", told)
    # Colours are the page's, so that they follow light and dark.
    svg = "".join(re.findall(r"<svg.*?</svg>", text, re.S))
    assert not re.search(r"#[0-9a-f]{6}", svg)
    assert "DejaVu" not in svg


def test_other_bots_are_asked_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    watch_in_python(monkeypatch)
    study = small_study("tycoon", 3, players="2", also="random;", option_games=0)
    main, other = study.counts[0], study.also[0]
    assert (other.bot, other.players, other.games) == ("random", 2, 3)
    assert other.decisions.value != main.decisions.mean.value  # it was another bot that played
    page = report.Report(study, "en")
    part = page.favoured().parts[1]
    assert part.heading == "Does it depend on who plays?"
    assert part.points[0].startswith("random: With 2 players only 3 games")
    assert [picture.title.split(":")[0] for picture in part.pictures] == [
        "Whoever moves first",
        "Whoever moves last",
    ]
    assert [row[0] for row in part.pictures[0].table.rows] == [
        "2 players: greedy",
        "2 players: random",
    ]
    assert page.command().endswith("--also 'random;' --seed 1")
    assert families.comparisons_of_role(study, "order") == 2


@pytest.mark.parametrize(
    "given", [{}, {"option_games": 1}, {"option_games": 3}, {"also": "random;", "option_games": 0}]
)
def test_a_report_counts_all_games(given: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    watch_in_python(monkeypatch)
    played = plan(conduct.settle(QUICK, games=2, luck_deals=2, players="2,3", **given))
    study = small_study(QUICK, 2, players="2,3", **given)
    page = report.Report(study, "en")
    assert page.played() == sum(cell.games for cell in played)


def test_the_same_numbers_make_the_same_page(few: dict[str, Study], tmp_path: Path) -> None:
    once, again = (
        [path.read_bytes() for path in report.write(few["bigshot"], tmp_path, [language])]
        for language in ("fr", "fr")
    )
    assert once == again
    assert {path.name for path in tmp_path.iterdir()} == {"bigshot.fr.html"}


def test_the_command_on_the_page_is_that_of_the_study(few: dict[str, Study]) -> None:
    command = report.Report(few["bigshot"], "en").command()
    assert command.startswith("ludopolis study bigshot --bots greedy --games 2 --players 2,4 ")
