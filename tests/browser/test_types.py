"""The client's JSDoc types, checked by the TypeScript compiler against the server's messages."""

import json
import subprocess
from pathlib import Path

HOUSE = Path(__file__).parents[2] / "src/ludoteka"
STATIC = HOUSE / "web/static"


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
