### Names for seats that nobody has named, in the order of the seats, separated by commas.
### They stand as subjects in whole sentences, so they are names that need no article.

bot-names = Bot Ada, Bot Ben, Bot Cleo, Bot Dan, Bot Eve, Bot Finn, Bot Gwen, Bot Hal
person-names = Alex, Billie, Charlie, Dana, Eli, Frankie, Georgie, Harper
