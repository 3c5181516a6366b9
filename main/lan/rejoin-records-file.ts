/**
 * Seats of this machine at tables of other machines, with a reconnect token for each. A reader of the file could take these
 * seats, so it is private to the user account, written atomically, and never logged.
 */
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { idSchema } from '../../bridge/refs.ts'
import { parseBoundedJsonAs, SMALL_JSON_LIMITS } from '../base/bounded-json.ts'
import { createSerialQueue } from '../base/serial-queue.ts'
import { sha256Of, moveWithoutOverwriting, replaceFileAtomic } from '../saves/atomic-write.ts'
import { keepFileInFolder, readRegularFile } from '../saves/file-utils.ts'

const shortTextSchema = v.pipe(v.string(), v.maxLength(300))

/** Schema of a stored seat of this machine at another machine's table, with the token to reconnect to it. */
export const RejoinRecord = v.strictObject({
  /** Id of the seat for clients. */
  seat: idSchema,
  /** Id of the table at its host. */
  table: idSchema,
  token: shortTextSchema,
  fingerprint: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** The address that answered last comes first. */
  addresses: v.pipe(v.array(shortTextSchema), v.minLength(1), v.maxLength(8)),
  game: idSchema,
  host: shortTextSchema,
  /** Name of the local people at that table. */
  name: shortTextSchema,
})
/**
 * The record with which people at this machine reconnect to their seat at a table of another machine: the seat, the token and
 * the addresses.
 */
export type RejoinRecord = v.InferOutput<typeof RejoinRecord>

/** Maximum file size in bytes; larger than `MAX_REJOIN_RECORDS` seats. */
const MAX_FILE_BYTES = 1024 * 1024

/** Maximum number of stored seats at other machines' tables; beyond it the oldest is deleted. */
export const MAX_REJOIN_RECORDS = 20

const RemoteSeatsContent = v.strictObject({ format: v.literal('samsara-seats'), seats: v.array(RejoinRecord) })

/**
 * Dependencies of `RejoinRecordsFile`, which reads and writes the file of this machine's seats at tables of other
 * machines: the path of the file (`file`), the permission to write, and the log.
 */
export interface RejoinRecordsFileDeps {
  readonly file: string
  /** Whether this process may write; checked before every write. */
  readonly mayWrite: () => Promise<boolean>
  readonly log: (line: string) => void
}

/**
 * Reads and writes the file of rejoin records. A rejoin record is the data with which people at this machine reconnect
 * to their seat at a table of another machine. The file has at most `MAX_REJOIN_RECORDS` records; beyond that the
 * oldest is deleted.
 */
export class RejoinRecordsFile {
  readonly #deps: RejoinRecordsFileDeps
  readonly #runExclusive = createSerialQueue()
  #seats: readonly RejoinRecord[] | undefined
  /** Digest of the file as this process last read or wrote it; undefined if there was none. */
  #hash: string | undefined

  constructor(start: RejoinRecordsFileDeps) {
    this.#deps = start
  }

  /** @returns all seats, the newest first */
  all(): Promise<readonly RejoinRecord[]> {
    return this.#runExclusive(() => this.#read())
  }

  /** Stores a seat, replacing its previous record. @throws the system's error when the disk refuses */
  save(seat: RejoinRecord): Promise<void> {
    return this.#change((seats) =>
      [seat, ...seats.filter((each) => each.seat !== seat.seat)].slice(0, MAX_REJOIN_RECORDS),
    )
  }

  /** Deletes a seat. @throws as `save`; the seat is deleted all the same until Samsara restarts */
  remove(seat: string): Promise<void> {
    return this.#change((seats) => seats.filter((each) => each.seat !== seat))
  }

  #change(step: (seats: readonly RejoinRecord[]) => readonly RejoinRecord[]): Promise<void> {
    return this.#runExclusive(async () => {
      const before = await this.#read()
      const seats = step(before)
      if (seats.length === before.length && seats.every((seat, at) => seat === before[at])) return
      this.#seats = seats
      if (!(await this.#deps.mayWrite())) return
      const { file, log } = this.#deps
      const written = await replaceFileAtomic(file, `${JSON.stringify({ format: 'samsara-seats', seats })}\n`, {
        knownHash: this.#hash,
        keepForeignVersion: async (version) => {
          await keepFileInFolder(join(dirname(file), 'kept'), 'seats-elsewhere', '.json', (to) =>
            moveWithoutOverwriting(version, to),
          )
        },
      })
      this.#hash = written.hash
      if (written.keptVersions > 0)
        log('another program wrote the seats at tables of other machines, or damaged them: what was there is kept')
    })
  }

  async #read(): Promise<readonly RejoinRecord[]> {
    if (this.#seats !== undefined) return this.#seats
    const bytes = await readRegularFile(this.#deps.file, MAX_FILE_BYTES)
    const seats = bytes && this.#parse(bytes.toString('utf8'))
    // The next write keeps a copy of an unreadable file.
    if (bytes !== undefined && seats !== undefined) this.#hash = sha256Of(bytes)
    this.#seats = seats ?? []
    return this.#seats
  }

  #parse(kept: string): readonly RejoinRecord[] | undefined {
    const read = parseBoundedJsonAs(RemoteSeatsContent, kept, SMALL_JSON_LIMITS)
    if (read === undefined) this.#deps.log('the seats at tables of other machines could not be read')
    return read?.seats
  }
}
