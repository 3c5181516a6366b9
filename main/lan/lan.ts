/**
 * All that this machine has to do with others: the tables that it hosts, those that it has joined, and those that it finds.
 * What touches the network is handed in.
 */
import { join } from 'node:path'
import type { DeskBridge, TableBridge } from '../../bridge/calls.ts'
import type { SaveCard } from '../../bridge/desk.ts'
import type { Offer } from '../../bridge/handing.ts'
import type { HOSTING_CALLS } from '../../bridge/hosting.ts'
import type { LAN_CALLS } from '../../bridge/lan.ts'
import { shortFingerprint } from '../../bridge/proof.ts'
import type { Environment } from '../environment.ts'
import { done } from '../reply.ts'
import { boundary } from '../resilience/boundary.ts'
import type { Library } from '../saves/library.ts'
import { RemoteTableCalls, RemoteTables } from '../tables/remote-tables.ts'
import { createHostHandlers } from '../tables/host-handlers.ts'
import type { OpenTables } from '../tables/open-tables.ts'
import type { SendEvent } from '../tables/table-client.ts'
import type { OwnNetwork } from './addresses.ts'
import { openCertificate, type Certificate } from './certificate.ts'
import type { DialStart, GuestDial } from './guest/start.ts'
import { HandingOver } from './handover/handing-over.ts'
import { TakenFiles } from './handover/taken-files.ts'
import { TakingOver } from './handover/taking-over.ts'
import type { LanHost, LanHostStart } from './host/start.ts'
import { HostedTables, type HostingStart } from './hosting.ts'
import type { Invitations } from './invitations.ts'
import { Joining } from './joining.ts'
import { KeptSeats } from './kept-seats.ts'
import { Looking, type Browse } from './looking.ts'

/** The network of this machine. */
export interface LanParts {
  /** Absolute path of the built renderer, which guests' browsers get. */
  readonly root: string
  /** What this machine is called towards others. */
  readonly label: string
  /** The networks of this machine, best first. */
  readonly networks: () => readonly OwnNetwork[]
  /** Resolves once `networks` knows by which of them this machine reaches others. Absent: it knows. Never rejects. */
  readonly findWayOut?: () => Promise<void>
  readonly openHost: (start: LanHostStart) => Promise<LanHost>
  readonly dial: (start: DialStart) => GuestDial
  /** Absent: nothing is announced. */
  readonly announce?: NonNullable<HostingStart['announce']>
  /** Absent: nobody is found but by a typed address. */
  readonly browse?: Browse
}

export interface LanStart {
  readonly parts: LanParts
  readonly environment: Environment
  readonly profile: string
  /** Whether this process may write there. */
  readonly mayWrite: () => Promise<boolean>
  readonly library: Library
  readonly tables: OpenTables
  readonly invitations: Invitations
  readonly tellAll: SendEvent
}

/** One renderer's part in it. */
export interface LanConnection {
  /** The TableBridge of own tables and, beside it, that of joined ones. */
  beside(own: TableBridge): TableBridge
  readonly desk: Pick<DeskBridge, keyof typeof HOSTING_CALLS | keyof typeof LAN_CALLS>
  /** Saves of tables that were handed over say so. */
  marked(cards: readonly SaveCard[]): readonly SaveCard[]
  /** Leaves a joined table: its line ends when nobody here looks at it any more, and its seat is kept. */
  leave(table: string): void
  close(): void
}

export class Lan {
  readonly hosted: HostedTables
  readonly handing: HandingOver
  readonly #taking: TakingOver
  readonly #joined: RemoteTables
  readonly #joining: Joining
  readonly #looking: Looking
  readonly #start: LanStart
  #certificate: Promise<Certificate> | undefined
  /** In its short form, once a table has been hosted. */
  #fingerprint: string | undefined

  constructor(start: LanStart) {
    const { parts, environment, profile, mayWrite, library, tables, tellAll } = start
    const { log } = environment
    this.#start = start
    this.#joined = new RemoteTables(environment)
    this.#looking = new Looking(parts.browse ?? (() => () => undefined), () => this.#fingerprint)
    const wires = { hosted: () => this.hosted, joining: () => this.#joining, tell: tellAll }
    this.handing = new HandingOver({ ...wires, environment, library, tables, label: parts.label })
    this.#taking = new TakingOver({
      ...wires,
      environment,
      library,
      tables,
      dial: parts.dial,
      files: new TakenFiles({ folder: join(profile, 'not-begun'), mayWrite }),
    })
    this.hosted = new HostedTables({
      ...parts,
      door: (table) => this.handing.door(table),
      environment,
      library,
      tables,
      tell: tellAll,
      certificate: () => this.#ownCertificate(),
    })
    this.#joining = new Joining({
      environment,
      dial: parts.dial,
      tables: this.#joined,
      kept: new KeptSeats({ file: join(profile, 'seats-elsewhere.json'), mayWrite, log }),
      nearby: (fingerprint) => this.#looking.addressesOf(shortFingerprint(fingerprint)),
      offered: boundary('lan hand-over', log).guard((seat: string, offer: Offer) => this.#taking.offered(seat, offer)),
      tell: (joined) => tellAll('joined', joined),
    })
  }

  /** What was on its way from one machine to another when Samsara ended goes on. */
  async open(): Promise<void> {
    await this.handing.handed.open()
    await this.#taking.open()
  }

  connect(send: SendEvent): LanConnection {
    const { tables, invitations } = this.#start
    const calls = new RemoteTableCalls(this.#joined, send)
    const looking = this.#looking
    return {
      beside: (own) => calls.routeByTable(own),
      desk: {
        ...this.hosted.handlers,
        ...createHostHandlers(tables),
        ...this.#joining.handlers,
        handTable: ({ table, party }) => this.handing.hand(table, party),
        look: () => Promise.resolve(done(looking.look(send))),
        stopLooking() {
          looking.stop(send)
          return Promise.resolve(done(null))
        },
        invitation: () => Promise.resolve(done(invitations.take() ?? null)),
      },
      marked: (cards) => this.handing.handed.marked(cards),
      leave: (table) => {
        if (calls.leave(table)) this.#joining.leave(table)
      },
      close() {
        looking.stop(send)
        calls.leaveAll()
      },
    }
  }

  /** Says goodbye to guests and to hosts. */
  async close(): Promise<void> {
    this.#looking.close()
    this.#taking.close()
    this.#joining.closeAll()
    await this.hosted.closeAll()
  }

  /** Made once, when it is needed first. */
  async #ownCertificate(): Promise<Certificate> {
    const { profile, environment } = this.#start
    this.#certificate ??= openCertificate(join(profile, 'certificate.pem'), environment)
    const certificate = await this.#certificate
    this.#fingerprint = shortFingerprint(certificate.fingerprint)
    return certificate
  }
}
