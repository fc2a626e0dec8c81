"""What an action means, as a message that can be said in any language."""

from tabiji.duo import actions, scoring
from tabiji.duo.artist import others_present
from tabiji.duo.board import BOARD, MOST_FACES, name_of
from tabiji.duo.names import Character, Icon, Phase, Station, Ware, Wave
from tabiji.duo.notation import write
from tabiji.duo.pilgrim import arrival
from tabiji.duo.tables import BOUTIQUE_PRICE, BOUTIQUE_WARE, GIFT_POINTS, TOWN_OF_STATION
from tabiji.duo.waves import has_wave
from tabiji.kernel.errors import BadText
from tabiji.kernel.message import Message
from tabiji.kernel.record import State
