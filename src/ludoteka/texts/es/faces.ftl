### Names and faces of people and bots, in Spanish.

## Made-up names for people who have not chosen one. They stand as subjects in whole sentences.

nicknames = Galleta, Dominó, Guijarro, Arce, Ziggy, Fideo, Gofre, Cometa, Pimienta, Canica, Enebro, Botón, Trébol, Cohete, Brote, Mango, Amapola, Caramelo, Tuerca, Brisa, Chispa, Helecho, Kiwi, Gorrión

web-you = Juegas como
web-you-change = Cambia el nombre y la imagen
web-you-title = Tu nombre y tu imagen
web-face = Imagen
web-face-number = Imagen { $number }
web-another-name = Otro nombre
web-done = Listo
web-bot-character = { $name }, nivel { $level }
