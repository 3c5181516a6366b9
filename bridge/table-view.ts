/** The data that one renderer gets about a table. */
import * as v from 'valibot'
import type { GameInfo, Message, Seat, Viewer } from '../engine/core/contract/game.ts'
import type { Outcome } from '../engine/core/contract/outcome.ts'
import type { VisibleEvent } from '../engine/core/contract/game-events.ts'
import type { Json } from '../engine/core/contract/json.ts'
import type { VotedUndoRecord } from '../engine/core/contract/log.ts'
import { BranchOrigin } from './games-and-saves.ts'
import {
  defineTableDependentSchema,
  boundedListSchema,
  MAX_LOG_ENTRIES,
  seatSchemaFor,
  distinctSeatsSchemaFor,
  tableIdTranslatingSchemaFor,
  wholeNumberUpToSchema,
  type TableSchemaContext,
} from './table-schemas.ts'
import { SkippedAndEndedLessons } from './tutorial.ts'
import { translatableMessageSchemaForSeats, messageIdSchema, messageValuesSchemaForSeats } from './message-schemas.ts'
import { SeatSetup } from './seats.ts'

/**
 * One of the steps in which a move is shown on the board: the view after this step, and the events since the previous
 * step.
 */
export interface ViewStep {
  readonly view: Json
  readonly facts: readonly VisibleEvent[]
  /** The group of the log (counted as in TableSnapshot) that the events belong to; absent: there are none. */
  readonly group?: number
}

/** The choices that one seat has now. `id` changes only when the decision of that seat changes. */
export interface PendingDecision {
  readonly seat: Seat
  readonly id: number
  readonly choices: readonly Json[]
  /**
   * Indices of the final choices: the screen asks before it plays one. Absent: there is none, or the question is switched off.
   */
  readonly final?: readonly number[]
  /** The reason why each of them is final. Absent: from an older host. */
  readonly reasons?: readonly Message[]
}

/**
 * Whether undo (or redo) is possible now. If it is possible, `seat` is the seat to name in the call. If it is not
 * possible, `reason` is the reason as a message, and `because` is the game's own explanation, which is absent if the
 * game has none.
 */
export type UndoOrRedoAvailability =
  | { readonly ok: true; readonly seat: Seat }
  | { readonly ok: false; readonly reason: Message; readonly because?: Message }

/** The present state of a table for one viewer, without the board itself: decisions, turn, undo, outcome. */
export interface TableStatus {
  /** The viewer whose view is shown. `'table'` while no secrets may be shown. */
  readonly viewer: Viewer
  /** The seats that have to choose now. */
  readonly deciders: readonly Seat[]
  /** The decision that this renderer may make now; absent while others choose, or behind the curtain. */
  readonly decision?: PendingDecision
  /** The seat of the person whose secrets are needed next and are behind the curtain: lift it for this seat. */
  readonly curtain?: Seat
  /** The seat whose turn is played but not confirmed: it waits for the call `endTurn`. */
  readonly unconfirmed?: Seat
  /** False while the turn of that seat continues: only the screen passes to another player, whose decision it needs. */
  readonly turnOver?: boolean
  /** The bot that is searching now. */
  readonly thinking?: Seat
  /** For the last player who acted at this screen, otherwise for the one who is to act there. */
  readonly undo: UndoOrRedoAvailability
  readonly redo: UndoOrRedoAvailability
  /**
   * A notice for the players while it applies: `table.notice.unsaved`, the disk refuses the save; `.taken`, another Samsara now
   * holds the folder, and nothing is saved here any more; `.long`, the save leaves out the table's oldest moves; `.helped
   * {name}`, a bot's search failed, and an adept played for it.
   */
  readonly notice?: Message
  readonly outcome: Outcome | null
  /** Number of advice requests by seat, visible to all at the table. Absent: no requests. */
  readonly advised?: readonly number[]
  /** Undos by vote, oldest first: public lines of the log. Absent: none. */
  readonly takenBack?: readonly VotedUndoRecord[]
  /**
   * The latest forced moves of the seats at this renderer, oldest first, as far as the viewer may know them. Absent: none, or an
   * older host.
   */
  readonly forced?: readonly ForcedMove[]
  /** Number of entries in the log. */
  readonly length: number
  /** The start of 'since your turn', and its seat: absent if no player uses the renderer. */
  readonly since?: FirstGroupAfterLastTurn
}

