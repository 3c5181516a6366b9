/** What a table shows to one renderer. */
import * as v from 'valibot'
import type { GameInfo, Message, Seat, Viewer } from '../engine/core/contract/game.ts'
import type { Outcome } from '../engine/core/contract/outcome.ts'
import type { VisibleEvent } from '../engine/core/contract/game-events.ts'
import type { Json } from '../engine/core/contract/json.ts'
import type { UndoVoteRecord } from '../engine/core/contract/log.ts'
import { BranchOrigin } from './games-and-saves.ts'
import {
  defineTableSchema,
  boundedListSchema,
  MAX_LOG_ENTRIES,
  seatSchemaFor,
  seatsSchemaFor,
  tableIdSchemaFor,
  wholeNumberSchema,
  type TableSchemaContext,
} from './table-schemas.ts'
import { TutorialRecord } from './tutorial.ts'
import { messageSchemaFor, messageIdSchema, messageValuesSchemaFor } from './message-schemas.ts'
import { SeatSetup } from './seats.ts'

/** One moment of a move: what the viewer sees, and what happened since the moment before. */
export interface ViewUpdate {
  readonly view: Json
  readonly facts: readonly VisibleEvent[]
  /** The group of the log (counted as in TableSnapshot) that the facts belong to; absent: nothing happened. */
  readonly group?: number
}

/** What a seat has to choose now. `id` changes only when that seat's decision changes. */
export interface PendingDecision {
  readonly seat: Seat
  readonly id: number
  readonly choices: readonly Json[]
  /** The indices of those that are final: the screen asks before it plays one. Absent: none is, or nobody wants to be asked. */
  readonly final?: readonly number[]
  /** Why each of them is final. Absent: an older host does not tell. */
  readonly reasons?: readonly Message[]
}

/**
 * Whether a step back or forward is possible, with the seat to name in the call; if not, why not.
 * `because` says the reason in the words of the game; absent: the game has none.
 */
export type UndoAvailability =
  | { readonly ok: true; readonly seat: Seat }
  | { readonly ok: false; readonly reason: Message; readonly because?: Message }

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
  /** The seat whose turn is played but not confirmed: waits for endTurnButton. */
  readonly unconfirmed?: Seat
  /** False while the turn of that seat goes on: only the screen passes to whom it asks meanwhile. */
  readonly turnOver?: boolean
  /** The bot that is thinking now. */
  readonly thinking?: Seat
  /** For whoever acted last at this screen, else for whoever is to act there. */
  readonly undo: UndoAvailability
  readonly redo: UndoAvailability
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
  readonly takenBack?: readonly UndoVoteRecord[]
  /** How many entries the log holds. */
  readonly length: number
  /** Where 'since your turn' begins, and for whom: absent where nobody sits in front of the renderer. */
  readonly since?: ActivityStart
}

/** The first group of the log (counted as in TableSnapshot) that others brought about after a seat's last choices. */
export interface ActivityStart {
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
  readonly origin?: BranchOrigin
  /** It is a guided first game. */
  readonly guided?: TutorialRecord
}

/** A table as it stands, for a renderer that opens it or missed something. */
export interface TableSnapshot {
  readonly info: TableInfo
  readonly sequence: number
  readonly moment: ViewUpdate
  readonly status: TableStatus
  /**
   * Everything told so far that this viewer may know, oldest first: the log. Group 0 is the setup's, group n that of
   * the log's n-th entry: there is always one group more than `status.length`.
   */
  readonly history: readonly (readonly VisibleEvent[])[]
}

/**
 * What changed. Sequences count up by one per renderer and table; a gap, or a log of another length than the status says,
 * asks for `current`.
 */
export interface TableUpdate {
  readonly table: string
  readonly sequence: number
  /** The log goes on with their facts, each in its group. */
  readonly moments: readonly ViewUpdate[]
  readonly status: TableStatus
  /** What stands still has changed all the same: who plays here, what somebody is called. Absent: it has not. */
  readonly info?: TableInfo
  /** First of all the log is another one from a group on. Absent: what is there stays. */
  readonly cut?: LogReplacement
}

/**
 * Drop the log's groups from `from` on (counted as in TableSnapshot), then append these. Undo makes it shorter; another viewer
 * (a curtain lifted or fallen) gets the whole of it, from 0, up to what the moments tell.
 */
