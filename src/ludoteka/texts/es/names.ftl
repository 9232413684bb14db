### Names for seats that nobody has named, in the order of the seats, separated by commas.
### They stand as subjects in whole sentences, so they are names that need no article.

bot-names = Bot Ana, Bot Beto, Bot Clara, Bot Diego, Bot Elena, Bot Fito, Bot Gala, Bot Hugo
person-names = Alex, Blas, Cruz, Dani, Eva, Fran, Gabi, Helena
