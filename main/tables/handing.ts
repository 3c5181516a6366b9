/**
 * A table that is handed to another machine, as far as the table itself goes: who may be asked for it, the consent of all who
 * sit there, and that nothing changes from then on until it is known whose the table is. How the file travels is
 * main/lan/handover's to say.
 */
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import type { Reply } from '../../bridge/reply.ts'
import { done, reject, hostMessage, type Rejection } from '../reply.ts'
import type { Company } from './company.ts'
import type { Subject, Wishes, WishesStart } from './consent.ts'
import type { OnDisk } from './on-disk.ts'
import { HOST, ownedBy, ownerOf } from './seating.ts'

export interface HandingStart extends Pick<WishesStart, 'inTurn' | 'turned'> {
  readonly wishes: Wishes
  readonly company: Company
  readonly disk: OnDisk
}

export class Handing {
  readonly #at: HandingStart
  #stand: 'here' | 'underWay' | 'stays' = 'here'

  constructor(start: HandingStart) {
    this.#at = start
  }

  /** Nothing changes at the table now, neither by people nor by bots. */
  get isUnderWay(): boolean {
    return this.#stand === 'underWay'
  }

  get refusal(): Rejection | undefined {
    return this.isUnderWay ? reject('table.refused.handing') : undefined
  }

  /** What people should know of it. */
  get notice(): Message | undefined {
    if (this.#stand === 'here') return undefined
    return hostMessage(this.isUnderWay ? 'table.notice.handing' : 'table.notice.stays')
  }

  /**
   * The host wishes to hand the table to a party. `hosting.refused.handBrowser`: no file goes to a browser; `.handWatcher`,
   * `.handAway`; else as `Wishes.put`
   * @param begin called once everybody has agreed, with all of the table on disk, and nothing changes any more
   */
  async wish(to: string, begin: () => void): Promise<Reply<null>> {
    return this.#at.inTurn(async () => {
      const refused = this.#mayNot(to)
      return refused ?? this.#at.wishes.put(this.#subject(to, begin), HOST)
    })
  }

  /** The host calls it off, as long as not all have agreed. */
  async drop(): Promise<Reply<null>> {
    return this.#at.inTurn(() => Promise.resolve(this.#at.wishes.drop('hand')))
  }

  /** It was not handed over: the table goes on here. */
  thaw(): void {
    if (!this.isUnderWay) return
    this.#stand = 'stays'
    this.#at.turned()
  }

  /** Somebody has played on: nobody has to be told any more that it stays. */
  goesOn(): void {
    if (!this.isUnderWay) this.#stand = 'here'
  }

  #subject(to: string, begin: () => void): Subject {
    const asked = this.#seated()
    return {
      about: { kind: 'hand', to },
      asked,
      ends: () =>
        this.#mayNot(to) === undefined && this.#seated().join() === asked.join() ? undefined : { over: 'changed' },
      carryOut: () => this.#freeze(begin),
    }
  }

  async #freeze(begin: () => void): Promise<Reply<null>> {
    // What travels is what is on disk.
    if (!(await this.#at.disk.save())) return reject('save.refused.write')
    this.#stand = 'underWay'
    this.#at.turned()
    begin()
    return done(null)
  }

  /** Why that party could not be the host. */
  #mayNot(to: string): Rejection | undefined {
    const { seating, lines } = this.#at.company
    const guest = seating.guests.find(({ id }) => id === to)
    if (guest === undefined) return reject('table.refused.unknown')
    if (guest.kind !== 'app') return reject('hosting.refused.handBrowser')
    if (ownedBy(seating, to).length === 0) return reject('hosting.refused.handWatcher')
    return lines.away(to) === undefined ? undefined : reject('hosting.refused.handAway')
  }

  /** The seats of all who sit there on other devices. */
  #seated(): readonly Seat[] {
    return this.#at.company.seating.holders.flatMap((holder, seat) => {
      const owner = ownerOf(holder)
      return owner === undefined || owner === HOST ? [] : [seat]
    })
  }
}
