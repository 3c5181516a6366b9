/** Cosmic Karma by Linda Look: the rules of RULES.md as a Game. */
import { defineAchievements } from '../core/contract/achievements.ts'
import type { Game } from '../core/contract/game.ts'
import { ACHIEVEMENT_RULES } from './achievements.ts'
import { promptFor } from './prompts.ts'
import type { CosmicPrompt } from './prompts.ts'
import { findBrokenInvariants } from './state-invariants.ts'
import { undoBlockKindOf } from './undo-block.ts'
import { calibration } from './calibration.ts'
import { choices, deciders, skipsConfirmation, requiresPrompt } from './choices.ts'
import { clone } from './copy.ts'
import { determinize } from './determinize.ts'
import { outcome, returns } from './end.ts'
import { evaluate } from './evaluate.ts'
import { features } from './features.ts'
import { cosmicKarmaInfo } from './info.ts'
import { play } from './play.ts'
import { consequences } from './consequences.ts'
import { schemas } from './schemas.ts'
import { setup } from './setup.ts'
import { progressMessage } from './progress.ts'
import type { CosmicAction, CosmicEvent, CosmicState, CosmicView } from './state.ts'
import { view } from './view.ts'
import { weights } from './weights.ts'
import { explainIllegal } from './explain-illegal.ts'
import { baselineEvaluate } from './baseline-evaluate.ts'

export const cosmicKarma: Game<CosmicState, CosmicAction, CosmicView, CosmicEvent, CosmicPrompt> = {
  info: cosmicKarmaInfo,
  schemas,
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
  features,
  weights,
  calibration,
  baselineEvaluate,
  achievements: defineAchievements(ACHIEVEMENT_RULES),
  outcome,
  returns,
  findBrokenInvariants,
  undoBlockKindOf,
  requiresPrompt,
  skipsConfirmation,
  // Its very words are chance: nobody need be asked whether they mean it.
  // An old log says the same in the words of version 2, where it had no part in what has changed (COS-117, COS-126).
  migrate: (log) => log,
  isIrreversible: (_view, _seat, { do: what }) => (what === 'roll' ? false : undefined),
}

// What a board shows beyond the state, for the renderer: what is asked, figures of an account, where a move can lead.
export { promptFor } from './prompts.ts'
export { missingItemsOf } from './account.ts'
export { karmicMajorityOf } from './karmic-majority.ts'
export { reachableSpacesNow } from './reachable-spaces.ts'
// Tables.
export { SPACE_IDS, SPACES } from './board.ts'
export { CHOICE_CARDS, KARMA_CARDS } from './card-table.ts'
export { SPACE_SHAPES } from './board-layout.ts'
export type { CosmicPrompt, CosmicPromptKind } from './prompts.ts'
export type { CosmicUndoBlockKind } from './undo-block.ts'
export type { ReachableSpace } from './reachable-spaces.ts'
export type { CosmicConsequenceKind } from './consequences.ts'
export type * from './state.ts'
export type { CosmicIllegalReason } from './explain-illegal.ts'
