/** Test adapter of the fixture game 'echo'. */
import { noopEventSink } from '../../contract/game-events.ts'
import type { Viewer } from '../../contract/game.ts'
import { createRandomStream, type Random } from '../../contract/random.ts'
import type { GameTestAdapter } from '../game-test-adapter.ts'
import { echoFixtureGame } from './echo-game.ts'
import type { EchoAction, EchoEvent, EchoState, EchoCard } from './echo-state.ts'
import type { EchoView } from './echo-view.ts'

export const echoTestAdapter: GameTestAdapter<EchoState, EchoAction, EchoView, EchoEvent> = {
  game: echoFixtureGame,

  scrambleHidden(before, after, viewer, random) {
    const keep = before.hands.map((hand, seat) => keptInHand(before, after, viewer, seat, hand))
    const drawn = viewer !== 'table' && before.deck.length > after.deck.length && actor(before) === viewer ? 1 : 0
    const deckKept = before.deck.slice(before.deck.length - drawn)
    const free = [
      ...before.deck.slice(0, before.deck.length - drawn),
      ...before.hands.flatMap((hand, seat) => without(hand, keep[seat] ?? [])),
      ...before.futures.flatMap((cards, seat) => (seat === viewer ? [] : cards)),
    ]
    random.shuffle(free)
    const fill = (count: number, kept: readonly EchoCard[]): EchoCard[] => [
      ...free.splice(0, count - kept.length),
      ...kept,
    ]
    const hands = before.hands.map((hand, seat) => fill(hand.length, keep[seat] ?? []).sort())
    return {
      ...structuredClone(before),
      hands,
      futures: before.futures.map((cards, seat) => (seat === viewer ? [...cards] : fill(cards.length, []).sort())),
      deck: fill(before.deck.length, deckKept),
      memory: before.memory.map((known, seat) =>
        known.map((cards, of) => (seat === viewer ? [...cards] : someOf(hands[of] ?? [], seat === of, random))),
      ),
    }
  },

  leakyViews: [
    leak('hands', (view, state) => ({
      ...view,
      hands: state.hands.map((cards) => ({ count: cards.length, known: [...cards] })),
    })),
    leak('deck', (view, state) => ({ ...view, deck: { count: state.deck.length, known: state.deck.slice(-1) } })),
    leak('futures', (view, state) => ({
      ...view,
      futures: state.futures.map((cards) => ({ count: cards.length, known: [...cards] })),
    })),
    leak('memory', (view, state) => ({ ...view, memory: state.memory })),
  ],

  lowUncertaintyPositions: [
    {
      name: 'three cards unknown',
      state: {
        ...echoFixtureGame.setup({ players: 2, options: {} }, createRandomStream('0'.repeat(32), 0), noopEventSink),
        deck: ['gem'],
        hands: [['peek'], ['echo', 'peek']],
        ruins: ['echo', 'echo', 'echo', 'echo', 'echo', 'gem', 'gem', 'gem', 'gem', 'gem', 'peek', 'peek', 'peek'],
        futures: [['peek'], []],
        memory: [
          [[], ['echo']],
          [[], []],
        ],
      },
      viewer: 0,
    },
  ],
}

/** The cards of a hand that the viewer knows, from before the step or from the step itself. */
function keptInHand(
  before: EchoState,
  after: EchoState,
  viewer: Viewer,
  seat: number,
  hand: readonly EchoCard[],
): EchoCard[] {
  if (viewer === seat || viewer === 'open') return [...hand]
  const known = viewer === 'table' ? [] : (before.memory[viewer]?.[seat] ?? [])
  // A peek shows a whole hand; the state afterwards has it in its memory.
  const peeked = viewer === 'table' ? [] : (after.memory[viewer]?.[seat] ?? [])
  const shown = actor(before) === seat ? shownBy(before, after, seat) : []
  return union(union(known, peeked), shown)
}

/** The seat that had to choose before the step. */
function actor({ stack }: EchoState): number | undefined {
  return stack.at(-1)?.seat
}

/** The card that the step revealed from a hand: into the centre, or onto the row. */
function shownBy(before: EchoState, after: EchoState, seat: number): EchoCard[] {
  if (before.centre === null && after.centre !== null) return [after.centre]
  const row = after.rows[seat] ?? []
  return row.length > (before.rows[seat]?.length ?? 0) ? row.slice(-1) : []
}

/** The smallest hand that contains both. */
function union(a: readonly EchoCard[], b: readonly EchoCard[]): EchoCard[] {
  return [...a, ...without(b, a)]
}

function without(cards: readonly EchoCard[], taken: readonly EchoCard[]): EchoCard[] {
  const left = [...cards]
  for (const card of taken) if (left.includes(card)) left.splice(left.indexOf(card), 1)
  return left
}

function someOf(hand: readonly EchoCard[], own: boolean, random: Random): EchoCard[] {
  return own ? [] : hand.filter(() => random.int(2) === 0)
}

function leak(name: string, give: (view: EchoView, state: EchoState) => unknown) {
  return { name, view: (state: EchoState, viewer: Viewer) => give(echoFixtureGame.view(state, viewer), state) }
}
