/**
 * Which tables of this machine are hosted on its networks, and how: begun and ended by its own window alone, each on a port of
 * its own, only on the networks that were chosen, following them as they come and go. A table that was hosted when Samsara
 * ended is hosted again once it is opened, with the same codes and port: its guests are back by themselves.
 */
import type { Message } from '../../engine/core/contract/game.ts'
import type { DeskBridge } from '../../bridge/calls.ts'
import type { HostCall, Hosting } from '../../bridge/hosting.ts'
import type { Reply } from '../../bridge/reply.ts'
import type { Environment } from '../environment.ts'
import { queue } from '../queue.ts'
import { done, reject, hostMessage } from '../reply.ts'
import type { Library } from '../saves/library.ts'
import type { HostingTerms as TermsOfGuests } from '../tables/party-registry.ts'
import type { OpenTable } from '../tables/open-table.ts'
import type { OpenTables } from '../tables/open-tables.ts'
import type { SendEvent } from '../tables/table-client.ts'
import { followNetworks, type OwnNetwork } from './addresses.ts'
import type { Announce } from './announce.ts'
import type { Place } from '../../bridge/handing.ts'
import type { LanGuests } from './handover/door.ts'
import type { Certificate } from './certificate.ts'
import type { LanHost, LanHostStart } from './host/start.ts'
import { shownHosting } from './hosting-shown.ts'
import { keepHosting, newHosting, readHosting, type KeptHosting } from './kept-hosting.ts'
import { rulesOf } from './rules.ts'
import { termsOf } from './terms.ts'
import { PORT } from './typed-address.ts'

export interface HostingStart {
  readonly environment: Pick<Environment, 'catalogue' | 'clock' | 'randomBytes' | 'log'>
  readonly library: Pick<Library, 'beside'>
  readonly tables: Pick<OpenTables, 'at'>
  /** Absolute path of the built renderer. */
  readonly root: string
  /** What this machine is called towards others. */
  readonly label: string
  /** The networks of this machine, best first. */
  readonly networks: () => readonly OwnNetwork[]
  /** Resolves once `networks` knows by which of them this machine reaches others. Absent: it knows. Never rejects. */
  readonly findWayOut?: () => Promise<void>
  readonly openHost: (start: LanHostStart) => Promise<LanHost>
  /** The guests of a table, wherever it is. */
  readonly door: (table: string) => LanGuests
  /** The certificate of this profile. @throws the system's error */
  readonly certificate: () => Promise<Certificate>
  /** Absent: nothing is announced. @param failed told why it cannot be, as the system's short name */
  readonly announce?: (label: string, fingerprint: string, failed: (code: string) => void) => Announce
  readonly tell: SendEvent
}

/** A table that is hosted now. */
interface Hosted {
  readonly host: LanHost
  readonly certificate: Certificate
  readonly stopFollowing: () => void
  kept: KeptHosting
  /** Why it is not announced. */
  silent?: Message
}

type Terms = Omit<HostCall, 'table'>

export class HostedTables {
  readonly #at: HostingStart
  readonly #hosted = new Map<string, Hosted>()
  #forAll: Terms | undefined
  /** Nothing is begun before what was begun or ended before is done. */
  readonly #inTurn = queue()

  constructor(start: HostingStart) {
    this.#at = start
  }

  readonly handlers: Pick<DeskBridge, 'host' | 'lock' | 'stopHosting' | 'hosting'> = {
    host: ({ table, ...terms }) => this.host(table, terms),
    lock: ({ table, locked }) => this.#inTurn(() => this.#lock(table, locked)),
    stopHosting: ({ table }) => this.#inTurn(() => this.#stop(table)),
    hosting: ({ table }) => Promise.resolve(done(this.now(table) ?? null)),
  }

  /** How a table is hosted now. */
  now(table: string): Hosting | undefined {
    const hosted = this.#hosted.get(table)
    return hosted && this.#at.tables.at(table) && shownHosting(table, hosted, this.#at.networks())
  }

