/**
 * Tables that another machine hands to this one, as they are kept until it is known that they are ours: not begun, and in no
 * library. The sealed parcel has a file of its own, which this machine cannot read before the host has said `go` and with it the key.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { HandKey } from '../../../bridge/handing.ts'
import { id } from '../../../bridge/refs.ts'
import { readForm, SMALL_FILE } from '../../json.ts'
import { writeAtomic } from '../../saves/atomic.ts'
import { finishWrites } from '../../saves/files.ts'
import { TakenOver } from '../../saves/folder.ts'
import { KeptSeat } from '../kept-seats.ts'
import { TERMS, termsOf } from '../terms.ts'
import { readParcel, type Parcel } from './parcel.ts'
import { unseal } from './sealed.ts'

const NOTE = {
  hand: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** What the table is called here. */
  save: id,
  stand: v.picklist(['waits', 'go']),
  /** Where its host is asked, and by which token. */
  from: KeptSeat,
}
/** `*.sealed` lies beside it. */
const SealedTaken = v.strictObject({ ...NOTE, sealed: v.literal(true), key: v.exactOptional(HandKey) })
/** As Samsara 1.0 kept it, which used no seal: `*.samsara` lies beside it. */
const OpenTaken = v.strictObject({
  ...NOTE,
  /** As it is kept beside a save. */
  seating: v.string(),
  ...TERMS,
})
const KeptTaken = v.union([SealedTaken, OpenTaken])
export type SealedTaken = v.InferOutput<typeof SealedTaken>
export type KeptTaken = v.InferOutput<typeof KeptTaken>

export interface TakenFilesStart {
  readonly folder: string
  /** Whether this process may write: asked before every write. */
  readonly mayWrite: () => Promise<boolean>
}

export class TakenFiles {
  readonly #at: TakenFilesStart

  constructor(start: TakenFilesStart) {
    this.#at = start
  }

  /** What is waited for; clears what a crash left behind, unless something there cannot be read: it may belong to that. */
  async all(): Promise<readonly KeptTaken[]> {
    await finishWrites(this.#at.folder)
    const names = await readdir(this.#at.folder).catch(() => [])
    const read = await Promise.all(names.filter((name) => name.endsWith('.json')).map((name) => this.#read(name)))
    const taken = read.filter((each) => each !== undefined)
    if (taken.length < read.length) return taken
    const known = new Set(taken.flatMap((each) => [`${each.hand}.json`, contentOf(each)]))
    for (const name of names) if (!known.has(name)) await rm(join(this.#at.folder, name), { force: true })
    return taken
  }

  /** On disk for good once it returns: the parcel first. @param sealed absent: it is there already @throws where it is not */
  async keep(taken: KeptTaken, sealed?: string): Promise<void> {
    if (!(await this.#at.mayWrite())) throw new TakenOver()
    if (sealed !== undefined) await writeAtomic(this.#contentOf(taken), sealed)
    await writeAtomic(join(this.#at.folder, `${taken.hand}.json`), JSON.stringify(taken))
  }

  /** @returns what was handed over; undefined: the key does not fit, or the file was changed @throws the system's error */
  async parcel(taken: KeptTaken): Promise<Parcel | undefined> {
    const text = await readFile(this.#contentOf(taken), 'utf8')
    if (!('sealed' in taken)) return { save: text, seating: taken.seating, ...termsOf(taken) }
    const plain = taken.key === undefined ? undefined : unseal({ text, key: taken.key }, taken.hand)
    return plain === undefined ? undefined : readParcel(plain)
  }

  /** Never throws: what stays behind is asked about again. */
  async forget(taken: KeptTaken): Promise<void> {
    await rm(join(this.#at.folder, `${taken.hand}.json`), { force: true }).catch(() => undefined)
    await rm(this.#contentOf(taken), { force: true }).catch(() => undefined)
  }

  async #read(name: string): Promise<KeptTaken | undefined> {
    const text = await readFile(join(this.#at.folder, name), 'utf8').catch(() => undefined)
    return text === undefined ? undefined : readForm(KeptTaken, text, SMALL_FILE)
  }

  #contentOf(taken: KeptTaken): string {
    return join(this.#at.folder, contentOf(taken))
  }
}

function contentOf(taken: KeptTaken): string {
  return 'sealed' in taken ? `${taken.save}.sealed` : `${taken.save}.samsara`
}
