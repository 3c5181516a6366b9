/** The connection that calls and events of the Bridge take. */
import type { Message } from '../../engine/core/contract/game.ts'
import type { PreloadApi } from './connect-to-host.ts'

/** How calls and events travel. */
export interface BridgeTransport extends PreloadApi {
  /**
   * Tells when the line breaks (`true`), with the host's word for it if there was one, and when it stands again (`false`); a
   * line within the app never breaks.
   */
  onLost(listener: (lost: boolean, why?: Message) => void): () => void
}
