/** Which part of the rulebook tells of what. */
import type { ChakraAsk } from '../../../engine/chakra/asks.ts'
import type { ChakraFact } from '../../../engine/chakra/state.ts'
import type { Chapters } from '../chapters.ts'
import type { ChakraLook } from './looks.ts'

export const chapters: Chapters<ChakraFact['kind'], ChakraAsk['kind'], ChakraLook['kind']> = {
  otherwise: 'turn',
  facts: {
    received: 'turn.receive',
    channelled: 'turn.channel',
    stepped: 'moves',
    exchanged: 'spaces',
    meditated: 'turn.meditate',
    looked: 'lotus',
    harmonized: 'harmony',
    alleviated: 'board.earth',
    refilled: 'lotus',
    bagEmpty: 'end',
    lastRound: 'end',
    ended: 'score',
  },
  asks: {
    channel: 'moves',
    exchange: 'spaces',
    meditate: 'turn.meditate',
    receive: 'turn.receive',
    either: 'moves',
  },
  looks: {
    chakra: 'harmony',
    notch: 'board.notches',
    bubbles: 'board.bubbles',
    earth: 'board.earth',
    space: 'spaces',
    token: 'board.tokens',
    supply: 'board.tokens',
    meditation: 'turn.meditate',
    meditations: 'turn.meditate',
    energy: 'moves',
    plenitude: 'lotus',
    lotus: 'lotus',
    maya: 'lotus',
    bag: 'end',
    round: 'end',
    out: 'lotus',
  },
}
