"""The command `tune`: what it prints, what it writes, and that a stop shows the best so far."""

from __future__ import annotations

import dataclasses
import re
import shutil
import tomllib
from pathlib import Path

import pytest
from commands import call, output, refused, words_of

import ludopolis
from ludopolis.arena import tune as tuning
from ludopolis.engine import registry
from ludopolis.engine.weights import WeightsFile, values_of


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The weights of New York in a file that may be written."""
    box = ludopolis.box("newyork")
    copy = Path(shutil.copy(box.weights_file.path, tmp_path))
    text = copy.read_text(encoding="utf-8")
    tuned = r"(?ms)^# Measured[^\n]*\n\[weights\.\d\]\n.*?\n\n"
    copy.write_text(re.sub(tuned, "", text), encoding="utf-8")
    loose = dataclasses.replace(box, weights_file=WeightsFile(copy, box.weights_file.layout))
    monkeypatch.setattr(registry, "box", lambda name: loose)
    return copy


def spoil(file: Path, **weights: float) -> None:
    """Make weights bad, so that better ones are soon found."""
    text = file.read_text(encoding="utf-8")
    for name, value in weights.items():
        text = re.sub(rf"(?m)^{name} = .*$", f"{name} = {value}", text)
    file.write_text(text, encoding="utf-8")


def table(file: Path, section: str, name: str) -> dict[str, float]:
    """A table of the file as it stands now."""
    found = tomllib.loads(file.read_text(encoding="utf-8"))[section].get(name, {})
    assert isinstance(found, dict)
    return found


def test_better_weights_are_shown_and_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "ROUNDS", 2)
    spoil(file, safety=8.0)
    before = file.read_text(encoding="utf-8")
    asked = ("tune", "newyork", "--players", "2", "--games", "1500", "--option", "events=no")
    said = words_of(output(*asked, "--write"))
    assert re.search(r"safety │ 8 │ [0-7]\.", said), said
    assert re.search(r"wins \d\d\.\d% ± \d\.\d% \(fair: 50\.0%\), on 150 deals", said), said
    assert f"written to {file}" in said
    written = table(file, "weights", "2")
    assert written["safety"] < 8.0
    after = file.read_text(encoding="utf-8")
    remark = "ludopolis tune newyork --players 2 --option events=no --games 1500 --seed 1, 20"
    assert remark in after
    assert [line for line in before.splitlines() if line not in after.splitlines()] == []


def test_nothing_is_written_unless_asked(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "ROUNDS", 1)
    before = file.read_text(encoding="utf-8")
    output("tune", "newyork", "--games", "400")
    assert file.read_text(encoding="utf-8") == before


def test_a_scale_is_measured_and_written(file: Path) -> None:
    said = output("tune", "newyork", "--players", "3", "--calibrate", "--games", "400", "--write")
    scale = table(file, "search", "3")["scale"]
    assert f"newyork, 3 players: scale {scale:g} ± " in said
    assert "bits; by 1.585 if all seats were thought equal" in said
    assert "--games 400 --seed 1 --calibrate, 20" in file.read_text(encoding="utf-8")


def test_a_scale_is_measured_by_one_process() -> None:
    assert "leave out --jobs" in refused("tune", "newyork", "--calibrate", "--jobs", "2")


def test_a_scale_that_is_hardly_known_is_not_written(file: Path) -> None:
    before = file.read_text(encoding="utf-8")
    asked = ("tune", "newyork", "--players", "2", "--calibrate")
    done = call(*asked, "--games", "20", "--write")
    assert done.returncode == 2
    assert "newyork, 2 players: scale" in done.stdout
    found = re.search(r"is not written: ask for about --games (\d+)", words_of(done.stderr))
    assert found, done.stderr
    assert file.read_text(encoding="utf-8") == before
    assert call(*asked, "--games", "20").returncode == 0  # who only looks may
    output(*asked, "--games", found[1], "--write")
    assert file.read_text(encoding="utf-8") != before


def test_a_stop_shows_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    better = values_of(ludopolis.box("newyork").weights(2)) | {"safety": 0.777}

    def stopped(done: tuning.Tuning, *_: object) -> None:
        done.champion = better
        raise KeyboardInterrupt

    monkeypatch.setattr(tuning, "tune", stopped)
    done = call("tune", "newyork", "--games", "2000")
    assert done.returncode == 130
    assert "0.777" in done.stdout
    assert "stopped; the best so far" in done.stderr


def test_what_cannot_be_tuned_is_refused() -> None:
    assert "at least 1,800 games here, not 10" in refused("tune", "newyork", "--games", "10")
    assert "for 2 to 5 players" in refused("tune", "newyork", "--players", "9")
    assert "not negative" in refused("tune", "newyork", "--seed", "-1")
    assert "there is no game “chess”" in refused("tune", "chess")
