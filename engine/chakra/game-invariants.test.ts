import { defineInvariantTests } from '../core/invariants/define-invariant-tests.ts'
import { chakraTestAdapter } from './test-adapter.ts'

defineInvariantTests(chakraTestAdapter, { players: [2, 3, 4], games: 2, seed: 'chakra' })
