/** Types of hosting a table on the network: its addresses, secrets and services, and its handle. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { RandomBytesFunction } from '../../../bridge/join-code-proof.ts'
import type { Clock } from '../../base/clock.ts'
import type { AnnounceTableFunction } from '../table-announcer.ts'
import type { TlsCertificate } from '../tls-certificate.ts'
import type { TableGatewayForLanGuests } from '../handover/guest-router.ts'

/** The secrets of a hosted table, which authenticate the host to its guests and the guests to the host. */
export interface HostedTableServerSecrets {
  readonly certificate: TlsCertificate
  /** Codes from `generateJoinCode`, without dashes: one for apps, another for browser pages. */
  readonly codes: { readonly app: string; readonly browser: string }
}

/** The table to host on the network, with its port, addresses and secrets, and the services that hosting uses. */
export interface HostedTableServerDeps {
  /** The guests of the hosted table in its current state. */
  readonly guests: () => TableGatewayForLanGuests
  /** Id of the table in the calls of guests. */
  readonly table: string
  /** Absolute path of the built renderer. */
  readonly root: string
  /** The preferred port; the next ones are tried when it is in use. 0: any. */
  readonly port: number
  /** Own addresses to listen on, without brackets. */
  readonly addresses: readonly string[]
  readonly secrets: HostedTableServerSecrets
  /** Rules versions of this machine's games. */
  readonly rules: Readonly<Record<string, number>>
  /** Name of this machine for others. */
  readonly label: string
  readonly clock: Clock
  readonly randomBytes: RandomBytesFunction
  readonly log: (line: string) => void
  /** Announces the table on the network. Absent: it is not announced. */
  readonly announce?: AnnounceTableFunction
}

/**
 * The running server of one table that is hosted on the network. It tells the TCP port and the addresses on which it
 * listens; its functions change the addresses, and close the server.
 */
export interface HostedTableServer {
  readonly port: number
  /** Whether the preferred port was in use. */
  readonly isOnOtherPort: boolean
  /** Addresses that it listens on now. */
  readonly addresses: readonly string[]
  /** Changes the addresses after a change of the networks or of their selection; connections over remaining addresses stay. */
  setAddresses(addresses: readonly string[]): Promise<void>
  /**
   * Disconnects all guests with the reason and stops listening. After `lan.over.goodbye` they reconnect when it opens again, else
   * not.
   */
  close(why: Message): Promise<void>
}
