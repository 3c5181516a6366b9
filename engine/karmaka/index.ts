/** Karmaka by Eddy Boxerman and Dave Burke: the rules of RULES.md as a Game. */
import { defineAchievements } from '../core/contract/achievements.ts'
import type { Game } from '../core/contract/game.ts'
import { EARNED } from './achievements.ts'
import { asks } from './asks.ts'
import type { KarmakaAsk } from './asks.ts'
import { audit } from './audit.ts'
import { bound } from './bound.ts'
import { calibration } from './calibration.ts'
import { choices, deciders, isQuestion, mustAsk } from './choices.ts'
import { clone } from './copy.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'
import { features } from './features.ts'
import { karmakaInfo } from './info.ts'
import { play } from './play.ts'
import { consequences } from './reasons.ts'
import { reshuffle } from './reshuffle.ts'
import { outcome, returns } from './score.ts'
import { schemas } from './schemas.ts'
import { setup } from './setup.ts'
import { stage } from './stage.ts'
import type { KarmakaAction, KarmakaFact, KarmakaState, KarmakaView } from './state.ts'
import { view } from './view.ts'
import { weights } from './weights.ts'
import { whyNot } from './why-not.ts'
import { yardstick } from './yardstick.ts'

export const karmaka: Game<KarmakaState, KarmakaAction, KarmakaView, KarmakaFact, KarmakaAsk> = {
  info: karmakaInfo,
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
  outcome,
  returns,
  findBrokenInvariants: audit,
  undoBlockKindOf: bound,
  requiresPrompt: mustAsk,
  skipsConfirmation: isQuestion,
  reshuffleHidden: reshuffle,
  // Its very words are chance: nobody need be asked whether they mean it.
  isIrreversible: (_view, _seat, { do: what }) => (what === 'draw' ? false : undefined),
}

// What a board shows beyond the state, for the renderer.
export { asks } from './asks.ts'
export type { KarmakaAsk, KarmakaAskKind } from './asks.ts'
export type { KarmakaBound } from './bound.ts'
export { cardName, rungName } from './named.ts'
export { scoreOf } from './score.ts'
export { relationsOf, sideOf } from './variants.ts'
export type { KarmakaReason } from './why-not.ts'
export type { KarmakaConsequence } from './reasons.ts'
export type * from './state.ts'
