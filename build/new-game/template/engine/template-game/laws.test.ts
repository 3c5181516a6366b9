import { defineInvariantTests } from '../../../../../engine/core/invariants/define-invariant-tests.ts'
import { templateGameKit } from './kit.ts'

defineInvariantTests(templateGameKit, { players: [2], games: 8, seed: 'template-game' })
