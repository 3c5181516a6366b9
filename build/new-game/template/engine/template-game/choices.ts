/** Deciders and legal choices. No other module decides legality. */
import type { Seat } from '../../../../../engine/core/contract/game.ts'
import { chooseAction, DRAW, TAKE_BACK } from './actions.ts'
import type { TemplateGameAction, TemplateGameState } from './state.ts'

export function deciders({ stack, chosen }: TemplateGameState): readonly Seat[] {
  const frame = stack.at(-1)
  if (frame === undefined) return []
  if (frame.kind === 'recover') return [frame.seat]
  return chosen.flatMap((card, seat) => (card === null ? [seat] : []))
}

/** Also for a seat that has chosen and may choose another card (TPL-2). */
export function choices({ stack, hands, chosen }: TemplateGameState, seat: Seat): readonly TemplateGameAction[] {
  const frame = stack.at(-1)
  if (frame?.kind === 'duel')
    return (hands[seat] ?? []).filter((card) => card !== chosen[seat]).map((card) => chooseAction(card))
  // The deck is never empty: a game has at most five rounds.
  return frame?.seat === seat ? [TAKE_BACK, DRAW] : []
}
