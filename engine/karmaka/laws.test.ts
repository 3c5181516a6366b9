import { describeLaws } from '../core/laws/laws.ts'
import { karmakaKit } from './kit.ts'

describeLaws(karmakaKit, { players: [2, 3, 4], games: 1, seed: 'karmaka' })
describeLaws(karmakaKit, { players: [4], options: [{ variant: 'teams' }], games: 1, seed: 'karmaka' })
describeLaws(karmakaKit, { players: [3], options: [{ variant: 'wolf' }], games: 2, seed: 'karmaka' })
