import { defineInvariantTests } from './define-invariant-tests.ts'
import { diceTestAdapter, echoTestAdapter, sealedTestAdapter } from './fixture-games/index.ts'

defineInvariantTests(sealedTestAdapter, { players: [2, 3, 5], games: 8, seed: 'sealed' })
defineInvariantTests(echoTestAdapter, { players: [2, 3, 4], games: 6, seed: 'echo' })
defineInvariantTests(diceTestAdapter, { players: [2, 4], options: [{}, { tokens: 5 }], games: 6, seed: 'dice' })
