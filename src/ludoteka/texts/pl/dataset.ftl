# Dane dla programów, które się uczą

cli-dataset = Zapisz rozgrywki w plikach Parquet: co było widać, co zrobiono, jakie były szanse i jak się skończyło.
cli-records = Zapisz rozgrywki ze zbioru danych jako zapisy, każdą w osobnym pliku.
cli-option-judge = Bot, który ocenia szanse na wygraną.
cli-option-sources = Zamiast nowych weź rozgrywki z tego zapisu lub zbioru danych; można podać kilka razy.
dataset-done = Gotowe: „{ $folder }”; liczba rozgrywek to { $matches }, a decyzji { $decisions }.
dataset-records = Gotowe: „{ $folder }”; liczba zapisów to { $count }.
fault-dataset-other-game = To zapis innej gry ({ $game }); zbiór danych zawiera tylko jedną grę, tutaj { $wanted }.
fault-dataset-other-table = Ten zapis ma inne miejsca, opcje lub elementy; w zbiorze danych wszystkie rozgrywki mają takie same.
fault-dataset-no-judge = Bot „{ $bot }” nie ocenia ruchów; wybierz do tego innego, na przykład greedy.
fault-dataset-no-records = Nie ma zapisów rozgrywek w „{ $file }”.
