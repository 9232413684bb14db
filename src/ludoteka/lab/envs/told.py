"""The layout of a row of numbers, for people to read."""

from collections.abc import Iterator

from ludoteka.kernel.layout import Layout


def places(layout: Layout) -> Iterator[str]:
    """The parts of a row, as a table in Markdown."""
    yield "| from | places | what they hold |"
    yield "| ---: | ---: | --- |"
    for start, width, told in layout.sections():
        yield f"| {start} | {width} | {told} |"
