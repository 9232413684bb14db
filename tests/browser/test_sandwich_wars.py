"""The stage of Sándwich Wars: the numbers it writes on the cards, and what it hides."""

from collections.abc import Callable
from typing import Any

from browser.people import Person
from ludoteka.games.sandwich_wars.rules import GAME
from ludoteka.games.sandwich_wars.rules.orders import best_quality
from ludoteka.games.sandwich_wars.rules.parts import LAST_INGREDIENT, ORDERS, PRINTED
from ludoteka.games.sandwich_wars.rules.scoring import score
from ludoteka.games.sandwich_wars.rules.state import cost
from playing import random_game

Come = Callable[..., Person]

COMPUTED = """async (positions) => {
  const kitchen = await import("/static/games/sandwich_wars/stage/kitchen.js");
  await kitchen.prepare("sandwich_wars");
  return positions.map(({ position, seats, orders, cards }) => ({
    best: orders.map((order) => kitchen.best(position, position.turn, order)),
    prices: cards.map((card) => kitchen.price(position, position.turn, card)),
    scores: kitchen.score(position, seats),
  }));
}"""


def told(s: Any, seats: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """A position as the page gets it, and what the rules say of it."""
    turn = int(s.turn)
    orders = list(range(1, len(ORDERS)))
    cards = list(range(1, int(LAST_INGREDIENT) + 1))
    many = len(s.kitchens[turn])
    best = [
        int(best_quality(s, turn, order)) if PRINTED.order_size[order] <= many else -1
        for order in orders
    ]
    rules = {
        "best": best,
        "prices": [int(cost(s, turn, card)) for card in cards],
        "scores": [int(score(s, seat)) for seat in range(seats)],
    }
    return {"position": s.encode(), "seats": seats, "orders": orders, "cards": cards}, rules


def test_the_page_counts_as_the_rules_do(someone: Come) -> None:
    positions, rules = [], []
    for seats in (2, 5):
        steps = random_game(GAME, seats, GAME.options(), seats, 2000)
        for count, (s, _) in enumerate(steps):
            if count % 16 == 0:
                position, rule = told(s, seats)
                positions.append(position)
                rules.append(rule)
    person = someone()
    person.home()
    assert person.page.evaluate(COMPUTED, positions) == rules
    assert max(max(rule["best"]) for rule in rules) > 10
    assert any(rule["prices"] != rules[0]["prices"] for rule in rules)


def test_hands_and_chips_of_others_stay_hidden(someone: Come) -> None:
    player, watcher = someone(), someone()
    player.open_table("sandwich_wars", ["me", "bot:greedy"])
    player.wait_for_turn()
    handed_on = player.page.locator(".log li", has_text=" passes ").count()
    assert player.page.locator(".sw-hand [data-target^='hand:']").count() == 5 + handed_on
    assert player.page.locator(".others [data-target^='chips:'] b").all_inner_texts() == ["?"]
    assert player.page.locator("[data-target='chips:0'] b").inner_text() == "0"
    watcher.page.goto(player.page.url)
    watcher.page.wait_for_selector(".sw-back-card")
    assert watcher.page.locator("[data-target^='hand:']").count() <= handed_on
    assert watcher.page.locator("[data-target='chips:0'] b").inner_text() == "?"
    assert watcher.page.locator("[data-open]").count() == 0


def test_what_cannot_be_used_now_says_why(someone: Come) -> None:
    person = someone()
    person.open_table("sandwich_wars", ["me", "bot:greedy"])
    person.wait_for_turn()
    person.page.locator("[data-target^='order:']:not([data-open])").first.hover(force=True)
    person.page.wait_for_selector(".info .why")
    assert "SAND-4" in person.page.locator(".info .why .clause").inner_text()
