/**
 * How a guest's page comes in: with the code of its address or one that is typed, or by the seat that it had; and why it
 * did not, or is out again. What its people see of that is screens/GuestDoor.svelte.
 */
import type { Message } from '../../engine/core/contract/game.ts'
import { isName } from '../../bridge/names.ts'
import { readCode } from '../../bridge/proof.ts'
import { RULES_VERSIONS } from '../games/rules-versions.ts'
import { appMessage } from '../messages/index.ts'
import type { Connection } from './connect.ts'
import { guestBridge } from './guest-desk.ts'
import { openGuestLine, type GuestLine, type GuestStart, type GuestState } from './guest-line.ts'
import { pageAt, socketOf, takeCode, takeToken } from './guest-page.ts'
import { KeptSeat } from './kept-seat.ts'
import { storageOf } from './storage.ts'

/** The host knows this page no more: what it could come back with is good for nothing. */
const GONE = ['lan.refused.removed', 'table.parted.removed', 'table.parted.left', 'table.parted.full']

export class GuestDoor {
  code = $state('')
  name = $state('')
  /** The code came with the address of the page. */
  readonly brought: boolean
  /** The way in; undefined: it waits to be asked. */
  coming = $state<'new' | 'back'>()
  /** Why it did not come in, or is out. */
  why = $state.raw<Message>()
  /** There is a seat to come back to. */
  returning = $state(false)
  /** It is in. */
  connection = $state.raw<Connection>()
  readonly #page: Window
  readonly #kept: KeptSeat
  readonly #openLine: (start: GuestStart) => GuestLine
  #line: GuestLine | undefined

  /** @param openLine handed in by tests */
  constructor(page: Window = window, openLine: (start: GuestStart) => GuestLine = openGuestLine) {
    this.#page = page
    this.#openLine = openLine
    this.#kept = new KeptSeat(storageOf('local', page), page.location.host)
    const sent = takeToken(page)
    this.code = takeCode(page)
    this.brought = this.code !== ''
    this.name = this.#kept.now?.name ?? ''
    this.returning = this.#kept.now !== undefined
    if (sent === undefined) this.comeBack()
    else this.#dial({ token: sent })
  }

  /** Comes in with the code and the name. */
  comeIn(): void {
    const code = readCode(this.code)
    const name = this.name.trim()
    this.why = code === undefined ? appMessage('guest.noCode') : !isName(name) ? appMessage('guest.noName') : undefined
    if (this.coming !== undefined || this.why !== undefined || code === undefined) return
    this.#dial({ code, name })
  }

  comeBack(): void {
    const token = this.#kept.now?.token
    if (token !== undefined) this.#dial({ token })
  }

  /** Ends what is under way, or the stay at the table. A kept seat can be come back to. */
  hangUp(): void {
    this.#line?.close()
    this.connection = undefined
    this.coming = undefined
    this.why = undefined
    this.returning = this.#kept.now !== undefined
  }

  #dial(how: GuestStart['how']): void {
    this.#line?.close()
    this.coming = 'token' in how ? 'back' : 'new'
    const address = socketOf(this.#page)
    this.#line = this.#openLine({
      open: () => new WebSocket(address),
      how,
      rules: RULES_VERSIONS,
      // No API of secure contexts: this one is there in every page.
      randomBytes: (count) => this.#page.crypto.getRandomValues(new Uint8Array(count)),
      onState: (state) => {
        this.#hear(state)
      },
    })
  }

  #hear(state: GuestState): void {
    if (state.at === 'coming') {
      this.why = state.why
      return
    }
    if (state.at === 'in') {
      this.#kept.keep({ token: state.token, name: this.name.trim() })
      this.returning = true
      this.coming = undefined
      this.why = undefined
      this.connection ??= this.#connect(state.table)
      return
    }
    if (state.at === 'moved') this.#page.location.assign(pageAt(state.place, state.token, this.#page.location.hostname))
    if (state.at === 'over') this.#out(state.why)
  }

  #connect(table: string): Connection | undefined {
    const line = this.#line
    if (line === undefined) return undefined
    return {
      bridge: guestBridge(line, storageOf('local', this.#page)),
      onLost: (listener) => line.onLost(listener),
      guest: {
        table,
        left: () => {
          line.close()
          this.#out(appMessage('table.parted.left'))
        },
        door: () => {
          this.hangUp()
        },
        anew: () => {
          this.#page.location.reload()
        },
      },
    }
  }

  #out(why: Message): void {
    // What is open in another page, say, can still be come back to.
    if (GONE.includes(why.id)) {
      this.#kept.forget()
      this.returning = false
    }
    this.connection = undefined
    this.coming = undefined
    this.why = why
  }
}
