/** The transport for Bridge calls and events. */
import type { Message } from '../../engine/core/contract/game.ts'
import type { CallName } from '../../bridge/calls.ts'
import type { BridgeEvents } from '../../bridge/events.ts'
import type { Result } from '../../bridge/result.ts'

/** The API that Electron's preload script gives to the page (`window.samsara`): calls to the host, and events of it. */
export interface PreloadApi {
  call(name: CallName, arg: unknown): Promise<Result<unknown>>
  on<K extends keyof BridgeEvents>(event: K, listener: (value: BridgeEvents[K]) => void): () => void
}

/** A page's connection to its host, over IPC or a WebSocket: sends calls, receives events, and reports losses. */
export interface BridgeTransport extends PreloadApi {
  /**
   * Adds a listener, called when the connection is lost (`true`, with the host's reason if it gave one) and when it is restored
   * (`false`). A connection within the app is never lost. Returns a function that removes the listener.
   */
  onLostChanged(listener: (lost: boolean, why?: Message) => void): () => void
}