export interface LogReplacement {
  readonly from: number
  readonly groups: readonly (readonly VisibleEvent[])[]
}

/** More than any decision, moment, entry or update has. */
const MAX_CHOICES = 1000
const MAX_EVENTS_PER_UPDATE = 2000
const MAX_VIEW_UPDATES = 64
const MAX_SCORE_LINES = 200
const MAX_POINTS = 1e6

/** Whose view something is. */
export function viewerSchemaFor(form: TableSchemaContext) {
  return v.union([seatSchemaFor(form), v.picklist(['table', 'open'])])
}

/** The moments of an update or of an entry of the log. */
export function viewUpdatesSchemaFor(form: TableSchemaContext) {
  return boundedListSchema(viewUpdateSchema(form), MAX_VIEW_UPDATES)
}

const viewUpdateSchema = defineTableSchema<ViewUpdate>()(({ view, fact }) =>
  v.object({
    view,
    facts: boundedListSchema(fact, MAX_EVENTS_PER_UPDATE),
    group: v.exactOptional(wholeNumberSchema(MAX_LOG_ENTRIES)),
  }),
)

const pendingDecisionSchema = defineTableSchema<PendingDecision>()((form) =>
  v.pipe(
    v.object({
      seat: seatSchemaFor(form),
      id: wholeNumberSchema(Number.MAX_SAFE_INTEGER),
      choices: v.pipe(boundedListSchema(form.action, MAX_CHOICES), v.minLength(1)),
      final: v.exactOptional(boundedListSchema(wholeNumberSchema(MAX_CHOICES), MAX_CHOICES)),
      reasons: v.exactOptional(boundedListSchema(messageSchemaFor(form.seats), MAX_CHOICES)),
    }),
    v.check(({ choices, final }) => final?.every((at) => at < choices.length) ?? true),
    v.check(({ final = [], reasons }) => reasons === undefined || reasons.length === final.length),
  ),
)

const undoAvailabilitySchema = defineTableSchema<UndoAvailability>()((form) =>
  v.variant('ok', [
    v.object({ ok: v.literal(true), seat: seatSchemaFor(form) }),
    v.object({
      ok: v.literal(false),
      reason: messageSchemaFor(form.seats),
      because: v.exactOptional(messageSchemaFor(form.seats)),
    }),
  ]),
)

const pointsSchema = v.pipe(v.number(), v.minValue(-MAX_POINTS), v.maxValue(MAX_POINTS))

/** Every seat is ranked, once. */
const outcomeSchema = defineTableSchema<Outcome>()((form) => {
  const message = messageSchemaFor(form.seats)
  const line = v.object({
    id: messageIdSchema,
    values: v.exactOptional(messageValuesSchemaFor(form.seats)),
    points: v.exactOptional(pointsSchema),
  })
  const standing = v.object({
    seats: v.pipe(seatsSchemaFor(form), v.minLength(1)),
    rank: v.pipe(wholeNumberSchema(form.seats), v.minValue(1)),
    score: v.exactOptional(pointsSchema),
    lines: boundedListSchema(line, MAX_SCORE_LINES),
    title: v.exactOptional(message),
  })
  return v.object({
    ranking: v.pipe(
      boundedListSchema(standing, form.seats),
      v.check((ranking) => {
        const seats = ranking.flatMap((each) => each.seats)
        return seats.length === form.seats && new Set(seats).size === seats.length
      }),
    ),
    reason: message,
  })
})

const undoVoteRecordSchema = defineTableSchema<UndoVoteRecord>()((form) =>
  v.object({
    at: wholeNumberSchema(MAX_LOG_ENTRIES),
    by: seatSchemaFor(form),
    agreed: seatsSchemaFor(form),
    dropped: boundedListSchema(
      v.object({ seat: seatSchemaFor(form), entries: wholeNumberSchema(MAX_LOG_ENTRIES) }),
      form.seats,
    ),
  }),
)

