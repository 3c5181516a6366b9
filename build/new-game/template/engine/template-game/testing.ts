/** For tests: positions, and actions by name. */
import { createRulesTester } from '../../../../../engine/core/invariants/test-helpers.ts'
import { chooseAction, DRAW, TAKE_BACK } from './actions.ts'
import { allCards } from './data.ts'
import { templateGame } from './index.ts'
import type { TemplateGameState } from './state.ts'

/** A position at the start of a round. @param hands ascending; all cards not used elsewhere are the deck */
export function createPosition(hands: readonly number[][], won: readonly number[][] = [[], []]): TemplateGameState {
  const gone = new Set([...hands, ...won].flat())
  return {
    hands: structuredClone([...hands]),
    chosen: [null, null],
    won: structuredClone([...won]),
    seen: [[], []],
    open: [null, null],
    pile: [],
    deck: allCards().filter((card) => !gone.has(card)),
    stack: [{ kind: 'duel' }],
  }
}

export const choose = chooseAction
export const takeBack = TAKE_BACK
export const draw = DRAW

export const { isLegal, legalActions, play, playAsSeat } = createRulesTester(templateGame, true)
