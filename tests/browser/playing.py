"""Playing as a person does: by clicks on what is lit, or by keys alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from visiting import Site

LIT = '[data-touch][data-state="lit"]'
CONFIRM = '[data-role="confirm"]'
OFFERED = '[data-role="options"] [data-action]'
RESULT = '[data-role="result"]'
MOST_MOVES = 2000


def new_table(page: Page, site: Site, face: str, *seats: str, **options: str) -> str:
    """Lay a table by the form; `seats` are as in its lists, the first is always the visitor."""
    page.goto(f"{site.address}/new/{face}")
    form = page.locator("form[data-seats]")
    chosen = ["me", *seats]
    for number in range(1, form.locator("li.seat").count() + 1):
        kind = chosen[number - 1] if number <= len(chosen) else "none"
        form.locator(f"#seat-{number}").select_option(kind)
    for name, value in options.items():
        form.locator(f'input[name="option-{name}"][value="{value}"]').check()
    form.locator("button.primary").click()
    page.wait_for_url(re.compile("/table/"))
    return page.url


def wait_for_turn(page: Page) -> bool:
    """Wait until it is the visitor's turn; False when the game is over."""
    page.wait_for_function(
        """() => document.querySelector('dialog[data-role="report"][open]')
            || document.querySelector('dialog[data-role="curtain"][open]')
            || document.querySelector('[data-turn="mine"]')
            || !document.querySelector('[data-role="result"]').hidden""",
    )
    while page.locator('dialog[data-role="report"][open]').count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(50)  # a dialog takes a moment to go
    if page.locator('dialog[data-role="curtain"][open]').count():
        page.locator('[data-role="curtain-go"]').click()
        expect(page.locator('dialog[data-role="curtain"]')).not_to_be_visible()
        return wait_for_turn(page)
    if page.locator(RESULT).is_visible():
        return False
    if page.locator('[data-turn="mine"]').count() == 0:
        return wait_for_turn(page)
    return True


def touch_something(page: Page, mind: random.Random) -> None:
    """Click on something that is lit, or on one of the choices that are left; seldom pass."""
    lit = page.locator(f'{LIT}:not([data-part*="pass"]), {OFFERED}')
    if lit.count() == 0 or mind.random() < 0.05:
        lit = page.locator(f"{LIT}, {OFFERED}")
    lit.nth(mind.randrange(lit.count())).click()


def choose_by_clicks(page: Page, mind: random.Random) -> None:
    """Put a move together by touching what is lit, and confirm it."""
    for _ in range(12):
        if page.locator(CONFIRM).count() and not page.locator(OFFERED).count():
            break
        touch_something(page, mind)
    page.locator(CONFIRM).click()


def move_by_clicks(page: Page, mind: random.Random) -> None:
    """Choose by clicks, and wait until the move is made."""
    number = position_of(page)
    choose_by_clicks(page, mind)
    wait_for_another(page, number)


def play_whole_game(
    page: Page,
    move: Callable[[Page, random.Random], None] = move_by_clicks,
    seed: int = 1,
    moves: int = MOST_MOVES,
) -> int:
    """Play until the game is over, or so many own moves are made; say how many."""
    mind = random.Random(seed)
    made = 0
    while made < moves and wait_for_turn(page):
        move(page, mind)
        made += 1
    return made


def move_by_list(page: Page, mind: random.Random) -> None:
    """Pick a choice from the list view, and confirm it."""
    number = position_of(page)
    choices = page.locator('[data-role="choices"] [data-action]')
    choices.nth(mind.randrange(choices.count())).click()
    page.locator(CONFIRM).click()
    wait_for_another(page, number)


def move_by_keys(page: Page, mind: random.Random) -> None:
    """Tab to something lit, press Enter, and so on until it can be confirmed; no mouse, no script."""
    number = position_of(page)
    for _ in range(12):
        for _ in range(1 + mind.randrange(4)):
            focus_next(page, f"{LIT}, {OFFERED}, {CONFIRM}")
        confirms = page.evaluate(f"document.activeElement.matches('{CONFIRM}')")
        page.keyboard.press("Enter")
        if confirms:
            break
    else:
        raise AssertionError("no move was confirmed")
    wait_for_another(page, number)


def focus_next(page: Page, wanted: str) -> None:
    """Press Tab until the focus is on something wanted."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"Tab leads to nothing like {wanted}")


def position_of(page: Page) -> str | None:
    """The number of the position on the page."""
    return page.locator("[data-position]").get_attribute("data-position")


def wait_for_another(page: Page, number: str | None) -> None:
    """Wait until the page shows another position."""
    page.wait_for_function(
        """before => document.querySelector('[data-position]')?.dataset.position !== before""",
        arg=number,
    )