const tableStatusSchema = defineTableSchema<TableStatus>()((form) =>
  v.pipe(
    v.object({
      viewer: viewerSchemaFor(form),
      deciders: seatsSchemaFor(form),
      decision: v.exactOptional(pendingDecisionSchema(form)),
      curtain: v.exactOptional(seatSchemaFor(form)),
      unconfirmed: v.exactOptional(seatSchemaFor(form)),
      turnOver: v.exactOptional(v.boolean()),
      thinking: v.exactOptional(seatSchemaFor(form)),
      undo: undoAvailabilitySchema(form),
      redo: undoAvailabilitySchema(form),
      notice: v.exactOptional(messageSchemaFor(form.seats)),
      outcome: v.nullable(outcomeSchema(form)),
      advised: v.exactOptional(
        v.pipe(boundedListSchema(wholeNumberSchema(MAX_LOG_ENTRIES), form.seats), v.length(form.seats)),
      ),
      takenBack: v.exactOptional(boundedListSchema(undoVoteRecordSchema(form), MAX_LOG_ENTRIES)),
      length: wholeNumberSchema(MAX_LOG_ENTRIES),
      since: v.exactOptional(v.object({ seat: seatSchemaFor(form), group: wholeNumberSchema(MAX_LOG_ENTRIES) })),
    }),
    v.check(({ since, length }) => since === undefined || since.group <= length + 1),
  ),
)

const tableInfoSchema = defineTableSchema<TableInfo>()((form) => {
  const { game, seats } = form
  const options = Object.entries(form.options).map(([id, value]) => [id, v.literal(value)] as const)
  return v.object({
    table: tableIdSchemaFor(form),
    game: v.pipe(
      v.object({ id: v.literal(game.id) }),
      v.transform(() => game),
    ),
    seats: v.pipe(boundedListSchema(remoteSeatSetupSchema, seats), v.length(seats)),
    options: v.object(Object.fromEntries(options)),
    practice: v.boolean(),
    advice: v.boolean(),
    mine: seatsSchemaFor(form),
    note: v.exactOptional(messageSchemaFor(seats)),
    origin: v.exactOptional(v.object(BranchOrigin.entries)),
    guided: v.exactOptional(v.object(TutorialRecord.entries)),
  })
})

/** As a seat is set up, without what a newer host may add. */
const remoteSeatSetupSchema = v.variant('kind', [
  v.object(SeatSetup.options[0].entries),
  v.object(SeatSetup.options[1].entries),
])

function eventGroupsSchemaFor({ fact }: TableSchemaContext) {
  return boundedListSchema(boundedListSchema(fact, MAX_EVENTS_PER_UPDATE), MAX_LOG_ENTRIES)
}

/** The schema of `TableSnapshot`: the log has a group for each entry and one for the setup. */
export const tableSnapshotSchema = defineTableSchema<TableSnapshot>()((form) =>
  v.pipe(
    v.object({
      info: tableInfoSchema(form),
      sequence: wholeNumberSchema(Number.MAX_SAFE_INTEGER),
      moment: viewUpdateSchema(form),
      status: tableStatusSchema(form),
      history: eventGroupsSchemaFor(form),
    }),
    v.check((now) => now.history.length === now.status.length + 1),
    v.check((now) => (now.moment.group ?? 0) <= now.status.length),
  ),
)

/** The schema of `TableUpdate`: nothing in it lies beyond the end of the log. */
export const tableUpdateSchema = defineTableSchema<TableUpdate>()((form) =>
  v.pipe(
    v.object({
      table: tableIdSchemaFor(form),
      sequence: wholeNumberSchema(Number.MAX_SAFE_INTEGER),
      moments: viewUpdatesSchemaFor(form),
      status: tableStatusSchema(form),
      info: v.exactOptional(tableInfoSchema(form)),
      cut: v.exactOptional(v.object({ from: wholeNumberSchema(MAX_LOG_ENTRIES), groups: eventGroupsSchemaFor(form) })),
    }),
    v.check(({ moments, status: { length } }) => moments.every(({ group }) => (group ?? 0) <= length)),
    v.check(({ cut, status: { length } }) => cut === undefined || cut.from + cut.groups.length <= length + 1),
  ),
)

/** What an answer to `table.current` says of how the table was laid: the first thing to know of it. */
export const tableSetupSchema = v.pipe(
  v.object({
    info: v.object({
      seats: v.custom<unknown[]>((seats) => Array.isArray(seats)),
      options: v.record(v.string(), v.union([v.string(), v.boolean(), v.number()])),
    }),
  }),
  v.transform(({ info: { seats, options } }) => ({ players: seats.length, options })),
)
