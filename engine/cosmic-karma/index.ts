/** Cosmic Karma by Linda Look: the rules of RULES.md as a Game. */
import type { Game } from '../core/contract/game.ts'
import { appraise } from './appraise.ts'
import { asks } from './asks.ts'
import type { CosmicAsk } from './asks.ts'
import { audit } from './audit.ts'
import { choices, deciders, mustAsk } from './choices.ts'
import { clone } from './copy.ts'
import { outcome } from './end.ts'
import { imagine } from './imagine.ts'
import { cosmicKarmaInfo } from './info.ts'
import { play } from './play.ts'
import { setup } from './setup.ts'
import { stage } from './stage.ts'
import type { CosmicAction, CosmicFact, CosmicState, CosmicView } from './state.ts'
import { view } from './view.ts'
import { whyNot } from './why-not.ts'

export const cosmicKarma: Game<CosmicState, CosmicAction, CosmicView, CosmicFact, CosmicAsk> = {
  info: cosmicKarmaInfo,
  setup,
  deciders,
  choices,
  play,
  clone,
  view,
  imagine,
  asks,
  whyNot,
  stage,
  appraise,
  outcome,
  audit,
  mustAsk,
  // Its very words are chance: nobody need be asked whether they mean it.
  final: (_view, _seat, { do: what }) => (what === 'roll' ? false : undefined),
}

// What a board shows beyond the state, for the renderer.
export { asks } from './asks.ts'
export type { CosmicAsk, CosmicAskKind } from './asks.ts'
export type { CosmicReason } from './why-not.ts'
export { emptyAccount, hasMasterTool, missingOf, otherColour, playerOf } from './account.ts'
export type { Missing } from './account.ts'
export { SPACE_IDS, SPACES } from './board.ts'
export { CHOICE_CARD_IDS, CHOICE_CARDS, FREE_WILL_PACK, KARMA_CARD_IDS, KARMA_CARDS } from './deck.ts'
export { effectsOf } from './effects.ts'
export { SPOTS } from './layout.ts'
export { majorityOf, scoreOf } from './majority.ts'
export type { Majority } from './majority.ts'
export { reachByJoining, reachFrom, reachOf } from './reach.ts'
export type { Reach } from './reach.ts'
export type * from './state.ts'
