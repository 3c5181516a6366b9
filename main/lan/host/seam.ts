/** What a hosted table is to those who come over the network, until the table's own stands. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Channel } from '../../../bridge/proof.ts'
import type { Reply } from '../../../bridge/reply.ts'
import type { Refusal } from '../../reply.ts'
import type { Send } from '../../tables/watcher.ts'

export interface Device {
  readonly kind: Channel
  readonly name: string
}

export interface Entered {
  readonly ok: true
  readonly party: string
  readonly token: string
}

export interface Guests {
  /** A device that has proved the code comes in, as a watcher without a seat. */
  enter(device: Device): Promise<Entered | Refusal>
  /** Who comes back with a token of that kind of device. Undefined: no such party. */
  back(token: string, kind: Channel): string | undefined
  /** One line of a party; the newest counts, older ones are closed. */
  connect(party: string, line: { readonly send: Send; readonly close: (why: Message) => void }): GuestLine
  /** The host says goodbye: all lines are closed with this reason. */
  farewell(why: Message): void
  readonly summary: Summary
}

/** What the announcement tells: no names. */
export interface Summary {
  readonly game: string
  readonly seats: number
  readonly free: number
  readonly locked: boolean
}

export interface GuestLine {
  /** TableBridge calls only. */
  call(name: string, arg: unknown): Promise<Reply<unknown>>
  /** Milliseconds there and back. */
  delay(milliseconds: number): void
  /** The line is lost; the party stays. */
  close(): void
}
