import { moksha as english } from '../../messages/en/moksha/index.ts'
import { addMessages } from '../../messages/index.ts'
import { defineUiInvariantTest } from '../ui-invariants.ts'
import { gameUi } from './index.ts'
import { boardTestOptions } from './ui-invariants.ts'

addMessages(english)

defineUiInvariantTest(gameUi, {
  players: [2, 3, 5],
  games: 1,
  seed: 'moksha',
  every: 41,
  maxMoves: 300,
  ...boardTestOptions,
})
