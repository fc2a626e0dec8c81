# What the service refuses before it reaches a table, and why it cannot start.

## Who asks, and from where

service-no-session = No se sabe quién eres. Abre otra vez la primera página; un programa pide antes GET /api/me.
service-host = Este servicio no se llama { $host }. Quien lo tiene en marcha puede añadir el nombre a TABIJI_HOSTS.
service-origin = Esto lo pide otra página, { $origin }, que no puede hablar por ti.
service-header = Para cambiar algo hay que enviar la cabecera X-Tabiji: 1.

## How much

service-too-large = Es demasiado grande: se leen como mucho { $kilobytes } kilobytes.
service-too-much = Es demasiado grande.
service-too-many = Es demasiado a la vez. Inténtalo de nuevo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
service-too-many-connections = Hay demasiadas conexiones abiertas. Cierra antes algunas ventanas.

## What

service-no-route = No hay nada en esta dirección.
service-method = En esta dirección no se puede pedir nada con { $method }.
service-malformed = Esto no se puede leer; se espera JSON, como muestra la descripción de la API.
service-invalid = { $where } no encaja: { $why }.
service-name-empty = Un nombre tiene al menos una letra.
service-name-long = Este nombre es demasiado largo.
service-message = Este mensaje no se puede enviar aquí.
service-internal = Aquí ha pasado algo que no debía pasar. Ha quedado anotado.

## Starting

serve-no-secret = El secreto que firma las sesiones no se puede guardar en { $file }: { $why }.
serve-bad-secret = { $file } está dañado, y ninguna copia está entera. Pon una en su lugar. Si lo borras junto con { $copy }, se crea un secreto nuevo: cada cual llega como alguien nuevo hasta que abre su enlace personal. Las partidas y los enlaces quedan.
serve-folder-taken = Otro servicio ya usa la carpeta { $folder }, en { $address }. Ábrelo, o elige otra carpeta con --data.
serve-port-taken = El puerto { $port } ya está ocupado; elige otro con --port.
serve-no-address = No se puede escuchar en { $host }: { $why }.
serve-one-process = Varios procesos necesitan PostgreSQL: define { $variable }.
serve-no-database = La base de datos no se puede usar: { $why }
serve-failed = El servicio no ha podido arrancar: { $why }
