/** The renderer's end of the Bridge: over the preload when there is one, else over a WebSocket to the page's host. */
import type { BridgeTransport } from './bridge-transport.ts'
import type { HostApi, CallName } from '../../bridge/calls.ts'
import type { BridgeEvents } from '../../bridge/events.ts'
import type { Result } from '../../bridge/result.ts'
import { WEBSOCKET_PROTOCOL, WEBSOCKET_PATH, SESSION_TOKEN_PROTOCOL_PREFIX } from '../../bridge/web-endpoints.ts'
import { createBridgeClient } from './bridge-client.ts'
import { openPageSession, forgetSessionToken, reloadOnNewToken, type AccessDeniedReason } from './page-session.ts'
import { openBridgeSocket } from './bridge-socket.ts'

/** What the preload exposes. */
export interface PreloadApi {
  call(name: CallName, arg: unknown): Promise<Result<unknown>>
  on<K extends keyof BridgeEvents>(event: K, listener: (value: BridgeEvents[K]) => void): () => void
}

/** The Bridge, and whether it holds. */
export interface BridgeConnection {
  readonly bridge: HostApi
  readonly onLost: BridgeTransport['onLost']
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
    readonly samsara?: PreloadApi
  }
}

/**
 * Connects a page with its host.
 * @param onShut told, at once or later, when the host does not let this page in, or not any more
 * @returns undefined when it did not come in
 */
export async function connectToHost(
  onShut: (why: AccessDeniedReason) => void,
  page: Window = window,
): Promise<BridgeConnection | undefined> {
  const line =
    page.samsara === undefined ? await dialWebSocket(onShut, page) : { ...neverLost, ...preloadTransport(page.samsara) }
  const hasDialogs = page.samsara !== undefined
  return line && { bridge: createBridgeClient(line), onLost: (listener) => line.onLost(listener), hasDialogs }
}

const neverLost: Pick<BridgeTransport, 'onLost'> = { onLost: () => () => undefined }

function preloadTransport(samsara: PreloadApi): PreloadApi {
  return { call: (name, arg) => samsara.call(name, arg), on: (event, listener) => samsara.on(event, listener) }
}

async function dialWebSocket(
  onShut: (why: AccessDeniedReason) => void,
  page: Window,
): Promise<BridgeTransport | undefined> {
  reloadOnNewToken(page)
  const entrance = await openPageSession(page)
  if (!entrance.ok) {
    onShut(entrance.why)
    return undefined
  }
  const address = new URL(WEBSOCKET_PATH, page.location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const line = openBridgeSocket(
    () => new WebSocket(address, [WEBSOCKET_PROTOCOL, SESSION_TOKEN_PROTOCOL_PREFIX + entrance.ticket]),
  )
  line.onRefused(() => {
    forgetSessionToken(page)
    onShut('ticket')
  })
  return line
}
