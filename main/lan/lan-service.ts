/** LAN service: hosted tables, joined tables and discovered tables of this machine. The network itself is injected. */
import { join } from 'node:path'
import type { LocalAppApi } from '../../bridge/calls.ts'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { TransferPayloadOffer } from '../../bridge/host-transfer.ts'
import type { HOSTING_CALL_DEFINITIONS } from '../../bridge/hosting.ts'
import type { DISCOVERY_AND_JOIN_CALLS } from '../../bridge/remote-tables.ts'
import { shortFingerprintOf } from '../../bridge/join-code-proof.ts'
import type { SharedDeps } from '../shared-deps.ts'
import { ok } from '../base/result.ts'
import { createErrorBoundary } from '../resilience/error-boundary.ts'
import type { SaveLibrary } from '../saves/save-library.ts'
import { RemoteTables } from './guest/remote-tables.ts'
import { createHostControlHandlers } from '../tables/host-handlers.ts'
import type { OpenTables } from '../tables/open-tables.ts'
import type { SendEvent } from '../tables/table-client.ts'
import type { LocalNetwork } from './network-addresses.ts'
import { loadOrCreateCertificate, type TlsCertificate } from './tls-certificate.ts'
import type {
  ReconnectingHostConnectionDeps,
  ReconnectingHostConnection,
} from './guest/reconnecting-host-connection.ts'
import { OutgoingTransferCoordinator } from './handover/outgoing-transfers.ts'
import { IncomingTransferStore } from './handover/incoming-transfer-files.ts'
import { IncomingTransfers } from './handover/incoming-transfers.ts'
import { LocalAndRemoteTableDirectory } from './local-and-remote-table-directory.ts'
import type { HostedTableServer, HostedTableServerDeps } from './host/hosted-table-server.ts'
import { HostedTables, type HostedTablesDeps } from './hosted-tables.ts'
import type { PendingJoinLink } from './pending-links.ts'
import { JoinedTables } from './joined-tables.ts'
import { RejoinRecordsFile } from './rejoin-records-file.ts'
import { NearbyTableSearch, type BrowseTables } from './nearby-table-search.ts'

/**
 * The access to the network of this machine that the LAN service uses. It is injected, so that tests need no network.
 */
export interface LanPlatform {
  /** Absolute path of the built renderer, which is served to guests' browsers. */
  readonly root: string
  /** Name of this machine for others. */
  readonly label: string
  /** The networks of this machine, best first. */
  readonly networks: () => readonly LocalNetwork[]
  /** Resolves once `networks` knows the outbound addresses of this machine. Absent: it knows them already. Never rejects. */
  readonly findOutboundAddresses?: () => Promise<void>
  readonly openHostedTableServer: (start: HostedTableServerDeps) => Promise<HostedTableServer>
  readonly dial: (start: ReconnectingHostConnectionDeps) => ReconnectingHostConnection
  /** Absent: tables are not announced. */
  readonly announce?: NonNullable<HostedTablesDeps['announce']>
  /** Absent: tables are found by a typed address only. */
  readonly browse?: BrowseTables
}

/** Dependencies of `LanService`: network access, the profile folder (`profile`), the saves, and this host's open tables. */
export interface LanServiceDeps {
  readonly platform: LanPlatform
  readonly environment: SharedDeps
  readonly profile: string
  /** Whether this process may write to the profile. */
  readonly mayWrite: () => Promise<boolean>
  readonly library: SaveLibrary
  readonly tables: OpenTables
  readonly pendingLinks: PendingJoinLink
  readonly broadcast: SendEvent
}

/**
 * The part of the LAN service that one connected client may use. `appHandlers`: the handlers of its calls about hosting,
 * finding and joining tables. `close` ends its search for nearby tables.
 */
export interface ClientLanAccess {
  readonly appHandlers: Pick<LocalAppApi, keyof typeof HOSTING_CALL_DEFINITIONS | keyof typeof DISCOVERY_AND_JOIN_CALLS>
  /** @returns the list with the new host on the saves of transferred tables */
  markTransferredInList(cards: readonly SaveListEntry[]): readonly SaveListEntry[]
  close(): void
}

