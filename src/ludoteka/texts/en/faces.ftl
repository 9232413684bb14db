### Names and faces of people and bots, in English.

## Made-up names for people who have not chosen one. They stand as subjects in whole sentences.

nicknames = Biscuit, Domino, Pebble, Maple, Ziggy, Noodle, Waffle, Comet, Pepper, Marble, Juniper, Button, Clover, Rocket, Sprout, Mango, Poppy, Toffee, Widget, Breezy, Dash, Fern, Kiwi, Sparrow

web-you = You play as
web-you-change = Change name and picture
web-you-title = Your name and picture
web-face = Picture
web-face-number = Picture { $number }
web-another-name = Another name
web-done = Done
web-bot-character = { $name }, level { $level }
