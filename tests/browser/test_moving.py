"""Things that travel: records out and in again, seats to other devices, guests to tables."""

from collections.abc import Callable
from pathlib import Path

from browser.people import PHONE, Person
from browser.sitting import begin

Come = Callable[..., Person]


def test_a_record_is_downloaded_and_opened_again(someone: Come, tmp_path: Path) -> None:
    person = someone()
    begin(person, "clash", ["me", "bot:random"], match="single", variant="beginners")
    person.play_to_the_end()
    with person.page.expect_download() as download:
        person.page.locator(".actions a[download]").click()
    record = tmp_path / "record.ludo"
    download.value.save_as(record)
    person.home()
    person.page.locator(".upload input[type=file]").set_input_files(record)
    person.page.wait_for_selector(".slider input")
    assert person.page.locator(".cell .lying").count() == 0
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("ArrowRight")
    person.page.wait_for_selector(".cell .lying")
    assert "2" in person.page.locator(".slider").inner_text()


def test_a_seat_moves_to_another_device(someone: Come) -> None:
    laptop, phone = someone(), someone(size=PHONE, language="es")
    begin(laptop, "clash", ["me", "bot:random"], match="single")
    laptop.wait_for_turn()
    held = "JSON.parse(localStorage['ludoteka.tables'])[location.pathname.split('/')[2]].held[0]"
    seat = laptop.page.evaluate(f"() => {held}")
    phone.page.goto(f"{laptop.page.url}#{seat['seat']}={seat['token']}")
    assert phone.wait_for_turn()
    assert "#" not in phone.page.url
    phone.click_and_see()


def test_a_guest_sits_down_at_a_public_table(someone: Come) -> None:
    host, guest = someone(), someone()
    host.home()
    host.page.locator(".box.game-clash .button:not(.main):not(.quiet)").click()
    host.page.locator(".chair select").nth(1).select_option("link")
    host.page.locator("[name=public]").check()
    host.page.locator("dialog form .button.main").click()
    host.page.wait_for_selector("[data-link]")
    guest.home()
    guest.page.locator(".listed .button.main").first.click()
    guest.page.wait_for_selector(".square")
    host.page.wait_for_selector(".square")
    assert guest.page.url == host.page.url


def test_a_wrong_link_says_what_is_wrong(someone: Come) -> None:
    person = someone()
    person.go("/table/nowhere")
    person.page.wait_for_selector(".fault")
    assert person.page.locator(".fault").inner_text().strip()