  /** Begins to host a table, or changes how. */
  host(table: string, terms: Terms): Promise<Reply<Hosting>> {
    return this.#inTurn(async () => {
      const open = this.#at.tables.at(table)
      if (open === undefined) return reject('table.refused.unknown')
      if (open.table.practice) return reject('hosting.refused.practice')
      if (open.hostTransfer.isInProgress) return reject('hosting.refused.handing')
      const hosted = this.#hosted.get(table)
      const before = hosted?.kept ?? (await this.#before(table))
      const kept = { ...changed(before, terms), hosted: true }
      if (this.#addresses(kept).length === 0) return reject('hosting.refused.networks')
      return hosted === undefined ? this.#begin(open, kept) : this.#change(open, hosted, kept)
    })
  }

  /** From now on every table that is opened here is hosted. */
  hostAll(terms: Terms): void {
    this.#forAll = terms
  }

  /** A table has been opened: it is hosted again if it was when Samsara ended. Never refused: then it is not. */
  async opened(table: string): Promise<void> {
    if (this.#forAll !== undefined) {
      await this.host(table, this.#forAll)
      return
    }
    await this.#inTurn(async () => {
      const open = this.#at.tables.at(table)
      if (open === undefined || this.#hosted.has(table)) return
      const kept = await readHosting(this.#at.library.beside(table, 'hosting'))
      if (kept?.hosted === true) await this.#begin(open, kept)
    })
  }

  /** Says goodbye to all guests: they come back once their table is opened again. */
  closeAll(): Promise<void> {
    return this.#inTurn(async () => {
      const all = [...this.#hosted.values()]
      this.#hosted.clear()
      await Promise.all(all.map((hosted) => this.#close(hosted)))
    })
  }

  /**
   * Opens the port of a table that is not open here, for its door to say why: it is not here yet, or no more.
   * @throws where there is no network or no port
   */
  stand(table: string, kept: KeptHosting): Promise<Place> {
    return this.#inTurn(async () => {
      const { host, certificate } = this.#hosted.get(table) ?? (await this.#open(table, kept))
      const { port, addresses } = host
      if (addresses.length === 0) throw new Error('no network')
      return { addresses: addresses.slice(0, 16), port, fingerprint: certificate.fingerprint, table }
    })
  }

