/** The Game object, assembled from its parts, and what a board shows beyond the state. */
import type { Game } from '../../../../../engine/core/contract/game.ts'
import { asks, type TemplateGameAsk } from './asks.ts'
import { audit } from './audit.ts'
import { choices, deciders } from './choices.ts'
import type { TemplateGameFact } from './facts.ts'
import { templateGameInfo } from './info.ts'
import { play } from './play.ts'
import { schemas } from './schemas.ts'
import { evaluate, outcome, returns, stage } from './score.ts'
import { setup } from './setup.ts'
import type { TemplateGameAction, TemplateGameState, TemplateGameView } from './state.ts'
import { clone, determinize, view } from './view.ts'
import { whyNot } from './why-not.ts'

export type { TemplateGameAskKind } from './asks.ts'
export type { TemplateGameFact } from './facts.ts'
export type { TemplateGameAction, TemplateGameView } from './state.ts'
export type { TemplateGameReason } from './why-not.ts'

export const templateGame: Game<
  TemplateGameState,
  TemplateGameAction,
  TemplateGameView,
  TemplateGameFact,
  TemplateGameAsk
> = {
  info: templateGameInfo,
  schemas,
  setup: (_config, random, tell) => setup(random, tell),
  deciders,
  choices,
  play,
  clone,
  view,
  determinize: (seen, _viewer, random) => determinize(seen, random),
  promptFor: asks,
  explainIllegal: whyNot,
  progressMessage: stage,
  evaluate,
  outcome,
  returns,
  findBrokenInvariants: audit,
  // Its very words are chance: nobody need be asked whether they mean it.
  isIrreversible: (_view, _seat, action) => (action.do === 'draw' ? false : undefined),
}
