/**
 * Karmaka's adapter for the invariant tests, written from section 15 of RULES.md. Hidden are the Well, all Decks, the
 * Hands and Future Lives of other players, the cards lifted by Destiny or picked by Swindle, and the memory of other
 * players; except for cards that a viewer has seen in place.
 */
import type { Seat, Viewer } from '../core/contract/game.ts'
import type { GameTestAdapter } from '../core/invariants/game-test-adapter.ts'
import { deepCopy } from '../core/invariants/json-comparison.ts'
import type { Random } from '../core/contract/random.ts'
import { INDEX_BY_CARD } from './data.ts'
import type { CardId } from './data.ts'
import { karmaka } from './index.ts'
import type { KarmakaAction, KarmakaEvent, KarmakaState, KarmakaView, FacedownPileState } from './state.ts'
import { createPosition } from './testing.ts'

/** A place of a hidden card that may be elsewhere as far as the viewer knows. */
interface Slot {
  card: CardId
  /** Whether the card is in the Well, or was lifted from it. */
  readonly fromWell: boolean
  readonly put: (card: CardId) => void
}

function scrambleHidden(before: KarmakaState, after: KarmakaState, viewer: Viewer, random: Random): KarmakaState {
  const copy = deepCopy(before)
  const seat = typeof viewer === 'number' ? viewer : undefined
  const shown = shownBetween(before, after, seat)
  const slots: Slot[] = []
  if (!refilled(before, after)) {
    const addPile = (
      pile: FacedownPileState,
      later: FacedownPileState,
      owner: Seat | undefined,
      fromWell: boolean,
    ): void => {
      pile.cards.forEach((card, at) => {
        const seen = seat !== undefined && ((pile.seen[at] ?? 0) & (1 << seat)) !== 0
        const left = at >= later.cards.length || later.cards[at] !== card
        const drawn = left && owner === seat && !fromWell
        const open = left && (drawn || shown.includes(card))
        if (!seen && !open) slots.push({ card, fromWell, put: (other) => (pile.cards[at] = other) })
      })
    }
    addPile(copy.well, after.well, undefined, true)
    addPile(copy.lifted, after.lifted, undefined, true)
    copy.players.forEach((player, owner) => {
      const later = after.players[owner]
      if (later === undefined) return
      addPile(player.deck, later.deck, owner, false)
      if (owner !== seat) addPile(player.future, later.future, owner, false)
      if (owner === seat) return
      const fixed = fixedInHand(before, after, seat, owner, shown)
      const free = without(player.hand, fixed)
      player.hand = without(player.hand, free)
      for (const card of free) slots.push({ card, fromWell: false, put: (other) => player.hand.push(other) })
    })
  }
  mix(slots, before, random)
  for (const { card, put } of slots) put(card)
  for (const player of copy.players) sort(player.hand)
  forget(copy, before, seat, random)
  return copy
}

/** Exchanges cards between slots. The Well keeps holding only cards of the last refill. */
function mix(slots: readonly Slot[], { pool, well, lifted }: KarmakaState, random: Random): void {
  const inWell = [...well.cards, ...lifted.cards]
  const spare = without(pool, inWell)
  for (let i = 0; i < 4 * slots.length; i++) {
    const a = random.pick(slots)
    const b = random.pick(slots)
    if (a.card === b.card) continue
    if (pool.length > 0 && a.fromWell !== b.fromWell) {
      const [inner, outer] = a.fromWell ? [a, b] : [b, a]
      if (!spare.includes(outer.card)) continue
      spare.splice(spare.indexOf(outer.card), 1, inner.card)
    }
    ;[a.card, b.card] = [b.card, a.card]
  }
}

/** Randomizes the memory of other seats within the possible values. */
function forget(copy: KarmakaState, before: KarmakaState, seat: Seat | undefined, random: Random): void {
  const mine = seat === undefined ? 0 : 1 << seat
  const guess = (seen: number): number => (seen & mine) | (random.int(1 << copy.players.length) & ~mine)
  const blur = (pile: FacedownPileState, least: number, from = 0): void => {
    pile.seen = pile.seen.map((seen, at) => (at < from ? seen : guess(seen) | least))
  }
  // Destiny lifts and returns at most three cards.
  blur(copy.well, 0, copy.well.cards.length - 3)
  const frame = copy.stack.at(-1)
  if (frame?.kind === 'ability') blur(copy.lifted, 1 << frame.by)
  copy.players.forEach(({ deck, future, hand }, owner) => {
    blur(deck, 0)
    blur(future, 1 << owner)
    copy.memory.forEach((known, who) => {
      if (who !== seat && who !== owner) known[owner] = hand.filter(() => random.int(2) === 0)
    })
  })
  if (frame?.kind !== 'ability' || frame.target === null || before.picked.length === 0) return
  if (seat === frame.by || seat === frame.target) return
  const hand = [...(copy.players[frame.target]?.hand ?? [])]
  copy.picked = sort(random.shuffle(hand).slice(0, before.picked.length))
}

/** Whether the step moved the Ruins into the Well; if so, the cards hidden before are not scrambled. */
function refilled(before: KarmakaState, after: KarmakaState): boolean {
  if (before === after) return false
  // Salvage takes a single card; only a refill changes the beginning of the Well or makes it longer.
  const shrunk = after.ruins.length < before.ruins.length - 1
  const pooled = after.pool.length !== before.pool.length || after.pool.some((card, at) => card !== before.pool[at])
  const [short, long] = [before.well.cards, after.well.cards].sort((a, b) => a.length - b.length)
  return shrunk || pooled || (short ?? []).some((card, at) => long?.[at] !== card)
}

