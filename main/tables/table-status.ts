/** Where a table stands for one renderer: everything but the board itself. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import type { HostMessageId } from '../../bridge/host-messages.ts'
import type { UndoCheckResult as TablePossible, Table } from '../../engine/core/host/table.ts'
import type { IrreversibleChoice } from '../../engine/core/host/irreversible-choices.ts'
import type { PendingDecision, UndoAvailability, TableStatus } from '../../bridge/table-view.ts'
import { reject } from '../base/result.ts'
import { screenViewFor, seatsAllowedToAct, type ScreenSeats, type ScreenView } from './screen-permissions.ts'
import { irreversibleChoicesOf } from './irreversible-choices.ts'
import { botForSeat, type Seating } from './seating.ts'
import { unseenActivityStart } from './unseen-activity.ts'

/** What a status tells that the table does not know. */
export interface TableStatusInput {
  readonly notice: Message | undefined
  /** Whether what is final is asked first. */
  readonly confirmsIrreversible: boolean
  readonly advised: readonly number[] | undefined
}

export function tableStatusFor(
  table: Table,
  seating: Seating,
  screen: ScreenSeats,
  { notice, confirmsIrreversible, advised }: TableStatusInput,
): TableStatus {
  const candidates = undoCandidatesOf(table, screen)
  const [thinking] = botSeatsToAct(table, seating)
  const sight = screenViewFor(table, screen)
  const reader = activityReaderOf(table, screen, sight)
  const final =
    confirmsIrreversible && sight.decision !== undefined ? irreversibleChoicesOf(table, sight.decision.seat) : []
  return {
    ...sight,
    ...(sight.decision === undefined || final.length === 0
      ? {}
      : { decision: withIrreversible(sight.decision, final) }),
    deciders: table.deciders,
    ...(table.unconfirmed === undefined ? {} : { unconfirmed: table.unconfirmed, turnOver: table.isTurnOver }),
    ...omitUndefined({ thinking }),
    undo: firstPossible(candidates, 'table.undo.nothing', (seat) => table.canUndo(seat)),
    redo: firstPossible(candidates, 'table.redo.nothing', (seat) => table.canRedo(seat)),
    ...omitUndefined({ notice }),
    outcome: table.outcome,
    ...omitUndefined({ advised }),
    ...(table.consentNotes.length === 0 ? {} : { takenBack: table.consentNotes }),
    length: table.log.length,
    ...(reader === undefined ? {} : { since: unseenActivityStart(table.log, reader, sight.viewer === 'table') }),
  }
}

/** A decision some choices of which ask first. */
function withIrreversible(decision: PendingDecision, final: readonly IrreversibleChoice[]): PendingDecision {
  return { ...decision, final: final.map(({ index }) => index), reasons: final.map(({ why }) => why) }
}

/** Whose absence 'since your turn' tells of: whoever sees, is to sit down, or is to act at this screen; else the first. */
function activityReaderOf(
  table: Table,
  { mine }: ScreenSeats,
  { viewer, curtain, decision }: ScreenView,
): Seat | undefined {
  if (typeof viewer === 'number') return viewer
  const { unconfirmed } = table
  return (
    curtain ??
    (unconfirmed !== undefined && mine.includes(unconfirmed) ? unconfirmed : undefined) ??
    decision?.seat ??
    mine[0]
  )
}

/** The seats for which bots are to choose now. */
export function botSeatsToAct(table: Table, seating: Seating): readonly Seat[] {
  return table.deciders.filter((seat) => botForSeat(seating, seat) !== undefined)
}

/** The seats that a step back or forward at this screen may be for: whoever acted last, whoever is to act, the others. */
function undoCandidatesOf(table: Table, screen: ScreenSeats): readonly Seat[] {
  const may = seatsAllowedToAct(table, screen)
  const last = table.log.findLast((entry) => !entry.auto && may.includes(entry.seat))?.seat
  const next = table.deciders.find((seat) => may.includes(seat))
  return [last, next, ...may].filter((seat) => seat !== undefined)
}

function firstPossible(
  seats: readonly Seat[],
  nothing: HostMessageId,
  can: (seat: Seat) => TablePossible,
): UndoAvailability {
  let refused: UndoAvailability | undefined
  for (const seat of seats) {
    const possible = can(seat)
    if (possible.ok) return { ok: true, seat }
    refused ??= possible
  }
  return refused ?? reject(nothing)
}
