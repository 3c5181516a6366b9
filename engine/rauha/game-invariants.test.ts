import { defineInvariantTests } from '../core/invariants/define-invariant-tests.ts'
import { rauhaTestAdapter } from './test-adapter.ts'

defineInvariantTests(rauhaTestAdapter, { players: [2, 3, 4, 5], games: 1, seed: 'rauha' })
defineInvariantTests(rauhaTestAdapter, { players: [2, 4], options: [{ side: 'B' }], games: 1, seed: 'rauha' })
