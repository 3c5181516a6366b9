/** Figures that people would work out by hand. Ids of messages/template-game. */
import type { Message, Seat } from '../../../../../../engine/core/contract/game.ts'
import { TO_WIN } from '../../../engine/template-game/data.ts'
import type { TemplateGameView } from '../../../engine/template-game/index.ts'
import { message } from './names.ts'

/** Small texts beside the board about one seat. */
export function figures(view: TemplateGameView, seat: Seat): readonly Message[] {
  const won = view.won[seat]?.length ?? 0
  const seen = view.seen[seat] ?? []
  return [
    message('figure.rounds', { won, missing: TO_WIN - won }),
    message('figure.hand', { count: view.hands[seat]?.count ?? 0 }),
    ...(seen.length === 0 ? [] : [message('figure.seen', { cards: seen.map(String) })]),
  ]
}
