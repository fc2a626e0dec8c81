"""A whole position as a line of text that reads back.

Words in any order; what is not said is as at the beginning of a game in which
seat 0 sits at the compass and plays purple, with boutiques and wave tiles in the
order of the board file, before the first roll:

    P0@C0 M1@M3 A0@5        where characters stand
    coins=4,9 temple=3,1    a number for each seat
    wares=kkp,-             by first letter
    paintings=MWo.......,-  gifted tiles in capitals, revealed ones small, then face down
    dice=p3:0,m1,a2         the dice rolled, and who has taken them
    waves=hasty:1,crafty,inspired:0
    phase=walk seat=0 die=pilgrim
"""
