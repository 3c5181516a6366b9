/** Interpreter of the effects of spaces and cards: applies effect lists from left to right (COS-44, COS-91). */
import { popFrame } from '../core/contract/frame-stack.ts'
import type { Seat } from '../core/contract/game.ts'
import {
  beadExchangeActions,
  chooseRingReceiverAction,
  beadReturnActions,
  CHOOSE_COLOUR_ACTIONS,
  endEffectStepAction,
  habitLooseningActions,
  unpairedPegReturnActions,
  NO_ACTIONS,
  swapPlacesWithPlayerAction,
  pegTakingActions,
} from './actions.ts'
import {
  returnBeadToBank,
  hasMasterToolOfKind,
  isReadyToReturn,
  loosenHabitBeads,
  losePeg,
  otherColour,
  playerOf,
  takeRingsOrBeadsFromBank,
  takePegFromBank,
} from './account.ts'
import { SPACES } from './board.ts'
import { drawCardAndPushEffect, returnUsedCardUnderPack } from './cards.ts'
import { HANGING_ON_SPACE } from './data.ts'
import type { EffectStep, SpaceId } from './data.ts'
import { CHOICE_CARDS, KARMA_CARDS } from './card-table.ts'
import { winGame } from './end.ts'
import { takeFreeWillCard } from './free-will.ts'
import { beginLanding, sendPawnTo, pushMoveFrame } from './move.ts'
import { lostTurnsPlace, pawnPieceId, spacePlace } from './places.ts'
import type { CosmicAction, CosmicState, EffectFrame, EffectStepProgress } from './state.ts'
import type { TurnContext } from './turn-context.ts'

/**
 * Looks up all steps of the effect that a frame carries out, including the steps already done. A frame is an entry of
 * the stack of pending work.
 * @returns the steps; empty for a Choice Card as long as a player with a Master Torch (two torch pegs) has not chosen
 *   the side of the card
 */
export function allEffectStepsOfFrame(frame: EffectFrame): readonly EffectStep[] {
  switch (frame.kind) {
    case 'space':
      return SPACES[frame.space].effect
    case 'choice':
      return frame.side === null ? NO_EFFECTS : CHOICE_CARDS[frame.card][frame.side]
    case 'karma':
      return KARMA_CARDS[frame.card].effect
  }
}
const NO_EFFECTS: readonly EffectStep[] = []

/**
 * Whether the pawn on a space may be the target of an effect that joins another player or trades places with another
 * player. True for the spaces of Lands 1 to 4 except the wheels (COS-93, COS-140).
 */
export function isJoinOrSwapTargetSpace(space: SpaceId): boolean {
  const { realm, region } = SPACES[space]
  return realm === 'earth' && region !== 'wheels'
}

/** The other seats for which `holds`. */
function othersWho(state: Pick<CosmicState, 'players'>, seat: Seat, holds: (other: Seat) => boolean): Seat[] {
  const found: Seat[] = []
  for (let other = 0; other < state.players.length; other++) if (other !== seat && holds(other)) found.push(other)
  return found
}

/**
 * Lists the other seats that a seat may choose as a target, either to trade places with or to join from Future Life
 * Planning (a space of the Spirit Realm; the pawn moves to the target's space). Both choices have the same targets:
 * the players in Lands 1 to 4, except in the wheels (COS-93, COS-140).
 */
export function joinableOrSwappableSeats(state: Pick<CosmicState, 'players'>, seat: Seat): Seat[] {
  return othersWho(state, seat, (other) => isJoinOrSwapTargetSpace(playerOf(state, other).space))
}

/**
 * Lists the actions among which a seat can choose now for one step of the effect of a space or card. The list is empty
 * if the step needs no choice or can have no effect.
 * @param effect the step
 * @param count number of pieces that the step has taken or given back so far
 */
