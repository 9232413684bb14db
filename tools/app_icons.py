"""Draw the icons of the app: `python tools/app_icons.py`, with Chromium and playwright."""

import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

STATIC = Path(__file__).parents[1] / "src/ludoteka/web/static"
PAPER = "#faf6ef"
SIZES = {"app-192": (192, 0.14, 40), "app-512": (512, 0.14, 108), "app-whole-512": (512, 0.24, 0)}
"""Pixels, the share of the margin, and how round the corners are."""


def drawing(size: int, margin: float, corner: int) -> str:
    """The logo on paper."""
    logo = re.sub(r"^<svg[^>]*>|</svg>$", "", (STATIC / "logo.svg").read_text("utf-8").strip())
    inner = size * (1 - 2 * margin)
    shift = size * margin
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}">'
        f'<rect width="{size}" height="{size}" rx="{corner}" fill="{PAPER}"/>'
        f'<g transform="translate({shift} {shift}) scale({inner / 40})">{logo}</g></svg>'
    )


def main() -> None:
    (STATIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, (size, margin, corner) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}</style>{drawing(size, margin, corner)}")
            page.screenshot(path=STATIC / f"icons/{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
