/** Several choices of Moksha in a row that one button makes. */
import type { MokshaAction, MokshaView } from '../../../engine/moksha/index.ts'
import type { ChoiceSeries } from '../game-ui.ts'
import { gameMessage } from './names.ts'

/**
 * The tokens of Brahma that are still to be laid, each at the bottom of the first stack that has room (MOK-74). An empty
 * place has no bottom: it is taken where nothing else is left.
 * @param choices of the seat that lays
 * @returns undefined where no token is laid
 */
export function choiceSeries(
  choices: readonly MokshaAction[],
  view: MokshaView,
): ChoiceSeries<MokshaAction> | undefined {
  const bottoms = choices.flatMap((choice) => (choice.do === 'lay' && choice.at === 0 ? [choice] : []))
  const action = bottoms.find(({ region }) => (view.piles[region - 1]?.length ?? 0) > 0) ?? bottoms[0]
  return action && { action, left: view.drawn.length - 1, words: gameMessage('series.bottom') }
}
