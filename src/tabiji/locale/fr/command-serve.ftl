# `tabiji serve`: its help and its messages.

command-serve = Ouvrir la table dans le navigateur, pour vous ou pour d'autres.
command-serve-host = L'adresse d'écoute ; 0.0.0.0 laisse entrer d'autres machines.
command-serve-port = Le port ; sans lui, 8000 ou le premier libre ensuite.
command-serve-no-browser = Ne pas ouvrir de navigateur.
command-serve-data = Le dossier de la base de données et du secret ; aussi par la variable d'environnement { $variable }.
command-serve-processes = Combien de processus répondent ; plus d'un demande PostgreSQL.
command-serve-proxy = L'adresse du serveur mandataire placé devant, dont on croit les en-têtes X-Forwarded-For et X-Forwarded-Proto.

serve-starting = La table se prépare…
serve-ready = La table est mise : { $address }
serve-others = Les autres la trouvent à { $address }
serve-stop = Ctrl-C la ferme ; tout ce qui a été joué est gardé.
serve-late = Le service ne répond pas encore, après { $seconds } secondes. On l'attend ; si quelque chose ne va pas, le journal le dit. Ctrl-C l'arrête.
serve-no-client = Les pages pour le navigateur ne sont pas encore construites. Dans le dossier des sources, « make play » les construit et démarre ; le reste du service fonctionne.
