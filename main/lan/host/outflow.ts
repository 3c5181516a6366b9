/**
 * What goes out to one guest. A guest that reads more slowly than the table plays gets no queue that grows: while too much waits
 * for it, events are not sent; once it has caught up, it is given the table as it stands then.
 */
import type { WebSocket } from 'ws'
import type { BridgeEvents } from '../../../bridge/events.ts'
import type { TableNow, TableUpdate } from '../../../bridge/table.ts'
import { GUEST_EVENTS, type FromHost, type GuestEvent } from '../../../bridge/wire.ts'
import type { Reply } from '../../../bridge/reply.ts'
import type { SendEvent } from '../../tables/table-client.ts'

/** Bytes that may wait; and so few that the guest has caught up. */
export const MOST_WAITING = 256 * 1024
const CAUGHT_UP = 32 * 1024
/** Updates that are kept while it is asked how the table stands. */
const MOST_KEPT = 64

export interface Outflow {
  readonly send: SendEvent
  /** What must arrive: answers, pings, a refusal. */
  say(message: FromHost): void
  /** So much waits that nothing more should be asked for. */
  readonly isFull: boolean
}

/** What is sent only as it is at last, and what is only of its moment. */
type Latest = 'people' | 'consent'

/**
 * @param now asks how the table stands for this guest
 * @param onRoom called whenever there is room again
 */
export function openOutflow(
  socket: Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send'>,
  now: () => Promise<Reply<TableNow>>,
  onRoom: () => void,
): Outflow {
  let behind = false
  let missed = false
  let kept: TableUpdate[] | undefined
  const latest = new Map<Latest, BridgeEvents[Latest]>()

  function say(message: FromHost): void {
    if (socket.readyState !== socket.OPEN) return
    socket.send(JSON.stringify(message), () => {
      if (socket.bufferedAmount > CAUGHT_UP) return
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
    push('update', whole(reply.value))
    for (const update of since) if (update.sequence > reply.value.sequence) push('update', update)
  }

  function push<K extends GuestEvent>(event: K, value: BridgeEvents[K]): void {
    behind ||= socket.bufferedAmount > MOST_WAITING
    if (!behind) say({ event, value })
    else if (event === 'update') missed = true
    else if (event === 'people' || event === 'consent') latest.set(event, value as BridgeEvents[Latest])
  }

  return {
    send(event, value) {
      if (!isForGuests(event)) return
      if (event === 'update' && kept !== undefined && kept.length < MOST_KEPT) kept.push(value as TableUpdate)
      else push(event, value as BridgeEvents[typeof event])
    },
    say,
    get isFull() {
      return socket.bufferedAmount > MOST_WAITING
    },
  }
}

/** The desk's events are nothing to guests, whoever should send them. */
function isForGuests(event: keyof BridgeEvents): event is GuestEvent {
  return (GUEST_EVENTS as readonly string[]).includes(event)
}

/** A table as it stands, told as a change of everything. */
function whole({ info, sequence, moment, status, history }: TableNow): TableUpdate {
  return {
    table: info.table,
    sequence,
    status,
    moments: [{ view: moment.view, facts: [] }],
    cut: { from: 0, groups: history },
  }
}
