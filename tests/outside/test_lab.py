"""The lab and a game of another package, which says nothing for the lab."""

import json
from pathlib import Path

from outside.elsewhere import EXAMPLE, put, run


def test_a_game_from_outside_is_measured_like_ours(tmp_path: Path) -> None:
    put(tmp_path, "liars_dice_x", "liars_dice = liars_dice.kit:KIT")
    command = ["-P", "-m", "ludoteka", "balance", "liars_dice", "--vary", "seats=2,3"]
    command += ["--games", "4", "--bots", "random", "--processes", "1", "--json"]
    told = run(*command, path=[tmp_path, EXAMPLE], cwd=tmp_path)
    answer, _, code = told.rpartition("\nexit ")
    assert code == "0", told
    figures = json.loads(answer)["figures"]
    tables = {each["table"] for each in figures}
    assert {"seat", "match", "lead", "taken", "change"} <= tables
    faces = {each["key"].split()[0] for each in figures if each["table"] == "taken"}
    assert faces == {"face"}, "what somebody bids"
