# Las páginas alrededor de la mesa: la primera, las mesas nuevas, la sala, las invitaciones, uno mismo.

web-skip = Ir al contenido
web-nav = Páginas
web-nav-home = Inicio
web-nav-lobby = Mesas
web-nav-rules = Reglas
web-nav-replay = Repetición
web-nav-me = Tú
web-language = Idioma
web-loading = Un momento…
web-again = Reintentar
web-copy = Copiar
web-copied = Copiado
web-share = Compartir

web-home-lead = Dos viajes por el Japón antiguo, en tu pantalla.
web-home-play = Jugar a { $game }
web-home-against = contra { $opponents }
web-home-friend = Con un amigo
    .about = Envías un enlace; quien lo abra se sienta.
web-home-screen = En la misma pantalla
    .about = El aparato pasa de mano en mano.
web-home-other = Otros rivales y opciones
web-home-learn = Una primera partida guiada
    .about = Cinco minutos, sin leer nada antes.
web-home-continue = Seguir jugando
web-home-finished = Jugadas
web-home-your-turn = Te toca
web-home-waiting = Esperando jugadores
web-home-their-turn = Le toca a { $name }
web-home-more = Todas mis mesas

web-new-title = Una mesa de { $game }
web-new-who = Quién juega
web-new-seat = Asiento { $number }
web-new-me = Tú, en esta pantalla
web-new-here = Alguien en esta pantalla
web-new-bot = Un rival
web-new-open = Libre: por enlace
web-new-name = Nombre
web-new-how-many = Cuántos juegan
web-new-seats = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
web-new-opponent = Rival del asiento { $number }
web-new-thinks = { $seconds ->
    [0] juega al instante
    [one] piensa hasta 1 segundo
   *[other] piensa hasta { $seconds } segundos
}
web-new-options = Cómo se juega
web-new-chance = Decide el azar
web-new-travelers-dealt = Dos losetas cada uno, se elige una
web-new-travelers-none = Un primer viaje, sin viajeros
web-new-travelers-each = Elegidos para cada asiento
web-new-traveler = Viajero del asiento { $number }
web-new-traveler-dealt = Repartido
web-new-traveler-none = Ninguno
web-option-listed = Mostrarla en la lista de mesas
    .about = Cualquiera puede ocupar un asiento libre, o mirar.
web-option-hints = Consejos y estimaciones
    .about = Quien esté en la mesa puede preguntar qué haría un buen jugador.
web-new-substitute = Quién sustituye a quien se ausenta
    .about = Juega por quien se rinde o se va, para que los demás terminen la partida. Todos ven su nombre antes de sentarse.
web-new-start = Empezar
web-new-invite = Preparar la mesa
web-new-fair = Dados que nadie ha podido preparar
    .about = Escribe lo que sea. Se mezcla con los dados, que así no pueden estar preparados; tras la partida, todos pueden comprobarlos.

web-option-compass = Quién está en la rosa de los vientos y empieza
web-option-purple = Quién juega con morado
web-option-travelers = Viajeros
web-option-gastronomy = Gastronomía
    .about = Las posadas sirven un plato menos.
web-option-return-journey = Viaje de vuelta
    .about = De Edo a Kioto.

web-lobby-title = Mesas
web-lobby-mine = Mías
web-lobby-mine-empty = Aún no estás en ninguna mesa.
web-lobby-open = Hay un asiento libre
web-lobby-open-empty = Ninguna mesa busca jugadores. Abre una, con «Mostrarla en la lista de mesas».
web-lobby-live = En juego
web-lobby-live-empty = Nadie deja mirar en este momento.
web-lobby-sit = Sentarse
web-lobby-watch = Mirar
web-lobby-go-on = Seguir
web-lobby-look = Ver
web-lobby-open-seat = asiento libre
web-lobby-new = Mesa nueva: { $game }

web-join-title = Te han invitado
web-join-from = { $name } te invita a { $game }.
web-join-anybody = Te han invitado a { $game }.
web-join-name = Tu nombre en la mesa
web-join-sit = Sentarse
web-join-taken = Este asiento está ocupado
    .about = Alguien llegó antes que tú. Aún puedes mirar, si la mesa lo permite.
web-join-known = Ya estás en esta mesa.
web-join-watch = Mirar
web-join-back = A la mesa

web-me-title = Tú
web-me-name = Tu nombre
web-me-save = Guardar
web-me-saved = Guardado
web-me-link = Tu enlace personal
    .about = Te lleva, con todas tus mesas, a otro aparato. Quien lo tiene eres tú: guárdalo para ti.
web-me-show-link = Mostrar el enlace
web-me-light = Luz
web-me-light-system = Como el sistema
web-me-light-light = Día
web-me-light-dark = Noche
web-me-sound = Sonidos suaves
web-me-still = Nada se mueve
    .about = Las piezas aparecen donde van, prefiera lo que prefiera tu sistema.
web-me-resuming = Te traemos de vuelta…
web-me-unknown-link = Este enlace no trae a nadie. ¿Se copió entero?
web-me-another = Ya tienes tus mesas en este dispositivo. ¿Seguir como la persona a la que pertenece este enlace? Tu propio enlace te traerá de vuelta.
web-me-another-yes = Sí, soy yo
web-me-another-no = No, sigo como estoy

web-rules-title = Reglas
web-rules-of = Las reglas de { $game }
web-rules-topics = Temas

web-missing-title = Este camino no lleva a ninguna parte
    .about = No existe esa página. Quizá la dirección se copió a medias.
web-missing-home = Volver al principio

web-problem-unreachable = No se puede llegar al servicio. ¿Hay red?
web-problem-not-found = Eso no está aquí, o ya no.
web-problem-broken = Algo salió mal en el servicio. Quizá ayude reintentar.

