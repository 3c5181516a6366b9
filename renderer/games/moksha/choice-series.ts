/** Series of choices of Moksha that one button makes. */
import type { MokshaAction, MokshaView } from '../../../engine/moksha/index.ts'
import type { OneButtonChoiceSeries } from '../game-ui.ts'
import { gameMessage } from './names.ts'

/**
 * The series of choices that places all tokens that the god Brahma has drawn (MOK-74). The player starts the series
 * with one button. Each token goes to the bottom of the first stack with room, or into an empty region if no stack has
 * room.
 * @param choices all choices of the pending decision
 * @returns undefined if no token is to be placed
 */
export function drawnTokenPlacementSeriesOf(
  choices: readonly MokshaAction[],
  view: MokshaView,
): OneButtonChoiceSeries<MokshaAction> | undefined {
  const bottoms = choices.flatMap((choice) => (choice.do === 'lay' && choice.at === 0 ? [choice] : []))
  const action = bottoms.find(({ region }) => (view.piles[region - 1]?.length ?? 0) > 0) ?? bottoms[0]
  return action && { action, furtherDecisions: view.drawn.length - 1, words: gameMessage('series.bottom') }
}
