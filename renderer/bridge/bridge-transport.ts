/** The transport for Bridge calls and events. */
import type { Message } from '../../engine/core/contract/game.ts'
import type { CallName } from '../../bridge/calls.ts'
import type { BridgeEvents } from '../../bridge/events.ts'
import type { Result } from '../../bridge/result.ts'

/** What Electron's preload script gives to the page for reaching the host: calls and events. */
export interface PreloadApi {
  call(name: CallName, arg: unknown): Promise<Result<unknown>>
  on<K extends keyof BridgeEvents>(event: K, listener: (value: BridgeEvents[K]) => void): () => void
}

/** Sends calls to the host, receives events, and reports when the connection is lost. */
export interface BridgeTransport extends PreloadApi {
  /**
   * Notifies when the connection is lost (`true`, with the host's reason if it gave one) and when it is restored (`false`). A
   * connection within the app is never lost.
   */
  onLost(listener: (lost: boolean, why?: Message) => void): () => void
}
