/** Looking around for tables of other machines, as long as somebody here wants to see them. */
import type { Nearby } from '../../bridge/lan.ts'
import type { SendEvent } from '../tables/table-client.ts'

/** Begins to listen to announcements, and tells all that stand whenever they change. @returns how to stop */
export type Browse = (changed: (nearby: readonly Nearby[]) => void) => () => void

export class Looking {
  readonly #browse: Browse
  readonly #own: () => string | undefined
  readonly #lookers = new Set<SendEvent>()
  #nearby: readonly Nearby[] = []
  #stop: () => void = () => undefined

  /** @param own the short fingerprint of this machine's own tables: nobody joins what stands on their own screen */
  constructor(browse: Browse, own: () => string | undefined = () => undefined) {
    this.#browse = browse
    this.#own = own
  }

  /** What is known already; what changes is told. */
  look(send: SendEvent): readonly Nearby[] {
    if (this.#lookers.size === 0) {
      this.#nearby = []
      this.#stop = this.#browse((announced) => {
        this.#nearby = announced.filter(({ fingerprint }) => fingerprint !== this.#own())
        for (const tell of this.#lookers) tell('nearby', this.#nearby)
      })
    }
    this.#lookers.add(send)
    return this.#nearby
  }

  stop(send: SendEvent): void {
    if (this.#lookers.delete(send) && this.#lookers.size === 0) this.#stop()
  }

  /** Where a host with that short fingerprint says that it is, as far as anybody looks. */
  addressesOf(fingerprint: string): readonly string[] {
    return this.#nearby.filter((each) => each.fingerprint === fingerprint).flatMap(({ addresses }) => addresses)
  }

  close(): void {
    if (this.#lookers.size > 0) this.#stop()
    this.#lookers.clear()
  }
}
