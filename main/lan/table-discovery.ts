/** Looking around for tables of other machines, as long as somebody here wants to see them. */
import type { NearbyTable } from '../../bridge/remote-tables.ts'
import type { SendEvent } from '../tables/table-client.ts'

/** Begins to listen to announcements, and tells all that stand whenever they change. @returns how to stop */
export type BrowseTables = (changed: (nearby: readonly NearbyTable[]) => void) => () => void

export class TableDiscovery {
  readonly #browse: BrowseTables
  readonly #ownFingerprint: () => string | undefined
  readonly #subscribers = new Set<SendEvent>()
  #nearby: readonly NearbyTable[] = []
  #stop: () => void = () => undefined

  /** @param own the short fingerprint of this machine's own tables: nobody joins what stands on their own screen */
  constructor(browse: BrowseTables, own: () => string | undefined = () => undefined) {
    this.#browse = browse
    this.#ownFingerprint = own
  }

  /** What is known already; what changes is told. */
  look(send: SendEvent): readonly NearbyTable[] {
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

  stop(send: SendEvent): void {
    if (this.#subscribers.delete(send) && this.#subscribers.size === 0) this.#stop()
  }

  /** Where a host with that short fingerprint says that it is, as far as anybody looks. */
  addressesOf(fingerprint: string): readonly string[] {
    return this.#nearby.filter((each) => each.fingerprint === fingerprint).flatMap(({ addresses }) => addresses)
  }

  close(): void {
    if (this.#subscribers.size > 0) this.#stop()
    this.#subscribers.clear()
  }
}
