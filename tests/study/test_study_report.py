"""The report: sentences that claim no more than the numbers, and a page for everybody."""

from __future__ import annotations

import json
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from study_helpers import replay_in_python, small_study

from ludopolis.arena.study import comparisons, report
from ludopolis.arena.study.context import Context
from ludopolis.arena.study.estimates import Estimate, Verdict, judge
from ludopolis.arena.study.formatting import MINUS, NO_BREAK, Formatter
from ludopolis.arena.study.plan import plan
from ludopolis.arena.study.questions import questions_for
from ludopolis.arena.study.schema import CountResults, Effect, RoleResults, Study
from ludopolis.arena.study.sentences import favoured, option_sentence
from ludopolis.arena.study.settings import settle
from ludopolis.engine import registry
from ludopolis.engine.study import STANDING
from ludopolis.language.check import messages_of
from ludopolis.language.languages import described, languages
from ludopolis.language.text import say

STUDIES = Path(__file__).parents[2] / "docs" / "studies"
EVERY = registry.names()
QUICK = "newyorknewyork"


@pytest.fixture(scope="module")
def few() -> dict[str, Study]:
    """The study in the docs of every game, as if it had very few games."""
    return {game: with_few_games(json.loads(study_of(game))) for game in EVERY}


def study_of(game: str) -> str:
    return (STUDIES / f"{game}.json").read_text("utf-8")


def with_few_games(data: dict[str, Any]) -> Study:
    """A study of the least and most players, and of two games each."""
    ends = (data["counts"][0]["players"], data["counts"][-1]["players"])
    for part in ("counts", "options", "minds", "skill"):
        data[part] = [entry for entry in data[part] if entry["players"] in ends]
    data.update(also=[], bots="greedy", games=2)
    return Study.model_validate(cut(data))


def cut(data: Any) -> Any:
    """The same data with no more than two games behind each number."""
    if isinstance(data, dict):
        return {key: 2 if key == "games" else cut(value) for key, value in data.items()}
    return [cut(value) for value in data] if isinstance(data, list) else data


def share(value: float, games: int) -> Estimate:
    error = (value * (1 - value) / games) ** 0.5
    return Estimate(value=value, error=error, games=games, share=True)


def with_wins(study: Study, shares: list[float], games: int, family: int = 1) -> Study:
    """A study of two players in which those who move first and last win so often, as often as told."""
    held = [
        RoleResults(wins=share(value, games), score=Estimate(value=20, error=0.2, games=games))
        for value in shares
    ]
    count: CountResults = study.counts[0].model_copy(
        update={"games": games, "roles": {"order": held}}
    )
    return study.model_copy(update={"counts": [count] * family})


# --- Questions --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", EVERY)
def test_a_games_questions_are_asked_in_every_language(
    game: str, language: str, few: dict[str, Study]
) -> None:
    asked, box, context = questions_for(game), registry.box(game), Context(few[game], language)
    texts = [say(asked.rounds_text, rounds=2, number="2"), asked.standing, asked.score_unit]
    for role in asked.roles:
        texts += [role.title, role.about]
        for players in range(max(role.min_players, box.least_players), box.most_players + 1):
            names = role.names(players)
            texts += [text for name in names for text in (name.label, name.subject)]
            assert len({context.say(name.label) for name in names}) == len(names)
    texts += [text for amount in asked.amounts for text in (amount.title, amount.unit)]
    facts = [fact.text("a number") for fact in asked.facts]
    assert all(context.say(fact).count("a number") == 1 for fact in facts)
    named = [context.say(text) for text in [*texts, *facts]]
    named += [context.ending_name(reason) for reason in box.endings if reason]
    named += [context.option_label(o.name, c) for o in box.options for c in o.choices[1:]]
    assert all(text and "study-" not in text and "{" not in text for text in named)


