### Names for seats that nobody has named, in the order of the seats, separated by commas.
### They stand as subjects in whole sentences, so they are names that need no article.

bot-names = Bot Adam, Bot Basia, Bot Czesio, Bot Darek, Bot Ela, Bot Franek, Bot Gosia, Bot Hubert
person-names = Alex, Bartek, Celina, Dorota, Emil, Felek, Gabi, Hania
