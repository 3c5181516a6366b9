/**
 * An open table: the engine's table, who sits at it, and the renderers that watch it. Every accepted action goes
 * through the gate, into the log, to disk, and only then out to the watchers, one action after another.
 *
 * A disk that refuses a save does not stop the game: the watchers are told by the status's notice, and the next action
 * tries again with the whole log.
 */
import type { Message, Seat } from '../../engine/core/game.ts'
import type { Done, Moment, Table } from '../../engine/core/table.ts'
import type { BridgeEvents, Reply, SeatSetup, TableInfo, TableNow } from '../../preload/contract.ts'
import { queue } from '../queue.ts'
import { done, refuse } from '../reply.ts'
import { actRefusal, confirming, lift, settleCurtain, sightOf, type Screen } from './audience.ts'
import { BotsTurn, type BotsTurnStart } from './bots-turn.ts'
import { frameOf, historyOf } from './frames.ts'
import { statusOf } from './status.ts'

/** Pushes an event to one renderer. Never waits and never throws. */
export type Send = <K extends keyof BridgeEvents>(event: K, value: BridgeEvents[K]) => void

export interface RoomStart extends Pick<BotsTurnStart, 'pool' | 'clock' | 'pace' | 'seed' | 'log'> {
  readonly id: string
  readonly table: Table
  readonly seats: readonly SeatSetup[]
  /** What was lost when the table was opened. */
  readonly note?: Message
  /** Whether people confirm their turns. */
  readonly confirmTurns: () => boolean
  /** Writes the table to disk. @throws when the disk refuses */
  readonly save: () => Promise<void>
}

/** One renderer at one table. */
export interface Watcher {
  readonly send: Send
  readonly screen: Screen
  sequence: number
  /** Whose view was sent last: another one asks for the whole log anew. */
  viewer: TableNow['status']['viewer']
}

export class TableRoom {
  readonly id: string
  readonly table: Table
  readonly #start: RoomStart
  readonly #bots: BotsTurn
  readonly #watchers = new Set<Watcher>()
  #notice: Message | undefined
  readonly #inTurn = queue()

