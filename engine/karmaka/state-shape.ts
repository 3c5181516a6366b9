/** Shape check of a state. A state from a file may have any shape, and the other invariant checks need the right one. */
import { isNonNegativeInteger, listPredicateOf, keyPredicateOf } from '../core/contract/state-invariants.ts'
import type { RecordInvariantResult } from '../core/contract/state-invariants.ts'
import { CARD_DATA, KARMIC_LADDER } from './data.ts'
import type { EffectStep } from './data.ts'
import { VARIANTS } from './info.ts'
import type { AbilityChoiceKind, KarmakaFrame, KarmakaState, FacedownPileState, Player } from './state.ts'

const MAX_SEATS = 4
const STAGES = ['draw', 'death', 'over', 'play', 'again']

/** The possible prompts of each kind of step. */
const PROMPTS_BY_STEP: Readonly<Record<EffectStep['op'], readonly AbilityChoiceKind[]>> = {
  ruinTop: [],
  ruinFromHand: ['ruin'],
  ruinDeed: ['ruinDeed'],
  drawFromWell: ['draw'],
  dealFromWell: [],
  take: ['takeRuins', 'takeFuture'],
  takeExposedDeed: [],
  placeFromHand: ['place'],
  stealFutureTop: [],
  lookAtHand: [],
  pickFromHand: [],
  takePicked: ['takePicked'],
  lift: [],
  placeLifted: ['placeLifted'],
  returnLifted: ['returnLifted'],
  copy: ['embody', 'mimic'],
  playAgain: [],
}

const isCard = keyPredicateOf(CARD_DATA)
const areCards = listPredicateOf(isCard)

/**
 * Checks that every field of a state has a value of the right type and range.
 * @param check called once for each condition, with whether the state meets it and a description of it
 */
export function checkStateShape(state: KarmakaState, check: RecordInvariantResult): void {
  const { players, variant, memory, stack, winner } = state
  const seats = players.length
  const isSeat = (value: unknown): boolean => isNonNegativeInteger(value) && value < seats
  check(VARIANTS.includes(variant), 'a variant')
  check(seats >= 2 && seats <= MAX_SEATS && players.every((player) => isPlayer(player, seats)), '2 to 4 players')
  check(isPile(state.well, seats) && isPile(state.lifted, seats), 'the Well')
  check(areCards(state.ruins) && areCards(state.picked) && areCards(state.pool), 'open cards')
  check(state.centre === null || isCard(state.centre), 'a card in the centre')
  check(isNonNegativeInteger(state.rings) && isNonNegativeInteger(state.turns) && state.turns > 0, 'whole counts')
  const squared = memory.length === seats && memory.every((known) => known.length === seats && known.every(areCards))
  check(squared, 'what every seat knows of every other')
  check(isSeat(state.firstSeat) && (winner === null || isSeat(winner)), 'a first seat, and perhaps a winner')
  check(Array.isArray(stack) && stack.every((frame) => isFrame(frame, isSeat)), 'pending work')
}

function isPile({ cards, seen }: FacedownPileState, seats: number): boolean {
  if (!areCards(cards) || cards.length !== seen.length) return false
  return seen.every((set) => isNonNegativeInteger(set) && set < 1 << seats)
}

function isPlayer({ hand, deck, future, deeds, rung, rings, lives }: Player, seats: number): boolean {
  if (!areCards(hand) || !areCards(deeds) || !isPile(deck, seats) || !isPile(future, seats)) return false
  return (
    isNonNegativeInteger(rung) &&
    rung < KARMIC_LADDER.length &&
    isNonNegativeInteger(rings) &&
    isNonNegativeInteger(lives)
  )
}

function isFrame(frame: KarmakaFrame, isSeat: (value: unknown) => boolean): boolean {
  if (!isSeat(frame.seat)) return false
  switch (frame.kind) {
    case 'turn':
      return STAGES.includes(frame.stage)
    case 'offer':
      return isSeat(frame.by) && frame.next.every(isSeat) && typeof frame.again === 'boolean'
    case 'rings':
      return isNonNegativeInteger(frame.points) && isNonNegativeInteger(frame.spend) && frame.spend > 0
    case 'ability':
      return isAbility(frame, isSeat)
    default:
      return false
  }
}

function isAbility(frame: KarmakaFrame & { kind: 'ability' }, isSeat: (value: unknown) => boolean): boolean {
  const { by, ability, step, count, target, ruined, ruinedCard, did, copied, again, asks } = frame
  if (!isSeat(by) || !isCard(ability) || !(target === null || isSeat(target))) return false
  if (![step, count, ruined].every(isNonNegativeInteger) || !(ruinedCard === null || isCard(ruinedCard))) return false
  if (typeof did !== 'boolean' || typeof again !== 'boolean') return false
  if (copied.some((name, at) => !['mimic', 'embodiment'].includes(name) || copied.indexOf(name) !== at)) return false
  if (asks === null) return true
  const doing = CARD_DATA[ability].effect[step]
  const waits = ['rival', 'any'].includes(CARD_DATA[ability].target) && target === null
  return waits ? asks === 'target' : doing !== undefined && PROMPTS_BY_STEP[doing.op].includes(asks)
}
