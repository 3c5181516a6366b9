/** Connections of one table's guests: which party is connected, since when one is away, and its network delay. */
import type { Message } from '../../engine/core/contract/game.ts'
import type { Party } from '../../bridge/presence.ts'
import type { AwakeClock } from '../base/awake-clock.ts'

/**
 * The part of a guest device's open connection that the presence tracker uses: the function that closes the
 * connection.
 */
export interface ClosableConnection {
  /** Closes it, with the reason shown to its people; nothing is sent over it any more. */
  readonly close: (why: Message) => void
}

/** Delays are rounded to these steps, so that only relevant changes are sent. */
const DELAY_STEPS_MS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

/**
 * Tracks which parties of one table are connected, and since when each other party is away. A party is either the
 * host's own screens or one guest's device.
 */
export class TablePresenceTracker {
  readonly #clock: Pick<AwakeClock, 'now'>
  readonly #connections = new Map<string, ClosableConnection>()
  readonly #delays = new Map<string, number>()
  readonly #awaySince = new Map<string, number>()
  /** Admitted parties that have not sent a message yet, and whether they ever connected. */
  readonly #unconfirmed = new Map<string, 'expected' | 'met'>()

  constructor(clock: Pick<AwakeClock, 'now'>) {
    this.#clock = clock
  }

  /** Registers a party that is not connected yet. */
  markAway(party: string): void {
    this.#awaySince.set(party, this.#clock.now())
  }

  /** Registers a party without a connection as present: the host, at a screen of this machine. */
  markPresent(party: string): void {
    this.#awaySince.delete(party)
  }

  /** Registers an admitted party; its welcome message is not confirmed yet. */
  markAdmitted(party: string): void {
    this.markAway(party)
    this.#unconfirmed.set(party, 'expected')
  }

  /** A party has sent a message over its connection. */
  confirm(party: string): void {
    this.#unconfirmed.delete(party)
  }

  /** Whether a party's connection was lost before its first message; then it may not have received its welcome message. */
  wasNeverConfirmed(party: string): boolean {
    return this.#unconfirmed.get(party) === 'met' && this.#awaySince.has(party)
  }

  /** @returns the previous connection, or undefined */
  connect(party: string, line: ClosableConnection): ClosableConnection | undefined {
    const before = this.#connections.get(party)
    this.#connections.set(party, line)
    if (this.#unconfirmed.has(party)) this.#unconfirmed.set(party, 'met')
    this.#awaySince.delete(party)
    this.#delays.delete(party)
    return before
  }

  isCurrent(party: string, line: ClosableConnection): boolean {
    return this.#connections.get(party) === line
  }

  /** @returns whether it was the current connection */
  disconnect(party: string, line: ClosableConnection): boolean {
    if (!this.isCurrent(party, line)) return false
    this.#connections.delete(party)
    this.#delays.delete(party)
    this.#awaySince.set(party, this.#clock.now())
    return true
  }

  /** @returns whether the reported delay has changed */
  setRoundTripTime(party: string, milliseconds: number): boolean {
    const step = DELAY_STEPS_MS.find((each) => milliseconds <= each) ?? Math.max(...DELAY_STEPS_MS)
    if (this.#delays.get(party) === step) return false
    this.#delays.set(party, step)
    return true
  }

  /** Forgets a party if it is not connected. */
  forget(party: string): void {
    if (this.#connections.has(party)) return
    this.#awaySince.delete(party)
    this.#unconfirmed.delete(party)
  }

  /** Removes a party permanently and closes its connection. */
  removeParty(party: string, why: Message): void {
    const line = this.#connections.get(party)
    this.#connections.delete(party)
    this.#delays.delete(party)
    this.#awaySince.delete(party)
    this.#unconfirmed.delete(party)
    line?.close(why)
  }

  /** Closes all connections; the parties may reconnect. */
  disconnectAll(why: Message): void {
    for (const [party, line] of [...this.#connections]) {
      this.disconnect(party, line)
      line.close(why)
    }
  }

  /** @returns how long a party has been away, in ms, or undefined if it is connected */
  awayTimeOf(party: string, now = this.#clock.now()): number | undefined {
    const lost = this.#awaySince.get(party)
    return lost === undefined ? undefined : now - lost
  }

  /** @returns the presence of a party as sent to others */
  presenceOf(party: string, now: number): Pick<Party, 'away' | 'delay'> {
    const [away, delay] = [this.awayTimeOf(party, now), this.#delays.get(party)]
    return { ...(away !== undefined && { away }), ...(delay !== undefined && { delay }) }
  }
}
