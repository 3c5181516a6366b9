/**
 * Interpreter of effects. Executes the steps of the ability in progress until a player must choose or the ability is
 * finished, and applies the choices. A copied ability replaces the copying one (KAR-57), so that one frame is enough.
 */
import { otherSeats } from '../core/contract/game-events.ts'
import type { Seat } from '../core/contract/game.ts'
import { popFrame, pushFrame, topFrame } from '../core/contract/frame-stack.ts'
import type { Random } from '../core/contract/random.ts'
import {
  seatBit,
  removeFromHandOpenly,
  removeFromHandUpdatingMemory,
  removeFromPileSecretly,
  playerOf,
  putOnPile,
  seatsOfBits,
  emitOpenMove,
  emitHiddenMove,
} from './hands-and-piles.ts'
import type { KarmakaEventSink } from './hands-and-piles.ts'
import { CARD_DATA } from './data.ts'
import type { CardId, EffectStep } from './data.ts'
import { zonePlace } from './places.ts'
import type { AbilityChoiceKind, KarmakaAction, KarmakaState } from './state.ts'
import { ruinDeed, ruinHandCard, takeFutureCardToHand, takeCardFromRuins, stealPickedCard } from './card-moves.ts'
import { runEffectStepUntilChoice } from './effect-steps.ts'
import { countMovedCard, affectedSeatOf } from './ability-context.ts'
import type { AbilityFrame, AbilityContext } from './ability-context.ts'
import { beginOfferToOpponents } from './offer.ts'
import { drawWellCardToHand } from './well.ts'

/** Starts the ability of a card that a seat has just placed in the centre (KAR-26), and runs it until the first choice. */
export function beginAbility(
  state: KarmakaState,
  seat: Seat,
  card: CardId,
  random: Random,
  emit: KarmakaEventSink,
): void {
  const frame: AbilityFrame = {
    kind: 'ability',
    seat,
    by: seat,
    ability: card,
    step: 0,
    count: 0,
    target: null,
    ruined: 0,
    ruinedCard: null,
    did: false,
    copied: [],
    again: false,
    asks: null,
  }
  pushFrame(state.stack, frame)
  run({ state, frame, random, emit })
}

/** @returns the current step of an ability, or undefined after the last one */
export function currentStepOf(frame: AbilityFrame): EffectStep | undefined {
  return CARD_DATA[frame.ability].effect[frame.step]
}

/** Whether the target of the ability must still be chosen (KAR-32). */
function needsTarget(frame: AbilityFrame): boolean {
  const mode = CARD_DATA[frame.ability].target
  return frame.target === null && (mode === 'rival' || mode === 'any')
}

/** Runs steps until a player must choose. */
function run(work: AbilityContext): void {
  const { frame } = work
  if (needsTarget(frame)) {
    setPrompt(frame, 'target')
    return
  }
  for (let step = currentStepOf(frame); step !== undefined; step = currentStepOf(frame)) {
    const asks = runEffectStepUntilChoice(work, step)
    if (asks !== null) {
      setPrompt(frame, asks)
      return
    }
    if (step.op === 'copy' && step.source === 'ruined' && frame.ruinedCard !== null) {
      // Another real card has been spent: the record of copies is reset (KAR-121).
      frame.copied = []
      continueAsCard(work, frame.ruinedCard, frame.by)
      return
    }
    frame.step++
    frame.count = 0
  }
  finish(work)
}

function setPrompt(frame: AbilityFrame, asks: AbilityChoiceKind): void {
  const step = currentStepOf(frame)
  const theirs = asks === 'ruinDeed' || (asks === 'ruin' && step?.op === 'ruinFromHand' && step.of === 'target')
  frame.asks = asks
  frame.seat = theirs ? affectedSeatOf(frame) : frame.by
}

/** The ability continues as that of another card, as if the same player had just played it (KAR-116). */
function continueAsCard(work: AbilityContext, card: CardId, whose: Seat): void {
  const { frame, emit } = work
  emit({ kind: 'copied', seat: frame.by, by: frame.ability, card, whose })
  emit.checkpoint()
  frame.ability = card
  frame.step = 0
  frame.count = 0
  frame.target = null
  frame.ruined = 0
  frame.ruinedCard = null
  frame.did = false
  run(work)
}

function finish({ state, frame, emit }: AbilityContext): void {
  if (!frame.did && !frame.again) emit({ kind: 'nothing', seat: frame.by, card: frame.ability })
  popFrame(state.stack)
  beginOfferToOpponents(state, frame.by, frame.target, frame.again, emit)
}

