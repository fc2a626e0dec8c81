# What the service refuses before it reaches a table, and why it cannot start.

## Who asks, and from where

service-no-session = It is not known who you are. Open the first page again; a program asks GET /api/me first.
service-host = This service is not called { $host }. Whoever runs it can add the name to TABIJI_HOSTS.
service-origin = This was asked by another page, { $origin }, which may not speak for you.
service-header = Whoever wants to change something has to send the header X-Tabiji: 1.

## How much

service-too-large = This is too large: at most { $kilobytes } kilobytes are read.
service-too-much = This is too large.
service-too-many = This is too much at once. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
service-too-many-connections = There are too many open connections. Close some windows first.

## What

service-no-route = There is nothing at this address.
service-method = Nothing at this address can be asked for with { $method }.
service-malformed = This cannot be read; JSON is expected, as the description of the API shows it.
service-invalid = { $where } does not fit: { $why }.
service-name-empty = A name needs at least one letter.
service-name-long = This name is too long.
service-message = This is not a message that can be sent here.
service-internal = Something went wrong here that should not have. It was noted.

## Starting

serve-no-secret = The secret that signs sessions cannot be kept in { $file }: { $why }.
serve-bad-secret = { $file } is damaged, and no copy of it is whole. Put one back. If you delete it and { $copy }, a new secret is made: everybody comes as somebody new until they open their personal link. Games and links stay.
serve-folder-taken = Another service runs on the folder { $folder } already, at { $address }. Open that, or choose another folder with --data.
serve-port-taken = Port { $port } is in use already; choose another with --port.
serve-no-address = It is not possible to listen on { $host }: { $why }.
serve-one-process = Several processes need PostgreSQL: set { $variable }.
serve-no-database = The database cannot be used: { $why }
serve-failed = The service could not start: { $why }
