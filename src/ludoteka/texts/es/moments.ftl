### What the others did, and what one has played, in Spanish.

web-moments = Lo que hicieron los demás
web-moment-back = Vuelve al presente
web-others = Lo que tienen delante los demás
web-finished = Tus partidas terminadas
web-finished-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}
web-finished-all = Muestra las { $count }
web-finished-draw = Victoria compartida
web-finished-place = Lugar { $rank } de { $count }

## Invitations and the chat

web-qr = Código QR
web-qr-label = La invitación como código QR
web-mute = Silencia a { $name }
web-hear = Vuelve a oír a { $name }
