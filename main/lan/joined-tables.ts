/**
 * Joins tables of other machines and reconnects to them. A joined table has a local id, which is also the id of its stored seat.
 * The token is on disk before clients are told that they joined, and is used after every restart, until it is deleted here or at
 * the host.
 */
import type { RejoinableTable, RemoteTableConnectionState } from '../../bridge/remote-tables.ts'
import { REMOTE_TABLE_ID_PREFIX } from '../../bridge/remote-tables.ts'
import type { TransferPayloadOffer, HostedTableEndpoint } from '../../bridge/host-transfer.ts'
import { parseJoinCode } from '../../bridge/join-code-proof.ts'
import type { LocalAppApi } from '../../bridge/calls.ts'
import type { TableRef } from '../../bridge/refs.ts'
import type { Result } from '../../bridge/result.ts'
import type { AnyGame, Message } from '../../engine/core/contract/game.ts'
import { loadGame } from '../../engine/index.ts'
import type { SharedDeps } from '../shared-deps.ts'
import { ok, reject } from '../base/result.ts'
import { createErrorBoundary } from '../resilience/error-boundary.ts'
import type { ClientTableSubscriptions } from '../tables/table-client.ts'
import type { LeavableTableDirectory } from '../tables/table-connection.ts'
import type { RemoteTable } from './guest/remote-table.ts'
import type { RemoteTables } from './guest/remote-tables.ts'
import type {
  JoinedSession,
  ReconnectingHostConnectionDeps,
  ReconnectingHostConnection,
} from './guest/reconnecting-host-connection.ts'
import type { RejoinRecord, RejoinRecordsFile } from './rejoin-records-file.ts'
import { formatHostAndPort } from './network-addresses.ts'
import { parseJoinLinkOrAddress } from './join-link.ts'
import { rulesVersionsOf } from './rules-versions.ts'

type JoinTableArg = Parameters<LocalAppApi['join']>[0]

/** Dependencies of `JoinedTables`: how to connect to a host, the stored seats, the open remote tables, and callbacks. */
export interface JoinedTablesDeps {
  readonly environment: Pick<SharedDeps, 'catalogue' | 'clock' | 'randomBytes' | 'log'>
  readonly dial: (start: ReconnectingHostConnectionDeps) => ReconnectingHostConnection
  readonly seatsFile: RejoinRecordsFile
  readonly tables: RemoteTables
  /** @returns the announced addresses of a host with that fingerprint: it may have moved */
  readonly nearbyAddresses: (fingerprint: string) => readonly string[]
  /** The host of a joined table offers it to this machine. */
  readonly onTransferOffered: (seat: string, offer: TransferPayloadOffer) => void
  /** Reports the state of a connection. */
  readonly onStateChanged: (joined: RemoteTableConnectionState) => void
}

/**
 * The tables of other machines that this machine has joined. The class joins, reconnects to and leaves such tables,
 * and stores the seats of this machine at them.
 */
export class JoinedTables implements LeavableTableDirectory {
  readonly #deps: JoinedTablesDeps
  /** Open or reconnecting connections, by seat id. */
  readonly #connections = new Map<string, ReconnectingHostConnection>()
  /** New addresses of tables that moved while connected. */
  readonly #movedTo = new Map<string, HostedTableEndpoint>()

  constructor(start: JoinedTablesDeps) {
    this.#deps = start
  }

