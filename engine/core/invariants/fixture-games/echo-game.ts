/**
 * Fixture game with hands, memory, copies and answers out of turn. A player uses a card, which takes effect and is then
 * offered to the next seat. `peek` shows a rival's hand, which is remembered card by card until each card could have
 * left unseen; `echo` copies the newest card of a row, which may be an echo again.
 */
import { otherSeats } from '../../contract/game-events.ts'
import { popFrame, pushFrame, topFrame } from '../../contract/frame-stack.ts'
import type { Game, Seat, EventSink } from '../../contract/game.ts'
import { winSharesOfSeatsWhere } from '../../contract/returns.ts'
import { echoSchemas } from './echo-schemas.ts'
import { COPIES_PER_CARD, MAX_FUTURE_CARDS, ECHO_CARDS } from './echo-state.ts'
import type { EchoAction, EchoEvent, EchoFrame, EchoState, EchoCard } from './echo-state.ts'
import { determinizeEcho, withoutKnownCards, echoViewFor, type EchoView } from './echo-view.ts'

type EchoEventSink = EventSink<EchoEvent>

const HAND = 2

/** Removes one card of a kind from a list. */
function take(cards: EchoCard[] | undefined, kind: EchoCard): void {
  const at = cards?.indexOf(kind) ?? -1
  if (at >= 0) cards?.splice(at, 1)
}

function put(cards: EchoCard[] | undefined, kind: EchoCard): void {
  cards?.push(kind)
  cards?.sort()
}

/** A card leaves a hand publicly: seats that remembered it there forget it. */
function show(state: EchoState, seat: Seat, card: EchoCard, emit: EchoEventSink): void {
  emit.markInformed(otherSeats(seat, state.hands.length))
  take(state.hands[seat], card)
  for (const known of state.memory) take(known[seat], card)
}

/** Seats that the card in use can target. Empty if it has no effect. */
function targets(state: EchoState, frame: EchoFrame & { kind: 'work' }): Seat[] {
  const rivals = state.hands.map((_, seat) => seat).filter((seat) => seat !== frame.seat)
  if (frame.ability === 'peek') return rivals
  if (frame.ability === 'gem') return []
  return rivals.filter((seat) => !frame.copied.includes(seat) && (state.rows[seat]?.length ?? 0) > 0)
}

/** Continues until a seat has to choose. */
function run(state: EchoState, emit: EchoEventSink): void {
  const frame = topFrame(state.stack)
  if (frame.kind === 'work' && targets(state, frame).length === 0) finishWork(state, emit)
}

function finishWork(state: EchoState, emit: EchoEventSink): void {
  const { seat } = popFrame(state.stack)
  pushFrame(state.stack, { kind: 'offer', seat: (seat + 1) % state.hands.length, from: seat })
  emit.checkpoint()
}

function endTurn(state: EchoState, emit: EchoEventSink): void {
  let { seat } = popFrame(state.stack)
  if (state.hands.every((hand) => hand.length === 0) && state.deck.length === 0) return
  do seat = (seat + 1) % state.hands.length
  while (state.deck.length === 0 && state.hands[seat]?.length === 0)
  pushFrame(state.stack, { kind: 'turn', seat, drawn: state.deck.length === 0 })
  emit({ kind: 'turn', seat })
}

const DRAW: EchoAction = { do: 'draw' }
const TAKE: EchoAction = { do: 'answer', take: true }
const LEAVE: EchoAction = { do: 'answer', take: false }
const AT = [0, 1, 2, 3].map((seat): EchoAction => ({ do: 'at', seat }))
const playsOf = (card: EchoCard): EchoAction[] => (['score', 'use', 'bury'] as const).map((way) => ({ do: way, card }))
const PLAYS = { gem: playsOf('gem'), peek: playsOf('peek'), echo: playsOf('echo') }

function returns(state: EchoState): readonly number[] {
  const scores = state.hands.map((_, seat) => points(state, seat))
  return winSharesOfSeatsWhere(scores, (score) => score === Math.max(...scores))
}

