"""Help in the player's language: commands and options whose texts come from the catalogue."""

import os
from typing import Final

import click

WORDS: Final = {"integer": "number", "integer range": "number", "path": "file"}
"""What stands for a value of a type in the help."""


def language_of(arguments: list[str]) -> str:
    """The language of `--lang` anywhere on the line, else that of the environment."""
    from ludoteka.kernel.faults import Fault
    from ludoteka.texts import pick_language

    wanted = None
    for place, each in enumerate(arguments):
        if each == "--lang" and place + 1 < len(arguments):
            wanted = arguments[place + 1]
        elif each.startswith("--lang="):
            wanted = each.removeprefix("--lang=")
    try:
        return pick_language(wanted, os.environ)
    except Fault:
        return pick_language(None, os.environ)


def line(ctx: click.Context, id: str, **values: str | int) -> str:
    from ludoteka.texts import texts_for

    return texts_for(ctx.find_root().obj).line(id, **values)


class TextOption(click.Option):
    """An option whose help is the text `cli-option-<name>`.

    What stands for its value is the text `cli-word-<metavar>`, or that of its type; the values of
    a choice stand as they are typed.
    """

    def make_metavar(self, ctx: click.Context) -> str:
        if isinstance(self.type, click.Choice):
            return super().make_metavar(ctx)
        return line(ctx, f"cli-word-{self.metavar or WORDS[self.type.name]}")

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        if record is None:
            return None
        told = line(ctx, f"cli-option-{self.name}".replace("_", "-"))
        hints: list[str] = []
        if default := self.get_help_extra(ctx).get("default"):
            hints.append(line(ctx, "cli-default", value=default))
        if isinstance(self.type, click.IntRange):
            low, high = int(self.type.min or 0), int(self.type.max or 0)
            hints.append(line(ctx, "cli-range", low=low, high=high))
        return record[0], f"{told}  [{'; '.join(hints)}]" if hints else told


class TextArgument(click.Argument):
    """An argument called by the text `cli-word-<metavar>` or `cli-word-<name>`."""

    @property
    def word(self) -> str:
        return f"cli-word-{self.metavar or self.name}"

    def make_metavar(self, ctx: click.Context) -> str:
        told = line(ctx, self.word)
        told = told if self.required else f"[{told}]"
        return told if self.nargs == 1 else f"{told}…"


class TextCommand(click.Command):
    """A command whose help is the text `cli-<name>`."""

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        pieces = [line(ctx, "cli-usage-options")]
        for param in self.get_params(ctx):
            pieces += param.get_usage_pieces(ctx)
        return pieces

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, line(ctx, "cli-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(line(ctx, f"cli-{self.name}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        params = [each for each in self.get_params(ctx) if isinstance(each, click.Option)]
        records = [param.get_help_record(ctx) for param in params]
        with formatter.section(line(ctx, "cli-options")):
            formatter.write_dl([record for record in records if record is not None])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None and ctx.find_root().obj is not None:
            option.help = line(ctx, "cli-option-help")
        return option


class TextGroup(TextCommand, click.Group):
    """The commands, each with the first sentence of its help."""

    command_class = TextCommand

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*TextCommand.collect_usage_pieces(self, ctx), line(ctx, "cli-usage-command")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        TextCommand.format_options(self, ctx, formatter)
        rows = [(name, line(ctx, f"cli-{name}")) for name in self.list_commands(ctx)]
        with formatter.section(line(ctx, "cli-commands")):
            formatter.write_dl(rows)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        from ludoteka.kernel.faults import Refused

        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise Refused("unknown-command", command=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)
