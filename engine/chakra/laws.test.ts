import { defineInvariantTests } from '../core/invariants/define-invariant-tests.ts'
import { chakraKit } from './kit.ts'

defineInvariantTests(chakraKit, { players: [2, 3, 4], games: 2, seed: 'chakra' })
