/** Commands of the table for keys, header buttons and the menu. */
import type { TableSession } from '../../bridge/table-session.svelte.ts'
import type { DisallowedUndoReason } from '../lan/undo-vote-offer.ts'
import type { AdviceStore } from './advice-store.svelte.ts'
import type { DecisionState } from './decision-state.svelte.ts'
import {
  isPanelFoldedByDefault,
  setPanelFolded,
  isPanelFolded,
  type PanelLayoutConditions,
} from './panel-folding.svelte.ts'
import type { SeatBoardArrangementState } from './board-arrangement.svelte.ts'
import type { TableCommandName } from './table-keys.ts'
import type { LegendPanelState } from './legend-panel.svelte.ts'
import type { SinceLastTurnPanelState } from './activity-panel.svelte.ts'
import type { DecisionExplanationState } from './decision-help.svelte.ts'

/** The session, the stores and the functions of a table's screen on which its commands act. */
export interface TableCommandDeps {
  readonly session: TableSession
  readonly asked: DecisionState
  readonly advisor: AdviceStore
  readonly front: SeatBoardArrangementState
  readonly since: SinceLastTurnPanelState
  readonly why: DecisionExplanationState
  readonly legend: LegendPanelState
  /** Closes a turning point of the review. @returns whether one was open */
  closeReviewPoint(): boolean
  /** Offers a vote for a rejected undo that other players could allow. @returns whether the offer was shown */
  offerUndoVote(refused: DisallowedUndoReason): boolean
  /** The room of the panels. */
  room(): PanelLayoutConditions
}

/** Creates the functions that carry out the commands of a table, by name, for keys, header buttons and the menu. */
export function createTableCommands({
  session,
  asked: { selection },
  advisor,
  front,
  since,
  why,
  legend,
  closeReviewPoint,
  offerUndoVote,
  room,
}: TableCommandDeps): Readonly<Record<TableCommandName, () => void>> {
  return {
    // A pending choice is put back first.
    undo: () => {
      const possible = session.undoState
      if (selection.pending !== undefined) selection.undoStep()
      else if (possible?.ok !== false || !offerUndoVote(possible)) void session.undo()
    },
    redo: () => void session.redo(),
    endTurn: () => void session.endTurn(),
    // During a replay no updates are queued.
    skip: () => {
      if (session.replay.at === undefined) void session.skip()
    },
    log: () => {
      const away = isPanelFolded('side')
      if (away) setPanelFolded('side', false)
      setPanelFolded('log', away ? false : !isPanelFolded('log', isPanelFoldedByDefault('log', room())))
    },
    since: () => {
      advisor.close()
      legend.close()
      since.toggle()
    },
    advice: () => {
      since.close()
      legend.close()
      advisor.toggle()
    },
    why: () => {
      why.toggle()
    },
    legend: () => {
      since.close()
      advisor.close()
      why.close()
      legend.toggle()
    },
    escape: () => {
      if (since.open) since.close()
      else if (legend.open) legend.close()
      else if (closeReviewPoint()) return
      // The Sage's suggestion may be laid on the board, and the next best is requested instead.
      else if (selection.pending === undefined && advisor.close()) return
      else if (!selection.undoStep() && !why.close()) front.close()
    },
  }
}
