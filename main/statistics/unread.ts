/**
 * Finished games of which nothing was noted when they ended: such as were brought in, are older than what is noted, or
 * were played by older rules. What their files say of the end is not believed: their logs are played through the gate,
 * where saves are opened, one at a time, so that whoever opens a table waits for one of them at most.
 */
import { Table } from '../../engine/core/host/table.ts'
import { loadGame } from '../../engine/index.ts'
import type { SaveCard } from '../../bridge/desk.ts'
import type { Environment } from '../environment.ts'
import { queue } from '../queue.ts'
import { codeOf } from '../saves/atomic.ts'
import { tableIdOf } from '../saves/header.ts'
import type { Library } from '../saves/library.ts'
import { resultOf, type GameResult } from './record.ts'
import type { Results } from './results.ts'

export interface UnreadStart {
  readonly environment: Pick<Environment, 'catalogue' | 'clock' | 'log' | 'replays'>
  readonly library: Pick<Library, 'list' | 'textOf'>
  readonly results: Results
  /** Hears whenever more has been noted in the background. */
  readonly tell: () => void
}

/** So many are noted together; whoever asks waits for no more of them. */
const AT_ONCE = 24

export class Unread {
  readonly #at: UnreadStart
  /** Saves that this process has read, whatever came of it. */
  readonly #read = new Set<string>()
  readonly #inTurn = queue()
  #rest: Promise<void> | undefined
  #closed = false

  constructor(start: UnreadStart) {
    this.#at = start
  }

  /**
   * Notes the first of them; the others follow in the background, and are told of.
   * @throws as `Results.note`
   */
  async read(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#rest !== undefined || this.#closed) return
      const unread = await this.#unread()
      await this.#note(unread.splice(0, AT_ONCE))
      if (unread.length > 0) this.#rest = this.#readOn(unread)
    })
  }

  /** Reads no more, and waits for what it is at. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#inTurn(() => Promise.resolve())
    await this.#rest
  }

  async #readOn(unread: SaveCard[]): Promise<void> {
    const { environment, tell } = this.#at
    try {
      while (unread.length > 0 && !this.#closed) {
        await this.#note(unread.splice(0, AT_ONCE))
        tell()
      }
    } catch (error) {
      environment.log(`finished games could not be noted: ${codeOf(error)}`)
    } finally {
      this.#rest = undefined
    }
  }

  async #unread(): Promise<SaveCard[]> {
    const { library, results } = this.#at
    const finished = (await library.list()).filter((card) => card.over && !this.#read.has(keyOf(card)))
    const lacking = await results.lacking(finished.flatMap(({ table }) => table ?? []))
    return finished.filter(({ table }) => table !== undefined && lacking.has(table))
  }

  async #note(cards: readonly SaveCard[]): Promise<void> {
    const found: GameResult[] = []
    for (const { save } of cards) {
      if (this.#closed) return
      const result = await this.#resultOf(save).catch(() => undefined)
      if (result !== undefined) found.push(result)
    }
    await this.#at.results.note(found)
    for (const card of cards) this.#read.add(keyOf(card))
  }

  async #resultOf(save: string): Promise<GameResult | undefined> {
    const { library, environment } = this.#at
    const read = await library.textOf(save)
    if (!read.ok) return undefined
    const game = await loadGame(read.saved.game, environment.catalogue)
    const opened = await environment.replays.ask(read.saved)
    if (game === undefined || !opened.ok) return undefined
    const header = { ...read.header, table: tableIdOf(read.saved, read.header) }
    return resultOf(save, Table.unpack(game, opened.packed), header)
  }
}

function keyOf({ save, savedAt }: SaveCard): string {
  return `${save} ${String(savedAt)}`
}
