/**
 * The Bridge: every call and event between a renderer and the process that hosts the tables. It has two parts: `table`, all that
 * a guest may call, and `desk`, for the window of this machine only (saves, settings, new tables). It runs over Electron's IPC
 * and over the WebSocket of headless.ts. Each call is defined once, in BRIDGE_CALLS: its name, the schema of its argument, and
 * the type of its answer. Both ends get their types from there.
 */
import * as v from 'valibot'
import { adviceSchemaFor } from './advice-schema.ts'
import { noArgumentSchema, defineCall, type CallDefinition, type NetworkCallDefinition } from './call-definition.ts'
import { VOTE_CALLS } from './votes.ts'
import { NewTableInput, type GameCatalogueListEntry, type SaveListEntry } from './games-and-saves.ts'
import type { BridgeEvents } from './events.ts'
import { IMPORT_EXPORT_CALLS } from './import-export.ts'
import { noResultSchemaFor } from './table-schemas.ts'
import { ReplaceTutorialRecordInput } from './tutorial.ts'
import type { TransferCallName } from './host-transfer.ts'
import { HOSTING_CALL_DEFINITIONS } from './hosting.ts'
import { DISCOVERY_AND_JOIN_CALLS } from './remote-tables.ts'
import { SAVE_MANAGEMENT_CALLS } from './save-library.ts'
import { BRANCH_CALLS, REPLAY_VIEW_CALLS } from './replay.ts'
import { PRESENCE_AND_SEAT_CALLS } from './presence.ts'
import { idSchema, SaveRef, seatSchema, SeatRef, TableRef } from './refs.ts'
import type { Result } from './result.ts'
import { BUG_REPORT_CALLS } from './bug-report.ts'
import { REVIEW_CALLS } from './review.ts'
import { SettingsChange, type Settings } from './settings.ts'
import { STATISTICS_CALLS } from './statistics.ts'
import { tableSnapshotSchemaFor } from './table-view.ts'
import { CHAT_CALLS } from './chat.ts'
import { APP_UPDATE_CALLS } from './app-updates.ts'
import { WINDOW_AND_SYSTEM_CALLS } from './window.ts'

const ActInput = v.strictObject({
  table: idSchema,
  seat: seatSchema,
  decision: v.pipe(v.number(), v.integer()),
  /** Only validation checks its legality: it must equal one of the choices. */
  action: v.unknown(),
})

const AdviseInput = v.strictObject({ table: idSchema, seat: seatSchema, decision: v.pipe(v.number(), v.integer()) })

/** `done`: the board is painted; otherwise the page starts to paint it. */
const PaintInput = v.strictObject({ table: idSchema, done: v.boolean() })

/** `lose`: unsaved moves may be lost. */
const CloseTableInput = v.strictObject({ table: idSchema, lose: v.optional(v.boolean()) })

/** All that a guest may call. Each call has a schema of its answer, since a host on another machine may give it. */
const TABLE_CALLS = {
  /** The present table for this renderer; also subscribes it to updates. */
  current: defineCall(TableRef).gives(tableSnapshotSchemaFor),
  /**
   * Sent before `current` by a page that is going to paint its board, and again when that is done: bots wait for it
   * (main/tables/first-paint-wait.ts). Bots do not wait for a page that never sends it.
   */
  paint: defineCall(PaintInput).gives(noResultSchemaFor),
  act: defineCall(ActInput).gives(noResultSchemaFor),
  /** Undoes the seat's own last choice; rejected with the reason after a barrier (see engine/core/host/table.ts). */
  undo: defineCall(SeatRef).gives(noResultSchemaFor),
  redo: defineCall(SeatRef).gives(noResultSchemaFor),
  /** Confirms the turn that waits for it. */
  endTurn: defineCall(SeatRef).gives(noResultSchemaFor),
  /** 'hand': this seat's owner is at the screen. 'small': the owner peeks at 'my values'. */
  liftCurtain: defineCall(SeatRef).gives(noResultSchemaFor),
  lowerCurtain: defineCall(TableRef).gives(noResultSchemaFor),
  /** Bots act without a delay until the next decision of a person. */
  skip: defineCall(TableRef).gives(noResultSchemaFor),
  /**
   * The Sage's advice for the decision that this screen may make now. It takes about a second, and is counted and on disk before
   * it is answered (`TableStatus.advised`). Rejected as `act` is; `table.refused.advice`: not at this table; `.stale`: the
   * decision, or the view, has changed meanwhile, or another request was made; `.sage`: the search failed.
   */
  advise: defineCall(AdviseInput).gives(adviceSchemaFor),
  /** Cancels the page's advice request. */
  stopAdvice: defineCall(TableRef).gives(noResultSchemaFor),
  ...REPLAY_VIEW_CALLS,
  ...PRESENCE_AND_SEAT_CALLS,
  ...CHAT_CALLS,
  ...VOTE_CALLS,
} satisfies Readonly<Record<string, NetworkCallDefinition<unknown, unknown>>>

