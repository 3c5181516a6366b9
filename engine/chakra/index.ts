/** Chakra by Luka Krleza: the rules of RULES.md as a Game. */
import { defineAchievements } from '../core/contract/achievements.ts'
import type { Game } from '../core/contract/game.ts'
import { EARNED } from './achievements.ts'
import { asks } from './asks.ts'
import type { ChakraAsk } from './asks.ts'
import { audit } from './audit.ts'
import { bound } from './bound.ts'
import { calibration } from './calibration.ts'
import { choices, deciders } from './choices.ts'
import { clone } from './copy.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'
import { features } from './features.ts'
import { chakraInfo } from './info.ts'
import { play } from './play.ts'
import { consequences } from './reasons.ts'
import { schemas } from './schemas.ts'
import { outcome, returns } from './score.ts'
import { setup } from './setup.ts'
import { stage } from './stage.ts'
import type { ChakraAction, ChakraFact, ChakraState, ChakraView } from './state.ts'
import { view } from './view.ts'
import { weights } from './weights.ts'
import { whyNot } from './why-not.ts'
import { yardstick } from './yardstick.ts'

export const chakra: Game<ChakraState, ChakraAction, ChakraView, ChakraFact, ChakraAsk> = {
  info: chakraInfo,
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
}

// What a board shows beyond the state, for the renderer.
export { asks } from './asks.ts'
export type { ChakraAsk, ChakraAskKind } from './asks.ts'
export type { ChakraBound } from './bound.ts'
export { chakraAt, chakraOf, isHarmonized, owned } from './board.ts'
export { bagTotal } from './bag.ts'
export { waysOf } from './channel.ts'
export { standingOf } from './standing.ts'
export type { ChakraReason } from './why-not.ts'
export type { ChakraConsequence } from './reasons.ts'
export type * from './state.ts'
