/** What a table shows to one renderer. */
import * as v from 'valibot'
import type { GameInfo, Message, Outcome, Seat, Viewer } from '../engine/core/contract/game.ts'
import type { VisibleEvent } from '../engine/core/contract/game-events.ts'
import type { Json } from '../engine/core/contract/json.ts'
import type { UndoVoteRecord } from '../engine/core/contract/log.ts'
import { Origin } from './desk.ts'
import { checked, listOf, MAX_ENTRIES, seatOf, seatsOf, tableOf, whole, type TableForm } from './form.ts'
import { Guided } from './guided.ts'
import { messageFor, messageId, messageValuesFor } from './message.ts'
import { SeatSetup } from './seats.ts'

/** One moment of a move: what the viewer sees, and what happened since the moment before. */
export interface SeenMoment {
  readonly view: Json
  readonly facts: readonly VisibleEvent[]
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
  /** Why each of them is final. Absent: an older host does not tell. */
  readonly reasons?: readonly Message[]
}

/**
 * Whether a step back or forward is possible, with the seat to name in the call; if not, why not.
 * `because` says the reason in the words of the game; absent: the game has none.
 */
export type Possible =
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
  readonly takenBack?: readonly UndoVoteRecord[]
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
  readonly groups: readonly (readonly VisibleEvent[])[]
}

/** More than any decision, moment, entry or update has. */
const MAX_CHOICES = 1000
const MAX_FACTS = 2000
const MAX_MOMENTS = 64
const MAX_SCORE_LINES = 200
const MAX_POINTS = 1e6

/** Whose view something is. */
export function viewerOf(form: TableForm) {
  return v.union([seatOf(form), v.picklist(['table', 'open'])])
}

/** The moments of an update or of an entry of the log. */
export function momentsOf(form: TableForm) {
  return listOf(moment(form), MAX_MOMENTS)
}

const moment = checked<SeenMoment>()(({ view, fact }) =>
  v.object({ view, facts: listOf(fact, MAX_FACTS), group: v.exactOptional(whole(MAX_ENTRIES)) }),
)

const decision = checked<PendingDecision>()((form) =>
  v.pipe(
    v.object({
      seat: seatOf(form),
      id: whole(Number.MAX_SAFE_INTEGER),
      choices: v.pipe(listOf(form.action, MAX_CHOICES), v.minLength(1)),
      final: v.exactOptional(listOf(whole(MAX_CHOICES), MAX_CHOICES)),
      reasons: v.exactOptional(listOf(messageFor(form.seats), MAX_CHOICES)),
    }),
    v.check(({ choices, final }) => final?.every((at) => at < choices.length) ?? true),
    v.check(({ final = [], reasons }) => reasons === undefined || reasons.length === final.length),
  ),
)

const possible = checked<Possible>()((form) =>
  v.variant('ok', [
    v.object({ ok: v.literal(true), seat: seatOf(form) }),
    v.object({
      ok: v.literal(false),
      reason: messageFor(form.seats),
      because: v.exactOptional(messageFor(form.seats)),
    }),
  ]),
)

const points = v.pipe(v.number(), v.minValue(-MAX_POINTS), v.maxValue(MAX_POINTS))

/** Every seat is ranked, once. */
const outcome = checked<Outcome>()((form) => {
  const message = messageFor(form.seats)
  const line = v.object({
    id: messageId,
    values: v.exactOptional(messageValuesFor(form.seats)),
    points: v.exactOptional(points),
  })
  const standing = v.object({
    seats: v.pipe(seatsOf(form), v.minLength(1)),
    rank: v.pipe(whole(form.seats), v.minValue(1)),
    score: v.exactOptional(points),
    lines: listOf(line, MAX_SCORE_LINES),
    title: v.exactOptional(message),
  })
  return v.object({
    ranking: v.pipe(
      listOf(standing, form.seats),
      v.check((ranking) => {
        const seats = ranking.flatMap((each) => each.seats)
        return seats.length === form.seats && new Set(seats).size === seats.length
      }),
    ),
    reason: message,
  })
})

