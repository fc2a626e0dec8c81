"""Who is let in: names, hosts, origins, sizes and rates.

- `names`: a name that anybody can safely be shown;
- `buckets`: how much one visitor may ask for;
- `hosts`: by which names this service may be called, and from which pages;
- `headers`: what browsers are told to refuse;
- `guard`: the middleware that every request passes, built from the others.
"""
