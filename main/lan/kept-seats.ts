/**
 * What this machine comes back to tables of others with: a token for each, for its own account's eyes only. Whoever reads
 * the file may sit down there in its stead; so it is written whole, private, and named in no log.
 */
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { id } from '../../bridge/refs.ts'
import { readForm, SMALL_FILE } from '../json.ts'
import { queue } from '../queue.ts'
import { hashOf, moveNew, writeAtomic } from '../saves/atomic.ts'
import { keepIn, readPlain } from '../saves/files.ts'

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

/** Bytes: more than all seats that are kept could have. */
const LARGEST = 1024 * 1024

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
  /** The file as this process read or wrote it last; undefined: there was none. */
  #hash: string | undefined

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
      const { file, log } = this.#at
      const written = await writeAtomic(file, `${JSON.stringify({ format: 'samsara-seats', seats })}\n`, {
        known: this.#hash,
        keep: async (version) => {
          await keepIn(join(dirname(file), 'kept'), 'seats-elsewhere', '.json', (to) => moveNew(version, to))
        },
      })
      this.#hash = written.hash
      if (written.kept > 0)
        log('another program wrote the seats at tables of other machines, or damaged them: what was there is kept')
    })
  }

  async #read(): Promise<readonly KeptSeat[]> {
    if (this.#seats !== undefined) return this.#seats
    const bytes = await readPlain(this.#at.file, LARGEST)
    const seats = bytes && this.#parse(bytes.toString('utf8'))
    // A file that cannot be read is kept by the next write.
    if (bytes !== undefined && seats !== undefined) this.#hash = hashOf(bytes)
    this.#seats = seats ?? []
    return this.#seats
  }

  #parse(kept: string): readonly KeptSeat[] | undefined {
    const read = readForm(Kept, kept, SMALL_FILE)
    if (read === undefined) this.#at.log('the seats at tables of other machines could not be read')
    return read?.seats
  }
}
