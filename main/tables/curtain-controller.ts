/** Lifts and lowers the curtain of a screen that several people share. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Result } from '../../bridge/result.ts'
import { ok } from '../base/result.ts'
import type { AdviceService } from './advice-service.ts'
import { liftCurtain } from './screen-permissions.ts'
import type { TableClient } from './table-client.ts'
import type { TableQueue } from './table-queue.ts'
import type { ClientBroadcaster } from './client-broadcaster.ts'

/**
 * Dependencies of `CurtainController`, which lifts and lowers the curtains at one table. A curtain is the cover that
 * hides the secrets of players who share a screen.
 */
export interface CurtainControllerDeps {
  readonly advice: Pick<AdviceService, 'cancelStale'>
  readonly clients: Pick<ClientBroadcaster, 'sendCurtainChange'>
  readonly queue: Pick<TableQueue, 'run'>
}

/**
 * Lifts and lowers the curtain of a client: the cover that hides the secrets of players who share its screen. It then sends the
 * client the view that the client may show.
 */
export class CurtainController {
  readonly #deps: CurtainControllerDeps

  constructor(start: CurtainControllerDeps) {
    this.#deps = start
  }

  /** Shows the view of a seat. Rejected if that seat must not be shown at this screen. */
  async lift(watcher: TableClient, seat: Seat): Promise<Result<null>> {
    return this.#change(watcher, () => liftCurtain(watcher.screen, seat))
  }

  async lower(watcher: TableClient): Promise<Result<null>> {
    return this.#change(watcher, () => {
      watcher.screen.lifted = undefined
      return undefined
    })
  }

  async #change(watcher: TableClient, turn: () => Result<never> | undefined): Promise<Result<null>> {
    return this.#deps.queue.run(async () => {
      const refused = turn()
      if (refused !== undefined) return refused
      this.#deps.advice.cancelStale()
      this.#deps.clients.sendCurtainChange(watcher)
      return Promise.resolve(ok(null))
    })
  }
}
