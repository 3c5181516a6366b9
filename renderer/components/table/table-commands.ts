/** What the keys, the buttons of the head and the menu do at the table. */
import type { TableSession } from '../../bridge/table-session.svelte.ts'
import type { UndoRejection } from '../lan/undo-vote-offer.ts'
import type { AdviceStore } from './advice-store.svelte.ts'
import type { DecisionState } from './decision-state.svelte.ts'
import { isPanelFoldedByDefault, setPanelFolded, isPanelFolded, type PanelSpace } from './panel-folding.svelte.ts'
import type { BoardArrangement } from './board-arrangement.svelte.ts'
import type { TableCommandName } from './table-keys.ts'
import type { LegendPanelState } from './legend-panel.svelte.ts'
import type { ActivityPanelState } from './activity-panel.svelte.ts'
import type { DecisionHelpState } from './decision-help.svelte.ts'

export interface TableCommandDeps {
  readonly session: TableSession
  readonly asked: DecisionState
  readonly advisor: AdviceStore
  readonly front: BoardArrangement
  readonly since: ActivityPanelState
  readonly why: DecisionHelpState
  readonly legend: LegendPanelState
  /** Puts a turning point of the review away. @returns whether one lay there */
  unlay(): boolean
  /** An undo was refused: what others could allow they may be asked. @returns whether that has been said */
  refusedUndo(refused: UndoRejection): boolean
  /** How much room the panels have. */
  room(): PanelSpace
}

export function createTableCommands({
  session,
  asked: { picker },
  advisor,
  front,
  since,
  why,
  legend,
  unlay,
  refusedUndo,
  room,
}: TableCommandDeps): Readonly<Record<TableCommandName, () => void>> {
  return {
    // What is not played yet goes back first.
    undo: () => {
      const possible = session.undoable
      if (picker.pending !== undefined) picker.takeBack()
      else if (possible?.ok !== false || !refusedUndo(possible)) void session.undo()
    },
    redo: () => void session.redo(),
    endTurn: () => void session.endTurn(),
    // While one looks back nothing waits to be shown.
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
      else if (unlay()) return
      // What the Sage advised may lie on the board, and the next best is wanted instead.
      else if (picker.pending === undefined && advisor.close()) return
      else if (!picker.takeBack() && !why.close()) front.close()
    },
  }
}
