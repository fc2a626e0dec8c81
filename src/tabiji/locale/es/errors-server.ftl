# Lo que el servicio rechaza, y por qué.

server-stale = La partida ha avanzado mientras tanto; no se ha cambiado nada. Mira de nuevo y elige.
server-no-table = Esa mesa no existe.
server-no-invitation = Esta invitación no es nuestra. Pide el enlace otra vez.
server-no-player = Nadie tiene aquí ese enlace personal.
server-not-your-seat = Ese asiento no es tuyo.
server-not-your-turn = No es tu turno.
server-not-now = Eso no se puede hacer ahora.
server-seat-taken = Otra persona ha ocupado ese asiento.
server-seated-already = Ya tienes un asiento en esta mesa. Una invitación es para otra persona.
server-handed-over = Un bot juega ahora en este asiento. Recupéralo primero.
server-storage = No se pudo guardar, así que no se ha cambiado nada. Prueba de nuevo en un momento.
server-no-bot = No hay ningún rival { $name }; hay: { $names }.
server-no-seat = Un asiento de una mesa nueva tiene que ser tuyo.
server-name-empty = Un nombre necesita algo que se pueda leer.
server-other-game = Es la partida de otro juego.
server-take-over-end = Desde ahí no queda nada por jugar.
server-too-many-tables = Tienes demasiadas partidas sin terminar. Termina o abandona alguna primero.
server-full = La casa está llena: se juegan demasiadas partidas. Prueba más tarde.
server-too-many-watchers = Ya hay demasiada gente en esta mesa.
server-unreadable = Esta partida se jugó con otras reglas y ya no se puede mostrar: { $why }
server-result-resigned = { $seat-name } se ha rendido.
server-result-abandoned = Todos acordaron dejarlo aquí.
server-database-address = Eso no es la dirección de una base de datos. Es del tipo postgresql://user:password@host/name.
server-database-kind = El servicio guarda sus mesas en SQLite o PostgreSQL, no en { $kind }.
server-database-driver = PostgreSQL necesita asyncpg, que no está instalado aquí: pip install 'tabiji[postgres]'.
server-database-newer = La base de datos es de una versión más nueva de Tabiji ({ $version }). Usa esa versión u otra base de datos.
