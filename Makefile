# make run and make test are all that is needed; make alone prints what else there is.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

PREFIX ?= /usr/local

# The tool has a build folder of its own: with the standard library inside, its sources compile
# with other flags than the tests, and one folder for both would be rebuilt at every change of mind.
tool := .build/tool/release/fieldstop
build := .ci/quietly "building…" swift build -c release --static-swift-stdlib \
	--product fieldstop --scratch-path .build/tool

data := Sources/CLexicon/Generators/make-data.sh

.PHONY: help
help: ## print this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

.PHONY: run
run: ## build the lab and start it; ARGS='…' are its arguments
	@.ci/setup run
	@$(build)
	@exec $(tool) $(ARGS)

.PHONY: test
test: ## run the tests; FILTER=…, VERBOSE=1, RECORD=missing|failed|all, FIELDSTOP_SEED=…
	@.ci/setup run test
	@echo "test: builds and runs the tests, optimised"
	@.ci/test $(if $(FILTER),--filter '$(FILTER)')

.PHONY: build
build: ## build the tool, optimised and with the standard library inside
	@.ci/setup run
	@$(build)
	@echo "build: $(tool)"

.PHONY: setup
setup: ## make sure of Swift and of the Debian packages that the tool and the tests need
	@.ci/setup
	@echo "setup: all is there"

.PHONY: lint
lint: ## check the form of the sources and what they may not hold
	@echo "lint: checks form and forbidden words"
	@.ci/lint

.PHONY: docs
docs: ## make the documentation of the library products; a warning is an error
	@echo "docs: makes the pages of the library products"
	@.ci/docs

.PHONY: api
api: ## compare the public API with the last tag
	@.ci/api

.PHONY: fuzz
fuzz: ## run the fuzzers; FUZZ_SECONDS=60 each, FUZZ='limiter field scenario keys', FUZZ_KEEP=1
	@echo "fuzz: throws random input at the limiter, the field, the scenario reader, the key decoder"
	@.ci/fuzz

.PHONY: bench
bench: build ## time the engine, and write docs/measurements.md
	@echo "bench: times the engine; a few minutes"
	@.ci/bench $(tool)

.PHONY: install
install: build ## copy the tool to PREFIX/bin (PREFIX=/usr/local)
	@echo "install: $(DESTDIR)$(PREFIX)/bin/fieldstop"
	@install -Dm755 $(tool) $(DESTDIR)$(PREFIX)/bin/fieldstop

.PHONY: data
data: ## make the dictionaries and the table of scalars again from their sources
	@echo "data: makes the dictionaries and the table of scalars again"
	@[ -x $(data) ] || { echo "data: $(data) is not there"; exit 1; }
	@$(data)
	@.ci/setup test
	@Sources/CScalarTable/Generators/make-table.sh
