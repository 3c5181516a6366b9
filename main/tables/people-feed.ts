/** What each party is told of the people at a table: whoever has asked once hears of every change, and of nothing else. */
import { defined } from '../../engine/core/contract/defined.ts'
import type { Party, People } from '../../bridge/people.ts'
import type { AwakeTime } from '../awake.ts'
import type { Company } from './company.ts'
import { HOST, hostName, ownedBy } from './seating.ts'
import type { Watcher } from './watcher.ts'

export class PeopleFeed {
  readonly #table: string
  readonly #company: Company
  readonly #clock: Pick<AwakeTime, 'now'>
  /** Who has asked, and what they were told last. */
  readonly #told = new Map<Watcher, string>()

  constructor(table: string, company: Company, clock: Pick<AwakeTime, 'now'>) {
    this.#table = table
    this.#company = company
    this.#clock = clock
  }

  /** Somebody asks, and hears from now on what changes. */
  asked(watcher: Watcher): People {
    this.#told.set(watcher, this.#markFor(watcher))
    return this.#peopleFor(watcher.party, this.#clock.now())
  }

  drop(watcher: Watcher): void {
    this.#told.delete(watcher)
  }

  clear(): void {
    this.#told.clear()
  }

  /** Something may have changed: told where it has. That time passes tells nothing. */
  tell(): void {
    for (const [watcher, before] of this.#told) {
      const mark = this.#markFor(watcher)
      if (mark === before) continue
      this.#told.set(watcher, mark)
      watcher.send('people', this.#peopleFor(watcher.party, this.#clock.now()))
    }
  }

  /** Screens count on by themselves: after a sleep everybody hears how long it is really. */
  tellAgain(): void {
    for (const watcher of this.#told.keys()) watcher.send('people', this.#peopleFor(watcher.party, this.#clock.now()))
  }

  /** What is told as it is at no time: spans begin when they begin. */
  #markFor({ party }: Watcher): string {
    return JSON.stringify(this.#peopleFor(party, 0))
  }

  #peopleFor(me: string, now: number): People {
    const { seating, hosted, locked, lines, waiting } = this.#company
    const { guests, holders, asking } = seating
    const others = guests.map(({ id, name, kind }): Party => ({
      id,
      name,
      kind,
      seats: ownedBy(seating, id),
      ...lines.presence(id, now),
    }))
    return {
      table: this.#table,
      parties: [this.#host(now), ...others],
      holders,
      me,
      waiting: waiting.told(now),
      open: hosted !== undefined,
      locked,
      asking: asking.flatMap(({ party, seats }) => (me === HOST || me === party ? [{ party, seats }] : [])),
      ...defined({ clock: hosted?.clock }),
    }
  }

  /** The host's own screens go by the names of those who play there. A host without a seat is missed by no player. */
  #host(now: number): Party {
    const { seating, lines } = this.#company
    const seats = ownedBy(seating, HOST)
    const presence = seats.length === 0 ? {} : lines.presence(HOST, now)
    return { id: HOST, name: hostName(seating), kind: 'host', seats, ...presence }
  }
}
