import { defineInvariantTests } from '../../../../../engine/core/invariants/define-invariant-tests.ts'
import { templateGameTestAdapter } from './test-adapter.ts'

defineInvariantTests(templateGameTestAdapter, { players: [2], games: 8, seed: 'template-game' })
