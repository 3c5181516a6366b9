/**
 * An open table: the engine's table, who sits at it, and the renderers that watch it. Every accepted action goes
 * through the gate, into the log, to disk, and only then out to the watchers, one action after another.
 *
 * A disk that refuses a save does not stop the game: the watchers are told by the status's notice, and the next action
 * tries again with the whole log. What is not saved keeps the table open until somebody says that it may be lost.
 */
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { ActionResult, Table } from '../../engine/core/host/table.ts'
import type { Past } from '../../bridge/past.ts'
import type { Reply } from '../../bridge/reply.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import type { TableNow, TableStatus } from '../../bridge/table.ts'
import { queue, type Queue } from '../queue.ts'
import { done, reject } from '../reply.ts'
import { Advising, timesOf } from './advising.ts'
import { actRefusal, confirming, notMine, sightOf, type Screen } from './audience.ts'
import { BotsTurn, type BotsTurnStart } from './bots-turn.ts'
import { Changes } from './changes.ts'
import type { CompanyStart } from './company.ts'
import { Wishes } from './consent.ts'
import { Curtains } from './curtains.ts'
import { FirstFrames } from './first-frames.ts'
import { Gathering } from './gathering.ts'
import { Handing } from './handing.ts'
import type { Laid } from './info.ts'
import type { Kept } from './kept.ts'
import { Labels } from './labels.ts'
import { OnDisk, type OnDiskStart, type Unsaved } from './on-disk.ts'
import { pastFor } from './past.ts'
import { HOST } from './seating.ts'
import { statusOf } from './status.ts'
import { TableCalls } from './table-calls.ts'
import { UndoWishes } from './undo-wish.ts'
import type { Send, Watcher } from './watcher.ts'
import { Watchers } from './watchers.ts'

export interface RoomStart
  extends Omit<BotsTurnStart, 'act' | 'company'>, OnDiskStart, Laid, Pick<CompanyStart, 'seating' | 'keep'> {
  readonly kept: Kept
}

export class OpenTable {
  readonly id: string
  readonly table: Table
  /** Who is there, on this machine and on others. */
  readonly people: Gathering
  /** What takes the consent of others. */
  readonly wishes: Wishes
  readonly undos: UndoWishes
  /** Whether the table is being handed to another machine. */
  readonly handing: Handing
  /** What stands on it beside the game. */
  readonly labels: Labels
  readonly curtains: Curtains
  /** What its people ask the Sage. */
  readonly advising: Advising
  readonly #start: RoomStart
  readonly #bots: BotsTurn
  readonly #disk: OnDisk
  readonly #watchers: Watchers
  readonly #changes: Changes
  readonly #frames: FirstFrames
  #closed = false
  readonly #queue = queue()

