/** Joining a remote table: nearby tables, the typed address and code, and the result. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { BridgeApi } from '../../../bridge/calls.ts'
import type { RejoinableTable, NearbyTable } from '../../../bridge/remote-tables.ts'
import { hasPersonNameCharacter } from '../../../bridge/names.ts'
import type { Result } from '../../../bridge/result.ts'
import type { TableRef } from '../../../bridge/refs.ts'
import { appMessage, type MessageId } from '../../messages/index.ts'

/**
 * State of the screen on which a guest joins a table: the nearby tables, the typed address and code, and why joining failed.
 */
export class JoinStore {
  /** Undefined until the first search is done. */
  nearby = $state.raw<readonly NearbyTable[]>()
  rejoinableSeats = $state.raw<readonly RejoinableTable[]>([])
  address = $state('')
  code = $state('')
  name = $state('')
  /** A table is being joined. */
  isBusy = $state(false)
  /** Why joining failed, or the missing input. */
  problem = $state.raw<Message>()
  /** The page is closed: a table that admits it now is left again. */
  #isGone = false
  readonly #bridge: BridgeApi
  /** The address came with a page's link. */
  readonly #isFromLink: boolean

  /** A link contains its own code. */
  readonly hasCodeInLink = $derived.by(() => /samsara:[^]*[?&]c=/i.test(this.address))
  /** A page has led here; its own code is not valid for the app, and it knows no other. */
  readonly isFromGuestPage = $derived.by(() => this.#isFromLink || /http:/i.test(this.address))
  /** The announcement with that address. */
  readonly chosenTable = $derived.by(() =>
    this.nearby?.find(({ addresses }) => addresses.includes(this.address.trim())),
  )

  constructor(bridge: BridgeApi, address: string, name: string) {
    this.#bridge = bridge
    this.address = addressFromLink(address)
    this.#isFromLink = this.address !== address
    this.name = name
  }

  /** Starts searching. @returns a function that stops it */
  start(): () => void {
    const { desk } = this.#bridge
    const stop = this.#bridge.on('nearby', (nearby) => (this.nearby = nearby))
    void desk.look().then((reply) => {
      this.nearby = reply.ok ? reply.value : []
      if (!reply.ok) this.problem = reply.reason
    })
    void this.#loadSeats()
    return () => {
      this.#isGone = true
      stop()
      void desk.stopLooking()
    }
  }

  choose({ addresses }: NearbyTable): void {
    this.address = addresses[0] ?? ''
    this.problem = undefined
  }

  /** @returns the joined table, or undefined */
  async join(): Promise<string | undefined> {
    const missing = this.#missingField()
    this.problem = missing === undefined ? undefined : appMessage(missing)
    if (missing !== undefined || this.isBusy) return undefined
    const code = this.code.trim()
    return this.#enterTable(
      this.#bridge.desk.join({
        address: this.address.trim(),
        name: this.name.trim(),
        ...(this.hasCodeInLink || code === '' ? {} : { code }),
      }),
    )
  }

  async rejoin({ seat }: RejoinableTable): Promise<string | undefined> {
    return this.isBusy ? undefined : this.#enterTable(this.#bridge.desk.rejoin({ seat }))
  }

  async forget({ seat }: RejoinableTable): Promise<void> {
    const reply = await this.#bridge.desk.forget({ seat })
    this.problem = reply.ok ? undefined : reply.reason
    await this.#loadSeats()
  }

  async #enterTable(call: Promise<Result<TableRef>>): Promise<string | undefined> {
    this.isBusy = true
    this.problem = undefined
    const reply = await call
    this.isBusy = false
    if (reply.ok && this.#isGone) {
      await this.#bridge.desk.leave({ table: reply.value.table })
      return undefined
    }
    if (reply.ok) return reply.value.table
    this.problem = reply.reason
    return undefined
  }

  async #loadSeats(): Promise<void> {
    const reply = await this.#bridge.desk.seatsElsewhere()
    if (reply.ok) this.rejoinableSeats = reply.value
  }

  #missingField(): MessageId | undefined {
    if (this.address.trim() === '') return 'join.noAddress'
    if (!this.hasCodeInLink && this.code.trim() === '') return 'join.noCode'
    return !hasPersonNameCharacter(this.name) ? 'join.noName' : undefined
  }
}

/** A link of a guest's page contains only the address of the table: the code is asked for as usual. */
function addressFromLink(address: string): string {
  const link = /^samsara:/i.test(address) ? parseUrl(address) : undefined
  if (link === undefined) return address
  return link.searchParams.has('c') ? address : (link.searchParams.get('a') ?? '')
}

/** Safari before 17 and Chrome before 120 have no `URL.canParse`. */
function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