export const echoFixtureGame: Game<EchoState, EchoAction, EchoView, EchoEvent> = {
  info: {
    id: 'toy-echo',
    title: 'Echo',
    designers: [],
    publisher: '',
    players: { min: 2, max: 4 },
    minutes: { min: 1, max: 1 },
    age: 6,
    rules: 1,
    secrets: 'hand',
    options: [],
  },
  schemas: echoSchemas,

  setup({ players }, random, emit) {
    const deck = random.shuffle(ECHO_CARDS.flatMap((kind) => Array.from({ length: COPIES_PER_CARD }, () => kind)))
    const each = <T>(make: () => T): T[] => Array.from({ length: players }, make)
    emit({ kind: 'turn', seat: 0 })
    return {
      hands: each(() => deck.splice(-HAND).sort()),
      rows: each(() => []),
      futures: each(() => []),
      ruins: [],
      centre: null,
      memory: each(() => each(() => [])),
      deck,
      stack: [{ kind: 'turn', seat: 0, drawn: false }],
    }
  },

  deciders: ({ stack }) => (stack.length === 0 ? [] : [topFrame(stack).seat]),

  choices(state, seat) {
    const frame = state.stack.at(-1)
    if (frame?.seat !== seat) return []
    if (frame.kind === 'work') return targets(state, frame).flatMap((at) => AT[at] ?? [])
    const room = (state.futures[seat]?.length ?? 0) < MAX_FUTURE_CARDS
    if (frame.kind === 'offer') return room ? [TAKE, LEAVE] : [LEAVE]
    if (!frame.drawn) return [DRAW]
    const ways = ECHO_CARDS.filter((kind) => state.hands[seat]?.includes(kind)).flatMap((kind) => PLAYS[kind])
    return room ? ways : ways.filter((way) => way.do !== 'bury')
  },

  promptFor({ stack }, seat) {
    const frame = stack.at(-1)
    return frame?.seat === seat ? { kind: frame.kind } : undefined
  },

  play(state, seat, action, _random, emit) {
    const frame = topFrame(state.stack)
    if (action.do === 'draw') {
      const card = state.deck.pop()
      if (card === undefined || frame.kind !== 'turn') return
      emit.markInformed([seat])
      put(state.hands[seat], card)
      frame.drawn = true
      emit({ kind: 'drew', seat, secret: { to: [seat], values: { card } } })
    } else if (action.do === 'score') {
      show(state, seat, action.card, emit)
      state.rows[seat]?.push(action.card)
      emit({ kind: 'scored', seat, card: action.card })
      endTurn(state, emit)
    } else if (action.do === 'bury') {
      take(state.hands[seat], action.card)
      put(state.futures[seat], action.card)
      for (const known of state.memory) known[seat] = [] // each of them may have left
      emit({ kind: 'buried', seat, secret: { to: [seat], values: { card: action.card } } })
      endTurn(state, emit)
    } else if (action.do === 'use') {
      show(state, seat, action.card, emit)
      state.centre = action.card
      emit({ kind: 'used', seat, card: action.card })
      pushFrame(state.stack, { kind: 'work', seat, ability: action.card, copied: [] })
      run(state, emit)
    } else if (action.do === 'at') {
      if (frame.kind === 'work') pointAt(state, frame, action.seat, emit)
    } else {
      const card = state.centre
      popFrame(state.stack)
      if (card !== null && action.take) put(state.futures[seat], card)
      else if (card !== null) state.ruins.push(card)
      state.centre = null
      emit({ kind: 'answered', seat, took: action.take })
      endTurn(state, emit)
    }
  },

  clone: (state) => ({
    deck: [...state.deck],
    hands: state.hands.map((cards) => [...cards]),
    rows: state.rows.map((cards) => [...cards]),
    futures: state.futures.map((cards) => [...cards]),
    ruins: [...state.ruins],
    centre: state.centre,
    memory: state.memory.map((known) => known.map((cards) => [...cards])),
    stack: state.stack.map((frame) => (frame.kind === 'work' ? { ...frame, copied: [...frame.copied] } : { ...frame })),
  }),

  view: echoViewFor,
  determinize: determinizeEcho,

  explainIllegal(view, seat, action) {
    if (view.stack.at(-1)?.seat !== seat) return { id: 'toy-echo.notYourTurn' }
    const full = view.futures[seat]?.count === MAX_FUTURE_CARDS
    return full && action.do === 'answer' && action.take ? { id: 'toy-echo.noRoom' } : undefined
  },

  evaluate: (state) =>
    state.stack.length === 0
      ? returns(state)
      : state.hands.map((_, seat) => points(state, seat) / (points(state, seat) + 10)),

  outcome(state) {
    if (state.stack.length > 0) return null
    const scores = state.hands.map((_, seat) => points(state, seat))
    const ranking = scores
      .map((score, seat) => ({
        seats: [seat],
        rank: 1 + scores.filter((other) => other > score).length,
        score,
        lines: [{ id: 'toy-echo.points', points: score }],
      }))
      .sort((a, b) => a.rank - b.rank)
    return { ranking, reason: { id: 'toy-echo.end' } }
  },

  returns,

  findBrokenInvariants(state) {
    const broken: string[] = []
    const centre = state.centre === null ? [] : [state.centre]
    const all = [state.deck, state.hands, state.rows, state.futures, state.ruins, centre].flat(2)
    if (ECHO_CARDS.some((kind) => all.filter((each) => each === kind).length !== COPIES_PER_CARD))
      broken.push('cards were lost or made')
    if (
      state.memory.some((known) => known.some((cards, of) => withoutKnownCards(state.hands[of], cards) === undefined))
    )
      broken.push('somebody remembers what is not there')
    return broken
  },

  /**
   * A seat that cannot take an offered card is asked all the same: a skipped prompt would reveal how full its future
   * is.
   */
  requiresPrompt: ({ stack }) => topFrame(stack).kind === 'offer',
}

function pointAt(state: EchoState, frame: EchoFrame & { kind: 'work' }, at: Seat, emit: EchoEventSink): void {
  const { seat } = frame
  if (frame.ability === 'peek') {
    const hand = [...(state.hands[at] ?? [])]
    emit.markInformed([seat])
    emit({ kind: 'peeked', seat, at, secret: { to: [seat], values: { hand } } })
    const known = state.memory[seat]
    if (known !== undefined) known[at] = [...hand]
    finishWork(state, emit)
    return
  }
  const card = state.rows[at]?.at(-1) ?? 'gem'
  emit({ kind: 'copied', seat, row: at, card })
  frame.copied.push(at)
  frame.ability = card
  run(state, emit)
}

/** Every card of the row and the future counts one point, and a gem in the row one more. */
function points({ rows, futures }: EchoState, seat: Seat): number {
  const row = rows[seat] ?? []
  return row.length + row.filter((card) => card === 'gem').length + (futures[seat]?.length ?? 0)
}
