# Two commands set everything up on a bare machine with Python 3.11 or later: `make play` and `make test`.
# Each step leaves a stamp in .cache/done, so that later runs start at once.

PYTHON ?= python3
# One more than the cores of a small machine, because many tests spend time waiting.
WORKERS ?= 3
GAME ?= arcs
GAMES ?= 1000
FIRST ?= 0
FAULTS ?= 200
BIN := $(CURDIR)/.venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
DONE := .cache/done

# Windows has two kinds of make: one writes its path with semicolons.
AND := $(if $(findstring ;,$(PATH)),;,:)
export PATH := $(BIN)$(AND)$(PATH)$(AND)/usr/sbin$(AND)/sbin
# Playwright's own Node needs a library that plain Debian doesn't have.
export PLAYWRIGHT_NODEJS_PATH := $(BIN)/node
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export RAY_USAGE_STATS_ENABLED := 0
unexport VIRTUAL_ENV PYTHONPATH PYTHONHOME NODE_OPTIONS NODE_PATH

LOCK = $(if $(shell command -v flock),flock .cache/setup.lock)
INSTALL = $(LOCK) $(BIN)/python -m pip install -qq --no-deps
COMPILE = uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-annotate --no-header $(UPGRADE)
PYTEST = pytest -q -n $(WORKERS) --dist loadgroup
# On a busy machine, tests with real processes and browsers fail now and then; a test that fails twice has failed.
AGAIN = { echo "retrying the failed tests on their own:"; pytest -q --last-failed --last-failed-no-failures none

python_sources = $(shell find src -name '*.py' -o -name '*.toml' -o -path '*/weights/*.json')
engine_sources = $(shell find $(addprefix src/stolik/,kernel games bots table browser) -name '*.py' -o -name '*.toml' -o -path '*/weights/*.json')
web_sources = $(shell find web/src web/public locales -type f) \
  web/index.html web/vite.config.ts web/vite-engine.ts web/svelte.config.js web/tsconfig.json
web_style = web/eslint.config.js web/.prettierrc.json web/.prettierignore

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play site lab stage events motion test check check-python test-web test-python test-browser test-native faults format types soak bench bench-server native wheels container docs art prints lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- play ----------------------------------------------------------------------------------------

play: $(DONE)/web $(if $(NATIVE),build/native/.done) ## open a table at http://localhost:8000; compiled after `make native`
	@PYTHONPATH=$$($(MAKE) -sq build/native/.done && echo build/native) stolik serve

site: $(DONE)/web ## build/site: the games as a folder for any static host, without a server
	@python -m tools.site build/site
	@echo "build/site is ready: try it with  python -m http.server -d build/site"

lab: $(DONE)/test ## set up simulations, plots and learning: then .venv/bin/stolik simulate …
	@echo ".venv/bin/stolik is ready for the lab (docs/lab.md)"

# --- check ---------------------------------------------------------------------------------------

test: ## run every check: style, types, rules, service, browser
	@$(MAKE) --no-print-directory -j2 -O check test-web $(DONE)/web $(DONE)/browser
	@$(MAKE) --no-print-directory test-python test-browser

check: check-python $(DONE)/web-checked ## style, types, layers, messages, generated types, locks

check-python: $(DONE)/test
	@ruff check -q .
	@ruff format -q --check .
	@mypy
	@lint-imports --cache-dir .cache/layers > .cache/layers.txt || { cat .cache/layers.txt; exit 1; }
	@python -m tools.messages
	@python -m tools.typography
	@python -m tools.glossary
	@python -m tools.types --check
	@python -m tools.locks

test-web: $(DONE)/npm ## unit tests of the client
	@npm --prefix web run --silent test

test-python: $(DONE)/test $(DONE)/web ## tests of the rules, bots, lab and service (ALL=1: a cluster of Ray too)
	@export ALL=$(ALL) STOLIK_EXPECT=interpreted; $(PYTEST) --ignore tests/browser || $(AGAIN) --ignore tests/browser; }

