/**
 * Joining tables of other machines, and coming back to them. A table that is joined has an id of its own here, which is also
 * that of the seat that is kept: the token is on disk before anybody is told that they are in, and comes back after whatever
 * happens, until it is forgotten here or there.
 */
import type { Elsewhere, Joined } from '../../bridge/lan.ts'
import { ELSEWHERE } from '../../bridge/lan.ts'
import type { Offer, Place } from '../../bridge/handing.ts'
import { readCode } from '../../bridge/proof.ts'
import type { DeskBridge } from '../../bridge/calls.ts'
import type { TableRef } from '../../bridge/refs.ts'
import type { Reply } from '../../bridge/reply.ts'
import type { AnyGame, Message } from '../../engine/core/contract/game.ts'
import { loadGame } from '../../engine/index.ts'
import type { Environment } from '../environment.ts'
import { done, reject } from '../reply.ts'
import { boundary } from '../resilience/boundary.ts'
import type { RemoteTables } from '../tables/remote-tables.ts'
import type { CameIn, DialStart, GuestDial } from './guest/start.ts'
import type { KeptSeat, KeptSeats } from './kept-seats.ts'
import { withPort } from './addresses.ts'
import { readWay } from './link.ts'
import { rulesOf } from './rules.ts'

type JoinCall = Parameters<DeskBridge['join']>[0]

export interface JoiningStart {
  readonly environment: Pick<Environment, 'catalogue' | 'clock' | 'randomBytes' | 'log'>
  readonly dial: (start: DialStart) => GuestDial
  readonly kept: KeptSeats
  readonly tables: RemoteTables
  /** Addresses at which a host with that fingerprint says that it is now: it may have moved. */
  readonly nearby: (fingerprint: string) => readonly string[]
  /** The host of a joined table offers it to this machine. */
  readonly offered: (seat: string, offer: Offer) => void
  /** Tells how a line is. */
  readonly tell: (joined: Joined) => void
}

export class Joining {
  readonly #at: JoiningStart
  /** Lines that stand, or come back by themselves, by the seats that are kept. */
  readonly #lines = new Map<string, GuestDial>()
  /** Where tables have gone while their lines stood. */
  readonly #gone = new Map<string, Place>()

  constructor(start: JoiningStart) {
    this.#at = start
  }

