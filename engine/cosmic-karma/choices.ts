/** The deciding seat and its legal actions, determined by the frame on top of the stack. */
import type { Seat } from '../core/contract/game.ts'
import {
  layOutFreeWillCardAction,
  CHOOSE_COLOUR_ACTIONS,
  START_MOVE_ACTIONS,
  startMoveAction,
  RETURN_HOME_ACTIONS,
  joinPlayerAction,
  NO_ACTIONS,
  ROLL_ACTIONS,
  rollAction,
} from './actions.ts'
import { CHOOSE_CARD_SIDE_ACTIONS, SIT_OUT_ACTIONS, stayInPlanningAction } from './actions.ts'
import { playerOf } from './account.ts'
import { FUTURE_LIFE_PLANNING_SPACE, MAX_WAITS_IN_PLANNING } from './data.ts'
import { effectAnswers, allEffectStepsOfFrame, joinableOrSwappableSeats } from './effects.ts'
import type { CosmicAction, CosmicState, TurnFrame } from './state.ts'
import { openStepsFrom } from './open-steps.ts'

const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]]

/**
 * @returns a list with the seat whose turn it is, which makes every decision of the turn; an empty list if the game is
 *   over
 */
export function deciders({ stack }: Pick<CosmicState, 'stack'>): readonly Seat[] {
  const turn = stack[0]
  return turn?.kind === 'turn' ? (ALONE[turn.seat] ?? NOBODY) : NOBODY
}

/** @returns the legal actions of a seat; empty if the seat does not have to choose now */
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
      return CHOOSE_COLOUR_ACTIONS
    default: {
      if (frame.kind === 'choice' && frame.side === null) return CHOOSE_CARD_SIDE_ACTIONS
      const effect = allEffectStepsOfFrame(frame)[frame.at]
      return effect === undefined ? NO_ACTIONS : effectAnswers(state, seat, effect, frame)
    }
  }
}

/**
 * Whether the seat must be asked even if it has only one legal action, which the table would otherwise play
 * automatically. True before a throw of the dice or the start of a move by Free Will Cards (COS-165). The result of a
 * throw is shown to all players; then the table moves the pawn automatically.
 */
export function requiresPrompt({ stack }: Pick<CosmicState, 'stack'>): boolean {
  const [turn, ...above] = stack
  if (turn?.kind !== 'turn' || above.length > 0) return false
  return turn.stage === 'start' || turn.stage === 'cards'
}

/**
 * Whether the player need not confirm the answer to the pending decision, even if the answer is irreversible. True for
 * a decision that comes from a karmic majority or from the effect of a space or a card: the answers are few, and the
 * prompt names them. False for the choices of a turn or a move.
 */
export function decisionSkipsConfirmation({ stack }: Pick<CosmicState, 'stack'>): boolean {
  const top = stack[stack.length - 1]
  return top !== undefined && top.kind !== 'turn' && top.kind !== 'move'
}

function turnChoices(state: CosmicState, { seat, stage }: TurnFrame): readonly CosmicAction[] {
  const player = playerOf(state, seat)
  switch (stage) {
    case 'sitOut':
      return SIT_OUT_ACTIONS
    case 'home':
      return RETURN_HOME_ACTIONS
    case 'rolled':
      return START_MOVE_ACTIONS
    case 'cards':
      // `go` comes first: bots with little time try the first choices.
      return [startMoveAction, ...cardsOf(player.freeWill)]
    case 'start': {
      const planning = player.space === FUTURE_LIFE_PLANNING_SPACE
      if (!planning && player.freeWill.length === 0) return ROLL_ACTIONS
      const open = [rollAction, ...cardsOf(player.freeWill)]
      if (!planning) return open
      for (const other of joinableOrSwappableSeats(state, seat)) open.push(joinPlayerAction(other))
      if (player.waits < MAX_WAITS_IN_PLANNING) open.push(stayInPlanningAction)
      return open
    }
    case 'underWay':
      return NO_ACTIONS
  }
}

/** One action per different number in an ascending hand. */
function cardsOf(hand: readonly number[]): CosmicAction[] {
  const open: CosmicAction[] = []
  let last = 0
  for (const number of hand) {
    if (number !== last) open.push(layOutFreeWillCardAction(number))
    last = number
  }
  return open
}