test-browser: $(DONE)/browser $(DONE)/web ## play in a real Chromium (ALL=1: more windows, languages and players)
	@export ALL=$(ALL); $(PYTEST) tests/browser || $(AGAIN) tests/browser; }

test-native: native ## the contract of every game against the compiled build
	@STOLIK_EXPECT=native PYTHONPATH=build/native $(PYTEST) tests/contract

faults: $(DONE)/test ## inject two hundred faults into the service and check its promises (FAULTS=200 SEED=…)
	@python -m tests.faults --faults $(FAULTS) $(if $(SEED),--seed $(SEED))

# --- work ----------------------------------------------------------------------------------------

format: $(DONE)/test $(DONE)/npm ## format the code and the messages
	@ruff check -q --fix . || true
	@ruff format -q .
	@npm --prefix web run --silent format
	@python -m tools.typography --write

types: $(DONE)/test ## generate the client's types from those of the server and the games
	@python -m tools.types

soak: $(DONE)/test ## play random games until one goes wrong (GAME=arcs GAMES=1000 FIRST=0)
	@python -m tools.soak $(GAME) --games $(GAMES) --first $(FIRST)

events: $(DONE)/test $(DONE)/web ## watch and hear every kind of event of all games: docs/events.md (ONLY="arcs")
	@python -m tools.events $(ONLY)

stage: $(DONE)/test $(DONE)/web ## measure the table's layout over whole games in every window: docs/stage.md (ONLY="arcs-1366 arcana-390": some pieces)
	@python -m tools.stage $(ONLY)

motion: $(DONE)/test $(DONE)/web ## measure frames per second of a late galaxy on a slow processor: docs/motion.md (ONLY="pan-1366")
	@python -m tools.motion $(ONLY)

bench: build/bench/.done ## measure our games beside a peer, compiled too after `make native`; CHECK=1: fail if anything became slower
	@CHECK=$(CHECK) build/bench/bin/python benchmarks/run.py
	@$(if $(CHECK),,build/bench/bin/python -m benchmarks.learners)
	@$(if $(CHECK),,build/bench/bin/python -m benchmarks.bots)

bench-server: $(DONE)/test $(DONE)/peer ## measure the server beside boardgame.io; compiled too after `make native`
	@$(BIN)/python -m benchmarks.server.run

$(DONE)/peer: benchmarks/server/package.json benchmarks/server/package-lock.json $(DONE)/play
	@$(LOCK) npm --prefix benchmarks/server install --no-save --no-progress --silent
	@touch $@

build/bench/.done: requirements/bench.txt $(DONE)/venv
	@$(PYTHON) -m venv build/bench
	@build/bench/bin/python -m pip install -qq --no-deps --only-binary :all: --require-hashes -r requirements/bench.txt
	@touch $@

native: build/native/.done ## compile kernel and games into build/native (needs a C compiler)

