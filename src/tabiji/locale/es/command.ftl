# La orden `tabiji`: su ayuda y sus mensajes.

language = español

command-about = Tokaido y Tokaido Duo: jugar, simular, leer y comprobar partidas.
command-lang = Idioma: { $languages }. También con la variable de entorno TABIJI_LANG.
command-version = Mostrar la versión y salir.
command-help = Mostrar esta ayuda y salir.
command-usage = Uso:
command-arguments = Argumentos
command-options = Opciones
command-commands = Órdenes
command-default = [por defecto: { $value }]
command-required = [obligatorio]
command-try = Para ver la ayuda: { $command } --help

command-play = Jugar en la terminal, contra robots o entre varios.
command-simulate = Dejar que los robots jueguen muchas partidas y contar lo que pasa.
command-show = Mostrar una partida guardada: la mesa, los jugadores, el resultado.
command-verify = Comprobar partidas: cada jugada, los puntos, y los dados según la semilla.
command-convert = Convertir partidas: a JSON y desde JSON, muchas en un archivo o una en cada uno.
command-rules = Explicar las reglas, o uno de sus temas.
command-board = Para quien corrige un archivo de tablero.
command-board-check = Comprobar un archivo de tablero o de componentes.
command-games = Enumerar los juegos que hay.

command-game = El juego: { $games }.
command-seats = Cuántos juegan.
command-vs = Contra quién: un robot de la lista de tabiji games, o human para alguien en este teclado. Se puede repetir; el último ocupa los demás asientos.
command-name = El nombre de un jugador, asiento por asiento. Se puede repetir.
command-seed = La semilla de los dados; la misma semilla y las mismas jugadas dan los mismos dados.
command-by-hand = Tiras y robas en tu propia mesa, y dices lo que sale.
command-resume = Seguir con una partida guardada.
command-ascii = Dibujar solo con caracteres ASCII.
command-option = Una opción del juego, escrita nombre=valor. Se puede repetir.
command-json = Mostrar JSON, para programas.
command-count = Cuántas partidas.
command-bots = Quién juega, asiento por asiento: robots de la lista de tabiji games. Se puede repetir; el último ocupa los demás asientos.
command-jobs = Cuántos procesos trabajan a la vez.
command-out = Guardar las partidas en este archivo.
command-file = Un archivo de partida.
command-files = Archivos de partidas; un archivo puede contener muchas.
command-source = Archivos de partidas, de muchas partidas o de JSON.
command-target = Lo que se escribe: un archivo .json, un archivo de partidas, o una carpeta para una en cada archivo.
command-at = Después de cuántas acciones; si no se dice, al final.
command-number = Qué partida del archivo, contada desde 1.
command-log = Contar también todo lo que pasó antes.
command-topic = Qué explicar; si no se dice, todo.
command-board-file = El archivo que se comprueba.
command-board-game = El juego para el que es el archivo.

command-seats-are = { $seats } jugadores
command-languages = Idiomas: { $languages }
command-compiling = Preparando las reglas; la primera vez tarda un poco…
command-simulating = Se están jugando las partidas…
command-verifying = Comprobando…
command-board-fine = { $file } es un buen archivo para { $game }.
command-verified = { $count ->
    [one] 1 partida está
   *[other] { $count } partidas están
} en orden.
command-not-verified = { $count ->
    [one] 1 partida no está
   *[other] { $count } partidas no están
} en orden.
command-unverified = { $file }, partida { $number }: { $why }
command-unproven = { $count ->
    [one] 1 partida tiene
   *[other] { $count } partidas tienen
} dados que no se pueden comprobar: no se revela la semilla.
command-converted = { $count ->
    [one] 1 partida escrita
   *[other] { $count } partidas escritas
} en { $file }.
command-stopped = Interrumpido.

simulate-title = { $game }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, semilla { $seed }
simulate-seat = Asiento
simulate-player = Jugador
simulate-wins = Victorias
simulate-points = Puntuación
simulate-length = Acciones por partida: { $mean } de media, de { $least } a { $most }
simulate-speed = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} en { $seconds } segundos
simulate-first = Quien decide primero gana { $rate }
simulate-endings = Cómo llegó el final:
simulate-ending = - { $ending }: { $rate }
simulate-unfinished = { $count ->
    [one] 1 partida se detuvo
   *[other] { $count } partidas se detuvieron
} antes del final.

show-at = Después de { $at } de { $length } acciones
show-turn = Le toca a { $seat-name }.
show-dice-next = Les toca a los dados.

## Lo que puede ir mal

error-unknown-game = No hay un juego «{ $asked }»; hay: { $games }.
error-no-option = No existe la opción { $option }.
error-no-command = No existe la orden «{ $command }»; hay: { $commands }.
error-missing = Falta { $what }.
error-number = { $what } necesita un número entero que tenga sentido.
error-usage = Esto no se entiende: { $why }
error-no-topic = No hay ayuda sobre «{ $word }»; hay sobre: { $topics }.
error-file = Archivo { $file }: { $why }
error-file-is-there = { $file } ya existe; elige otro nombre.
error-no-game-number = { $file } contiene { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}; no hay número { $number }.
error-not-json = { $file }: no es JSON a partir de la línea { $line }, columna { $column }.
error-not-json-record = { $file }: no es una partida en JSON; necesita "tabiji", "headers" y "actions".
error-no-place = Esta partida va de 0 a { $length }; no hay { $at }.
error-seats = { $game } es para { $possible } jugadores, no { $seats }.
error-too-many = Hay { $seats } asientos, no { $given }.
error-no-bot = Nadie se llama «{ $bot }» aquí; hay: { $bots }.
error-game-option = { $game } no tiene la opción «{ $option }»; tiene: { $options }.
error-option-text = Una opción se escribe nombre=valor, no «{ $text }».
error-bug = Ha pasado algo que no debía pasar: { $why }. Por favor, avísanos, con lo que escribiste. Con { $variable }=1 se ve de dónde viene.
