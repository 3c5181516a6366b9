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
  sentence: (fact: SeenFact) => Message | undefined,
  unconfirmed?: Seat,
): readonly LogLine[] {
  const lines: LogLine[] = []
  history.forEach((facts, entry) => {
    const open = unconfirmed !== undefined && entry === history.length - 1
    facts.forEach((fact, i) => {
      if (open && (begunBy(fact) ?? unconfirmed) !== unconfirmed) return
      const key = `${String(entry)}:${String(i)}`
      const turn = turnOf(fact)
      if (turn !== undefined) {
        lines.push({ key, entry, turn, message: messageOf('table.turnBreak', { seat: { seat: turn } }) })
        return
      }
      const message = sentence(fact)
      if (message !== undefined) lines.push({ key, entry, message })
    })
  })
  return lines
}

/** Whose turn, or part of something, begins with a fact. */
function begunBy(fact: SeenFact): Seat | undefined {
  const begins = fact.kind === 'turn' || fact.kind === 'part'
  return begins && 'seat' in fact && typeof fact.seat === 'number' ? fact.seat : undefined
}

function turnOf(fact: SeenFact): Seat | undefined {
  return fact.kind === 'turn' ? begunBy(fact) : undefined
}
