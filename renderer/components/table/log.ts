/** The log as sentences: what was told, group by group, in the words of the game. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import { messageOf } from '../../messages/index.ts'

export interface LogLine {
  readonly key: string
  /** Its group of the log. */
  readonly entry: number
  readonly message: Message
  /** This line begins that seat's turn. */
  readonly turn?: Seat
}

/**
 * @param history facts by log entry, oldest first
 * @param sentence a fact in words; undefined when it is not worth a line
 * @param unconfirmed the seat that is asked whether its turn is done: nobody else's begins before it has said so
 * @returns oldest first; a turn in which nothing is told yet keeps its heading
 */
export function logLines(
  history: readonly (readonly SeenFact[])[],
  sentence: Sentence,
  unconfirmed?: Seat,
): readonly LogLine[] {
  return history.flatMap((facts, entry) => {
    const open = unconfirmed !== undefined && entry === history.length - 1
    return open ? worded(facts, entry, sentence, unconfirmed) : linesOf(facts, entry, sentence)
  })
}

type Sentence = (fact: SeenFact) => Message | undefined

/** What was worded of a group, by whom and where it stood: a group that goes on is another one. */
const kept = new WeakMap<readonly SeenFact[], { entry: number; sentence: Sentence; lines: readonly LogLine[] }>()

/** The lines of a group, the same objects each time: whoever shows them need not look at them again. */
function linesOf(facts: readonly SeenFact[], entry: number, sentence: Sentence): readonly LogLine[] {
  const known = kept.get(facts)
  if (known?.entry === entry && known.sentence === sentence) return known.lines
  const lines = worded(facts, entry, sentence)
  kept.set(facts, { entry, sentence, lines })
  return lines
}

function worded(facts: readonly SeenFact[], entry: number, sentence: Sentence, unconfirmed?: Seat): readonly LogLine[] {
  return facts.flatMap((fact, i): readonly LogLine[] => {
    if (unconfirmed !== undefined && (begunBy(fact) ?? unconfirmed) !== unconfirmed) return []
    const key = `${String(entry)}:${String(i)}`
    const turn = turnOf(fact)
    if (turn !== undefined)
      return [{ key, entry, turn, message: messageOf('table.turnBreak', { seat: { seat: turn } }) }]
    const message = sentence(fact)
    return message === undefined ? [] : [{ key, entry, message }]
  })
}

/** Whose turn, or part of something, begins with a fact. */
function begunBy(fact: SeenFact): Seat | undefined {
  const begins = fact.kind === 'turn' || fact.kind === 'part'
  return begins && 'seat' in fact && typeof fact.seat === 'number' ? fact.seat : undefined
}

function turnOf(fact: SeenFact): Seat | undefined {
  return fact.kind === 'turn' ? begunBy(fact) : undefined
}
