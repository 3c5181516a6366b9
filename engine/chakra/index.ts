/** Chakra by Luka Krleza: implements RULES.md as a Game. */
import { defineAchievements } from '../core/contract/achievements.ts'
import type { Game } from '../core/contract/game.ts'
import { ACHIEVEMENT_RULES } from './achievements.ts'
import { promptFor } from './prompts.ts'
import type { ChakraPrompt } from './prompts.ts'
import { findBrokenInvariants } from './state-invariants.ts'
import { undoBlockKindOf } from './undo-block.ts'
import { adviceCalibration } from './calibration.ts'
import { choices, deciders } from './choices.ts'
import { clone } from './copy.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'
import { featureExtractor } from './features.ts'
import { chakraInfo } from './info.ts'
import { play } from './play.ts'
import { consequences } from './consequences.ts'
import { gameSchemasForPlayerCount } from './schemas.ts'
import { outcome, winSharesOf } from './score.ts'
import { setup } from './setup.ts'
import { progressMessage } from './progress.ts'
import type { ChakraAction, ChakraEvent, ChakraState, ChakraView } from './state.ts'
import { view } from './view.ts'
import { weights } from './weights.ts'
import { explainIllegal } from './explain-illegal.ts'
import { baselineValueOfSeat } from './baseline-evaluate.ts'

/** Chakra as a `Game`: the object through which the application sets up, plays and scores it. */
export const chakra: Game<ChakraState, ChakraAction, ChakraView, ChakraEvent, ChakraPrompt> = {
  info: chakraInfo,
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
}

// Board information beyond the state, for the renderer.
export { promptFor } from './prompts.ts'
export type { ChakraPrompt, ChakraPromptKind } from './prompts.ts'
export type { ChakraUndoBlockKind } from './undo-block.ts'
export { chakraColourAt, chakraPositionOf, isHarmonized, countOwnedEnergiesOfColour } from './board.ts'
export { bagEnergyCount } from './bag.ts'
export { moveOptionsOfEnergy } from './channel.ts'
export { boardSummaryFor } from './board-summary.ts'
export type { ChakraIllegalReason } from './explain-illegal.ts'
export type { ChakraAdviceConsequenceKind } from './consequences.ts'
export type * from './state.ts'
