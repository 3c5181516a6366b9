import { describeLaws } from '../core/laws/laws.ts'
import { chakraKit } from './kit.ts'

describeLaws(chakraKit, { players: [2, 3, 4], games: 2, seed: 'chakra' })
