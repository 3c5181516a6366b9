/** What people at a table say to each other: shown for a moment, and the last lines for as long as the page is at the table. */
import { equalJson } from '../../../engine/core/contract/json.ts'
import { MAX_CHAT_HISTORY, type ChatMessage, type ChatContent } from '../../../bridge/chat.ts'
import type { PresenceStore } from './presence-store.svelte.ts'

export interface ChatBubble extends ChatMessage {
  readonly key: number
}

/** A line that stays to be read. */
export interface ChatLine extends ChatBubble {
  /** What its party was called then; empty: this page has no name for it. */
  readonly name: string
}

/** Words are there to be read, a picture is seen at once. */
const DISPLAY_MS = { phrase: 6000, words: 9000, reaction: 4500 } as const
/** So many are shown; older ones go. */
const MAX_BUBBLES = 4

export class ChatStore {
  bubbles = $state.raw<readonly ChatBubble[]>([])
  /** The last lines that were heard, oldest first. */
  lines = $state.raw<readonly ChatLine[]>([])
  /** Whom nobody here wants to hear, as long as the page is open: parties by id. */
  muted = $state.raw<readonly string[]>([])
  readonly #presence: PresenceStore
  #key = 0

  constructor(company: PresenceStore) {
    this.#presence = company
  }

  /** Begins to listen. @returns how to stop */
  start(): () => void {
    return this.#presence.bridge.on('said', (said) => {
      if (said.table !== this.#presence.table || this.muted.includes(said.by)) return
      if (said.earlier === undefined) this.#show(said)
      else if (!this.#isKnown(said)) this.#keep({ ...said, key: this.#nextKey() })
    })
  }

  /** @returns whether it was said */
  async say(saying: ChatContent): Promise<boolean> {
    const { table, bridge } = this.#presence
    return this.#presence.did(bridge.table.say({ table, saying }))
  }

  mute(party: string, on: boolean): void {
    const others = this.muted.filter((each) => each !== party)
    this.muted = on ? [...others, party] : others
    if (!on) return
    this.bubbles = this.bubbles.filter(({ by }) => by !== party)
    this.lines = this.lines.filter(({ by }) => by !== party)
  }

  #show(said: ChatMessage): void {
    const bubble = { ...said, key: this.#nextKey() }
    const { key } = bubble
    this.#keep(bubble)
    this.bubbles = [...this.bubbles, bubble].slice(-MAX_BUBBLES)
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((each) => each.key !== key)
    }, DISPLAY_MS[said.saying.kind])
  }

  #keep(bubble: ChatBubble): void {
    const name = this.#presence.party(bubble.by)?.name ?? ''
    this.lines = [...this.lines, { ...bubble, name }].slice(-MAX_CHAT_HISTORY)
  }

  /** A screen that comes back hears again what it has heard before. */
  #isKnown({ n, by, saying }: ChatMessage): boolean {
    return this.lines.some((line) => line.n === n && line.by === by && equalJson(line.saying, saying))
  }

  #nextKey(): number {
    this.#key += 1
    return this.#key
  }
}
