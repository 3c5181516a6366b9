/** Figures about a seat that players would otherwise compute by hand. Ids of messages/template-game. */
import type { Message, Seat } from '../../../../../../engine/core/contract/game.ts'
import { ROUNDS_TO_WIN } from '../../../engine/template-game/data.ts'
import type { TemplateGameView } from '../../../engine/template-game/index.ts'
import { gameMessage } from './names.ts'

/** Short texts about one seat, shown beside the board. */
export function seatFigureLines(view: TemplateGameView, seat: Seat): readonly Message[] {
  const won = view.won[seat]?.length ?? 0
  const seen = view.seen[seat] ?? []
  return [
    gameMessage('figure.rounds', { won, missing: ROUNDS_TO_WIN - won }),
    gameMessage('figure.hand', { count: view.hands[seat]?.count ?? 0 }),
    ...(seen.length === 0 ? [] : [gameMessage('figure.seen', { cards: seen.map(String) })]),
  ]
}
