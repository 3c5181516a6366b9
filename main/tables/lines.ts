/** The lines of the guests of one table: who is there, since when somebody is not, and how far away they are. */
import type { Message } from '../../engine/core/contract/game.ts'
import type { Party } from '../../bridge/people.ts'
import type { AwakeTime } from '../awake.ts'

/** One line that stands. */
export interface Standing {
  /** Ends it, with the reason that its people read; nothing is sent over it any more. */
  readonly end: (why: Message) => void
}

/** What is told of a delay: no more often than it matters. Milliseconds. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

export class Lines {
  readonly #clock: Pick<AwakeTime, 'now'>
  readonly #standing = new Map<string, Standing>()
  readonly #delays = new Map<string, number>()
  readonly #lost = new Map<string, number>()
  /** Those of whom nothing has been heard since they were let in, and whether they have had a line. */
  readonly #unheard = new Map<string, 'expected' | 'met'>()

  constructor(clock: Pick<AwakeTime, 'now'>) {
    this.#clock = clock
  }

  /** A party is known, and not there yet. */
  expect(party: string): void {
    this.#lost.set(party, this.#clock.now())
  }

  /** A party is there without a line of its own: the host, at a screen of its machine. */
  here(party: string): void {
    this.#lost.delete(party)
  }

  /** A party is let in: whether it ever hears of that is not known. */
  letIn(party: string): void {
    this.expect(party)
    this.#unheard.set(party, 'expected')
  }

  /** A party has said something over its line. */
  heard(party: string): void {
    this.#unheard.delete(party)
  }

  /** Whether a party's line was lost before it said a word: its welcome may not have reached it. */
  neverCame(party: string): boolean {
    return this.#unheard.get(party) === 'met' && this.#lost.has(party)
  }

  /** @returns the line that stood before */
  connect(party: string, line: Standing): Standing | undefined {
    const before = this.#standing.get(party)
    this.#standing.set(party, line)
    if (this.#unheard.has(party)) this.#unheard.set(party, 'met')
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

  /** A party that has no line is not known any more. */
  forget(party: string): void {
    if (this.#standing.has(party)) return
    this.#lost.delete(party)
    this.#unheard.delete(party)
  }

  /** A party is gone for good. */
  end(party: string, why: Message): void {
    const line = this.#standing.get(party)
    this.#standing.delete(party)
    this.#delays.delete(party)
    this.#lost.delete(party)
    this.#unheard.delete(party)
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
