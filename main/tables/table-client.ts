/** One client at one table, and the updates sent to it. */
import type { StateUpdate, Table } from '../../engine/core/host/table.ts'
import type { BridgeEvents } from '../../bridge/events.ts'
import type { TableSetupInfo, TableSnapshot } from '../../bridge/table-view.ts'
import type { ScreenSeatsAndCurtain } from './screen-permissions.ts'
import { visibleEventsPerLogEntry, viewStepFor } from './view-steps.ts'

/** Function that sends an event to one client. Never waits and never throws. */
export type SendEvent = <K extends keyof BridgeEvents>(event: K, value: BridgeEvents[K]) => void

/**
 * The connections of one client to tables; the client may have several at a time. A client watches a table while it is
 * connected to it. Tells whether the client watches a table, and ends the watching of one table.
 */
export interface ClientTableSubscriptions {
  isWatching(table: string): boolean
  /** Stops watching a table. */
  leave(table: string): void
}

/** One client at one table: its connection, its seats, and the state of the updates sent to it. */
export interface TableClient {
  readonly send: SendEvent
  /** The party that the client belongs to. */
  readonly party: string
  /** The seats at the client's screen, and its curtain. */
  readonly screen: ScreenSeatsAndCurtain
  /** Number of the last update sent; the client detects a gap by it. */
  sequence: number
  /** Viewer of the last view sent; after a change of viewer the whole log is sent again. */
  viewer: TableSnapshot['status']['viewer']
  /** The static table information that was sent last. */
  info?: TableSetupInfo
}

/**
 * A change of a log: its entries from `firstChanged` to the end are new or different. If `firstChanged` equals `previousLength`,
 * entries were only added.
 */
export interface ChangedLogTailRange {
  /** Index of the first new or different entry. */
  readonly firstChanged: number
  /** Length of the log before the change. */
  readonly previousLength: number
}

/**
 * Sends a change of a table to one client. The client gets only what its viewer may see: the seat whose view its
 * screen shows, or the public. If the viewer has changed, the client gets the whole log.
 * @param id the table's id
 * @param watcher the client; its viewer and the number of its last update are changed
 * @param status the table's status for this client, with the present viewer
 * @param moments the updates to show; the last one is the current state of the table
 * @param change the changed part of the log; absent: the log has not changed
 * @param info absent: unchanged
 */
export function sendTableUpdate(
  id: string,
  table: Table,
  watcher: TableClient,
  status: TableSnapshot['status'],
  moments: readonly StateUpdate[],
  { change, info }: { readonly change?: ChangedLogTailRange | undefined; readonly info?: TableSetupInfo } = {},
): void {
  const { game, log } = table
  const { viewer } = status
  const { firstChanged, previousLength } = change ?? { firstChanged: log.length, previousLength: log.length }
  // A new viewer gets the whole log.
  const stays = viewer === watcher.viewer ? firstChanged + 1 : 0
  // Entries already contained in the updates are not sent twice.
  const told = (moments[0]?.entry ?? log.length) + 1
  watcher.viewer = viewer
  watcher.sequence += 1
  watcher.send('update', {
    table: id,
    sequence: watcher.sequence,
    moments: moments.map((moment) => viewStepFor(game, moment, viewer)),
    status,
    ...(info && { info }),
    ...(stays > previousLength
      ? {}
      : { cut: { from: stays, groups: visibleEventsPerLogEntry(table, viewer, stays, told) } }),
  })
}