/** The cards that a step revealed to every viewer, and those that moved to the viewer. */
function shownBetween(before: KarmakaState, after: KarmakaState, seat: Seat | undefined): CardId[] {
  const open = ({ ruins, centre, players }: KarmakaState): CardId[] => [
    ...ruins,
    ...(centre === null ? [] : [centre]),
    ...players.flatMap(({ deeds }) => deeds),
  ]
  const opened = without(open(after), open(before))
  if (seat === undefined) return opened
  const own = ({ players }: KarmakaState): CardId[] => [
    ...(players[seat]?.hand ?? []),
    ...(players[seat]?.future.cards ?? []),
  ]
  const gained = without(own(after), without(own(before), opened))
  const lifted = after.lifted.cards.filter((_, at) => ((after.lifted.seen[at] ?? 0) & (1 << seat)) !== 0)
  return [...opened, ...gained, ...without(lifted, before.lifted.cards)]
}

/** Cards of a Hand that the viewer knows before or after the step. */
function fixedInHand(
  before: KarmakaState,
  after: KarmakaState,
  seat: Seat | undefined,
  owner: Seat,
  shown: readonly CardId[],
): CardId[] {
  const cards = before.players[owner]?.hand ?? []
  const lost = cards.length > (after.players[owner]?.hand.length ?? 0)
  const frame = before.stack.at(-1)
  // Random picks are by index: a different Hand would lose or show different cards (Spite, Swindle).
  const target = after.stack.at(-1)
  const picks = before.picked.length === 0 && after.picked.length > 0
  const picked = picks && target?.kind === 'ability' && target.target === owner && target.by === seat
  if ((lost && frame?.seat !== owner && before.picked.length === 0) || picked) return [...cards]
  const known = seat === undefined ? [] : [...(before.memory[seat]?.[owner] ?? [])]
  const learned = seat === undefined ? [] : (after.memory[seat]?.[owner] ?? [])
  const seen = frame?.kind === 'ability' && frame.by === seat && frame.target === owner ? before.picked : []
  let fixed = known
  for (const more of [learned, lost || frame?.seat === owner ? shown : [], seen])
    fixed = [...fixed, ...without(more, fixed)]
  return without(cards, without(cards, fixed))
}

function without(cards: readonly CardId[], taken: readonly CardId[]): CardId[] {
  const left = [...cards]
  for (const card of taken) if (left.includes(card)) left.splice(left.indexOf(card), 1)
  return left
}

function sort(cards: CardId[]): CardId[] {
  return cards.sort((a, b) => INDEX_BY_CARD[a] - INDEX_BY_CARD[b])
}

/** A view that leaks additional information. */
function leak(name: string, give: (seen: KarmakaView, state: KarmakaState) => void) {
  return {
    name,
    view(state: KarmakaState, viewer: Viewer) {
      const seen = karmaka.view(state, viewer)
      give(seen, state)
      return seen
    },
  }
}

function laidOpen({ cards }: FacedownPileState, from = 0): KarmakaView['well'] {
  return { count: cards.length, known: cards.map((card, at) => ({ at, card })).slice(from) }
}

function eachPlayer(
  seen: KarmakaView,
  state: KarmakaState,
  give: (to: KarmakaView['players'][number], of: KarmakaState['players'][number]) => void,
): void {
  state.players.forEach((player, seat) => {
    const to = seen.players[seat]
    if (to !== undefined) give(to, player)
  })
}

/** A position with few hidden cards: only a rival's card and the single card of the Well are unknown. */
function nearlyOpen(): KarmakaState {
  const rest = createPosition({ players: [{ hand: 'spite' }, { hand: 'mimic' }], top: 'peek' })
  rest.ruins = rest.well.cards.splice(0, rest.well.cards.length - 1)
  rest.well.seen = [0]
  return rest
}

export const karmakaTestAdapter: GameTestAdapter<KarmakaState, KarmakaAction, KarmakaView, KarmakaEvent> = {
  game: karmaka,
  scrambleHidden,
  leakyViews: [
    leak('hands', (seen, state) =>
      eachPlayer(seen, state, (to, { hand }) => (to.hand = { count: hand.length, known: [...hand] })),
    ),
    leak('decks', (seen, state) => eachPlayer(seen, state, (to, { deck }) => (to.deck = laidOpen(deck)))),
    leak('futures', (seen, state) => eachPlayer(seen, state, (to, { future }) => (to.future = laidOpen(future)))),
    leak('the uppermost Well card', (seen, state) => {
      seen.well = laidOpen(state.well, state.well.cards.length - 1)
    }),
    leak('lifted cards', (seen, state) => {
      seen.lifted = laidOpen(state.lifted)
    }),
    leak('picked cards', (seen, { picked }) => {
      seen.picked = { count: picked.length, known: [...picked] }
    }),
    leak('what others remember', (seen, { memory }) => Object.assign(seen, { memory: deepCopy(memory) })),
    leak('who has seen what', (seen, { players }) =>
      Object.assign(seen, { seen: players.map(({ future }) => [...future.seen]) }),
    ),
  ],
  lowUncertaintyPositions: [
    { name: 'one card in the Well, one in the Hand of a rival', state: nearlyOpen(), viewer: 0 },
    { name: 'the same for the table', state: nearlyOpen(), viewer: 'table' },
  ],
}
