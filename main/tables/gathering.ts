/** All that has to do with the people at one table: the parties, what they are told of each other, talk, and guests' lines. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Table } from '../../engine/core/host/table.ts'
import { done, hostMessage } from '../reply.ts'
import { owing } from './audience.ts'
import { Company, type CompanyStart, type Floor, type Hosted } from './company.ts'
import { guestsOf, type Guests, type GuestsStart } from './guests.ts'
import { PeopleFeed } from './people-feed.ts'
import { Talk, type TalkStart } from './talk.ts'
import type { Watcher } from './watcher.ts'

export interface GatheringStart extends CompanyStart {
  readonly id: string
  readonly table: Table
}

/** The table, as its people need it. */
export interface GatheringFloor extends Pick<Floor, 'inTurn' | 'reseated'>, Pick<TalkStart, 'everybody'> {
  readonly callsFor: GuestsStart['callsFor']
  /** The Sage may be asked now, or may not. */
  readonly advice: () => void
}

export class Gathering {
  readonly company: Company
  readonly feed: PeopleFeed
  readonly talk: Talk
  readonly guests: Guests
  readonly #table: Table
  readonly #floor: GatheringFloor
  readonly #stopListening: () => void

  constructor(start: GatheringStart, floor: GatheringFloor) {
    const { id, table, environment } = start
    const tell = (): void => this.feed.tell()
    this.#table = table
    this.#floor = floor
    this.company = new Company(start, { ...floor, tell })
    this.feed = new PeopleFeed(id, this.company, environment.awake)
    this.#stopListening = environment.awake.listen(() => this.feed.tellAgain())
    this.talk = new Talk({ id, company: this.company, everybody: floor.everybody })
    this.guests = guestsOf({ table, company: this.company, callsFor: floor.callsFor, tell, environment })
  }

  /** Guests may come in, on these terms; undefined: no more, and those who are there stay until they are told goodbye. */
  async host(hosted: Hosted | undefined): Promise<void> {
    this.company.hosted = hosted
    this.feed.tell()
    await this.#floor.inTurn(() => {
      this.#floor.advice()
      return Promise.resolve(done(null))
    })
  }

  /** The table stands anew. @param acted who has acted */
  moved(acted?: Seat): void {
    if (this.company.waiting.note(owing(this.#table), acted)) this.feed.tell()
  }

  drop(watcher: Watcher): void {
    this.feed.drop(watcher)
  }

  /** The table is closed: whoever is still there hears why. */
  close(): void {
    this.#stopListening()
    this.guests.farewell(hostMessage('table.parted.closed'))
    this.feed.clear()
  }
}
