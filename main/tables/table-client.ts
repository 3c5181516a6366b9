/** One renderer at one table, and how it is told what has changed there. */
import type { StateUpdate, Table } from '../../engine/core/host/table.ts'
import type { BridgeEvents } from '../../bridge/events.ts'
import type { TableInfo, TableSnapshot } from '../../bridge/table-view.ts'
import type { ScreenSeats } from './screen-permissions.ts'
import { eventGroupsFor, viewUpdateFor } from './view-updates.ts'

/** Pushes an event to one renderer. Never waits and never throws. */
export type SendEvent = <K extends keyof BridgeEvents>(event: K, value: BridgeEvents[K]) => void

/** A client that may watch several tables. */
export interface TableViewer {
  isWatching(table: string): boolean
  /** Stops watching a table. */
  leave(table: string): void
}

/** One renderer at one table. */
export interface TableClient {
  readonly send: SendEvent
  /** Whose it is. */
  readonly party: string
  readonly screen: ScreenSeats
  sequence: number
  /** Whose view was sent last: another one asks for the whole log anew. */
  viewer: TableSnapshot['status']['viewer']
  /** What it was told last of what stands still. */
  info?: TableInfo
}

/** Which entries are others than before, or new, and how many there were. */
export interface LogChange {
  readonly from: number
  readonly before: number
}

/**
 * @param info absent: it is as before
 * @param moments what is shown, the last of them as the table stands now
 * @param change absent: nothing of the log has changed
 */
export function sendTableUpdate(
  id: string,
  table: Table,
  watcher: TableClient,
  status: TableSnapshot['status'],
  moments: readonly StateUpdate[],
  { change, info }: { readonly change?: LogChange | undefined; readonly info?: TableInfo } = {},
): void {
  const { game, log } = table
  const { viewer } = status
  const { from, before } = change ?? { from: log.length, before: log.length }
  // Another viewer gets the whole log.
  const stays = viewer === watcher.viewer ? from + 1 : 0
  // What the moments tell themselves is not told twice.
  const told = (moments[0]?.entry ?? log.length) + 1
  watcher.viewer = viewer
  watcher.sequence += 1
  watcher.send('update', {
    table: id,
    sequence: watcher.sequence,
    moments: moments.map((moment) => viewUpdateFor(game, moment, viewer)),
    status,
    ...(info && { info }),
    ...(stays > before ? {} : { cut: { from: stays, groups: eventGroupsFor(table, viewer, stays, told) } }),
  })
}
