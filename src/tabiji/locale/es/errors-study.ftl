# Lo que rechazan los pensadores y las repeticiones.

server-busy = Hay demasiada actividad en este momento. Inténtalo de nuevo dentro de un rato.
server-warming-up = La búsqueda aún se está preparando, lo que solo ocurre una vez. Inténtalo de nuevo dentro de un minuto.
server-long-record = Esta partida tiene { $count } acciones; aquí se reproducen { $most } como máximo.
server-nothing-to-decide = Nadie tiene nada que decidir en este punto.
server-too-costly = Esto llevaría más tiempo o memoria de lo que nadie puede usar de una vez.
