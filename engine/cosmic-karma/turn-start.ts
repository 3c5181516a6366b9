/** Ways to begin a turn: dice or Free Will Cards (COS-19), the options of Future Life Planning (COS-137), or none. */
import type { Seat } from '../core/contract/game.ts'
import { playerOf } from './account.ts'
import { DICE_COUNT, DICE_SIDES } from './data.ts'
import { winGame } from './end.ts'
import { beginLanding, pushMoveFrame } from './move.ts'
import { putUnderPack } from './packs.ts'
import { recordNewLife, placePawn } from './pawn.ts'
import { freeWillPieceId, freeWillHandPlace, lostTurnsPlace } from './places.ts'
import { continueTurn } from './turn.ts'
import type { TurnContext } from './turn-context.ts'

/** Throws the dice face up. The pawn moves only after the player's next action, `go`. */
export function rollDice({ seat, turn, random, emit }: TurnContext): void {
  turn.stage = 'rolled'
  for (let die = 0; die < DICE_COUNT; die++) turn.dice.push(1 + random.int(DICE_SIDES))
  turn.count = turn.dice.reduce((sum, pips) => sum + pips, 0)
  emit({ kind: 'rolled', seat, dice: [...turn.dice], count: turn.count })
}

/**
 * Moves a Free Will Card from the player's hand to the cards laid out for the move; its number adds to the count
 * (COS-20).
 */
export function layOutFreeWillCard({ state, seat, turn, emit }: TurnContext, number: number): void {
  const hand = playerOf(state, seat).freeWill
  hand.splice(hand.indexOf(number), 1)
  turn.stage = 'cards'
  turn.cards.push(number)
  turn.count += number
  emit({ kind: 'moved', piece: freeWillPieceId(number), from: freeWillHandPlace(seat), to: 'laidOut', count: 1 })
  emit({ kind: 'laidOut', seat, number, count: turn.count })
}

/** Starts the move by the dice, or by the Free Will Cards laid out, which go under the pack first (COS-84, COS-159). */
export function startMove(work: TurnContext): void {
  const { state, turn, emit } = work
  const by = turn.stage === 'cards' ? 'cards' : 'dice'
  turn.stage = 'underWay'
  if (by === 'cards') {
    // The lowest number first (COS-85).
    for (const number of turn.cards.sort((a, b) => a - b)) {
      putUnderPack(state.freeWillPack, number)
      emit({ kind: 'moved', piece: freeWillPieceId(number), from: 'laidOut', to: 'pack:freeWill', count: 1 })
    }
    turn.cards = []
    emit.checkpoint()
  }
  pushMoveFrame(work, turn.count, by)
  continueTurn(work)
}

/**
 * The pawn leaves Future Life Planning and joins the player of seat `of` in Lands 1 to 4: it lands on that player's space. The
 * turn brings no Free Will Cards (COS-139).
 */
export function joinPlayer(work: TurnContext, of: Seat): void {
  const { state, seat, turn, emit } = work
  turn.stage = 'underWay'
  turn.joining = true
  const to = playerOf(state, of).space
  emit({ kind: 'joined', seat, of, to })
  recordNewLife(work)
  placePawn(work, to)
  emit.checkpoint()
  beginLanding(work)
  continueTurn(work)
}

/** Waits in Future Life Planning, and ends the turn (COS-146). */
export function waitInFutureLifePlanning(work: TurnContext): void {
  const { state, seat, turn, emit } = work
  turn.stage = 'underWay'
  const player = playerOf(state, seat)
  player.waits++
  emit({ kind: 'waited', seat, waits: player.waits })
  emit.checkpoint()
  continueTurn(work)
}

/** Gives a Lose a Turn Card back, and ends the turn (COS-16). */
export function sitOutTurn(work: TurnContext): void {
  const { state, seat, turn, emit } = work
  turn.stage = 'underWay'
  const player = playerOf(state, seat)
  player.lostTurns--
  emit({ kind: 'moved', piece: 'loseTurn', from: lostTurnsPlace(seat), to: 'pack:loseTurn', count: 1 })
  emit({ kind: 'satOut', seat, left: player.lostTurns })
  emit.checkpoint()
  continueTurn(work)
}

/** Moves the pawn of a ready player from Hanging On to Cosmic Consciousness, which wins the game (COS-18). */
export function returnHomeAndWin(work: TurnContext): void {
  winGame(work, 'start')
}
