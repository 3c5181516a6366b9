/** What people at a table say to each other: shown for a moment, and kept nowhere. */
import type { Said, Saying } from '../../../bridge/talk.ts'
import type { Company } from './company.svelte.ts'

export interface Bubble extends Said {
  readonly key: number
}

/** Words are there to be read, a picture is seen at once. */
const STAYS = { phrase: 6000, words: 9000, reaction: 4500 } as const
/** So many are shown; older ones go. */
const MOST = 4

export class Talk {
  bubbles = $state.raw<readonly Bubble[]>([])
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
      if (said.table === this.#company.table && !this.muted.includes(said.by)) this.#show(said)
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
    if (on) this.bubbles = this.bubbles.filter(({ by }) => by !== party)
  }

  #show(said: Said): void {
    this.#key += 1
    const key = this.#key
    this.bubbles = [...this.bubbles, { ...said, key }].slice(-MOST)
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((bubble) => bubble.key !== key)
    }, STAYS[said.saying.kind])
  }
}
