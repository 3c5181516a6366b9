/**
 * Tables that this machine hosts on its networks. Only its own window starts and stops hosting. Each table has its own port, on
 * the chosen networks only, and follows network changes. A table that was hosted when Samsara ended is hosted again once it is
 * opened, with the same codes and port, so its guests reconnect by themselves.
 */
import type { Message } from '../../engine/core/contract/game.ts'
import type { LocalAppApi } from '../../bridge/calls.ts'
import type { TableHostingInput, HostingStatus } from '../../bridge/hosting.ts'
import type { Result } from '../../bridge/result.ts'
import type { SharedDeps } from '../shared-deps.ts'
import { createSerialQueue } from '../base/serial-queue.ts'
import { ok, reject, hostMessage } from '../base/result.ts'
import type { SaveLibrary } from '../saves/save-library.ts'
import type { HostingTerms as TermsOfGuests } from '../tables/open-table-record.ts'
import type { OpenTable } from '../tables/open-table.ts'
import type { OpenTables } from '../tables/open-tables.ts'
import type { SendEvent } from '../tables/table-client.ts'
import { watchNetworks, type LocalNetwork } from './network-addresses.ts'
import type { AnnounceTableFunction } from './table-announcer.ts'
import type { HostedTableEndpoint } from '../../bridge/host-transfer.ts'
import type { TableGatewayForLanGuests } from './handover/guest-router.ts'
import type { TlsCertificate } from './tls-certificate.ts'
import type { HostedTableServer, HostedTableServerDeps } from './host/hosted-table-server.ts'
import { hostingStatusOf } from './hosting-status.ts'
import {
  writeTableHostingRecord,
  createInitialHostingRecord,
  readHostingRecordOfSave,
  type HostingRecord,
} from './hosting-record.ts'
import { rulesVersionsOf } from './rules-versions.ts'
import { hostingTermsOf } from './hosting-terms.ts'
import { DEFAULT_LAN_PORT } from './typed-address.ts'

/** Dependencies of `HostedTables`: open tables and their guests, networks, the certificate, and how to host and announce. */
export interface HostedTablesDeps {
  readonly environment: Pick<SharedDeps, 'catalogue' | 'clock' | 'randomBytes' | 'log'>
  readonly library: Pick<SaveLibrary, 'sidecar'>
  readonly tables: Pick<OpenTables, 'at'>
  /** Absolute path of the built renderer. */
  readonly root: string
  /** Name of this machine for others. */
  readonly label: string
  /** The networks of this machine, best first. */
  readonly networks: () => readonly LocalNetwork[]
  /** Resolves once `networks` knows the outbound addresses of this machine. Absent: it knows them already. Never rejects. */
  readonly findOutboundAddresses?: () => Promise<void>
  readonly openHostedTableServer: (start: HostedTableServerDeps) => Promise<HostedTableServer>
  /** The guests of a table, wherever it is. */
  readonly guestsOf: (table: string) => TableGatewayForLanGuests
  /** The certificate of this profile. @throws the system's error */
  readonly certificate: () => Promise<TlsCertificate>
  /** Absent: tables are not announced. @param failed gets the system's error code if announcing fails */
  readonly announce?: (label: string, fingerprint: string, failed: (code: string) => void) => AnnounceTableFunction
  readonly broadcast: SendEvent
}

/** A hosted table. */
interface ActiveHosting {
  readonly host: HostedTableServer
  readonly certificate: TlsCertificate
  readonly stopFollowing: () => void
  record: HostingRecord
  /** Why it is not announced. */
  announceError?: Message
}

type HostingChange = Omit<TableHostingInput, 'table'>

/** Starts, changes and stops the hosting of tables of this machine, and knows the status of each. */
export class HostedTables {
  readonly #deps: HostedTablesDeps
  readonly #hosted = new Map<string, ActiveHosting>()
  #defaultHosting: HostingChange | undefined
  /** Serialises starting and stopping. */
  readonly #runExclusive = createSerialQueue()

  constructor(start: HostedTablesDeps) {
    this.#deps = start
  }

  readonly handlers: Pick<LocalAppApi, 'host' | 'lock' | 'stopHosting' | 'hosting'> = {
    host: ({ table, ...terms }) => this.host(table, terms),
    lock: ({ table, locked }) => this.#runExclusive(() => this.#lock(table, locked)),
    stopHosting: ({ table }) => this.#runExclusive(() => this.#stop(table)),
    hosting: ({ table }) => Promise.resolve(ok(this.statusOf(table) ?? null)),
  }

  /** @returns the hosting status of a table, or undefined */
  statusOf(table: string): HostingStatus | undefined {
    const hosted = this.#hosted.get(table)
    return hosted && this.#deps.tables.at(table) && hostingStatusOf(table, hosted, this.#deps.networks())
  }