  constructor(start: RoomStart) {
    const { id, table, kept, settings } = start
    this.id = id
    this.table = table
    this.#start = start
    this.#disk = new OnDisk(start)
    this.people = new Gathering(
      { ...start, seats: kept.seats },
      {
        inTurn: (step) => this.#whileOpen(step),
        reseated: (what) => this.#changes.reseated(what),
        advice: () => this.#changes.advised(),
        everybody: () => this.#watchers,
        callsFor: (party, send) => new TableCalls({ at: (table) => (table === id ? this : undefined) }, send, party),
      },
    )
    const { company } = this.people
    this.#watchers = new Watchers(start, company, (screen) => this.#statusFor(screen))
    // Who has somebody play for them learns what that seat learns.
    table.isPerson = (seat) => kept.seats[seat]?.kind === 'person'
    table.turnEndPolicyOf = confirming(table.game.info.secrets, company, settings)
    this.advising = new Advising({
      ...start,
      company,
      inTurn: (step) => this.#whileOpen(step),
      counted: async () => {
        await this.#disk.save(table.log.length)
        this.#watchers.stand()
      },
    })
    this.#bots = new BotsTurn({
      ...start,
      company,
      act: (seat, action, decision) =>
        this.#change(
          () => (this.#changes.isBots(seat) ? table.act(seat, action, decision) : reject('table.refused.notYourSeat')),
          seat,
        ),
    })
    const inTurn = (step: () => Promise<Reply<null>>): Promise<Reply<null>> => this.#whileOpen(step)
    this.labels = new Labels({ kept, disk: this.#disk, inTurn })
    this.curtains = new Curtains({ advising: this.advising, watchers: this.#watchers, inTurn })
    const wishes = new Wishes({
      id,
      inTurn,
      clock: start.environment.clock,
      isPresent: (seat) => [...this.#watchers].some(({ screen }) => screen.mine.includes(seat)),
      everybody: () => this.#watchers,
      often: (party) => company.rate.refusal('wish', party),
      turned: () => this.#changes.wake(),
    })
    this.wishes = wishes
    this.undos = new UndoWishes({
      table,
      wishes,
      inTurn,
      undoAlone: (screen, seat) => this.#changes.made(() => this.#changes.undone(screen, seat), seat),
      undo: (seat) => this.#changes.made(() => this.#changes.asNever(table.undoByVote(seat)), seat),
    })
    this.handing = new Handing({
      wishes,
      company,
      disk: this.#disk,
      inTurn,
      turned: () => {
        this.advising.stop()
        this.#changes.wake()
        this.#watchers.stand()
      },
    })
    this.#frames = new FirstFrames(start.environment.clock, () => {
      void this.#inTurn(() => {
        if (!this.#closed) this.#changes.wake()
        return Promise.resolve()
      })
    })
    const parts = { people: this.people, watchers: this.#watchers, advising: this.advising, bots: this.#bots }
    this.#changes = new Changes({
      table,
      disk: this.#disk,
      wishes,
      handing: this.handing,
      frames: this.#frames,
      ...parts,
    })
  }

  /** Everything that happens at the table is one thing after another, and counts for how long it was played. */
  readonly #inTurn: Queue = (step) =>
    this.#queue(() => {
      this.#start.kept.played.note(this.watched > 0)
      return step()
    })

  /** The same for whoever watches: at a table that was closed meanwhile there is nothing to be seen or done. */
  #whileOpen<T>(step: () => Promise<Reply<T>>): Promise<Reply<T>> {
    return this.#inTurn(async () => (this.#closed ? reject('table.refused.unknown') : (this.handing.refusal ?? step())))
  }

  /** The game itself, whatever its save is called. */
  get game(): string {
    return this.#start.kept.table
  }

  get seats(): readonly SeatSetup[] {
    return this.#start.seats
  }

  /** Whether guests may come in. */
  get isHosted(): boolean {
    return this.people.company.hosted !== undefined
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
      const { unconfirmed, log } = this.table
      const before = log.length
      // Only a save that somebody has edited says so; nobody would ever end such a turn.
      const edited = unconfirmed !== undefined && this.#changes.isBots(unconfirmed)
      if (edited) this.table.endTurn(unconfirmed)
      this.table.playForcedChoices()
      const changed = edited || this.table.log.length !== before
      if (changed || before !== saved) await this.#disk.save(changed ? before : undefined)
      this.people.moved()
    })
  }

  /** A renderer with the people of a party in front of it begins to watch; its curtain is closed. */
  watch(send: Send, party: string): Watcher {
    const watcher = this.#watchers.add(send, party)
    if (party === HOST) this.people.company.hostShows(true)
    return watcher
  }

  /** A page begins to paint its board, or has done so: bots wait for that. They do not wait for a guest without a seat. */
  paint({ party, screen }: Watcher, isDone: boolean): void {
    if (isDone) this.#frames.ends(party)
    else if (party === HOST || screen.mine.length > 0) this.#frames.begins(party)
  }

  /** Stops watching. Bots do not play on for nobody. */
  unwatch(watcher: Watcher): void {
    this.#watchers.drop(watcher)
    this.people.drop(watcher)
    if (watcher.party === HOST) this.people.company.hostShows([...this.#watchers].some(({ party }) => party === HOST))
    this.advising.drop(watcher.screen)
    this.wishes.settle()
    this.#frames.ends(watcher.party)
    this.#start.kept.played.note(this.watched > 0)
    if (this.watched === 0) this.#bots.stop()
  }

  async current(watcher: Watcher): Promise<Reply<TableNow>> {
    return this.#inTurn(async () => {
      if (this.#closed) return reject('table.refused.unknown')
      this.#changes.wake()
      this.wishes.greet(watcher)
      this.people.talk.greet(watcher)
      return Promise.resolve(done(this.#watchers.now(watcher)))
    })
  }

  /** @param eyes whose, once the game is over; undefined: as this screen sees the table */
  async past({ screen }: Watcher, entry: number, eyes?: Viewer): Promise<Reply<Past>> {
    return this.#whileOpen(() => {
      const { viewer } = sightOf(this.table, screen)
      return pastFor(this.table, entry, { viewer, eyes, seal: () => this.#changes.confirmSoFar() })
    })
  }

  /**
   * Somebody is about to learn what others knew: what was played so far can be taken back by nobody any more. Refused where
   * it was closed meanwhile: whoever opens it again could.
   */
  async confirmSoFar(): Promise<Reply<null>> {
    return this.#whileOpen(async () => {
      await this.#changes.confirmSoFar()
      return done(null)
    })
  }

  async act({ screen }: Watcher, seat: Seat, action: unknown, decision: number): Promise<Reply<null>> {
    return this.#change(
      () =>
        actRefusal(this.table, screen, seat) ??
        this.table.act(seat, action, decision, sightOf(this.table, screen).viewer),
      seat,
    )
  }

  async undo({ screen }: Watcher, seat: Seat): Promise<Reply<null>> {
    return this.#change(() => this.#changes.undone(screen, seat), seat)
  }

  async redo({ screen }: Watcher, seat: Seat): Promise<Reply<null>> {
    return this.#change(() => actRefusal(this.table, screen, seat) ?? this.table.redo(seat), seat)
  }

  async endTurn({ screen }: Watcher, seat: Seat): Promise<Reply<null>> {
    return this.#change(() => notMine(screen, seat) ?? this.table.endTurn(seat), seat)
  }

  /** Bots act at once until the next person's decision. */
  skip(): void {
    this.#bots.skip()
  }

  /** What would be lost if the process ended now; undefined when everything is on disk. */
  get unsaved(): Unsaved | undefined {
    return this.#disk.unsaved
  }

  /** Whether anything may not be on disk just now: what is being written counts, whatever comes of it. */
  get mayLose(): boolean {
    return this.#disk.mayLose
  }

  /** Waits for what is under way and tries once more to save what could not be saved. @returns what still is not */
  async saveAgain(): Promise<Unsaved | undefined> {
    return this.#inTurn(() => this.#disk.saveAgain())
  }

  /**
   * As `saveAgain`; then, if nothing is lost by it or it may be (`lose`), stops bots and watchers: it is of no
   * more use.
   * @returns what is lost, or why it stays open
   */
  async close(lose: boolean): Promise<Unsaved | undefined> {
    return this.#inTurn(async () => {
      const unsaved = await this.#disk.saveAgain()
      if (unsaved !== undefined && !lose) return unsaved
      this.#closed = true
      this.wishes.stop()
      this.people.close()
      this.#watchers.clear()
      this.#bots.stop()
      this.#frames.stop()
      this.advising.stop()
      return unsaved
    })
  }

  /** @param seat who acts */
  async #change(step: () => ActionResult, seat: Seat): Promise<Reply<null>> {
    return this.#whileOpen(() => this.#changes.made(step, seat))
  }

  #statusFor(screen: Screen): TableStatus {
    const { settings, advised } = this.#start
    const { seating } = this.people.company
    const notice = this.handing.notice ?? this.#disk.notice ?? this.#bots.notice
    const asked = settings.current.confirmFinal
    return statusOf(this.table, seating, screen, { notice, asked, advised: timesOf(advised) })
  }
}
