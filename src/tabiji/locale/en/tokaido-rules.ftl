# Tokaido: a short help on everything there is, in our own words.
# `tabiji rules tokaido TOPIC` and `help TOPIC` print it; the order here is the order of the list.

tokaido-help-game = Walk the road from Kyoto to Edo and make the journey as rich as you can: views,
    meals, souvenirs, baths, encounters and gifts to the temple all score points. Not the fastest
    traveler wins, but the one with the fullest journey.
    .title = the game
tokaido-help-move = The traveler farthest behind moves next, forward to any free space up to the next
    inn, and uses it. Whoever is still last moves again. Everybody stops at every inn.
    .title = moving
tokaido-help-double = A double space holds two travelers when four or five play. The first takes the
    spot on the road; the second stands off the road, counts as farther behind and moves on first.
    .title = double space
tokaido-help-inn = All travelers stop here and wait in line. On arrival you may buy one meal of those
    that are left; the first to arrive deals one more than there are players. Each meal costs 1 to 3
    coins and is worth 6 points, but never the same dish twice. When all are here, the last in line
    goes on first.
    .title = inn
tokaido-help-shop = With at least one coin you may stop here: three souvenirs are shown, and you buy
    as many of them as you like and can pay.
    .title = shop
tokaido-help-souvenirs = There are four kinds: small objects, food and drink, clothing, art. The
    cards of different kinds form sets by themselves; the first in a set is worth 1 point, the second
    3, the third 5, the fourth 7.
    .title = souvenirs
tokaido-help-temple = Give 1 to 3 coins, at least one: each scores a point at once. At the end the
    best donor scores 10 points more, the second 7, the third 4, every other donor 2; ties share the
    better rank.
    .title = temple
tokaido-help-encounter = Draw an encounter card, carry out what it says and keep it.
    .title = encounter
tokaido-help-paddy = Take the next section of the paddy panorama, worth its number. It has three
    sections. Once yours is complete you can no longer stop at paddies.
    .title = paddy
tokaido-help-mountain = Take the next section of the mountain panorama, worth its number. It has four
    sections. Once yours is complete you can no longer stop at mountains.
    .title = mountain
tokaido-help-sea = Take the next section of the sea panorama, worth its number. It has five sections.
    Once yours is complete you can no longer stop at the sea.
    .title = sea
tokaido-help-hot-spring = Draw a hot spring card, worth 2 or 3 points.
    .title = hot spring
tokaido-help-farm = Gain 3 coins.
    .title = farm
tokaido-help-shokunin = The artisan gives you a souvenir from the pile, which scores as if bought.
    .title = Shokunin
tokaido-help-annaibito = The guide shows a panorama and you gain its next section. If yours is
    complete, choose another one.
    .title = Annaibito
tokaido-help-samurai = You score 3 points.
    .title = Samurai
tokaido-help-kuge = The noble gives you 3 coins.
    .title = Kuge
tokaido-help-miko = The priestess gives a coin to the temple in your name: a point at once, and it
    counts among your donations.
    .title = Miko
tokaido-help-achievements = Seven cards of 3 points each. The first to complete a panorama gets its
    card at once. At the end come Gourmet, Bather, Chatterbox and Collector; if several are tied, all
    of them score.
    .title = achievements
tokaido-help-gourmet = The most coins printed on one's meals.
    .title = Gourmet
tokaido-help-bather = The most hot spring cards.
    .title = Bather
tokaido-help-chatterbox = The most encounter cards.
    .title = Chatterbox
tokaido-help-collector = The most souvenirs.
    .title = Collector
tokaido-help-chuubei = The messenger, 4 coins. At each of the three inns on the way, before the meal,
    Chuubei draws an encounter card.
    .title = Chuubei
tokaido-help-hiroshige = The artist, 3 coins. At each of the three inns on the way, before the meal,
    Hiroshige gains the next section of a panorama of his choice.
    .title = Hiroshige
tokaido-help-hirotada = The priest, 8 coins. Whenever he stops at the temple, Hirotada may add a coin
    from the bank to his gift.
    .title = Hirotada
tokaido-help-kinko = The ronin, 7 coins. Meals cost Kinko one coin less; those of 1 coin are free.
    .title = Kinko
tokaido-help-mitsukuni = The old man, 6 coins. Mitsukuni scores 1 point more for each hot spring card
    and each achievement.
    .title = Mitsukuni
tokaido-help-sasayakko = The geisha, 5 coins. When Sasayakko buys two souvenirs or more in a shop, the
    cheapest is free, though she must hold the full price.
    .title = Sasayakko
tokaido-help-satsuki = The orphan, 2 coins. On arriving at an inn, Satsuki is offered the top meal of
    the pile for free; or she refuses it and may buy as everybody does.
    .title = Satsuki
tokaido-help-umegae = The street entertainer, 5 coins. Umegae gains 1 point and 1 coin at each
    encounter, before it takes effect.
    .title = Umegae
tokaido-help-yoshiyasu = The functionary, 9 coins. At each encounter Yoshiyasu sees two cards and
    keeps one; nobody else sees the other.
    .title = Yoshiyasu
tokaido-help-zen-emon = The merchant, 6 coins. Once in each shop, Zen-emon pays 1 coin for a souvenir
    whatever its price.
    .title = Zen-emon
tokaido-help-neutral = With two players a neutral traveler walks along. When it is last, the player
    who is farther ahead moves it. It gives a coin to the temple where it stops there, and takes a
    random meal away when it reaches an inn.
    .title = the neutral traveler
tokaido-help-variants = First journey: everybody sets out with 7 coins and without a traveler's
    power. Gastronomy: an inn deals one meal less. Return journey: from Edo to Kyoto.
    .title = variants
tokaido-help-end = When all have reached the last inn and eaten, the journey is over. Temple ranks
    and the last four achievements are scored. Most points win; then most achievements; else the
    victory is shared.
    .title = the end
