/** The renderer's end of the Bridge: over the preload when there is one, else over a WebSocket to the page's host. */
import type { Bridge, BridgeEvents, CallName, Reply } from '../../preload/contract.ts'
import { bridgeOver } from './calls.ts'
import { openSocket } from './socket.ts'

/** What the preload exposes. */
export interface Exposed {
  call(name: CallName, arg: unknown): Promise<Reply<unknown>>
  on<K extends keyof BridgeEvents>(event: K, listener: (value: BridgeEvents[K]) => void): () => void
}

/** How calls and events travel. */
export interface Line extends Exposed {
  /** Tells when the line breaks (`true`) and when it stands again (`false`); a line within the app never breaks. */
  onLost(listener: (lost: boolean) => void): () => void
}

/** The Bridge, and whether it holds. */
export interface Connection {
  readonly bridge: Bridge
  readonly onLost: Line['onLost']
}

declare global {
  interface Window {
    readonly samsara?: Exposed
  }
}

export function connect(page: Window = window): Connection {
  const line = page.samsara === undefined ? openSocket(addressOf(page)) : { ...steady, ...exposed(page.samsara) }
  return { bridge: bridgeOver(line), onLost: (listener) => line.onLost(listener) }
}

const steady: Pick<Line, 'onLost'> = { onLost: () => () => undefined }

function exposed(samsara: Exposed): Exposed {
  return { call: (name, arg) => samsara.call(name, arg), on: (event, listener) => samsara.on(event, listener) }
}

const KEY = 'samsara.key'

/**
 * The socket's address. The key comes once in the page's address; it moves to the session, so that it stands neither
 * in the address bar nor in the history, and a reload still has it.
 */
function addressOf(page: Window): string {
  const url = new URL(page.location.href)
  const given = url.searchParams.get('key')
  if (given !== null) {
    page.sessionStorage.setItem(KEY, given)
    url.searchParams.delete('key')
    page.history.replaceState(null, '', url)
  }
  const key = given ?? page.sessionStorage.getItem(KEY) ?? ''
  const scheme = url.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${url.host}/bridge?key=${encodeURIComponent(key)}`
}
