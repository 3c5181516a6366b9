import { describeLaws } from './laws.ts'
import { diceKit, echoKit, sealedKit } from './toys/index.ts'

describeLaws(sealedKit, { players: [2, 3, 5], games: 8, seed: 'sealed' })
describeLaws(echoKit, { players: [2, 3, 4], games: 6, seed: 'echo' })
describeLaws(diceKit, { players: [2, 4], options: [{}, { tokens: 5 }], games: 6, seed: 'dice' })