/**
 * A move that the table played for a seat because it was the only choice. `group` is the number of the group of log
 * events that belongs to the move, counted as in `TableSnapshot`. `after` is the group of the last choice of the same
 * seat if only forced moves of that seat lie between the two; otherwise it is absent.
 */
export interface ForcedMove {
  readonly seat: Seat
  /** Its group of the log (counted as in TableSnapshot). */
  readonly group: number
  readonly action: Json
  /**
   * The group of the choice of the same seat that it follows, with nothing but forced moves of that seat between them. Absent: it
   * follows a move of another seat, or begins the game.
   */
  readonly after?: number
}

/**
 * The position in the log after the last turn of a seat. `group` is the number of the first group of events that other
 * players caused after the last choices of that seat; group 0 belongs to the setup, and group n to the n-th entry of
 * the log. The panel 'since your turn' shows the events from this group on.
 */
export interface FirstGroupAfterLastTurn {
  readonly seat: Seat
  readonly group: number
}

/**
 * Information about a table that seldom changes while the table is open: game, players, variants, origin. A
 * `TableUpdate` contains it only after a change.
 */
export interface TableSetupInfo {
  readonly table: string
  readonly game: GameInfo
  readonly seats: readonly SeatSetup[]
  readonly options: Readonly<Record<string, string | boolean | number>>
  readonly practice: boolean
  /** Whether advice is allowed. */
  readonly advice: boolean
  /** The seats of the players at this renderer. */
  readonly mine: readonly Seat[]
  /** Present if the save of the table could not be restored completely: the loss, as a message. */
  readonly note?: Message
  /** Present if it branched off another game. */
  readonly origin?: BranchOrigin
  /** Present if it is a tutorial. */
  readonly guided?: SkippedAndEndedLessons
}

/** The whole present state of a table, for a renderer that opens it or missed updates. */
export interface TableSnapshot {
  readonly info: TableSetupInfo
  readonly sequence: number
  readonly moment: ViewStep
  readonly status: TableStatus
  /**
   * All events so far that this viewer may know, oldest first: the log. Group 0 is the setup's, group n that of the log's n-th
   * entry: there is always one group more than `status.length`.
   */
  readonly history: readonly (readonly VisibleEvent[])[]
}

/**
 * A change of a table, as the host sends it to one renderer. The sequence number increases by one with each update of
 * this table to this renderer.
 *
 * If a number is missing, or if the renderer's log then has another length than `status` says, the renderer requests
 * the whole table by the call `current`.
 */
export interface TableUpdate {
  readonly table: string
  readonly sequence: number
  /** Their events are appended to the log, each to its group. */
  readonly moments: readonly ViewStep[]
  readonly status: TableStatus
  /** The table information, if it has changed: the players here, or names. Absent: unchanged. */
  readonly info?: TableSetupInfo
  /** First replaces the log from a group on. Absent: the log stays. */
  readonly cut?: LogReplacement
}

/**
 * A replacement of the end of a renderer's log, for example after an undo. The renderer drops the groups of events
 * from group `from` on, and then appends `groups`. Group 0 holds the events of the set-up, and group n the events of
 * log entry n (as in `TableSnapshot`).
 *
 * If the viewer changes, because the curtain that hides the secrets of players at one screen opens or closes, the
 * whole log is replaced (`from` is 0). `groups` does not contain the events in the `moments` of the same update. The
 * renderer appends those events afterwards.
 */
export interface LogReplacement {
  readonly from: number
  readonly groups: readonly (readonly VisibleEvent[])[]
}

/** More than any decision, update or entry has. */
const MAX_CHOICES = 1000
const MAX_EVENTS_PER_UPDATE = 2000
const MAX_VIEW_STEPS = 64
const MAX_SCORE_LINES = 200
/**
 * Maximum number of forced moves in a `TableStatus`, which lists only the latest ones. A forced move is one that the
 * table played for a seat because it was the only choice. In most games, the seats at one renderer have fewer forced
 * moves than this.
 */
export const MAX_LISTED_FORCED_MOVES = 100
const MAX_POINTS = 1e6

/**
 * Creates the schema of a viewer: a seat of the table, `'table'` (the public view), or `'open'` (everything, once the game is
 * over).
 */
export function viewerSchemaFor(form: TableSchemaContext) {
  return v.union([seatSchemaFor(form), v.picklist(['table', 'open'])])
}

/**
 * Creates the schema of the list of view steps in a table update or in an entry of the log. A view step (`ViewStep`)
 * is one of the steps in which a move is shown on the board: the view after it, and the events since the previous
 * step. The list has at most `MAX_VIEW_STEPS` items.
 */
