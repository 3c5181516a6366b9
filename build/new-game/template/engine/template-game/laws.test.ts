import { describeLaws } from '../../../../../engine/core/laws/laws.ts'
import { templateGameKit } from './kit.ts'

describeLaws(templateGameKit, { players: [2], games: 8, seed: 'template-game' })
