"""Fetch what the browser client is made of, and put it into the source tree.

    python tools/vendor.py        needs npm; the result is committed, so nobody needs it to play

The libraries are plain ES modules, the font two files, the pictograms one SVG sprite with only
the drawings the stages use. Every licence comes along, and CREDITS.md names the sources.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

STATIC: Final = Path(__file__).parent.parent / "src/ludoteka/web/static"
VENDOR: Final = STATIC / "vendor"

PACKAGES: Final = {
    "preact": "11.2.0",
    "htm": "3.1.1",
    "@preact/signals": "2.11.4",
    "@preact/signals-core": "1.14.5",
    "@fluent/bundle": "0.19.1",
    "uplot": "1.6.32",
    "@fontsource-variable/atkinson-hyperlegible-next": "5.3.0",
    "@iconify-json/game-icons": "1.2.4",
}
BUNDLER: Final = "esbuild@0.28.2"

MODULES: Final = {
    "preact/dist/preact.mjs": "preact.js",
    "preact/hooks/dist/hooks.mjs": "hooks.js",
    "htm/dist/htm.mjs": "htm.js",
    "@preact/signals/dist/signals.mjs": "signals.js",
    "@preact/signals-core/dist/signals-core.mjs": "signals-core.js",
}
LICENCES: Final = {
    "preact/LICENSE": "preact.txt",
    "htm/LICENSE": "htm.txt",
    "@preact/signals/LICENSE": "signals.txt",
    "uplot/LICENSE": "uplot.txt",
    "@fontsource-variable/atkinson-hyperlegible-next/LICENSE": "atkinson-hyperlegible-next.txt",
}
FONT: Final = "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-{}"
FONTS: Final = ("latin-wght-normal.woff2", "latin-ext-wght-normal.woff2")

CREDITS: Final = """\
# Credits

What the browser client is made of besides our own work, fetched by `tools/vendor.py`.

| What | Version | Licence |
| --- | --- | --- |
{packages}

The licence texts are in `vendor/licences/`.

## Pictograms

The following drawings are from *Game-icons.net*, by Lorc, Delapouite and contributors, used under
the Creative Commons Attribution 3.0 licence (CC BY 3.0); colours are ours:

{icons}

Boxes, boards, tiles and every other picture are our own.
"""


def main() -> None:
    if shutil.which("npm") is None:
        sys.exit("tools/vendor.py needs npm; install Node.js first.")
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        fetch(work)
        found = work / "node_modules"
        shutil.rmtree(VENDOR, ignore_errors=True)
        (VENDOR / "licences").mkdir(parents=True)
        for source, name in MODULES.items():
            (VENDOR / name).write_text(without_map((found / source).read_text()))
        for source, name in LICENCES.items():
            shutil.copy(found / source, VENDOR / "licences" / name)
        for name in FONTS:
            shutil.copy(found / FONT.format(name), VENDOR / name)
        bundle(work, "@fluent/bundle/esm/index.js", VENDOR / "fluent.js")
        bundle(work, "uplot/dist/uPlot.esm.js", VENDOR / "uplot.js")
        shutil.copy(found / "uplot/dist/uPlot.d.ts", VENDOR / "uplot.d.ts")
        shutil.copy(found / "uplot/dist/uPlot.min.css", VENDOR / "uplot.css")
        # Fluent is under the same licence as htm and brings no copy of it.
        shutil.copy(found / "htm/LICENSE", VENDOR / "licences/fluent.txt")
        icons = json.loads((found / "@iconify-json/game-icons/icons.json").read_text())
    names = wanted_icons()
    (STATIC / "icons.svg").write_text(sprite(icons, names))
    (STATIC / "CREDITS.md").write_text(credits(names))


def fetch(work: Path) -> None:
    wanted = [f"{name}@{version}" for name, version in PACKAGES.items()]
    run(work, "npm", "install", "--no-save", "--no-audit", "--no-fund", *wanted, BUNDLER)


def bundle(work: Path, module: str, target: Path) -> None:
    """One small module instead of many, or of a large one."""
    entry = work / "node_modules" / module
    flags = ["--bundle", "--minify", "--format=esm", "--legal-comments=none"]
    run(work, "node_modules/.bin/esbuild", str(entry), *flags, f"--outfile={target}")


def run(work: Path, *command: str) -> None:
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{command[0]} failed:\n{done.stderr}")


def without_map(source: str) -> str:
    """Source maps are not vendored, so nothing may ask for them."""
    return re.sub(r"\n?//# sourceMappingURL=.*", "", source)


def wanted_icons() -> list[str]:
    """Every pictogram a module of ours names as `icon: "name"` or `icon("name")`."""
    names: set[str] = set()
    for module in sorted(STATIC.rglob("*.js")):
        if VENDOR not in module.parents:
            names |= set(re.findall(r'\bicon(?:: |\()"([a-z0-9-]+)"', module.read_text()))
    return sorted(names)


def sprite(icons: dict[str, Any], names: list[str]) -> str:
    symbols = []
    for name in names:
        if name not in icons["icons"]:
            sys.exit(f"There is no pictogram {name!r}.")
        body = re.sub(r"<g [^>]*>|</g>", "", icons["icons"][name]["body"])
        symbols.append(f'<symbol id="{name}" viewBox="0 0 512 512">{body}</symbol>')
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"


def credits(names: list[str]) -> str:
    licences = {"htm": "Apache-2.0", "@fluent/bundle": "Apache-2.0"}
    rows = []
    for package, version in PACKAGES.items():
        licence = licences.get(package, "MIT")
        licence = "OFL-1.1" if "atkinson" in package else licence
        licence = "CC BY 3.0" if "game-icons" in package else licence
        rows.append(f"| {package} | {version} | {licence} |")
    listed = "\n".join(f"- {name}" for name in names)
    return CREDITS.format(packages="\n".join(rows), icons=listed)


if __name__ == "__main__":
    main()
