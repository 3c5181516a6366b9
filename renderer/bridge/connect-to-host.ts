/** The renderer's end of the Bridge: over the preload if there is one, else over a WebSocket to the host of the page. */
import type { BridgeApi } from '../../bridge/calls.ts'
import {
  WEBSOCKET_PROTOCOL,
  BRIDGE_WEBSOCKET_PATH,
  BRIDGE_SESSION_TOKEN_PROTOCOL_PREFIX,
} from '../../bridge/web-endpoints.ts'
import { createBridgeClient } from './bridge-client.ts'
import type { BridgeTransport, PreloadApi } from './bridge-transport.ts'
import {
  obtainHostPageSessionToken,
  forgetSessionToken,
  reloadHostPageOnNewToken,
  type MissingSessionReason,
} from './page-session.ts'
import { createWebSocketBridgeTransport } from './websocket-bridge-transport.ts'

/**
 * A page's connection to its host: the API of the host, a listener registration for losses of the connection, and, on
 * a guest's page, the functions to leave the table or return to it.
 */
export interface BridgeConnection {
  readonly bridge: BridgeApi
  readonly onLostChanged: BridgeTransport['onLostChanged']
  /** True if the host offers file dialogs and the clipboard, so that the page does not use its own. */
  readonly hasDialogs?: boolean
  /** Set on a guest's page, which has one table and no desk. */
  readonly guest?: {
    readonly table: string
    /** The guests on this page have left: deletes the stored rejoin token. */
    forgetSeat(): void
    /** Disconnects and shows the join screen, from which the kept seat can be resumed. */
    showLogin(): void
    /** Reloads the page, which then rejoins its table. */
    reload(): void
  }
}

declare global {
  interface Window {
    readonly samsara?: PreloadApi
  }
}

/**
 * Connects the app's page, which is not a guest's page, to its host: by Electron's IPC in the app, and otherwise by a
 * WebSocket to the host that served the page. Here the host is Electron's main process, or a host without Electron.
 * @param onShut called, at once or later, with the reason when the host denies this page access
 * @returns the connection, or undefined if the host did not admit the page
 */
export async function openBridgeConnection(
  onShut: (why: MissingSessionReason) => void,
  page: Window = window,
): Promise<BridgeConnection | undefined> {
  const line =
    page.samsara === undefined ? await dialWebSocket(onShut, page) : { ...neverLost, ...preloadTransport(page.samsara) }
  const hasDialogs = page.samsara !== undefined
  return (
    line && { bridge: createBridgeClient(line), onLostChanged: (listener) => line.onLostChanged(listener), hasDialogs }
  )
}

const neverLost: Pick<BridgeTransport, 'onLostChanged'> = { onLostChanged: () => () => undefined }

function preloadTransport(samsara: PreloadApi): PreloadApi {
  return { call: (name, arg) => samsara.call(name, arg), on: (event, listener) => samsara.on(event, listener) }
}

async function dialWebSocket(
  onShut: (why: MissingSessionReason) => void,
  page: Window,
): Promise<BridgeTransport | undefined> {
  reloadHostPageOnNewToken(page)
  const entrance = await obtainHostPageSessionToken(page)
  if (!entrance.ok) {
    onShut(entrance.why)
    return undefined
  }
  const address = new URL(BRIDGE_WEBSOCKET_PATH, page.location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const line = createWebSocketBridgeTransport(
    () => new WebSocket(address, [WEBSOCKET_PROTOCOL, BRIDGE_SESSION_TOKEN_PROTOCOL_PREFIX + entrance.ticket]),
  )
  line.onTokenRejected(() => {
    forgetSessionToken(page)
    onShut('ticket')
  })
  return line
}
