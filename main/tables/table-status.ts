/** The status of a table for one client: everything but the board itself. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import type { HostMessageId } from '../../bridge/host-messages.ts'
import type { UndoOrRedoCheckResult as TablePossible, Table } from '../../engine/core/host/table.ts'
import type { IrreversibleOption } from '../../engine/core/host/irreversible-choices.ts'
import type { PendingDecision, UndoOrRedoAvailability, TableStatus } from '../../bridge/table-view.ts'
import { reject } from '../base/result.ts'
import {
  screenViewerAndDecisionFor,
  seatsAllowedToAct,
  type ScreenSeatsAndCurtain,
  type ScreenViewerDecisionAndCurtain,
} from './screen-permissions.ts'
import { cachedChoicesToConfirm } from './irreversible-choices.ts'
import { botPlayingSeat, type Seating } from './seating.ts'
import { firstGroupAfterLastTurnOf } from './since-last-turn.ts'
import { latestForcedMovesOfSeats, seatsWhoseForcedMovesMayShow } from './forced-moves.ts'

/** The data for a table's status that the engine's table does not have: notice, confirmation setting and advice counts. */
export interface TableStatusExtras {
  readonly notice: Message | undefined
  /** Whether irreversible choices need a confirmation. */
  readonly confirmsIrreversible: boolean
  /** How often each seat has asked for advice; undefined while no seat has. */
  readonly advised: readonly number[] | undefined
}

/**
 * Returns the status of a table for one client: the viewer whose view the client shows, the decision that a player at
 * its screen may make, whether undo and redo are possible, the outcome, and notices. It contains neither the board nor
 * the log.
 * @param screen the seats that are played at the client's screen, and the seat for which its curtain is lifted; the
 *   curtain is a cover that hides the secrets of players who share a screen
 */
export function tableStatusFor(
  table: Table,
  seating: Seating,
  screen: ScreenSeatsAndCurtain,
  { notice, confirmsIrreversible, advised }: TableStatusExtras,
): TableStatus {
  const candidates = undoCandidatesOf(table, screen)
  const [thinking] = botSeatsToAct(table, seating)
  const sight = screenViewerAndDecisionFor(table, screen)
  const reader = activityReaderOf(table, screen, sight)
  const forced = latestForcedMovesOfSeats(table.log, seatsWhoseForcedMovesMayShow(table, screen, sight.viewer))
  const final =
    confirmsIrreversible && sight.decision !== undefined ? cachedChoicesToConfirm(table, sight.decision.seat) : []
  return {
    ...sight,
    ...(sight.decision === undefined || final.length === 0
      ? {}
      : { decision: withIrreversible(sight.decision, final) }),
    deciders: table.deciders,
    ...(table.unconfirmed === undefined ? {} : { unconfirmed: table.unconfirmed, turnOver: table.isTurnOver }),
    ...omitUndefined({ thinking }),
    undo: firstPossible(candidates, 'table.undo.nothing', (seat) => table.checkUndo(seat)),
    redo: firstPossible(candidates, 'table.redo.nothing', (seat) => table.checkRedo(seat)),
    ...omitUndefined({ notice }),
    outcome: table.outcome,
    ...omitUndefined({ advised }),
    ...(table.consentNotes.length === 0 ? {} : { takenBack: table.consentNotes }),
    ...(forced.length === 0 ? {} : { forced }),
    length: table.log.length,
    ...(reader === undefined ? {} : { since: firstGroupAfterLastTurnOf(table.log, reader, sight.viewer === 'table') }),
  }
}

/** Marks the choices of a decision that need a confirmation. */
function withIrreversible(decision: PendingDecision, final: readonly IrreversibleOption[]): PendingDecision {
  return { ...decision, final: final.map(({ index }) => index), reasons: final.map(({ why }) => why) }
}

/**
 * @returns the seat for which 'since your turn' is computed: the seat that sees, should lift the curtain, or should act at this
 * screen; else the first one
 */
function activityReaderOf(
  table: Table,
  { mine: ownSeats }: ScreenSeatsAndCurtain,
  { viewer, curtain, decision }: ScreenViewerDecisionAndCurtain,
): Seat | undefined {
  if (typeof viewer === 'number') return viewer
  const { unconfirmed } = table
  return (
    curtain ??
    (unconfirmed !== undefined && ownSeats.includes(unconfirmed) ? unconfirmed : undefined) ??
    decision?.seat ??
    ownSeats[0]
  )
}

/** The seats that have to choose now and are played by bots. */
export function botSeatsToAct(table: Table, seating: Seating): readonly Seat[] {
  return table.deciders.filter((seat) => botPlayingSeat(seating, seat) !== undefined)
}

/** @returns the seats that an undo or redo at this screen may be for, in order: the last to act, those to act, the others */
function undoCandidatesOf(table: Table, screen: ScreenSeatsAndCurtain): readonly Seat[] {
  const may = seatsAllowedToAct(table, screen)
  const last = table.log.findLast((entry) => !entry.auto && may.includes(entry.seat))?.seat
  const next = table.deciders.find((seat) => may.includes(seat))
  return [last, next, ...may].filter((seat) => seat !== undefined)
}

function firstPossible(
  seats: readonly Seat[],
  nothing: HostMessageId,
  can: (seat: Seat) => TablePossible,
): UndoOrRedoAvailability {
  let refused: UndoOrRedoAvailability | undefined
  for (const seat of seats) {
    const possible = can(seat)
    if (possible.ok) return { ok: true, seat }
    refused ??= possible
  }
  return refused ?? reject(nothing)
}
