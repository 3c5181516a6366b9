/** Test helpers: positions from a sparse description, playing with validation, and piles as text. */
import type { Seat } from '../core/contract/game.ts'
import { createRulesTester } from '../core/invariants/test-helpers.ts'
import { seatBit, createEmptyPile, playerOf, putOnPile, insertSorted } from './hands-and-piles.ts'
import { CARD_IDS, KARMIC_LADDER, RING_COUNT } from './data.ts'
import type { CardId, LadderRung, KarmakaVariant, CardUse } from './data.ts'
import { karmaka } from './index.ts'
import { createEmptyHandMemories, createSortedPack, newPlayer } from './setup.ts'
import type { KarmakaAction, KarmakaFrame, KarmakaState, FacedownPileState } from './state.ts'

export { firstItemRandom, eventsOfKind } from '../core/invariants/test-helpers.ts'

/**
 * Description of the cards, rings and rung of one seat, from which tests build a game position. Omitted fields have
 * their value at the start of the game. Lists of cards are texts of card ids from bottom to top, for example `'panic
 * mimic'`. The rung is a step of the Karmic Ladder, which the players climb from life to life; each ring can be spent
 * for one point.
 */
export interface PlayerSketch {
  hand?: string
  deck?: string
  future?: string
  deeds?: string
  rung?: LadderRung['id']
  rings?: number
}

/**
 * Description of a game position, from which `createPosition` builds a state for tests. Lists of cards are texts of
 * card ids separated by spaces.
 */
export interface PositionSketch {
  players?: readonly PlayerSketch[]
  variant?: KarmakaVariant
  ruins?: string
  /** The cards on top of the Well, above all cards that are nowhere else. */
  top?: string
  /** The whole Well: the other cards are then missing, and the invariant check reports it. */
  well?: string
  seat?: Seat
  stage?: (KarmakaFrame & { kind: 'turn' })['stage']
}

/**
 * Reads card ids from a text, in which spaces separate them.
 * @throws RangeError for a word that is not a card
 */
export function parseCards(list: string): CardId[] {
  return list
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const card = CARD_IDS.find((known) => known === word)
      if (card === undefined) throw new RangeError(`no card ${word}`)
      return card
    })
}

function pileOf(list: readonly CardId[], seen = 0): FacedownPileState {
  const pile = createEmptyPile()
  for (const card of list) putOnPile(pile, card, seen)
  return pile
}

/**
 * Builds a state from a sketch, for tests. The state is in the turn of the sketch's seat, after the draw at the start
 * of the turn unless `stage` says otherwise.
 * @throws RangeError for a word that is not a card, and if the sketch uses more copies of a card than the game has
 */
export function createPosition(sketch: PositionSketch = {}): KarmakaState {
  const variant = sketch.variant ?? 'free'
  const sketches = sketch.players ?? [{}, {}]
  const pack = createSortedPack()
  const take = (list: string | undefined): CardId[] => {
    const taken = parseCards(list ?? '')
    for (const card of taken) {
      const at = pack.indexOf(card)
      if (at < 0) throw new RangeError(`too many of ${card}`)
      pack.splice(at, 1)
    }
    return taken
  }
  const players = sketches.map((wanted, seat) => {
    const player = newPlayer(variant, seat)
    for (const card of take(wanted.hand)) insertSorted(player.hand, card)
    player.deck = pileOf(take(wanted.deck))
    player.future = pileOf(take(wanted.future), seatBit(seat))
    player.deeds = take(wanted.deeds)
    player.rings = wanted.rings ?? 0
    if (wanted.rung !== undefined) player.rung = KARMIC_LADDER.findIndex(({ id }) => id === wanted.rung)
    player.lives = player.rung
    return player
  })
  const ruins = take(sketch.ruins)
  const top = take(sketch.top)
  const well = sketch.well === undefined ? [...pack, ...top] : take(sketch.well)
  const firstSeat = sketch.seat ?? 0
  return {
    variant,
    players,
    well: pileOf(well),
    ruins,
    centre: null,
    lifted: createEmptyPile(),
    picked: [],
    rings: RING_COUNT - players.reduce((sum, player) => sum + player.rings, 0),
    pool: [],
    memory: createEmptyHandMemories(players.length),
    firstSeat,
    turns: 1,
    winner: null,
    stack: [{ kind: 'turn', seat: firstSeat, stage: sketch.stage ?? 'play' }],
  }
}

export const { decider, legalActions, isLegal, play, playWithRandom } = createRulesTester(karmaka)

// Constructors of actions.
/** Builds the action of playing a card for its points, as a Deed. */
export const playForPointsAction = (card: CardId): KarmakaAction => ({ do: 'play', card, way: 'points' })
/** Builds the action of playing a Hand card for its ability. */
export const playForAbilityAction = (card: CardId): KarmakaAction => ({ do: 'play', card, way: 'ability' })
/**
 * Builds the action of playing a Hand card.
 * @param way how the card is used; by default it is played facedown onto the player's own Future Life, the pile of
 *   cards kept for the next life
 */
export const playHandCardAction = (card: CardId, way: CardUse = 'future'): KarmakaAction => ({ do: 'play', card, way })
/** Builds the action of choosing a seat as the target of an ability. */
export const chooseTargetAction = (seat: Seat): KarmakaAction => ({ do: 'target', seat })
/** Builds the action of ruining a Hand card, that is, moving it to the Ruins (the common discard pile). */
export const ruinAction = (card: CardId): KarmakaAction => ({ do: 'ruin', card })
/**
 * Builds the action of ruining one of the player's own Deeds (the cards played for points).
 * @param at position from the top; 0 is the exposed Deed
 */
