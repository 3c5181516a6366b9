/** Plays what `choices` offers, and tells what happens. */
import { popFrame, pushFrame, topFrame } from '../../../../../engine/core/contract/flow.ts'
import type { Seat } from '../../../../../engine/core/contract/game.ts'
import type { Random } from '../../../../../engine/core/contract/random.ts'
import { TO_WIN } from './data.ts'
import type { TellTemplateGame } from './facts.ts'
import { cardPiece, placeOf } from './places.ts'
import { roundOf } from './score.ts'
import { ascending } from './setup.ts'
import type { TemplateGameAction, TemplateGameState } from './state.ts'

export function play(
  state: TemplateGameState,
  seat: Seat,
  action: TemplateGameAction,
  random: Random,
  tell: TellTemplateGame,
): void {
  switch (action.do) {
    case 'choose':
      choose(state, seat, action.card, tell)
      break
    case 'takeBack':
      takeBack(state, seat, tell)
      break
    case 'draw':
      draw(state, seat, random, tell)
      break
  }
}

function choose(state: TemplateGameState, seat: Seat, card: number, tell: TellTemplateGame): void {
  const hand = placeOf(seat, 'hand')
  const chosen = placeOf(seat, 'chosen')
  const before = state.chosen[seat] ?? null
  state.chosen[seat] = card
  const secretly = (piece: number) => ({ count: 1, secret: { to: [seat], values: { piece: cardPiece(piece) } } })
  if (before !== null) tell({ kind: 'moved', from: chosen, to: hand, ...secretly(before) })
  tell({ kind: 'moved', from: hand, to: chosen, ...secretly(card) })
  tell({ kind: 'chose', seat, again: before !== null, secret: { to: [seat], values: { card } } })
  const [one, other] = state.chosen
  if (typeof one === 'number' && typeof other === 'number') turnUp(state, [one, other], tell)
}

/** Both cards lie open (TPL-3). */
function turnUp(state: TemplateGameState, cards: readonly [number, number], tell: TellTemplateGame): void {
  // Said before whatever shows it: everybody learns both cards.
  tell.learned()
  const winner = cards[0] > cards[1] ? 0 : 1
  const card = Math.max(...cards)
  const beaten = Math.min(...cards)
  for (const seat of [0, 1]) for (const list of [state.hands[seat], state.seen[seat]]) remove(list, cards[seat])
  state.chosen = [null, null]
  state.won[winner]?.push(card)
  pushFrame(state.stack, { kind: 'recover', seat: 1 - winner, card: beaten })
  tell({ kind: 'won', seat: winner, card, beaten })
  // A moment worth seeing: the board shows it before it goes on.
  tell.beat()
  if (state.won[winner]?.length === TO_WIN) {
    state.pile.push(beaten)
    state.stack = []
    tell({ kind: 'moved', piece: cardPiece(beaten), from: placeOf(1 - winner, 'chosen'), to: 'pile', count: 1 })
    tell({ kind: 'ended', seat: winner })
  } else tell({ kind: 'turn', seat: 1 - winner })
}

function takeBack(state: TemplateGameState, seat: Seat, tell: TellTemplateGame): void {
  const card = beatenCard(state)
  put(state.seen[seat], card)
  put(state.hands[seat], card)
  tell({ kind: 'moved', piece: cardPiece(card), from: placeOf(seat, 'chosen'), to: placeOf(seat, 'hand'), count: 1 })
  tell({ kind: 'tookBack', seat, card })
  nextRound(state, tell)
}

function draw(state: TemplateGameState, seat: Seat, random: Random, tell: TellTemplateGame): void {
  const beaten = beatenCard(state)
  state.pile.push(beaten)
  tell({ kind: 'moved', piece: cardPiece(beaten), from: placeOf(seat, 'chosen'), to: 'pile', count: 1 })
  // Drawing from the stream is a barrier for undo by itself.
  const card = random.pick(state.deck)
  remove(state.deck, card)
  put(state.hands[seat], card)
  const secret = { to: [seat], values: { piece: cardPiece(card) } }
  tell({ kind: 'moved', from: 'deck', to: placeOf(seat, 'hand'), count: 1, secret })
  tell({ kind: 'drew', seat, secret: { to: [seat], values: { card } } })
  nextRound(state, tell)
}

function beatenCard({ stack }: TemplateGameState): number {
  const frame = topFrame(stack)
  if (frame.kind !== 'recover') throw new Error('nobody has lost')
  return frame.card
}

function nextRound(state: TemplateGameState, tell: TellTemplateGame): void {
  popFrame(state.stack)
  tell({ kind: 'round', round: roundOf(state) })
}

function put(cards: number[] | undefined, card: number): void {
  cards?.push(card)
  cards?.sort(ascending)
}

function remove(cards: number[] | undefined, card: number | undefined): void {
  const at = cards?.findIndex((each) => each === card) ?? -1
  if (at >= 0) cards?.splice(at, 1)
}
