/** Checks the shape of a state, on which the other invariants rely. A state loaded from a file may have any shape. */
import { isNonNegativeInteger, listPredicateOf, keyPredicateOf } from '../core/contract/state-invariants.ts'
import type { RecordInvariantResult } from '../core/contract/state-invariants.ts'
import { SPACES } from './board.ts'
import { FREE_WILL_NUMBERS, SIDE_IDS_OF_CHOICE_CARD } from './data.ts'
import { EXTRA_BEAD_OPTIONS } from './info.ts'
import { CHOICE_CARDS, UNSHUFFLED_CHOICE_PACKS_BY_LAND, KARMA_CARDS, UNSHUFFLED_KARMA_PACKS } from './card-table.ts'
import type { CosmicEndReason, CosmicFrame, CosmicState, CardPack, Player, TurnFrame, TurnStage } from './state.ts'

const MIN_SEATS = 2
const MAX_SEATS = 6
const STAGES: readonly TurnStage[] = ['sitOut', 'home', 'start', 'cards', 'rolled', 'underWay']
const ENDS: readonly CosmicEndReason[] = ['move', 'start', 'majority', 'trade']

const isSpace = keyPredicateOf(SPACES)
const isChoice = keyPredicateOf(CHOICE_CARDS)
const areChoices = listPredicateOf(isChoice)
const isKarma = keyPredicateOf(KARMA_CARDS)
const areKarma = listPredicateOf(isKarma)
const areFreeWill = listPredicateOf((value) => FREE_WILL_NUMBERS.some((number) => number === value))

/**
 * Checks that every field of a state has a value of the right type and range.
 * @param check reports each check's result
 */
export function checkStateShape(state: CosmicState, check: RecordInvariantResult): void {
  const { players, choicePacks, karmaPacks, freeWillPack, winner, end, stack } = state
  const isSeat = (value: unknown): boolean => isNonNegativeInteger(value) && value < players.length
  check(players.length >= MIN_SEATS && players.length <= MAX_SEATS && players.every(isPlayer), '2 to 6 players')
  const lands =
    choicePacks.length === UNSHUFFLED_CHOICE_PACKS_BY_LAND.length && karmaPacks.length === UNSHUFFLED_KARMA_PACKS.length
  check(lands && choicePacks.every((pack) => isPack(pack, areChoices)), 'packs of Choice Cards')
  check(lands && karmaPacks.every((pack) => isPack(pack, areKarma)), 'packs of Karma Cards')
  check(isPack(freeWillPack, areFreeWill), 'a pack of Free Will Cards')
  check(
    EXTRA_BEAD_OPTIONS.some((beads) => beads === state.extraBeads),
    'additional beads as the table may choose',
  )
  check(
    isSeat(state.firstSeat) && isNonNegativeInteger(state.turns) && state.turns > 0,
    'a first seat, and turns begun',
  )
  check(winner === null || isSeat(winner), 'perhaps a winner')
  check(end === null || ENDS.includes(end), 'perhaps a way to end')
  check(Array.isArray(stack) && stack.every((frame) => isFrame(frame, isSeat)), 'pending work')
}

function isPack<T>({ cards, unseen }: CardPack<T>, areCards: (value: unknown) => boolean): boolean {
  return areCards(cards) && isNonNegativeInteger(unseen) && unseen <= cards.length
}

function isPlayer(player: Player): boolean {
  const { beads, rings, habits, pegs, space, freeWill, lostTurns, waits, lives } = player
  const colours = [beads, rings, habits].flatMap(({ green, orange }) => [green, orange])
  const counts = [...colours, pegs.torch, pegs.sword, pegs.wand, lostTurns, waits, lives]
  return counts.every(isNonNegativeInteger) && isSpace(space) && areFreeWill(freeWill)
}

function isFrame(frame: CosmicFrame, isSeat: (value: unknown) => boolean): boolean {
  switch (frame.kind) {
    case 'turn':
      return isTurn(frame, isSeat)
    case 'move':
      return isNonNegativeInteger(frame.left) && (frame.came === null || isSpace(frame.came))
    case 'majority': {
      const { duals, rings, beads } = frame
      const counts = [rings.green, rings.orange, beads.green, beads.orange].every(isNonNegativeInteger)
      return counts && duals.every(({ of, item }) => isSeat(of) && ['ring', 'bead'].includes(item))
    }
    case 'space':
      return isSpace(frame.space) && isNonNegativeInteger(frame.at) && isNonNegativeInteger(frame.count)
    case 'choice': {
      const { card, shown, side, at, count } = frame
      const sides = SIDE_IDS_OF_CHOICE_CARD.includes(shown) && (side === null || SIDE_IDS_OF_CHOICE_CARD.includes(side))
      return isChoice(card) && sides && isNonNegativeInteger(at) && isNonNegativeInteger(count)
    }
    case 'karma':
      return isKarma(frame.card) && isNonNegativeInteger(frame.at) && isNonNegativeInteger(frame.count)
    default:
      return false
  }
}

function isTurn(frame: TurnFrame, isSeat: (value: unknown) => boolean): boolean {
  const { seat, stage, dice, cards, count, joining, again } = frame
  if (!isSeat(seat) || !STAGES.includes(stage) || !isNonNegativeInteger(count)) return false
  const isDie = (pips: unknown): boolean => isNonNegativeInteger(pips) && pips >= 1 && pips <= 6
  const thrown = dice.every(isDie) && areFreeWill(cards)
  return thrown && typeof joining === 'boolean' && typeof again === 'boolean'
}