export function effectAnswers(
  state: Pick<CosmicState, 'players'>,
  seat: Seat,
  effect: EffectStep,
  { count }: Pick<EffectStepProgress, 'count'>,
): readonly CosmicAction[] {
  const player = playerOf(state, seat)
  switch (effect.op) {
    case 'gain':
      return effect.colour === 'choice' && count < effect.count ? CHOOSE_COLOUR_ACTIONS : NO_ACTIONS
    case 'discard':
      return count < effect.count ? beadReturnActions(player.beads) : NO_ACTIONS
    case 'recolour':
      return count === 0 ? beadExchangeActions(player.beads) : NO_ACTIONS
    case 'gainTool':
      return effect.tool === 'choice' && count === 0 ? pegTakingActions(player.pegs) : NO_ACTIONS
    case 'loseTool':
      return count === 0 ? unpairedPegReturnActions(player.pegs) : NO_ACTIONS
    case 'gift':
      return count === 0 ? othersWho(state, seat, () => true).map(chooseRingReceiverAction) : NO_ACTIONS
    case 'swapPlaces': {
      if (count > 0) return NO_ACTIONS
      const others = joinableOrSwappableSeats(state, seat)
      return others.length === 0 ? NO_ACTIONS : [...others.map(swapPlacesWithPlayerAction), endEffectStepAction]
    }
    case 'loosenHabit':
      return count === 0 && hasMasterToolOfKind(player, 'sword') ? habitLooseningActions(player.habits) : NO_ACTIONS
    default:
      return NO_ACTIONS
  }
}

/**
 * Applies the steps of an effect until one needs a choice, ends the game, or starts other work, such as a move or the
 * use of a card. After the last step the effect ends, and a used card goes back under its pack.
 * @returns true if the player must choose first
 */
export function continueEffect(work: TurnContext, frame: EffectFrame): boolean {
  const { state, seat } = work
  if (frame.kind === 'choice' && frame.side === null) return true
  if (frame.kind === 'space' && frame.space === HANGING_ON_SPACE && isReadyToReturn(playerOf(state, seat))) {
    // The player is ready after the karmic majorities there (COS-126, COS-127, COS-143).
    winGame(work, 'majority')
    return false
  }
  const effects = allEffectStepsOfFrame(frame)
  for (;;) {
    const effect = effects[frame.at]
    if (effect === undefined) break
    const answers = effectAnswers(state, seat, effect, frame)
    const only = answers[0]
    if (answers.length > 1) return true
    if (only !== undefined) {
      applyEffectAnswer(work, frame, only)
      continue
    }
    const began = frame.count > 0
    frame.at++
    frame.count = 0
    if (began) continue
    if (runEffect(work, effect)) return false
  }
  popFrame(state.stack)
  if (frame.kind !== 'space') {
    returnUsedCardUnderPack(work, frame.card)
    work.emit.checkpoint()
  }
  return false
}

/** Applies a step without a decision, or with no possible answer. @returns whether other work comes first */
function runEffect(work: TurnContext, effect: EffectStep): boolean {
  const { state, seat, turn, emit } = work
  const player = playerOf(state, seat)
  switch (effect.op) {
    case 'gain':
      if (effect.colour !== 'choice')
        takeRingsOrBeadsFromBank(player, seat, effect.item, effect.colour, effect.count, emit)
      break
    case 'gainTool':
      if (effect.tool !== 'choice') takePegFromBank(player, seat, effect.tool, emit)
      else emit({ kind: 'nothing', seat, what: 'gainTool' })
      break
    case 'freeWill':
      for (let card = 0; card < effect.count; card++) takeFreeWillCard(work, howTaken(state))
      break
    case 'loseTurn':
      player.lostTurns += effect.count
      emit({ kind: 'moved', piece: 'loseTurn', from: 'pack:loseTurn', to: lostTurnsPlace(seat), count: effect.count })
      emit({ kind: 'losesTurn', seat, cards: player.lostTurns })
      break
    case 'extraTurn':
      turn.again = true
      emit({ kind: 'extraTurn', seat })
      break
    case 'draw':
      drawCardAndPushEffect(work, effect.pack)
      return true
    case 'advance':
      pushMoveFrame(work, effect.count, 'effect')
      emit.checkpoint()
      return true
    case 'goTo':
    case 'followArrow':
      sendPawnTo(work, effect.space, 'card')
      beginLanding(work)
      return true
    case 'discard':
    case 'recolour':
    case 'loseTool':
    case 'swapPlaces':
      emit({ kind: 'nothing', seat, what: effect.op })
      break
    case 'gift':
    case 'loosenHabit':
      return false
  }
  emit.checkpoint()
  return false
}

