/** Moksha (working title) by Pierre Knockaert: the rules of RULES.md as a Game. */
import { defineAchievements } from '../core/contract/achievements.ts'
import type { Game } from '../core/contract/game.ts'
import { EARNED } from './achievements.ts'
import { asks } from './asks.ts'
import type { MokshaAsk } from './asks.ts'
import { audit } from './audit.ts'
import { bound } from './bound.ts'
import { calibration } from './calibration.ts'
import { choices, deciders } from './choices.ts'
import { clone } from './copy.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'
import { features } from './features.ts'
import { mokshaInfo } from './info.ts'
import { play } from './play.ts'
import { consequences } from './reasons.ts'
import { outcome, returns } from './score.ts'
import { schemas } from './schemas.ts'
import { setup } from './setup.ts'
import { stage } from './stage.ts'
import type { MokshaAction, MokshaFact, MokshaState, MokshaView } from './state.ts'
import { view } from './view.ts'
import { weights } from './weights.ts'
import { whyNot } from './why-not.ts'
import { yardstick } from './yardstick.ts'

export const moksha: Game<MokshaState, MokshaAction, MokshaView, MokshaFact, MokshaAsk> = {
  info: mokshaInfo,
  schemas,
  setup,
  deciders,
  choices,
  play,
  clone,
  view,
  determinize,
  promptFor: asks,
  explainIllegal: whyNot,
  consequences,
  progressMessage: stage,
  evaluate,
  features,
  weights,
  calibration,
  baselineEvaluate: yardstick,
  achievements: defineAchievements(EARNED),
  // What is passed is said by 'go' as well, and offers of gods can be asked for at any time.
  isPreferenceOnly: ({ do: what }) => what === 'passWindows' || what === 'askWindows',
  outcome,
  returns,
  findBrokenInvariants: audit,
  undoBlockKindOf: bound,
  // Version 2 only offers more (MOK-72, MOK-106): an old log says the same in its words, where nothing more was offered.
  migrate: (log) => log,
}

// What a board shows beyond the state, for the renderer: all of it is computed from what everybody may know.
export { asks } from './asks.ts'
export { closedBy, dyingOf, majorityIn, roomIn } from './board.ts'
export { auraTarget, rebirthOf } from './death.ts'
export { waysOf } from './evolve.ts'
export { deathOf, rescueOf, standingsOf } from './foresight.ts'
export { prospectOf } from './gather.ts'
export { harmonyPoints, karmaSupply, karmaTotal, playerOf, reserveOf, ringOf, survivalOf } from './sheet.ts'
export type { MokshaAsk, MokshaAskKind } from './asks.ts'
export type { MokshaBound } from './bound.ts'
export type { Death, Rescue, Standing } from './foresight.ts'
export type { HarmonyWay } from './harmony.ts'
export type { Reason } from './why-not.ts'
export type { MokshaConsequence } from './reasons.ts'
export type * from './state.ts'
