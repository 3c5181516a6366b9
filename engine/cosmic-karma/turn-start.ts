/** Ways to begin a turn: dice or Free Will Cards (COS-19), the options of Future Life Planning (COS-137), or none. */
import type { Seat } from '../core/contract/game.ts'
import { playerOf } from './account.ts'
import { DICE_COUNT, DICE_SIDES } from './data.ts'
import { winGame } from './end.ts'
import { beginLanding, pushMoveFrame } from './move.ts'
import { putUnderPack } from './packs.ts'
import { recordNewLife, placePawn } from './pawn.ts'
import { freeWillCardPieceId, freeWillHandPlace, lostTurnsPlace } from './places.ts'
import { continueTurn } from './turn.ts'
import type { TurnContext } from './turn-context.ts'

/**
 * Rolls the dice of the current turn and sets the sum of their pips as the count of the move. The pawn moves only
 * after the player's next action, `go`.
 */
export function rollDice({ seat, turn, random, emit }: TurnContext): void {
  turn.stage = 'rolled'
  for (let die = 0; die < DICE_COUNT; die++) turn.dice.push(1 + random.int(DICE_SIDES))
  turn.count = turn.dice.reduce((sum, pips) => sum + pips, 0)
  emit({ kind: 'rolled', seat, dice: [...turn.dice], count: turn.count })
}

/**
 * Moves a Free Will Card (a number card for moving) from the current player's hand to the cards laid out for the move.
 * The number of the card adds to the count of the move (COS-20).
 * @param number the number of the card
 */
export function layOutFreeWillCard({ state, seat, turn, emit }: TurnContext, number: number): void {
  const hand = playerOf(state, seat).freeWill
  hand.splice(hand.indexOf(number), 1)
  turn.stage = 'cards'
  turn.cards.push(number)
  turn.count += number
  emit({ kind: 'moved', piece: freeWillCardPieceId(number), from: freeWillHandPlace(seat), to: 'laidOut', count: 1 })
  emit({ kind: 'laidOut', seat, number, count: turn.count })
}

/**
 * Starts the pawn's move by the count of the dice, or by the Free Will Cards (number cards for moving) that the player
 * has laid out. Laid-out cards first go under their pack, the lowest number first (COS-84, COS-85, COS-159).
 */
export function startCountedPawnMove(work: TurnContext): void {
  const { state, turn, emit } = work
  const by = turn.stage === 'cards' ? 'cards' : 'dice'
  turn.stage = 'underWay'
  if (by === 'cards') {
    // The lowest number first (COS-85).
    for (const number of turn.cards.sort((a, b) => a - b)) {
      putUnderPack(state.freeWillPack, number)
      emit({ kind: 'moved', piece: freeWillCardPieceId(number), from: 'laidOut', to: 'pack:freeWill', count: 1 })
    }
    turn.cards = []
    emit.checkpoint()
  }
  pushMoveFrame(work, turn.count, by)
  continueTurn(work)
}

/**
 * Moves the current player's pawn out of Future Life Planning, the area where a pawn waits for its next life, to the
 * space of another player in Lands 1 to 4. The pawn lands on that space, and the turn brings no Free Will Cards
 * (COS-139).
 * @param of seat of the other player, whose pawn's space is the destination
 */
export function joinPlayerInLands(work: TurnContext, of: Seat): void {
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

/**
 * Keeps the current player's pawn in Future Life Planning, the area where a pawn waits for its next life. Counts the
 * wait and ends the turn (COS-146).
 */
export function spendTurnWaiting(work: TurnContext): void {
  const { state, seat, turn, emit } = work
  turn.stage = 'underWay'
  const player = playerOf(state, seat)
  player.waits++
  emit({ kind: 'waited', seat, waits: player.waits })
  emit.checkpoint()
  continueTurn(work)
}

/**
 * Sits out the current turn: returns one Lose a Turn Card of the player to its pack, which uses up one lost turn, and
 * ends the turn (COS-16).
 */
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

/**
 * Wins the game for the current player at the start of the turn. The player's pawn, which is ready in the area Hanging
 * On, moves to its home, the area Cosmic Consciousness (COS-18).
 */
export function returnHomeAndWin(work: TurnContext): void {
  winGame(work, 'start')
}
