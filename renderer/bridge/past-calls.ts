/**
 * What has been, as the host is asked for it: one call at a time, the newest wish first, and then what lies beside where one
 * is. What came is kept for a while, so that nobody waits for it twice.
 */
import type { Message, Viewer } from '../../engine/core/contract/game.ts'
import type { Past } from '../../bridge/past.ts'
import type { Reply } from '../../bridge/reply.ts'
import { PastShelf } from './past-shelf.ts'

/** Where whoever looks back is by now. */
export interface Place {
  /** After how many entries; undefined: at the table as it stands. */
  readonly at: number | undefined
  readonly length: number
  /** A hand moves along the timeline: what lies beside is passed before it is there. */
  readonly swift: boolean
  /** Whose view is looked for. */
  readonly viewer: Viewer | undefined
}

export interface Asker {
  readonly place: () => Place
  readonly ask: (entry: number) => Promise<Reply<Past>>
  /** What was wished for is there. */
  readonly show: (past: Past, animated: boolean) => void
  /** What was wished for is not to be had. */
  readonly refused: (reason: Message) => void
  /** What came makes no sense. */
  readonly breaks: (error: unknown) => void
}

export class PastCalls {
  readonly #asker: Asker
  readonly #shelf = new PastShelf()
  #wanted: { readonly entry: number; readonly animated: boolean } | undefined
  #asking = false
  /** Another object for other eyes, and when the log changed: what was asked before counts no more. */
  #about = {}

  constructor(asker: Asker) {
    this.#asker = asker
  }

  /** Shows an entry: at once where it is kept, else as soon as it comes. */
  want(entry: number, animated: boolean): void {
    const known = this.#shelf.of(entry)
    this.#wanted = known === undefined ? { entry, animated } : undefined
    if (known !== undefined) this.#asker.show(known, animated)
    this.goOn()
  }

  /** Asks for what lies beside where one is by now. */
  goOn(): void {
    if (!this.#asking) void this.#ask().catch((error: unknown) => this.#break(error))
  }

  /** Other eyes, or another log: nothing of what is kept, wanted or on its way counts any more. */
  forget(): void {
    this.#about = {}
    this.#shelf.clear()
    this.#wanted = undefined
  }

  #break(error: unknown): void {
    this.#asking = false
    this.#wanted = undefined
    this.#asker.breaks(error)
  }

  async #ask(): Promise<void> {
    const asker = this.#asker
    this.#asking = true
    for (let entry = this.#next(); entry !== undefined; entry = this.#next()) {
      const wanted = this.#wanted
      const about = this.#about
      this.#wanted = undefined
      const reply = await asker.ask(entry)
      if (about !== this.#about) continue
      if (!reply.ok) {
        if (wanted === undefined) break
        asker.refused(reply.reason)
        continue
      }
      // Asked before a curtain rose or fell: what follows will say so.
      if (reply.value.viewer !== asker.place().viewer) break
      this.#shelf.keep(reply.value)
      // Somebody drags on: it is shown on the way.
      const passing = this.#waits
      if (wanted !== undefined && (asker.place().at === entry || passing))
        asker.show(reply.value, wanted.animated && !passing)
    }
    this.#asking = false
  }

  /** Something is wanted that has not been asked for. */
  get #waits(): boolean {
    return this.#wanted !== undefined
  }

  #next(): number | undefined {
    const { at, length, swift } = this.#asker.place()
    if (at === undefined) return undefined
    if (this.#wanted !== undefined || swift) return this.#wanted?.entry
    return [at + 1, at - 1, at + 2].find(
      (entry) => entry >= 0 && entry <= length && this.#shelf.of(entry) === undefined,
    )
  }
}
