/**
 * Tables from outside. None is believed: its form is checked, its log is played through the gate, and what its header
 * says of the game is taken from the game. It is kept as it came, under a name of its own, and nothing that is here is
 * ever written over; where the same table stands here already, somebody says what becomes of both.
 */
import { defined } from '../../engine/core/contract/defined.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import type { SaveCard } from '../../bridge/desk.ts'
import type { Arrival } from '../../bridge/files.ts'
import type { Reply } from '../../bridge/reply.ts'
import type { Environment } from '../environment.ts'
import { queue } from '../queue.ts'
import { done, reject, hostMessage } from '../reply.ts'
import { codeOf } from '../saves/atomic.ts'
import { cardOf } from '../saves/header.ts'
import { TakenOver } from '../saves/folder.ts'
import type { Library } from '../saves/library.ts'
import type { OpenTables } from '../tables/open-tables.ts'
import { checkTable, type Checked } from './check.ts'
import { tableIn } from './found-text.ts'

export interface ImportsStart {
  readonly environment: Pick<Environment, 'catalogue' | 'replays'>
  readonly library: Library
  readonly tables: OpenTables
}

/** What is here already of a table. */
interface Here {
  readonly card: SaveCard
  readonly deleted: boolean
  /** Byte for byte the same as what comes. */
  readonly equal: boolean
}

/** What waits for an answer, and which save it is to take the place of: the one that was told of. */
interface Asked extends Checked {
  readonly file: string | undefined
  readonly kept: (() => Promise<void>) | undefined
  /** Undefined: that lies in the bin. */
  readonly here: string | undefined
}

/** So many may wait for an answer; a renderer that never gives one fills no memory. */
export const MOST_ASKED = 40

/** What one renderer brings in. */
export class Imports {
  readonly #at: ImportsStart
  readonly #asked = new Map<string, Asked>()
  #next = 1
  /** One after the other: two copies of one table, dropped together, know of each other. */
  readonly #inTurn = queue()

  constructor(start: ImportsStart) {
    this.#at = start
  }

  /** @param kept called once the table is in the library, now or when a player has said so */
  async take(text: string, file?: string, kept?: () => Promise<void>): Promise<Arrival> {
    const named = file === undefined ? {} : { file }
    return this.#inTurn(async () => {
      const arrival = await this.#take(text, file, kept).catch(diskRefusal)
      if (arrival.came === 'new' || arrival.came === 'equal') await kept?.()
      return { ...named, ...arrival }
    })
  }

  /** Keeps what waits for an answer, beside what is here or in its place. */
  async keep(arrival: string, as: 'both' | 'replace'): Promise<Reply<Arrival>> {
    return this.#inTurn(async () => {
      const asked = this.#asked.get(arrival)
      if (asked === undefined) return reject('files.refused.gone')
      const kept = await (as === 'both' ? this.#keep(asked) : this.#replace(asked)).catch(diskRefusal)
      if (kept.came === 'refused') return { ok: false, reason: kept.reason }
      this.#asked.delete(arrival)
      await asked.kept?.()
      return done({ ...defined({ file: asked.file }), ...kept })
    })
  }

  drop(arrival: string): void {
    this.#asked.delete(arrival)
  }

  async #take(raw: string, file: string | undefined, kept: Asked['kept']): Promise<Arrival> {
    const asItCame = await checkTable(raw, this.#at.environment)
    // What is whole as it came needs no second look.
    const found = asItCame.ok || !isUnclear(asItCame.reason) ? undefined : tableIn(raw)
    const checked = found === undefined ? asItCame : await checkTable(found, this.#at.environment)
    if (!checked.ok) return refused(checked.reason)
    const here = await this.#here(checked)
    if (here === undefined) return this.#keep(checked)
    const { card, deleted } = here
    if (here.equal) return { came: 'equal', card, deleted }
    if (this.#asked.size >= MOST_ASKED) return refused(hostMessage('files.refused.many'))
    const arrival = `arrival-${String(this.#next++)}`
    this.#asked.set(arrival, { ...checked, file, kept, here: deleted ? undefined : card.save })
    const coming = cardOf('', checked.saved, checked.header)
    return { came: 'again', arrival, card: coming, here: card, deleted, ...noteOf(checked) }
  }

  /** The same table as it stands here: what is equal before all others, and what is in the library before the bin. */
  async #here({ table, saved, text, raw }: Checked): Promise<Here | undefined> {
    const { library } = this.#at
    const found: Here[] = []
    for (const deleted of [false, true])
      for (const card of await (deleted ? library.binned() : library.list()))
        if (card.table === table && card.game === saved.game && card.broken === undefined) {
          const read = await library.textOf(card.save, deleted)
          found.push({ card, deleted, equal: read.ok && (read.text === text || read.text === raw) })
        }
    return found.find(({ equal }) => equal) ?? found[0]
  }

  async #keep(checked: Checked): Promise<Arrival> {
    const { library, tables } = this.#at
    const save = await tables.freshId(checked.saved.game)
    await library.write(save, checked.text)
    return { came: 'new', card: cardOf(save, checked.saved, checked.header), ...noteOf(checked) }
  }

  /** The one that was told of moves to the bin, once this one is on disk. */
  async #replace({ here, ...checked }: Asked): Promise<Arrival> {
    const { library, tables } = this.#at
    const isThere = (await library.list()).some(({ save, table }) => save === here && table === checked.table)
    if (here === undefined || !isThere) return this.#keep(checked)
    const replaced = await tables.whileClosed(here, async () => {
      const kept = await this.#keep(checked)
      if (kept.came === 'new' && (await library.has(here))) await library.toBin(here)
      return done(kept)
    })
    return replaced.ok ? replaced.value : refused(replaced.reason)
  }
}

/** Mail or chat may have made of a table what cannot be read. */
function isUnclear({ id }: Message): boolean {
  return ['files.refused.foreign', 'files.refused.cut', 'files.refused.damaged'].includes(id)
}

function noteOf({ note }: Checked): { readonly note?: Message } {
  return note === undefined ? {} : { note }
}

function refused(reason: Message): Arrival {
  return { came: 'refused', reason }
}

function diskRefusal(error: unknown): Arrival {
  if (error instanceof TakenOver) return refused(hostMessage('table.notice.taken'))
  return refused(hostMessage('files.refused.disk', { code: codeOf(error) }))
}
