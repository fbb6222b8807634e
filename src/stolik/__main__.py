"""`stolik …`, and `python -m stolik`: the command line, or a sentence about what has to be installed for it."""

import sys

EXTRAS = {
    "play": "alembic argon2 cyclopts fluent greenlet httptools litestar prometheus_client rich segno sqlalchemy uvicorn"
    " uvloop websockets",
    "postgresql": "asyncpg",
    "rl": "gymnasium numpy pettingzoo",
    "lab": "matplotlib openskill pyarrow",
    "ray": "ray",
}
"""Extra -> the modules that it brings: kernel, games, bots and tables do without all of them."""


def main() -> None:
    try:
        from stolik.cli import main as run

        run()
    except ModuleNotFoundError as error:
        extra = extra_of(error.name or "")
        if extra is None:
            raise
        print(f"stolik: {error.name} is not installed; it comes with: pip install 'stolik[{extra}]'", file=sys.stderr)
        sys.exit(2)


def extra_of(module: str) -> str | None:
    """The extra that brings a module, if one does."""
    top = module.partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if top in modules.split()), None)


if __name__ == "__main__":
    main()
