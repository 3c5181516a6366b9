/** What is said of choices, and of the end. Ids of messages/template-game. */
import type { Message, Seat } from '../../../../../../engine/core/contract/game.ts'
import type { TemplateGameAction, TemplateGameView } from '../../../engine/template-game/index.ts'
import { message } from './names.ts'

/** @param view of a running game, seen by the seat that chooses; `action` is one of its choices */
export function choice(action: TemplateGameAction, view: TemplateGameView): Message {
  if (action.do === 'choose') return message('choice.choose', { card: action.card })
  const [card = 0] = view.open.flatMap((each) => each ?? [])
  return message(`choice.${action.do}`, { card })
}

/** What the game came to for a seat, beside its score. */
export function cameTo({ won }: TemplateGameView, seat: Seat): Message {
  return message('result', { cards: (won[seat] ?? []).map(String), count: won[seat]?.length ?? 0 })
}
