/** Moksha (working title) by Pierre Knockaert: implements the rules of RULES.md as a Game. */
import { defineAchievements } from '../core/contract/achievements.ts'
import type { Game } from '../core/contract/game.ts'
import { ACHIEVEMENT_RULES } from './achievements.ts'
import { promptFor } from './prompts.ts'
import type { MokshaPrompt } from './prompts.ts'
import { findBrokenInvariants } from './state-invariants.ts'
import { undoBlockKindOf } from './undo-block.ts'
import { adviceCalibration } from './calibration.ts'
import { choices, deciders } from './choices.ts'
import { clone } from './copy.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'
import { featureExtractor } from './features.ts'
import { mokshaInfo } from './info.ts'
import { play } from './play.ts'
import { consequences } from './consequences.ts'
import { outcome, winSharesOf } from './score.ts'
import { gameSchemasForPlayerCount } from './schemas.ts'
import { setup } from './setup.ts'
import { progressMessage } from './progress.ts'
import type { MokshaAction, MokshaEvent, MokshaState, MokshaView } from './state.ts'
import { view } from './view.ts'
import { weights } from './weights.ts'
import { explainIllegal } from './explain-illegal.ts'
import { baselineValueOfSeat } from './baseline-evaluate.ts'

/** The game Moksha: its rules, its evaluation for bots, and its texts for people, as tables and bots use them. */
export const moksha: Game<MokshaState, MokshaAction, MokshaView, MokshaEvent, MokshaPrompt> = {
  info: mokshaInfo,
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
  // 'go' also passes a window, and offers of gods can be requested at any time.
  isPreferenceOnly: ({ do: what }) => what === 'passWindows' || what === 'askWindows',
  outcome,
  returns: winSharesOf,
  findBrokenInvariants,
  undoBlockKindOf,
  // Version 2 only adds choices (MOK-72, MOK-106): actions in an old log keep their meaning.
  migrate: (log) => log,
}

// Board information beyond the state, for the renderer; computed from public information only.
export { promptFor } from './prompts.ts'
export {
  landholderMarkerSeatIn,
  deathMajorityRegionsAndAura,
  majoritySeatsIn,
  freeDiscipleSpaceCountIn,
} from './board.ts'
export { auraNeededForMoksha, rebirthCasteAndKeptCountOf } from './death.ts'
export { harmonyMoveOptions } from './evolve.ts'
export { deathForecastFor, rescuingTokenRegionsByMethod, majorityComparisonsOf } from './death-forecast.ts'
export { rewardPreviewFor } from './gather.ts'
export {
  harmonyPointsOfHex,
  pillarKarmaCountInSupply,
  karmaTotal,
  playerOf,
  reserveDiscipleCountOf,
  ringOfHex,
  survivalCheckResultIfNow,
} from './player-sheet.ts'
export type { MokshaPrompt, MokshaPromptKind } from './prompts.ts'
export type { MokshaUndoBlockKind } from './undo-block.ts'
export type { DeathForecast, RescuingTokenRegionsByMethod, RegionDiscipleComparison } from './death-forecast.ts'
export type { HarmonyMoveOption } from './harmony-grid.ts'
export type { MokshaIllegalReason } from './explain-illegal.ts'
export type { MokshaAdviceConsequenceKind } from './consequences.ts'
export type * from './state.ts'
