# Tokaido Duo: a short help on everything there is, in our own words.
# `tabiji rules duo TOPIC` and `help TOPIC` print it; the order here is the order of the list.

duo-help-game = Each player leads three characters around Shikoku: a Pilgrim along the coast, a
    Merchant on the trade routes and an Artist across the areas. Whoever makes the most of all
    three together wins.

    Points are counted at the end: faith (the Pilgrim), commerce (the Merchant) and culture (the
    Artist).
    .title = the game
duo-help-turn = Player A rolls the three dice and uses one of them; player B uses one of the other
    two; player A uses the last. Then the roles change.

    Using a die means moving its character exactly as many spaces as it shows, entering no space
    twice. The move is a must; what the character may do where it arrives is your choice.
    .title = the turn
duo-help-pilgrim = The Pilgrim walks clockwise from station to station. Occupied stations are
    counted like the others; if the walk ends on one, it goes on to the next free station, and only
    that one can be used. A Merchant occupies a station only by standing in its coastal town.
    .title = the Pilgrim
duo-help-merchant = The Merchant follows the trade routes between mountain towns and coastal towns:
    it draws wares in the mountains and sells them on the coast. It can neither enter nor pass an
    occupied coastal town. If the whole move cannot be made, it stays and does nothing.
    .title = the Merchant
duo-help-artist = The Artist crosses from area to area and then either paints or gifts a painting.
    Both Artists may be in one area.
    .title = the Artist
duo-help-town = At a coastal town the Pilgrim gains as many coins as its boutique shows. The
    Merchant sells there any number of wares of the one kind that the boutique buys. Only one
    character fits into a coastal town.
    .title = coastal town
duo-help-temple = The Pilgrim moves the temple peg one slot on. The last slot brings about the end
    of the game.
    .title = temple
duo-help-garden = The Pilgrim moves the garden peg one slot on. The last slot brings about the end
    of the game.
    .title = garden
duo-help-hot-spring = The Pilgrim takes the Hot Spring token, from the board or from the other
    player. Later, after using a die, its holder may return it to use the same die again at once:
    the same character moves and acts a second time. Not with the use of the die that gained it.
    .title = hot spring
duo-help-seashore = The Pilgrim takes a wave tile from the board; when none is left there, one of
    the other player's. It works at once and as long as it is held.
    .title = seashore
duo-help-mountain-town = In a mountain town the Merchant draws as many wares from the bag as the
    number printed there. Both Merchants may be in one mountain town.
    .title = mountain town
duo-help-boutique = Each coastal town has a boutique token: the kind of ware it buys from Merchants
    and the coins it pays for each, which are also the coins a Pilgrim gains there.
    .title = boutique
duo-help-wares = There are kimonos, pottery, dolls and fans. Your board stores five: draw first,
    then return what is too much, old or new, as you choose. Wares left at the end are worth
    nothing.
    .title = wares
duo-help-gold = Ten coins become a gold slab at once. The more slabs, the more points; the sixth
    brings about the end of the game. Gold is never changed back.
    .title = coins and gold
duo-help-area = Trade routes divide the island into areas, each with an icon: Moon, Waterfall,
    Mountain or Bamboo. An area borders on the stations along its coast, its two coastal towns
    included, and on its mountain towns.
    .title = area
duo-help-paint = Turn over as many of your paintings as there are other characters, yours and the
    other player's, in the Artist's area, on its stations and in its towns. They are turned from
    left to right, row by row.
    .title = paint
duo-help-gift = If the first painting left on your board is turned over and shows the icon of the
    Artist's area, you may give it away: it leaves the board and uncovers points. The tenth gift
    brings about the end of the game.
    .title = gift
duo-help-waves = There are three wave tiles, one for each character, and each shows one of its two sides
    for the whole game: Tranquil or Hasty Pilgrim, Crafty or Robust Merchant, Proficient or Inspired
    Artist. They are taken at seashores and work as long as they are held. Using one is never a must.
    .title = wave tiles
duo-help-tranquil = Your Pilgrim may walk one space less than the die shows, but at least one.
    .title = Tranquil Pilgrim
duo-help-hasty = Your Pilgrim may walk one space more than the die shows.
    .title = Hasty Pilgrim
duo-help-crafty = Your Merchant gains one coin more for each ware sold.
    .title = Crafty Merchant
duo-help-robust = Your Merchant may draw one ware more and stores six instead of five. Who loses
    this tile while holding six wares returns one at once.
    .title = Robust Merchant
duo-help-proficient = When you paint, you may turn over one painting more.
    .title = Proficient Artist
duo-help-inspired = You may gift a painting whose icon the Artist met anywhere on its move: where it
    set out, on the way or where it arrived.
    .title = Inspired Artist
duo-help-end = The end comes with the turn in which a temple or garden peg reaches its last slot, a
    player gains the sixth gold slab, or an Artist gifts the tenth painting. All three dice of that
    turn are still used.
    .title = the end
duo-help-points = Faith: the temple slot times the garden slot. Commerce: the number above the last
    gold slab. Culture: the highest number uncovered by gifts. The higher sum wins; then the player
    with more coins, gold not counted; else the victory is shared.
    .title = points
