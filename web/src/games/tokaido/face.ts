// How Tokaido looks: what the table page needs to know of it.
import type { TokaidoView } from '~/service/types'
import type { Face } from '../face'
import Board from './Board.svelte'
import { flights } from './flights'
import Flying from './Flying.svelte'
import { pace } from './pace'
import Player from './Player.svelte'
import { read } from './read'
import { onBoard } from './targets'
import Tray from './Tray.svelte'

/** Meals lie open to whoever is served. */
const SERVING = ['deal', 'eat']

export const face: Face<TokaidoView> = {
  Board,
  Player,
  Tray,
  onBoard,
  pace,
  read,
  flights,
  Flying,
  wideTray: true,
  secret: (view, seat) =>
    (view.actor === seat || view.chance) &&
    ((view.hand?.length ?? 0) > 0 ||
      (SERVING.includes(view.phase) && view.inns.some((inn) => inn.open && inn.meals?.length))),
}
