/** The curtain of a screen that several people share: it is lifted for whoever is to see, and lowered by whoever has seen. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Reply } from '../../bridge/reply.ts'
import { done } from '../reply.ts'
import type { Advising } from './advising.ts'
import { lift } from './audience.ts'
import type { Watcher } from './watcher.ts'
import type { Watchers } from './watchers.ts'

export interface CurtainsStart {
  readonly advising: Pick<Advising, 'settle'>
  readonly watchers: Pick<Watchers, 'turned'>
  readonly inTurn: (step: () => Promise<Reply<null>>) => Promise<Reply<null>>
}

export class Curtains {
  readonly #at: CurtainsStart

  constructor(start: CurtainsStart) {
    this.#at = start
  }

  /** @param seat for whom; refused where that seat is not to be shown there */
  async lift(watcher: Watcher, seat: Seat): Promise<Reply<null>> {
    return this.#turn(watcher, () => lift(watcher.screen, seat))
  }

  async lower(watcher: Watcher): Promise<Reply<null>> {
    return this.#turn(watcher, () => {
      watcher.screen.lifted = undefined
      return undefined
    })
  }

  async #turn(watcher: Watcher, turn: () => Reply<never> | undefined): Promise<Reply<null>> {
    return this.#at.inTurn(async () => {
      const refused = turn()
      if (refused !== undefined) return refused
      this.#at.advising.settle()
      this.#at.watchers.turned(watcher)
      return Promise.resolve(done(null))
    })
  }
}
