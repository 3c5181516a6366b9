/** Rauha by Johannes Goupy and Théo Rivière: the rules of RULES.md as a Game. */
import { defineAchievements } from '../core/contract/achievements.ts'
import type { Game } from '../core/contract/game.ts'
import { EARNED } from './achievements.ts'
import { asks } from './asks.ts'
import type { RauhaAsk } from './asks.ts'
import { audit } from './audit.ts'
import { bound } from './bound.ts'
import { calibration } from './calibration.ts'
import { choices, deciders, isQuestion, mustAsk } from './choices.ts'
import { clone } from './copy.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'
import { features } from './features.ts'
import { rauhaInfo } from './info.ts'
import { play } from './play.ts'
import { consequences } from './reasons.ts'
import { reshuffle } from './reshuffle.ts'
import { outcome, returns } from './score.ts'
import { prospects } from './settle.ts'
import { schemas } from './schemas.ts'
import { setup } from './setup.ts'
import { stage } from './stage.ts'
import type { RauhaAction, RauhaFact, RauhaState, RauhaView } from './state.ts'
import { view } from './view.ts'
import { weights } from './weights.ts'
import { whyNot } from './why-not.ts'
import { yardstick } from './yardstick.ts'

export const rauha: Game<RauhaState, RauhaAction, RauhaView, RauhaFact, RauhaAsk> = {
  info: rauhaInfo,
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
  possibleEvents: prospects,
}

// What a board shows beyond the state, for the renderer.
export { yieldsOf } from './activate.ts'
export { nearlyWon, poolOf, tileAt } from './board.ts'
export { amountOf, payOf } from './effects.ts'
export { waterScore } from './flow.ts'
export { mayPlace, wonBy } from './settle.ts'
export type { RauhaAsk, RauhaAskKind } from './asks.ts'
export type { RauhaBound } from './bound.ts'
export type { RauhaReason } from './why-not.ts'
export type { RauhaConsequence } from './reasons.ts'
export type * from './state.ts'
