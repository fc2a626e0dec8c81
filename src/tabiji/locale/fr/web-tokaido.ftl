# The Tokaido table in the browser.

web-tokaido-kyoto = Kyoto
web-tokaido-edo = Edo
