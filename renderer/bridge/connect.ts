/** The renderer's end of the Bridge: over the preload when there is one, else over a WebSocket to the page's host. */
import type { Message } from '../../engine/core/contract/game.ts'
import type { Bridge, CallName } from '../../bridge/calls.ts'
import type { BridgeEvents } from '../../bridge/events.ts'
import type { Reply } from '../../bridge/reply.ts'
import { PROTOCOL, SOCKET_PATH, TICKET_PROTOCOL } from '../../bridge/door.ts'
import { bridgeOver } from './calls.ts'
import { enter, forgetTicket, watchAddress, type Shut } from './entrance.ts'
import { openSocket } from './socket.ts'

/** What the preload exposes. */
export interface Exposed {
  call(name: CallName, arg: unknown): Promise<Reply<unknown>>
  on<K extends keyof BridgeEvents>(event: K, listener: (value: BridgeEvents[K]) => void): () => void
}

/** How calls and events travel. */
export interface Line extends Exposed {
  /**
   * Tells when the line breaks (`true`), with the host's word for it if there was one, and when it stands again (`false`); a
   * line within the app never breaks.
   */
  onLost(listener: (lost: boolean, why?: Message) => void): () => void
}

/** The Bridge, and whether it holds. */
export interface Connection {
  readonly bridge: Bridge
  readonly onLost: Line['onLost']
  /** The host has dialogs about files, and the clipboard: the page needs none of its own. */
  readonly hasDialogs?: boolean
  /** A guest's page: the one table that it is at. It has no desk. */
  readonly guest?: {
    readonly table: string
    /** Its people have left: what it could come back with is forgotten. */
    left(): void
    /** Hangs up and shows the door, from which the kept seat can be taken again. */
    door(): void
    /** Loads the page anew: it comes back to its table. */
    anew(): void
  }
}

declare global {
  interface Window {
    readonly samsara?: Exposed
  }
}

/**
 * Connects a page with its host.
 * @param onShut told, at once or later, when the host does not let this page in, or not any more
 * @returns undefined when it did not come in
 */
export async function connect(onShut: (why: Shut) => void, page: Window = window): Promise<Connection | undefined> {
  const line = page.samsara === undefined ? await dial(onShut, page) : { ...steady, ...exposed(page.samsara) }
  const hasDialogs = page.samsara !== undefined
  return line && { bridge: bridgeOver(line), onLost: (listener) => line.onLost(listener), hasDialogs }
}

const steady: Pick<Line, 'onLost'> = { onLost: () => () => undefined }

function exposed(samsara: Exposed): Exposed {
  return { call: (name, arg) => samsara.call(name, arg), on: (event, listener) => samsara.on(event, listener) }
}

async function dial(onShut: (why: Shut) => void, page: Window): Promise<Line | undefined> {
  watchAddress(page)
  const entrance = await enter(page)
  if (!entrance.ok) {
    onShut(entrance.why)
    return undefined
  }
  const address = new URL(SOCKET_PATH, page.location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const line = openSocket(() => new WebSocket(address, [PROTOCOL, TICKET_PROTOCOL + entrance.ticket]))
  line.onRefused(() => {
    forgetTicket(page)
    onShut('ticket')
  })
  return line
}
