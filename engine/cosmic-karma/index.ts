/** Cosmic Karma by Linda Look: implements the rules of RULES.md as a Game. */
import { defineAchievements } from '../core/contract/achievements.ts'
import type { Game } from '../core/contract/game.ts'
import { ACHIEVEMENT_RULES } from './achievements.ts'
import { promptFor } from './prompts.ts'
import type { CosmicPrompt } from './prompts.ts'
import { findBrokenInvariants } from './state-invariants.ts'
import { undoBlockKindOf } from './undo-block.ts'
import { adviceCalibration } from './calibration.ts'
import { choices, deciders, decisionSkipsConfirmation, requiresPrompt } from './choices.ts'
import { clone } from './copy.ts'
import { determinize } from './determinize.ts'
import { outcome, winSharesOf } from './end.ts'
import { evaluate } from './evaluate.ts'
import { featureExtractor } from './features.ts'
import { cosmicKarmaInfo } from './info.ts'
import { play } from './play.ts'
import { consequences } from './consequences.ts'
import { gameSchemasForPlayerCount } from './schemas.ts'
import { setup } from './setup.ts'
import { turnAndLifeProgressMessage } from './progress.ts'
import type { CosmicAction, CosmicEvent, CosmicState, CosmicView } from './state.ts'
import { view } from './view.ts'
import { weights } from './weights.ts'
import { explainIllegal } from './explain-illegal.ts'
import { baselineValueOfSeat } from './baseline-evaluate.ts'

/** The game Cosmic Karma: its rules, its evaluation for bots, and its texts for people, as tables and bots use them. */
export const cosmicKarma: Game<CosmicState, CosmicAction, CosmicView, CosmicEvent, CosmicPrompt> = {
  info: cosmicKarmaInfo,
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
  progressMessage: turnAndLifeProgressMessage,
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
  skipsConfirmation: decisionSkipsConfirmation,
  // Version 2 keeps the meaning of an old log, unless the log uses a changed rule (COS-117, COS-126).
  migrate: (log) => log,
  // The text of the choice names the randomness: it needs no confirmation.
  isIrreversible: (_view, _seat, { do: what }) => (what === 'roll' ? false : undefined),
}

// Board information beyond the state, for the renderer: prompt, account values, reachable spaces.
export { promptFor } from './prompts.ts'
export { unmetReturnConditionsOf } from './account.ts'
export { karmicMajorityOfAccount } from './karmic-majority.ts'
export { pendingMoveEnds } from './move-ends.ts'
// Data tables.
export { SPACE_IDS, SPACES } from './board.ts'
export { CHOICE_CARDS, KARMA_CARDS } from './card-table.ts'
export { SPACE_SHAPES_AND_POSITIONS } from './board-layout.ts'
export type { CosmicPrompt, CosmicPromptKind } from './prompts.ts'
export type { CosmicUndoBlockKind } from './undo-block.ts'
export type { MoveEnd } from './move-ends.ts'
export type { CosmicAdviceConsequenceKind } from './consequences.ts'
export type * from './state.ts'
export type { CosmicIllegalReason } from './explain-illegal.ts'
