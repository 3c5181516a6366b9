/**
 * The fixture game: small enough to read at a glance, with a hidden card in every hand. Each turn: look for a luck (draw), make
 * marks, pass; with hands also draw and pass in one (sleep), or show a card. It ends when each player has passed twice.
 */
import * as v from 'valibot'
import type { AnyGame, Game, Seat, PrivateInformationLevel, Viewer } from '../../engine/core/contract/game.ts'
import type { GameEvent } from '../../engine/core/contract/game-events.ts'
import {
  memoizeByPlayerCount,
  countSchema,
  visibleEventSchema,
  booleanSchema,
  objectSchema,
  listSchema,
  fixedListSchema,
  enumSchema,
  seatSchema,
} from '../../engine/core/contract/schemas.ts'
import type { GameSchemas, Schema } from '../../engine/core/contract/schemas.ts'
import type { GameCatalogue } from '../../engine/index.ts'

export interface FixtureGameState {
  hands: string[][]
  deck: string[]
  turn: Seat
  drawn: boolean
  marks: number[]
  passes: number
}

export type FixtureGameAction = { do: 'draw' | 'mark' | 'pass' | 'sleep' } | { do: 'show'; card: string }

/** Only its owner sees a card's name; the number of cards is public. */
export interface FixtureGameView extends Omit<FixtureGameState, 'hands' | 'deck'> {
  hands: (string[] | number)[]
  deck: number
}

type FixtureGameEvent = GameEvent &
  { [K in FixtureGameEventKind]: { readonly kind: K; readonly seat: Seat } }[FixtureGameEventKind]
type FixtureGameEventKind = 'dealt' | 'turn' | 'drew' | 'passed' | 'marked' | 'shown'

export const FIXTURE_GAME_CARDS = ['raven', 'heron', 'otter', 'lynx', 'viper', 'moth', 'crane', 'adder', 'boar', 'wren']

const DRAW: FixtureGameAction = { do: 'draw' }
const MARK: FixtureGameAction = { do: 'mark' }
const PASS: FixtureGameAction = { do: 'pass' }
const SLEEP: FixtureGameAction = { do: 'sleep' }
const SHOW = new Map(FIXTURE_GAME_CARDS.map((card): [string, FixtureGameAction] => [card, { do: 'show', card }]))

const card = enumSchema(FIXTURE_GAME_CARDS)
const cards = listSchema(card, FIXTURE_GAME_CARDS.length)
const MAX_COUNT = 1000

const schemas = memoizeByPlayerCount((players): GameSchemas<FixtureGameView, FixtureGameAction, FixtureGameEvent> => {
  const seat = seatSchema(players)
  const hand: Schema<string[] | number> = v.union([cards, countSchema(FIXTURE_GAME_CARDS.length)])
  const verb = enumSchema<Exclude<FixtureGameAction, { card: string }>['do']>(['draw', 'mark', 'pass', 'sleep'])
  return {
    view: objectSchema<FixtureGameView>({
      turn: seat,
      drawn: booleanSchema,
      marks: fixedListSchema(players, countSchema(MAX_COUNT)),
      passes: countSchema(MAX_COUNT),
      hands: fixedListSchema(players, hand),
      deck: countSchema(FIXTURE_GAME_CARDS.length),
    }),
    action: v.union([v.strictObject({ do: verb }), v.strictObject({ do: v.literal('show'), card })]),
    event: visibleEventSchema<FixtureGameEvent>(
      { dealt: { seat }, turn: { seat }, drew: { seat }, passed: { seat }, marked: { seat }, shown: { seat } },
      { dealt: { cards }, drew: { card } },
    ),
  }
})

