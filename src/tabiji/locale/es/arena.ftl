# La arena: la orden, su tabla y el informe sobre muchas partidas.

command-arena = Hacer que los robots jueguen entre sí muchas veces, y saber cuál es su fuerza.
arena-ask-bots = Quién juega, separados por comas: los nombres de los rivales (de haru a basho), random, greedy, search@iterations=400, search@seconds=0.5, o el tuyo como módulo:Clase.
arena-ask-games = Cuántas partidas en total. Un torneo ya empezado sigue desde donde estaba.
arena-ask-seed = La semilla de todas las partidas; la misma semilla y los mismos robots dan las mismas partidas.
arena-ask-until-sure = Con dos robots: parar en cuanto sea seguro cuál es mejor (falso en un 5 % de los casos como mucho).
arena-ask-ray = Jugar en el clúster Ray de esta dirección; «local» hace uno de esta máquina.
arena-ask-report = Escribir una página sobre el juego y los robots: asientos, viajeros, finales, puntos, duración. Un archivo .html o .md.

arena-title = { $game }, { $seats } asientos, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, semilla { $seed }
arena-rating = Fuerza
arena-games = Partidas
arena-time = Tiempo por jugada
arena-decided = Está decidido tras { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}: { $better } es mejor que { $worse }. Un veredicto así es falso en un { $error } de los casos como mucho.
arena-undecided = Tras { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} no está decidido si es mejor { $one } o { $other }.
arena-forfeit = Partida { $number }: { $bot } queda como perdedor: { $reason }.
arena-raised-made = lanzó la excepción { $error } al ser creado: { $text }
arena-raised-deciding = lanzó la excepción { $error } al decidir: { $text }
arena-raised-told = lanzó la excepción { $error } al saber lo que había pasado: { $text }
arena-no-action = respondió { $answer }, que no es ninguna acción
arena-not-legal = respondió { $answer }, que no es legal en ese momento; acciones legales: { $legal }
arena-forfeits-more = { $count ->
    [one] 1 partida más se perdió
   *[other] { $count } partidas más se perdieron
} de este modo.
arena-endless = { $count ->
    [one] 1 partida se detuvo
   *[other] { $count } partidas se detuvieron
} porque no llegaba el final; cuentan como empate.
arena-kept = Los resultados se guardan en { $file }.
arena-interrupted = { $count ->
    [one] 1 partida está guardada
   *[other] { $count } partidas están guardadas
} en { $file }; la misma orden sigue desde ahí.
arena-report-written = El informe está en { $file }.
arena-not-two = Para saber qué robot es mejor, nombra dos, no { $count }.

## El informe

arena-report-title = { $game }: lo que { $games ->
    [one] cuenta 1 partida
   *[other] cuentan { $games } partidas
}
arena-report-lead = Jugado por { $bots }, con { $seats } asientos y la semilla { $seed }. Entre paréntesis, el intervalo que contiene el número verdadero en 95 de cada 100 casos.
arena-report-standings = Los jugadores
    .about = La fuerza está en la escala del ajedrez: quien tiene 400 puntos de ventaja gana diez veces por cada derrota. La media es 1500. Una victoria compartida cuenta por partes.
arena-report-meetings = Quién termina delante de quién
    .about = Con qué frecuencia el jugador de la fila termina antes que el de la columna; un puesto igual cuenta la mitad.
arena-report-seats = Los asientos
    .about = Con qué frecuencia gana cada asiento. Todos se sientan en todas partes por igual: en un juego justo todos los asientos ganan lo mismo, como la línea discontinua.
arena-report-starts = El comienzo
    .about = Si ayuda tener el primer turno.
arena-report-travelers = Los viajeros
    .about = Con qué frecuencia gana cada viajero, y con cuántos puntos. Se elige entre dos losetas: los preferidos se juegan más a menudo; y como los buenos jugadores quizá eligen de otro modo que los malos, cada resultado se compara con lo que su jugador suele obtener.
arena-report-endings = Cómo llega el final
    .about = La parte de las partidas en que ocurrió cada cosa; dos pueden ocurrir a la vez.
arena-report-sources = De dónde vienen los puntos
    .about = Los puntos de cada jugador, por su origen.
arena-report-length = La duración
    .about = Un turno es un movimiento por el camino en Tokaido y una tirada de dados en Tokaido Duo. Las acciones incluyen dados y robos.
arena-report-interval = { $value } ({ $low } a { $high })
arena-column-who = Quién
arena-column-which = Cuál
arena-column-share = Parte de las partidas
arena-column-source = Origen
arena-column-measure = Medida
arena-column-mean = Media
arena-seat = Asiento { $number }
arena-start-first = Primer turno
arena-start-later = Más tarde
arena-nobody = Sin viajero
arena-length-turns = Turnos
arena-length-actions = Acciones
arena-length-decisions = Decisiones
arena-plot-histogram = Partidas según su número de turnos
arena-plot-wins = Parte de las victorias
arena-plot-points = Puntos
