// The face of Tokaido Duo: what the table page shows of it.
import type { DuoView } from '~/service/types'
import type { Face } from '../face'
import { about } from './about'
import Board from './Board.svelte'
import { flights } from './flights'
import Flying from './Flying.svelte'
import { pace } from './pace'
import Player from './Player.svelte'
import { read } from './read'
import { onBoard } from './targets'
import Tray from './Tray.svelte'

export const face: Face<DuoView> = {
  Board,
  Player,
  Tray,
  onBoard,
  pace,
  read,
  about,
  flights,
  Flying,
  sign: (view, seat) => (view.players[seat]?.colour === 'green' ? 1 : 0),
}
