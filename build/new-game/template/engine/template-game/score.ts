/** Progress, end and result of the game. */
import type { Message } from '../../../../../engine/core/contract/game.ts'
import type { Outcome } from '../../../../../engine/core/contract/outcome.ts'
import { winSharesOfSeatsWhere } from '../../../../../engine/core/contract/returns.ts'
import { CARD_COUNT, ROUNDS_TO_WIN } from './data.ts'
import type { TemplateGamePublicState, TemplateGameState } from './state.ts'

/** The current round, from 1; while a beaten card is pending, the round that it lost. */
export function roundOf({ won, stack }: TemplateGamePublicState): number {
  const over = won.flat().length
  return stack.length === 1 ? over + 1 : over
}

/** Progress for lists of saved games, which do not load the game. */
export function progressMessage(view: TemplateGamePublicState): Message {
  return { id: 'template-game.stage', values: { round: roundOf(view) } }
}

export function outcome({ won }: TemplateGamePublicState): Outcome | null {
  if (!won.some(hasWon)) return null
  const ranking = won.map((cards, seat) => ({
    seats: [seat],
    rank: hasWon(cards) ? 1 : 2,
    score: cards.length,
    lines: [{ id: 'template-game.score.rounds', points: cards.length }],
  }))
  return { ranking: ranking.sort((one, other) => one.rank - other.rank), reason: { id: 'template-game.end.rounds' } }
}

function hasWon(cards: readonly number[]): boolean {
  return cards.length === ROUNDS_TO_WIN
}

export function returns({ won }: TemplateGamePublicState): readonly number[] {
  return winSharesOfSeatsWhere(won, hasWon)
}

/** Rounds won weigh most, high cards in hand a little. */
export function evaluate(state: TemplateGameState): readonly number[] {
  const { won, hands, stack } = state
  if (stack.length === 0) return returns(state)
  return won.map((cards, seat) => {
    const hand = hands[seat] ?? []
    const sum = hand.reduce((all, card) => all + card, 0)
    return cards.length / (ROUNDS_TO_WIN + 1) + (0.2 * sum) / (CARD_COUNT * Math.max(1, hand.length))
  })
}
