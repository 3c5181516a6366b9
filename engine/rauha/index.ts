/** Rauha by Johannes Goupy and Théo Rivière: the rules of RULES.md as a Game. */
import { defineAchievements } from '../core/contract/achievements.ts'
import type { Game } from '../core/contract/game.ts'
import { ACHIEVEMENT_RULES } from './achievements.ts'
import { promptFor } from './prompts.ts'
import type { RauhaPrompt } from './prompts.ts'
import { findBrokenInvariants } from './state-invariants.ts'
import { undoBlockKindOf } from './undo-block.ts'
import { adviceCalibration } from './calibration.ts'
import { choices, deciders, skipsConfirmation, requiresPrompt } from './choices.ts'
import { clone } from './copy.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'
import { featureExtractor } from './features.ts'
import { rauhaInfo } from './info.ts'
import { play } from './play.ts'
import { consequences } from './consequences.ts'
import { reshuffleHidden } from './reshuffle.ts'
import { outcome, winSharesOf } from './score.ts'
import { possiblePlacementEventsAfterKeeping } from './settle.ts'
import { gameSchemasForPlayerCount } from './schemas.ts'
import { setup } from './setup.ts'
import { progressMessage } from './progress.ts'
import type { RauhaAction, RauhaEvent, RauhaState, RauhaView } from './state.ts'
import { view } from './view.ts'
import { weights } from './weights.ts'
import { explainIllegal } from './explain-illegal.ts'
import { baselineValueOfSeat } from './baseline-evaluate.ts'

/** The game Rauha: its rules, its evaluation for bots, and its texts for people, as tables and bots use them. */
export const rauha: Game<RauhaState, RauhaAction, RauhaView, RauhaEvent, RauhaPrompt> = {
  info: rauhaInfo,
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
  possibleEvents: possiblePlacementEventsAfterKeeping,
}

// Board information beyond the state, for the renderer.
export { currentActivationYields } from './activation.ts'
export { nearlyWonEntities, satelliteToChooseFrom, visibleTileOnSquareOfSeat } from './board.ts'
export { gainAmountOf, crystalCostOfEffect } from './effects.ts'
export { waterScoreBreakdownOfSeat } from './turn-flow.ts'
export { canPlaceCard, entitiesMatchingLinesThrough } from './settle.ts'
export type { RauhaPrompt, RauhaPromptKind } from './prompts.ts'
export type { RauhaUndoBlockKind } from './undo-block.ts'
export type { RauhaIllegalReason } from './explain-illegal.ts'
export type { RauhaAdviceConsequenceKind } from './consequences.ts'
export type * from './state.ts'
