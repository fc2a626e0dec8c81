# Jugar en la terminal.

player = Jugador { $number }
bot-random = Azar
    .about = hace cualquier jugada permitida, al azar
bot-haru = Haru
    .about = empieza y sueña por el camino; para una primera partida
bot-sora = Sora
    .about = ama los templos y las vistas, y olvida lo demás
bot-kiku = Kiku
    .about = cuenta sus monedas y casi no gasta en vano
bot-taro = Taro
    .about = toma enseguida lo que más da
bot-nami = Nami
    .about = mira un poco más lejos
bot-rin = Rin
    .about = mira muy lejos
bot-basho = Bashō
    .about = piensa dos segundos cada vez; el más fuerte

table-welcome = { $game }: { $game-about }
table-commands = Escribe el número de tu elección. También: { $commands }
table-command-list = deshacer, ayuda [palabra], tablero, diario, guardar [archivo], salir.
table-topics = Ayuda sobre: { $topics }.
table-no-help = No hay ayuda sobre «{ $word }», pero sí sobre: { $topics }.
table-word-undo = deshacer
table-word-help = ayuda
table-word-board = tablero
table-word-log = diario
table-word-save = guardar
table-word-quit = salir

table-prompt = >
table-asks = { $player }: { $question }
table-by-hand = En tu propia mesa: { $question }
table-pass = Le toca a { $player }. Pasa el teclado y pulsa Intro.
table-thinking = { $player } está pensando; la primera vez tarda un poco…
table-did = { $player }: { $text }
table-forced = { $player }, sin otra opción: { $text }
table-unseen = Pasa algo que no puedes ver.
table-hidden = algo que los demás no ven
table-not-a-choice = «{ $word }» no es una de las opciones. Escribe un número del 1 al { $count }, o ayuda.

table-undone = Jugada deshecha.
table-nothing-to-undo = Todavía no hay nada que deshacer.
table-log-empty = Todavía no ha pasado nada.
table-saved = Partida guardada. Para seguir más tarde: tabiji play --resume { $file }
table-not-saved = No se pudo escribir { $file }: { $why }.
table-no-file = ¿En qué archivo? Por ejemplo: guardar mi-partida.tabiji
table-left = Hasta la próxima.

table-over = El viaje ha terminado.
table-winner = ¡{ $winner-name } gana con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}!
table-shared = ¡{ $players } comparten la victoria con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}!
table-points = Puntuación
table-total = Suma
