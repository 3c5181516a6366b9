/** What people at a table say to each other: shown for a moment, and the last lines for as long as the page is at the table. */
import { equalJson } from '../../../engine/core/contract/json.ts'
import { KEPT_LINES, type Said, type Saying } from '../../../bridge/talk.ts'
import type { Company } from './company.svelte.ts'

export interface Bubble extends Said {
  readonly key: number
}

/** A line that stays to be read. */
export interface Line extends Bubble {
  /** What its party was called then; empty: this page has no name for it. */
  readonly name: string
}

/** Words are there to be read, a picture is seen at once. */
const STAYS = { phrase: 6000, words: 9000, reaction: 4500 } as const
/** So many are shown; older ones go. */
const MOST = 4

export class Talk {
  bubbles = $state.raw<readonly Bubble[]>([])
  /** The last lines that were heard, oldest first. */
  lines = $state.raw<readonly Line[]>([])
  /** Whom nobody here wants to hear, as long as the page is open: parties by id. */
  muted = $state.raw<readonly string[]>([])
  readonly #company: Company
  #key = 0

  constructor(company: Company) {
    this.#company = company
  }

  /** Begins to listen. @returns how to stop */
  start(): () => void {
    return this.#company.bridge.on('said', (said) => {
      if (said.table !== this.#company.table || this.muted.includes(said.by)) return
      if (said.earlier === undefined) this.#show(said)
      else if (!this.#isKnown(said)) this.#keep({ ...said, key: this.#nextKey() })
    })
  }

  /** @returns whether it was said */
  async say(saying: Saying): Promise<boolean> {
    const { table, bridge } = this.#company
    return this.#company.did(bridge.table.say({ table, saying }))
  }

  mute(party: string, on: boolean): void {
    const others = this.muted.filter((each) => each !== party)
    this.muted = on ? [...others, party] : others
    if (!on) return
    this.bubbles = this.bubbles.filter(({ by }) => by !== party)
    this.lines = this.lines.filter(({ by }) => by !== party)
  }

  #show(said: Said): void {
    const bubble = { ...said, key: this.#nextKey() }
    const { key } = bubble
    this.#keep(bubble)
    this.bubbles = [...this.bubbles, bubble].slice(-MOST)
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((each) => each.key !== key)
    }, STAYS[said.saying.kind])
  }

  #keep(bubble: Bubble): void {
    const name = this.#company.party(bubble.by)?.name ?? ''
    this.lines = [...this.lines, { ...bubble, name }].slice(-KEPT_LINES)
  }

  /** A screen that comes back hears again what it has heard before. */
  #isKnown({ n, by, saying }: Said): boolean {
    return this.lines.some((line) => line.n === n && line.by === by && equalJson(line.saying, saying))
  }

  #nextKey(): number {
    this.#key += 1
    return this.#key
  }
}
