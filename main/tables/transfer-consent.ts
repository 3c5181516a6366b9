/**
 * What the people before this machine have said to taking over a table of another one: its host alone cannot give it to them,
 * nor with it a file and an open port.
 */
import type { VoteUpdate } from '../../bridge/votes.ts'
import type { TablePresence } from '../../bridge/presence.ts'
import type { GuestEventName } from '../../bridge/guest-protocol.ts'
import type { BridgeEvents } from '../../bridge/events.ts'

export class TransferConsent {
  /** Which party this machine is there. */
  #ownParty: string | undefined
  /** The wish that this machine be the host. */
  #voteId: number | undefined
  #isAgreed = false

  /** What the host tells. */
  onHostEvent<K extends GuestEventName>(event: K, value: BridgeEvents[K]): void {
    if (event === 'people') this.setOwnParty(value as TablePresence)
    if (event === 'consent') this.#onConsent(value as VoteUpdate)
  }

  setOwnParty({ me }: Pick<TablePresence, 'me'>): void {
    this.#ownParty = me
  }

  /** Somebody here has answered. */
  recordAnswer(wish: number, yes: boolean): void {
    if (wish === this.#voteId) this.#isAgreed = yes
  }

  /** Whether this machine may be given the table; the yes is good for once. */
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
