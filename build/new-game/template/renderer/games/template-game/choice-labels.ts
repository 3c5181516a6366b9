/** Labels of choices and results. Ids of messages/template-game. */
import type { Message, Seat } from '../../../../../../engine/core/contract/game.ts'
import type { TemplateGameAction, TemplateGameView } from '../../../engine/template-game/index.ts'
import { gameMessage } from './names.ts'

/**
 * @param action one of the choices of the deciding seat
 * @param view of a running game, as seen by that seat
 */
export function choiceLabel(action: TemplateGameAction, view: TemplateGameView): Message {
  if (action.do === 'choose') return gameMessage('choice.choose', { card: action.card })
  const [card = 0] = view.open.flatMap((each) => each ?? [])
  return gameMessage(`choice.${action.do}`, { card })
}

/** A seat's result, shown beside its score. */
export function seatResultSummary({ won }: TemplateGameView, seat: Seat): Message {
  return gameMessage('result', { cards: (won[seat] ?? []).map(String), count: won[seat]?.length ?? 0 })
}
