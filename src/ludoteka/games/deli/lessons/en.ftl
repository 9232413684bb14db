### The lessons of Clash at the Deli, in English.

lesson-first = Your first game
lesson-first-goal = Two cooks fight for Big Joe’s deli. Stack sandwiches: whoever’s are worth the most points at the end wins.
lesson-first-bread = Every sandwich starts with bread. Pick the Rye Bread from the pool.
lesson-first-bread-rye = You can use that later. We need Rye Bread now.
lesson-first-butter = Every card is worth 1 point. Its sign tells where it scores 1 more: Butter directly on bread. Pick Butter!
lesson-first-butter-now = Butter must go directly on the bottom bread, so it has to come now.
lesson-first-toast = This is already a Butter Toast from the menu. But we want something bigger, so pass.
lesson-first-toast-more = A closed sandwich cannot grow. Pass, and make it bigger.
lesson-first-beef = The menu lists classics. A Reuben is Rye Bread, Butter, Corned Beef, Swiss Cheese, Sauerkraut, Rye Bread. Pick Corned Beef!
lesson-first-beef-now = For a Reuben you need Corned Beef.
lesson-first-swiss = Swiss Cheese scores 1 more directly on a protein. Pick it!
lesson-first-swiss-now = On Corned Beef belongs Swiss Cheese.
lesson-first-kraut = Sauerkraut scores 1 more directly on a cheese. Pick it!
lesson-first-kraut-now = Only Sauerkraut and bread are missing for the Reuben.
lesson-first-close = Close it: pick another Rye Bread and put it on top of your sandwich.
lesson-first-close-rye = A sandwich is closed with bread of its own kind: Rye Bread.
lesson-first-close-top = That would start a new sandwich. Put the bread on the Reuben.
lesson-first-event = A Reuben: 13 points! After each round comes an event. Rats ate empty breads; closed sandwiches are safe.
lesson-first-free = This last round is yours. Six picks: start with bread, follow the signs, close it. Play!
lesson-first-lost = Not this time. Try again: fill one sandwich well and close it.
lesson-first-won = The deli is yours: your sandwiches are worth the most points! The full game has five rounds and action cards.

lesson-signs = Where a card scores
lesson-signs-signs = The small sign on each card says where it scores an extra point: on bread, on a vegetable, at the edge…
lesson-signs-bread = Most proteins want to lie on bread, Bacon does not. Pick one that scores on your Rye Bread.
lesson-signs-bread-bacon = Bacon scores on a vegetable. Pick another protein.
lesson-signs-bread-protein = Pick a protein whose sign shows bread.
lesson-signs-cheese = Now a cheese that scores directly on a protein.
lesson-signs-cheese-on = Look for the sign with a protein: American, Cheddar or Swiss Cheese.
lesson-signs-vegetable = And a vegetable that scores directly on a cheese.
lesson-signs-vegetable-on = Pickles, Sauerkraut and Avocado score on a cheese.
lesson-signs-done = Three cards, three extra points. Lettuce and most sauces score as the lowest or topmost of three fillings or more.

lesson-juicy = Dry and juicy
lesson-juicy-dry = A bread is dry twice, every other card juicy once. Each step of difference costs a point, in every sandwich.
lesson-juicy-second = Two dry, one juicy: 1 point lost. A cheese makes it even.
lesson-juicy-second-cheese = Put a cheese on the Tuna: it scores there, too.
lesson-juicy-third = A second bread will bring two more dry. So go on: a vegetable that scores on cheese.
lesson-juicy-third-close = Closed now, it would be too dry. Fill it first.
lesson-juicy-third-vegetable = Pickles, Sauerkraut or Avocado: those score on a cheese.
lesson-juicy-fourth = One more filling. On top, Lettuce and these sauces score: pick one.
lesson-juicy-fourth-edge = Pick one that scores on top: Trinity, Hot Sauce, Ranch or Lettuce.
lesson-juicy-close = Four fillings, four juicy. Close it with the second Half Bagel: four dry.
lesson-juicy-close-bagel = A Half Bagel closes a Half Bagel.
lesson-juicy-close-top = Put it on your sandwich; alone it would be dry.
lesson-juicy-done = Even, and nothing is lost. Two breads and four fillings are perfect; classics may be as dry as they like.

lesson-events = Events
lesson-events-last = Your last pick of the round. Then an event comes, and bad ones hit unfinished sandwiches.
lesson-events-close = Close your Tuna Melt: pick White Toast and put it on top.
lesson-events-close-toast = Only White Toast closes this sandwich.
lesson-events-close-top = Put it on your Tuna Melt, or it stays open.
lesson-events-mould = Mouldy Top: the tallest unfinished sandwich of each player loses its top filling. Yours is closed and safe.
lesson-events-done = Some events are friendly and give you cards. Look at the end of a round: what is open can be lost.