/** Creates and connects the parts of LAN play: hosting, joining, discovery and host transfers. */
export class LanService {
  readonly hostedTables: HostedTables
  readonly outgoingTransfers: OutgoingTransferCoordinator
  /** The tables of this host and of other hosts. */
  readonly allTables: LocalAndRemoteTableDirectory
  readonly #incomingTransfers: IncomingTransfers
  readonly #joinedTables: JoinedTables
  readonly #discovery: NearbyTableSearch
  readonly #deps: LanServiceDeps
  #certificate: Promise<TlsCertificate> | undefined
  /** The short fingerprint, once a table has been hosted. */
  #fingerprint: string | undefined

  constructor(start: LanServiceDeps) {
    const { platform, environment, profile, mayWrite, library, tables, broadcast } = start
    const { dial, browse, ...network } = platform
    const { log } = environment
    this.#deps = start
    this.#discovery = new NearbyTableSearch(browse ?? (() => () => undefined), () => this.#fingerprint)
    const shared = { hostedTables: () => this.hostedTables, joinedTables: () => this.#joinedTables, broadcast }
    this.outgoingTransfers = new OutgoingTransferCoordinator({
      ...shared,
      environment,
      library,
      tables,
      label: network.label,
    })
    this.#incomingTransfers = new IncomingTransfers({
      ...shared,
      environment,
      library,
      tables,
      dial,
      files: new IncomingTransferStore({ folder: join(profile, 'not-begun'), mayWrite }),
    })
    this.hostedTables = new HostedTables({
      ...network,
      guestsOf: (table) => this.outgoingTransfers.routerOf(table),
      environment,
      library,
      tables,
      broadcast,
      certificate: () => this.#ownCertificate(),
    })
    this.#joinedTables = new JoinedTables({
      environment,
      dial,
      tables: new RemoteTables(environment),
      seatsFile: new RejoinRecordsFile({ file: join(profile, 'seats-elsewhere.json'), mayWrite, log }),
      nearbyAddresses: (fingerprint) => this.#discovery.addressesOf(shortFingerprintOf(fingerprint)),
      onTransferOffered: createErrorBoundary('lan hand-over', log).guard((seat: string, offer: TransferPayloadOffer) =>
        this.#incomingTransfers.accept(seat, offer),
      ),
      onStateChanged: (joined) => broadcast('joined', joined),
    })
    this.allTables = new LocalAndRemoteTableDirectory({ local: tables, remote: this.#joinedTables })
  }

  /** Resumes transfers that were in progress when Samsara ended. */
  async resumeTransfers(): Promise<void> {
    await this.outgoingTransfers.handedOverTables.restore()
    await this.#incomingTransfers.resume()
  }

  connect(send: SendEvent): ClientLanAccess {
    const { tables, pendingLinks } = this.#deps
    const looking = this.#discovery
    return {
      appHandlers: {
        ...this.hostedTables.handlers,
        ...createHostControlHandlers(tables),
        ...this.#joinedTables.handlers,
        handTable: ({ table, party }) => this.outgoingTransfers.proposeTransfer(table, party),
        look: () => Promise.resolve(ok(looking.subscribe(send))),
        stopLooking() {
          looking.unsubscribe(send)
          return Promise.resolve(ok(null))
        },
        invitation: () => Promise.resolve(ok(pendingLinks.takeLast() ?? null)),
      },
      markTransferredInList: (cards) => this.outgoingTransfers.handedOverTables.markTransferredInList(cards),
      close() {
        looking.unsubscribe(send)
      },
    }
  }

  /** Disconnects from guests and hosts with a goodbye. */
  async close(): Promise<void> {
    this.#discovery.close()
    this.#incomingTransfers.close()
    this.#joinedTables.closeAll()
    await this.hostedTables.closeAll()
  }

  /** Loaded once, at first use. */
  async #ownCertificate(): Promise<TlsCertificate> {
    const { profile, environment } = this.#deps
    this.#certificate ??= loadOrCreateCertificate(join(profile, 'certificate.pem'), environment)
    const certificate = await this.#certificate
    this.#fingerprint = shortFingerprintOf(certificate.fingerprint)
    return certificate
  }
}