@pytest.mark.parametrize("game", EVERY)
def test_what_a_games_catalogue_names_exists(game: str) -> None:
    asked, box = questions_for(game), registry.box(game)
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
    assert set(asked.only_as_printed) <= known["option"]
    every = roles | amounts | facts | {STANDING}
    assert all(set(unfit) <= every for unfit in asked.only_as_printed.values())


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
    replay_in_python(monkeypatch)
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
    assert 'id="study-options"' not in pages["en"]
    for name, choice in options.items():
        assert f" --option {name}={choice.replace('yes', 'true')}" in told["en"].command()


def test_the_printed_game_has_no_setting_to_name(few: dict[str, Study]) -> None:
    for study in few.values():
        told = report.Report(study, "en")
        assert told.setting() == ""
        assert "All else" not in told.page()
        assert "--option " not in told.command()


def test_a_game_without_questions_of_its_own_has_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    replay_in_python(monkeypatch)
    monkeypatch.setattr(registry, "optional_part_of", lambda *_: None)
    study = small_study(QUICK, 2, players="2", option_games=1)
    assert set(study.counts[0].roles) == {"order"}
    for language in languages():
        page = report.Report(study, language).page()
        assert page.count("</svg>") >= 8
        assert ">study-" not in page


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
    role = questions_for("tycoon").roles[0]
    assert english in favoured(Context(study, "en"), role, study.counts[0]).replace(NO_BREAK, " ")
    assert french in favoured(Context(study, "fr"), role, study.counts[0]).replace(NO_BREAK, " ")


@settings(max_examples=60)
@given(st.floats(0.4, 0.6), st.integers(5, 3000), st.integers(1, 50))
def test_a_sentence_claims_an_advantage_only_if_one_was_found(
    value: float, games: int, family: int
) -> None:
    study = with_wins(PLAIN["tycoon"], [value, 1 - value], games, family)
    context = Context(study, "en")
    said = favoured(context, questions_for("tycoon").roles[0], study.counts[0])
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
    context = Context(study.model_copy(update={"options": [option]}), "en")
    said = option_sentence(context, option)
    verdict = judge(difference, 0, comparisons.comparisons_of_options(context.study))
    assert ("games are longer" in said) == (verdict is Verdict.MORE)
    assert ("games are shorter" in said) == (verdict is Verdict.LESS)
    assert ("too few games" in said) == (verdict is Verdict.TOO_FEW)


def test_one_of_two_complements_is_one_comparison(few: dict[str, Study]) -> None:
    study = few["newyorknewyork"]  # with 2 and 4 players
    assert comparisons.comparisons_of_role(study, "order") == 1 + 4
    two = next(option for option in study.options if option.players == 2)
    assert "last" not in comparisons.compared_measures(two)
    assert comparisons.all_comparisons(study) > comparisons.comparisons_of_options(study)


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
    replay_in_python(monkeypatch)
    study = small_study("tycoon", 3, players="2", also="random;", option_games=0)
    main, other = study.counts[0], study.also[0]
    assert (other.bot, other.players, other.games) == ("random", 2, 3)
    assert other.decisions.value != main.decisions.mean.value  # it was another bot that played
    page = report.Report(study, "en").page()
    section = page.partition("<h3>Does it depend on who plays?</h3>")[2].partition("</section>")[0]
    assert "<li>random: With 2 players only 3 games" in section
    assert re.findall(r"<figcaption>(.*?):", section) == [
        "Whoever moves first",
        "Whoever moves last",
    ]
    rows = re.findall(r'<th scope="row">(.*?)</th>', section)
    assert rows == ["2 players: greedy", "2 players: random"] * 2
    assert report.Report(study, "en").command().endswith("--also 'random;' --seed 1")
    assert comparisons.comparisons_of_role(study, "order") == 2


@pytest.mark.parametrize(
    "given", [{}, {"option_games": 1}, {"option_games": 3}, {"also": "random;", "option_games": 0}]
)
def test_a_report_counts_all_games(given: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    replay_in_python(monkeypatch)
    played = plan(settle(QUICK, games=2, luck_deals=2, players="2,3", **given))
    study = small_study(QUICK, 2, players="2,3", **given)
    assert Context(study, "en").games_played == sum(cell.games for cell in played)


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
