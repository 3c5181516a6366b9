/** Chat of a table: messages are shown for a while, and the last lines are kept while the page is at the table. */
import { equalJson } from '../../../engine/core/contract/json.ts'
import { MAX_CHAT_HISTORY, type ChatMessage, type ChatContent } from '../../../bridge/chat.ts'
import type { PresenceStore } from './presence-store.svelte.ts'

/** A chat message that is shown at the board for a while. `key` is unique on this page. */
export interface ChatBubble extends ChatMessage {
  readonly key: number
}

/** A message of the chat history. */
export interface ChatLine extends ChatBubble {
  /** The name of its party at that time; empty if this page has none. */
  readonly name: string
}

/** Texts need reading time, reactions only a glance. */
const DISPLAY_MS = { phrase: 6000, words: 9000, reaction: 4500 } as const
/** Maximum number of shown messages; older ones are removed. */
const MAX_BUBBLES = 4

/**
 * Chat of a table: the messages that are shown now, the history, and the muted parties. A party is one device at the
 * table; the messages of a muted one are not shown on this page.
 */
export class ChatStore {
  bubbles = $state.raw<readonly ChatBubble[]>([])
  /** The last received lines, oldest first. */
  lines = $state.raw<readonly ChatLine[]>([])
  /** Parties muted here while the page is open, by id. */
  mutedParties = $state.raw<readonly string[]>([])
  readonly #presence: PresenceStore
  #key = 0

  constructor(presence: PresenceStore) {
    this.#presence = presence
  }

  /** Starts listening. @returns a function that stops it */
  start(): () => void {
    return this.#presence.bridge.on('said', (said) => {
      if (said.table !== this.#presence.table || this.mutedParties.includes(said.by)) return
      if (said.earlier === undefined) this.#show(said)
      else if (!this.#isKnown(said)) this.#keep({ ...said, key: this.#nextKey() })
    })
  }

  /** @returns whether it was sent */
  async send(saying: ChatContent): Promise<boolean> {
    const { table, bridge } = this.#presence
    return this.#presence.reportRejection(bridge.table.say({ table, saying }))
  }

  setMuted(party: string, on: boolean): void {
    const others = this.mutedParties.filter((each) => each !== party)
    this.mutedParties = on ? [...others, party] : others
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

  /** After a reconnection the host repeats earlier messages. */
  #isKnown({ n, by, saying }: ChatMessage): boolean {
    return this.lines.some((line) => line.n === n && line.by === by && equalJson(line.saying, saying))
  }

  #nextKey(): number {
    this.#key += 1
    return this.#key
  }
}
