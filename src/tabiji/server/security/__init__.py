"""Who is let in: hosts, origins, sizes and rates.

- `buckets`, `prices`, `budget`: how much one visitor may ask for; `fair_semaphore`: in turn;
- `whereabouts`: from which addresses people come;
- `hosts`: by which names this service may be called, and from which pages;
- `headers`: what browsers are told to refuse;
- `http_protocol`: how the web server reads and writes;
- `guard`: the middleware that every request passes, built from the others.
"""