/**
 * Applies the choice of a player to the ability in progress, and continues the ability until the next choice or its end.
 * Does nothing if no ability is in progress.
 */
export function applyAbilityChoice(
  state: KarmakaState,
  action: KarmakaAction,
  random: Random,
  emit: KarmakaEventSink,
): void {
  const frame = topFrame(state.stack)
  if (frame.kind !== 'ability') return
  const work: AbilityContext = { state, frame, random, emit }
  const asked = frame.asks
  frame.asks = null
  switch (action.do) {
    case 'target':
      frame.target = action.seat
      emit({ kind: 'targeted', seat: frame.by, card: frame.ability, at: action.seat })
      emit.checkpoint()
      break
    case 'ruin':
      frame.count++
      ruinHandCard(work, frame.seat, action.card)
      break
    case 'ruinDeed':
      ruinDeed(work, action.at)
      break
    case 'draw':
      drawWellCardToHand(state, frame.by, random, emit)
      countMovedCard(frame)
      emit.checkpoint()
      break
    case 'take': {
      const step = currentStepOf(frame)
      if (step?.op !== 'take') return
      if (step.zone === 'ruins') takeCardFromRuins(work, action.at, step.to)
      else takeFutureCardToHand(work, action.at)
      break
    }
    case 'place':
      if (asked === 'placeLifted') moveLifted(work, action.card, 'future')
      else placeHandCard(work, action.card)
      break
    case 'return':
      moveLifted(work, action.card, 'well')
      break
    case 'takePicked':
      stealPickedCard(work, action.card)
      break
    case 'embody':
      frame.copied.push('embodiment')
      continueAsCard(work, action.card, frame.by)
      return
    case 'mimic': {
      const card = playerOf(state, action.seat).deeds.at(-1)
      frame.copied.push('mimic')
      if (card !== undefined) continueAsCard(work, card, action.seat)
      return
    }
    case 'done':
      frame.step++
      frame.count = 0
      break
    default:
      return
  }
  run(work)
}

/** Moves a Hand card facedown onto the player's own Future Life (Sowing) or openly onto their own Deeds (Jubilee). */
function placeHandCard({ state, frame, emit }: AbilityContext, card: CardId): void {
  const step = currentStepOf(frame)
  const seat = frame.by
  countMovedCard(frame)
  if (step?.op === 'placeFromHand' && step.to === 'deeds') {
    emit.markInformed(otherSeats(seat, state.players.length))
    removeFromHandOpenly(state, seat, card)
    playerOf(state, seat).deeds.push(card)
    emitOpenMove(emit, card, zonePlace(seat, 'hand'), zonePlace(seat, 'deeds'))
    emit({ kind: 'played', seat, card, way: 'points' })
  } else {
    storeHandCardInFutureLife(state, seat, seat, card, emit)
  }
  emit.checkpoint()
}

/**
 * Moves a Hand card facedown onto a Future Life, the pile of cards kept for the next life. The pile belongs to the
 * player or to the player's teammate, and its owner learns which card it is.
 * @param seat the seat whose Hand the card leaves
 * @param whose the owner of the Future Life
 */
export function storeHandCardInFutureLife(
  state: KarmakaState,
  seat: Seat,
  whose: Seat,
  card: CardId,
  emit: KarmakaEventSink,
): void {
  const knowing = removeFromHandUpdatingMemory(state, seat, card, seatBit(whose))
  putOnPile(playerOf(state, whose).future, card, knowing)
  // The receiver of a card learns which it is (table of section 15).
  if (whose !== seat) emit.markInformed([whose])
  emitHiddenMove(emit, card, knowing, zonePlace(seat, 'hand'), zonePlace(whose, 'future'))
  emit({ kind: 'stored', seat, whose, secret: { to: seatsOfBits(knowing), values: { card } } })
}

/** Moves a lifted card onto the player's own Future Life or back onto the Well. */
function moveLifted({ state, frame, emit }: AbilityContext, card: CardId, to: 'future' | 'well'): void {
  const seat = frame.by
  const knowing = removeFromPileSecretly(state.lifted, card, seat)
  putOnPile(to === 'well' ? state.well : playerOf(state, seat).future, card, knowing)
  countMovedCard(frame)
  emitHiddenMove(emit, card, knowing, 'lifted', to === 'well' ? 'well' : zonePlace(seat, 'future'))
  const secret = { to: seatsOfBits(knowing), values: { card } }
  emit(to === 'well' ? { kind: 'returned', seat, secret } : { kind: 'stored', seat, whose: seat, secret })
  emit.checkpoint()
}
