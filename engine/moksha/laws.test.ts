import { defineInvariantTests } from '../core/invariants/define-invariant-tests.ts'
import { mokshaKit } from './kit.ts'

defineInvariantTests(mokshaKit, { players: [2, 3, 4, 5], games: 1, seed: 'moksha' })
defineInvariantTests(mokshaKit, { players: [3], options: [{ evenFinish: true }], games: 1, seed: 'moksha even' })
