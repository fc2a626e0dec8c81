// What goes over the wire (`wire.ts`, made from the service's description), with a few names more.
import type { Ask, Done, DuoView, Hello, NewTable, Refused, Table, TokaidoView, Update } from './wire'

export type * from './wire'

export type GameView = DuoView | TokaidoView
export type OptionValue = NonNullable<NewTable['options']>[string]
export type Status = Table['status']
export type Deed = Ask['do']
export type FromService = Hello | Update | Refused | Done
