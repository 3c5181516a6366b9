import { defineInvariantTests } from '../core/invariants/define-invariant-tests.ts'
import { karmakaTestAdapter } from './test-adapter.ts'

defineInvariantTests(karmakaTestAdapter, { players: [2, 3, 4], games: 1, seed: 'karmaka' })
defineInvariantTests(karmakaTestAdapter, { players: [4], options: [{ variant: 'teams' }], games: 1, seed: 'karmaka' })
defineInvariantTests(karmakaTestAdapter, { players: [3], options: [{ variant: 'wolf' }], games: 2, seed: 'karmaka' })
