/**
 * Determinization: a full state that is consistent with a view. Every card that the viewer cannot locate is dealt at
 * random to a place where it may be. Known cards stay. After a refill the Well gets only cards that were shuffled into
 * it.
 */
import type { Seat, Viewer } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { seatBit, insertSorted } from './hands-and-piles.ts'
import { cloneFrame } from './copy.ts'
import { CARD_IDS, CARD_DATA, INDEX_BY_CARD } from './data.ts'
import type { CardId } from './data.ts'
import type { HandView, KarmakaState, KarmakaView, FacedownPileState, FacedownPileView } from './state.ts'

/** Seats forget nothing, but only the uppermost Well cards can have been seen: Destiny lifts and returns this many. */
const MAX_SEEN_WELL_CARDS = 3

/**
 * Builds a random full state that is consistent with a view: the cards that the viewer cannot know are dealt at
 * random.
 * @param viewer the viewer of the view; a number is a seat
 */
export function determinize(view: KarmakaView, viewer: Viewer, random: Random): KarmakaState {
  const seat = typeof viewer === 'number' ? viewer : undefined
  const unseen = unseenCards(view)
  // Cards that must be from the last refill, if there was one, are dealt before all others.
  const hiddenInWell = view.well.count - view.well.known.length
  const hiddenLifted = view.lifted.count - view.lifted.known.length
  const well = takeForWell(view, unseen, hiddenInWell + hiddenLifted, random)
  random.shuffle(unseen)
  const hands = view.players.map(({ hand }) => fillHand(hand, unseen))
  const players = view.players.length
  const guess = (): number => random.int(1 << players) & ~(seat === undefined ? 0 : seatBit(seat))
  const seen = (owner: Seat | undefined) => (known: boolean) =>
    guess() | (owner === undefined ? 0 : seatBit(owner)) | (known && seat !== undefined ? seatBit(seat) : 0)
  return {
    variant: view.variant,
    players: view.players.map(({ deck, future, deeds, rung, rings, lives }, owner) => ({
      hand: hands[owner] ?? [],
      deck: fillPile(deck, unseen, seen(undefined)),
      future: fillPile(future, unseen, seen(owner)),
      deeds: [...deeds],
      rung,
      rings,
      lives,
    })),
    well: fillPile(view.well, well, wellSeen(view.well.count, seat, guess)),
    ruins: [...view.ruins],
    centre: view.centre,
    lifted: fillPile(view.lifted, well, seen(topSeat(view))),
    picked: pick(view, hands, random),
    rings: view.rings,
    pool: [...view.pool],
    memory: hands.map((_, who) => hands.map((hand, owner) => recall(view, seat, who, owner, hand, random))),
    firstSeat: view.firstSeat,
    turns: view.turns,
    winner: view.winner,
    stack: view.stack.map(cloneFrame),
  }
}

/** The deciding seat: Destiny's player while cards are lifted. */
function topSeat({ stack }: KarmakaView): Seat | undefined {
  return stack[stack.length - 1]?.seat
}

/** The cards that are not visible anywhere in the view, in the order of the card table. */
function unseenCards(view: KarmakaView): CardId[] {
  const left = CARD_IDS.map((card) => CARD_DATA[card].copies)
  const strike = (card: CardId): void => {
    left[INDEX_BY_CARD[card]] = (left[INDEX_BY_CARD[card]] ?? 0) - 1
  }
  const strikePile = ({ known }: FacedownPileView): void => known.forEach(({ card }) => strike(card))
  view.ruins.forEach(strike)
  if (view.centre !== null) strike(view.centre)
  for (const { hand, deck, future, deeds } of view.players) {
    hand.known.forEach(strike)
    deeds.forEach(strike)
    strikePile(deck)
    strikePile(future)
  }
  strikePile(view.well)
  strikePile(view.lifted)
  return CARD_IDS.flatMap((card, index) => Array.from({ length: left[index] ?? 0 }, () => card))
}

/** Removes `count` cards that may be in the Well from the unseen cards: any cards, or only those of the last refill. */
function takeForWell(view: KarmakaView, unseen: CardId[], count: number, random: Random): CardId[] {
  if (view.pool.length === 0) return random.shuffle(unseen).splice(0, count)
  const pool = [...view.pool]
  for (const { card } of [...view.well.known, ...view.lifted.known]) strike(pool, card)
  random.shuffle(pool)
  const taken: CardId[] = []
  for (const card of pool) {
    if (taken.length === count) break
    if (strike(unseen, card)) taken.push(card)
  }
  return taken
}

function strike(cards: CardId[], card: CardId): boolean {
  const at = cards.indexOf(card)
  if (at >= 0) cards.splice(at, 1)
  return at >= 0
}

function fillHand({ count, known }: HandView, unseen: CardId[]): CardId[] {
  const hand = [...known]
  while (hand.length < count) {
    const card = unseen.pop()
    if (card === undefined) break
    insertSorted(hand, card)
  }
  return hand
}

function fillPile(
  { count, known }: FacedownPileView,
  from: CardId[],
  seen: (known: boolean, at: number) => number,
): FacedownPileState {
  const pile: FacedownPileState = { cards: [], seen: [] }
  let next = 0
  for (let at = 0; at < count; at++) {
    const shown = known[next]?.at === at ? known[next++] : undefined
    const card = shown?.card ?? from.pop()
    if (card === undefined) break
    pile.cards.push(card)
    pile.seen.push(seen(shown !== undefined, at))
  }
  return pile
}

function wellSeen(count: number, seat: Seat | undefined, guess: () => number): (known: boolean, at: number) => number {
  const mine = seat === undefined ? 0 : seatBit(seat)
  return (known, at) => (at >= count - MAX_SEEN_WELL_CARDS ? guess() : 0) | (known ? mine : 0)
}

/**
 * The picked cards. Both players of a Swindle know them; for other viewers they may be any cards of the Hand they are
 * from.
 */
function pick({ picked, stack }: KarmakaView, hands: readonly CardId[][], random: Random): CardId[] {
  const frame = stack[stack.length - 1]
  if (picked.known.length === picked.count || frame?.kind !== 'ability') return [...picked.known]
  const cards = random.shuffle([...(hands[frame.target ?? frame.by] ?? [])]).slice(0, picked.count)
  return cards.sort((a, b) => INDEX_BY_CARD[a] - INDEX_BY_CARD[b])
}

/** The cards that a seat knows of a Hand: for the viewer as in the view, for other seats any subset of the Hand. */
function recall(
  view: KarmakaView,
  viewer: Seat | undefined,
  who: Seat,
  owner: Seat,
  hand: readonly CardId[],
  random: Random,
): CardId[] {
  if (who === owner) return []
  if (who === viewer) return [...(view.players[owner]?.hand.known ?? [])]
  // Often all or none, as after a Peek or without one.
  const whole = random.int(4)
  if (whole < 2) return whole === 0 ? [] : [...hand]
  const bits = random.int(1 << Math.min(hand.length, 30))
  return hand.filter((_, at) => (bits & (1 << at)) !== 0)
}
