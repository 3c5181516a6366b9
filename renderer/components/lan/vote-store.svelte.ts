/**
 * Votes requested or answered at this screen, within their time limit: on undoing a choice that affects other players'
 * choices or knowledge, or on transferring the table to another machine.
 */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { VOTE_TIMEOUT_MS, type VoteUpdate, type Vote } from '../../../bridge/votes.ts'
import { appMessage } from '../../messages/index.ts'
import type { PresenceStore } from './presence-store.svelte.ts'

/** Reasons of rejected undos that the other players could allow. */
const VOTABLE_UNDO_REASONS: readonly string[] = [
  'table.undo.other',
  'table.undo.learned',
  'table.undo.seen',
  'table.undo.confirmed',
  'table.undo.shown',
]
const TICK_MS = 250

/** The message that a vote has failed, and the log entry after which the log shows it. */
export interface FailedVote {
  readonly at: number
  readonly message: Message
}

/** Functions that the vote store gets from its screen. */
export interface VoteStoreDeps {
  /** Shows a message for a while. */
  readonly notice: (message: Message) => void
  /** Shows a message until the user dismisses it. */
  readonly lasting: (message: Message) => void
  /** The last log entry of the screen. */
  readonly entry: () => number
}

/** The pending vote that was requested or has to be answered at this screen, the time left, and the votes that failed. */
export class VoteStore {
  wish = $state.raw<Vote>()
  /** Votes that failed while this page was at the table, oldest first. The table's own log reports successful ones. */
  outcomes = $state.raw<readonly FailedVote[]>([])
  #receivedAt = $state(0)
  #now = $state(0)
  readonly #presence: PresenceStore
  readonly #deps: VoteStoreDeps

  /** Time left to answer in milliseconds, in whole seconds. */
  readonly left = $derived.by((): number => {
    const { wish } = this
    const left = (wish?.remains ?? wish?.left ?? VOTE_TIMEOUT_MS) - (this.#now - this.#receivedAt)
    return Math.max(0, Math.ceil(left / 1000)) * 1000
  })
  /** The seats of this screen that have to vote and have not. */
  readonly mine = $derived.by((): readonly Seat[] => {
    const { wish } = this
    const own = this.#presence.me?.seats ?? []
    return wish === undefined ? [] : wish.asked.filter((seat) => own.includes(seat) && !wish.agreed.includes(seat))
  })
  /** The vote was requested at this screen. */
  readonly own = $derived.by((): boolean => {
    const { wish } = this
    if (wish?.kind === 'hand') return !this.#presence.guest
    return wish !== undefined && this.#presence.me?.seats.includes(wish.by) === true
  })

  constructor(company: PresenceStore, at: VoteStoreDeps) {
    this.#presence = company
    this.#deps = at
    $effect(() => {
      if (this.wish === undefined) return
      const timer = setInterval(() => (this.#now = Date.now()), TICK_MS)
      return () => {
        clearInterval(timer)
      }
    })
    // An undone entry removes the reports after it.
    $effect(() => {
      const last = at.entry()
      if (this.outcomes.some((each) => each.at > last)) this.outcomes = this.outcomes.filter((each) => each.at <= last)
    })
  }

  /** Starts listening. @returns a function that stops it */
  start(): () => void {
    return this.#presence.bridge.on('consent', (consent) => {
      if (consent.table === this.#presence.table) this.#receive(consent)
    })
  }

  /** Whether the other players could allow an undo that is rejected for this reason. */
  couldAllow({ id }: Message): boolean {
    return this.#presence.shared && this.wish === undefined && VOTABLE_UNDO_REASONS.includes(id)
  }

  async ask(seat: Seat): Promise<void> {
    const { table, bridge } = this.#presence
    await this.#presence.did(bridge.table.wishUndo({ table, seat }))
  }

  async drop(): Promise<void> {
    const { table, bridge } = this.#presence
    const { wish } = this
    if (wish?.kind === 'hand') await this.#presence.did(bridge.desk.keepTable({ table }))
    else if (wish !== undefined) await this.#presence.did(bridge.table.dropWish({ table, seat: wish.by }))
  }

  async answer(seat: Seat, yes: boolean): Promise<void> {
    const { table, bridge } = this.#presence
    const wish = this.wish?.wish
    if (wish !== undefined) await this.#presence.did(bridge.table.agree({ table, seat, wish, yes }))
  }

  #receive(consent: VoteUpdate): void {
    if ('wish' in consent) {
      this.wish = consent.wish
      this.#receivedAt = Date.now()
      this.#now = this.#receivedAt
      return
    }
    const kind = this.wish?.kind ?? 'undo'
    const { notice, lasting, entry } = this.#deps
    // The player who requested it may have looked away meanwhile.
    const tell = this.own ? lasting : notice
    this.wish = undefined
    const message = consent.why ?? (kind === 'hand' ? transferVoteResult(consent) : undoVoteResult(consent))
    if (consent.over !== 'done') this.outcomes = [...this.outcomes, { at: entry(), message }]
    tell(message)
  }
}

function undoVoteResult({ over, by }: Extract<VoteUpdate, { readonly over: unknown }>): Message {
  if (over !== 'refused') return appMessage(`consent.${over}`)
  return by === undefined ? appMessage('consent.refusedNobody') : appMessage('consent.refused', { seat: { seat: by } })
}

function transferVoteResult({ over, by }: Extract<VoteUpdate, { readonly over: unknown }>): Message {
  if (over !== 'refused' || by === undefined) return appMessage(`hand.${over}`)
  return appMessage('hand.refusedBy', { seat: { seat: by } })
}
