/** Types of a connection to another machine's table: its addresses, credentials and services, and its handle. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { GuestCallName } from '../../../bridge/calls.ts'
import type { TransferPayloadOffer, HostedTableEndpoint } from '../../../bridge/host-transfer.ts'
import type { RemoteTableConnectionState } from '../../../bridge/remote-tables.ts'
import type { RandomBytesFunction } from '../../../bridge/join-code-proof.ts'
import type { Result } from '../../../bridge/result.ts'
import type { GuestEventName } from '../../../bridge/guest-protocol.ts'
import type { Clock } from '../../base/clock.ts'

/**
 * Credentials of a guest's first join: the join code and the guest's name. If the guest joins by a link, `fingerprint`
 * is the fingerprint from the link, and the guest accepts only the machine with this fingerprint.
 */
export interface JoinCodeCredentials {
  readonly code: string
  readonly name: string
  readonly fingerprint?: string
}

/**
 * Credentials with which a guest reconnects to a host. `token`: issued by the host. `fingerprint`: of the host's TLS
 * certificate; the token is sent only to the machine with this fingerprint.
 */
export interface ReconnectCredentials {
  readonly token: string
  readonly fingerprint: string
}

/** The addresses, credentials, services and callbacks of a connection to another machine's table. */
export interface ReconnectingHostConnectionDeps {
  /** `192.168.1.7:4712`, `[fd00::7]:4712`: the best first; the others are fallbacks. */
  readonly addresses: readonly string[]
  readonly credentials: JoinCodeCredentials | ReconnectCredentials
  /** Rules versions of this machine's games. */
  readonly rules: Readonly<Record<string, number>>
  readonly clock: Clock
  readonly randomBytes: RandomBytesFunction
  readonly log: (line: string) => void
  /** The host offers a transfer of the table to this machine. */
  readonly onOffer?: (offer: TransferPayloadOffer) => void
  /** The table and the connection have moved to another machine. */
  readonly onMoved?: (place: HostedTableEndpoint) => void
  /** Keeps dialling until a host answers the first time too, as after a lost connection. */
  readonly retryFirstTime?: true
}

/** The session of an admitted guest. With `token`, `fingerprint` and `address` it can reconnect. */
export interface JoinedSession extends ReconnectCredentials {
  /** The address that answered. */
  readonly address: string
  readonly party: string
  /** Id of the table at its host; every call names it. */
  readonly table: string
  readonly game: string
  /** The host's name of its machine. */
  readonly host: string
}

/** The events that a host sends to guests, by name. The value of each is data that no schema has validated yet. */
export type UncheckedGuestEventPayloads = Readonly<Record<GuestEventName, unknown>>

/**
 * A guest's connection to a table of another machine. When it is lost, it reconnects with the token that the host has
 * issued.
 */
export interface ReconnectingHostConnection {
  /**
   * Result of the first join. `lan.refused.unreachable`, `.code`, `.busy {seconds}`, `.version {who}`, `.fingerprint`, `.forged`,
   * `.between`, `.removed`, or the table's own rejection. After a rejection it does not dial again.
   */
  readonly joined: Promise<Result<JoinedSession>>
  /**
   * Makes `table.*` and `hand.*` calls. `lan.refused.unreachable` while the connection is lost; `lan.refused.silent`: the host
   * does not answer in time. The value is unvalidated data of the host. Never rejects.
   */
  call(name: GuestCallName, arg: unknown): Promise<Result<unknown>>
  on(event: GuestEventName, listener: (value: unknown) => void): () => void
  onState(listener: (state: RemoteTableConnectionState['state'], why?: Message) => void): () => void
  /** Closes the connection; the token stays valid. */
  close(): void
}
