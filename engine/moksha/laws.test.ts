import { describeLaws } from '../core/laws/laws.ts'
import { mokshaKit } from './kit.ts'

describeLaws(mokshaKit, { players: [2, 3, 4, 5], games: 1, seed: 'moksha' })
describeLaws(mokshaKit, { players: [3], options: [{ evenFinish: true }], games: 1, seed: 'moksha even' })
