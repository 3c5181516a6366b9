/** Where the rulebook says more of a decision: the chapter, by what is asked. */
import type { CosmicAskKind } from '../../../engine/cosmic-karma/index.ts'

export const chapters: Readonly<Record<CosmicAskKind, string>> = {
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
