/** The log as sentences: events, group by group, in the words of the game; and undos by vote. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { VotedUndoRecord } from '../../../engine/core/contract/log.ts'
import { personRefsFor } from '../../../engine/core/contract/message.ts'
import { appMessage } from '../../messages/index.ts'

/** One line of the log: a sentence, or the heading of a turn. */
export interface LogLine {
  readonly key: string
  /** Its group of the log. */
  readonly entry: number
  readonly message: Message
  /** The kind of its event, for links into the rulebook; absent if no rule describes it. */
  readonly fact?: string
  /** This line begins that seat's turn. */
  readonly turn?: Seat
  /** Its move was the only one that the player had. */
  readonly isOnlyMove?: true
}

/**
 * Converts the log to lines, oldest first: the events in the words of the game, the headings of turns, and the undo
 * votes. The heading of a turn is a line even while the turn has no sentence.
 * @param history events by log entry, oldest first
 * @param sentence returns the text of an event; undefined if the event has no line
 * @param unconfirmed the seat that has to confirm the end of its turn; until then, the last entry gets no line for the
 *   start of another seat's turn or part
 * @param takenBack undos by vote; each is reported at the position of the log entries that it undid
 * @param outcomes undo votes that failed; each is reported after the log entry with the index `at`, as long as the log
 *   has that entry
 * @param onlyMoves indices of the log entries whose move was the only one that the player had; the first sentence of
 *   each is marked (`isOnlyMove`)
 */
export function logLinesOf(
  history: readonly (readonly VisibleEvent[])[],
  sentence: SentenceFunction,
  unconfirmed?: Seat,
  takenBack: readonly VotedUndoRecord[] = [],
  outcomes: readonly { readonly at: number; readonly message: Message }[] = [],
  onlyMoves: ReadonlySet<number> = new Set(),
): readonly LogLine[] {
  const last = history.length - 1
  return history.flatMap((events, entry) => {
    const open = unconfirmed !== undefined && entry === last
    const isOnlyMove = onlyMoves.has(entry)
    const lines = open
      ? formatLines(events, entry, sentence, isOnlyMove, unconfirmed)
      : cachedLinesOf(events, entry, sentence, isOnlyMove)
    // The group of the entry before which it is placed is the next one.
    const notes = takenBack.filter(({ at }) => Math.min(at, last) === entry)
    const ended = outcomes.filter(({ at }) => at === entry)
    if (notes.length === 0 && ended.length === 0) return lines
    return [
      ...lines,
      ...notes.map((note, nth) => undoVoteLine(note, entry, nth)),
      ...ended.map(({ message }, nth) => ({ key: `${String(entry)}:wish:${String(nth)}`, entry, message })),
    ]
  })
}

function undoVoteLine({ by, agreed, dropped }: VotedUndoRecord, entry: number, nth: number): LogLine {
  const moves = dropped.map(({ seat, entries }) =>
    appMessage('table.takenBackMoves', { seat: { seat }, count: entries }),
  )
  const values = { seat: { seat: by }, moves, asked: agreed.length, agreed: personRefsFor(agreed) }
  return { key: `${String(entry)}:taken:${String(nth)}`, entry, message: appMessage('table.takenBack', values) }
}

type SentenceFunction = (event: VisibleEvent) => Message | undefined

/** Lines of a group, by sentence function and position; a group that grows is a new object. */
const lineCache = new WeakMap<
  readonly VisibleEvent[],
  { entry: number; sentence: SentenceFunction; isOnlyMove: boolean; lines: readonly LogLine[] }
>()

/** The lines of a group, the same objects on each call, so that views of them need not be updated. */
function cachedLinesOf(
  events: readonly VisibleEvent[],
  entry: number,
  sentence: SentenceFunction,
  isOnlyMove: boolean,
): readonly LogLine[] {
  const known = lineCache.get(events)
  if (known?.entry === entry && known.sentence === sentence && known.isOnlyMove === isOnlyMove) return known.lines
  const lines = formatLines(events, entry, sentence, isOnlyMove)
  lineCache.set(events, { entry, sentence, isOnlyMove, lines })
  return lines
}

function formatLines(
  events: readonly VisibleEvent[],
  entry: number,
  sentence: SentenceFunction,
  isOnlyMove: boolean,
  unconfirmed?: Seat,
): readonly LogLine[] {
  const lines = events.flatMap((event, i): readonly LogLine[] => {
    if (unconfirmed !== undefined && (turnOrPartOwner(event) ?? unconfirmed) !== unconfirmed) return []
    const key = `${String(entry)}:${String(i)}`
    const turn = turnOwnerOfEvent(event)
    if (turn !== undefined)
      return [{ key, entry, turn, message: appMessage('table.turnBreak', { seat: { seat: turn } }) }]
    const message = sentence(event)
    return message === undefined ? [] : [{ key, entry, message, fact: event.kind }]
  })
  const first = isOnlyMove ? lines.findIndex(({ turn }) => turn === undefined) : -1
  return lines.map((line, nth) => (nth === first ? { ...line, isOnlyMove: true } : line))
}

/**
 * Returns the log line with the first sentence of the turn that began last, skipping the heading of the turn;
 * undefined if that turn has no sentence yet. With the setting ‘Short announcements’, screen readers announce only
 * this line of a turn.
 */
export function firstSentenceOfLatestTurn(lines: readonly LogLine[]): LogLine | undefined {
  const begun = lines.findLastIndex(({ turn }) => turn !== undefined)
  return lines.slice(begun + 1).find(({ turn }) => turn === undefined)
}

/** The seat whose turn or part begins with an event. */
function turnOrPartOwner(event: VisibleEvent): Seat | undefined {
  const begins = event.kind === 'turn' || event.kind === 'part'
  return begins && 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined
}

function turnOwnerOfEvent(event: VisibleEvent): Seat | undefined {
  return event.kind === 'turn' ? turnOrPartOwner(event) : undefined
}
