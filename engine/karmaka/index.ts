/** Karmaka by Eddy Boxerman and Dave Burke: implements RULES.md as a Game. */
import { defineAchievements } from '../core/contract/achievements.ts'
import type { Game } from '../core/contract/game.ts'
import { ACHIEVEMENT_RULES } from './achievements.ts'
import { promptFor } from './prompts.ts'
import type { KarmakaPrompt } from './prompts.ts'
import { findBrokenInvariants } from './state-invariants.ts'
import { undoBlockKindOf } from './undo-block.ts'
import { adviceCalibration } from './calibration.ts'
import { choices, deciders, skipsConfirmation, requiresPrompt } from './choices.ts'
import { clone } from './copy.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'
import { featureExtractor } from './features.ts'
import { karmakaInfo } from './info.ts'
import { play } from './play.ts'
import { consequences } from './consequences.ts'
import { reshuffleHidden } from './reshuffle.ts'
import { outcome, winSharesOf } from './score.ts'
import { gameSchemasForPlayerCount } from './schemas.ts'
import { setup } from './setup.ts'
import { progressMessage } from './progress.ts'
import type { KarmakaAction, KarmakaEvent, KarmakaState, KarmakaView } from './state.ts'
import { view } from './view.ts'
import { weights } from './weights.ts'
import { explainIllegal } from './explain-illegal.ts'
import { baselineValueOfSeat } from './baseline-evaluate.ts'

/**
 * Karmaka as a `Game`: the object through which the application sets up, plays and scores it. It holds the rules, the
 * evaluation for bots and the texts for people.
 */
export const karmaka: Game<KarmakaState, KarmakaAction, KarmakaView, KarmakaEvent, KarmakaPrompt> = {
  info: karmakaInfo,
  schemas: gameSchemasForPlayerCount,
  setup,
  deciders,
  choices,
  play,
  clone,
  view,
  determinize,
  promptFor,
  explainIllegal,
  consequences,
  progressMessage,
  evaluate,
  features: featureExtractor,
  weights,
  calibration: adviceCalibration,
  baselineEvaluate: baselineValueOfSeat,
  achievements: defineAchievements(ACHIEVEMENT_RULES),
  outcome,
  returns: winSharesOf,
  findBrokenInvariants,
  undoBlockKindOf,
  requiresPrompt,
  skipsConfirmation,
  reshuffleHidden,
  // The text of the draw choice names the randomness, so that it needs no confirmation.
  isIrreversible: (_view, _seat, { do: what }) => (what === 'draw' ? false : undefined),
}

// Board information beyond the state, for the renderer.
export { promptFor } from './prompts.ts'
export type { KarmakaPrompt, KarmakaPromptKind } from './prompts.ts'
export type { KarmakaUndoBlockKind } from './undo-block.ts'
export { cardName, rungName } from './messages.ts'
export { lifeScoreOf } from './score.ts'
export { relationsOfSeat, sideOf } from './variants.ts'
export type { KarmakaIllegalReason } from './explain-illegal.ts'
export type { KarmakaAdviceConsequenceKind } from './consequences.ts'
export type * from './state.ts'
