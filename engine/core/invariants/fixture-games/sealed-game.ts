/**
 * Fixture game with a secret, changeable choice. All players simultaneously pick a card of their own hand, and may
 * change the pick until all have picked. Then the picks are revealed, the highest wins the round, and the hands pass to
 * the left. A player who has held a hand knows it: that memory follows from the number of rounds, and is therefore
 * state.
 */
import type { GameEvent } from '../../contract/game-events.ts'
import type { Game, Seat, Viewer } from '../../contract/game.ts'
import { winSharesOfSeatsWhere } from '../../contract/returns.ts'
import {
  memoizeByPlayerCount,
  countSchema,
  visibleEventSchema,
  booleanSchema,
  objectSchema,
  listSchema,
  fixedListSchema,
  nullableSchema,
  seatSchema,
  integerSchema,
} from '../../contract/schemas.ts'
import type { GameSchemas } from '../../contract/schemas.ts'

export interface SealedState {
  players: number
  /** Rounds played so far. */
  round: number
  /** The cards of each seat, ascending. A picked card stays here until it is revealed. */
  hands: number[][]
  /** Each seat's pick. Null: none yet. */
  picks: (number | null)[]
  /** Rounds won. */
  won: number[]
  /** Revealed cards, in order. */
  pile: number[]
  /** Cards that were never dealt, ascending. */
  rest: number[]
}

export interface SealedAction {
  pick: number
}

export interface SealedView extends Omit<SealedState, 'hands' | 'picks' | 'rest'> {
  /** `cards` is null for a hand that the viewer has never held. */
  hands: { count: number; cards: number[] | null }[]
  /** `card` is null if the viewer does not know it. */
  picks: { made: boolean; card: number | null }[]
  rest: number[] | null
}

export type SealedEvent = GameEvent &
  (
    | { kind: 'round'; round: number }
    /** secret: `{card}` to the seat. */
    | { kind: 'picked'; seat: Seat; again: boolean }
    | { kind: 'shown'; seat: Seat; card: number }
    | { kind: 'won'; seat: Seat }
  )

const HAND = 4
const ROUNDS = 3
const LEFT_OVER = 2
const ascending = (a: number, b: number): number => a - b

/** All cards of a table. */
export function sealedDeck(players: number): number[] {
  return Array.from({ length: players * HAND + LEFT_OVER }, (_, card) => card + 1)
}

/** Whether `viewer` has held the current hand of `holder`: each round a hand moves on from the seat on the right. */
export function hasHeldHand(state: { players: number; round: number }, viewer: Viewer, holder: Seat): boolean {
  if (viewer === 'open') return true
  return viewer !== 'table' && (holder - viewer + state.players) % state.players <= state.round
}

const MAX_PLAYERS = 5
/** By card. */
const PICKS = [0, ...sealedDeck(MAX_PLAYERS)].map((pick): SealedAction => ({ pick }))

const schemas = memoizeByPlayerCount((players): GameSchemas<SealedView, SealedAction, SealedEvent> => {
  const seat = seatSchema(players)
  const card = integerSchema(1, players * HAND + LEFT_OVER)
  const cards = listSchema(card, players * HAND + LEFT_OVER)
  return {
    view: objectSchema<SealedView>({
      players: integerSchema(players, players),
      round: countSchema(ROUNDS),
      hands: fixedListSchema(
        players,
        objectSchema<SealedView['hands'][number]>({ count: countSchema(HAND), cards: nullableSchema(cards) }),
      ),
      picks: fixedListSchema(
        players,
        objectSchema<SealedView['picks'][number]>({ made: booleanSchema, card: nullableSchema(card) }),
      ),
      won: fixedListSchema(players, countSchema(ROUNDS)),
      pile: cards,
      rest: nullableSchema(cards),
    }),
    action: objectSchema<SealedAction>({ pick: card }),
    event: visibleEventSchema<SealedEvent>(
      {
        round: { round: countSchema(ROUNDS) },
        picked: { seat, again: booleanSchema },
        shown: { seat, card },
        won: { seat },
      },
      { picked: { card } },
    ),
  }
})

function returns({ won }: SealedState): readonly number[] {
  return winSharesOfSeatsWhere(won, (rounds) => rounds === Math.max(...won))
}

