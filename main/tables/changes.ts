/**
 * What follows when something has changed at a table: it is on disk first, then everybody is told, then bots and questions
 * follow. All of it happens in turn: one change after another.
 */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { ActionResult, Table } from '../../engine/core/host/table.ts'
import type { Reply } from '../../bridge/reply.ts'
import { done } from '../reply.ts'
import type { Advising } from './advising.ts'
import { actRefusal, type Screen } from './audience.ts'
import type { BotsTurn } from './bots-turn.ts'
import type { Reseated } from './company.ts'
import type { Wishes } from './consent.ts'
import type { FirstFrames } from './first-frames.ts'
import type { Gathering } from './gathering.ts'
import type { Handing } from './handing.ts'
import type { OnDisk } from './on-disk.ts'
import { botAt } from './seating.ts'
import type { Made, Watchers } from './watchers.ts'

export interface ChangesStart {
  readonly table: Table
  readonly disk: OnDisk
  readonly people: Gathering
  readonly watchers: Watchers
  readonly advising: Advising
  readonly bots: BotsTurn
  readonly wishes: Wishes
  readonly handing: Pick<Handing, 'isUnderWay' | 'goesOn'>
  readonly frames: Pick<FirstFrames, 'isAwaited'>
}

export class Changes {
  readonly #at: ChangesStart

  constructor(start: ChangesStart) {
    this.#at = start
  }

  /** @param seat who acts */
  async made(step: () => ActionResult, seat: Seat): Promise<Reply<null>> {
    const before = this.#at.table.log.length
    const made = step()
    if (!made.ok) return made
    await this.#at.disk.saveFrom(made.from)
    this.#follow(made, before, seat)
    return done(null)
  }

  undone(screen: Screen, seat: Seat): ActionResult {
    const { table } = this.#at
    return actRefusal(table, screen, seat) ?? this.asNever(table.undo(seat))
  }

  /** What somebody was asked they were asked with what they knew then. */
  asNever(undone: ActionResult): ActionResult {
    if (undone.ok) {
      this.#at.bots.stop()
      this.#at.advising.stop()
    }
    return undone
  }

  /**
   * Bots go on while a page watches and has painted its board, no seat waits for what others say to a wish, and the table
   * stays here.
   */
  wake(): void {
    const { bots, watchers, wishes, handing, frames } = this.#at
    if (wishes.isStanding || handing.isUnderWay) bots.stop()
    else if (watchers.size > 0 && !frames.isAwaited) bots.wake()
  }

  /** Seats have changed hands, or are called otherwise. Whoever gets one sees what it knows: nobody takes back what led there. */
  async reseated({ handed, renamed }: Reseated): Promise<void> {
    const { table, disk, watchers, advising, wishes } = this.#at
    const { log, unconfirmed } = table
    const isSealed = handed && this.#seal()
    if (isSealed || renamed) await disk.saveFrom(log.length)
    watchers.seated()
    advising.settle()
    wishes.settle()
    // A bot that stands in looks at nothing before it goes on.
    if (unconfirmed !== undefined && this.isBots(unconfirmed))
      await this.made(() => table.endTurn(unconfirmed), unconfirmed)
    else this.wake()
  }

  /** Somebody is about to learn what others knew: what was played so far stays. */
  async confirmSoFar(): Promise<void> {
    const { table, disk, watchers, wishes } = this.#at
    if (!this.#seal()) return
    await disk.saveFrom(table.log.length)
    wishes.settle()
    watchers.stand()
  }

  /** The Sage may be asked now, or may not. */
  advised(): void {
    const { people, advising, watchers } = this.#at
    if (!people.company.sage) advising.stop()
    watchers.seated()
  }

  /** Whether a bot plays that seat just now. */
  isBots(seat: Seat): boolean {
    return botAt(this.#at.people.company.seating, seat) !== undefined
  }

  #follow(made: Made, before: number, seat: Seat): void {
    const { watchers, people, advising, wishes, handing } = this.#at
    handing.goesOn()
    watchers.changed(made, before)
    people.moved(seat)
    advising.settle()
    wishes.settle()
    this.wake()
  }

  /** Once is enough; at a practice table anything may be taken back all the same. @returns whether it was done */
  #seal(): boolean {
    const { table } = this.#at
    const { practice, log } = table
    if (practice || log.length === 0 || log.at(-1)?.confirmed === true) return false
    table.lockHistory()
    return true
  }
}
