# The table in the browser: playing, the end, replays.

## Whose turn it is

play-your-turn = Te toca: { $question }
play-turn-of = Le toca a { $player }: { $question }
play-their-turn = Le toca a { $player }.
play-their-turn-away = Le toca a { $player }, que no está.
play-thinking = { $player } está pensando…
play-stuck = { $player } no puede seguir aquí. Deshaz algo o abandona la partida.
play-warming-up = { $player } se prepara; la primera vez tarda un poco…
play-waiting = Esperando jugadores.
play-abandoned = La partida se abandonó de común acuerdo.
play-won-by-resignation = { $winner-name } gana por abandono.
play-to-act = le toca
play-why = La regla

## Seats

play-you = tú
play-open-seat = Sitio libre
play-points = { $points ->
    [one] punto
   *[other] puntos
}
play-resigned = se rindió
play-state-thinking = pensando
play-state-stuck = no puede seguir
play-state-warming-up = preparándose
play-away = no está
play-handed-over = juega { $bot }
play-hand-over = Ceder
play-hand-over-sure = ¿Dejar que { $bot } juegue por { $player }?
play-hand-over-why = { $player } no está. En esta mesa sustituye { $bot }, y { $player } puede recuperar su sitio en cualquier momento.
play-substitute = Si alguien se ausenta, { $bot } puede jugar en su lugar.
play-take-back = Recuperar
play-take-seat = Sentarse aquí
play-show-again = Volver a ver el último turno de { $player }
play-hand-device = Pasa el dispositivo a { $player }
play-hand-device-why = Lo que viene es solo para sus ojos.
play-i-am = Soy { $player }

## Tools

play-home = Inicio
play-watching = Estás mirando
play-tools = Herramientas
play-board = El tablero
play-taken-back = { $player } ha deshecho { $count ->
    [one] una decisión
   *[other] { $count } decisiones
}.
play-taken-back-seen = { $player } ha deshecho { $count ->
    [one] una decisión
   *[other] { $count } decisiones
}, tras ver dados o cartas.
play-undo = Deshacer
play-ask-undo = Pedir deshacer
play-redo = Rehacer
play-hint = Pista
play-choices = Todas las opciones
play-log = Diario
play-sound = Sonido
play-text-view = La mesa en palabras
play-more = Más
play-result = Resultado
play-rules = Reglas
play-close = Cerrar
play-cancel = Cancelar
play-skip = Saltar
play-return-to-now = Volver al presente
play-resign = Rendirse
play-resign-sure = ¿Rendirse?
play-resign-why = La partida termina aquí para ti, y no se puede deshacer.
play-abandon = Proponer dejarlo
play-abandon-sure = ¿Dejarlo sin ganador?
play-abandon-why = Si todos están de acuerdo, la partida termina y nadie gana.
play-setting-forced = Jugar solo lo que no se puede elegir
play-setting-still = Menos movimiento
play-setting-keys = Las teclas sueltas hacen cosas

## Keys

play-keys = Teclas
play-keys-choose = Elegir
play-keys-walk = Recorrer lo que se puede hacer, y hacerlo
play-keys-skip = Saltar lo que se muestra
play-key = Tecla { $key }

## What a choice gives

play-gain = { $points ->
    [one] { $signed } punto
   *[other] { $signed } puntos
}
play-best = lo mejor
play-opinion-win = gana { $share }
play-opinion-points = { $points } puntos previstos
play-estimate = Posibilidades
play-share = { $player }: { $share }
play-standing = Puntos hasta ahora
play-standing-of = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
field-temple = Templo
field-garden = Jardín
field-coins = Monedas
field-gold = Oro
field-gifted = Pinturas regaladas
field-revealed = Pinturas por regalar
field-wares-kimono = Kimonos guardados
field-wares-pottery = Cerámicas
field-wares-doll = Muñecas
field-wares-fan = Abanicos
field-donated = Donado
field-panoramas-paddy = Panorama del arrozal
field-panoramas-mountain = Panorama de la montaña
field-panoramas-sea = Panorama del mar
field-souvenirs = Recuerdos
field-springs = Aguas termales
field-encounters = Encuentros
field-meals = Comidas
field-achievements = Logros

## Coming together