export const ruinOwnDeedAction = (at: number): KarmakaAction => ({ do: 'ruinDeed', at })
/**
 * Builds the action of taking one card from a pile: the Ruins (the common discard pile) or the player's own Future
 * Life (the cards kept for the next life).
 * @param at position from the top; 0 is the top card
 */
export const takeAction = (at: number): KarmakaAction => ({ do: 'take', at })
/** Builds the action of taking one of the cards that the card Swindle has picked from the target's Hand. */
export const takePickedCardAction = (card: CardId): KarmakaAction => ({ do: 'takePicked', card })
/**
 * Builds the action of placing a card on one of the player's own piles. The effect that asks for the card decides the
 * pile: a Hand card goes to the Future Life or the Deeds, a card lifted from another pile to the Future Life.
 */
export const placeOnOwnPileAction = (card: CardId): KarmakaAction => ({ do: 'place', card })
/**
 * Builds the action of returning a lifted card to the Well, the common draw pile. A lifted card is a Well card that
 * the card Destiny has lifted.
 */
export const putBackAction = (card: CardId): KarmakaAction => ({ do: 'return', card })
/**
 * Builds the action of copying the ability of one of the player's own Deeds (the cards that the player has played for
 * points). The card Embodiment gives this choice.
 * @param card the name of the Deed
 */
export const copyOwnDeedAction = (card: CardId): KarmakaAction => ({ do: 'embody', card })
/**
 * Builds the action of copying the ability of a rival's exposed Deed (the card Mimic).
 * @param seat the seat of the rival
 */
export const mimicAction = (seat: Seat): KarmakaAction => ({ do: 'mimic', seat })
/** The action of answering how many karmic rings are spent. */
export const ringsAction = (spend: number): KarmakaAction => ({ do: 'rings', spend })
/**
 * The action of drawing the top card of the seat's own Deck at the start of a turn (KAR-13), or one more card from the
 * Well, the common draw pile (D-8).
 */
export const drawAction: KarmakaAction = { do: 'draw' }
/** The action of the seat to end its current life by a death turn. */
export const dieAction: KarmakaAction = { do: 'die' }
/** The action of ending the turn without a play. */
export const passAction: KarmakaAction = { do: 'pass' }
/**
 * The action by which a player declines the further play: one more play in the same turn, which some cards grant
 * (KAR-52, KAR-55).
 */
export const declineFurtherPlayAction: KarmakaAction = { do: 'decline' }
/**
 * The action that ends the current step of an ability before the maximum number of cards is reached: the player stops
 * ruining, placing or drawing cards.
 */
export const doneAction: KarmakaAction = { do: 'done' }
/** The action of accepting the card that is offered to the seat (D-4). */
export const acceptAction: KarmakaAction = { do: 'answer', accept: true }
/** The action of refusing the card that is offered to the seat. */
export const refuseAction: KarmakaAction = { do: 'answer', accept: false }

// Piles as text, from bottom to top.
/** The cards of a seat's Hand as text: card ids separated by spaces, in the order of the Hand. */
export function handText(state: KarmakaState, seat: Seat = 0): string {
  return playerOf(state, seat).hand.join(' ')
}
/** Writes a seat's Deck as card ids separated by spaces, from bottom to top. */
export function deckText(state: KarmakaState, seat: Seat = 0): string {
  return playerOf(state, seat).deck.cards.join(' ')
}
/**
 * Writes a seat's Future Life (the pile of cards kept for the next life) as card ids separated by spaces, from bottom
 * to top.
 */
export function futureText(state: KarmakaState, seat: Seat = 0): string {
  return playerOf(state, seat).future.cards.join(' ')
}
/**
 * Writes a seat's Deeds (the cards played for points) as card ids separated by spaces, from the oldest to the newest.
 */
export function deedsText(state: KarmakaState, seat: Seat = 0): string {
  return playerOf(state, seat).deeds.join(' ')
}
/** Writes the Ruins (the common discard pile) as card ids separated by spaces, from bottom to top. */
export function ruinsText(state: KarmakaState): string {
  return state.ruins.join(' ')
}
/** Writes the Well (the common draw pile) as card ids separated by spaces, from bottom to top. */
export function wellText(state: KarmakaState): string {
  return state.well.cards.join(' ')
}
/** The ids of the cards in the Hand of `owner` that `seat` knows, separated by spaces. */
export function knownHandText(state: KarmakaState, seat: Seat, owner: Seat): string {
  return karmaka.view(state, seat).players[owner]?.hand.known.join(' ') ?? ''
}
/**
 * Writes the Future Life of `owner` as `seat` sees it, from bottom to top: the card ids separated by spaces, with a
 * dash for each card that `seat` does not know.
 */
export function knownFutureText(state: KarmakaState, seat: Seat, owner: Seat): string {
  const pile = karmaka.view(state, seat).players[owner]?.future
  const cardAt = (at: number): string => pile?.known.find((each) => each.at === at)?.card ?? '-'
  return Array.from({ length: pile?.count ?? 0 }, (_, at) => cardAt(at)).join(' ')
}
