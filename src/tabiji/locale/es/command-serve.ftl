# `tabiji serve`: its help and its messages.

command-serve = Abrir la mesa en el navegador, para ti o para otros.
command-serve-host = La dirección en la que escuchar; 0.0.0.0 deja entrar a otras máquinas.
command-serve-port = El puerto; sin él, 8000 o el siguiente que esté libre.
command-serve-no-browser = No abrir ningún navegador.
command-serve-data = La carpeta de la base de datos y del secreto; también con la variable de entorno { $variable }.
command-serve-processes = Cuántos procesos responden; más de uno necesita PostgreSQL.
command-serve-proxy = La dirección del proxy que hay delante, cuyas cabeceras X-Forwarded-For y X-Forwarded-Proto se creen.

serve-starting = Se está poniendo la mesa…
serve-ready = La mesa está puesta: { $address }
serve-others = Los demás la encuentran en { $address }
serve-stop = Ctrl-C la cierra; todo lo jugado queda guardado.
serve-late = El servicio aún no responde, después de { $seconds } segundos. Se le espera; si algo va mal, el registro lo dice. Ctrl-C lo detiene.
serve-no-client = Las páginas para el navegador aún no están construidas. En la carpeta del código, «make play» las construye y arranca; el resto del servicio funciona.
