# Környezetek tanuló programoknak

fault-env-needs-extra = Ehhez nincs minden csomag telepítve: pip install "ludoteka[{ $extra }]".
fault-action-not-allowed = Ez a lépés most nem megengedett, a száma: { $action }; a maszk mutatja, mi megengedett.
fault-wrong-actions = A játszmák száma itt { $wanted }, a megadott válaszoké { $given }.
