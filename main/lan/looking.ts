/** Looking around for tables of other machines, as long as somebody here wants to see them. */
import type { Nearby } from '../../bridge/lan.ts'
import type { Send } from '../tables/watcher.ts'

/** Begins to listen to announcements, and tells all that stand whenever they change. @returns how to stop */
export type Browse = (changed: (nearby: readonly Nearby[]) => void) => () => void

export class Looking {
  readonly #browse: Browse
  readonly #lookers = new Set<Send>()
  #nearby: readonly Nearby[] = []
  #stop: () => void = () => undefined

  constructor(browse: Browse) {
    this.#browse = browse
  }

  /** What is known already; what changes is told. */
  look(send: Send): readonly Nearby[] {
    if (this.#lookers.size === 0) {
      this.#nearby = []
      this.#stop = this.#browse((nearby) => {
        this.#nearby = nearby
        for (const tell of this.#lookers) tell('nearby', nearby)
      })
    }
    this.#lookers.add(send)
    return this.#nearby
  }

  stop(send: Send): void {
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
