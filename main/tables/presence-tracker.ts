/** The lines of the guests of one table: who is there, since when somebody is not, and how far away they are. */
import type { Message } from '../../engine/core/contract/game.ts'
import type { Party } from '../../bridge/presence.ts'
import type { AwakeClock } from '../base/awake-clock.ts'

/** One line that stands. */
export interface LiveConnection {
  /** Ends it, with the reason that its people read; nothing is sent over it any more. */
  readonly end: (why: Message) => void
}

/** What is told of a delay: no more often than it matters. Milliseconds. */
const DELAY_STEPS_MS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

export class PresenceTracker {
  readonly #clock: Pick<AwakeClock, 'now'>
  readonly #connections = new Map<string, LiveConnection>()
  readonly #delays = new Map<string, number>()
  readonly #awaySince = new Map<string, number>()
  /** Those of whom nothing has been heard since they were let in, and whether they have had a line. */
  readonly #unconfirmed = new Map<string, 'expected' | 'met'>()

  constructor(clock: Pick<AwakeClock, 'now'>) {
    this.#clock = clock
  }

  /** A party is known, and not there yet. */
  markAway(party: string): void {
    this.#awaySince.set(party, this.#clock.now())
  }

  /** A party is there without a line of its own: the host, at a screen of its machine. */
  markPresent(party: string): void {
    this.#awaySince.delete(party)
  }

  /** A party is let in: whether it ever hears of that is not known. */
  markAdmitted(party: string): void {
    this.markAway(party)
    this.#unconfirmed.set(party, 'expected')
  }

  /** A party has said something over its line. */
  confirm(party: string): void {
    this.#unconfirmed.delete(party)
  }

  /** Whether a party's line was lost before it said a word: its welcome may not have reached it. */
  wasNeverConfirmed(party: string): boolean {
    return this.#unconfirmed.get(party) === 'met' && this.#awaySince.has(party)
  }

  /** @returns the line that stood before */
  connect(party: string, line: LiveConnection): LiveConnection | undefined {
    const before = this.#connections.get(party)
    this.#connections.set(party, line)
    if (this.#unconfirmed.has(party)) this.#unconfirmed.set(party, 'met')
    this.#awaySince.delete(party)
    this.#delays.delete(party)
    return before
  }

  isCurrent(party: string, line: LiveConnection): boolean {
    return this.#connections.get(party) === line
  }

  /** @returns whether it was the line that counts */
  disconnect(party: string, line: LiveConnection): boolean {
    if (!this.isCurrent(party, line)) return false
    this.#connections.delete(party)
    this.#delays.delete(party)
    this.#awaySince.set(party, this.#clock.now())
    return true
  }

  /** @returns whether that tells something new */
  setDelay(party: string, milliseconds: number): boolean {
    const step = DELAY_STEPS_MS.find((each) => milliseconds <= each) ?? Math.max(...DELAY_STEPS_MS)
    if (this.#delays.get(party) === step) return false
    this.#delays.set(party, step)
    return true
  }

  /** A party that has no line is not known any more. */
  forget(party: string): void {
    if (this.#connections.has(party)) return
    this.#awaySince.delete(party)
    this.#unconfirmed.delete(party)
  }

  /** A party is gone for good. */
  removeParty(party: string, why: Message): void {
    const line = this.#connections.get(party)
    this.#connections.delete(party)
    this.#delays.delete(party)
    this.#awaySince.delete(party)
    this.#unconfirmed.delete(party)
    line?.end(why)
  }

  /** Everybody's line is ended; they may come back. */
  disconnectAll(why: Message): void {
    for (const [party, line] of [...this.#connections]) {
      this.disconnect(party, line)
      line.end(why)
    }
  }

  /** For how long somebody has been lost; undefined: their line stands. */
  awayTimeOf(party: string, now = this.#clock.now()): number | undefined {
    const lost = this.#awaySince.get(party)
    return lost === undefined ? undefined : now - lost
  }

  /** How a party is told to others. */
  presenceOf(party: string, now: number): Pick<Party, 'away' | 'delay'> {
    const [away, delay] = [this.awayTimeOf(party, now), this.#delays.get(party)]
    return { ...(away !== undefined && { away }), ...(delay !== undefined && { delay }) }
  }
}
