/** The way back to a seat: the token of a guest's page, kept in its browser under the address of the host. */
import * as v from 'valibot'

const Kept = v.object({ token: v.string(), name: v.string() })
export type Kept = v.InferOutput<typeof Kept>

export class KeptSeat {
  readonly #storage: Storage | undefined
  readonly #key: string
  /** What holds where nothing can be stored. */
  #now: Kept | undefined

  /** @param host `192.168.1.7:4712` */
  constructor(storage: Storage | undefined, host: string) {
    this.#storage = storage
    this.#key = `samsara.guest.${host}`
    this.#now = this.#read()
  }

  get now(): Kept | undefined {
    return this.#now
  }

  keep(kept: Kept): void {
    this.#now = kept
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(kept))
    } catch {
      // As long as the page is open it is known.
    }
  }

  forget(): void {
    this.#now = undefined
    try {
      this.#storage?.removeItem(this.#key)
    } catch {
      // See above.
    }
  }

  #read(): Kept | undefined {
    try {
      const read = v.safeParse(Kept, JSON.parse(this.#storage?.getItem(this.#key) ?? 'null'))
      return read.success ? read.output : undefined
    } catch {
      return undefined
    }
  }
}

/** A page's storage, where it may be used. */
export function storageOf(page: Window): Storage | undefined {
  try {
    return page.localStorage
  } catch {
    return undefined
  }
}
