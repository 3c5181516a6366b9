/** Who must choose, and what: every legal action by the frame on top of the stack. */
import type { Seat } from '../core/contract/game.ts'
import { cardAction, COLOUR, GO, goAction, HOME, joinAction, NOTHING, ROLL, rollAction } from './actions.ts'
import { SIDE, SIT_OUT, waitAction } from './actions.ts'
import { playerOf } from './account.ts'
import { FUTURE_LIFE_PLANNING, MOST_WAITS } from './data.ts'
import { answersTo, effectsOf, joinable } from './effects.ts'
import type { CosmicAction, CosmicState, TurnFrame } from './state.ts'
import { openSteps } from './ways.ts'

const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]]

/** The player whose turn it is makes every choice of it. */
export function deciders({ stack }: Pick<CosmicState, 'stack'>): readonly Seat[] {
  const turn = stack[0]
  return turn?.kind === 'turn' ? (ALONE[turn.seat] ?? NOBODY) : NOBODY
}

export function choices(state: CosmicState, seat: Seat): readonly CosmicAction[] {
  const { stack } = state
  const turn = stack[0]
  if (turn?.kind !== 'turn' || turn.seat !== seat) return NOTHING
  const frame = stack[stack.length - 1] ?? turn
  switch (frame.kind) {
    case 'turn':
      return turnChoices(state, frame)
    case 'move': {
      const player = playerOf(state, seat)
      return openSteps(player, player.space, frame.came).choices
    }
    case 'majority':
      return COLOUR
    default: {
      if (frame.kind === 'choice' && frame.side === null) return SIDE
      const effect = effectsOf(frame)[frame.at]
      return effect === undefined ? NOTHING : answersTo(state, seat, effect, frame)
    }
  }
}

/**
 * Dice are thrown, and a move by Free Will Cards begins, only by the hand of whose turn it is, also when that is the only
 * thing to do (COS-165). The throw itself is seen by all, and the pawn that it moves sets out by itself.
 */
export function mustAsk({ stack }: Pick<CosmicState, 'stack'>): boolean {
  const [turn, ...above] = stack
  if (turn?.kind !== 'turn' || above.length > 0) return false
  return turn.stage === 'start' || turn.stage === 'cards'
}

/** What a majority, a space or a card asks names its few answers. */
export function isQuestion({ stack }: Pick<CosmicState, 'stack'>): boolean {
  const top = stack[stack.length - 1]
  return top !== undefined && top.kind !== 'turn' && top.kind !== 'move'
}

function turnChoices(state: CosmicState, { seat, stage }: TurnFrame): readonly CosmicAction[] {
  const player = playerOf(state, seat)
  switch (stage) {
    case 'sitOut':
      return SIT_OUT
    case 'home':
      return HOME
    case 'rolled':
      return GO
    case 'cards':
      // Setting out stands first: bots with little time try what comes first.
      return [goAction, ...cardsOf(player.freeWill)]
    case 'start': {
      const planning = player.space === FUTURE_LIFE_PLANNING
      if (!planning && player.freeWill.length === 0) return ROLL
      const open = [rollAction, ...cardsOf(player.freeWill)]
      if (!planning) return open
      for (const other of joinable(state, seat)) open.push(joinAction(other))
      if (player.waits < MOST_WAITS) open.push(waitAction)
      return open
    }
    case 'underWay':
      return NOTHING
  }
}

/** One choice for each number in an ascending hand. */
function cardsOf(hand: readonly number[]): CosmicAction[] {
  const open: CosmicAction[] = []
  let last = 0
  for (const number of hand) {
    if (number !== last) open.push(cardAction(number))
    last = number
  }
  return open
}
