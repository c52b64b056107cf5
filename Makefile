# Maracaibo for the terminal. Needs Python 3.11 or later, pip and make; everything else is fetched into .venv.
#   make play    set up what is missing and open the game; pass options with ARGS="--solo 2"
#   make test    set up what is missing and run every check
#   make format  set the layout of the code
#   make bench   measure start, keys, panels, memory and simulation, beside the smallest Textual application
#   make torture kill the game, cut its saves, fill the disk: long tests of what must survive everything
#   make mutants change the rules in one place at a time and see that their fast tests notice (a quarter of an hour)
#   make balance play thousands of games between bots and write tests/balance/report.md (an hour or more)
#   make golden  after a change of prices, points or rules: write recorded games and counted positions anew
#   make clean   remove everything made here
# Another Python: make play PYTHON=python3.13

PYTHON ?= python3
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install -qq -c constraints.txt
# One stamp for each set of packages: nothing is set up again until these files change.
PLAYING := $(VENV)/ready-to-play
TESTING := $(VENV)/ready-to-test
PINS := pyproject.toml constraints.txt

# Where another Python is asked for than the one that .venv was made with, everything is set up anew.
ifneq ($(origin PYTHON),file)
  WANTED := $(shell '$(PYTHON)' -c 'import os, sys; print(os.path.realpath(sys.executable))' 2> /dev/null)
  MADE_WITH := $(shell sed -n 's/^executable = //p' $(VENV)/pyvenv.cfg 2> /dev/null)
  ifneq ($(WANTED),$(MADE_WITH))
    .PHONY: $(BIN)/python $(PLAYING) $(TESTING)
  endif
endif

.PHONY: help play test format bench torture mutants balance golden constraints clean
.DEFAULT_GOAL := help

help:
	@sed -n 's/^#   \(make .*\)/\1/p' Makefile

play: $(PLAYING)
	@$(BIN)/maracaibo $(ARGS)

# Style, layout, types and the direction of imports are tests as well. They are spread over all cores, the longest first;
# some only, in one process: make test ARGS=tests/library. Which are the longest is measured by make test ARGS=--weigh.
test: $(TESTING)
	@$(BIN)/python -m pytest -q $(ARGS)

format: $(TESTING)
	@$(BIN)/ruff format --quiet .

# Only the screen, or only a whole game with 200 panels: make bench ARGS=--screen, make bench ARGS=--soak
bench: $(TESTING)
	@$(BIN)/python -m tests.bench $(ARGS)

# One part only, or fewer tries: make torture ARGS="--only kills --count 20"
torture: $(TESTING)
	@$(BIN)/python -m tests.torture $(ARGS)

# One file, or one change of so many: make mutants ARGS="--file sailing.py", make mutants ARGS="--share 20"
mutants: $(TESTING)
	@$(BIN)/python -m tests.support.mutants $(ARGS)

# Goes on where an earlier run has stopped; shorter: make balance ARGS="--games 100"
balance: $(TESTING)
	@$(BIN)/python -m tests.balance $(ARGS)

golden: $(TESTING)
	@$(BIN)/python -m tests.support.recorded --rewrite
	@$(BIN)/python -m tests.support.counts --rewrite

$(PLAYING): $(PINS) | $(BIN)/python
	@echo 'Setting up the game in $(VENV) (once) …'
	@$(PIP) hatchling editables
	@$(PIP) --no-build-isolation -e .
	@$(BIN)/python -m compileall -q maracaibo_tui
	@touch $@

$(TESTING): $(PINS) | $(BIN)/python
	@echo 'Setting up the checks in $(VENV) (once) …'
	@$(PIP) hatchling editables
	@$(PIP) --no-build-isolation -e '.[dev]'
	@$(BIN)/python -m compileall -q maracaibo_tui
	@touch $@ $(PLAYING)

$(BIN)/python:
	@command -v '$(PYTHON)' > /dev/null || { \
	  echo 'There is no "$(PYTHON)" here: install Python 3.11 or later, or name one: make play PYTHON=/path/to/python3' >&2; \
	  exit 1; }
	@'$(PYTHON)' -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo 'Maracaibo needs Python 3.11 or later, and "$(PYTHON)" is' \
	    "$$('$(PYTHON)' --version 2>&1): name a newer one: make play PYTHON=python3.13" >&2; \
	  exit 1; }
	@'$(PYTHON)' -m venv --clear $(VENV) > /dev/null 2>&1 || { \
	  rm -rf $(VENV); \
	  echo '"$(PYTHON)" cannot make a virtual environment here: install its venv module' \
	    '(on Debian and Ubuntu the package python3-venv) and see that this folder can be written to.' >&2; \
	  exit 1; }

# Takes the newest packages that fit pyproject.toml and writes them down.
constraints:
	@'$(PYTHON)' -m venv --clear $(VENV)-newest
	@$(VENV)-newest/bin/python -m pip --disable-pip-version-check install -qq hatchling editables
	@$(VENV)-newest/bin/python -m pip --disable-pip-version-check install -qq --no-build-isolation -e '.[dev]'
	@sed -n '/^#/p' constraints.txt > $(VENV)-newest/constraints.txt
	@$(VENV)-newest/bin/python -m pip freeze --exclude-editable >> $(VENV)-newest/constraints.txt
	@mv $(VENV)-newest/constraints.txt constraints.txt
	@rm -rf $(VENV)-newest

clean:
	@rm -f tests/torture/last.json
	@rm -rf $(VENV) $(VENV)-newest dist build .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find maracaibo_tui tests -name __pycache__ -type d -prune -exec rm -rf {} +
