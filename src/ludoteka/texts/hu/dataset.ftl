# Adatok tanuló programoknak

cli-dataset = Játszmák írása Parquet-fájlokba: amit a játékos látott, amit lépett, az esélyei és a végeredmény.
cli-records = Egy adathalmaz játszmáinak feljegyzései, mindegyik külön fájlban.
cli-option-judge = A bot, amelyik a győzelem esélyét becsüli.
cli-option-sources = Új játszmák helyett ennek a feljegyzésnek vagy adathalmaznak a játszmái; többször is megadható.
dataset-done = Elkészült: „{ $folder }”; a játszmák száma { $matches }, a döntéseké { $decisions }.
dataset-records = Elkészült: „{ $folder }”; a feljegyzések száma { $count }.
fault-dataset-other-game = Ez egy másik játék feljegyzése ({ $game }); egy adathalmazban csak egy játék lehet, itt ez: { $wanted }.
fault-dataset-other-table = Ebben a feljegyzésben mások a helyek, a beállítások vagy az alkatrészek; egy adathalmaz minden játszmájában ugyanazok.
fault-dataset-no-judge = Ez a bot nem értékel lépéseket: „{ $bot }”; válassz helyette másikat, például ezt: greedy!
fault-dataset-no-records = Ebben a fájlban nincsenek feljegyzések: „{ $file }”.
