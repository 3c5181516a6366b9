/**
 * What this machine comes back to tables of others with: a token for each, for its own account's eyes only. Whoever reads
 * the file may sit down there in its stead; so it is written whole, private, and named in no log.
 */
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { id } from '../../bridge/refs.ts'
import { queue } from '../queue.ts'
import { writeAtomic } from '../saves/atomic.ts'

const text = v.pipe(v.string(), v.maxLength(300))

export const KeptSeat = v.strictObject({
  /** By which pages name it. */
  seat: id,
  /** What the host calls the table. */
  table: id,
  token: text,
  fingerprint: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** The one that answered last, first. */
  addresses: v.pipe(v.array(text), v.minLength(1), v.maxLength(8)),
  game: id,
  host: text,
  /** What the people here are called there. */
  name: text,
})
export type KeptSeat = v.InferOutput<typeof KeptSeat>

/** So many are kept; the oldest is forgotten. */
export const MOST_SEATS = 20

const Kept = v.strictObject({ format: v.literal('samsara-seats'), seats: v.array(KeptSeat) })

export interface KeptSeatsStart {
  readonly file: string
  /** Whether this process may write: asked before every write. */
  readonly mayWrite: () => Promise<boolean>
  readonly log: (line: string) => void
}

export class KeptSeats {
  readonly #at: KeptSeatsStart
  readonly #inTurn = queue()
  #seats: readonly KeptSeat[] | undefined

  constructor(start: KeptSeatsStart) {
    this.#at = start
  }

  /** The last one first. */
  all(): Promise<readonly KeptSeat[]> {
    return this.#inTurn(() => this.#read())
  }

  /** Keeps one, in the place of what was kept of it before. @throws the system's error when the disk refuses */
  keep(seat: KeptSeat): Promise<void> {
    return this.#change((seats) => [seat, ...seats.filter((each) => each.seat !== seat.seat)].slice(0, MOST_SEATS))
  }

  /** @throws as `keep`; it is forgotten all the same until Samsara is started again */
  forget(seat: string): Promise<void> {
    return this.#change((seats) => seats.filter((each) => each.seat !== seat))
  }

  #change(step: (seats: readonly KeptSeat[]) => readonly KeptSeat[]): Promise<void> {
    return this.#inTurn(async () => {
      const before = await this.#read()
      const seats = step(before)
      if (seats.length === before.length && seats.every((seat, at) => seat === before[at])) return
      this.#seats = seats
      if (!(await this.#at.mayWrite())) return
      await writeAtomic(this.#at.file, `${JSON.stringify({ format: 'samsara-seats', seats })}\n`)
    })
  }

  async #read(): Promise<readonly KeptSeat[]> {
    this.#seats ??= await readFile(this.#at.file, 'utf8').then(
      (kept) => this.#parse(kept),
      () => [],
    )
    return this.#seats
  }

  #parse(kept: string): readonly KeptSeat[] {
    try {
      return v.parse(Kept, JSON.parse(kept)).seats
    } catch {
      this.#at.log('the seats at tables of other machines could not be read')
      return []
    }
  }
}
