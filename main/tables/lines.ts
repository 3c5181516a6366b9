/** The lines of the guests of one table: who is there, since when somebody is not, and how far away they are. */
import type { Message } from '../../engine/core/contract/game.ts'
import type { Party } from '../../bridge/people.ts'
import type { Clock } from '../clock.ts'

/** One line that stands. */
export interface Standing {
  /** Ends it, with the reason that its people read; nothing is sent over it any more. */
  readonly end: (why: Message) => void
}

/** What is told of a delay: no more often than it matters. Milliseconds. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

export class Lines {
  readonly #clock: Pick<Clock, 'now'>
  readonly #standing = new Map<string, Standing>()
  readonly #delays = new Map<string, number>()
  readonly #lost = new Map<string, number>()

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /** A party is known, and not there yet. */
  expect(party: string): void {
    this.#lost.set(party, this.#clock.now())
  }

  /** @returns the line that stood before */
  connect(party: string, line: Standing): Standing | undefined {
    const before = this.#standing.get(party)
    this.#standing.set(party, line)
    this.#lost.delete(party)
    this.#delays.delete(party)
    return before
  }

  stands(party: string, line: Standing): boolean {
    return this.#standing.get(party) === line
  }

  /** @returns whether it was the line that counts */
  lose(party: string, line: Standing): boolean {
    if (!this.stands(party, line)) return false
    this.#standing.delete(party)
    this.#delays.delete(party)
    this.#lost.set(party, this.#clock.now())
    return true
  }

  /** @returns whether that tells something new */
  delay(party: string, milliseconds: number): boolean {
    const step = STEPS.find((each) => milliseconds <= each) ?? Math.max(...STEPS)
    if (this.#delays.get(party) === step) return false
    this.#delays.set(party, step)
    return true
  }

  /** A party is gone for good. */
  end(party: string, why: Message): void {
    const line = this.#standing.get(party)
    this.#standing.delete(party)
    this.#delays.delete(party)
    this.#lost.delete(party)
    line?.end(why)
  }

  /** Everybody's line is ended; they may come back. */
  endAll(why: Message): void {
    for (const [party, line] of [...this.#standing]) {
      this.lose(party, line)
      line.end(why)
    }
  }

  /** For how long somebody has been lost; undefined: their line stands. */
  away(party: string, now = this.#clock.now()): number | undefined {
    const lost = this.#lost.get(party)
    return lost === undefined ? undefined : now - lost
  }

  /** How a party is told to others. */
  presence(party: string, now: number): Pick<Party, 'away' | 'delay'> {
    const [away, delay] = [this.away(party, now), this.#delays.get(party)]
    return { ...(away !== undefined && { away }), ...(delay !== undefined && { delay }) }
  }
}
