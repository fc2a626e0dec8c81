// What goes over the wire: src/tabiji/server/schemas.py, in the browser's words.

export type OptionValue = boolean | number | string | (string | null)[] | null

/** A sentence of the language files, and the values it mentions. */
export interface Text {
  id: string
  args: Record<string, number | string | Text>
  /** The names of those args that are not ids. */
  verbatim: string[]
}

export interface Problem {
  code: string
  text: Text
  english: string
}

export interface Me {
  id: string
  name: string
  link: string
}

export interface OptionInfo {
  name: string
  kind: 'yes-no' | 'choice' | 'seat' | 'travelers'
  choices: string[]
  default: OptionValue
}

export interface OpponentInfo {
  name: string
  level: number
  seconds: number
}

export interface GameInfo {
  name: string
  seats: number[]
  options: OptionInfo[]
  opponents: OpponentInfo[]
  board: Record<string, any>
}

export interface NewSeat {
  kind: 'me' | 'bot' | 'open'
  name?: string | null
  bot?: string | null
}

export interface TakeOver {
  match?: string | null
  record?: string | null
  at: number
}

export interface NewTable {
  game: string
  options?: Record<string, OptionValue>
  seats: NewSeat[]
  listed?: boolean
  hints?: boolean
  salt?: string
  take_over?: TakeOver | null
  lesson?: boolean
}

export interface Invitation {
  seat: number
  path: string
}

export interface SeatState {
  seat: number
  kind: 'person' | 'bot' | 'open'
  name: string
  bot: string | null
  mine: boolean
  present: boolean
  thinking: boolean
  warming_up: boolean
  handed_over: boolean
  resigned: boolean
}

export interface Change {
  field: string
  before: number
  after: number
}

export interface Legal {
  word: string
  text: Text
  points: Record<string, number>
  changes: Change[]
}

export interface Step {
  index: number
  seat: number | null
  word: string | null
  text: Text | null
  view: GameView | null
}

export interface Request {
  kind: 'undo' | 'abandon'
  seat: number
  to: number | null
  agreed: number[]
  waiting_for: number[]
}

export interface Result {
  reason: 'played' | 'resigned' | 'abandoned'
  places: number[]
  points: number[]
  winners: number[]
  texts: Text[]
}

export interface Allowed {
  undo: boolean
  ask_undo: boolean
  redo: boolean
  resign: boolean
  abandon: boolean
  hint: boolean
  hand_over: number[]
  take_back: number[]
  take_seat: number[]
  rematch: boolean
}

export type Status = 'waiting' | 'playing' | 'over'

export interface Table {
  id: string
  game: string
  options: Record<string, OptionValue>
  version: number
  at: number
  status: Status
  listed: boolean
  hints: boolean
  seats: SeatState[]
  turn: number | null
  legal: Legal[]
  view: GameView | null
  points: number[]
  sources: Record<string, number>[]
  estimate: number[] | null
  request: Request | null
  result: Result | null
  allowed: Allowed
  invitations: Invitation[]
  rematch: string | null
  commitment: string | null
  seed: string | null
  position: string
  created: string
}

export interface TableLine {
  id: string
  game: string
  options: Record<string, OptionValue>
  status: Status
  seats: SeatState[]
  turn: number | null
  points: number[]
  created: string
  changed: string
}

export interface Lists {
  mine: TableLine[]
  open: TableLine[]
  live: TableLine[]
}

export interface Act {
  seat: number
  word: string
  seen: number
}

export type Deed =
  | 'undo'
  | 'redo'
  | 'ask-undo'
  | 'agree'
  | 'refuse'
  | 'resign'
  | 'abandon'
  | 'hand-over'
  | 'take-back'
  | 'take-seat'
  | 'rematch'

export interface Ask {
  do: Deed
  seen: number
  seat?: number | null
  bot?: string | null
  name?: string | null
}

export interface Accepted {
  version: number
  rematch: string | null
}

export interface Hello {
  type: 'hello'
  table: Table
  log: Step[]
}

export interface Update {
  type: 'update'
  before: number
  table: Table
  steps: Step[]
}

export interface Refused {
  type: 'refused'
  problem: Problem
  reply_to: number
}

export interface Done {
  type: 'done'
  reply_to: number
  accepted: Accepted
}

export type FromService = Hello | Update | Refused | Done
export type LiveAct = Act & { type: 'act'; id: number }
export type LiveAsk = Ask & { type: 'ask'; id: number }

export interface Opinion {
  word: string
  text: Text
  visits: number
  value: number[]
  points: number[]
}

export interface Hint {
  at: number
  opinions: Opinion[]
  line: string[]
  iterations: number
}

export interface Replay {
  game: string
  options: Record<string, OptionValue>
  seats: string[]
  bots: (string | null)[]
  start: GameView
  steps: Step[]
  points: number[][]
  turns: number[]
  result: Result | null
  record: string
}

// src/tabiji/duo/view.py

export interface DieView {
  character: string
  number: number
  taker: number | null
}

export interface WaveView {
  character: string
  side: string
  holder: number | null
}

export interface BoutiqueView {
  town: string
  ware: string
  price: number
}

export interface PointsView {
  faith: number
  commerce: number
  culture: number
  total: number
}

export interface PlayerView {
  seat: number
  colour: string
  at_compass: boolean
  pilgrim: number
  merchant: string
  artist: number
  temple: number
  garden: number
  coins: number
  gold: number
  wares: Record<string, number>
  gifted: string[]
  revealed: string[]
  face_down: Record<string, number>
  points: PointsView
  ended_by: string[]
}

export interface DuoView {
  turns: number
  phase: string
  actor: number | null
  chance: boolean
  over: boolean
  first: number
  using: string | null
  again: boolean
  pending: number
  spring: number | null
  dice: DieView[]
  waves: WaveView[]
  boutiques: BoutiqueView[]
  bag: Record<string, number>
  players: PlayerView[]
}

// src/tabiji/tokaido/view.py

export interface StopView {
  space: string
  double: boolean
  pieces: number[]
}

export interface TravelerView {
  seat: number
  traveler: string | null
  tiles: string[]
  stop: number
  coins: number
  donated: number
  panoramas: Record<string, number>
  souvenirs: string[]
  springs: number[]
  encounters: string[]
  meals: string[]
  achievements: string[]
  points: number
  sources: Record<string, number>
}

export interface InnView {
  number: number
  open: boolean
  cards: number
  meals: string[] | null
  bought: (string | null)[]
  removed: boolean
  refused: string | null
}

export interface TokaidoView {
  phase: string
  actor: number | null
  mover: number
  chance: boolean
  over: boolean
  pending: number
  gastronomy: boolean
  return_journey: boolean
  neutral: number | null
  neutral_stop: number | null
  neutral_donated: number
  road: StopView[]
  travelers: TravelerView[]
  counter: string[]
  wanted: string[]
  offer: string | null
  hand: string[] | null
  put_back: string[] | null
  inns: InnView[]
  souvenirs_left: number
  souvenirs_under: string[][]
  springs_left: Record<string, number>
  encounters_left: number
  meals_left: number
}

export type GameView = DuoView | TokaidoView
