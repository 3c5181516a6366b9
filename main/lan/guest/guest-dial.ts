/** What a line to another machine's table takes, and what it gives. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { GuestCallName } from '../../../bridge/calls.ts'
import type { TransferOffer, HostAddress } from '../../../bridge/host-transfer.ts'
import type { RemoteTableState } from '../../../bridge/remote-tables.ts'
import type { RandomBytes } from '../../../bridge/join-code-proof.ts'
import type { Result } from '../../../bridge/result.ts'
import type { GuestEventName } from '../../../bridge/guest-protocol.ts'
import type { Clock } from '../../base/clock.ts'

/** By what a guest comes in for the first time. The fingerprint is a link's: nobody else is spoken to. */
export interface JoinCodeCredentials {
  readonly code: string
  readonly name: string
  readonly fingerprint?: string
}

/** By what it comes back. The token is said to no machine but the one that gave it. */
export interface SessionTokenCredentials {
  readonly token: string
  readonly fingerprint: string
}

export interface DialOptions {
  /** `192.168.1.7:4712`, `[fd00::7]:4712`: the best first, the others when it does not answer. */
  readonly addresses: readonly string[]
  readonly by: JoinCodeCredentials | SessionTokenCredentials
  /** Rules versions of the games that are here. */
  readonly rules: Readonly<Record<string, number>>
  readonly clock: Clock
  readonly randomBytes: RandomBytes
  readonly log: (line: string) => void
  /** The table is offered to this machine, with its file. */
  readonly onOffer?: (offer: TransferOffer) => void
  /** The table is at another machine from now on, and so is the line. */
  readonly onMoved?: (place: HostAddress) => void
  /** Nobody has to answer the first time: it is dialled until somebody does, as after a lost line. */
  readonly patient?: true
}

/** What a guest has once it is in; with `token`, `fingerprint` and `address` it comes back. */
export interface JoinedSession extends SessionTokenCredentials {
  /** The address that answered. */
  readonly address: string
  readonly party: string
  /** The host's name of the table: every call names it. */
  readonly table: string
  readonly game: string
  /** What the host calls its machine. */
  readonly host: string
}

/** The value of an event is whatever the host sent: it has yet to be checked. */
export type UncheckedGuestEvents = Readonly<Record<GuestEventName, unknown>>

/** A line to another machine's table. It keeps itself: lost, it is dialled again by the token. */
export interface ReconnectingHostConnection {
  /**
   * How coming in for the first time went. `lan.refused.unreachable`, `.code`, `.busy {seconds}`, `.version {who}`, `.fingerprint`,
   * `.forged`, `.between`, `.removed`, or why the table itself refuses. After a refusal nothing is dialled any more.
   */
  readonly entered: Promise<Result<JoinedSession>>
  /**
   * `table.*` and `hand.*` calls. `lan.refused.unreachable` while the line is lost; `lan.refused.silent`: the host does not answer in
   * time. The value of an answer is whatever the host sent: it has yet to be checked. Never rejects.
   */
  call(name: GuestCallName, arg: unknown): Promise<Result<unknown>>
  on(event: GuestEventName, listener: (value: unknown) => void): () => void
  onState(listener: (state: RemoteTableState['state'], why?: Message) => void): () => void
  /** Ends the line; the token stays good. */
  close(): void
}
