/** Hosting state of this machine's table, and the actions of the host's panel. Create during component initialisation. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { HostingStatus, TableHostingInput } from '../../../bridge/hosting.ts'
import type { PresenceStore } from './presence-store.svelte.ts'

/**
 * Reactive store of whether and how this machine hosts its table for guests. Its methods are the actions of the host's
 * dialog: start, change or stop hosting, and answer the requests of a party (one device with its users) for seats.
 * Others give, take or release seats, let a bot replace a player, remove a party, propose a transfer of the
 * table, and lock joining.
 */
export class HostingStore {
  /** Undefined until the reply; null: the table is not hosted. */
  hosting = $state.raw<HostingStatus | null>()
  /** Hosting is being started or stopped. */
  isBusy = $state(false)
  readonly #presence: PresenceStore

  constructor(presence: PresenceStore) {
    this.#presence = presence
  }

  /** Starts listening and requests the state. @returns a function that stops it */
  start(): () => void {
    const { table, bridge } = this.#presence
    const stop = bridge.on('hosting', (told) => {
      if (told.table === table) this.hosting = told.hosting
    })
    void bridge.desk.hosting({ table }).then((reply) => {
      if (reply.ok) this.hosting = reply.value
    })
    return stop
  }

  /** Starts hosting, or changes its settings. */
  async startOrChange(change: Omit<TableHostingInput, 'table'> = {}): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    const { table, bridge } = this.#presence
    const call = bridge.desk.host({ table, ...change })
    await this.#presence.reportRejection(call)
    const reply = await call
    if (reply.ok) this.hosting = reply.value
    this.isBusy = false
  }

  async stop(): Promise<void> {
    const { table, bridge } = this.#presence
    this.isBusy = true
    if (await this.#presence.reportRejection(bridge.desk.stopHosting({ table }))) this.hosting = null
    this.isBusy = false
  }

  async answerRequest(party: string, yes: boolean): Promise<void> {
    const { table, bridge } = this.#presence
    await this.#presence.reportRejection(bridge.desk.admit({ table, party, yes }))
  }

  async giveSeat(seat: Seat, party: string): Promise<void> {
    const { table, bridge } = this.#presence
    await this.#presence.reportRejection(bridge.desk.giveSeat({ table, seat, party }))
  }

  async takeSeat(seat: Seat): Promise<void> {
    const { table, bridge } = this.#presence
    await this.#presence.reportRejection(bridge.desk.takeSeat({ table, seat }))
  }

  /** This screen gives up that seat: any guest may take it. */
  async releaseSeat(seat: Seat): Promise<void> {
    const { me } = this.#presence
    await this.#presence.requestSeats((me?.seats ?? []).filter((mine) => mine !== seat))
  }

  async setStandIn(seat: Seat, on: boolean): Promise<void> {
    const { table, bridge } = this.#presence
    await this.#presence.reportRejection(bridge.desk.standIn({ table, seat, on }))
  }

  async removeParty(party: string): Promise<void> {
    const { table, bridge } = this.#presence
    await this.#presence.reportRejection(bridge.desk.removeParty({ table, party }))
  }

  /** Starts a vote of all remote players on transferring the table to that party's machine. */
  async proposeTransfer(party: string): Promise<boolean> {
    const { table, bridge } = this.#presence
    return this.#presence.reportRejection(bridge.desk.handTable({ table, party }))
  }

  async setLocked(locked: boolean): Promise<void> {
    const { table, bridge } = this.#presence
    await this.#presence.reportRejection(bridge.desk.lock({ table, locked }))
  }
}