export const sealedFixtureGame: Game<SealedState, SealedAction, SealedView, SealedEvent> = {
  info: {
    id: 'toy-sealed',
    title: 'Sealed',
    designers: [],
    publisher: '',
    players: { min: 2, max: MAX_PLAYERS },
    minutes: { min: 1, max: 1 },
    age: 6,
    rules: 1,
    secrets: 'hand',
    options: [],
  },
  schemas,

  setup({ players }, random, emit) {
    const cards = random.shuffle(sealedDeck(players))
    const hands = Array.from({ length: players }, () => cards.splice(0, HAND).sort(ascending))
    emit({ kind: 'round', round: 1 })
    const none = hands.map(() => null)
    return { players, round: 0, hands, picks: none, won: hands.map(() => 0), pile: [], rest: cards.sort(ascending) }
  },

  deciders: ({ round, picks }) =>
    round === ROUNDS ? [] : picks.flatMap((pick, seat) => (pick === null ? [seat] : [])),

  choices: ({ round, hands, picks }, seat) =>
    round === ROUNDS
      ? []
      : (hands[seat] ?? []).filter((card) => card !== picks[seat]).flatMap((card) => PICKS[card] ?? []),

  promptFor({ round, hands, picks }, seat) {
    if (round === ROUNDS) return undefined
    if (picks[seat]?.made !== true) return { kind: 'pick' }
    return (hands[seat]?.count ?? 0) > 1 ? { kind: 'again' } : undefined
  },

  play(state, seat, { pick }, _random, emit) {
    const again = state.picks[seat] !== null
    state.picks[seat] = pick
    emit({ kind: 'picked', seat, again, secret: { to: [seat], values: { card: pick } } })
    const shown = state.picks.flatMap((card) => (card === null ? [] : [card]))
    if (shown.length < state.players) return
    emit.markInformed()
    shown.forEach((card, of) => emit({ kind: 'shown', seat: of, card }))
    state.hands = state.hands.map((hand) => hand.filter((card) => !shown.includes(card)))
    state.picks = state.picks.map(() => null)
    state.pile.push(...shown)
    emit.checkpoint()
    const winner = shown.indexOf(Math.max(...shown))
    state.won[winner] = (state.won[winner] ?? 0) + 1
    emit({ kind: 'won', seat: winner })
    const last = state.hands.pop()
    if (last !== undefined) state.hands.unshift(last)
    state.round += 1
    if (state.round < ROUNDS) emit({ kind: 'round', round: state.round + 1 })
  },

  clone: (state) => ({
    ...state,
    hands: state.hands.map((hand) => [...hand]),
    picks: [...state.picks],
    won: [...state.won],
    pile: [...state.pile],
    rest: [...state.rest],
  }),

  view: (state, viewer) => ({
    players: state.players,
    round: state.round,
    hands: state.hands.map((hand, holder) => ({
      count: hand.length,
      cards: hasHeldHand(state, viewer, holder) ? [...hand] : null,
    })),
    picks: state.picks.map((card, seat) => ({
      made: card !== null,
      card: viewer === seat || viewer === 'open' ? card : null,
    })),
    won: [...state.won],
    pile: [...state.pile],
    rest: viewer === 'open' ? [...state.rest] : null,
  }),

  determinize(view, _viewer, random) {
    const known = [...view.pile, ...(view.rest ?? []), ...view.hands.flatMap(({ cards }) => cards ?? [])]
    const unknown = random.shuffle(sealedDeck(view.players).filter((card) => !known.includes(card)))
    const hands = view.hands.map(({ count, cards }) =>
      cards === null ? unknown.splice(0, count).sort(ascending) : [...cards],
    )
    return {
      players: view.players,
      round: view.round,
      hands,
      picks: view.picks.map(({ made, card }, seat) => (made ? (card ?? random.pick(hands[seat] ?? [])) : null)),
      won: [...view.won],
      pile: [...view.pile],
      rest: view.rest === null ? unknown.sort(ascending) : [...view.rest],
    }
  },

  explainIllegal(view, seat, { pick }) {
    if (view.picks[seat]?.card === pick) return { id: 'toy-sealed.picked' }
    return view.hands[seat]?.cards?.includes(pick) ? undefined : { id: 'toy-sealed.notYours' }
  },

  evaluate: (state) => (state.round === ROUNDS ? returns(state) : state.won.map((rounds) => rounds / ROUNDS)),

  outcome({ round, won }) {
    if (round < ROUNDS) return null
    const ranking = won
      .map((score, seat) => ({
        seats: [seat],
        rank: 1 + won.filter((other) => other > score).length,
        score,
        lines: [{ id: 'toy-sealed.won', points: score }],
      }))
      .sort((a, b) => a.rank - b.rank)
    return { ranking, reason: { id: 'toy-sealed.end' } }
  },

  returns,

  findBrokenInvariants({ players, hands, picks, pile, rest, won, round }) {
    const broken: string[] = []
    const all = [...hands.flat(), ...pile, ...rest].sort(ascending)
    if (all.join() !== sealedDeck(players).join()) broken.push('cards were lost or made')
    if (picks.some((card, seat) => card !== null && !hands[seat]?.includes(card))) broken.push('a pick is in no hand')
    if (won.reduce((a, b) => a + b, 0) !== round) broken.push('a round has no winner')
    return broken
  },
}
