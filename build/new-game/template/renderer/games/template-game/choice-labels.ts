/** What is said of choices, and of the end. Ids of messages/template-game. */
import type { Message, Seat } from '../../../../../../engine/core/contract/game.ts'
import type { TemplateGameAction, TemplateGameView } from '../../../engine/template-game/index.ts'
import { gameMessage } from './names.ts'

/** @param view of a running game, seen by the seat that chooses; `action` is one of its choices */
export function choiceLabel(action: TemplateGameAction, view: TemplateGameView): Message {
  if (action.do === 'choose') return gameMessage('choice.choose', { card: action.card })
  const [card = 0] = view.open.flatMap((each) => each ?? [])
  return gameMessage(`choice.${action.do}`, { card })
}

/** What the game came to for a seat, beside its score. */
export function resultSummary({ won }: TemplateGameView, seat: Seat): Message {
  return gameMessage('result', { cards: (won[seat] ?? []).map(String), count: won[seat]?.length ?? 0 })
}
