/** Moksha (working title) by Pierre Knockaert: the rules of RULES.md as a Game. */
import type { Game } from '../core/contract/game.ts'
import { audit } from './audit.ts'
import { choices, deciders } from './choices.ts'
import { clone } from './copy.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'
import { mokshaInfo } from './info.ts'
import { play } from './play.ts'
import { outcome, returns } from './score.ts'
import { setup } from './setup.ts'
import { stage } from './stage.ts'
import type { MokshaAction, MokshaFact, MokshaState, MokshaView } from './state.ts'
import { view } from './view.ts'
import { whyNot } from './why-not.ts'
import { yardstick } from './yardstick.ts'

export const moksha: Game<MokshaState, MokshaAction, MokshaView, MokshaFact> = {
  info: mokshaInfo,
  setup,
  deciders,
  choices,
  play,
  clone,
  view,
  determinize,
  whyNot,
  stage,
  evaluate,
  yardstick,
  outcome,
  returns,
  audit,
  // Version 2 only offers more (MOK-72, MOK-106): an old log says the same in its words, where nothing more was offered.
  migrate: (log) => log,
}

// What a board shows beyond the state, for the renderer: all of it is computed from what everybody may know.
export {
  auraOfDying,
  buildingOf,
  closedBy,
  disciplesIn,
  dotOf,
  heightOf,
  majoritiesOf,
  majorityIn,
  roomIn,
  topOf,
} from './board.ts'
export { auraTarget, keptKarma } from './death.ts'
export { godHere } from './devote.ts'
export { evolveWays, vishnuWays, waysAt } from './evolve.ts'
export { prospectOf, rewardOf } from './gather.ts'
export { mustSink } from './gods.ts'
export {
  disciplesOut,
  harmonyPoints,
  karmaRoom,
  karmaSupply,
  karmaTotal,
  playerOf,
  reserveOf,
  ringOf,
  survivalOf,
  vitalityOf,
} from './sheet.ts'
export { mustReplace } from './tokens.ts'
export { hasDecision, turnOf } from './turn.ts'
export { destinationsOf } from './wander.ts'
export { askedOf } from './why-not.ts'
export type { HarmonyWay } from './harmony.ts'
export type { Asked, Reason } from './why-not.ts'
export type * from './state.ts'
