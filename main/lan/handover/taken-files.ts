/**
 * Tables that another machine hands to this one, as they are kept until it is known that they are ours: not begun, and in no
 * library. The save lies there as a file of its own, so that people can open it by hand if nobody ever answers.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { id } from '../../../bridge/refs.ts'
import { writeAtomic } from '../../saves/atomic.ts'
import { TakenOver } from '../../saves/folder.ts'
import { KeptSeat } from '../kept-seats.ts'
import { TERMS } from '../terms.ts'

const KeptTaken = v.strictObject({
  hand: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** What the table is called here. */
  save: id,
  stand: v.picklist(['waits', 'go']),
  /** Where its host is asked, and by which token. */
  from: KeptSeat,
  /** As it is kept beside a save. */
  seating: v.string(),
  ...TERMS,
})
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
    const names = await readdir(this.#at.folder).catch(() => [])
    const read = await Promise.all(names.filter((name) => name.endsWith('.json')).map((name) => this.#read(name)))
    const taken = read.filter((each) => each !== undefined)
    if (taken.length < read.length) return taken
    const known = new Set(taken.flatMap(({ hand, save }) => [`${hand}.json`, `${save}.samsara`]))
    for (const name of names) if (!known.has(name)) await rm(join(this.#at.folder, name), { force: true })
    return taken
  }

  /** On disk for good once it returns: the save first. @param save absent: it is there already @throws where it is not */
  async keep(taken: KeptTaken, save?: string): Promise<void> {
    if (!(await this.#at.mayWrite())) throw new TakenOver()
    if (save !== undefined) await writeAtomic(this.#saveOf(taken), save)
    await writeAtomic(join(this.#at.folder, `${taken.hand}.json`), JSON.stringify(taken))
  }

  /** The save as it came. @throws the system's error */
  text(taken: KeptTaken): Promise<string> {
    return readFile(this.#saveOf(taken), 'utf8')
  }

  /** Never throws: what stays behind is asked about again. */
  async forget(taken: KeptTaken): Promise<void> {
    await rm(join(this.#at.folder, `${taken.hand}.json`), { force: true }).catch(() => undefined)
    await rm(this.#saveOf(taken), { force: true }).catch(() => undefined)
  }

  async #read(name: string): Promise<KeptTaken | undefined> {
    try {
      return v.parse(KeptTaken, JSON.parse(await readFile(join(this.#at.folder, name), 'utf8')))
    } catch {
      return undefined
    }
  }

  #saveOf({ save }: KeptTaken): string {
    return join(this.#at.folder, `${save}.samsara`)
  }
}