  readonly handlers: Pick<LocalAppApi, 'join' | 'seatsElsewhere' | 'rejoin' | 'forget'> = {
    join: (call) => this.#join(call),
    seatsElsewhere: async () => ok((await this.#deps.seatsFile.all()).map(toRemoteSeat)),
    rejoin: ({ seat }) => this.#rejoin(seat),
    forget: async ({ seat }) => {
      this.#end(seat)
      await this.#forgetSeat(seat)
      return ok(null)
    },
  }

  at(table: string): RemoteTable | undefined {
    return this.#deps.tables.at(table)
  }

  /** A client of this process leaves a table. Without clients its connection ends, and its seat stays kept. Never refused. */
  leave(table: string, viewer: ClientTableSubscriptions): Promise<Result<null>> {
    viewer.leave(table)
    if (this.at(table)?.isWatched === false) this.#end(seatIdOfTable(table))
    return Promise.resolve(ok(null))
  }

  /** Closes a table for good and shows the reason to its people. Its seat is kept. */
  endTable(seat: string, why: Message): void {
    this.#onState(seat, 'over', why)
  }

  closeAll(): void {
    for (const seat of [...this.#connections.keys()]) this.#end(seat)
  }

  /** @returns the connection of a seat, or undefined */
  connectionOf(seat: string): ReconnectingHostConnection | undefined {
    return this.#connections.get(seat)
  }

  async seatRecordOf(seat: string): Promise<RejoinRecord | undefined> {
    return (await this.#deps.seatsFile.all()).find((each) => each.seat === seat)
  }

  /**
   * Stores a seat of the local people at a table that was theirs before a host transfer.
   * @param follow connect at once, and wait for the host @returns the local id of the table
   * @throws the system's error when the disk refuses
   */
  async addSeat(seat: RejoinRecord, follow: boolean): Promise<string> {
    await this.#deps.seatsFile.save(seat)
    const { token, fingerprint, addresses, table } = seat
    const game = follow ? await this.#loadGame(seat.game) : undefined
    if (game !== undefined && !this.#connections.has(seat.seat)) {
      const line = this.#dial(seat.seat, { addresses, credentials: { token, fingerprint }, retryFirstTime: true })
      this.#deps.tables.open(tableIdOfSeat(seat.seat), line, { table, game })
      line.onState((state, why) => this.#onState(seat.seat, state, why))
    }
    return tableIdOfSeat(seat.seat)
  }

  /** This machine now owns a table at which it had a seat. */
  async onTransferredHere(seat: string): Promise<void> {
    this.#end(seat)
    await this.#forgetSeat(seat)
  }

  async #join({ address, code: typed, name }: JoinTableArg): Promise<Result<TableRef>> {
    const way = parseJoinLinkOrAddress(address)
    if ('wrong' in way) return reject(way.wrong)
    const code = way.code ?? parseJoinCode(typed ?? '')
    if (code === undefined) return reject('lan.refused.code')
    const by = { code, name, ...(way.fingerprint !== undefined && { fingerprint: way.fingerprint }) }
    return this.#connect(this.#newSeatId(), way.addresses, by, name)
  }

  async #rejoin(seat: string): Promise<Result<TableRef>> {
    if (this.#connections.has(seat)) return ok({ table: tableIdOfSeat(seat) })
    const kept = (await this.#deps.seatsFile.all()).find((each) => each.seat === seat)
    if (kept === undefined) return reject('lan.refused.removed')
    const { token, fingerprint, name } = kept
    const addresses = [...new Set([...kept.addresses, ...this.#deps.nearbyAddresses(fingerprint)])]
    const entered = await this.#connect(seat, addresses, { token, fingerprint }, name)
    if (!entered.ok && isFinalReason(entered.reason)) await this.#forgetSeat(seat)
    return entered
  }

  async #connect(
    seat: string,
    addresses: readonly string[],
    by: ReconnectingHostConnectionDeps['credentials'],
    name: string,
  ): Promise<Result<TableRef>> {
    const { tables } = this.#deps
    const line = this.#dial(seat, { addresses, credentials: by })
    const entered = await line.joined
    const game = entered.ok ? await this.#loadGame(entered.value.game) : undefined
    // The player may have left meanwhile, or joined twice.
    if (this.#connections.get(seat) !== line) {
      line.close()
      return reject('lan.refused.unreachable')
    }
    const kept =
      entered.ok && game !== undefined
        ? await this.#saveSeat(seatRecordFrom(seat, entered.value, addresses, name))
        : entered
    if (!entered.ok || !kept.ok || game === undefined) {
      this.#end(seat)
      return kept.ok ? reject('lan.refused.form') : kept
    }
    tables.open(tableIdOfSeat(seat), line, { table: entered.value.table, game })
    line.onState((state, why) => this.#onState(seat, state, why))
    const gone = this.#movedTo.get(seat)
    if (gone !== undefined) await this.#onMoved(seat, gone)
    return ok({ table: tableIdOfSeat(seat) })
  }

  /** @returns the rules of a game, or undefined if this Samsara cannot play it */
  #loadGame(game: string): Promise<AnyGame | undefined> {
    return loadGame(game, this.#deps.environment.catalogue).catch(() => undefined)
  }

  #dial(
    seat: string,
    how: Pick<ReconnectingHostConnectionDeps, 'addresses' | 'credentials' | 'retryFirstTime'>,
  ): ReconnectingHostConnection {
    const { environment, dial, onTransferOffered } = this.#deps
    const { catalogue, clock, randomBytes, log } = environment
    const { guard } = createErrorBoundary('lan joining', log)
    const line = dial({
      ...how,
      rules: rulesVersionsOf(catalogue),
      clock,
      randomBytes,
      log,
      onOffer: (offer) => {
        // An offer is accepted only after the consent of the local people.
        if (this.#deps.tables.at(tableIdOfSeat(seat))?.transferConsent.consumeConsent() === true)
          onTransferOffered(seat, offer)
      },
      onMoved: (place) => {
        this.#movedTo.set(seat, place)
        guard(() => this.#onMoved(seat, place))()
      },
    })
    this.#connections.set(seat, line)
    return line
  }

  /** The table has moved to another machine: stores the new address. */
  async #onMoved(seat: string, { addresses, port, fingerprint, table }: HostedTableEndpoint): Promise<void> {
    this.#deps.tables.at(tableIdOfSeat(seat))?.setHostTableId(table)
    const kept = await this.seatRecordOf(seat)
    const ways = addresses.map((address) => formatHostAndPort(address, port)).slice(0, 8)
    if (kept !== undefined) await this.#saveSeat({ ...kept, addresses: ways, fingerprint, table })
  }

  async #saveSeat(seat: RejoinRecord): Promise<Result<null>> {
    try {
      await this.#deps.seatsFile.save(seat)
      return ok(null)
    } catch {
      // Without a stored token the guest could not reconnect, so joining is refused.
      return reject('save.refused.write')
    }
  }

  #onState(seat: string, state: RemoteTableConnectionState['state'], why?: Message): void {
    this.#deps.onStateChanged({ table: tableIdOfSeat(seat), state, ...(why && { why }) })
    if (state !== 'over') return
    this.#end(seat)
    if (why !== undefined && isFinalReason(why)) void this.#forgetSeat(seat)
  }

  async #forgetSeat(seat: string): Promise<void> {
    await this.#deps.seatsFile.remove(seat).catch(() => undefined)
  }

  #end(seat: string): void {
    this.#deps.tables.remove(tableIdOfSeat(seat))
    const line = this.#connections.get(seat)
    this.#connections.delete(seat)
    this.#movedTo.delete(seat)
    line?.close()
  }

  #newSeatId(): string {
    return Buffer.from(this.#deps.environment.randomBytes(8)).toString('hex')
  }
}

/** Reasons after which a token is invalid: the guest has left or was removed. */
const FINAL_REASONS: readonly string[] = [
  'lan.refused.removed',
  'table.parted.removed',
  'table.parted.left',
  'table.parted.full',
]

function isFinalReason(why: Message): boolean {
  return FINAL_REASONS.includes(why.id)
}

const tableIdOfSeat = (seat: string): string => `${REMOTE_TABLE_ID_PREFIX}${seat}`
const seatIdOfTable = (table: string): string => table.slice(REMOTE_TABLE_ID_PREFIX.length)

function seatRecordFrom(seat: string, came: JoinedSession, addresses: readonly string[], name: string): RejoinRecord {
  const { table, token, fingerprint, address, game, host } = came
  const others = addresses.filter((each) => each !== address)
  return { seat, table, token, fingerprint, addresses: [address, ...others].slice(0, 8), game, host, name }
}

function toRemoteSeat({ seat, game, host, name, addresses: [address = ''] }: RejoinRecord): RejoinableTable {
  return { seat, game, host, name, address }
}
