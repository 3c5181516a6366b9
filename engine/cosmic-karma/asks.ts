/** What the player whose turn it is is asked now: the frame on top of the stack in one word, for prompts and reasons. */
import { FUTURE_LIFE_PLANNING } from './data.ts'
import type { Effect } from './data.ts'
import { effectsOf } from './effects.ts'
import type { CosmicFrame, CosmicState } from './state.ts'
import { turnOf } from './work.ts'

/**
 * - sitOut, home: the turn has one choice (COS-16, COS-18)
 * - start: dice or cards; planning: the same in Future Life Planning, with joining and waiting
 * - cards: more Free Will Cards, or go; rolled: go
 * - fork: the next space
 * - dual: the colour of a dual majority
 * - side: of the Choice Card on the table
 * - colour: of a piece taken
 * - discard, recolour: which loose bead, or none
 * - takePeg, losePeg: of which kind
 * - gift, swap: with whom
 * - loosen: which habit
 */
export type Ask =
  | 'sitOut'
  | 'home'
  | 'start'
  | 'planning'
  | 'cards'
  | 'rolled'
  | 'fork'
  | 'dual'
  | 'side'
  | 'colour'
  | 'discard'
  | 'recolour'
  | 'takePeg'
  | 'losePeg'
  | 'gift'
  | 'swap'
  | 'loosen'

/** The steps of effects that can wait for an answer. */
const BY_OP: Readonly<Partial<Record<Effect['op'], Ask>>> = {
  gain: 'colour',
  discard: 'discard',
  recolour: 'recolour',
  gainTool: 'takePeg',
  loseTool: 'losePeg',
  gift: 'gift',
  swapPlaces: 'swap',
  loosenHabit: 'loosen',
}

/** @returns null when the game is over, or in the middle of a move that asks nothing (at a beat) */
export function askOf(view: Pick<CosmicState, 'players' | 'stack' | 'winner'>): Ask | null {
  const frame = view.stack[view.stack.length - 1]
  if (view.winner !== null || frame === undefined) return null
  if (frame.kind !== 'turn') return askOfFrame(frame)
  if (frame.stage === 'underWay') return null
  if (frame.stage !== 'start') return frame.stage
  return view.players[turnOf(view).seat]?.space === FUTURE_LIFE_PLANNING ? 'planning' : 'start'
}

function askOfFrame(frame: Exclude<CosmicFrame, { kind: 'turn' }>): Ask | null {
  switch (frame.kind) {
    case 'move':
      return 'fork'
    case 'majority':
      return 'dual'
    default: {
      if (frame.kind === 'choice' && frame.side === null) return 'side'
      const effect = effectsOf(frame)[frame.at]
      return effect === undefined ? null : (BY_OP[effect.op] ?? null)
    }
  }
}
