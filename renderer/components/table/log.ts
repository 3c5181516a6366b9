/** The log as sentences: what was told, group by group, in the words of the game. */
import type { Message, Seat } from '../../../engine/core/game.ts'
import type { SeenFact } from '../../../engine/core/facts.ts'

export interface LogLine {
  readonly key: string
  readonly message: Message
  /** This line begins that seat's turn. */
  readonly turn?: Seat
}

/**
 * @param history facts by log entry, oldest first
 * @param sentence a fact in words; undefined when it is not worth a line
 * @returns oldest first; a turn in which nothing is told yet keeps its heading
 */
export function logLines(
  history: readonly (readonly SeenFact[])[],
  sentence: (fact: SeenFact) => Message | undefined,
): readonly LogLine[] {
  const lines: LogLine[] = []
  history.forEach((facts, entry) => {
    facts.forEach((fact, i) => {
      const key = `${String(entry)}:${String(i)}`
      const turn = turnOf(fact)
      if (turn !== undefined) {
        lines.push({ key, turn, message: { id: 'table.turnBreak', values: { seat: turn } } })
        return
      }
      const message = sentence(fact)
      if (message !== undefined) lines.push({ key, message })
    })
  })
  return lines
}

function turnOf(fact: SeenFact): Seat | undefined {
  return fact.kind === 'turn' && 'seat' in fact && typeof fact.seat === 'number' ? fact.seat : undefined
}
