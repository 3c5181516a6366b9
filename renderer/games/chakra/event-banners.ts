/** Event banners shown without a request: harmonies, and the final results. Ids of messages/chakra. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { HARMONIZED_CHAKRAS_TO_END } from '../../../engine/chakra/data.ts'
import { boardSummaryFor } from '../../../engine/chakra/index.ts'
import type { ChakraEvent, ChakraView } from '../../../engine/chakra/index.ts'
import { appMessage } from '../../messages/index.ts'
import type { EventBanner, TimelineMarkShapeAndText } from '../game-ui.ts'
import { gameMessage } from './names.ts'

/**
 * The event banner of an update. One banner shows all Chakras (coloured rows of a seat's board) that become
 * harmonized, which means complete with energies of their colour, in the events of the update.
 * @returns undefined if no Chakra becomes harmonized
 */
export function eventBannerOfEvents(
  events: readonly VisibleEvent<ChakraEvent>[],
  view: ChakraView,
): EventBanner | undefined {
  const reached = events.flatMap((event) => (event.kind === 'harmonized' ? [event] : []))
  const [first] = reached
  if (first === undefined) return undefined
  const { seat } = first
  const chakras = reached.map(({ colour }) => gameMessage('chakra', { chakra: colour }))
  const { harmonized: count } = boardSummaryFor(view, seat)
  const id = count < HARMONIZED_CHAKRAS_TO_END ? 'great.count' : 'great.last'
  const lines = [gameMessage(id, { count, goal: HARMONIZED_CHAKRAS_TO_END })]
  const title = gameMessage('great.harmony', { seat: { seat }, chakras })
  return { sign: 'lotus', caption: appMessage('great.harmony'), seats: [seat], title, lines }
}

/**
 * The mark of an event on the timeline: a disc if a Chakra (a coloured row of a seat's board) becomes harmonized,
 * which means complete with energies of its colour; undefined for any other event.
 */
export function timelineMark({ kind }: VisibleEvent<ChakraEvent>): TimelineMarkShapeAndText | undefined {
  return kind === 'harmonized' ? { shape: 'disc', words: appMessage('replay.mark.harmony') } : undefined
}

/**
 * The result of a seat at the end of the game as one sentence. It tells how many Chakras (coloured rows of the seat's
 * board) are harmonized, which means complete with energies of their colour, and how many energies are on the Earth,
 * the lowest row of the board.
 */
export function seatResultSummary(view: ChakraView, seat: Seat): Message {
  const { harmonized, alleviated } = boardSummaryFor(view, seat)
  return gameMessage('cameTo', { count: harmonized, earth: alleviated })
}
