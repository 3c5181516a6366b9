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

/** A message that a vote has failed, for the log. `at`: the index of the log entry after which it is shown. */
export interface FailedVoteLogEntry {
  readonly at: number
  readonly message: Message
}

/** Functions that the vote store gets from its screen. */
export interface VoteStoreDeps {
  /** Shows a message for a while. */
  readonly notice: (message: Message) => void
  /** Shows a message until the user dismisses it. */
  readonly lastingNotice: (message: Message) => void
  /** The last log entry of the screen. */
  readonly lastEntry: () => number
}

/** The pending vote that was requested or has to be answered at this screen, the time left, and the votes that failed. */
export class VoteStore {
  activeVote = $state.raw<Vote>()
  /** Votes that failed while this page was at the table, oldest first. The table's own log reports successful ones. */
  failedVotes = $state.raw<readonly FailedVoteLogEntry[]>([])
  #receivedAt = $state(0)
  #now = $state(0)
  readonly #presence: PresenceStore
  readonly #deps: VoteStoreDeps

  /** Time left to answer in milliseconds, in whole seconds. */
  readonly remainingMs = $derived.by((): number => {
    const { activeVote } = this
    const left = (activeVote?.remains ?? activeVote?.left ?? VOTE_TIMEOUT_MS) - (this.#now - this.#receivedAt)
    return Math.max(0, Math.ceil(left / 1000)) * 1000
  })
  /** The seats of this screen that have to vote and have not. */
  readonly unansweredSeats = $derived.by((): readonly Seat[] => {
    const { activeVote } = this
    const own = this.#presence.me?.seats ?? []
    return activeVote === undefined
      ? []
      : activeVote.asked.filter((seat) => own.includes(seat) && !activeVote.agreed.includes(seat))
  })
  /** The vote was requested at this screen. */
  readonly isOwnProposal = $derived.by((): boolean => {
    const { activeVote } = this
    if (activeVote?.kind === 'hand') return !this.#presence.isGuest
    return activeVote !== undefined && this.#presence.me?.seats.includes(activeVote.by) === true
  })

  constructor(presence: PresenceStore, at: VoteStoreDeps) {
    this.#presence = presence
    this.#deps = at
    $effect(() => {
      if (this.activeVote === undefined) return
      const timer = setInterval(() => (this.#now = Date.now()), TICK_MS)
      return () => {
        clearInterval(timer)
      }
    })
    // An undone entry removes the reports after it.
    $effect(() => {
      const last = at.lastEntry()
      if (this.failedVotes.some((each) => each.at > last))
        this.failedVotes = this.failedVotes.filter((each) => each.at <= last)
    })
  }

  /** Starts listening. @returns a function that stops it */
  start(): () => void {
    return this.#presence.bridge.on('consent', (consent) => {
      if (consent.table === this.#presence.table) this.#receive(consent)
    })
  }

  /** Whether the other players could allow an undo that is rejected for this reason. */
  canProposeFor({ id }: Message): boolean {
    return this.#presence.isShared && this.activeVote === undefined && VOTABLE_UNDO_REASONS.includes(id)
  }

  async proposeUndo(seat: Seat): Promise<void> {
    const { table, bridge } = this.#presence
    await this.#presence.reportRejection(bridge.table.wishUndo({ table, seat }))
  }

  async withdraw(): Promise<void> {
    const { table, bridge } = this.#presence
    const { activeVote } = this
    if (activeVote?.kind === 'hand') await this.#presence.reportRejection(bridge.desk.keepTable({ table }))
    else if (activeVote !== undefined)
      await this.#presence.reportRejection(bridge.table.dropWish({ table, seat: activeVote.by }))
  }

  async answer(seat: Seat, yes: boolean): Promise<void> {
    const { table, bridge } = this.#presence
    const wish = this.activeVote?.wish
    if (wish !== undefined) await this.#presence.reportRejection(bridge.table.agree({ table, seat, wish, yes }))
  }

  #receive(consent: VoteUpdate): void {
    if ('wish' in consent) {
      this.activeVote = consent.wish
      this.#receivedAt = Date.now()
      this.#now = this.#receivedAt
      return
    }
    const kind = this.activeVote?.kind ?? 'undo'
    const { notice, lastingNotice, lastEntry } = this.#deps
    // The player who requested it may have looked away meanwhile.
    const tell = this.isOwnProposal ? lastingNotice : notice
    this.activeVote = undefined
    const message = consent.why ?? (kind === 'hand' ? transferVoteResult(consent) : undoVoteResult(consent))
    if (consent.over !== 'done') this.failedVotes = [...this.failedVotes, { at: lastEntry(), message }]
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
