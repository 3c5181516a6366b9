/** The Game object, assembled from its modules, and the exports for the game's UI. */
import type { Game } from '../../../../../engine/core/contract/game.ts'
import { promptFor, type TemplateGamePrompt } from './prompts.ts'
import { findBrokenInvariants } from './state-invariants.ts'
import { choices, deciders } from './choices.ts'
import type { TemplateGameEvent } from './events.ts'
import { templateGameInfo } from './info.ts'
import { play } from './play.ts'
import { gameSchemasFor } from './schemas.ts'
import { evaluate, outcome, returns, progressMessage } from './score.ts'
import { setup } from './setup.ts'
import type { TemplateGameAction, TemplateGameState, TemplateGameView } from './state.ts'
import { clone, determinize, view } from './view.ts'
import { explainIllegal } from './explain-illegal.ts'

export type { TemplateGamePromptKind } from './prompts.ts'
export type { TemplateGameEvent } from './events.ts'
export type { TemplateGameAction, TemplateGameView } from './state.ts'
export type { TemplateGameIllegalReason } from './explain-illegal.ts'

export const templateGame: Game<
  TemplateGameState,
  TemplateGameAction,
  TemplateGameView,
  TemplateGameEvent,
  TemplateGamePrompt
> = {
  info: templateGameInfo,
  schemas: gameSchemasFor,
  setup: (_config, random, emit) => setup(random, emit),
  deciders,
  choices,
  play,
  clone,
  view,
  determinize: (seen, _viewer, random) => determinize(seen, random),
  promptFor,
  explainIllegal,
  progressMessage,
  evaluate,
  outcome,
  returns,
  findBrokenInvariants,
  // The label already says that drawing is random: it needs no confirmation.
  isIrreversible: (_view, _seat, action) => (action.do === 'draw' ? false : undefined),
}
