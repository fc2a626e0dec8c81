// Written by `make docs` from src/tabiji/server/schemas.py: do not edit.

/** It is on disk. */
export interface Accepted {
  version: number
  rematch: string | null
}

/** An action, by somebody who saw the log up to `seen`. */
export interface Act {
  seat: number
  word: string
  seen: number
}

/** Who would like to play again after the end. They do as soon as nobody's word is missing. */
export interface Again {
  agreed: number[]
  waiting_for: number[]
}

/** What else this viewer can do now. */
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
  leave: boolean
  ask_to_leave: number[]
  rematch: boolean
  invite: number[]
}

/** Anything else that is done at a table. */
export interface Ask {
  do: 'undo' | 'redo' | 'ask-undo' | 'agree' | 'refuse' | 'resign' | 'abandon' | 'hand-over' | 'take-back' | 'take-seat' | 'leave' | 'ask-to-leave' | 'rematch'
  seen: number
  seat?: number | null
  name?: string | null
}

/** A table that does not begin where a game begins, but from somebody's position. */
export interface Begins {
  seat: number
  actions: number
  redrawn: boolean
}

/** The boutique token of a coastal town. */
export interface BoutiqueView {
  town: string
  ware: string
  price: number
}

/** A thing of one's own that an action would change: a field of the player's view. */
export interface Change {
  field: string
  before: number
  after: number
}

/** Under which rules and on which board a table is played that are not those of this service, and which those are. What was played is as it was; it cannot be looked at or played on here. */
export interface Closed {
  rules: number
  board: string
  rules_here: number
  board_here: string
}

/** A die: its character, its number (0 before the roll), and who took it. */
export interface DieView {
  character: string
  number: number
  taker: number | null
}

/** An action or request sent over the live connection is on disk. */
export interface Done {
  type: 'done'
  reply_to: number
  accepted: Accepted
}

/** The whole table. `actor` is a seat, or None while chance decides or after the end. */
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

export interface GameInfo {
  name: string
  seats: number[]
  options: OptionInfo[]
  opponents: OpponentInfo[]
  substitute: string
  board: Record<string, any>
}

/** The first message of a live connection, and after a gap: everything. */
export interface Hello {
  type: 'hello'
  table: Table
  log: Step[]
}

export interface Hint {
  at: number
  opinions: Opinion[]
  line: string[]
  iterations: number
}

/** An inn whose meals have been dealt. `meals` are the cards there that nobody has bought, as this seat knows them: None if it has not looked. If one was removed after it looked, the list still has that card, and is one longer than `cards`, what lies there or went under the pile. `bought` has for each seat what it bought there. */
export interface InnView {
  number: number
  open: boolean
  cards: number
  meals: string[] | null
  bought: (string | null)[]
  removed: boolean
  refused: string | null
}

/** A link for one open seat; whoever opens it first takes the seat. */
export interface Invitation {
  seat: number
  path: string
}

/** What can be done now, and what it would give at once, before any dice. */
export interface Legal {
  word: string
  text: Text
  points: Record<string, number>
  changes: Change[]
}

/** The tables that a person may want to see. */
export interface Lists {
  mine: TableLine[]
  open: TableLine[]
  live: TableLine[]
}

export interface LiveAct {
  seat: number
  word: string
  seen: number
  type: 'act'
  id: number
}

export interface LiveAsk {
  do: 'undo' | 'redo' | 'ask-undo' | 'agree' | 'refuse' | 'resign' | 'abandon' | 'hand-over' | 'take-back' | 'take-seat' | 'leave' | 'ask-to-leave' | 'rematch'
  seen: number
  seat?: number | null
  name?: string | null
  type: 'ask'
  id: number
}

/** The same over HTTP. */
export interface Look {
  type: 'hello'
  table: TableWithKeys
  log: Step[]
}

/** Whoever holds this session: a name is enough. */
export interface Me {
  id: string
  name: string
  link: string
}

export interface NewName {
  name: string
}

/** A seat of a new table: mine at this screen, a bot's, or for whoever comes. */
export interface NewSeat {
  kind: 'me' | 'bot' | 'open'
  name?: string | null
  bot?: string | null
}

export interface NewTable {
  game: string
  options?: Record<string, boolean | number | string | (string | null)[] | null>
  seats: NewSeat[]
  listed?: boolean
  hints?: boolean
  substitute?: string
  salt?: string
  take_over?: TakeOver | null
  lesson?: boolean
}

/** What the search thinks of one action. */
export interface Opinion {
  word: string
  text: Text
  visits: number
  value: number[]
  points: number[]
}

/** Somebody on the ladder, weakest first; what is said of them is in the language files. */
export interface OpponentInfo {
  name: string
  level: number
  seconds: number
}

/** An option of a game: it is said as `GAME-option-NAME` in the language files. */
export interface OptionInfo {
  name: string
  kind: 'yes-no' | 'choice' | 'seat' | 'travelers'
  choices: string[]
  default: boolean | number | string | (string | null)[] | null
}

/** What a personal link ends with. */
export interface PersonalKey {
  key: string
}

/** One player's characters and boards. */
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

