/** What a table shows to one renderer. */
import type { GameInfo, Message, Outcome, Seat, Viewer } from '../engine/core/contract/game.ts'
import type { SeenFact } from '../engine/core/contract/facts.ts'
import type { Json } from '../engine/core/contract/json.ts'
import type { ConsentNote } from '../engine/core/contract/log.ts'
import type { Origin } from './desk.ts'
import type { Guided } from './guided.ts'
import type { SeatSetup } from './seats.ts'

/** One moment of a move: what the viewer sees, and what happened since the moment before. */
export interface SeenMoment {
  readonly view: Json
  readonly facts: readonly SeenFact[]
  /** The group of the log (counted as in TableNow) that the facts belong to; absent: nothing happened. */
  readonly group?: number
}

/** What a seat has to choose now. `id` changes only when that seat's decision changes. */
export interface PendingDecision {
  readonly seat: Seat
  readonly id: number
  readonly choices: readonly Json[]
  /** The indices of those that are final: the screen asks before it plays one. Absent: none is, or nobody wants to be asked. */
  readonly final?: readonly number[]
}

/** Whether a step back or forward is possible, with the seat to name in the call; if not, why not. */
export type Possible = { readonly ok: true; readonly seat: Seat } | { readonly ok: false; readonly reason: Message }

/** Where a table stands for one viewer: everything but the board itself. */
export interface TableStatus {
  /** Whose view is shown. `'table'` while nobody's secrets may be. */
  readonly viewer: Viewer
  /** The seats that owe a choice now. */
  readonly deciders: readonly Seat[]
  /** The decision that this renderer may make now; absent while others choose, or behind the curtain. */
  readonly decision?: PendingDecision
  /** A person whose secrets are needed next sits behind the curtain: lift it for this seat. */
  readonly curtain?: Seat
  /** The seat whose turn is played but not confirmed: waits for endTurn. */
  readonly unconfirmed?: Seat
  /** False while the turn of that seat goes on: only the screen passes to whom it asks meanwhile. */
  readonly turnOver?: boolean
  /** The bot that is thinking now. */
  readonly thinking?: Seat
  /** For whoever acted last at this screen, else for whoever is to act there. */
  readonly undo: Possible
  readonly redo: Possible
  /**
   * Something that people should know while it lasts: `table.notice.unsaved`, the disk refuses the save; `.taken`,
   * another Samsara has taken over the folder, and nothing is saved here any more; `.long`, the save leaves out the
   * table's oldest moves; `.helped {name}`, a bot could not think, and an adept played for it.
   */
  readonly notice?: Message
  readonly outcome: Outcome | null
  /** How often each seat has asked the Sage: everybody at the table sees it. Absent: nobody has. */
  readonly advised?: readonly number[]
  /** What was taken back by consent, oldest first: lines of the log, for everybody. Absent: nothing was. */
  readonly takenBack?: readonly ConsentNote[]
  /** How many entries the log holds. */
  readonly length: number
  /** Where 'since your turn' begins, and for whom: absent where nobody sits in front of the renderer. */
  readonly since?: Since
}

/** The first group of the log (counted as in TableNow) that others brought about after a seat's last choices. */
export interface Since {
  readonly seat: Seat
  readonly group: number
}

/** What stands still while a table is open. */
export interface TableInfo {
  readonly table: string
  readonly game: GameInfo
  readonly seats: readonly SeatSetup[]
  readonly options: Readonly<Record<string, string | boolean | number>>
  readonly practice: boolean
  /** Whether the Sage may be asked. */
  readonly advice: boolean
  /** The seats that people in front of this renderer play. */
  readonly mine: readonly Seat[]
  /** The table was opened from a save that could not be taken back whole: what was lost, in words. */
  readonly note?: Message
  /** It branched off another game. */
  readonly origin?: Origin
  /** It is a guided first game. */
  readonly guided?: Guided
}

/** A table as it stands, for a renderer that opens it or missed something. */
export interface TableNow {
  readonly info: TableInfo
  readonly sequence: number
  readonly moment: SeenMoment
  readonly status: TableStatus
  /**
   * Everything told so far that this viewer may know, oldest first: the log. Group 0 is the setup's, group n that of
   * the log's n-th entry: there is always one group more than `status.length`.
   */
  readonly history: readonly (readonly SeenFact[])[]
}

/**
 * What changed. Sequences count up by one per renderer and table; a gap, or a log of another length than the status says,
 * asks for `current`.
 */
export interface TableUpdate {
  readonly table: string
  readonly sequence: number
  /** The log goes on with their facts, each in its group. */
  readonly moments: readonly SeenMoment[]
  readonly status: TableStatus
  /** What stands still has changed all the same: who plays here, what somebody is called. Absent: it has not. */
  readonly info?: TableInfo
  /** First of all the log is another one from a group on. Absent: what is there stays. */
  readonly cut?: Cut
}

/**
 * Drop the log's groups from `from` on (counted as in TableNow), then append these. Undo makes it shorter; another viewer
 * (a curtain lifted or fallen) gets the whole of it, from 0, up to what the moments tell.
 */
export interface Cut {
  readonly from: number
  readonly groups: readonly (readonly SeenFact[])[]
}
