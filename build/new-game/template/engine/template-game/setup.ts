import type { Random } from '../../../../../engine/core/contract/random.ts'
import { allCards, HAND_SIZE } from './data.ts'
import type { TemplateGameEventSink } from './events.ts'
import type { TemplateGameState } from './state.ts'

export const ascending = (one: number, other: number): number => one - other

/** Deals the cards (TPL-1). */
export function setup(random: Random, emit: TemplateGameEventSink): TemplateGameState {
  const cards = random.shuffle(allCards())
  const hands = [0, 1].map(() => cards.splice(0, HAND_SIZE).sort(ascending))
  emit({ kind: 'round', round: 1 })
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
