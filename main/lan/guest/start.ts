/** What a line to another machine's table takes, and what it gives. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Offer, Place } from '../../../bridge/handing.ts'
import type { Joined } from '../../../bridge/lan.ts'
import type { RandomBytes } from '../../../bridge/proof.ts'
import type { Reply } from '../../../bridge/reply.ts'
import type { GuestEvent } from '../../../bridge/wire.ts'
import type { Clock } from '../../clock.ts'

/** By what a guest comes in for the first time. The fingerprint is a link's: nobody else is spoken to. */
export interface ByCode {
  readonly code: string
  readonly name: string
  readonly fingerprint?: string
}

/** By what it comes back. The token is said to no machine but the one that gave it. */
export interface ByToken {
  readonly token: string
  readonly fingerprint: string
}

export interface DialStart {
  /** `192.168.1.7:4712`, `[fd00::7]:4712`: the best first, the others when it does not answer. */
  readonly addresses: readonly string[]
  readonly by: ByCode | ByToken
  /** Rules versions of the games that are here. */
  readonly rules: Readonly<Record<string, number>>
  readonly clock: Clock
  readonly randomBytes: RandomBytes
  readonly log: (line: string) => void
  /** The table is offered to this machine, with its file. */
  readonly onOffer?: (offer: Offer) => void
  /** The table is at another machine from now on, and so is the line. */
  readonly onMoved?: (place: Place) => void
  /** Nobody has to answer the first time: it is dialled until somebody does, as after a lost line. */
  readonly patient?: true
}

/** What a guest has once it is in; with `token`, `fingerprint` and `address` it comes back. */
export interface CameIn extends ByToken {
  /** The address that answered. */
  readonly address: string
  readonly party: string
  /** The host's name of the table: every call names it. */
  readonly table: string
  readonly game: string
  /** What the host calls its machine. */
  readonly host: string
}

/** A line to another machine's table. It keeps itself: lost, it is dialled again by the token. */
export interface GuestDial {
  /**
   * How coming in for the first time went. `lan.refused.unreachable`, `.code`, `.busy {seconds}`, `.version {who}`, `.fingerprint`,
   * `.forged`, `.between`, `.removed`, or why the table itself refuses. After a refusal nothing is dialled any more.
   */
  readonly entered: Promise<Reply<CameIn>>
  /**
   * `table.*` and `hand.*` calls. `lan.refused.unreachable` while the line is lost; `lan.refused.silent`: the host does not answer in
   * time. The value of an answer is whatever the host sent: it has yet to be checked. Never rejects.
   */
  call(name: string, arg: unknown): Promise<Reply<unknown>>
  /** The value of an event is whatever the host sent: it has yet to be checked. */
  on(event: GuestEvent, listener: (value: unknown) => void): () => void
  onState(listener: (state: Joined['state'], why?: Message) => void): () => void
  /** Ends the line; the token stays good. */
  close(): void
}
