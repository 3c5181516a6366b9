/**
 * The Bridge: every call and event between a renderer and the process that hosts the tables. It has two parts:
 * `table`, all that a guest may call, and `desk`, what only the window of this machine may call (saves, settings, new
 * tables). It is spoken over Electron's IPC and over the WebSocket of headless.ts.
 *
 * A call stands once, in CALLS: its name, the schema of what comes in, and the type of what is answered. Both ends are
 * typed from there.
 */
import * as v from 'valibot'
import { advice } from './advice.ts'
import { nothing, takes, type Call, type RemoteCall } from './call.ts'
import { CONSENT_CALLS } from './consent.ts'
import { NewTable, type GameCard, type SaveCard } from './desk.ts'
import type { BridgeEvents } from './events.ts'
import { FILES_CALLS } from './files.ts'
import { done } from './form.ts'
import { GuideCall } from './guided.ts'
import { HOSTING_CALLS } from './hosting.ts'
import { LAN_CALLS } from './lan.ts'
import { LIBRARY_CALLS } from './library.ts'
import { BRANCH_CALLS, PAST_CALLS } from './past.ts'
import { PEOPLE_CALLS } from './people.ts'
import { id, SaveRef, seat, SeatRef, TableRef } from './refs.ts'
import type { Reply } from './reply.ts'
import { REPORT_CALLS } from './report.ts'
import { REVIEW_CALLS } from './review.ts'
import { SettingsChange, type Settings } from './settings.ts'
import { STATISTICS_CALLS } from './statistics.ts'
import { tableNow } from './table.ts'
import { TALK_CALLS } from './talk.ts'
import { UPDATE_CALLS } from './updates.ts'
import { WINDOW_CALLS } from './window.ts'

const ActCall = v.strictObject({
  table: id,
  seat,
  decision: v.pipe(v.number(), v.integer()),
  /** Checked for legality by the gate only: it must equal one of the choices. */
  action: v.unknown(),
})

const AdviseCall = v.strictObject({ table: id, seat, decision: v.pipe(v.number(), v.integer()) })

/** `done`: the board is painted; else the page begins to paint it. */
const PaintCall = v.strictObject({ table: id, done: v.boolean() })

/** `lose`: what could not be saved may be lost. */
const LeaveCall = v.strictObject({ table: id, lose: v.optional(v.boolean()) })

/** All that a guest may call. Each call names the schema of its answer, since a host on another machine may give it. */
const TABLE_CALLS = {
  /** The table as it stands for this renderer; also subscribes it to updates. */
  current: takes(TableRef).gives(tableNow),
  /**
   * Said before `current` by a page that is going to paint its board, and again when that is done: bots wait for it (main/tables/
   * first-frames.ts). Bots do not wait for a page that never says it.
   */
  paint: takes(PaintCall).gives(done),
  act: takes(ActCall).gives(done),
  /** Takes back the seat's last own choice; refused with the reason after a barrier (see engine/core/host/table.ts). */
  undo: takes(SeatRef).gives(done),
  redo: takes(SeatRef).gives(done),
  /** Confirms the turn that waits for it. */
  endTurn: takes(SeatRef).gives(done),
  /** 'hand': this seat's owner is at the screen. 'small': the owner peeks at 'my values'. */
  liftCurtain: takes(SeatRef).gives(done),
  lowerCurtain: takes(TableRef).gives(done),
  /** Bots act at once until the next person's decision. */
  skip: takes(TableRef).gives(done),
  /**
   * What the Sage would do at the decision that this screen may make now. It takes about a second, and is counted and on
   * disk before it is answered (`TableStatus.advised`). Refused as `act` is; `table.refused.advice`: not at this
   * table; `.stale`: the decision, or the view, has changed meanwhile, or another question was asked; `.sage`: it could not think.
   */
  advise: takes(AdviseCall).gives(advice),
  /** The page no longer waits for what the Sage would do. */
  stopAdvice: takes(TableRef).gives(done),
  ...PAST_CALLS,
  ...PEOPLE_CALLS,
  ...TALK_CALLS,
  ...CONSENT_CALLS,
} satisfies Readonly<Record<string, RemoteCall<unknown, unknown>>>

/** A call that is not listed here does not exist. */
export const CALLS = {
  table: TABLE_CALLS,
  /** What only this machine's own window may call. */
  desk: {
    games: takes(nothing).gives<readonly GameCard[]>(),
    newTable: takes(NewTable).gives<TableRef>(),
    saves: takes(nothing).gives<readonly SaveCard[]>(),
    /** Opens a save as a table (the one open already, if it is that). */
    openSave: takes(SaveRef).gives<TableRef>(),
    /** What lies in the bin; each is named as it is there. */
    binnedSaves: takes(nothing).gives<readonly SaveCard[]>(),
    /**
     * Leaves a table: it is saved, and its bots stop. While the disk refuses it stays open, with the reason
     * `table.refused.unsaved {moves}`, unless these moves may be lost.
     */
    leave: takes(LeaveCall).gives<null>(),
    /** Lessons of a guided game are skipped, or left, or taken up again. */
    guide: takes(GuideCall).gives<null>(),
    settings: takes(nothing).gives<Settings>(),
    changeSettings: takes(SettingsChange).gives<Settings>(),
    ...LIBRARY_CALLS,
    ...FILES_CALLS,
    ...STATISTICS_CALLS,
    ...REVIEW_CALLS,
    ...BRANCH_CALLS,
    ...HOSTING_CALLS,
    ...LAN_CALLS,
    ...WINDOW_CALLS,
    ...REPORT_CALLS,
    ...UPDATE_CALLS,
  },
}

type Method<C> =
  C extends Call<infer Arg, infer Answer>
    ? [Arg] extends [undefined]
      ? () => Promise<Reply<Answer>>
      : (arg: Arg) => Promise<Reply<Answer>>
    : never

export type TableBridge = { readonly [K in keyof typeof CALLS.table]: Method<(typeof CALLS.table)[K]> }
export type DeskBridge = { readonly [K in keyof typeof CALLS.desk]: Method<(typeof CALLS.desk)[K]> }

/** A call's name on its way: `table.act`. */
export type CallName = `table.${keyof TableBridge}` | `desk.${keyof DeskBridge}`

export interface Bridge {
  readonly table: TableBridge
  readonly desk: DeskBridge
  /** Listens; returns how to stop. */
  on<K extends keyof BridgeEvents>(event: K, listener: (value: BridgeEvents[K]) => void): () => void
}