  readonly handlers: Pick<DeskBridge, 'join' | 'seatsElsewhere' | 'rejoin' | 'forget'> = {
    join: (call) => this.#join(call),
    seatsElsewhere: async () => done((await this.#at.kept.all()).map(shown)),
    rejoin: ({ seat }) => this.#rejoin(seat),
    forget: async ({ seat }) => {
      this.#end(seat)
      await this.#forget(seat)
      return done(null)
    },
  }

  /** Nobody here looks at that table any more: its line ends, and its seat stays kept. */
  leave(table: string): void {
    this.#end(seatOf(table))
  }

  /** There is no use in that table any more, and its people read why. Its seat stays kept. */
  over(seat: string, why: Message): void {
    this.#follow(seat, 'over', why)
  }

  closeAll(): void {
    for (const seat of [...this.#lines.keys()]) this.#end(seat)
  }

  /** The line of a seat, if there is one. */
  lineOf(seat: string): GuestDial | undefined {
    return this.#lines.get(seat)
  }

  async keptAt(seat: string): Promise<KeptSeat | undefined> {
    return (await this.#at.kept.all()).find((each) => each.seat === seat)
  }

  /**
   * This machine's own people have a seat elsewhere from now on, at a table that was theirs.
   * @param follow they go there at once, and wait for it. @returns what the table is called here
   * @throws the system's error when the disk refuses
   */
  async adopt(seat: KeptSeat, follow: boolean): Promise<string> {
    await this.#at.kept.keep(seat)
    const { token, fingerprint, addresses, table } = seat
    const game = follow ? await this.#rules(seat.game) : undefined
    if (game !== undefined && !this.#lines.has(seat.seat)) {
      const line = this.#dial(seat.seat, { addresses, by: { token, fingerprint }, patient: true })
      this.#at.tables.open(tableOf(seat.seat), line, { table, game })
      line.onState((state, why) => this.#follow(seat.seat, state, why))
    }
    return tableOf(seat.seat)
  }

  /** A table at which this machine had a seat is its own now. */
  async cameHere(seat: string): Promise<void> {
    this.#end(seat)
    await this.#forget(seat)
  }

  async #join({ address, code: typed, name }: JoinCall): Promise<Reply<TableRef>> {
    const way = readWay(address)
    if ('wrong' in way) return reject(way.wrong)
    const code = way.code ?? readCode(typed ?? '')
    if (code === undefined) return reject('lan.refused.code')
    const by = { code, name, ...(way.fingerprint !== undefined && { fingerprint: way.fingerprint }) }
    return this.#enter(this.#freshSeat(), way.addresses, by, name)
  }

  async #rejoin(seat: string): Promise<Reply<TableRef>> {
    if (this.#lines.has(seat)) return done({ table: tableOf(seat) })
    const kept = (await this.#at.kept.all()).find((each) => each.seat === seat)
    if (kept === undefined) return reject('lan.refused.removed')
    const { token, fingerprint, name } = kept
    const addresses = [...new Set([...kept.addresses, ...this.#at.nearby(fingerprint)])]
    const entered = await this.#enter(seat, addresses, { token, fingerprint }, name)
    if (!entered.ok && isFinal(entered.reason)) await this.#forget(seat)
    return entered
  }

  async #enter(
    seat: string,
    addresses: readonly string[],
    by: DialStart['by'],
    name: string,
  ): Promise<Reply<TableRef>> {
    const { tables } = this.#at
    const line = this.#dial(seat, { addresses, by })
    const entered = await line.entered
    const game = entered.ok ? await this.#rules(entered.value.game) : undefined
    // Somebody may have left meanwhile, or come in twice.
    if (this.#lines.get(seat) !== line) {
      line.close()
      return reject('lan.refused.unreachable')
    }
    const kept =
      entered.ok && game !== undefined ? await this.#keep(keptOf(seat, entered.value, addresses, name)) : entered
    if (!entered.ok || !kept.ok || game === undefined) {
      this.#end(seat)
      return kept.ok ? reject('lan.refused.form') : kept
    }
    tables.open(tableOf(seat), line, { table: entered.value.table, game })
    line.onState((state, why) => this.#follow(seat, state, why))
    const gone = this.#gone.get(seat)
    if (gone !== undefined) await this.#moved(seat, gone)
    return done({ table: tableOf(seat) })
  }

  /** The rules of a game; undefined: this Samsara has none that it could play by. */
  #rules(game: string): Promise<AnyGame | undefined> {
    return loadGame(game, this.#at.environment.catalogue).catch(() => undefined)
  }

  #dial(seat: string, how: Pick<DialStart, 'addresses' | 'by' | 'patient'>): GuestDial {
    const { environment, dial, offered } = this.#at
    const { catalogue, clock, randomBytes, log } = environment
    const { guard } = boundary('lan joining', log)
    const line = dial({
      ...how,
      rules: rulesOf(catalogue),
      clock,
      randomBytes,
      log,
      onOffer: (offer) => {
        // Only to those who have said yes to it.
        if (this.#at.tables.at(tableOf(seat))?.transferConsent.consumeConsent() === true) offered(seat, offer)
      },
      onMoved: (place) => {
        this.#gone.set(seat, place)
        guard(() => this.#moved(seat, place))()
      },
    })
    this.#lines.set(seat, line)
    return line
  }

  /** The table is at another machine: the way back leads there. */
  async #moved(seat: string, { addresses, port, fingerprint, table }: Place): Promise<void> {
    this.#at.tables.at(tableOf(seat))?.setHostTableId(table)
    const kept = await this.keptAt(seat)
    const ways = addresses.map((address) => withPort(address, port)).slice(0, 8)
    if (kept !== undefined) await this.#keep({ ...kept, addresses: ways, fingerprint, table })
  }

  async #keep(seat: KeptSeat): Promise<Reply<null>> {
    try {
      await this.#at.kept.keep(seat)
      return done(null)
    } catch {
      // Without it nobody comes back: better not to begin.
      return reject('save.refused.write')
    }
  }

  #follow(seat: string, state: Joined['state'], why?: Message): void {
    this.#at.tell({ table: tableOf(seat), state, ...(why && { why }) })
    if (state !== 'over') return
    this.#end(seat)
    if (why !== undefined && isFinal(why)) void this.#forget(seat)
  }

  async #forget(seat: string): Promise<void> {
    await this.#at.kept.forget(seat).catch(() => undefined)
  }

  #end(seat: string): void {
    this.#at.tables.remove(tableOf(seat))
    const line = this.#lines.get(seat)
    this.#lines.delete(seat)
    this.#gone.delete(seat)
    line?.close()
  }

  #freshSeat(): string {
    return Buffer.from(this.#at.environment.randomBytes(8)).toString('hex')
  }
}

/** After which a token is good for nothing: the guest has left, or was sent away. */
const FINAL: readonly string[] = [
  'lan.refused.removed',
  'table.parted.removed',
  'table.parted.left',
  'table.parted.full',
]

function isFinal(why: Message): boolean {
  return FINAL.includes(why.id)
}

const tableOf = (seat: string): string => `${ELSEWHERE}${seat}`
const seatOf = (table: string): string => table.slice(ELSEWHERE.length)

function keptOf(seat: string, came: CameIn, addresses: readonly string[], name: string): KeptSeat {
  const { table, token, fingerprint, address, game, host } = came
  const others = addresses.filter((each) => each !== address)
  return { seat, table, token, fingerprint, addresses: [address, ...others].slice(0, 8), game, host, name }
}

function shown({ seat, game, host, name, addresses: [address = ''] }: KeptSeat): Elsewhere {
  return { seat, game, host, name, address }
}