export function viewStepsSchemaFor(form: TableSchemaContext) {
  return boundedListSchema(viewStepSchemaFor(form), MAX_VIEW_STEPS)
}

const viewStepSchemaFor = defineTableDependentSchema<ViewStep>()(({ view, fact: event }) =>
  v.object({
    view,
    facts: boundedListSchema(event, MAX_EVENTS_PER_UPDATE),
    group: v.exactOptional(wholeNumberUpToSchema(MAX_LOG_ENTRIES)),
  }),
)

const pendingDecisionSchemaFor = defineTableDependentSchema<PendingDecision>()((form) =>
  v.pipe(
    v.object({
      seat: seatSchemaFor(form),
      id: wholeNumberUpToSchema(Number.MAX_SAFE_INTEGER),
      choices: v.pipe(boundedListSchema(form.action, MAX_CHOICES), v.minLength(1)),
      final: v.exactOptional(boundedListSchema(wholeNumberUpToSchema(MAX_CHOICES), MAX_CHOICES)),
      reasons: v.exactOptional(boundedListSchema(translatableMessageSchemaForSeats(form.seats), MAX_CHOICES)),
    }),
    v.check(({ choices, final }) => final?.every((at) => at < choices.length) ?? true),
    v.check(({ final = [], reasons }) => reasons === undefined || reasons.length === final.length),
  ),
)

const undoAvailabilitySchemaFor = defineTableDependentSchema<UndoOrRedoAvailability>()((form) =>
  v.variant('ok', [
    v.object({ ok: v.literal(true), seat: seatSchemaFor(form) }),
    v.object({
      ok: v.literal(false),
      reason: translatableMessageSchemaForSeats(form.seats),
      because: v.exactOptional(translatableMessageSchemaForSeats(form.seats)),
    }),
  ]),
)

const pointsSchema = v.pipe(v.number(), v.minValue(-MAX_POINTS), v.maxValue(MAX_POINTS))

