/** The tables that are open in this process: made anew, opened from the library, closed when the last watcher leaves. */
import { loadGame, type Catalogue } from '../../engine/index.ts'
import type { Message } from '../../engine/core/game.ts'
import { configure } from '../../engine/core/options.ts'
import { seedFromBytes, seedFromText, type Seed } from '../../engine/core/random.ts'
import { openSave, writeSave } from '../../engine/core/save.ts'
import { Table } from '../../engine/core/table.ts'
import type { NewTable, Reply, SeatSetup } from '../../preload/contract.ts'
import type { BotPool } from '../bots/bot-pool.ts'
import type { Clock } from '../clock.ts'
import { queue } from '../queue.ts'
import { done, refuse } from '../reply.ts'
import type { SaveHeader } from '../saves/header.ts'
import type { Library } from '../saves/library.ts'
import { standOf } from './stand.ts'
import { TableRoom } from './table-room.ts'

export interface OpenTablesStart {
  readonly catalogue: Catalogue
  readonly library: Library
  readonly pool: BotPool
  readonly clock: Clock
  readonly randomBytes: (count: number) => Uint8Array
  /** Milliseconds a bot waits before it acts. */
  readonly pace: () => number
  readonly confirmTurns: () => boolean
  /** Development: the seed of tables without a typed one, and of their bots. */
  readonly seed?: string
  readonly log: (line: string) => void
}

export class OpenTables {
  readonly #at: OpenTablesStart
  readonly #rooms = new Map<string, TableRoom>()
  /** A save is opened, closed or deleted only when what was begun before is done: its last write, or its opening. */
  readonly #inTurn = queue()

  constructor(start: OpenTablesStart) {
    this.#at = start
  }

  room(table: string): TableRoom | undefined {
    return this.#rooms.get(table)
  }

  async create({ game: wanted, seats, options, seed, practice }: NewTable): Promise<Reply<TableRoom>> {
    const { catalogue } = this.#at
    const game = await loadGame(wanted, catalogue)
    if (game === undefined) return refuse('table.config.game', { game: wanted })
    const configured = configure(game, seats.length, options)
    if (!configured.ok) return configured
    const table = new Table({ game, config: configured.config, seed: this.#tableSeed(seed), practice })
    return done(await this.#host(await this.#freshId(wanted), table, seats))
  }

  async open(save: string): Promise<Reply<TableRoom>> {
    return this.#inTurn(async () => {
      const room = this.#rooms.get(save)
      return room === undefined ? this.#read(save) : done(room)
    })
  }

  /** Closes a table that nobody watches any more. */
  async closeUnwatched(table: string): Promise<void> {
    await this.whileClosed(table, () => Promise.resolve())
  }

  /**
   * Closes a table that nobody watches, if it is open, and does something before it can be opened again.
   * @returns undefined, and nothing is done, when somebody watches it
   */
  async whileClosed<T>(table: string, then: () => Promise<T>): Promise<T | undefined> {
    return this.#inTurn(async () => {
      const room = this.#rooms.get(table)
      if (room !== undefined && room.watched > 0) return undefined
      this.#rooms.delete(table)
      await room?.close()
      return then()
    })
  }

  /**
   * Brings a save back from the trash, never onto one that is there.
   * @returns its name among the saves; undefined when it is not in the trash
   */
  async restore(save: string): Promise<string | undefined> {
    // A table that is open owns its name, whether its file is there or not.
    return this.#inTurn(() => this.#at.library.restore(save, (id) => this.#rooms.has(id)))
  }

  async closeAll(): Promise<void> {
    await this.#inTurn(async () => {
      const rooms = [...this.#rooms.values()]
      this.#rooms.clear()
      await Promise.all(rooms.map((room) => room.close()))
    })
  }

  async #read(save: string): Promise<Reply<TableRoom>> {
    const { library, catalogue } = this.#at
    const read = await library.read(save)
    if (!read.ok) return read
    const game = await loadGame(read.saved.game, catalogue)
    if (game === undefined) return refuse('save.broken.game', { game: read.saved.game })
    const opened = openSave(game, read.saved)
    if (!opened.ok) return opened
    // Autosave will write over the file: what could not be taken back whole is kept beside it.
    if (opened.note !== undefined) await library.keepAside(save)
    return done(await this.#host(save, opened.table, read.header.seats, { ...opened, length: read.saved.log.length }))
  }

  /** @param opened of a table from the library: what was lost, and how long the log in its file is */
  async #host(
    id: string,
    table: Table,
    seats: readonly SeatSetup[],
    { note, length }: { readonly note?: Message; readonly length?: number } = {},
  ): Promise<TableRoom> {
    const { library, pool, clock, pace, confirmTurns, log } = this.#at
    const room = new TableRoom({
      ...{ id, table, seats, pool, clock, pace, confirmTurns, log },
      ...(note === undefined ? {} : { note }),
      seed: this.#botSeed(),
      save: () => library.write(id, writeSave(table, this.#header(table, seats))),
    })
    this.#rooms.set(id, room)
    await room.begin(note === undefined ? length : undefined)
    return room
  }

  #header(table: Table, seats: readonly SeatSetup[]): SaveHeader {
    const savedAt = Math.round(this.#at.clock.now())
    const stand = standOf(table)
    return {
      ...{ title: table.game.info.title, seats: [...seats], savedAt, over: table.outcome !== null },
      ...(stand === undefined ? {} : { stand }),
    }
  }

  #tableSeed(typed: string | undefined): Seed {
    const words = typed === undefined || typed === '' ? this.#at.seed : typed
    return words === undefined ? seedFromBytes(this.#at.randomBytes(16)) : seedFromText(words)
  }

  #botSeed(): Seed {
    const { seed, randomBytes } = this.#at
    return seed === undefined ? seedFromBytes(randomBytes(16)) : seedFromText(`${seed}/bots`)
  }

  async #freshId(game: string): Promise<string> {
    for (;;) {
      const id = `${game}-${Buffer.from(this.#at.randomBytes(6)).toString('hex')}`
      if (!this.#rooms.has(id) && !(await this.#at.library.has(id))) return id
    }
  }
}