  /** A table for which the port stood is open now: its guests come in, on these terms. */
  begun(table: string, terms: TermsOfGuests): Promise<void> {
    return this.#inTurn(async () => {
      const open = this.#at.tables.at(table)
      const hosted = this.#hosted.get(table)
      if (open === undefined || hosted === undefined) return
      hosted.kept = { ...hosted.kept, ...terms }
      await this.#begun(open, hosted)
    })
  }

  /** A table is another machine's, for this window; its port stays open for who looks for it here. */
  gone(table: string): void {
    this.#at.tell('hosting', { table, hosting: null })
  }

  /** Nobody looks for a table here any more: its port is closed. */
  shut(table: string): Promise<void> {
    return this.#inTurn(async () => {
      const hosted = this.#hosted.get(table)
      this.#hosted.delete(table)
      if (hosted !== undefined) await this.#close(hosted)
    })
  }

  async #begin(open: OpenTable, kept: KeptHosting): Promise<Reply<Hosting>> {
    try {
      return await this.#begun(open, await this.#open(open.id, kept))
    } catch {
      return reject('hosting.refused.port')
    }
  }

  async #begun(open: OpenTable, hosted: Hosted): Promise<Reply<Hosting>> {
    await open.people.setHosting(termsOf(hosted.kept))
    await this.#keep(open.id, hosted.kept)
    return this.#told(open.id, hosted)
  }

  /** @throws where no port can be had */
  async #open(id: string, kept: KeptHosting): Promise<Hosted> {
    const { environment, root, label, openHost, announce, door, findWayOut } = this.#at
    const { catalogue, clock, randomBytes, log } = environment
    /** It may be found out before the table is hosted, or later. */
    const unheard: { silent?: Message } = {}
    const failed = (code: string): void => {
      unheard.silent ??= hostMessage('hosting.silent', { code })
      this.#unheard(id, unheard.silent)
    }
    const certificate = await this.#at.certificate()
    await findWayOut?.()
    const host = await openHost({
      guests: () => door(id),
      table: id,
      root,
      label,
      clock,
      randomBytes,
      log,
      port: kept.port === 0 ? PORT : kept.port,
      addresses: this.#addresses(kept),
      rules: rulesOf(catalogue),
      secrets: { certificate, codes: kept.codes },
      ...(announce && { announce: announce(label, certificate.fingerprint, failed) }),
    })
    const stopFollowing = followNetworks(clock, () => void this.#follow(id), this.#at.networks)
    const hosted: Hosted = { host, certificate, stopFollowing, kept: { ...kept, port: host.port }, ...unheard }
    this.#hosted.set(id, hosted)
    return hosted
  }

  async #change(open: OpenTable, hosted: Hosted, kept: KeptHosting): Promise<Reply<Hosting>> {
    hosted.kept = kept
    await hosted.host.listen(this.#addresses(kept))
    await open.people.setHosting(termsOf(kept))
    await this.#keep(open.id, kept)
    return this.#told(open.id, hosted)
  }

  /** Whoever has no seat yet is let in no more, or is again: until hosting is ended by hand. What is on its way keeps its terms. */
  async #lock(table: string, locked: boolean): Promise<Reply<null>> {
    const hosted = this.#hosted.get(table)
    const open = this.#at.tables.at(table)
    if (hosted === undefined || open === undefined) return reject('table.refused.unknown')
    if (open.hostTransfer.isInProgress) return reject('hosting.refused.handing')
    hosted.kept = withLock(hosted.kept, locked)
    await open.people.setHosting(termsOf(hosted.kept))
    await this.#keep(table, hosted.kept)
    return done(null)
  }

  async #stop(table: string): Promise<Reply<null>> {
    const hosted = this.#hosted.get(table)
    const open = this.#at.tables.at(table)
    // Who looks for a table that was handed over is told where it is.
    if (hosted === undefined || open === undefined) return done(null)
    if (open.hostTransfer.isInProgress) return reject('hosting.refused.handing')
    this.#hosted.delete(table)
    await this.#keep(table, { ...withLock(hosted.kept, false), hosted: false })
    await this.#close(hosted)
    await open.people.setHosting(undefined)
    this.#at.tell('hosting', { table, hosting: null })
    return done(null)
  }

  async #close({ host, stopFollowing }: Hosted): Promise<void> {
    stopFollowing()
    await host.close(GOODBYE)
  }

  /** The networks have changed. */
  #follow(table: string): Promise<void> {
    return this.#inTurn(async () => {
      const hosted = this.#hosted.get(table)
      if (hosted === undefined) return
      await hosted.host.listen(this.#addresses(hosted.kept))
      if (this.#at.tables.at(table) !== undefined) this.#told(table, hosted)
    })
  }

  /** Others do not find the table by themselves; the codes and addresses are as good. */
  #unheard(table: string, why: Message): void {
    const hosted = this.#hosted.get(table)
    if (hosted === undefined || hosted.silent !== undefined) return
    hosted.silent = why
    this.#told(table, hosted)
  }

  #told(table: string, hosted: Hosted): Reply<Hosting> {
    const hosting = shownHosting(table, hosted, this.#at.networks())
    this.#at.tell('hosting', { table, hosting })
    return done(hosting)
  }

  /** Own addresses in the networks that were chosen. */
  #addresses({ networks }: KeptHosting): readonly string[] {
    return this.#at
      .networks()
      .filter(({ name }) => networks?.includes(name) ?? true)
      .flatMap(({ addresses }) => addresses)
  }

  async #before(table: string): Promise<KeptHosting> {
    return (
      (await readHosting(this.#at.library.beside(table, 'hosting'))) ?? newHosting(this.#at.environment.randomBytes)
    )
  }

  /** A disk that refuses stops no game: the table is only not hosted again by itself. */
  async #keep(table: string, kept: KeptHosting): Promise<void> {
    try {
      await keepHosting(this.#at.library.beside(table, 'hosting'), kept)
    } catch {
      this.#at.environment.log('how a table is hosted could not be kept')
    }
  }
}

const GOODBYE: Message = hostMessage('lan.over.goodbye')

/** What is not said stays as it was. */
function changed(before: KeptHosting, { clock, ...terms }: Terms): KeptHosting {
  const { clock: since, ...rest } = { ...before, ...terms }
  const now = clock ?? since ?? 0
  return now === 0 ? rest : { ...rest, clock: now }
}

function withLock({ locked: _, ...kept }: KeptHosting, locked: boolean): KeptHosting {
  return locked ? { ...kept, locked } : kept
}
