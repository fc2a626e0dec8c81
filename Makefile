# Everything a person does with this folder. It needs Python 3.11 or newer and make; all else is
# installed into .venv, once, and again only when requirements/ or pyproject.toml change.
#
#   make test PYTHON=/path/to/python3.13     chooses the Python that .venv is made with

PYTHON ?=
PYTEST := # more arguments for pytest, as in: make test PYTEST=-x
RUNS := 10
python := .venv/bin/python
install := @PYTHON="$(PYTHON)" sh requirements/install

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play web test compile-ahead check web-check test-fast slow steady mutations bench chaos load docs shots goldens tidy lock wheel clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

play: ## open the table in the browser
	$(install) player
	@sh web/build
	@$(python) -m tabiji serve

web: ## build the browser client
	$(install) player
	@sh web/build

test: compile-ahead check web-check test-fast ## every check and every test but the slow ones

# The rules take a minute and a half to compile, and the checks leave a core idle. Nobody waits for this one:
# should it fail, the tests compile for themselves, and say what is wrong.
compile-ahead:
	$(install) dev
	@nice $(python) -m tests.warm_up >/dev/null 2>&1 &

check: ## style (ruff), types (mypy) and the arrows between packages (import-linter)
	$(install) dev
	$(python) -m ruff check
	$(python) -m ruff format --check
	$(python) -m mypy
	.venv/bin/lint-imports

web-check: ## types and tests of the browser client
	$(install) dev
	sh web/build check

test-fast: ## the tests alone
	$(install) dev
	@sh web/build
	@sh web/build browser
	$(python) -m pytest -n auto --dist worksteal --durations 25 --durations-min 3 $(PYTEST)

slow: ## the tests that take minutes, or need a cluster on this machine
	$(install) cluster
	@sh web/build
	@sh web/build browser
	$(python) -m pytest -n auto --dist worksteal --durations 25 --durations-min 30 -m "slow or quarantined or hypothesis" --hypothesis-profile random $(PYTEST)

steady: ## whether the tests pass every time: RUNS=10 runs, each in another order
	$(install) dev
	@sh web/build
	@sh web/build browser
	$(python) -m tests.suite.steady --runs $(RUNS)

mutations: ## plant mistakes in a copy, one at a time: whether the tests notice
	$(install) dev
	@sh web/build
	@sh web/build browser
	$(python) -m tests.mutations

bench: ## how fast we are, beside others
	$(install) bench
	$(python) -m bench

chaos: ## kill the service, the database and the disk while people play; let a hostile crowd in
	$(install) dev
	$(python) -m tests.server.chaos

load: ## a thousand matches at once: how long everybody waits
	$(install) dev
	$(python) -m tests.server.load
	$(python) -m tests.server.load --database postgres --processes 2

docs: ## write the generated pages of docs/, and the browser's types, anew
	$(install) dev
	$(python) -m generators.clause_table --write
	$(python) -m generators.api_reference --write
	$(python) -m generators.wire_types --write

shots: ## take pictures of the main screens, into build/shots
	$(install) dev
	@sh web/build
	@sh web/build browser
	$(python) -m tests.browser.shots

goldens: ## write the recorded games and counts anew, after a rule was changed on purpose
	$(install) dev
	$(python) -m tests.goldens --write

tidy: ## let ruff put right what it can
	$(install) dev
	$(python) -m ruff check --fix
	$(python) -m ruff format

lock: ## pin the newest versions that pyproject.toml allows
	$(install) dev
	@sh requirements/lock

wheel: ## build the package that pip installs, browser client and all, into dist
	$(install) player
	@sh web/build
	$(python) -m hatchling build -t wheel

clean: ## remove all that make has made, .venv too
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .grimp_cache .hypothesis build dist
	rm -rf src/tabiji/server/web web/node_modules web/once/node_modules tests/browser/node_modules
	find src tests bench generators -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
