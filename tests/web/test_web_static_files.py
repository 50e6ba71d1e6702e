"""Scripts and styles are many small files that travel in few round trips."""

from __future__ import annotations

import re

from ludopolis.web.static_files import STATIC, content_of, modules_of

ENTRIES = ("site.css", "table.css")
ON_DEMAND = "table/waiting_room.js"


def test_every_stylesheet_is_part_of_what_one_entry_sends() -> None:
    sent = [content_of(STATIC / entry).decode() for entry in ENTRIES]
    assert not any("@import" in text for text in sent)
    for path in STATIC.rglob("styles/*.css"):
        part = path.read_text("utf-8")
        assert sum(text.count(part) for text in sent) == 1, path


def test_a_page_names_all_modules_but_those_it_loads_on_demand() -> None:
    pages = {"table/main.js", "table/replay.js", "settings_page.js", "shuffle_opt_in.js"}
    named = {module for page in pages for module in modules_of(page)}
    written = {path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.js")}
    assert named == written - pages - {ON_DEMAND}


def test_what_is_loaded_on_demand_needs_nothing_that_is_not_there() -> None:
    main = (STATIC / "table" / "controller.js").read_text("utf-8")
    assert re.findall(r'import\("\./(.+?)"\)', main) == ["waiting_room.js"]
    assert set(modules_of(ON_DEMAND)) <= set(modules_of("table/main.js"))
