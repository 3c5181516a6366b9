/** Stores the rejoin token of a guest's page in its browser, under the address of the host. */
import * as v from 'valibot'
import type { PageStorage } from './page-storage.ts'

const RejoinCredentials = v.object({ token: v.string(), name: v.string() })
/** The token with which a guest's page can rejoin its table, and the name with which the guest joined. */
export type RejoinCredentials = v.InferOutput<typeof RejoinCredentials>

/** Stores the token with which a guest's page can rejoin a table of one host, in its browser. */
export class RejoinStorage {
  readonly #storage: PageStorage
  readonly #key: string
  #credentials: RejoinCredentials | undefined

  /** @param host `192.168.1.7:4712` */
  constructor(storage: PageStorage, host: string) {
    this.#storage = storage
    this.#key = `samsara.guest.${host}`
    this.#credentials = this.#read()
  }

  get credentials(): RejoinCredentials | undefined {
    return this.#credentials
  }

  save(kept: RejoinCredentials): void {
    this.#credentials = kept
    this.#storage.setItem(this.#key, JSON.stringify(kept))
  }

  clear(): void {
    this.#credentials = undefined
    this.#storage.removeItem(this.#key)
  }

  #read(): RejoinCredentials | undefined {
    try {
      const read = v.safeParse(RejoinCredentials, JSON.parse(this.#storage.getItem(this.#key) ?? 'null'))
      return read.success ? read.output : undefined
    } catch {
      return undefined
    }
  }
}
