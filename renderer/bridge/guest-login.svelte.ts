/**
 * Login state of a guest's page: joins with the code from the address or a typed one, or rejoins with the stored token, and
 * holds the reason of a failure or a disconnection. screens/GuestLoginScreen.svelte shows it.
 */
import type { Message } from '../../engine/core/contract/game.ts'
import { hasPersonNameCharacter } from '../../bridge/names.ts'
import { parseJoinCode } from '../../bridge/join-code-proof.ts'
import { RULES_VERSION_BY_GAME } from '../games/rules-versions.ts'
import { appMessage } from '../messages/index.ts'
import type { BridgeConnection } from './connect-to-host.ts'
import { createGuestBridge } from './guest-bridge.ts'
import {
  startGuestPageConnection,
  type GuestPageConnection,
  type GuestPageConnectionDeps,
  type GuestPageConnectionState,
} from './guest-page-connection.ts'
import { formatRejoinPageUrl, guestSocketUrlOf, takeFormattedJoinCode, takeRejoinToken } from './guest-page-url.ts'
import { RejoinStorage } from './rejoin-storage.ts'
import { pageStorageOfKind } from './page-storage.ts'

/** Reasons after which the host no longer knows this page: the rejoin token is invalid. */
const FORGET_SEAT_REASONS = ['lan.refused.removed', 'table.parted.removed', 'table.parted.left', 'table.parted.full']

/**
 * State and actions of the login screen of a guest's page: typed code and name, the running attempt to join, the last failure,
 * and the connection once the host has admitted the page.
 */
export class GuestLogin {
  code = $state('')
  name = $state('')
  /** The code was in the address of the page. */
  readonly hasCodeFromLink: boolean
  /** The join in progress, or undefined while the form waits for the guest. */
  joining = $state<'new' | 'back'>()
  /** Why joining failed or the connection ended. */
  reason = $state.raw<Message>()
  /** True if a rejoin token is stored. */
  canRejoin = $state(false)
  /** The connection, once the host has admitted this page. */
  connection = $state.raw<BridgeConnection>()
  readonly #page: Window
  readonly #rejoinStorage: RejoinStorage
  readonly #openConnection: (start: GuestPageConnectionDeps) => GuestPageConnection
  #guestConnection: GuestPageConnection | undefined

  /** @param openLine injected by tests */
  constructor(
    page: Window = window,
    openLine: (start: GuestPageConnectionDeps) => GuestPageConnection = startGuestPageConnection,
  ) {
    this.#page = page
    this.#openConnection = openLine
    this.#rejoinStorage = new RejoinStorage(pageStorageOfKind('local', page), page.location.host)
    const sent = takeRejoinToken(page)
    this.code = takeFormattedJoinCode(page)
    this.hasCodeFromLink = this.code !== ''
    this.name = this.#rejoinStorage.credentials?.name ?? ''
    this.canRejoin = this.#rejoinStorage.credentials !== undefined
    if (sent === undefined) this.rejoin()
    else this.#dial({ token: sent })
  }

  /** Joins with the code and the name. */
  join(): void {
    const code = parseJoinCode(this.code)
    const name = this.name.trim()
    this.reason =
      code === undefined
        ? appMessage('guest.noCode')
        : !hasPersonNameCharacter(name)
          ? appMessage('guest.noName')
          : undefined
    if (this.joining !== undefined || this.reason !== undefined || code === undefined) return
    this.#dial({ code, name })
  }

  rejoin(): void {
    const token = this.#rejoinStorage.credentials?.token
    if (token !== undefined) this.#dial({ token })
  }

  /** Cancels the join in progress or leaves the table. The seat can be resumed with the stored token. */
  disconnect(): void {
    this.#guestConnection?.close()
    this.connection = undefined
    this.joining = undefined
    this.reason = undefined
    this.canRejoin = this.#rejoinStorage.credentials !== undefined
  }

  #dial(how: GuestPageConnectionDeps['how']): void {
    this.#guestConnection?.close()
    this.joining = 'token' in how ? 'back' : 'new'
    const address = guestSocketUrlOf(this.#page)
    this.#guestConnection = this.#openConnection({
      open: () => new WebSocket(address),
      how,
      rules: RULES_VERSION_BY_GAME,
      // Not an API of secure contexts: available on every page.
      randomBytes: (count) => this.#page.crypto.getRandomValues(new Uint8Array(count)),
      onState: (state) => {
        this.#onState(state)
      },
    })
  }

  #onState(state: GuestPageConnectionState): void {
    if (state.at === 'coming') {
      this.reason = state.why
      return
    }
    if (state.at === 'in') {
      this.#rejoinStorage.save({ token: state.token, name: this.name.trim() })
      this.canRejoin = true
      this.joining = undefined
      this.reason = undefined
      this.connection ??= this.#connect(state.table)
      return
    }
    if (state.at === 'moved')
      this.#page.location.assign(formatRejoinPageUrl(state.place, state.token, this.#page.location.hostname))
    if (state.at === 'over') this.#end(state.why)
  }

  #connect(table: string): BridgeConnection | undefined {
    const line = this.#guestConnection
    if (line === undefined) return undefined
    return {
      bridge: createGuestBridge(line, pageStorageOfKind('local', this.#page)),
      onLostChanged: (listener) => line.onLostChanged(listener),
      guest: {
        table,
        forgetSeat: () => {
          line.close()
          this.#end(appMessage('table.parted.left'))
        },
        showLogin: () => {
          this.disconnect()
        },
        reload: () => {
          this.#page.location.reload()
        },
      },
    }
  }

  #end(why: Message): void {
    // For other reasons, such as a table open in another page, the seat can still be resumed.
    if (FORGET_SEAT_REASONS.includes(why.id)) {
      this.#rejoinStorage.clear()
      this.canRejoin = false
    }
    this.connection = undefined
    this.joining = undefined
    this.reason = why
  }
}
