/** What is told by itself: harmonies, and what the game came to. Ids of messages/chakra. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { HARMONIZED_CHAKRAS_TO_END } from '../../../engine/chakra/data.ts'
import { boardSummaryFor } from '../../../engine/chakra/index.ts'
import type { ChakraEvent, ChakraView } from '../../../engine/chakra/index.ts'
import type { GreatMoment } from '../face.ts'
import { message } from './names.ts'

export function great(facts: readonly VisibleEvent<ChakraEvent>[], view: ChakraView): GreatMoment | undefined {
  const reached = facts.flatMap((fact) => (fact.kind === 'harmonized' ? [fact] : []))
  const [first] = reached
  if (first === undefined) return undefined
  const { seat } = first
  const chakras = reached.map(({ colour }) => message('chakra', { chakra: colour }))
  const { harmonized: count } = boardSummaryFor(view, seat)
  const id = count < HARMONIZED_CHAKRAS_TO_END ? 'great.count' : 'great.last'
  const lines = [message(id, { count, goal: HARMONIZED_CHAKRAS_TO_END })]
  return { kind: 'harmony', seats: [seat], title: message('great.harmony', { seat: { seat }, chakras }), lines }
}

/** What the timeline marks. */
export function mark({ kind }: VisibleEvent<ChakraEvent>): GreatMoment['kind'] | undefined {
  return kind === 'harmonized' ? 'harmony' : undefined
}

/** What a board has come to in the end. */
export function cameTo(view: ChakraView, seat: Seat): Message {
  const { harmonized, alleviated } = boardSummaryFor(view, seat)
  return message('cameTo', { count: harmonized, earth: alleviated })
}
