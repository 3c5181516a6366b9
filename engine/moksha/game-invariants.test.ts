import { defineInvariantTests } from '../core/invariants/define-invariant-tests.ts'
import { mokshaTestAdapter } from './test-adapter.ts'

defineInvariantTests(mokshaTestAdapter, { players: [2, 3, 4, 5], games: 1, seed: 'moksha' })
defineInvariantTests(mokshaTestAdapter, {
  players: [3],
  options: [{ evenFinish: true }],
  games: 1,
  seed: 'moksha even',
})