export function createFixtureGame(
  secrets: PrivateInformationLevel,
): Game<FixtureGameState, FixtureGameAction, FixtureGameView, FixtureGameEvent> {
  return {
    info: {
      id: `toy-${secrets}`,
      title: 'Toy',
      designers: ['Nobody'],
      publisher: 'Nobody',
      players: { min: 1, max: 4 },
      minutes: { min: 1, max: 1 },
      age: 1,
      rules: 1,
      secrets,
      options: [],
    },
    schemas,
    setup({ players }, random, emit) {
      const deck = random.shuffle([...FIXTURE_GAME_CARDS])
      const hands = Array.from({ length: players }, () => deck.splice(0, 1))
      hands.forEach((cards, seat) =>
        emit({ kind: 'dealt', seat, secret: { to: [seat], values: { cards: [...cards] } } }),
      )
      emit({ kind: 'turn', seat: 0 })
      return { hands, deck, turn: 0, drawn: false, marks: hands.map(() => 0), passes: 0 }
    },
    deciders: (state) => (isOver(state) ? [] : [state.turn]),
    choices(state, seat) {
      if (isOver(state) || seat !== state.turn) return []
      const draw = state.drawn || state.deck.length === 0 ? [] : [DRAW]
      const usual = [...draw, MARK, PASS]
      if (secrets !== 'hand') return usual
      const sleep = draw.length === 0 ? [] : [SLEEP]
      return [...usual, ...sleep, ...(state.hands[seat] ?? []).flatMap((card) => SHOW.get(card) ?? [])]
    },
    promptFor: (view, seat) => (isOver(view) || seat !== view.turn ? undefined : { kind: 'turn' }),
    play(state, seat, action, random, emit) {
      if (action.do === 'draw' || action.do === 'sleep') {
        const card = state.deck.splice(random.int(state.deck.length), 1)[0] ?? ''
        state.hands[seat]?.push(card)
        state.drawn = true
        emit({ kind: 'drew', seat, secret: { to: [seat], values: { card } } })
      }
      if (action.do === 'pass' || action.do === 'sleep') {
        state.turn = (state.turn + 1) % state.hands.length
        state.drawn = false
        state.passes += 1
        emit({ kind: 'passed', seat })
        emit({ kind: 'turn', seat: state.turn })
      } else if (action.do !== 'draw') {
        state.marks[seat] = (state.marks[seat] ?? 0) + 1
        emit({ kind: action.do === 'mark' ? 'marked' : 'shown', seat })
      }
    },
    clone: (state) => structuredClone(state),
    view: ({ hands, deck, ...open }, viewer: Viewer) => ({
      ...structuredClone(open),
      deck: deck.length,
      hands: hands.map((cards, seat) => (viewer === 'open' || viewer === seat ? [...cards] : cards.length)),
    }),
    determinize({ hands, deck: _, ...open }, _viewer, random) {
      const known = hands.flatMap((cards) => (typeof cards === 'number' ? [] : cards))
      const rest = random.shuffle(FIXTURE_GAME_CARDS.filter((card) => !known.includes(card)))
      const full = hands.map((cards) => (typeof cards === 'number' ? rest.splice(0, cards) : [...cards]))
      return { ...structuredClone(open), hands: full, deck: rest }
    },
    explainIllegal: (view, seat) => ({ id: 'toy.no', values: { hand: JSON.stringify(view.hands[seat]) } }),
    evaluate: (state) => state.hands.map(() => (isOver(state) ? 1 / state.hands.length : 0.5)),
    returns: ({ hands }) => hands.map(() => 1 / hands.length),
    outcome: (state) =>
      isOver(state)
        ? {
            ranking: state.marks.map((score, seat) => ({ seats: [seat], rank: 1, score, lines: [] })),
            reason: { id: 'toy.over' },
          }
        : null,
    findBrokenInvariants: (state) => (Array.isArray(state.hands) ? [] : ['no hands']),
  }
}

function isOver(state: FixtureGameState | FixtureGameView): boolean {
  return state.passes >= state.hands.length * 2
}

export function createFixtureCatalogue(...games: readonly AnyGame[]): GameCatalogue {
  return games.map((game) => ({ info: game.info, load: () => Promise.resolve(game) }))
}
