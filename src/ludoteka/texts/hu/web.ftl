### A böngészős felület magyarul.

## Mindenütt

web-outside = Innen származik: { $package }; a csomag kódja a szerver jogaival fut.
web-home = Ludoteka, kezdőlap
web-to-home = A kezdőlapra
web-no-page = Ezen a címen nincs semmi.
web-language = Nyelv
web-dark = Sötét színek
web-light = Világos színek
web-close = Bezárás
web-cancel = Mégse
web-loading = Egy pillanat…
web-a-moment = Egy pillanat…
web-fault = Ez nem sikerült ({ $code }).
web-cannot = Ez az asztal nem nyitható meg
web-cannot-page = Ez az oldal nem nyitható meg
web-unreachable = A szerver most nem érhető el.
web-reconnecting = Megszakadt a kapcsolat. Az oldal magától újra csatlakozik, semmi sem vész el.
web-not-sent = Nincs kapcsolat, ezért ez nem ment el. Próbáld újra kicsit később!
web-unsure = A kapcsolat megszakadt, mielőtt a szerver válaszolt volna. Nézd meg, megtörtént-e!
web-silent = A szerver nem válaszol. Várunk…
web-not-stored = A lépésed elment, de még nincs eltárolva: a szerver nem válaszol.
web-move-kept = Megszakadt a kapcsolat. A lépésed még nincs eltárolva; magától újra elküldjük.
web-no-seat-link = Ehhez a linkhez itt nem tartozik hely; semmi sem változott.
web-bad-link = Ez nem egy asztalra mutató link.
web-copied = Vágólapra másolva.
web-copy-this = Másold ki ezt a linket:
web-credits = Közreműködők

## Kezdőlap

web-welcome = Mit játsszunk?
web-welcome-text = Öt megjelent társasjáték, hiánytalanul: botok ellen, meghívott barátokkal vagy egy képernyőnél.
web-play-now = Játsszunk!
web-play-now-of = { $game }: indítás botok ellen
web-new-table = Új asztal
web-join = Csatlakozás
web-players = játékos
web-continue = Folytatás
web-go-on = Tovább
web-forget = Törlés a listáról
web-public = Nyilvános asztalok
web-public-none = Most nincs nyitott nyilvános asztal.
web-sit = Leülök
web-watch = Nézem
web-link = Meghívólink
web-upload = Feljegyzés megnyitása
web-upload-text = Nézz vissza egy lejátszott mérkőzést, vagy folytasd bármelyik állásából!

web-length = { $count } perc

## Új asztal

web-game = Játék
web-how-many = Hány játékos?
web-seats = Kik játszanak?
web-seat-number = { $number }. hely
web-free-seat = { $number }. hely (szabad)
web-me = Én
web-person-here = Valaki más ennél a képernyőnél
web-by-link = Meghívás linkkel
web-link-later = A linket az asztalnál kapod meg.
web-bot = Bot
web-bot-level = Bot, { $level }. szint
web-bot-random = Véletlenszerűen játszó bot
web-bot-named = „{ $bot }” bot
web-name = Név
web-name-of = Név, { $seat }
web-options = Beállítások
web-clock = Óra
web-clock-none = Óra nélkül
web-clock-move = Idő minden lépésre
web-clock-game = Idő az egész játékra
web-minutes = perc
web-race = másodperc a fogadásra (0: nincs időkorlát)
web-expiry = Ha lejár az idő
web-expiry-bot = Bot játszik tovább
web-expiry-resign = A játékos feladja
web-manners = Illem az asztalnál
web-manners-undo = Lépések visszavonása
web-manners-undo-free = Amíg nem derült ki valami új
web-manners-undo-ask = Ha a többiek beleegyeznek
web-manners-undo-never = Soha
web-manners-hints = Egy bot tippeket ad
web-manners-spectators = Mások nézhetik
web-parts = Saját alkatrészfájl
web-parts-text = Megvan neked a doboz, és beírnád, mi áll a saját példányodon? Tölts be egy fájlt az eltérő bejegyzésekkel!
web-parts-ours = A mi fájlunk, kiindulásnak
web-parts-file = Alkatrészfájl kiválasztása
web-make-public = Bárki láthatja az asztalt, és leülhet egy szabad helyre
web-make = Asztal nyitása

## Kezdés előtt

web-gathering = Várunk a játékosokra
web-gathering-text = A játék akkor kezdődik, amikor minden hely foglalt.
web-gathering-rematch = A visszavágó akkor kezdődik, amikor mindenki leült; addig egyik óra sem jár.
web-not-yet = még nincs itt
web-not-again = nem játszik újra
web-would-let-bot = { $names } szerint játszhat helyette bot.
web-copy-link = Meghívó másolása
web-share-link = Meghívó megosztása
web-fill-bot = Üljön ide egy bot
web-invited = Meghívtak egy asztalhoz
web-invited-with = A többiek: { $names }
web-invitation-bad = Ez a meghívó már nem érvényes
web-seated-already = Már ennél az asztalnál ülsz
web-your-name = A neved

## Az asztal

