# Środowiska dla programów, które się uczą

fault-env-needs-extra = Do tego brakuje pakietów: pip install "ludoteka[{ $extra }]".
fault-action-not-allowed = Ruch o numerze { $action } jest teraz niedozwolony; maska mówi, co jest dozwolone.
fault-wrong-actions = Liczba rozgrywek to tutaj { $wanted }, a liczba podanych odpowiedzi to { $given }.
