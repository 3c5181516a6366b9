/** Who must choose, and what: every legal action by the frame on top of the stack. */
import type { Seat } from '../core/contract/game.ts'
import {
  freeWillCardAction,
  COLOUR_ACTIONS,
  GO_ACTIONS,
  startMoveAction,
  HOME_ACTIONS,
  joinPlayerAction,
  NO_ACTIONS,
  ROLL_ACTIONS,
  rollAction,
} from './actions.ts'
import { SIDE_ACTIONS, SIT_OUT_ACTIONS, waitAction } from './actions.ts'
import { playerOf } from './account.ts'
import { FUTURE_LIFE_PLANNING_SPACE, MAX_WAITS } from './data.ts'
import { effectAnswers, effectsOfFrame, joinableSeats } from './effects.ts'
import type { CosmicAction, CosmicState, TurnFrame } from './state.ts'
import { openStepsFrom } from './open-steps.ts'

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
  if (turn?.kind !== 'turn' || turn.seat !== seat) return NO_ACTIONS
  const frame = stack[stack.length - 1] ?? turn
  switch (frame.kind) {
    case 'turn':
      return turnChoices(state, frame)
    case 'move': {
      const player = playerOf(state, seat)
      return openStepsFrom(player, player.space, frame.came).choices
    }
    case 'majority':
      return COLOUR_ACTIONS
    default: {
      if (frame.kind === 'choice' && frame.side === null) return SIDE_ACTIONS
      const effect = effectsOfFrame(frame)[frame.at]
      return effect === undefined ? NO_ACTIONS : effectAnswers(state, seat, effect, frame)
    }
  }
}

/**
 * Dice are thrown, and a move by Free Will Cards begins, only by the hand of whose turn it is, also when that is the only
 * thing to do (COS-165). The throw itself is seen by all, and the pawn that it moves sets out by itself.
 */
export function requiresPrompt({ stack }: Pick<CosmicState, 'stack'>): boolean {
  const [turn, ...above] = stack
  if (turn?.kind !== 'turn' || above.length > 0) return false
  return turn.stage === 'start' || turn.stage === 'cards'
}

/** What a majority, a space or a card asks names its few answers. */
export function skipsConfirmation({ stack }: Pick<CosmicState, 'stack'>): boolean {
  const top = stack[stack.length - 1]
  return top !== undefined && top.kind !== 'turn' && top.kind !== 'move'
}

function turnChoices(state: CosmicState, { seat, stage }: TurnFrame): readonly CosmicAction[] {
  const player = playerOf(state, seat)
  switch (stage) {
    case 'sitOut':
      return SIT_OUT_ACTIONS
    case 'home':
      return HOME_ACTIONS
    case 'rolled':
      return GO_ACTIONS
    case 'cards':
      // Setting out stands first: bots with little time try what comes first.
      return [startMoveAction, ...cardsOf(player.freeWill)]
    case 'start': {
      const planning = player.space === FUTURE_LIFE_PLANNING_SPACE
      if (!planning && player.freeWill.length === 0) return ROLL_ACTIONS
      const open = [rollAction, ...cardsOf(player.freeWill)]
      if (!planning) return open
      for (const other of joinableSeats(state, seat)) open.push(joinPlayerAction(other))
      if (player.waits < MAX_WAITS) open.push(waitAction)
      return open
    }
    case 'underWay':
      return NO_ACTIONS
  }
}

/** One choice for each number in an ascending hand. */
function cardsOf(hand: readonly number[]): CosmicAction[] {
  const open: CosmicAction[] = []
  let last = 0
  for (const number of hand) {
    if (number !== last) open.push(freeWillCardAction(number))
    last = number
  }
  return open
}
