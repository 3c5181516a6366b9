/** Queries for the current state of a game, from the view of a player. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { satelliteToChooseFrom } from '../../../engine/rauha/index.ts'
import type { RauhaFrame, RauhaView } from '../../../engine/rauha/index.ts'
import type { CardId } from '../../../engine/rauha/data.ts'

/** The stack frame of the present decision, or undefined if the game is over. */
export function activeFrame({ stack }: RauhaView): RauhaFrame | undefined {
  return stack.at(-1)
}

/** The seat that acts alone now, in its turn or its scoring; undefined if all seats choose at once or the game is over. */
export function actingSeat(view: RauhaView): Seat | undefined {
  const top = activeFrame(view)
  return top === undefined || top.kind === 'keep' ? undefined : top.seat
}

const SETTLE = 2
const WALK_ON = 5
const SCORING = 6

/**
 * Returns the number of the turn step that is under way, 1-5. In step 1 all seats choose a card. 6 stands for the scoring,
 * 0 for a game that is over.
 */
export function turnStepNumberOf(view: RauhaView): number {
  const top = activeFrame(view)
  if (top === undefined) return 0
  if (top.kind === 'keep') return 1
  if (top.kind === 'settle') return SETTLE
  return top.scoring ? SCORING : 4
}

/** The one turn step that the tray of a seat shows above the cards, and the seat that takes this step. */
export interface ShownTurnStep {
  /** The seat that takes the step; undefined if all seats take it at once, or if the game is over. */
  readonly seat: Seat | undefined
  /** The number of the step, as `turnStepNumberOf` returns it. */
  readonly step: number
  /** Whether the step is still to come: other seats have to act before. */
  readonly waits: boolean
}

/**
 * Returns the turn step that the tray of a seat shows. Normally this is the current step of the acting seat. While
 * another seat acts, it is the next step of the tray's own seat in two cases: its kept card waits to be placed, or it
 * is asked whether its turn is over.
 * @param own the seat whose tray shows the step
 * @param atTurn the seat that is asked whether its turn is over; undefined if none is
 */
export function shownTurnStepFor(view: RauhaView, own: Seat, atTurn: Seat | undefined): ShownTurnStep {
  const acting = actingSeat(view)
  const step = turnStepNumberOf(view)
  if (acting === undefined || acting === own || step === SCORING) return { seat: acting, step, waits: false }
  if (knownKeptCard(view, own) !== undefined) return { seat: own, step: SETTLE, waits: true }
  return atTurn === own ? { seat: own, step: WALK_ON, waits: true } : { seat: acting, step, waits: false }
}

/** The card that a seat has chosen or kept, or undefined if there is none or the viewer does not know it. */
export function knownKeptCard(view: RauhaView, seat: Seat): CardId | undefined {
  const kept = view.players[seat]?.kept
  return kept?.made === true && kept.cards.length === 1 ? kept.cards[0] : undefined
}

/**
 * The pool from which a seat chooses a card now: its cards, and the number of the satellite that it belongs to. Undefined if
 * the seat is not choosing, or if the viewer does not know all of the cards.
 */
export function knownPoolToChooseFrom(
  view: RauhaView,
  seat: Seat,
): { readonly satellite: number; readonly cards: readonly CardId[] } | undefined {
  if (activeFrame(view)?.kind !== 'keep') return undefined
  const satellite = satelliteToChooseFrom(view.position, seat, view.players.length)
  const pool = satellite === undefined ? undefined : view.satellites[satellite]
  if (satellite === undefined || pool === undefined || pool.cards.length < pool.count) return undefined
  return { satellite, cards: pool.cards }
}
