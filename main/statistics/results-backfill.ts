/**
 * Records finished games that were not recorded when they ended: imported ones, ones older than the results file, or ones played
 * by older rules. The end stated in a file is not trusted: its log is replayed with validation, in the worker that opens saves,
 * one at a time, so that opening a table is delayed by at most one of them.
 */
import { Table } from '../../engine/core/host/table.ts'
import { loadGame } from '../../engine/index.ts'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { SharedDeps } from '../shared-deps.ts'
import { createSerialQueue } from '../base/serial-queue.ts'
import { errorCodeOf } from '../saves/atomic-write.ts'
import { copyIndependentIdOf } from '../saves/save-header.ts'
import type { SaveLibrary } from '../saves/save-library.ts'
import { gameResultOf, type GameResult } from './game-result.ts'
import type { GameResultsFile } from './game-results-file.ts'

/**
 * Dependencies of the statistics service and of its backfill. The backfill records finished games that were not recorded when
 * they ended.
 */
export interface StatisticsServiceDeps {
  readonly environment: Pick<SharedDeps, 'catalogue' | 'clock' | 'log' | 'replayPool'>
  readonly library: Pick<SaveLibrary, 'list' | 'load'>
  readonly results: GameResultsFile
  /** Called whenever results were recorded in the background. */
  readonly onRecorded: () => void
}

/** Number of games recorded at once: a request waits for at most so many. */
const BATCH_SIZE = 24

/** Finds saves of finished games whose results are missing in the statistics, and records them. */
export class ResultsBackfill {
  readonly #deps: StatisticsServiceDeps
  /** Saves that this process has read, with any result. */
  readonly #seenSaves = new Set<string>()
  readonly #runExclusive = createSerialQueue()
  #background: Promise<void> | undefined
  #closed = false

  constructor(start: StatisticsServiceDeps) {
    this.#deps = start
  }

  /**
   * Records the first batch; the others follow in the background, and are announced.
   * @throws as `GameResultsFile.add`
   */
  async run(): Promise<void> {
    return this.#runExclusive(async () => {
      if (this.#background !== undefined || this.#closed) return
      const unread = await this.#findUnrecorded()
      await this.#record(unread.splice(0, BATCH_SIZE))
      if (unread.length > 0) this.#background = this.#runInBackground(unread)
    })
  }

  /** Stops reading. Resolves after the present batch. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#runExclusive(() => Promise.resolve())
    await this.#background
  }

  async #runInBackground(unread: SaveListEntry[]): Promise<void> {
    const { environment, onRecorded } = this.#deps
    try {
      while (unread.length > 0 && !this.#closed) {
        await this.#record(unread.splice(0, BATCH_SIZE))
        onRecorded()
      }
    } catch (error) {
      environment.log(`finished games could not be noted: ${errorCodeOf(error)}`)
    } finally {
      this.#background = undefined
    }
  }

  async #findUnrecorded(): Promise<SaveListEntry[]> {
    const { library, results } = this.#deps
    const finished = (await library.list()).filter((card) => card.over && !this.#seenSaves.has(keyOf(card)))
    const lacking = await results.missingFrom(finished.flatMap(({ table }) => table ?? []))
    return finished.filter(({ table }) => table !== undefined && lacking.has(table))
  }

  async #record(cards: readonly SaveListEntry[]): Promise<void> {
    const found: GameResult[] = []
    for (const { save } of cards) {
      if (this.#closed) return
      const result = await this.#resultOf(save).catch(() => undefined)
      if (result !== undefined) found.push(result)
    }
    await this.#deps.results.add(found)
    for (const card of cards) this.#seenSaves.add(keyOf(card))
  }

  async #resultOf(save: string): Promise<GameResult | undefined> {
    const { library, environment } = this.#deps
    const read = await library.load(save)
    if (!read.ok) return undefined
    const game = await loadGame(read.saved.game, environment.catalogue)
    const opened = await environment.replayPool.ask(read.saved)
    if (game === undefined || !opened.ok) return undefined
    const header = { ...read.header, table: copyIndependentIdOf(read.saved, read.header) }
    return gameResultOf(save, Table.unpack(game, opened.packed), header)
  }
}

function keyOf({ save, savedAt }: SaveListEntry): string {
  return `${save} ${String(savedAt)}`
}
