import { describeLaws } from '../core/laws/laws.ts'
import { rauhaKit } from './kit.ts'

describeLaws(rauhaKit, { players: [2, 3, 4, 5], games: 1, seed: 'rauha' })
describeLaws(rauhaKit, { players: [2, 4], options: [{ side: 'B' }], games: 1, seed: 'rauha' })
