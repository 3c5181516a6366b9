/** The first state. */
import type { Random } from '../../../../../engine/core/contract/random.ts'
import { allCards, HAND } from './data.ts'
import type { TellTemplateGame } from './facts.ts'
import type { TemplateGameState } from './state.ts'

export const ascending = (one: number, other: number): number => one - other

/** Deals the cards (TPL-1). */
export function setup(random: Random, tell: TellTemplateGame): TemplateGameState {
  const cards = random.shuffle(allCards())
  const hands = [0, 1].map(() => cards.splice(0, HAND).sort(ascending))
  tell({ kind: 'round', round: 1 })
  return {
    hands,
    chosen: [null, null],
    won: [[], []],
    seen: [[], []],
    open: [null, null],
    pile: [],
    deck: cards,
    stack: [{ kind: 'duel' }],
  }
}
