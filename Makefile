# Everything sets itself up: python3 and make are enough. `make` alone lists what there is.

PYTHON ?= python3
ARGS ?=
GAME ?= $(shell $(BIN)/python -c 'from keeling.games import first; print(first())')
BIN := .venv/bin

SOURCES := $(shell find src/keeling -type f -not -name '*.pyc')

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: wheel help play terminal chromium test quick lint format soak bench compiled coverage balance lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: .venv/.play ## play in the browser: starts a server on this machine and opens its page
	@$(BIN)/keeling serve --open $(ARGS)

terminal: .venv/.play ## play in the terminal (GAME=… names another game, ARGS="--seats 3" passes options on)
	@$(BIN)/keeling play $(GAME) $(ARGS)

test: lint chromium ## check everything: lint, then all tests but the long ones (ARGS="-k budget" passes options on)
	$(BIN)/python -m pytest -n 2 $(ARGS)

quick: lint ## check in a minute and a half: lint, types, engine, kit and rules
	$(BIN)/python -m pytest -n 2 tests/core tests/kit tests/rules tests/test_layout.py tests/test_types.py $(ARGS)

chromium: ## see that there is a Chromium for the browser tests
	@scripts/chromium.sh

lint: .venv/.dev ## check style (ruff) and types (mypy --strict)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: .venv/.dev ## put the code into the common style
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

soak: .venv/.dev ## run the long tests: thousands of random games
	SOAK=1 $(BIN)/python -m pytest tests/soak tests/core/test_shared.py -q $(ARGS)

bench: .venv/.play .venv-bench/.ready ## measure speed against a peer (and the compiled build, if there is one)
	$(BIN)/python bench/run.py $(ARGS)

compiled: build/compiled/.done ## build core and games with mypyc into build/compiled, and test that build
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python scripts/compile.py --check
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m pytest tests/contract -n 2 $(ARGS)

balance: .venv/.dev ## what games of bots say about a game's figures (GAME=…, ARGS="--games 120" passes options on)
	$(BIN)/python -m scripts.balance $(GAME) $(ARGS)

coverage: .venv/.dev ## write docs/rules-coverage.md: rule, code, tests, and how often random games met it
	$(BIN)/python -m scripts.rules_coverage

wheel: .venv/.dev ## build the wheel and the source archive into dist/
	@rm -rf dist
	$(BIN)/python -m hatchling build -d dist

lock: ## renew requirements/*.txt from requirements/*.in (needs uv; ARGS=--upgrade for new versions)
	scripts/lock.sh $(ARGS)

clean: ## remove all that make has made
	rm -rf .venv .venv-bench build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench scripts -name __pycache__ -type d -prune -exec rm -rf {} +

# One environment in two stages: players need not wait for the tools of developers.
.venv/.play: scripts/bootstrap.py pyproject.toml requirements/runtime.txt requirements/build.txt
	@$(PYTHON) scripts/bootstrap.py .venv requirements/runtime.txt requirements/build.txt --editable
	@touch $@

.venv/.dev: .venv/.play requirements/dev.txt
	@$(PYTHON) scripts/bootstrap.py .venv requirements/dev.txt
	@touch $@

.venv-bench/.ready: scripts/bootstrap.py requirements/bench.txt
	@$(PYTHON) scripts/bootstrap.py .venv-bench requirements/bench.txt
	@touch $@

build/compiled/.done: .venv/.dev scripts/compile.py $(SOURCES)
	$(BIN)/python scripts/compile.py
	@touch $@
