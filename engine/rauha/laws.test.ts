import { defineInvariantTests } from '../core/invariants/define-invariant-tests.ts'
import { rauhaKit } from './kit.ts'

defineInvariantTests(rauhaKit, { players: [2, 3, 4, 5], games: 1, seed: 'rauha' })
defineInvariantTests(rauhaKit, { players: [2, 4], options: [{ side: 'B' }], games: 1, seed: 'rauha' })
