import { defineInvariantTests } from '../core/invariants/define-invariant-tests.ts'
import { karmakaKit } from './kit.ts'

defineInvariantTests(karmakaKit, { players: [2, 3, 4], games: 1, seed: 'karmaka' })
defineInvariantTests(karmakaKit, { players: [4], options: [{ variant: 'teams' }], games: 1, seed: 'karmaka' })
defineInvariantTests(karmakaKit, { players: [3], options: [{ variant: 'wolf' }], games: 2, seed: 'karmaka' })
