/** Plays a legal choice and reports its game events. */
import { popFrame, pushFrame } from '../../../../../engine/core/contract/frame-stack.ts'
import type { Seat } from '../../../../../engine/core/contract/game.ts'
import type { Random } from '../../../../../engine/core/contract/random.ts'
import { ROUNDS_TO_WIN } from './data.ts'
import type { TemplateGameEventSink } from './events.ts'
import { cardPiece, placeOf } from './places.ts'
import { roundOf } from './score.ts'
import { ascending } from './setup.ts'
import type { TemplateGameAction, TemplateGameState } from './state.ts'

export function play(
  state: TemplateGameState,
  seat: Seat,
  action: TemplateGameAction,
  random: Random,
  emit: TemplateGameEventSink,
): void {
  switch (action.do) {
    case 'choose':
      choose(state, seat, action.card, emit)
      break
    case 'takeBack':
      takeBack(state, seat, emit)
      break
    case 'draw':
      draw(state, seat, random, emit)
      break
  }
}

function choose(state: TemplateGameState, seat: Seat, card: number, emit: TemplateGameEventSink): void {
  const hand = placeOf(seat, 'hand')
  const table = placeOf(seat, 'table')
  const before = state.chosen[seat] ?? null
  state.chosen[seat] = card
  const secretly = (piece: number) => ({ count: 1, secret: { to: [seat], values: { piece: cardPiece(piece) } } })
  if (before !== null) emit({ kind: 'moved', from: table, to: hand, ...secretly(before) })
  emit({ kind: 'moved', from: hand, to: table, ...secretly(card) })
  emit({ kind: 'chose', seat, again: before !== null, secret: { to: [seat], values: { card } } })
  const [one, other] = state.chosen
  if (typeof one === 'number' && typeof other === 'number') turnUp(state, [one, other], emit)
}

/** Turns both cards face up (TPL-3). */
function turnUp(state: TemplateGameState, cards: readonly [number, number], emit: TemplateGameEventSink): void {
  // Before any event that reveals the cards: all seats gain information here.
  emit.markInformed()
  const winner = cards[0] > cards[1] ? 0 : 1
  const loser = 1 - winner
  cards.forEach((card, seat) => {
    remove(state.hands[seat], card)
    remove(state.seen[seat], card)
  })
  state.open = [...cards]
  state.chosen = [null, null]
  pushFrame(state.stack, { kind: 'recover', seat: loser })
  emit({ kind: 'turnedUp', cards: [...cards] })
  // Checkpoint: the board shows both cards before it continues.
  emit.checkpoint()
  const card = lift(state, winner)
  state.won[winner]?.push(card)
  emit({ kind: 'moved', piece: cardPiece(card), from: placeOf(winner, 'table'), to: placeOf(winner, 'won'), count: 1 })
  emit({ kind: 'won', seat: winner, card, beaten: Math.min(...cards) })
  if (state.won[winner]?.length === ROUNDS_TO_WIN) {
    layAway(state, loser, emit)
    state.stack = []
    emit({ kind: 'ended', seat: winner })
  } else emit({ kind: 'turn', seat: loser })
}

function takeBack(state: TemplateGameState, seat: Seat, emit: TemplateGameEventSink): void {
  const card = lift(state, seat)
  put(state.seen[seat], card)
  put(state.hands[seat], card)
  emit({ kind: 'moved', piece: cardPiece(card), from: placeOf(seat, 'table'), to: placeOf(seat, 'hand'), count: 1 })
  emit({ kind: 'tookBack', seat, card })
  nextRound(state, emit)
}

function draw(state: TemplateGameState, seat: Seat, random: Random, emit: TemplateGameEventSink): void {
  layAway(state, seat, emit)
  // Drawing from the stream is an undo barrier by itself, and marks all seats as informed of a random result.
  const card = random.pick(state.deck)
  remove(state.deck, card)
  put(state.hands[seat], card)
  const secret = { to: [seat], values: { piece: cardPiece(card) } }
  emit({ kind: 'moved', from: 'deck', to: placeOf(seat, 'hand'), count: 1, secret })
  emit({ kind: 'drew', seat, secret: { to: [seat], values: { card } } })
  nextRound(state, emit)
}

/** Puts the beaten card on the discard pile. */
function layAway(state: TemplateGameState, seat: Seat, emit: TemplateGameEventSink): void {
  const card = lift(state, seat)
  state.pile.push(card)
  emit({ kind: 'moved', piece: cardPiece(card), from: placeOf(seat, 'table'), to: 'pile', count: 1 })
}

/** Takes the face-up card from a seat's place. */
function lift({ open }: TemplateGameState, seat: Seat): number {
  const card = open[seat]
  if (card === undefined || card === null) throw new Error(`nothing lies before seat ${String(seat)}`)
  open[seat] = null
  return card
}

function nextRound(state: TemplateGameState, emit: TemplateGameEventSink): void {
  popFrame(state.stack)
  emit({ kind: 'round', round: roundOf(state) })
}

function put(cards: number[] | undefined, card: number): void {
  cards?.push(card)
  cards?.sort(ascending)
}

function remove(cards: number[] | undefined, card: number): void {
  const at = cards?.indexOf(card) ?? -1
  if (at >= 0) cards?.splice(at, 1)
}
