/** Links from decisions, events and pieces of Chakra to its rulebook. */
import type { ChakraPromptKind } from '../../../engine/chakra/index.ts'
import type { ChakraEvent } from '../../../engine/chakra/state.ts'
import type { EventAndPieceSections } from '../rulebook-links.ts'
import type { ChakraSpriteSpec } from './sprite-specs.ts'

/** The rulebook chapter for each kind of decision. */
export const decisionChapters: Readonly<Record<ChakraPromptKind, string>> = {
  turn: 'turn',
  meditate: 'turn',
  black: 'turn',
  receive: 'turn',
  place: 'turn',
  channel: 'moves',
  either: 'moves',
  exchange: 'spaces',
}

/** The rulebook sections for the kinds of events, and for the kinds of sprites on the board. */
export const eventAndPieceSections: EventAndPieceSections<ChakraEvent['kind'], ChakraSpriteSpec['kind']> = {
  fallback: 'turn',
  events: {
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
