/**
 * Fixture game with dice and moves of many checkpoints. A pawn runs along a track with one fork. A landing may draw a
 * card that moves it further, so moves nest and randomness occurs in the middle of a turn. No player has a hand, but
 * the order of the unseen cards is hidden from all.
 */
import type { GameEvent } from '../../contract/game-events.ts'
import { popFrame, pushFrame, topFrame } from '../../contract/frame-stack.ts'
import type { Game, Seat, EventSink } from '../../contract/game.ts'
import { winSharesOfSeatsWhere } from '../../contract/returns.ts'
import type { Random } from '../../contract/random.ts'
import {
  memoizeByPlayerCount,
  countSchema,
  visibleEventSchema,
  booleanSchema,
  objectSchema,
  listSchema,
  fixedListSchema,
  taggedUnionSchema,
  enumSchema,
  nullableSchema,
  seatSchema,
  patternSchema,
  integerSchema,
} from '../../contract/schemas.ts'
import type { GameSchemas } from '../../contract/schemas.ts'

/** `turn` waits for a roll or a token; `move` has steps left, and waits at the fork. */
export type DiceFrame = { kind: 'turn'; seat: Seat } | { kind: 'move'; seat: Seat; left: number }

export interface DiceState {
  /** The space of each pawn: 0 at the start, GOAL at the end. */
  pawns: number[]
  tokens: number[]
  /** Cards by effect, the next one first; a used card moves to the bottom. */
  deck: DiceCard[]
  /** Number of cards at the bottom of the deck that all players have seen. */
  seen: number
  stack: DiceFrame[]
}

/** `token` gives a token; `ahead` moves two spaces on; `again` rolls the die once more. */
export type DiceCard = 'token' | 'ahead' | 'again'

export type DiceAction =
  | { do: 'roll' }
  /** Spends a token to move exactly `steps` spaces. */
  | { do: 'spend'; steps: number }
  | { do: 'way'; short: boolean }

export interface DiceView extends Omit<DiceState, 'deck'> {
  /** Null for an unseen card. */
  deck: (DiceCard | null)[]
}

export type DiceEvent = GameEvent &
  (
    | { kind: 'turn'; seat: Seat }
    | { kind: 'rolled'; seat: Seat; eyes: number }
    | { kind: 'moved'; piece: string; from: string; to: string; count: number }
    | { kind: 'card'; seat: Seat; card: DiceCard }
  )

export const DICE_GOAL_SPACE = 20
const FORK = 5
/** The shortcut leads from the fork to this space. */
const SHORTCUT = 9
const CARD_SPACES: readonly number[] = [4, 7, 11, 14, 17]
const MAX_SPEND_STEPS = 3
const DECK: readonly DiceCard[] = ['token', 'token', 'ahead', 'ahead', 'again', 'token']
const add = (list: number[], at: number, amount: number): number => (list[at] = (list[at] ?? 0) + amount)

type DiceEventSink = EventSink<DiceEvent>

/** Continues the move on top of the stack until it waits at the fork, ends on its space, or reaches the goal. */
function runMove(state: DiceState, random: Random, emit: DiceEventSink): void {
  for (;;) {
    const move = topFrame(state.stack)
    if (move.kind === 'turn') {
      nextTurn(state, emit)
      return
    }
    const space = state.pawns[move.seat] ?? 0
    if (space === DICE_GOAL_SPACE) {
      state.stack = []
      return
    }
    if (move.left === 0) {
      popFrame(state.stack)
      if (CARD_SPACES.includes(space)) landOnCardSpace(state, move.seat, random, emit)
    } else if (space === FORK) return
    else step(state, move, space + 1, emit)
  }
}

function step(state: DiceState, move: DiceFrame & { kind: 'move' }, to: number, emit: DiceEventSink): void {
  const from = state.pawns[move.seat] ?? 0
  state.pawns[move.seat] = to
  move.left -= 1
  const piece = `pawn${String(move.seat)}`
  emit({ kind: 'moved', piece, from: `space${String(from)}`, to: `space${String(to)}`, count: 1 })
  emit.checkpoint()
}

function landOnCardSpace(state: DiceState, seat: Seat, random: Random, emit: DiceEventSink): void {
  const card = state.deck.shift()
  if (card === undefined) return
  emit.markInformed()
  state.deck.push(card)
  state.seen = Math.min(state.seen + 1, state.deck.length)
  emit({ kind: 'card', seat, card })
  if (card === 'token') add(state.tokens, seat, 1)
  else pushFrame(state.stack, { kind: 'move', seat, left: card === 'ahead' ? 2 : roll(seat, random, emit) })
}

function roll(seat: Seat, random: Random, emit: DiceEventSink): number {
  const eyes = 1 + random.int(6)
  emit({ kind: 'rolled', seat, eyes })
  return eyes
}

function nextTurn(state: DiceState, emit: DiceEventSink): void {
  const seat = (topFrame(state.stack).seat + 1) % state.pawns.length
  state.stack = [{ kind: 'turn', seat }]
  emit({ kind: 'turn', seat })
}

const ROLL: DiceAction = { do: 'roll' }
const SPEND = Array.from({ length: MAX_SPEND_STEPS }, (_, i): DiceAction => ({ do: 'spend', steps: i + 1 }))
const WAYS = [true, false].map((short): DiceAction => ({ do: 'way', short }))

const DIE = 6
const MAX_TOKENS = 1000
const card = enumSchema<DiceCard>(['token', 'ahead', 'again'])