# The wheel is built from the source archive, so that no binary ever ends up next to the sources. It shares the client.
build/native/.done: $(python_sources) pyproject.toml $(DONE)/test
	@rm -rf build/dist build/native
	@STOLIK_WITHOUT_CLIENT=1 HATCH_BUILD_HOOK_ENABLE_MYPYC=1 pyproject-build --no-isolation --outdir build/dist . > .cache/native.log 2>&1 \
	  || { tail -n 40 .cache/native.log; exit 1; }
	@$(INSTALL) --upgrade --target build/native build/dist/*.whl
	@ln -s $(CURDIR)/src/stolik/server/static build/native/stolik/server/static
	@touch $@

wheels: $(DONE)/test $(DONE)/web ## build the wheels, plain and compiled, and test both in clean environments (TAG=v1.2.0 has to match)
	@TAG=$(TAG) python -m tools.wheels

container: $(DONE)/test ## build and start the container; without an engine, the same steps in a shell
	@python -m tools.container

docs: build/tools/docs/.done $(DONE)/web ## build the documentation as a site into build/docs, the games among its pages
	@NO_MKDOCS_2_WARNING=1 build/tools/docs/bin/mkdocs build -q --clean --strict
	@python -m tools.site build/docs/play

build/tools/docs/.done: requirements/docs.txt $(DONE)/venv
	@$(PYTHON) -m venv build/tools/docs
	@build/tools/docs/bin/python -m pip install -qq --no-deps --only-binary :all: --require-hashes -r requirements/docs.txt
	@touch $@

art: build/art/.done prints ## render pieces, worlds, skies and covers, make the sounds (about an hour; needs Python 3.11, ffmpeg)
	@cd art/blender && ../../build/art/bin/python render.py
	@cd art/blender && ../../build/art/bin/python covers.py arcs eclipse arcana hero hero-tall crops
	@build/art/bin/python art/sounds/make_sounds.py && build/art/bin/python art/sounds/check_sounds.py

prints: $(DONE)/venv ## draw the pictures of the cards (seconds)
	@cd art/prints && $(BIN)/python -m lino.build

build/art/.done: requirements/art.txt $(DONE)/venv
	@$(PYTHON) -m venv build/art
	@build/art/bin/python -m pip install -qq --no-deps --only-binary :all: --require-hashes -r requirements/art.txt
	@touch $@

lock: $(DONE)/test ## update the lock files (UPGRADE=--upgrade takes the newest versions)
	@$(COMPILE) --group build --extra play --extra postgresql pyproject.toml -o requirements/play.txt
	@$(COMPILE) --group test --extra lab --extra rl --extra ray -c requirements/play.txt pyproject.toml -o requirements/test.txt
	@$(COMPILE) --group browser -o requirements/browser.txt
	@$(COMPILE) --group bench -o requirements/bench.txt
	@$(COMPILE) --group art -o requirements/art.txt
	@$(COMPILE) --group docs -o requirements/docs.txt
	@npm --prefix web install --package-lock-only --silent

clean: ## remove everything that these commands created
	@rm -rf .venv .cache build web/node_modules src/stolik/server/static

# --- set up --------------------------------------------------------------------------------------

$(DONE)/venv:
	@mkdir -p $(DONE)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "stolik needs Python 3.11 or later"; exit 1; }
	@$(LOCK) sh -c 'test -x $(BIN)/pip || $(PYTHON) -m venv .venv'
	@touch $@

$(DONE)/play: requirements/play.txt pyproject.toml hatch_build.py $(DONE)/venv
	@echo "Setting up Python packages (once) ..."
	@$(INSTALL) --only-binary :all: --require-hashes -r requirements/play.txt
	@$(INSTALL) --no-build-isolation --editable .
	@$(BIN)/python -P tools/link_node.py $(BIN)
	@touch $@

$(DONE)/test: requirements/test.txt $(DONE)/play
	@echo "Setting up test packages (once) ..."
	@$(INSTALL) --only-binary :all: --require-hashes -r requirements/test.txt
	@touch $@

$(DONE)/npm: web/package.json web/package-lock.json web/.npmrc | $(DONE)/play
	@echo "Setting up web packages (once) ..."
	@$(LOCK) npm --prefix web install --no-save --no-progress --silent
	@touch $@

$(DONE)/engine: requirements/browser.txt tools/engine.py $(engine_sources) | $(DONE)/play
	@python -m tools.engine
	@touch $@

$(DONE)/web: $(web_sources) $(DONE)/npm $(DONE)/engine
	@$(LOCK) npm --prefix web run --silent build
	@touch $@

$(DONE)/web-checked: $(web_sources) $(web_style) $(DONE)/npm
	@npm --prefix web run --silent check
	@touch $@

$(DONE)/browser: tools/browser.py web/browser.mjs $(DONE)/npm $(DONE)/test
	@$(LOCK) python -m tools.browser
	@touch $@

