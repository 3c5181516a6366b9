/** Links from the table to the rulebook. */
import type { CosmicPromptKind } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicEvent } from '../../../engine/cosmic-karma/events.ts'
import type { EventAndPieceSections } from '../rulebook-links.ts'
import type { CosmicSpriteSpec } from './sprite-specs.ts'

/** The rulebook chapter that explains each kind of decision. */
export const decisionChapters: Readonly<Record<CosmicPromptKind, string>> = {
  sitOut: 'table',
  home: 'goal',
  roll: 'turn',
  start: 'turn',
  planning: 'spirit',
  cards: 'turn',
  rolled: 'turn',
  fork: 'turn',
  dual: 'majority',
  side: 'tools',
  colour: 'table',
  discard: 'table',
  recolour: 'table',
  takePeg: 'tools',
  losePeg: 'tools',
  swap: 'cards',
  loosen: 'tools',
  gift: 'table',
}

/** The rulebook section that explains each kind of event, and each kind of piece on the board. */
export const eventAndPieceSections: EventAndPieceSections<CosmicEvent['kind'], CosmicSpriteSpec['kind']> = {
  fallback: 'turn',
  events: {
    rolled: 'turn.count',
    laidOut: 'turn.count',
    setOut: 'turn.move',
    landed: 'turn.land',
    majority: 'majority',
    took: 'table',
    exchanged: 'table',
    habit: 'table.habits',
    loosened: 'tools',
    peg: 'table.tools',
    lostPeg: 'table.tools',
    masterTool: 'tools',
    freeWill: 'table.freeWill',
    noFreeWill: 'table.freeWill',
    drew: 'cards',
    chose: 'cards',
    losesTurn: 'table.lostTurns',
    satOut: 'table.lostTurns',
    reborn: 'spirit',
    stopped: 'spirit',
    joined: 'spirit',
    waited: 'spirit',
    sent: 'places',
    ended: 'end',
    threw: 'turn.begin',
    gift: 'majority',
    extraTurn: 'turn',
  },
  looks: {
    pack: 'cards',
    bank: 'table',
    shelf: 'table',
    pegs: 'table.tools',
    peg: 'table.tools',
    hand: 'table.freeWill',
    freeWill: 'table.freeWill',
    lost: 'table.lostTurns',
    die: 'turn.count',
    mandala: 'goal',
    missing: 'goal',
    score: 'majority',
  },
}
