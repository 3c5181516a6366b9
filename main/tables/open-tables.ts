/** The tables that are open in this process: created, opened from the library, and closed when the last client leaves. */
import { loadGame, loadTutorialSetup } from '../../engine/index.ts'
import type { Message } from '../../engine/core/contract/game.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { seedFromBytes, seedFromText, type Seed } from '../../engine/core/contract/random.ts'
import { createWhatIfBranch } from '../../engine/core/host/what-if-branch.ts'
import { MAX_SAVE_BYTES, serializeSaveTrimmingLog, type SavedTable } from '../../engine/core/host/save.ts'
import { Table } from '../../engine/core/host/table.ts'
import type { NewTableInput } from '../../bridge/games-and-saves.ts'
import { NEW_TUTORIAL_TABLE_RECORD } from '../../bridge/tutorial.ts'
import type { BranchInput } from '../../bridge/replay.ts'
import type { Result } from '../../bridge/result.ts'
import type { SharedDeps } from '../shared-deps.ts'
import { createSerialQueue } from '../base/serial-queue.ts'
import { ok, reject, hostMessage } from '../base/result.ts'
import { errorCodeOf } from '../saves/atomic-write.ts'
import { copyIndependentIdOf, type SaveHeader } from '../saves/save-header.ts'
import type { SaveLibrary } from '../saves/save-library.ts'
import { renameClosedTable } from '../saves/rename-save.ts'
import type { ReplayedTableDataResult } from '../saves/replay-save.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import type { StatisticsService } from '../statistics/statistics-service.ts'
import { toSaveHeader, createTableMeta, roundTimeForSaveHeader, type SaveHeaderForOpening } from './table-meta.ts'
import { storeSeatingText, MAX_SEATING_BYTES, parseSeating } from './seating-record.ts'
import type { UnsavedTableChanges } from './autosave.ts'
import { OpenTable } from './open-table.ts'
import { PlayTimeTracker } from './play-time-tracker.ts'
import { createInitialSeating } from './seating.ts'
import { branchRejection } from './replay-views.ts'
import type { ClientTableSubscriptions } from './table-client.ts'
import type { LeavableTableDirectory } from './table-connection.ts'
import { TableRecordHolder } from './open-table-record.ts'

/** Dependencies of `OpenTables`, which opens, creates, branches and closes the tables of this process. */
export interface OpenTablesDeps {
  readonly environment: SharedDeps
  readonly library: SaveLibrary
  readonly settings: Pick<SettingsStore, 'current'>
  /**
   * Whether the table of a save now belongs to another host.
   * @returns that host's name, and `at`, the id under which the people here have a stored seat there; undefined if the table is
   * still this host's
   */
  readonly transferredTo: (save: string) => Promise<{ readonly name: string; readonly at: string } | undefined>
  /** Records the result of every finished game, once the game is on disk. */
  readonly statistician: Pick<StatisticsService, 'recordGame'>
}

/** How long a table shows the notice that another program changed its file, in ms. */
const CONFLICT_NOTICE_MS = 60_000

/** Input for opening a table. */
interface OpenTableInput extends SaveHeaderForOpening {
  readonly table: string
  /** For a table from the library: a notice about lost entries, or the log length in its file. */
  readonly note?: Message
  readonly length?: number
}

/**
 * All tables that are open in this process. Opens saved tables, creates new ones and closes them. It also branches a
 * table: it creates a new table that continues from an earlier entry in the log of an open one.
 */
export class OpenTables implements LeavableTableDirectory {
  readonly #deps: OpenTablesDeps
  readonly #open = new Map<string, OpenTable>()
  /** Serialises opening, closing and deleting: each waits for earlier writes and openings. */
  readonly #runExclusive = createSerialQueue()

  constructor(start: OpenTablesDeps) {
    this.#deps = start
  }

  /** The open table with this id, or undefined. */
  at(table: string): OpenTable | undefined {
    return this.#open.get(table)
  }

