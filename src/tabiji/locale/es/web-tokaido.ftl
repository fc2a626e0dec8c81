# The Tokaido table in the browser.

web-tokaido-kyoto = Kioto
web-tokaido-edo = Edo