play-arriving = De camino a la mesa…
play-missing = { $count ->
    [one] Queda un sitio libre.
   *[other] Quedan { $count } sitios libres.
}
play-invite = Envía este enlace: quien lo abra primero toma el sitio.
play-invitation = Ven a jugar a { $game }
play-invite-stays = Puedes cerrar esta página: la mesa te espera en el inicio.
play-close-table = Cerrar la mesa
play-begins = Desde una posición
play-begins-after = Esta partida empieza en una posición que eligió { $player }, tras { $count ->
    [one] una acción
   *[other] { $count } acciones
} de otra partida.
play-begins-position = Esta partida empieza en una posición que eligió { $player }.
play-begins-redrawn = Lo que allí estaba oculto se ha vuelto a sortear: nadie sabe más de lo que permite su asiento.
play-leave = Dejar la mesa
play-ask-to-leave = Pedir que se vaya
play-ask-to-leave-of = Pedir que se vaya: { $player }
play-ask-to-leave-sure = ¿Pedir a { $player } que se vaya?
play-ask-to-leave-why = El sitio vuelve a quedar libre, con un enlace nuevo; el que enviaste antes ya no trae a nadie aquí.
play-asked-to-leave = Quien abrió esta mesa guarda el sitio para otra persona. En la lista hay otras mesas.
play-to-the-tables = A la lista de mesas
play-closed = Esta mesa se cerró antes de que empezara la partida.
play-reconnecting = Se perdió la conexión. Vuelve por sí sola; no se pierde nada.
play-offline = Este dispositivo no tiene conexión. La mesa vuelve con ella.
play-asks-undo = { $player } pide deshacer { $count ->
    [one] una acción.
   *[other] { $count } acciones.
}
play-asks-undo-why = Todos tienen que estar de acuerdo.
play-asks-abandon = { $player } propone dejarlo aquí.
play-asks-abandon-why = Si todos están de acuerdo, nadie gana.
play-waits-for = Falta la respuesta de { $players }.
play-agree = Aceptar
play-refuse = Rechazar
play-not-agreed = No todos están de acuerdo: la partida sigue como está.

## The end

over-sources = Puntos por origen
over-course = El curso de la partida
over-course-of = { $player } termina con { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
over-moments = Los momentos decisivos
over-moment = { $player } gana { $points ->
    [one] { $points } punto en un turno
   *[other] { $points } puntos en un turno
}
over-moment-decisive = { $player } gana { $points ->
    [one] { $points } punto y va delante hasta el final
   *[other] { $points } puntos y va delante hasta el final
}
over-rematch = Jugar otra vez
over-wants-again = { $count ->
    [one] { $players } quiere jugar otra vez.
   *[other] { $players } quieren jugar otra vez.
}
over-to-rematch = A la siguiente partida
over-replay = Repetición
over-save = Guardar la partida
over-share = Compartir esta partida
over-dice = ¿Cómo sé que los dados eran limpios?
over-dice-why = Cada dado sale de esta semilla; su huella se publicó antes de la primera acción, así que nadie pudo cambiarla.

## Replays

replay-title = Repetición de { $game }
replay-open = Abrir una partida
replay-open-why = Elige un archivo de partida, o suéltalo en cualquier lugar de esta página. Solo se lee; no se guarda nada.
replay-choose-file = Elegir un archivo
replay-drop = Suelta la partida aquí
replay-too-large = Este archivo es demasiado grande para ser una sola partida.
replay-no-text = Este archivo no se puede leer como texto. Una partida es un archivo de texto que empieza por «Tabiji».
replay-reading = Leyendo la partida…
replay-slider = Momento de la partida
replay-at = { $at } de { $count }
replay-beginning = Antes de la primera acción
replay-play = Reproducir
replay-pause = Pausa
replay-start = Al principio
replay-end = Al final
replay-back = Una acción atrás
replay-on = Una acción adelante
replay-keys-steps = Una acción atrás o adelante
replay-keys-turns = Un turno atrás o adelante
replay-keys-ends = Al principio o al final
replay-analyse = ¿Qué opina la búsqueda?
replay-analysing = La búsqueda está pensando…
replay-played = jugado
replay-take-over = Seguir desde aquí
replay-take-over-why = Una partida nueva empieza aquí; esta queda como está.
replay-take-over-seat = Juego por
replay-take-over-bot = Los demás los juega
replay-take-over-begin = Empezar

## Partidas de otras reglas, o de otro tablero

closed-line = otras reglas u otro tablero
closed-then = Se jugó con las reglas { $rules }, en el tablero { $board }.
closed-here = Aquí están las reglas { $rules } y el tablero { $board }.
closed-goes-on = La partida continuará en cuanto sus reglas y su tablero vuelvan a estar aquí.
