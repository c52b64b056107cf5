# Maracaibo for the terminal. Needs Python 3.11 or later, pip and make; everything else is fetched into .venv.
#   make play    set up what is missing and open the game; pass options with ARGS="--solo 2"
#   make test    set up what is missing and run every check
#   make format  set the layout of the code
#   make bench   measure start, keys, panels, memory and simulation, beside the smallest Textual application
#   make torture kill the game, cut its saves, fill the disk: long tests of what must survive everything
#   make mutants change the rules in one place at a time and see that their fast tests notice (a quarter of an hour)
#   make balance play thousands of games between bots and write tests/balance/report.md (an hour or more)
#   make checked play forty thousand games of Pirates between bots, every invariant looked at after every decision
#   make learn   play games between planners and say which factors of their judge tell the margins best
#   make gallery draw the pictures in colour under snapshots/gallery anew, to be looked at
#   make golden  after a change of prices, points or rules: write recorded games, counts and what is told anew
#   make clean   remove everything made here
# Another Python: make play PYTHON=python3.13

PYTHON ?= python3
ARGS ?=
# Also where somebody forbids it: what is compiled once is not compiled by every worker and every program that a test opens.
export PYTHONDONTWRITEBYTECODE :=
VENV := .venv
BIN := $(VENV)/bin
# What pip says, every word of it, in case something goes wrong.
LOG := $(VENV)/set-up.log
PIP := $(BIN)/python -m pip --disable-pip-version-check install -qq -c constraints.txt --log $(LOG)
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

# Says a step and has pip do it; of a failure only the reason is said.
define fetched
	@echo 'Setting up, step $(1) …'
	@rm -f $(LOG)
	@$(PIP) $(2) > /dev/null 2>&1 || { \
	  if grep -qE 'Could not fetch URL .*(connection error|timed out|ssl cert)|Max retries exceeded' $(LOG); then \
	    echo 'The packages could not be reached: see that this machine has a way to the internet, or to the index' \
	      'that pip is set to, and type the same again. What pip says is in $(LOG).' >&2; \
	  else \
	    echo 'pip could not install the packages; what it says is in $(LOG):' >&2; \
	    sed -n 's/^[^ ]* ERROR: /  /p' $(LOG) >&2; \
	  fi; \
	  exit 1; }
endef

.PHONY: help play test format bench torture mutants balance checked learn gallery golden constraints clean
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

# One file, one change of so many, another game: make mutants ARGS="--file raid.py --share 20 --game pirates"
mutants: $(TESTING)
	@$(BIN)/python -m tests.support.mutants $(ARGS)

# Goes on where an earlier run has stopped; shorter: make balance ARGS="--games 100". Other reports: ARGS="--game pirates",
# and of campaigns ARGS=--campaign, some rows only: ARGS="--campaign --rows 'whole campaigns;points' --games 50"
balance: $(TESTING)
	@$(BIN)/python -m tests.balance $(ARGS)

# Goes on where an earlier run has stopped; shorter, or a part: make checked ARGS="--games 100 --rows Jordan"
checked: $(TESTING)
	@$(BIN)/python -m tests.checked $(ARGS)

# make learn ARGS="collect --games 300", then make learn ARGS=fit; goes on where an earlier run has stopped
learn: $(TESTING)
	@$(BIN)/python -m tests.balance.learning $(ARGS)

# Some only: make gallery ARGS="title veil"
gallery: $(TESTING)
	@$(BIN)/python -m tests.gallery $(ARGS)

golden: $(TESTING)
	@$(BIN)/python -m tests.support.recorded --rewrite
	@$(BIN)/python -m tests.support.counts --rewrite
	@$(BIN)/python -m tests.support.tellings --rewrite

$(PLAYING): $(PINS) | $(BIN)/python
	$(call fetched,2 of 4: the tools that install packages,hatchling editables)
	$(call fetched,3 of 4: the game and the packages it needs,--no-build-isolation -e .)
	@echo 'Setting up, step 4 of 4: compiling, so that it opens at once …'
	@$(BIN)/python -m compileall -q maracaibo_tui
	@touch $@
	@echo 'The game is set up; from now on it opens at once.'

$(TESTING): $(PINS) | $(BIN)/python
	$(call fetched,2 of 4: the tools that install packages,hatchling editables)
	$(call fetched,3 of 4: the game and the packages that check it,--no-build-isolation -e '.[dev]')
	@echo 'Setting up, step 4 of 4: compiling, so that it opens at once …'
	@$(BIN)/python -m compileall -q maracaibo_tui
	@touch $@ $(PLAYING)
	@echo 'The checks are set up; from now on they begin at once.'

$(BIN)/python:
	@command -v '$(PYTHON)' > /dev/null || { \
	  echo 'There is no "$(PYTHON)" here: install Python 3.11 or later, or name one: make play PYTHON=/path/to/python3' >&2; \
	  exit 1; }
	@'$(PYTHON)' -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo 'Maracaibo needs Python 3.11 or later, and "$(PYTHON)" is' \
	    "$$('$(PYTHON)' --version 2>&1): name a newer one: make play PYTHON=python3.13" >&2; \
	  exit 1; }
	@echo 'Setting up, step 1 of 4: a Python of its own in $(VENV); all of it takes a minute or two, once …'
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
