/** The way back to a seat: the token of a guest's page, kept in its browser under the address of the host. */
import * as v from 'valibot'
import type { PageStorage } from './storage.ts'

const Kept = v.object({ token: v.string(), name: v.string() })
export type Kept = v.InferOutput<typeof Kept>

export class KeptSeat {
  readonly #storage: PageStorage
  readonly #key: string
  #now: Kept | undefined

  /** @param host `192.168.1.7:4712` */
  constructor(storage: PageStorage, host: string) {
    this.#storage = storage
    this.#key = `samsara.guest.${host}`
    this.#now = this.#read()
  }

  get now(): Kept | undefined {
    return this.#now
  }

  keep(kept: Kept): void {
    this.#now = kept
    this.#storage.setItem(this.#key, JSON.stringify(kept))
  }

  forget(): void {
    this.#now = undefined
    this.#storage.removeItem(this.#key)
  }

  #read(): Kept | undefined {
    try {
      const read = v.safeParse(Kept, JSON.parse(this.#storage.getItem(this.#key) ?? 'null'))
      return read.success ? read.output : undefined
    } catch {
      return undefined
    }
  }
}
