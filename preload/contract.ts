/**
 * The Bridge: every call and event between a renderer and the process that hosts the tables, with a schema for
 * everything that comes in. It is two contracts: TableBridge, all that a guest may call, and DeskBridge, what only the
 * window of this machine may call (saves, settings, new tables).
 *
 * Calls name things by id, never by path, and answer with a Reply. The same contract is spoken over Electron's IPC and
 * over the WebSocket of headless.ts.
 */
import * as v from 'valibot'
import type { GameInfo, Message, Outcome, Seat, Viewer } from '../engine/core/contract/game.ts'
import type { SeenFact } from '../engine/core/contract/facts.ts'
import type { Json } from '../engine/core/contract/json.ts'
import type { SaveStand } from './save-stand.ts'
import { SettingsChange, type Settings } from './settings.ts'

export { DEFAULT_SETTINGS, Settings, SettingsChange } from './settings.ts'

/** The answer to every call. A refusal loses nothing and carries words for people. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: Message }

// ---------------------------------------------------------------------------------------------------- people, seats

const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))
/** Index into the theme's eight seat colours, each with a shape of its own. */
const seatColour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))
const personName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24))

export const BOT_LEVELS = ['random', 'greedy'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

export const SeatSetup = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), name: personName, colour: seatColour }),
  v.strictObject({ kind: v.literal('bot'), name: personName, colour: seatColour, level: v.picklist(BOT_LEVELS) }),
])
/** Who sits on a seat. */
export type SeatSetup = v.InferOutput<typeof SeatSetup>

export const NewTable = v.strictObject({
  game: id,
  seats: v.pipe(v.array(SeatSetup), v.minLength(1), v.maxLength(8)),
  options: v.record(v.string(), v.union([v.string(), v.boolean(), v.number()])),
  /** Words typed as a seed; absent: the system's generator. */
  seed: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** A practice table may take back anything. */
  practice: v.boolean(),
})
export type NewTable = v.InferOutput<typeof NewTable>

// --------------------------------------------------------------------------------------------------- what a table shows

/** One moment of a move: what the viewer sees, and what happened since the moment before. */
export interface ViewFrame {
  readonly view: Json
  readonly facts: readonly SeenFact[]
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
  readonly held?: Seat
  /** False while the held seat's turn goes on: only the screen passes to whom it asks meanwhile. */
  readonly turnOver?: boolean
  /** The bot that is thinking now. */
  readonly thinking?: Seat
  /** For whoever acted last at this screen, else for whoever is to act there. */
  readonly undo: Possible
  readonly redo: Possible
  /**
   * Something that people should know while it lasts: `table.notice.unsaved`, the disk refuses the save; `.taken`,
   * another Samsara has taken over the folder, and nothing is saved here any more; `.long`, the save leaves out the
   * table's oldest moves.
   */
  readonly notice?: Message
  readonly outcome: Outcome | null
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
  /** The seats that people in front of this renderer play. */
  readonly mine: readonly Seat[]
  /** The table was opened from a save that could not be taken back whole: what was lost, in words. */
  readonly note?: Message
}

/** A table as it stands, for a renderer that opens it or missed something. */
export interface TableNow {
  readonly info: TableInfo
  readonly sequence: number
  readonly frame: ViewFrame
  readonly status: TableStatus
  /**
   * Everything told so far that this viewer may know, oldest first: the log. Group 0 is the setup's, group n that of
   * the log's n-th entry: there is always one group more than `status.length`.
   */
  readonly history: readonly (readonly SeenFact[])[]
}

/**
 * What changed. Sequences count up by one per renderer and table; a gap, or a `history` shorter than the log, asks for
 * `current`.
 */
export interface TableUpdate {
  readonly table: string
  readonly sequence: number
  readonly frames: readonly ViewFrame[]
  readonly status: TableStatus
  /**
   * The log from its group `from` on, counted as in TableNow: drop what is there from `from` on, then append. Undo makes
   * it shorter; another viewer (a curtain lifted or fallen) gets the whole of it, from 0.
   */
  readonly history: { readonly from: number; readonly entries: readonly (readonly SeenFact[])[] }
}

// -------------------------------------------------------------------------------------------------------- table calls

export const TableRef = v.strictObject({ table: id })
export const SeatRef = v.strictObject({ table: id, seat })
export const ActCall = v.strictObject({
  table: id,
  seat,
  decision: v.pipe(v.number(), v.integer()),
  /** Checked for legality by the gate only: it must equal one of the choices. */
  action: v.unknown(),
})
export type TableRef = v.InferOutput<typeof TableRef>
export type SeatRef = v.InferOutput<typeof SeatRef>
export type ActCall = v.InferOutput<typeof ActCall>

