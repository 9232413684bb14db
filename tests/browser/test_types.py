"""The client's JSDoc types, checked by the TypeScript compiler against the server's messages."""

import json
import re
import subprocess
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2] / "src/ludoteka"
STATIC = HOUSE / "web/static"
LONGEST_LINE = 100


def test_the_types_of_the_client_hold(packages: Path, tmp_path: Path) -> None:
    names = ["preact", "preact/hooks", "@preact/signals", "@fluent/bundle", "htm"]
    options = {
        "checkJs": True,
        "allowJs": True,
        "noEmit": True,
        "strict": True,
        "target": "es2023",
        "lib": ["es2023", "dom", "dom.iterable"],
        "module": "esnext",
        "moduleResolution": "bundler",
        "skipLibCheck": True,
        "types": [],
        "rootDirs": [
            str(HOUSE),
            str(STATIC),
        ],  # the server shows games/ in the folder of the client
        "paths": {name: [str(packages / name)] for name in names},
    }
    config = {
        "compilerOptions": options,
        "include": [f"{STATIC}/**/*.js", f"{STATIC}/*.d.ts", f"{HOUSE}/games/**/*.js"],
        "exclude": [f"{STATIC}/vendor"],
    }
    (tmp_path / "tsconfig.json").write_text(json.dumps(config))
    command = [str(packages / ".bin/tsc"), "-p", str(tmp_path)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.stdout == ""
    assert checked.returncode == 0


@pytest.mark.parametrize("game", ["deli", "sandwich_wars"])
def test_the_stage_is_typed_throughout(game: str) -> None:
    for file in sorted((HOUSE / "games" / game / "stage").glob("*.js")):
        found = re.findall(r"@.*(?:\bany\b|\{\*\}).*", file.read_text("utf-8"))
        assert found == [], file.name


@pytest.mark.parametrize("game", ["deli", "sandwich_wars"])
def test_the_lines_of_the_stage_can_be_read(game: str) -> None:
    for file in sorted((HOUSE / "games" / game / "stage").iterdir()):
        if file.suffix in (".js", ".css"):
            lines = file.read_text("utf-8").splitlines()
            assert [line for line in lines if len(line) > LONGEST_LINE] == [], file.name