/** Every seat is ranked, once. */
const outcomeSchemaFor = defineTableDependentSchema<Outcome>()((form) => {
  const message = translatableMessageSchemaForSeats(form.seats)
  const line = v.object({
    id: messageIdSchema,
    values: v.exactOptional(messageValuesSchemaForSeats(form.seats)),
    points: v.exactOptional(pointsSchema),
  })
  const standing = v.object({
    seats: v.pipe(distinctSeatsSchemaFor(form), v.minLength(1)),
    rank: v.pipe(wholeNumberUpToSchema(form.seats), v.minValue(1)),
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

const votedUndoRecordSchemaFor = defineTableDependentSchema<VotedUndoRecord>()((form) =>
  v.object({
    at: wholeNumberUpToSchema(MAX_LOG_ENTRIES),
    by: seatSchemaFor(form),
    agreed: distinctSeatsSchemaFor(form),
    dropped: boundedListSchema(
      v.object({ seat: seatSchemaFor(form), entries: wholeNumberUpToSchema(MAX_LOG_ENTRIES) }),
      form.seats,
    ),
  }),
)

const forcedMoveSchemaFor = defineTableDependentSchema<ForcedMove>()((form) =>
  v.object({
    seat: seatSchemaFor(form),
    group: wholeNumberUpToSchema(MAX_LOG_ENTRIES),
    action: form.action,
    after: v.exactOptional(wholeNumberUpToSchema(MAX_LOG_ENTRIES)),
  }),
)

const tableStatusSchemaFor = defineTableDependentSchema<TableStatus>()((form) =>
  v.pipe(
    v.object({
      viewer: viewerSchemaFor(form),
      deciders: distinctSeatsSchemaFor(form),
      decision: v.exactOptional(pendingDecisionSchemaFor(form)),
      curtain: v.exactOptional(seatSchemaFor(form)),
      unconfirmed: v.exactOptional(seatSchemaFor(form)),
      turnOver: v.exactOptional(v.boolean()),
      thinking: v.exactOptional(seatSchemaFor(form)),
      undo: undoAvailabilitySchemaFor(form),
      redo: undoAvailabilitySchemaFor(form),
      notice: v.exactOptional(translatableMessageSchemaForSeats(form.seats)),
      outcome: v.nullable(outcomeSchemaFor(form)),
      advised: v.exactOptional(
        v.pipe(boundedListSchema(wholeNumberUpToSchema(MAX_LOG_ENTRIES), form.seats), v.length(form.seats)),
      ),
      takenBack: v.exactOptional(boundedListSchema(votedUndoRecordSchemaFor(form), MAX_LOG_ENTRIES)),
      forced: v.exactOptional(boundedListSchema(forcedMoveSchemaFor(form), MAX_LISTED_FORCED_MOVES)),
      length: wholeNumberUpToSchema(MAX_LOG_ENTRIES),
      since: v.exactOptional(v.object({ seat: seatSchemaFor(form), group: wholeNumberUpToSchema(MAX_LOG_ENTRIES) })),
    }),
    v.check(({ since, length }) => since === undefined || since.group <= length + 1),
    v.check(({ forced = [], length }) => forced.every(({ group, after = 0 }) => after < group && group <= length)),
  ),
)

const tableInfoSchemaFor = defineTableDependentSchema<TableSetupInfo>()((form) => {
  const { game, seats } = form
  const options = Object.entries(form.options).map(([id, value]) => [id, v.literal(value)] as const)
  return v.object({
    table: tableIdTranslatingSchemaFor(form),
    game: v.pipe(
      v.object({ id: v.literal(game.id) }),
      v.transform(() => game),
    ),
    seats: v.pipe(boundedListSchema(remoteSeatSetupSchema, seats), v.length(seats)),
    options: v.object(Object.fromEntries(options)),
    practice: v.boolean(),
    advice: v.boolean(),
    mine: distinctSeatsSchemaFor(form),
    note: v.exactOptional(translatableMessageSchemaForSeats(seats)),
    origin: v.exactOptional(v.object(BranchOrigin.entries)),
    guided: v.exactOptional(v.object(SkippedAndEndedLessons.entries)),
  })
})

/** The setup of a seat, without keys that a newer host may add. */
const remoteSeatSetupSchema = v.variant('kind', [
  v.object(SeatSetup.options[0].entries),
  v.object(SeatSetup.options[1].entries),
])

function eventGroupsSchemaFor({ fact: event }: TableSchemaContext) {
  return boundedListSchema(boundedListSchema(event, MAX_EVENTS_PER_UPDATE), MAX_LOG_ENTRIES)
}

/**
 * Creates the schema that checks a `TableSnapshot` received from another machine. It also checks that `history` has one group
 * for the setup and one for each log entry.
 */
export const tableSnapshotSchemaFor = defineTableDependentSchema<TableSnapshot>()((form) =>
  v.pipe(
    v.object({
      info: tableInfoSchemaFor(form),
      sequence: wholeNumberUpToSchema(Number.MAX_SAFE_INTEGER),
      moment: viewStepSchemaFor(form),
      status: tableStatusSchemaFor(form),
      history: eventGroupsSchemaFor(form),
    }),
    v.check((now) => now.history.length === now.status.length + 1),
    v.check((now) => (now.moment.group ?? 0) <= now.status.length),
  ),
)

/**
 * Creates the schema of a `TableUpdate` that a host on another machine sends. It also rejects updates that refer to groups
 * beyond the end of the log.
 */
export const tableUpdateSchemaFor = defineTableDependentSchema<TableUpdate>()((form) =>
  v.pipe(
    v.object({
      table: tableIdTranslatingSchemaFor(form),
      sequence: wholeNumberUpToSchema(Number.MAX_SAFE_INTEGER),
      moments: viewStepsSchemaFor(form),
      status: tableStatusSchemaFor(form),
      info: v.exactOptional(tableInfoSchemaFor(form)),
      cut: v.exactOptional(
        v.object({ from: wholeNumberUpToSchema(MAX_LOG_ENTRIES), groups: eventGroupsSchemaFor(form) }),
      ),
    }),
    v.check(({ moments, status: { length } }) => moments.every(({ group }) => (group ?? 0) <= length)),
    v.check(({ cut, status: { length } }) => cut === undefined || cut.from + cut.groups.length <= length + 1),
  ),
)

/**
 * Schema of an answer to the call `table.current` that reads only the number of players and the options. A guest
 * parses the answer with this schema first, since both values are needed to create the other schemas of the table.
 */
export const playerCountAndOptionsSchema = v.pipe(
  v.object({
    info: v.object({
      seats: v.custom<unknown[]>((seats) => Array.isArray(seats)),
      options: v.record(v.string(), v.union([v.string(), v.boolean(), v.number()])),
    }),
  }),
  v.transform(({ info: { seats, options } }) => ({ players: seats.length, options })),
)
