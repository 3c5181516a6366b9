/** The log as sentences: what was told, group by group, in the words of the game; and what was taken back by consent. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { UndoVoteRecord } from '../../../engine/core/contract/log.ts'
import { personRefsFor } from '../../../engine/core/contract/message.ts'
import { appMessage } from '../../messages/index.ts'

export interface LogLine {
  readonly key: string
  /** Its group of the log. */
  readonly entry: number
  readonly message: Message
  /** The kind of what happened, by which the rulebook tells of it; absent: it is no rule's. */
  readonly fact?: string
  /** This line begins that seat's turn. */
  readonly turn?: Seat
}

/**
 * @param history facts by log entry, oldest first
 * @param sentence a fact in words; undefined when it is not worth a line
 * @param unconfirmed the seat that is asked whether its turn is done: nobody else's begins before it has said so
 * @param takenBack what was taken back by consent, each told where the entries stood
 * @param outcomes wishes to take something back that came to nothing, each told after the entry `at` while that stands
 * @returns oldest first; a turn in which nothing is told yet keeps its heading
 */
export function logLinesOf(
  history: readonly (readonly VisibleEvent[])[],
  sentence: SentenceFunction,
  unconfirmed?: Seat,
  takenBack: readonly UndoVoteRecord[] = [],
  outcomes: readonly { readonly at: number; readonly message: Message }[] = [],
): readonly LogLine[] {
  const last = history.length - 1
  return history.flatMap((facts, entry) => {
    const open = unconfirmed !== undefined && entry === last
    const lines = open ? formatLines(facts, entry, sentence, unconfirmed) : cachedLinesOf(facts, entry, sentence)
    // The group of the entry before which it stands is the next one.
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

function undoVoteLine({ by, agreed, dropped }: UndoVoteRecord, entry: number, nth: number): LogLine {
  const moves = dropped.map(({ seat, entries }) =>
    appMessage('table.takenBackMoves', { seat: { seat }, count: entries }),
  )
  const values = { seat: { seat: by }, moves, asked: agreed.length, agreed: personRefsFor(agreed) }
  return { key: `${String(entry)}:taken:${String(nth)}`, entry, message: appMessage('table.takenBack', values) }
}

type SentenceFunction = (fact: VisibleEvent) => Message | undefined

/** What was worded of a group, by whom and where it stood: a group that goes on is another one. */
const lineCache = new WeakMap<
  readonly VisibleEvent[],
  { entry: number; sentence: SentenceFunction; lines: readonly LogLine[] }
>()

/** The lines of a group, the same objects each time: whoever shows them need not look at them again. */
function cachedLinesOf(facts: readonly VisibleEvent[], entry: number, sentence: SentenceFunction): readonly LogLine[] {
  const known = lineCache.get(facts)
  if (known?.entry === entry && known.sentence === sentence) return known.lines
  const lines = formatLines(facts, entry, sentence)
  lineCache.set(facts, { entry, sentence, lines })
  return lines
}

function formatLines(
  facts: readonly VisibleEvent[],
  entry: number,
  sentence: SentenceFunction,
  unconfirmed?: Seat,
): readonly LogLine[] {
  return facts.flatMap((fact, i): readonly LogLine[] => {
    if (unconfirmed !== undefined && (turnOrPartOwner(fact) ?? unconfirmed) !== unconfirmed) return []
    const key = `${String(entry)}:${String(i)}`
    const turn = turnOwnerOfEvent(fact)
    if (turn !== undefined)
      return [{ key, entry, turn, message: appMessage('table.turnBreak', { seat: { seat: turn } }) }]
    const message = sentence(fact)
    return message === undefined ? [] : [{ key, entry, message, fact: fact.kind }]
  })
}

/** The one sentence of a turn for those who hear few: its first, of the turn that was begun last. */
export function shortLogLineOf(lines: readonly LogLine[]): LogLine | undefined {
  const begun = lines.findLastIndex(({ turn }) => turn !== undefined)
  return lines.slice(begun + 1).find(({ turn }) => turn === undefined)
}

/** Whose turn, or part of something, begins with a fact. */
function turnOrPartOwner(fact: VisibleEvent): Seat | undefined {
  const begins = fact.kind === 'turn' || fact.kind === 'part'
  return begins && 'seat' in fact && typeof fact.seat === 'number' ? fact.seat : undefined
}

function turnOwnerOfEvent(fact: VisibleEvent): Seat | undefined {
  return fact.kind === 'turn' ? turnOrPartOwner(fact) : undefined
}
