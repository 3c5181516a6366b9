/** Cosmic Karma by Linda Look: the rules of RULES.md as a Game. */
import { defineAchievements } from '../core/contract/achievements.ts'
import type { Game } from '../core/contract/game.ts'
import { EARNED } from './achievements.ts'
import { asks } from './asks.ts'
import type { CosmicAsk } from './asks.ts'
import { audit } from './audit.ts'
import { bound } from './bound.ts'
import { calibration } from './calibration.ts'
import { choices, deciders, isQuestion, mustAsk } from './choices.ts'
import { clone } from './copy.ts'
import { determinize } from './determinize.ts'
import { outcome, returns } from './end.ts'
import { evaluate } from './evaluate.ts'
import { features } from './features.ts'
import { cosmicKarmaInfo } from './info.ts'
import { play } from './play.ts'
import { consequences } from './reasons.ts'
import { schemas } from './schemas.ts'
import { setup } from './setup.ts'
import { stage } from './stage.ts'
import type { CosmicAction, CosmicFact, CosmicState, CosmicView } from './state.ts'
import { view } from './view.ts'
import { weights } from './weights.ts'
import { whyNot } from './why-not.ts'
import { yardstick } from './yardstick.ts'

export const cosmicKarma: Game<CosmicState, CosmicAction, CosmicView, CosmicFact, CosmicAsk> = {
  info: cosmicKarmaInfo,
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
  // Its very words are chance: nobody need be asked whether they mean it.
  // An old log says the same in the words of version 2, where it had no part in what has changed (COS-117, COS-126).
  migrate: (log) => log,
  isIrreversible: (_view, _seat, { do: what }) => (what === 'roll' ? false : undefined),
}

// What a board shows beyond the state, for the renderer: what is asked, figures of an account, where a move can lead.
export { asks } from './asks.ts'
export { missingOf } from './account.ts'
export { majorityOf } from './majority.ts'
export { reachOf } from './reach.ts'
// Tables.
export { SPACE_IDS, SPACES } from './board.ts'
export { CHOICE_CARDS, KARMA_CARDS } from './deck.ts'
export { SPOTS } from './layout.ts'
export type { CosmicAsk, CosmicAskKind } from './asks.ts'
export type { CosmicBound } from './bound.ts'
export type { Reach } from './reach.ts'
export type { CosmicConsequence } from './reasons.ts'
export type * from './state.ts'
export type { CosmicReason } from './why-not.ts'
