/**
 * The Bridge: every call and event between a renderer and the process that hosts the tables. It has two parts:
 * `table`, all that a guest may call, and `desk`, what only the window of this machine may call (saves, settings, new
 * tables). It is spoken over Electron's IPC and over the WebSocket of headless.ts.
 *
 * A call stands once, in CALLS: its name, the schema of what comes in, and the type of what is answered. Both ends are
 * typed from there.
 */
import * as v from 'valibot'
import { adviceSchema } from './advice-schema.ts'
import { noArgument, defineCall, type CallDefinition, type RemoteCallDefinition } from './call-definition.ts'
import { VOTE_CALLS } from './votes.ts'
import { NewTableInput, type GameListEntry, type SaveListEntry } from './games-and-saves.ts'
import type { BridgeEvents } from './events.ts'
import { FILES_CALLS } from './import-export.ts'
import { nullSchema } from './table-schemas.ts'
import { TutorialRecordInput } from './tutorial.ts'
import type { TransferCallName } from './host-transfer.ts'
import { HOSTING_CALLS } from './hosting.ts'
import { LAN_CALLS } from './remote-tables.ts'
import { LIBRARY_CALLS } from './save-library.ts'
import { BRANCH_CALLS, REPLAY_CALLS } from './replay.ts'
import { PRESENCE_CALLS } from './presence.ts'
import { idSchema, SaveRef, seatSchema, SeatRef, TableRef } from './refs.ts'
import type { Result } from './result.ts'
import { BUG_REPORT_CALLS } from './bug-report.ts'
import { REVIEW_CALLS } from './review.ts'
import { SettingsChange, type Settings } from './settings.ts'
import { STATISTICS_CALLS } from './statistics.ts'
import { tableSnapshotSchema } from './table-view.ts'
import { CHAT_CALLS } from './chat.ts'
import { APP_UPDATE_CALLS } from './app-updates.ts'
import { WINDOW_CALLS } from './window.ts'

const ActInput = v.strictObject({
  table: idSchema,
  seat: seatSchema,
  decision: v.pipe(v.number(), v.integer()),
  /** Checked for legality by the gate only: it must equal one of the choices. */
  action: v.unknown(),
})

const AdviseInput = v.strictObject({ table: idSchema, seat: seatSchema, decision: v.pipe(v.number(), v.integer()) })

/** `done`: the board is painted; else the page begins to paint it. */
const PaintInput = v.strictObject({ table: idSchema, done: v.boolean() })

/** `lose`: what could not be saved may be lost. */
const CloseTableInput = v.strictObject({ table: idSchema, lose: v.optional(v.boolean()) })

/** All that a guest may call. Each call names the schema of its answer, since a host on another machine may give it. */
const TABLE_CALLS = {
  /** The table as it stands for this renderer; also subscribes it to updates. */
  current: defineCall(TableRef).gives(tableSnapshotSchema),
  /**
   * Said before `current` by a page that is going to paint its board, and again when that is done: bots wait for it (main/tables/
   * first-frames.ts). Bots do not wait for a page that never says it.
   */
  paint: defineCall(PaintInput).gives(nullSchema),
  act: defineCall(ActInput).gives(nullSchema),
  /** Takes back the seat's last own choice; refused with the reason after a barrier (see engine/core/host/table.ts). */
  undo: defineCall(SeatRef).gives(nullSchema),
  redo: defineCall(SeatRef).gives(nullSchema),
  /** Confirms the turn that waits for it. */
  endTurn: defineCall(SeatRef).gives(nullSchema),
  /** 'hand': this seat's owner is at the screen. 'small': the owner peeks at 'my values'. */
  liftCurtain: defineCall(SeatRef).gives(nullSchema),
  lowerCurtain: defineCall(TableRef).gives(nullSchema),
  /** Bots act at once until the next person's decision. */
  skip: defineCall(TableRef).gives(nullSchema),
  /**
   * What the Sage would do at the decision that this screen may make now. It takes about a second, and is counted and on
   * disk before it is answered (`TableStatus.advised`). Refused as `act` is; `table.refused.advice`: not at this
   * table; `.stale`: the decision, or the view, has changed meanwhile, or another question was asked; `.sage`: it could not think.
   */
  advise: defineCall(AdviseInput).gives(adviceSchema),
  /** The page no longer waits for what the Sage would do. */
  stopAdvice: defineCall(TableRef).gives(nullSchema),
  ...REPLAY_CALLS,
  ...PRESENCE_CALLS,
  ...CHAT_CALLS,
  ...VOTE_CALLS,
} satisfies Readonly<Record<string, RemoteCallDefinition<unknown, unknown>>>

/** A call that is not listed here does not exist. */
export const CALLS = {
  table: TABLE_CALLS,
  /** What only this machine's own window may call. */
  desk: {
    games: defineCall(noArgument).gives<readonly GameListEntry[]>(),
    newTable: defineCall(NewTableInput).gives<TableRef>(),
    saves: defineCall(noArgument).gives<readonly SaveListEntry[]>(),
    /** Opens a save as a table (the one open already, if it is that). */
    openSave: defineCall(SaveRef).gives<TableRef>(),
    /** What lies in the bin; each is named as it is there. */
    binnedSaves: defineCall(noArgument).gives<readonly SaveListEntry[]>(),
    /**
     * Leaves a table: it is saved, and its bots stop. While the disk refuses it stays open, with the reason
     * `table.refused.unsaved {moves}`, unless these moves may be lost.
     */
    leave: defineCall(CloseTableInput).gives<null>(),
    /** Lessons of a guided game are skipped, or left, or taken up again. */
    guide: defineCall(TutorialRecordInput).gives<null>(),
    settings: defineCall(noArgument).gives<Settings>(),
    changeSettings: defineCall(SettingsChange).gives<Settings>(),
    ...LIBRARY_CALLS,
    ...FILES_CALLS,
    ...STATISTICS_CALLS,
    ...REVIEW_CALLS,
    ...BRANCH_CALLS,
    ...HOSTING_CALLS,
    ...LAN_CALLS,
    ...WINDOW_CALLS,
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

export type TableApi = { readonly [K in keyof typeof CALLS.table]: ApiMethod<(typeof CALLS.table)[K]> }
export type AppApi = { readonly [K in keyof typeof CALLS.desk]: ApiMethod<(typeof CALLS.desk)[K]> }

/** A call's name on its way: `table.act`. */
export type CallName = `table.${keyof TableApi}` | `desk.${keyof AppApi}`

/** What a guest may call at its host. */
export type GuestCallName = `table.${keyof TableApi}` | TransferCallName

export interface HostApi {
  readonly table: TableApi
  readonly desk: AppApi
  /** Listens; returns how to stop. */
  on<K extends keyof BridgeEvents>(event: K, listener: (value: BridgeEvents[K]) => void): () => void
}