/** All that a guest may call. */
export interface TableBridge {
  /** The table as it stands for this renderer; also subscribes it to updates. */
  current(call: TableRef): Promise<Reply<TableNow>>
  act(call: ActCall): Promise<Reply<null>>
  /** Takes back the seat's last own choice; refused with the reason after a barrier (see engine/core/host/table.ts). */
  undo(call: SeatRef): Promise<Reply<null>>
  redo(call: SeatRef): Promise<Reply<null>>
  /** Confirms a held turn. */
  endTurn(call: SeatRef): Promise<Reply<null>>
  /** 'hand': this seat's owner is at the screen. 'small': the owner holds 'my values'. */
  liftCurtain(call: SeatRef): Promise<Reply<null>>
  lowerCurtain(call: TableRef): Promise<Reply<null>>
  /** Bots act at once until the next person's decision. */
  skip(call: TableRef): Promise<Reply<null>>
}

// ------------------------------------------------------------------------------------------------------- desk calls

export interface GameCard {
  readonly info: GameInfo
  /** False: shown as 'coming'. */
  readonly playable: boolean
}

/** A save as the library lists it. */
export interface SaveCard {
  readonly save: string
  readonly game: string
  readonly title: string
  readonly seats: readonly SeatSetup[]
  /** Milliseconds since 1970, by the clock of the host. */
  readonly savedAt: number
  readonly over: boolean
  /** Absent in a save that was written before it was kept, and not played on since. */
  readonly stand?: SaveStand
  /** The file could not be read as a save; it is kept and named, never deleted. */
  readonly broken?: Message
  /** The file is broken, and what is listed and opens is the save before it: `save.note.backup`. */
  readonly note?: Message
}

export const SaveRef = v.strictObject({ save: id })
/** `lose`: what could not be saved may be lost. */
export const LeaveCall = v.strictObject({ table: id, lose: v.optional(v.boolean()) })
export type LeaveCall = v.InferOutput<typeof LeaveCall>
export type SaveRef = v.InferOutput<typeof SaveRef>

/** What only this machine's own window may call. */
export interface DeskBridge {
  games(): Promise<Reply<readonly GameCard[]>>
  newTable(call: NewTable): Promise<Reply<TableRef>>
  saves(): Promise<Reply<readonly SaveCard[]>>
  /** Opens a save as a table (the one open already, if it is that). */
  openSave(call: SaveRef): Promise<Reply<TableRef>>
  /** Moves a save to the trash. @returns its name there, for `restoreSave` */
  deleteSave(call: SaveRef): Promise<Reply<SaveRef>>
  /** What lies in the trash; each is named as it is there. */
  deletedSaves(): Promise<Reply<readonly SaveCard[]>>
  /** Brings a save back from the trash. @returns its name among the saves: another one if its own is taken */
  restoreSave(call: SaveRef): Promise<Reply<SaveRef>>
  /**
   * Leaves a table: it is saved, and its bots stop. While the disk refuses it stays open, with the reason
   * `table.refused.unsaved {moves}`, unless these moves may be lost.
   */
  leave(call: LeaveCall): Promise<Reply<null>>
  settings(): Promise<Reply<Settings>>
  changeSettings(call: SettingsChange): Promise<Reply<Settings>>
}

/** What the host tells renderers without being asked. */
export interface BridgeEvents {
  update: TableUpdate
  settings: Settings
  /** A menu item of the native menu was chosen. */
  command: Command
}
export type Command = 'home' | 'newTable' | 'undo' | 'redo' | 'skip' | 'settings' | 'help'

export interface Bridge {
  readonly table: TableBridge
  readonly desk: DeskBridge
  /** Listens; returns how to stop. */
  on<K extends keyof BridgeEvents>(event: K, listener: (value: BridgeEvents[K]) => void): () => void
}

const nothing = v.undefined()

/** The schema of every call's argument. A call that is not listed here does not exist. */
export const CALLS = {
  table: {
    current: TableRef,
    act: ActCall,
    undo: SeatRef,
    redo: SeatRef,
    endTurn: SeatRef,
    liftCurtain: SeatRef,
    lowerCurtain: TableRef,
    skip: TableRef,
  },
  desk: {
    games: nothing,
    newTable: NewTable,
    saves: nothing,
    openSave: SaveRef,
    deleteSave: SaveRef,
    deletedSaves: nothing,
    restoreSave: SaveRef,
    leave: LeaveCall,
    settings: nothing,
    changeSettings: SettingsChange,
  },
} as const satisfies {
  table: Record<keyof TableBridge, v.GenericSchema>
  desk: Record<keyof DeskBridge, v.GenericSchema>
}

/** The IPC channel and socket name of a call: `table.act`. */
export type CallName = `table.${keyof TableBridge}` | `desk.${keyof DeskBridge}`
