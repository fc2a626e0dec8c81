# What the service refuses before it reaches a table, and why it cannot start.

## Who asks, and from where

service-no-session = On ne sait pas qui vous êtes. Rouvrez la première page ; un programme demande d'abord GET /api/me.
service-host = Ce service ne s'appelle pas { $host }. La personne qui le fait tourner peut ajouter ce nom à TABIJI_HOSTS.
service-origin = Cette demande vient d'une autre page, { $origin }, qui ne peut pas parler pour vous.
service-header = Pour changer quelque chose, il faut envoyer l'en-tête X-Tabiji: 1.

## How much

service-too-large = C'est trop gros : on lit au plus { $kilobytes } kilo-octets.
service-too-much = C'est trop gros.
service-too-many = C'est trop à la fois. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
service-too-many-connections = Il y a trop de connexions ouvertes. Fermez d'abord quelques fenêtres.

## What

service-no-route = Il n'y a rien à cette adresse.
service-method = Rien à cette adresse ne se demande par { $method }.
service-malformed = Ceci est illisible ; on attend du JSON, comme le montre la description de l'API.
service-invalid = { $where } ne convient pas : { $why }.
service-name-empty = Un nom a au moins une lettre.
service-name-long = Ce nom est trop long.
service-message = Ce message ne peut pas être envoyé ici.
service-internal = Il s'est produit ici une erreur qui n'aurait pas dû arriver. Elle a été notée.

## Starting

serve-no-secret = Le secret qui signe les sessions ne peut pas être gardé dans { $file } : { $why }.
serve-bad-secret = { $file } est abîmé, et aucune copie n'en est intacte. Remettez-en une. Si vous l'effacez avec { $copy }, un nouveau secret est créé : chacun arrive en inconnu jusqu'à ce qu'il ouvre son lien personnel. Les parties et les liens restent.
serve-folder-taken = Un autre service utilise déjà le dossier { $folder }, à l'adresse { $address }. Ouvrez-la, ou choisissez un autre dossier avec --data.
serve-port-taken = Le port { $port } est déjà pris ; choisissez-en un autre avec --port.
serve-no-address = Impossible d'écouter sur { $host } : { $why }.
serve-one-process = Plusieurs processus ont besoin de PostgreSQL : définissez { $variable }.
serve-no-database = La base de données est inutilisable : { $why }
serve-failed = Le service n'a pas pu démarrer : { $why }
