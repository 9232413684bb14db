"""Help in the player's language: commands and options whose texts come from the catalogue."""

import os

import click


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
    """An option whose help is the text `cli-option-<name>`."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = line(ctx, f"cli-option-{self.name}".replace("_", "-"))
        return super().get_help_record(ctx)


class TextCommand(click.Command):
    """A command whose help is the text `cli-<name>`."""

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