  /** Opens a new table, whose save is written at once. */
  async create({ game: wanted, seats, practice, advice = true, ...call }: NewTableInput): Promise<Result<OpenTable>> {
    const { catalogue } = this.#deps.environment
    const game = await loadGame(wanted, catalogue)
    if (game === undefined) return reject('table.config.game', { game: wanted })
    const prepared = call.guided === true ? await loadTutorialSetup(wanted, catalogue) : undefined
    const { options, seed } = prepared ?? call
    const configured = createTableConfig(game.info, seats.length, options)
    if (!configured.ok) return configured
    const table = new Table({ game, config: configured.config, seed: this.#tableSeed(seed), practice })
    const id = await this.freshId(wanted)
    const guided = prepared && { guided: NEW_TUTORIAL_TABLE_RECORD }
    return ok(await this.#start(id, table, { seats, advice, ...guided, ...this.#newMatch() }))
  }

  /** @returns a new table that continues from an open one after the given number of entries */
  async branch(wanted: BranchInput): Promise<Result<OpenTable>> {
    const { entry, luck, seats, practice, advice = true } = wanted
    const open = this.#open.get(wanted.table)
    if (open === undefined) return reject('table.refused.unknown')
    const { table } = open
    const refused = branchRejection(table, wanted)
    if (refused !== undefined) return refused
    // The player of a seat may have changed since then, and will see that seat's private information.
    const closed = await open.lockHistory()
    if (!closed.ok) return closed
    // The end of the game may have been undone meanwhile.
    const late = branchRejection(table, wanted)
    if (late !== undefined) return late
    const branch = createWhatIfBranch(table, entry, {
      practice,
      ...(luck === 'new' && { seed: this.#branchSeed(entry) }),
    })
    const origin = { table: open.matchId, entry, luck }
    const id = await this.freshId(table.game.info.id)
    return ok(await this.#start(id, branch, { seats, advice, origin, ...this.#newMatch() }))
  }

  /** Opens the table of a save, or returns it if it is open already. */
  async open(save: string): Promise<Result<OpenTable>> {
    return this.#runExclusive(async () => {
      const open = this.#open.get(save)
      return open === undefined ? this.#openSaved(save) : ok(open)
    })
  }

  /**
   * A client leaves a table: it is closed if no other client watches it and no guests may join. Refused, with nothing
   * changed, while moves would be lost that must not be: `table.refused.unsaved {moves}`.
   */
  async leave(table: string, viewer: ClientTableSubscriptions, lose: boolean): Promise<Result<null>> {
    return this.#runExclusive(async () => {
      const open = this.#open.get(table)
      const others = (open?.clientCount ?? 0) - (viewer.isWatching(table) ? 1 : 0)
      if (open !== undefined && others === 0 && !open.isHosted) {
        const unsaved = await open.close(lose)
        if (unsaved !== undefined && !lose) return reject('table.refused.unsaved', { moves: unsaved.moves })
      }
      viewer.leave(table)
      if (others === 0 && open?.isHosted !== true) this.#open.delete(table)
      return ok(null)
    })
  }

  /** Whether ending the process now might lose something. */
  get mayBeUnsaved(): boolean {
    return [...this.#open.values()].some((open) => open.mayBeUnsaved)
  }

  /** Retries refused saves. @returns the changes that are still not on disk */
  async retrySave(): Promise<readonly UnsavedTableChanges[]> {
    const unsaved = await Promise.all([...this.#open.values()].map((open) => open.retrySave()))
    return unsaved.filter((each) => each !== undefined)
  }

  /**
   * Closes a table without clients, if it is open, and runs `then` before it can be opened again. Refused, without running it,
   * while a client watches the table or guests may join (`save.refused.open`), or if moves would be lost: `table.refused.unsaved
   * {moves}`.
   */
  async whileClosed<T>(table: string, then: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.#runExclusive(async () => {
      const open = this.#open.get(table)
      if (open !== undefined && (open.clientCount > 0 || open.isHosted)) return reject('save.refused.open')
      const unsaved = await open?.close(false)
      if (unsaved !== undefined) return reject('table.refused.unsaved', { moves: unsaved.moves })
      this.#open.delete(table)
      return then()
    })
  }

  /**
   * Restores a save from the bin; never overwrites an existing save.
   * @returns its id among the saves, or undefined if it is not in the bin
   */
  async restore(save: string): Promise<string | undefined> {
    // An open table reserves its id, whether or not its file exists.
    return this.#runExclusive(() => this.#deps.library.restoreFromBin(save, (id) => this.#open.has(id)))
  }

  /**
   * Renames a save, whether or not its table is open.
   * @param name empty: removes the name
   */
  async rename(save: string, name: string): Promise<Result<null>> {
    return this.#runExclusive(async () => {
      const open = this.#open.get(save)
      if (open !== undefined) return open.metaEditor.rename(name)
      try {
        return await renameClosedTable(this.#deps.library, save, name)
      } catch {
        return reject('save.refused.write')
      }
    })
  }

  /** Closes all tables, after another try to save them. @returns the changes that could not be saved */
  async closeAll(): Promise<readonly UnsavedTableChanges[]> {
    return this.#runExclusive(async () => {
      const all = [...this.#open.values()]
      this.#open.clear()
      const lost = await Promise.all(all.map((table) => table.close(true)))
      return lost.filter((each) => each !== undefined)
    })
  }

  /** Closes a table that another machine owns now; it cannot be opened here any more. */
  async closeTransferred(table: string): Promise<void> {
    return this.#runExclusive(async () => {
      const open = this.#open.get(table)
      this.#open.delete(table)
      await open?.close(true)
    })
  }

  async #openSaved(save: string): Promise<Result<OpenTable>> {
    const { library, environment, transferredTo } = this.#deps
    const gone = await transferredTo(save)
    if (gone !== undefined) return reject('save.refused.handed', gone)
    const read = await library.loadForWriting(save)
    if (!read.ok) return read
    const game = await loadGame(read.saved.game, environment.catalogue)
    if (game === undefined) return reject('save.broken.game', { game: read.saved.game })
    const opened = await this.#replay(read.saved)
    if (!opened.ok) return opened
    const table = Table.unpack(game, opened.packed)
    const note = opened.note ?? read.note
    try {
      // Autosave will overwrite the file: if it could not be loaded completely, a copy is kept.
      if (note !== undefined) await library.keepOriginal(save)
    } catch (error) {
      return reject('save.refused.kept', { code: errorCodeOf(error) })
    }
    const saved = note === undefined ? { length: read.saved.log.length } : { note }
    const header = { ...read.header, table: copyIndependentIdOf(read.saved, read.header) }
    const hosted = await this.#start(save, table, { ...header, ...saved } satisfies SaveHeader & OpenTableInput)
    // The list of saves lacks the result of a game that ended before results were recorded.
    this.#deps.statistician.recordGame(save, table, header)
    return ok(hosted)
  }

  async #replay(saved: SavedTable): Promise<ReplayedTableDataResult> {
    try {
      return await this.#deps.environment.replayPool.ask(saved)
    } catch {
      return reject('save.refused.check')
    }
  }

  async #start(id: string, table: Table, { note, length, ...start }: OpenTableInput): Promise<OpenTable> {
    const { environment, library, settings, statistician } = this.#deps
    const beside = library.sidecar(id, 'guests')
    const sat = await beside.read(MAX_SEATING_BYTES)
    const seating = (sat && parseSeating(sat, start.seats)) ?? createInitialSeating(start.seats)
    const record = new TableRecordHolder({ seating, meta: createTableMeta(start), hosting: undefined })
    const playTime = new PlayTimeTracker(environment.awake, start.played)
    /** When a version of another program was last found in place of the save. */
    let foundAt = -Infinity
    const open = new OpenTable({
      environment,
      settings,
      id,
      table,
      note,
      record,
      playTime,
      botSeed: start.guided === undefined ? this.#botSeed() : seedFromText(`${table.game.info.id}/guided`),
      saveSeating: (text) => storeSeatingText(beside, text),
      save: async () => {
        const header = toSaveHeader(table, record.current, playTime.milliseconds, environment.clock.now())
        const { text, shortened } = serializeSaveTrimmingLog(table, header)
        if (Buffer.byteLength(text) > MAX_SAVE_BYTES) throw Object.assign(new Error('too large'), { code: 'EFBIG' })
        if ((await library.write(id, text)) > 0) foundAt = environment.clock.now()
        statistician.recordGame(id, table, header)
        if (shortened) return hostMessage('table.notice.long')
        return environment.clock.now() - foundAt < CONFLICT_NOTICE_MS ? hostMessage('table.notice.kept') : undefined
      },
      isUnchangedOnDisk: () => library.isUnchangedOnDisk(id),
    })
    this.#open.set(id, open)
    await open.begin(length)
    return open
  }

  /** Metadata of a new match. */
  #newMatch(): { readonly table: string; readonly begunAt: number; readonly played: number } {
    const { clock, randomBytes } = this.#deps.environment
    return {
      table: Buffer.from(randomBytes(16)).toString('hex'),
      begunAt: roundTimeForSaveHeader(clock.now()),
      played: 0,
    }
  }

  #tableSeed(typed: string | undefined): Seed {
    const { seed, randomBytes } = this.#deps.environment
    const words = typed === undefined || typed === '' ? seed : typed
    return words === undefined ? seedFromBytes(randomBytes(16)) : seedFromText(words)
  }

  /** A new seed, different from that of the original table. */
  #branchSeed(entry: number): Seed {
    const { seed, randomBytes } = this.#deps.environment
    return seed === undefined ? seedFromBytes(randomBytes(16)) : seedFromText(`${seed}/from ${String(entry)}`)
  }

  #botSeed(): Seed {
    const { seed, randomBytes } = this.#deps.environment
    return seed === undefined ? seedFromBytes(randomBytes(16)) : seedFromText(`${seed}/bots`)
  }

  /** @returns an id that no save and no open table has */
  async freshId(game: string): Promise<string> {
    for (;;) {
      const id = `${game}-${Buffer.from(this.#deps.environment.randomBytes(6)).toString('hex')}`
      if (!this.#open.has(id) && !(await this.#deps.library.has(id))) return id
    }
  }
}
