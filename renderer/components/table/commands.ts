/** What the keys, the buttons of the head and the menu do at the table. */
import type { TableSession } from '../../bridge/table-session.svelte.ts'
import type { RefusedUndo } from '../lan/refused-undo.ts'
import type { Advisor } from './advisor.svelte.ts'
import type { Asked } from './asked.svelte.ts'
import { beginsFolded, fold, isFolded, type PanelRoom } from './folds.svelte.ts'
import type { Front } from './front.svelte.ts'
import type { TableKey } from './keys.ts'
import type { LegendPanel } from './legend-panel.svelte.ts'
import type { SincePanel } from './since-panel.svelte.ts'
import type { Why } from './why.svelte.ts'

export interface Commanded {
  readonly session: TableSession
  readonly asked: Asked
  readonly advisor: Advisor
  readonly front: Front
  readonly since: SincePanel
  readonly why: Why
  readonly legend: LegendPanel
  /** Puts a turning point of the review away. @returns whether one lay there */
  unlay(): boolean
  /** An undo was refused: what others could allow they may be asked. @returns whether that has been said */
  refusedUndo(refused: RefusedUndo): boolean
  /** How much room the panels have. */
  room(): PanelRoom
}

export function commandsOf({
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
}: Commanded): Readonly<Record<TableKey, () => void>> {
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
      const away = isFolded('side')
      if (away) fold('side', false)
      fold('log', away ? false : !isFolded('log', beginsFolded('log', room())))
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
