/**
 * What a game shows of itself: the one interface between the table page and the games.
 *
 * The table page knows turns, seats, choices and the log; a face knows how its game looks.
 * Neither knows the rules: what is legal, and what it would give, comes from the service.
 */
import type { Component } from 'svelte'
import type { say } from '~/say'
import type { Legal, SeatState, Step } from '~/service/types'

/** Says a sentence of the language files, in the language of the page. */
export type Say = typeof say

/** The printed things of a game: the `board` of its `GameInfo`. */
export type Printed = any

/** Plays, and looks at, what can be done now. */
export interface Choosing {
  /** What can be done now at this screen: empty while somebody else is to act, or the past is shown. */
  legal: Legal[]
  /** Plays a legal action, by its word. */
  onplay: (word: string) => void
  /** A legal action is under the pointer or has the focus; null: none is any more. */
  onlook: (legal: Legal | null) => void
}

export interface BoardProps<V> extends Choosing {
  view: V
  board: Printed
  seats: SeatState[]
  /** The seats that this viewer plays. */
  mine: number[]
  /** What has just happened: `view` is the table right after. Null: nothing is being shown. */
  step: Step | null
  /** No movement: the viewer prefers it, or the past is being looked at. */
  still: boolean
}

/**
 * One player's things. The strip around it, drawn by the table page, says the name, the
 * points, whose turn it is and who is thinking: that is not drawn again.
 */
export interface PlayerProps<V> extends Choosing {
  view: V
  board: Printed
  seat: SeatState
  /** In a row of several, or on a phone: the essence only. */
  compact: boolean
  /** Shows everything of this player; without it, the game finds its own way. */
  onopen?: (() => void) | undefined
}

/** What is being chosen from: dice, the counter of a shop, meals. */
export type TrayProps<V> = BoardProps<V>

/** A part of the text view. */
export interface Section {
  title: string
  lines: string[]
}

/** Something that travels: from a place to a place, named as in `data-place`. */
export interface Flight {
  what: string
  from: string
  to: string
  /** Milliseconds before it sets out: after the walk that led to it. */
  wait?: number
}

export interface Face<V = unknown> {
  Board: Component<BoardProps<V>>
  Player: Component<PlayerProps<V>>
  Tray?: Component<TrayProps<V>>
  /** Whether a thing on the board, a player's strip or the tray offers it; the rest become buttons. */
  onBoard: (legal: Legal) => boolean
  /** For how many milliseconds a step is shown before the next one. */
  pace: (step: Step) => number
  /** The table in words, for the text view. */
  read: (view: V, board: Printed, say: Say) => Section[]
  /** What a thing is good for that a choice would bring; empty where there is nothing to say. */
  about?: (legal: Legal, say: Say) => string
  /** What travels from one view to the next; places that are not on the screen do no harm. */
  flights?: (before: V, after: V) => Flight[]
  /** How something looks that travels, in a square. */
  Flying?: Component<{ what: string }>
  /** Which player's sign (`parts/PlayerMark`) and colour a seat has; without it, its own number's. */
  sign?: (view: V, seat: number) => number
  /** The tray is a row of cards and needs the whole width, not a place beside the near player. */
  wideTray?: boolean
  /** Whether the view shows this seat what others at the same screen may not see. */
  secret?: (view: V, seat: number) => boolean
}

/** The signs of all seats, for marks and colours. */
export function signsOf(face: AnyFace, view: unknown, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (view && face.sign ? face.sign(view, seat) : seat))
}

/** A game's face, whatever its views are. */
export type AnyFace = Face<any>

/** Each game is a folder and its own chunk: `duo/face.ts` and `tokaido/face.ts` export `face`. */
const FACES = import.meta.glob<{ face: AnyFace }>('./*/face.ts')

/** The face of a game, loaded when its first table is opened. */
export async function faceOf(game: string): Promise<AnyFace> {
  const load = FACES[`./${game}/face.ts`]
  if (!load) throw new Error(`no face for the game ${game}`)
  return (await load()).face
}
