"""`ludopolis serve`: the web site on this machine."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from ludopolis.cli.common import out


def serve(
    host: Annotated[
        str, typer.Option(help="who can reach it: 0.0.0.0 lets in everybody in your network")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="default: 8000, or the next one that is free"),
    ] = None,
    database: Annotated[
        str,
        typer.Option(
            envvar="LUDOPOLIS_DATABASE",
            help="its URL; default: a SQLite file in your data folder; postgresql://user@host/name",
        ),
    ] = "",
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="processes that serve; more than one need PostgreSQL")
    ] = 1,
    browser: Annotated[
        bool | None,
        typer.Option("--open/--no-open", help="open a browser; default: where there is a screen"),
    ] = None,
    bot_pause: Annotated[
        float, typer.Option(min=0, max=60, help="seconds a bot waits, so that people can follow")
    ] = 0.8,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            envvar="LUDOPOLIS_ALLOWED_HOSTS",
            help="a name that people call it by, such as games.example; may be given several times",
        ),
    ] = None,
    log_format: Annotated[
        Literal["text", "json"], typer.Option(help="how it is written down what happens")
    ] = "text",
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        typer.Option(help="what is written down: with info, every request and event"),
    ] = "warning",
) -> None:
    """Open the web site on this machine: play in a browser, alone or with others."""
    from ludopolis.web import serve  # noqa: PLC0415  (only this command needs a web server)

    serve.run(
        host=host,
        port=port,
        database=database,
        workers=workers,
        browser=browser,
        bot_pause=bot_pause,
        allowed_hosts=allowed_host or (),
        log_format=log_format,
        log_level=log_level,
        show=lambda text: out.print(text, highlight=False, soft_wrap=True),
    )