  /** Starts to host a table, or changes its terms. */
  host(table: string, terms: HostingChange): Promise<Result<HostingStatus>> {
    return this.#runExclusive(async () => {
      const open = this.#deps.tables.at(table)
      if (open === undefined) return reject('table.refused.unknown')
      if (open.table.practice) return reject('hosting.refused.practice')
      if (open.hostTransfer.isInProgress) return reject('hosting.refused.handing')
      const hosted = this.#hosted.get(table)
      const before = hosted?.record ?? (await this.#loadRecord(table))
      const kept = { ...applyChange(before, terms), hosted: true }
      if (this.#chosenAddresses(kept).length === 0) return reject('hosting.refused.networks')
      return hosted === undefined ? this.#start(open, kept) : this.#change(open, hosted, kept)
    })
  }

  /** Hosts every table that is opened from now on. */
  hostAll(terms: HostingChange): void {
    this.#defaultHosting = terms
  }

  /** Hosts an opened table again if it was hosted when Samsara ended. Never refuses; if it fails, the table is not hosted. */
  async onTableOpened(table: string): Promise<void> {
    if (this.#defaultHosting !== undefined) {
      await this.host(table, this.#defaultHosting)
      return
    }
    await this.#runExclusive(async () => {
      const open = this.#deps.tables.at(table)
      if (open === undefined || this.#hosted.has(table)) return
      const kept = await readHostingRecordOfSave(this.#deps.library.sidecar(table, 'hosting'))
      if (kept?.hosted === true) await this.#start(open, kept)
    })
  }

  /** Disconnects all guests with a goodbye; they reconnect once their table is opened again. */
  closeAll(): Promise<void> {
    return this.#runExclusive(async () => {
      const all = [...this.#hosted.values()]
      this.#hosted.clear()
      await Promise.all(all.map((hosted) => this.#close(hosted)))
    })
  }

  /**
   * Opens the port of a table that is not open here, so that guests are told why: it is not here yet, or was transferred.
   * @throws if there is no network or no port
   */
  openPort(table: string, kept: HostingRecord): Promise<HostedTableEndpoint> {
    return this.#runExclusive(async () => {
      const { host, certificate } = this.#hosted.get(table) ?? (await this.#openHost(table, kept))
      const { port, addresses } = host
      if (addresses.length === 0) throw new Error('no network')
      return { addresses: addresses.slice(0, 16), port, fingerprint: certificate.fingerprint, table }
    })
  }

