### Names for seats that nobody has named, in the order of the seats, separated by commas.
### They stand as subjects in whole sentences, so they are names that need no article.

bot-names = Bot Aladár, Bot Béni, Bot Cili, Bot Dani, Bot Eszti, Bot Feri, Bot Gizi, Bot Huba
person-names = Alex, Bori, Csabi, Dóri, Erik, Flóra, Gabi, Hunor