/** Whether a Free Will Card comes from the space itself or from a card or cloud. */
function howTaken({ stack }: Pick<CosmicState, 'stack'>): 'landed' | 'effect' {
  const frame = stack[stack.length - 1]
  return frame?.kind === 'space' && SPACES[frame.space].kind === 'freeWill' ? 'landed' : 'effect'
}

/**
 * Applies the player's answer to the current step of an effect, and counts it in the frame. If the pawn is on the
 * space Hanging On after the answer to trade places, and the player is ready to return (three master tools, no loose
 * bead, no habit), the player wins (COS-94).
 */
export function applyEffectAnswer(work: TurnContext, frame: EffectFrame, action: CosmicAction): void {
  const { state, seat, emit } = work
  const player = playerOf(state, seat)
  const effect = allEffectStepsOfFrame(frame)[frame.at]
  frame.count++
  switch (action.do) {
    case 'colour':
      if (effect?.op === 'gain') takeRingsOrBeadsFromBank(player, seat, effect.item, action.colour, 1, emit)
      break
    case 'giveBack':
      returnBeadToBank(player, seat, action.colour, emit)
      emit({ kind: 'gaveBack', seat, colour: action.colour })
      break
    case 'exchange': {
      returnBeadToBank(player, seat, action.colour, emit)
      const cancelled = takeRingsOrBeadsFromBank(player, seat, 'bead', otherColour(action.colour), 1, emit)
      emit({ kind: 'exchanged', seat, colour: action.colour, cancelled })
      break
    }
    case 'takePeg':
      takePegFromBank(player, seat, action.tool, emit)
      break
    case 'losePeg':
      losePeg(player, seat, action.tool, emit)
      break
    case 'gift':
      if (effect?.op !== 'gift') break
      emit({ kind: 'gift', seat, to: action.seat, colour: effect.colour })
      takeRingsOrBeadsFromBank(playerOf(state, action.seat), action.seat, 'ring', effect.colour, 1, emit)
      break
    case 'swap':
      swapPawns(work, action.seat)
      break
    case 'loosen':
      loosenHabitBeads(player, seat, action.colour, emit)
      break
    case 'done':
      if (effect?.op === 'discard' || effect?.op === 'recolour' || effect?.op === 'swapPlaces')
        emit({ kind: 'declined', seat, what: effect.op })
      frame.at++
      frame.count = 0
      break
    default:
      break
  }
  emit.checkpoint()
  if (state.winner === null && action.do === 'swap' && player.space === HANGING_ON_SPACE && isReadyToReturn(player))
    winGame(work, 'trade')
}

/** Swaps two pawns; neither lands (COS-92). */
function swapPawns({ state, seat, emit }: TurnContext, other: Seat): void {
  const player = playerOf(state, seat)
  const partner = playerOf(state, other)
  const from = player.space
  const to = partner.space
  player.space = to
  partner.space = from
  emit({ kind: 'moved', piece: pawnPieceId(seat), from: spacePlace(from), to: spacePlace(to), count: 1 })
  emit({ kind: 'moved', piece: pawnPieceId(other), from: spacePlace(to), to: spacePlace(from), count: 1 })
  emit({ kind: 'swapped', seat, other, from, to })
}
