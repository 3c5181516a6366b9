/** Discovers tables of other machines while a client shows them. */
import type { NearbyTable } from '../../bridge/remote-tables.ts'
import type { SendEvent } from '../tables/table-client.ts'

/**
 * Function that starts to search the network for announced tables, and reports all current ones after every change.
 * @returns a function that stops the search
 */
export type BrowseTables = (changed: (nearby: readonly NearbyTable[]) => void) => () => void

/** Reports the tables of other machines on the network to subscribed clients. It searches only while there is a subscriber. */
export class NearbyTableSearch {
  readonly #browse: BrowseTables
  readonly #ownFingerprint: () => string | undefined
  readonly #subscribers = new Set<SendEvent>()
  #nearby: readonly NearbyTable[] = []
  #stop: () => void = () => undefined

  /** @param own the short fingerprint of this machine's own tables, which are left out */
  constructor(browse: BrowseTables, own: () => string | undefined = () => undefined) {
    this.#browse = browse
    this.#ownFingerprint = own
  }

  /** Subscribes a client. @returns the tables that are known already */
  subscribe(send: SendEvent): readonly NearbyTable[] {
    if (this.#subscribers.size === 0) {
      this.#nearby = []
      this.#stop = this.#browse((announced) => {
        this.#nearby = announced.filter(({ fingerprint }) => fingerprint !== this.#ownFingerprint())
        for (const tell of this.#subscribers) tell('nearby', this.#nearby)
      })
    }
    this.#subscribers.add(send)
    return this.#nearby
  }

  unsubscribe(send: SendEvent): void {
    if (this.#subscribers.delete(send) && this.#subscribers.size === 0) this.#stop()
  }

  /** @returns the announced addresses of a host with that short fingerprint, while discovery runs */
  addressesOf(fingerprint: string): readonly string[] {
    return this.#nearby.filter((each) => each.fingerprint === fingerprint).flatMap(({ addresses }) => addresses)
  }

  close(): void {
    if (this.#subscribers.size > 0) this.#stop()
    this.#subscribers.clear()
  }
}
