# `tabiji serve`: its help and its messages.

command-serve = Open the table in the browser, for yourself or for others.
command-serve-host = The address to listen on; 0.0.0.0 lets other machines in.
command-serve-port = The port; without it, 8000 or the next one that is free.
command-serve-no-browser = Do not open a browser.
command-serve-data = The folder for the database and the secret; also by the environment variable { $variable }.
command-serve-processes = How many processes answer; more than one needs PostgreSQL.
command-serve-proxy = The address of the proxy in front, whose headers X-Forwarded-For and X-Forwarded-Proto are believed.

serve-starting = The table is being set…
serve-ready = The table is set: { $address }
serve-others = Others reach it at { $address }
serve-stop = Ctrl-C closes it; everything that was played is kept.
serve-late = The service does not answer yet, after { $seconds } seconds. It is waited for; if something is wrong, the log says what. Ctrl-C stops it.
serve-no-client = The pages for the browser are not built yet. In the folder of the sources, “make play” builds them and starts; the rest of the service works.
