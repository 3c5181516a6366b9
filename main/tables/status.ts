/** Where a table stands for one renderer: everything but the board itself. */
import { defined } from '../../engine/core/contract/defined.ts'
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import type { HostMessageId } from '../../engine/core/contract/host-messages.ts'
import type { UndoCheckResult as TablePossible, Table } from '../../engine/core/host/table.ts'
import type { IrreversibleChoice } from '../../engine/core/host/irreversible-choices.ts'
import type { PendingDecision, Possible, TableStatus } from '../../bridge/table.ts'
import { reject } from '../reply.ts'
import { sightOf, speakers, type Screen, type Sight } from './audience.ts'
import { finalsOf } from './finals.ts'
import { botAt, type Seating } from './seating.ts'
import { sinceOf } from './since.ts'

/** What a status tells that the table does not know. */
export interface StatusExtra {
  readonly notice: Message | undefined
  /** Whether what is final is asked first. */
  readonly asked: boolean
  readonly advised: readonly number[] | undefined
}

export function statusOf(
  table: Table,
  seating: Seating,
  screen: Screen,
  { notice, asked, advised }: StatusExtra,
): TableStatus {
  const candidates = actorsOf(table, screen)
  const [thinking] = thinkersOf(table, seating)
  const sight = sightOf(table, screen)
  const reader = readerOf(table, screen, sight)
  const final = asked && sight.decision !== undefined ? finalsOf(table, sight.decision.seat) : []
  return {
    ...sight,
    ...(sight.decision === undefined || final.length === 0 ? {} : { decision: asking(sight.decision, final) }),
    deciders: table.deciders,
    ...(table.unconfirmed === undefined ? {} : { unconfirmed: table.unconfirmed, turnOver: table.isTurnOver }),
    ...defined({ thinking }),
    undo: firstPossible(candidates, 'table.undo.nothing', (seat) => table.canUndo(seat)),
    redo: firstPossible(candidates, 'table.redo.nothing', (seat) => table.canRedo(seat)),
    ...defined({ notice }),
    outcome: table.outcome,
    ...defined({ advised }),
    ...(table.consentNotes.length === 0 ? {} : { takenBack: table.consentNotes }),
    length: table.log.length,
    ...(reader === undefined ? {} : { since: sinceOf(table.log, reader, sight.viewer === 'table') }),
  }
}

/** A decision some choices of which ask first. */
function asking(decision: PendingDecision, final: readonly IrreversibleChoice[]): PendingDecision {
  return { ...decision, final: final.map(({ index }) => index), reasons: final.map(({ why }) => why) }
}

/** Whose absence 'since your turn' tells of: whoever sees, is to sit down, or is to act at this screen; else the first. */
function readerOf(table: Table, { mine }: Screen, { viewer, curtain, decision }: Sight): Seat | undefined {
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
export function thinkersOf(table: Table, seating: Seating): readonly Seat[] {
  return table.deciders.filter((seat) => botAt(seating, seat) !== undefined)
}

/** The seats that a step back or forward at this screen may be for: whoever acted last, whoever is to act, the others. */
function actorsOf(table: Table, screen: Screen): readonly Seat[] {
  const may = speakers(table, screen)
  const last = table.log.findLast((entry) => !entry.auto && may.includes(entry.seat))?.seat
  const next = table.deciders.find((seat) => may.includes(seat))
  return [last, next, ...may].filter((seat) => seat !== undefined)
}

function firstPossible(seats: readonly Seat[], nothing: HostMessageId, can: (seat: Seat) => TablePossible): Possible {
  let refused: Possible | undefined
  for (const seat of seats) {
    const possible = can(seat)
    if (possible.ok) return { ok: true, seat }
    refused ??= possible
  }
  return refused ?? reject(nothing)
}
