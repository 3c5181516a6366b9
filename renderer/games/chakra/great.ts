/** What is told by itself: harmonies, and what the game came to. Ids of messages/chakra. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { END_HARMONIZED } from '../../../engine/chakra/data.ts'
import { standingOf } from '../../../engine/chakra/index.ts'
import type { ChakraFact, ChakraView } from '../../../engine/chakra/index.ts'
import type { GreatMoment } from '../face.ts'
import { message } from './names.ts'

export function great(facts: readonly VisibleEvent<ChakraFact>[], view: ChakraView): GreatMoment | undefined {
  const reached = facts.flatMap((fact) => (fact.kind === 'harmonized' ? [fact] : []))
  const [first] = reached
  if (first === undefined) return undefined
  const { seat } = first
  const chakras = reached.map(({ colour }) => message('chakra', { chakra: colour }))
  const { harmonized: count } = standingOf(view, seat)
  const id = count < END_HARMONIZED ? 'great.count' : 'great.last'
  const lines = [message(id, { count, goal: END_HARMONIZED })]
  return { kind: 'harmony', seats: [seat], title: message('great.harmony', { seat: { seat }, chakras }), lines }
}

/** What the timeline marks. */
export function mark({ kind }: VisibleEvent<ChakraFact>): GreatMoment['kind'] | undefined {
  return kind === 'harmonized' ? 'harmony' : undefined
}

/** What a board has come to in the end. */
export function cameTo(view: ChakraView, seat: Seat): Message {
  const { harmonized, alleviated } = standingOf(view, seat)
  return message('cameTo', { count: harmonized, earth: alleviated })
}