web-table = Asztal
web-question = Amire az asztal vár
web-position = Az állás szavakkal
web-drawer = Napló, csevegés és szabályok
web-log = Napló
web-log-empty = Még nem történt semmi.
web-chat = Csevegés
web-unread = { $count } új üzenet
web-chat-empty = Még senki nem szólt.
web-chat-say = Írj valamit
web-phrases = Gyors mondatok
web-phrase-hello = Szia!
web-phrase-luck = Sok szerencsét!
web-phrase-well = Szép játék volt!
web-phrase-moment = Egy pillanat!
web-phrase-thanks = Köszönöm a játékot!
web-send = Küldés
web-rules = Szabályok
web-rules-search = Keresés a szabályokban
web-clause = { $id }. szabály
web-rules-none = Egyik pontban sincsenek ezek a szavak.
web-undo = Visszavonás
web-begs = { $name } szeretné visszavonni az utolsó lépését.
web-begs-told = { $name } megkérdezi a többieket, visszavonhatja-e az utolsó lépését.
web-allow = Engedem
web-refuse = Nem engedem
web-hint = Tipp
web-hint-says = A bot tanácsa, és vele a győzelmi esélyed:
web-hint-do = Legyen ez
web-hint-thinks = Gondolkodik…
web-step-back = Eggyel vissza
web-skip = Kihagyás
web-picked = Most válaszd ki a helyet!
web-picked-button = Válassz ezek közül!
web-waiting = { $count ->
    [one] { $names } dönt.
   *[other] { $names } dönt.
}
web-thinking = { $count ->
    [one] { $names } gondolkodik…
   *[other] { $names } gondolkodik…
}
web-thinks = gondolkodik
web-away = nincs itt
web-let-bot = Vegye át egy bot
web-take-back = Visszaveszem a helyem
web-go-on-in = Tovább ({ $seconds } mp múlva)
web-may-go-on = { $name } már nem köteles tovább várni.
web-may-go-on-in = { $name } { $seconds } mp múlva továbbmehet.
web-passed = Passzoltál. Amíg nincs mindenki kész, még meggondolhatod magad.
web-time-left = Hátralévő idő: { $time }
web-over = A mérkőzés véget ért.
web-to-result = Az eredményhez
web-table-menu = Ez az asztal
web-speed = A többiek lépéseinek mutatása
web-speed-slow = lassan
web-speed-normal = rendesen
web-speed-now = azonnal
web-calls = Szóljon, ha én következem
web-calls-ask = Szóljunk, ha te következel?
web-yes = Igen
web-no = Nem
web-share = Nézői link másolása
web-other-device = A helyem átvitele más eszközre
web-download = Feljegyzés letöltése
web-resign = Feladás
web-resign-sure = Tényleg feladod?
web-fair = Tisztességes kockák. Az asztal ígérete az első lépés előtt: { $commitment }
web-cover-title = { $name }, te következel
web-cover-text = Itt olyasmi van, amit csak te láthatsz. Fedd fel, amikor más nem nézi!
web-cover-open = Felfedés

## Visszajátszás

web-replay = Visszajátszás
web-replay-end = Visszajátszás vége
web-replay-start = A kezdet.
web-replay-step = Lépés, amelyhez nincs bejegyzés.
web-play = Lejátszás
web-pause = Szünet
web-earlier = Egy lépést vissza
web-later = Egy lépést előre
web-position-of = { $at }/{ $last }. állás
web-branch = Folytatás innen

## A vége

web-won = { $name } nyert!
web-won-you = Nyertél!
web-lost = { $name } vesztett.
web-lost-you = Vesztettél.
web-nobody-won = Senki sem nyert.
web-drawn = Döntetlen: { $names }
web-sheet = Pontozólap
web-score = Pontszám
web-rank = Helyezés
web-story = A mérkőzés története
web-fact-moves = { $count ->
    [one] A mérkőzés egyetlen lépésből állt.
   *[other] A mérkőzés { $count } lépésből állt.
}
web-fact-biggest = A legnagyobb fordulat ({ $count }. lépés): { $what }
web-fact-turned = A fordulópont ({ $count }. lépés): innentől { $name } végig vezet.
web-dice = Tisztességes kockák
web-dice-text = Az asztal az első lépés előtt megígért egy számot. Most a titok nyilvános: a böngésződ ellenőrizheti, hogy illik az ígérethez, és hogy minden sorsolás eredménye belőle jött.
web-dice-unfair = Ez az asztal ismert kockákkal indult, vagy egy másik mérkőzést folytat: a kockái nem bizonyítanak semmit.
web-dice-promise = Ígéret
web-dice-seed = Titok
web-verify = Kockák ellenőrzése
web-verify-wait = Ellenőrzés…
web-verify-good = Minden rendben: { $moves } szabályos lépés, { $chances } tisztességes sorsolás.
web-verify-bad = A titok nem illik az ígérethez: ezek a kockák nem voltak tisztességesek.
web-verify-record-bad = A kockák rendben vannak, a feljegyzés nem.
web-what-next = Mi legyen most?
web-rematch = Visszavágó
web-rematch-offered = { $name } visszavágót ajánl.
web-rematch-accept = Leülök
web-rematch-decline = Köszönöm, nem
web-rematch-title = Visszavágó? { $game }
web-your-turn = Te következel.
web-look = A tábla megtekintése
web-picture = Kép a megosztáshoz
web-picture-failed = A kép nem készült el.
table-time = { $name } kifutott az időből.
table-rounds = Minden kör véget ért.

## Billentyűk

web-keys = Billentyűk
web-key-walk = lépkedés a választható dolgok között
web-key-pick = választás
web-key-number = az ilyen számú dolog választása
web-key-look = bármi megnézése
web-key-back = vissza, átugrás, bezárás
web-key-turn = a kézben tartott lapka megfordítása
web-key-undo = visszavonás
web-key-hint = tipp
web-key-log = napló
web-key-chat = csevegés
web-key-rules = szabályok
web-key-keys = ez a lista
