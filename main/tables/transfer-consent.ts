/**
 * The consent of the people at this machine to become host of a remote table. Without it the current host cannot transfer the
 * table, with its file and an open port, to this machine.
 */
import type { VoteUpdate } from '../../bridge/votes.ts'
import type { TablePresence } from '../../bridge/presence.ts'
import type { GuestEventName } from '../../bridge/guest-protocol.ts'
import type { BridgeEvents } from '../../bridge/events.ts'

/**
 * Remembers whether the people at this machine have agreed to become host of a remote table. Agreement in one vote counts for
 * that vote only, and only once.
 */
export class OwnBecomeHostConsent {
  /** The party of this machine at that table. */
  #ownParty: string | undefined
  /** Id of the vote for a transfer to this machine. */
  #voteId: number | undefined
  #isAgreed = false

  /** To be called with each event of the host: reads this machine's party, and votes on a transfer. */
  onHostEvent<K extends GuestEventName>(event: K, value: BridgeEvents[K]): void {
    if (event === 'people') this.setOwnParty(value as TablePresence)
    if (event === 'consent') this.#onConsent(value as VoteUpdate)
  }

  /** Sets the id of this machine's party at the remote table. */
  setOwnParty({ me }: Pick<TablePresence, 'me'>): void {
    this.#ownParty = me
  }

  /** Records an answer given at this machine. */
  recordAnswer(wish: number, yes: boolean): void {
    if (wish === this.#voteId) this.#isAgreed = yes
  }

  /** Whether the people at this machine have agreed; withdraws the agreement, so that it is valid once. */
  consumeConsent(): boolean {
    const isAgreed = this.#isAgreed
    this.#isAgreed = false
    return isAgreed
  }

  #onConsent(consent: VoteUpdate): void {
    if ('wish' in consent) {
      const { wish } = consent
      const isOurs = wish.kind === 'hand' && wish.to === this.#ownParty
      if (!isOurs || wish.wish !== this.#voteId) this.#isAgreed = false
      this.#voteId = isOurs ? wish.wish : undefined
    } else if (consent.over !== 'done') this.#isAgreed = false
  }
}
