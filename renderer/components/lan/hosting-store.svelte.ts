/** Hosting state of this machine's table, and the actions of the host's panel. Create during component initialisation. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { HostingStatus, HostTableInput } from '../../../bridge/hosting.ts'
import type { PresenceStore } from './presence-store.svelte.ts'

/** Whether and how this machine hosts its table for guests, and the actions of the host's dialog. */
export class HostingStore {
  /** Undefined until the reply; null: the table is not hosted. */
  now = $state.raw<HostingStatus | null>()
  /** Hosting is being started or stopped. */
  busy = $state(false)
  readonly #presence: PresenceStore

  constructor(company: PresenceStore) {
    this.#presence = company
  }

  /** Starts listening and requests the state. @returns a function that stops it */
  start(): () => void {
    const { table, bridge } = this.#presence
    const stop = bridge.on('hosting', (told) => {
      if (told.table === table) this.now = told.hosting
    })
    void bridge.desk.hosting({ table }).then((reply) => {
      if (reply.ok) this.now = reply.value
    })
    return stop
  }

  /** Starts hosting, or changes its settings. */
  async host(change: Omit<HostTableInput, 'table'> = {}): Promise<void> {
    if (this.busy) return
    this.busy = true
    const { table, bridge } = this.#presence
    const call = bridge.desk.host({ table, ...change })
    await this.#presence.did(call)
    const reply = await call
    if (reply.ok) this.now = reply.value
    this.busy = false
  }

  async stop(): Promise<void> {
    const { table, bridge } = this.#presence
    this.busy = true
    if (await this.#presence.did(bridge.desk.stopHosting({ table }))) this.now = null
    this.busy = false
  }

  async admit(party: string, yes: boolean): Promise<void> {
    const { table, bridge } = this.#presence
    await this.#presence.did(bridge.desk.admit({ table, party, yes }))
  }

  async give(seat: Seat, party: string): Promise<void> {
    const { table, bridge } = this.#presence
    await this.#presence.did(bridge.desk.giveSeat({ table, seat, party }))
  }

  async take(seat: Seat): Promise<void> {
    const { table, bridge } = this.#presence
    await this.#presence.did(bridge.desk.takeSeat({ table, seat }))
  }

  /** This screen gives up that seat: any guest may take it. */
  async free(seat: Seat): Promise<void> {
    const { me } = this.#presence
    await this.#presence.sit((me?.seats ?? []).filter((mine) => mine !== seat))
  }

  async standIn(seat: Seat, on: boolean): Promise<void> {
    const { table, bridge } = this.#presence
    await this.#presence.did(bridge.desk.standIn({ table, seat, on }))
  }

  async remove(party: string): Promise<void> {
    const { table, bridge } = this.#presence
    await this.#presence.did(bridge.desk.removeParty({ table, party }))
  }

  /** Starts a vote of all remote players on transferring the table to that party's machine. */
  async hand(party: string): Promise<boolean> {
    const { table, bridge } = this.#presence
    return this.#presence.did(bridge.desk.handTable({ table, party }))
  }

  async lock(locked: boolean): Promise<void> {
    const { table, bridge } = this.#presence
    await this.#presence.did(bridge.desk.lock({ table, locked }))
  }
}