/**
 * The definitions of all calls from a renderer to its host, in two parts, by name. The calls of `table` are also for
 * guests, players on other machines. The calls of `desk` are only for the window of this machine. The host rejects a
 * call with any other name.
 */
export const BRIDGE_CALLS = {
  table: TABLE_CALLS,
  /** For the window of this machine only. */
  desk: {
    games: defineCall(noArgumentSchema).gives<readonly GameCatalogueListEntry[]>(),
    newTable: defineCall(NewTableInput).gives<TableRef>(),
    saves: defineCall(noArgumentSchema).gives<readonly SaveListEntry[]>(),
    /** Opens a save as a table; if it is open already, returns that table. */
    openSave: defineCall(SaveRef).gives<TableRef>(),
    /** The saves in the bin, with their ids there. */
    binnedSaves: defineCall(noArgumentSchema).gives<readonly SaveListEntry[]>(),
    /**
     * Leaves a table: it is saved, and its bots stop. While the disk refuses it stays open, with the reason
     * `table.refused.unsaved {moves}`, unless these moves may be lost.
     */
    leave: defineCall(CloseTableInput).gives<null>(),
    /** Skips, ends or resumes the lessons of a tutorial. */
    guide: defineCall(ReplaceTutorialRecordInput).gives<null>(),
    settings: defineCall(noArgumentSchema).gives<Settings>(),
    changeSettings: defineCall(SettingsChange).gives<Settings>(),
    ...SAVE_MANAGEMENT_CALLS,
    ...IMPORT_EXPORT_CALLS,
    ...STATISTICS_CALLS,
    ...REVIEW_CALLS,
    ...BRANCH_CALLS,
    ...HOSTING_CALL_DEFINITIONS,
    ...DISCOVERY_AND_JOIN_CALLS,
    ...WINDOW_AND_SYSTEM_CALLS,
    ...BUG_REPORT_CALLS,
    ...APP_UPDATE_CALLS,
  },
}

type ApiMethod<C> =
  C extends CallDefinition<infer Arg, infer Answer>
    ? [Arg] extends [undefined]
      ? () => Promise<Result<Answer>>
      : (arg: Arg) => Promise<Result<Answer>>
    : never

/**
 * The API for everything that a player does at a table. It has one method for each call of `BRIDGE_CALLS.table`.
 * Guests have it too.
 */
export type TableApi = { readonly [K in keyof typeof BRIDGE_CALLS.table]: ApiMethod<(typeof BRIDGE_CALLS.table)[K]> }
/**
 * The API for saves, settings, new tables, hosting and other functions of the local app. It has one method for each
 * call of `BRIDGE_CALLS.desk`. Only the window of this machine has it; guests do not.
 */
export type LocalAppApi = { readonly [K in keyof typeof BRIDGE_CALLS.desk]: ApiMethod<(typeof BRIDGE_CALLS.desk)[K]> }

/**
 * The full name of a call, as messages carry it, such as `table.act`. A call is a request from a renderer to its host.
 * The full name consists of the part of the API (`table` or `desk`), a dot, and the name of the call in that part.
 */
export type CallName = `table.${keyof TableApi}` | `desk.${keyof LocalAppApi}`

/**
 * The full name of a call that a guest may make. It is a call of the part `table` of the API, or a call of a host
 * transfer, which moves a table to another host.
 */
export type GuestCallName = `table.${keyof TableApi}` | TransferCallName

/** The whole API that a renderer uses: the calls about tables, the calls about the local app, and the events. */
export interface BridgeApi {
  readonly table: TableApi
  readonly desk: LocalAppApi
  /** Adds a listener. @returns a function that removes it */
  on<K extends keyof BridgeEvents>(event: K, listener: (value: BridgeEvents[K]) => void): () => void
}