/** Points by source. */
export interface PointsView {
  faith: number
  commerce: number
  culture: number
  total: number
}

/** A place in a record, for the search to look at. */
export interface Position {
  record: string
  at: number
}

/** Why something was refused. */
export interface Problem {
  code: string
  text: Text
  english: string
}

/** A record file, as text. */
export interface RecordText {
  record: string
}

/** An action or request sent over the live connection was refused; nothing changed. */
export interface Refused {
  type: 'refused'
  problem: Problem
  reply_to: number
}

/** A whole game to look at: a frame for every action. */
export interface Replay {
  game: string
  options: Record<string, boolean | number | string | (string | null)[] | null>
  seats: string[]
  bots: (string | null)[]
  start: DuoView | TokaidoView
  steps: Step[]
  points: number[][]
  turns: number[]
  result: Result | null
  record: string
}

/** Something that needs the others' consent. */
export interface Request {
  kind: 'undo' | 'abandon'
  seat: number
  to: number | null
  agreed: number[]
  waiting_for: number[]
}

/** How it ended. With `reason` other than `played`, places are as the table decided. */
export interface Result {
  reason: 'played' | 'resigned' | 'abandoned'
  places: number[]
  points: number[]
  winners: number[]
  texts: Text[]
}

export interface SeatState {
  seat: number
  kind: 'person' | 'bot' | 'open'
  name: string
  bot: string | null
  mine: boolean
  present: boolean
  thinking: boolean
  stuck: boolean
  warming_up: boolean
  handed_over: boolean
  resigned: boolean
}

/** Something that happened: an action, or chance, which has no seat. `word` and `text` are None for whoever may not know what was done. `view` is the table right after, as this viewer sees it: left out where many are sent at once. */
export interface Step {
  index: number
  seat: number | null
  word: string | null
  text: Text | null
  view: DuoView | TokaidoView | null
}

/** A stop of the road: its kind, and who stands there, the farthest ahead first. */
export interface StopView {
  space: string
  double: boolean
  pieces: number[]
}

/** A table as one viewer sees it, whole. */
export interface Table {
  id: string
  game: string
  options: Record<string, boolean | number | string | (string | null)[] | null>
  version: number
  at: number
  status: 'waiting' | 'playing' | 'over'
  listed: boolean
  hints: boolean
  substitute: string
  seats: SeatState[]
  turn: number | null
  legal: Legal[]
  view: DuoView | TokaidoView | null
  points: number[]
  sources: (Record<string, number>)[]
  estimate: number[] | null
  request: Request | null
  taken_back: TakenBack[]
  result: Result | null
  allowed: Allowed
  asked_to_leave: boolean
  again: Again | null
  rematch: string | null
  commitment: string | null
  seed: string | null
  position: string
  begins: Begins | null
  created: string
  closed: Closed | null
}

/** A table in a list. */
export interface TableLine {
  id: string
  game: string
  options: Record<string, boolean | number | string | (string | null)[] | null>
  status: 'waiting' | 'playing' | 'over'
  seats: SeatState[]
  turn: number | null
  points: number[]
  begins: Begins | null
  created: string
  changed: string
  closed: boolean
}

/** A table as it is only told over HTTP, uncompressed: with keys in it. What is sent over live connections may be compressed, and has no place for any. */
export interface TableWithKeys {
  id: string
  game: string
  options: Record<string, boolean | number | string | (string | null)[] | null>
  version: number
  at: number
  status: 'waiting' | 'playing' | 'over'
  listed: boolean
  hints: boolean
  substitute: string
  seats: SeatState[]
  turn: number | null
  legal: Legal[]
  view: DuoView | TokaidoView | null
  points: number[]
  sources: (Record<string, number>)[]
  estimate: number[] | null
  request: Request | null
  taken_back: TakenBack[]
  result: Result | null
  allowed: Allowed
  asked_to_leave: boolean
  again: Again | null
  rematch: string | null
  commitment: string | null
  seed: string | null
  position: string
  begins: Begins | null
  created: string
  closed: Closed | null
  invitations: Invitation[]
}

/** Begin where a record, or another match, stood after so many actions. Everybody is told. With open seats, what is hidden at that place is drawn anew. */
export interface TakeOver {
  match?: string | null
  record?: string | null
  at: number
}

/** An undo. */
export interface TakenBack {
  seat: number
  at: number
  choices: number
  after_chance: boolean
}

/** A sentence of the language files, and the values it mentions. A value is a number; a text that is the id of another entry; another sentence; or, in `verbatim`, a text that is the same in every language. */
export interface Text {
  id: string
  args: Record<string, number | string | Text>
  verbatim: string[]
}

/** The whole table. `actor` is a seat, or None while chance decides or after the end. */
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

/** A seat: its traveler, its purse, its collection, its points. */
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

/** What is new: the steps since the version before, and the table as it is now. After an undo `steps` is empty and `table.at` is smaller: the log is cut there. */
export interface Update {
  type: 'update'
  before: number
  table: Table
  steps: Step[]
}

/** A wave tile: the side it shows, and who holds it (None: the board). */
export interface WaveView {
  character: string
  side: string
  holder: number | null
}