  constructor(start: RoomStart) {
    const { id, table, seats, pool, clock, pace, seed, log } = start
    this.id = id
    this.table = table
    this.#start = start
    table.confirms = confirming(table.game.info.secrets, seats, start.confirmTurns)
    this.#bots = new BotsTurn({
      ...{ table, seats, pool, clock, pace, seed, log },
      act: (seat, action, decision) => this.#change(() => table.act(seat, action, decision)),
    })
  }

  /** How many renderers watch. */
  get watched(): number {
    return this.#watchers.size
  }

  /**
   * Plays what has only one choice and writes the table to disk, unless that would only repeat what is there.
   * @param saved how many entries the log on disk has, if all of them were taken over
   */
  async begin(saved?: number): Promise<void> {
    await this.#inTurn(async () => {
      const { held } = this.table
      // Only a save that somebody has edited says so; nobody would ever end such a turn.
      const edited = held !== undefined && this.#start.seats[held]?.kind !== 'person'
      if (edited) this.table.endTurn(held)
      this.table.settle()
      if (edited || this.table.log.length !== saved) await this.#save()
    })
  }

  /** A renderer with all people of this table in front of it begins to watch; its curtain is closed. */
  watch(send: Send): Watcher {
    const mine = this.#start.seats.flatMap((setup, seat) => (setup.kind === 'person' ? [seat] : []))
    const watcher: Watcher = { send, screen: { mine, lifted: undefined }, sequence: 0, viewer: 'table' }
    this.#watchers.add(watcher)
    return watcher
  }

  /** Stops watching. Bots do not play on for nobody. */
  unwatch(watcher: Watcher): void {
    this.#watchers.delete(watcher)
    if (this.#watchers.size === 0) this.#bots.stop()
  }

  async current(watcher: Watcher): Promise<Reply<TableNow>> {
    return this.#inTurn(async () => {
      const { viewer } = sightOf(this.table, watcher.screen)
      watcher.viewer = viewer
      this.#bots.wake()
      return Promise.resolve(
        done({
          info: this.#info(watcher.screen),
          sequence: watcher.sequence,
          frame: frameOf(this.table.game, this.#present(), viewer),
          status: statusOf(this.table, this.#start.seats, watcher.screen, this.#notice),
          history: historyOf(this.table, viewer, 0),
        }),
      )
    })
  }

  async act({ screen }: Watcher, seat: Seat, action: unknown, decision: number): Promise<Reply<null>> {
    return this.#change(
      () =>
        actRefusal(this.table, screen, seat) ??
        this.table.act(seat, action, decision, sightOf(this.table, screen).viewer),
    )
  }

  async undo({ screen }: Watcher, seat: Seat): Promise<Reply<null>> {
    return this.#change(() => notMine(screen, seat) ?? this.table.undo(seat))
  }

  async redo({ screen }: Watcher, seat: Seat): Promise<Reply<null>> {
    return this.#change(() => notMine(screen, seat) ?? this.table.redo(seat))
  }

  async endTurn({ screen }: Watcher, seat: Seat): Promise<Reply<null>> {
    return this.#change(() => notMine(screen, seat) ?? this.table.endTurn(seat))
  }

  async liftCurtain(watcher: Watcher, seat: Seat): Promise<Reply<null>> {
    return this.#turnCurtain(watcher, () => lift(watcher.screen, seat))
  }

  async lowerCurtain(watcher: Watcher): Promise<Reply<null>> {
    return this.#turnCurtain(watcher, () => {
      watcher.screen.lifted = undefined
      return undefined
    })
  }

  /** Bots act at once until the next person's decision. */
  skip(): void {
    this.#bots.skip()
  }

  /** Stops the bots, waits for what is under way, and tries once more to save what could not be saved. */
  async close(): Promise<void> {
    this.#bots.stop()
    await this.#inTurn(async () => {
      this.#watchers.clear()
      this.#bots.stop()
      if (this.#notice !== undefined) await this.#save()
    })
  }

  async #change(step: () => Done): Promise<Reply<null>> {
    return this.#inTurn(async () => {
      const before = this.table.log.length
      const made = step()
      if (!made.ok) return made
      await this.#save()
      for (const watcher of this.#watchers) {
        settleCurtain(this.table, watcher.screen)
        this.#tell(watcher, made.moments, Math.min(before, this.table.log.length) + 1)
      }
      if (this.#watchers.size > 0) this.#bots.wake()
      return done(null)
    })
  }

  async #turnCurtain(watcher: Watcher, turn: () => Reply<never> | undefined): Promise<Reply<null>> {
    return this.#inTurn(async () => {
      const refused = turn()
      if (refused !== undefined) return refused
      if (sightOf(this.table, watcher.screen).viewer !== watcher.viewer) this.#tell(watcher, [this.#present()], 0)
      return Promise.resolve(done(null))
    })
  }

  #tell(watcher: Watcher, moments: readonly Moment[], from: number): void {
    const { game } = this.table
    const status = statusOf(this.table, this.#start.seats, watcher.screen, this.#notice)
    const { viewer } = status
    const group = viewer === watcher.viewer ? from : 0
    watcher.viewer = viewer
    watcher.sequence += 1
    watcher.send('update', {
      table: this.id,
      sequence: watcher.sequence,
      frames: moments.map((moment) => frameOf(game, moment, viewer)),
      status,
      history: { from: group, entries: historyOf(this.table, viewer, group) },
    })
  }

  #present(): Moment {
    return { state: this.table.state, facts: [] }
  }

  #info({ mine }: Screen): TableInfo {
    const { game, config, practice } = this.table
    const { seats, note } = this.#start
    return {
      table: this.id,
      game: game.info,
      seats,
      options: config.options,
      practice,
      mine,
      ...(note === undefined ? {} : { note }),
    }
  }

  async #save(): Promise<void> {
    try {
      await this.#start.save()
      this.#notice = undefined
    } catch (error) {
      this.#notice = { id: 'table.notice.unsaved' }
      this.#start.log(`table ${this.id} could not be saved: ${codeOf(error)}`)
    }
  }
}

function notMine({ mine }: Screen, seat: Seat): (Reply<never> & { ok: false }) | undefined {
  return mine.includes(seat) ? undefined : refuse('table.refused.notYourSeat')
}

/** The system's short name for what went wrong: its words could name what is in the file. */
function codeOf(error: unknown): string {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
  return code ?? 'unknown'
}