const consentNote = checked<UndoVoteRecord>()((form) =>
  v.object({
    at: whole(MAX_ENTRIES),
    by: seatOf(form),
    agreed: seatsOf(form),
    dropped: listOf(v.object({ seat: seatOf(form), entries: whole(MAX_ENTRIES) }), form.seats),
  }),
)

const status = checked<TableStatus>()((form) =>
  v.pipe(
    v.object({
      viewer: viewerOf(form),
      deciders: seatsOf(form),
      decision: v.exactOptional(decision(form)),
      curtain: v.exactOptional(seatOf(form)),
      unconfirmed: v.exactOptional(seatOf(form)),
      turnOver: v.exactOptional(v.boolean()),
      thinking: v.exactOptional(seatOf(form)),
      undo: possible(form),
      redo: possible(form),
      notice: v.exactOptional(messageFor(form.seats)),
      outcome: v.nullable(outcome(form)),
      advised: v.exactOptional(v.pipe(listOf(whole(MAX_ENTRIES), form.seats), v.length(form.seats))),
      takenBack: v.exactOptional(listOf(consentNote(form), MAX_ENTRIES)),
      length: whole(MAX_ENTRIES),
      since: v.exactOptional(v.object({ seat: seatOf(form), group: whole(MAX_ENTRIES) })),
    }),
    v.check(({ since, length }) => since === undefined || since.group <= length + 1),
  ),
)

const info = checked<TableInfo>()((form) => {
  const { game, seats } = form
  const options = Object.entries(form.options).map(([id, value]) => [id, v.literal(value)] as const)
  return v.object({
    table: tableOf(form),
    game: v.pipe(
      v.object({ id: v.literal(game.id) }),
      v.transform(() => game),
    ),
    seats: v.pipe(listOf(seenSeat, seats), v.length(seats)),
    options: v.object(Object.fromEntries(options)),
    practice: v.boolean(),
    advice: v.boolean(),
    mine: seatsOf(form),
    note: v.exactOptional(messageFor(seats)),
    origin: v.exactOptional(v.object(Origin.entries)),
    guided: v.exactOptional(v.object(Guided.entries)),
  })
})

/** As a seat is set up, without what a newer host may add. */
const seenSeat = v.variant('kind', [v.object(SeatSetup.options[0].entries), v.object(SeatSetup.options[1].entries)])

function groupsOf({ fact }: TableForm) {
  return listOf(listOf(fact, MAX_FACTS), MAX_ENTRIES)
}

/** The schema of `TableNow`: the log has a group for each entry and one for the setup. */
export const tableNow = checked<TableNow>()((form) =>
  v.pipe(
    v.object({
      info: info(form),
      sequence: whole(Number.MAX_SAFE_INTEGER),
      moment: moment(form),
      status: status(form),
      history: groupsOf(form),
    }),
    v.check((now) => now.history.length === now.status.length + 1),
    v.check((now) => (now.moment.group ?? 0) <= now.status.length),
  ),
)

/** The schema of `TableUpdate`: nothing in it lies beyond the end of the log. */
export const tableUpdate = checked<TableUpdate>()((form) =>
  v.pipe(
    v.object({
      table: tableOf(form),
      sequence: whole(Number.MAX_SAFE_INTEGER),
      moments: momentsOf(form),
      status: status(form),
      info: v.exactOptional(info(form)),
      cut: v.exactOptional(v.object({ from: whole(MAX_ENTRIES), groups: groupsOf(form) })),
    }),
    v.check(({ moments, status: { length } }) => moments.every(({ group }) => (group ?? 0) <= length)),
    v.check(({ cut, status: { length } }) => cut === undefined || cut.from + cut.groups.length <= length + 1),
  ),
)

/** What an answer to `table.current` says of how the table was laid: the first thing to know of it. */
export const laid = v.pipe(
  v.object({
    info: v.object({
      seats: v.custom<unknown[]>((seats) => Array.isArray(seats)),
      options: v.record(v.string(), v.union([v.string(), v.boolean(), v.number()])),
    }),
  }),
  v.transform(({ info: { seats, options } }) => ({ players: seats.length, options })),
)
