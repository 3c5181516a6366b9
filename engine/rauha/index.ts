/** Rauha by Johannes Goupy and Théo Rivière: the rules of RULES.md as a Game. */
import type { Game } from '../core/contract/game.ts'
import { audit } from './audit.ts'
import { choices, deciders, mustAsk } from './choices.ts'
import { clone } from './copy.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'
import { rauhaInfo } from './info.ts'
import { play } from './play.ts'
import { outcome, returns } from './score.ts'
import { setup } from './setup.ts'
import { stage } from './stage.ts'
import type { RauhaAction, RauhaFact, RauhaState, RauhaView } from './state.ts'
import { view } from './view.ts'
import { whyNot } from './why-not.ts'
import { yardstick } from './yardstick.ts'

export const rauha: Game<RauhaState, RauhaAction, RauhaView, RauhaFact> = {
  info: rauhaInfo,
  setup,
  deciders,
  choices,
  play,
  clone,
  view,
  determinize,
  whyNot,
  stage,
  evaluate,
  yardstick,
  outcome,
  returns,
  audit,
  mustAsk,
}

// What a board shows beyond the state, for the renderer.
export { countOf, linesThrough, poolOf, sporesOf, symbolsOf, tileAt, waterOf } from './board.ts'
export { amountOf, payOf } from './effects.ts'
export { waterEnergy } from './flow.ts'
export { costOf, wonBy } from './settle.ts'
export { firstPlayer } from './track.ts'
export type { Line, OpenTable } from './board.ts'
export type * from './state.ts'