const schemas = memoizeByPlayerCount((players): GameSchemas<DiceView, DiceAction, DiceEvent> => {
  const seat = seatSchema(players)
  const space = patternSchema<string>(/^space\d{1,2}$/)
  return {
    view: objectSchema<DiceView>({
      pawns: fixedListSchema(players, countSchema(DICE_GOAL_SPACE)),
      tokens: fixedListSchema(players, countSchema(MAX_TOKENS)),
      deck: listSchema(nullableSchema(card), DECK.length),
      seen: countSchema(DECK.length),
      stack: listSchema(
        taggedUnionSchema<DiceFrame, 'kind'>('kind', { turn: { seat }, move: { seat, left: countSchema(DIE) } }),
        DICE_GOAL_SPACE,
      ),
    }),
    action: taggedUnionSchema<DiceAction, 'do'>('do', {
      roll: {},
      spend: { steps: integerSchema(1, MAX_SPEND_STEPS) },
      way: { short: booleanSchema },
    }),
    event: visibleEventSchema<DiceEvent>(
      {
        turn: { seat },
        rolled: { seat, eyes: integerSchema(1, DIE) },
        moved: { piece: patternSchema<string>(/^pawn\d$/), from: space, to: space, count: countSchema(1) },
        card: { seat, card },
      },
      {},
    ),
  }
})

function returns({ pawns }: DiceState): readonly number[] {
  return winSharesOfSeatsWhere(pawns, (space) => space === Math.max(...pawns))
}

export const diceFixtureGame: Game<DiceState, DiceAction, DiceView, DiceEvent> = {
  info: {
    id: 'toy-dice',
    title: 'Dice',
    designers: [],
    publisher: '',
    players: { min: 2, max: 4 },
    minutes: { min: 1, max: 1 },
    age: 6,
    rules: 1,
    secrets: 'none',
    options: [
      { id: 'tokens', values: [2, 0, 5] },
      { id: 'headStart', values: [false, true], players: [2] },
    ],
  },
  schemas,

  setup({ players, options }, random, emit) {
    emit({ kind: 'turn', seat: 0 })
    const pawns = Array.from({ length: players }, () => 0)
    if (options['headStart'] === true) pawns[1] = 3
    return {
      pawns,
      tokens: pawns.map(() => Number(options['tokens'])),
      deck: random.shuffle([...DECK]),
      seen: 0,
      stack: [{ kind: 'turn', seat: 0 }],
    }
  },

  deciders: ({ stack }) => (stack.length === 0 ? [] : [topFrame(stack).seat]),

  choices({ stack, tokens }, seat) {
    const frame = stack.at(-1)
    if (frame?.seat !== seat) return []
    if (frame.kind === 'move') return WAYS
    return (tokens[seat] ?? 0) > 0 ? [ROLL, ...SPEND] : [ROLL]
  },

  promptFor({ stack }, seat) {
    const frame = stack.at(-1)
    return frame?.seat === seat ? { kind: frame.kind } : undefined
  },

  play(state, seat, action, random, emit) {
    if (action.do === 'way') {
      const move = topFrame(state.stack)
      if (move.kind === 'move') step(state, move, action.short ? SHORTCUT : FORK + 1, emit)
    } else {
      if (action.do === 'spend') add(state.tokens, seat, -1)
      const left = action.do === 'spend' ? action.steps : roll(seat, random, emit)
      pushFrame(state.stack, { kind: 'move', seat, left })
    }
    runMove(state, random, emit)
  },

  clone: (state) => ({
    pawns: [...state.pawns],
    tokens: [...state.tokens],
    deck: [...state.deck],
    seen: state.seen,
    stack: state.stack.map((frame) => ({ ...frame })),
  }),

  view: ({ deck, ...open }, viewer) => ({
    ...structuredClone(open),
    deck: deck.map((card, at) => (viewer === 'open' || at >= deck.length - open.seen ? card : null)),
  }),

  determinize({ deck, ...open }, _viewer, random) {
    const unseen = [...DECK]
    for (const card of deck) if (card !== null) unseen.splice(unseen.indexOf(card), 1)
    random.shuffle(unseen)
    return { ...structuredClone(open), deck: deck.map((card) => card ?? unseen.pop() ?? 'token') }
  },

  explainIllegal(view, seat, action) {
    if (view.stack.at(-1)?.seat !== seat) return { id: 'toy-dice.notYourTurn' }
    return action.do === 'spend' && view.tokens[seat] === 0 ? { id: 'toy-dice.noToken' } : undefined
  },

  evaluate: (state) =>
    state.stack.length === 0 ? returns(state) : state.pawns.map((space) => space / DICE_GOAL_SPACE),

  outcome({ pawns, stack }) {
    if (stack.length > 0) return null
    const ranking = pawns
      .map((score, seat) => ({
        seats: [seat],
        rank: 1 + pawns.filter((other) => other > score).length,
        score,
        lines: [{ id: 'toy-dice.spaces', points: score }],
      }))
      .sort((a, b) => a.rank - b.rank)
    return { ranking, reason: { id: 'toy-dice.end' } }
  },

  returns,

  findBrokenInvariants({ pawns, deck, tokens, seen }, config) {
    const broken: string[] = []
    if (config !== undefined && pawns.length !== config.players) broken.push('a pawn for each player')
    if ([...deck].sort().join() !== [...DECK].sort().join()) broken.push('cards were lost or made')
    if (pawns.some((space) => space < 0 || space > DICE_GOAL_SPACE)) broken.push('a pawn is beside the track')
    if (tokens.some((count) => count < 0)) broken.push('a token was spent that is not there')
    if (seen > deck.length) broken.push('more cards were seen than there are')
    return broken
  },
}