  /** The table of an open port is open now: its guests may join, on these terms. */
  admitGuests(table: string, terms: TermsOfGuests): Promise<void> {
    return this.#runExclusive(async () => {
      const open = this.#deps.tables.at(table)
      const hosted = this.#hosted.get(table)
      if (open === undefined || hosted === undefined) return
      hosted.record = { ...hosted.record, ...terms }
      await this.#admitGuests(open, hosted)
    })
  }

  /** A table was transferred: the window no longer shows it as hosted; its port stays open for returning guests. */
  onTransferredAway(table: string): void {
    this.#deps.broadcast('hosting', { table, hosting: null })
  }

  /** Closes the port of a table that no guest looks for any more. */
  closePort(table: string): Promise<void> {
    return this.#runExclusive(async () => {
      const hosted = this.#hosted.get(table)
      this.#hosted.delete(table)
      if (hosted !== undefined) await this.#close(hosted)
    })
  }

  async #start(open: OpenTable, kept: HostingRecord): Promise<Result<HostingStatus>> {
    try {
      return await this.#admitGuests(open, await this.#openHost(open.id, kept))
    } catch {
      return reject('hosting.refused.port')
    }
  }

  async #admitGuests(open: OpenTable, hosted: ActiveHosting): Promise<Result<HostingStatus>> {
    await open.people.setHosting(hostingTermsOf(hosted.record))
    await this.#saveRecord(open.id, hosted.record)
    return this.#publishStatus(open.id, hosted)
  }

  /** @throws if no port is available */
  async #openHost(id: string, kept: HostingRecord): Promise<ActiveHosting> {
    const { environment, root, label, openHostedTableServer, announce, guestsOf, findOutboundAddresses } = this.#deps
    const { catalogue, clock, randomBytes, log } = environment
    /** Announcing may fail before the table is hosted, or later. */
    const announcing: { announceError?: Message } = {}
    const failed = (code: string): void => {
      announcing.announceError ??= hostMessage('hosting.silent', { code })
      this.#onAnnounceFailed(id, announcing.announceError)
    }
    const certificate = await this.#deps.certificate()
    await findOutboundAddresses?.()
    const host = await openHostedTableServer({
      guests: () => guestsOf(id),
      table: id,
      root,
      label,
      clock,
      randomBytes,
      log,
      port: kept.port === 0 ? DEFAULT_LAN_PORT : kept.port,
      addresses: this.#chosenAddresses(kept),
      rules: rulesVersionsOf(catalogue),
      secrets: { certificate, codes: kept.codes },
      ...(announce && { announce: announce(label, certificate.fingerprint, failed) }),
    })
    const stopFollowing = watchNetworks(clock, () => void this.#onNetworksChanged(id), this.#deps.networks)
    const hosted: ActiveHosting = {
      host,
      certificate,
      stopFollowing,
      record: { ...kept, port: host.port },
      ...announcing,
    }
    this.#hosted.set(id, hosted)
    return hosted
  }

  async #change(open: OpenTable, hosted: ActiveHosting, kept: HostingRecord): Promise<Result<HostingStatus>> {
    hosted.record = kept
    await hosted.host.setAddresses(this.#chosenAddresses(kept))
    await open.people.setHosting(hostingTermsOf(kept))
    await this.#saveRecord(open.id, kept)
    return this.#publishStatus(open.id, hosted)
  }

  /** Locks or unlocks joining for people without a seat, until hosting stops. Pending requests keep their terms. */
  async #lock(table: string, locked: boolean): Promise<Result<null>> {
    const hosted = this.#hosted.get(table)
    const open = this.#deps.tables.at(table)
    if (hosted === undefined || open === undefined) return reject('table.refused.unknown')
    if (open.hostTransfer.isInProgress) return reject('hosting.refused.handing')
    hosted.record = withLock(hosted.record, locked)
    await open.people.setHosting(hostingTermsOf(hosted.record))
    await this.#saveRecord(table, hosted.record)
    return ok(null)
  }

  async #stop(table: string): Promise<Result<null>> {
    const hosted = this.#hosted.get(table)
    const open = this.#deps.tables.at(table)
    // Guests of a transferred table are redirected.
    if (hosted === undefined || open === undefined) return ok(null)
    if (open.hostTransfer.isInProgress) return reject('hosting.refused.handing')
    this.#hosted.delete(table)
    await this.#saveRecord(table, { ...withLock(hosted.record, false), hosted: false })
    await this.#close(hosted)
    await open.people.setHosting(undefined)
    this.#deps.broadcast('hosting', { table, hosting: null })
    return ok(null)
  }

  async #close({ host, stopFollowing }: ActiveHosting): Promise<void> {
    stopFollowing()
    await host.close(HOST_GOODBYE)
  }

  /** Handles a change of the networks. */
  #onNetworksChanged(table: string): Promise<void> {
    return this.#runExclusive(async () => {
      const hosted = this.#hosted.get(table)
      if (hosted === undefined) return
      await hosted.host.setAddresses(this.#chosenAddresses(hosted.record))
      if (this.#deps.tables.at(table) !== undefined) this.#publishStatus(table, hosted)
    })
  }

  /** Other machines do not discover the table; codes and addresses still work. */
  #onAnnounceFailed(table: string, why: Message): void {
    const hosted = this.#hosted.get(table)
    if (hosted === undefined || hosted.announceError !== undefined) return
    hosted.announceError = why
    this.#publishStatus(table, hosted)
  }

  #publishStatus(table: string, hosted: ActiveHosting): Result<HostingStatus> {
    const hosting = hostingStatusOf(table, hosted, this.#deps.networks())
    this.#deps.broadcast('hosting', { table, hosting })
    return ok(hosting)
  }

  /** @returns own addresses in the chosen networks */
  #chosenAddresses({ networks }: HostingRecord): readonly string[] {
    return this.#deps
      .networks()
      .filter(({ name }) => networks?.includes(name) ?? true)
      .flatMap(({ addresses }) => addresses)
  }

  async #loadRecord(table: string): Promise<HostingRecord> {
    return (
      (await readHostingRecordOfSave(this.#deps.library.sidecar(table, 'hosting'))) ??
      createInitialHostingRecord(this.#deps.environment.randomBytes)
    )
  }

  /** A refused write does not stop the game; the table is only not hosted again after a restart. */
  async #saveRecord(table: string, kept: HostingRecord): Promise<void> {
    try {
      await writeTableHostingRecord(this.#deps.library.sidecar(table, 'hosting'), kept)
    } catch {
      this.#deps.environment.log('how a table is hosted could not be kept')
    }
  }
}

const HOST_GOODBYE: Message = hostMessage('lan.over.goodbye')

/** Terms that the change does not contain stay the same. */
function applyChange(before: HostingRecord, { clock, ...terms }: HostingChange): HostingRecord {
  const { clock: since, ...rest } = { ...before, ...terms }
  const now = clock ?? since ?? 0
  return now === 0 ? rest : { ...rest, clock: now }
}

function withLock({ locked: _, ...kept }: HostingRecord, locked: boolean): HostingRecord {
  return locked ? { ...kept, locked } : kept
}
