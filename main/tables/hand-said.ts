/**
 * What the people before this machine have said to taking over a table of another one: its host alone cannot give it to them,
 * nor with it a file and an open port.
 */
import type { Consent } from '../../bridge/consent.ts'
import type { People } from '../../bridge/people.ts'
import type { GuestEvent } from '../../bridge/wire.ts'
import type { BridgeEvents } from '../../bridge/events.ts'

export class HandSaid {
  /** Which party this machine is there. */
  #me: string | undefined
  /** The wish that this machine be the host. */
  #wish: number | undefined
  #isAgreed = false

  /** What the host tells. */
  heard<K extends GuestEvent>(event: K, value: BridgeEvents[K]): void {
    if (event === 'people') this.told(value as People)
    if (event === 'consent') this.#consent(value as Consent)
  }

  told({ me }: Pick<People, 'me'>): void {
    this.#me = me
  }

  /** Somebody here has answered. */
  answered(wish: number, yes: boolean): void {
    if (wish === this.#wish) this.#isAgreed = yes
  }

  /** Whether this machine may be given the table; the yes is good for once. */
  takeYes(): boolean {
    const isAgreed = this.#isAgreed
    this.#isAgreed = false
    return isAgreed
  }

  #consent(consent: Consent): void {
    if ('wish' in consent) {
      const { wish } = consent
      const isOurs = wish.kind === 'hand' && wish.to === this.#me
      if (!isOurs || wish.wish !== this.#wish) this.#isAgreed = false
      this.#wish = isOurs ? wish.wish : undefined
    } else if (consent.over !== 'done') this.#isAgreed = false
  }
}
