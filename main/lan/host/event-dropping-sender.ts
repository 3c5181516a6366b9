/**
 * Backpressure for one guest: if too many bytes are buffered for a slow guest, events are dropped; once the buffer drains, the
 * guest gets a full snapshot.
 */
import type { WebSocket } from 'ws'
import type { BridgeEvents } from '../../../bridge/events.ts'
import type { TableSnapshot, TableUpdate } from '../../../bridge/table-view.ts'
import { GUEST_EVENT_NAMES, type HostToGuestMessage, type GuestEventName } from '../../../bridge/guest-protocol.ts'
import type { Result } from '../../../bridge/result.ts'
import type { SendEvent } from '../../tables/table-client.ts'

/** Number of unsent bytes in the socket buffer of a guest above which the host drops the events for that guest. */
export const EVENT_DROP_THRESHOLD_BYTES = 256 * 1024
/** Number of unsent bytes at which a slow guest has caught up. */
const CAUGHT_UP_BYTES = 32 * 1024
/** Updates held while the snapshot is requested. */
const MAX_HELD_UPDATES = 64

/**
 * Sends events and messages to one guest. While the guest reads too slowly, events are dropped. Once the guest has
 * caught up, it gets a full snapshot in place of the dropped updates, and the latest `people` and `consent` events.
 * Messages are never dropped.
 */
export interface EventDroppingSender {
  readonly sendEvent: SendEvent
  /** Sends a message that must not be dropped: a reply, ping or rejection. */
  sendMessage(message: HostToGuestMessage): void
  /** Whether the buffer is so full that no further call should be read. */
  readonly isFull: boolean
}

/** Events of which a guest that was too slow gets the latest value once it has caught up. Other events are dropped. */
type LatestOnlyEvent = 'people' | 'consent'

/**
 * Creates the sender of events and messages to one guest. While the guest reads too slowly, the sender drops events.
 * @param now requests the snapshot that replaces the dropped updates
 * @param onRoom called whenever the buffer has room again
 */
export function createEventDroppingSender(
  socket: Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send'>,
  now: () => Promise<Result<TableSnapshot>>,
  onRoom: () => void,
): EventDroppingSender {
  let behind = false
  let missed = false
  let kept: TableUpdate[] | undefined
  const latest = new Map<LatestOnlyEvent, BridgeEvents[LatestOnlyEvent]>()

  function say(message: HostToGuestMessage): void {
    if (socket.readyState !== socket.OPEN) return
    socket.send(JSON.stringify(message), () => {
      if (socket.bufferedAmount > CAUGHT_UP_BYTES) return
      if (behind) catchUp()
      onRoom()
    })
  }

  function catchUp(): void {
    behind = false
    for (const [event, value] of latest) say({ event, value })
    latest.clear()
    if (missed && kept === undefined) void tellWhole()
  }

  async function tellWhole(): Promise<void> {
    missed = false
    kept = []
    const reply = await now()
    const since = kept
    kept = undefined
    if (!reply.ok) return
    push('update', snapshotAsUpdate(reply.value))
    for (const update of since) if (update.sequence > reply.value.sequence) push('update', update)
  }

  function push<K extends GuestEventName>(event: K, value: BridgeEvents[K]): void {
    behind ||= socket.bufferedAmount > EVENT_DROP_THRESHOLD_BYTES
    if (!behind) say({ event, value })
    else if (event === 'update') missed = true
    else if (event === 'people' || event === 'consent') latest.set(event, value as BridgeEvents[LatestOnlyEvent])
  }

  return {
    sendEvent(event, value) {
      if (!isGuestEvent(event)) return
      if (event === 'update' && kept !== undefined && kept.length < MAX_HELD_UPDATES) kept.push(value as TableUpdate)
      else push(event, value as BridgeEvents[typeof event])
    },
    sendMessage: say,
    get isFull() {
      return socket.bufferedAmount > EVENT_DROP_THRESHOLD_BYTES
    },
  }
}

/** Events that only the host's own app may get are never sent to guests. */
function isGuestEvent(event: keyof BridgeEvents): event is GuestEventName {
  return (GUEST_EVENT_NAMES as readonly string[]).includes(event)
}

/** Converts a snapshot to an update that changes everything. */
function snapshotAsUpdate({ info, sequence, moment, status, history }: TableSnapshot): TableUpdate {
  return {
    table: info.table,
    sequence,
    status,
    moments: [{ view: moment.view, facts: [] }],
    cut: { from: 0, groups: history },
  }
}
