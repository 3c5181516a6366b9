/** The transport for Bridge calls and events. */
import type { Message } from '../../engine/core/contract/game.ts'
import type { PreloadApi } from './connect-to-host.ts'

/** Sends calls and receives events. */
export interface BridgeTransport extends PreloadApi {
  /**
   * Notifies when the connection is lost (`true`, with the host's reason if it gave one) and when it is restored (`false`). A
   * connection within the app is never lost.
   */
  onLost(listener: (lost: boolean, why?: Message) => void): () => void
}
