/**
 * Tables that other machines hand to this one: kept until their host has said whose they are (taking.ts), then put into the
 * library, opened and hosted, with everybody's seats as they were. After a restart the host is asked on.
 */
import * as v from 'valibot'
import { HAND_CALLS, type HandCall, type Offer } from '../../../bridge/handing.ts'
import { ELSEWHERE } from '../../../bridge/lan.ts'
import type { Reply } from '../../../bridge/reply.ts'
import type { Environment } from '../../environment.ts'
import { done, reject, hostMessage } from '../../reply.ts'
import type { Library } from '../../saves/library.ts'
import type { OpenTables } from '../../tables/open-tables.ts'
import type { SendEvent } from '../../tables/table-client.ts'
import type { DialStart, GuestDial } from '../guest/start.ts'
import type { HostedTables } from '../hosting.ts'
import type { Joining } from '../joining.ts'
import { keepHosting, newHosting, type KeptHosting } from '../kept-hosting.ts'
import type { KeptSeat } from '../kept-seats.ts'
import { rulesOf } from '../rules.ts'
import { termsOf } from '../terms.ts'
import { checkParcel, type Parcel } from './parcel.ts'
import type { KeptTaken, TakenFiles } from './taken-files.ts'
import { Taking } from './taking.ts'

export interface TakingOverStart {
  readonly environment: Pick<Environment, 'catalogue' | 'replays' | 'clock' | 'randomBytes' | 'log'>
  readonly library: Pick<Library, 'beside' | 'has' | 'write'>
  readonly tables: Pick<OpenTables, 'open' | 'freshId'>
  readonly hosted: () => Pick<HostedTables, 'stand' | 'begun' | 'shut'>
  readonly joining: () => Pick<Joining, 'lineOf' | 'keptAt' | 'cameHere' | 'over'>
  readonly dial: (start: DialStart) => GuestDial
  readonly files: TakenFiles
  readonly tell: SendEvent
}

export class TakingOver {
  readonly #at: TakingOverStart
  readonly #takings = new Map<string, Taking>()

  constructor(start: TakingOverStart) {
    this.#at = start
  }

  /** The host of a table that was joined from here offers it: its people have agreed, those before this screen too. */
  async offered(seat: string, offer: Offer): Promise<void> {
    const from = await this.#at.joining().keptAt(seat)
    if (from === undefined || this.#takings.has(offer.hand)) return
    await this.#taking(offer.hand, from).take(offer)
  }

  /** At the start: what is ours is begun before anybody can open it, and the rest is asked about. */
  async open(): Promise<void> {
    for (const kept of await this.#at.files.all()) {
      const going = this.#taking(kept.hand, kept.from, kept).goOn(kept)
      if (kept.stand === 'go') await going
    }
  }

  close(): void {
    for (const taking of this.#takings.values()) taking.stop()
  }

  #taking(hand: string, from: KeptSeat, before?: KeptTaken): Taking {
    const { environment, tables, files, hosted } = this.#at
    let kept = before
    let hosting: KeptHosting | undefined
    // On which terms it is hosted is under the seal. Until it is begun no guest comes in.
    const howHosted = (): KeptHosting => (hosting ??= { ...newHosting(environment.randomBytes), hosted: true })
    const taking = new Taking({
      hand,
      clock: environment.clock,
      isOpen: before !== undefined && !('sealed' in before),
      call: async (name, arg) => {
        const reply = await this.#call(from, name, arg)
        if (name === 'hand.begun') await this.#at.joining().cameHere(from.seat)
        return reply
      },
      name: async () => {
        const isKnown = environment.catalogue.some(({ info }) => info.id === from.game)
        return isKnown ? tables.freshId(from.game) : undefined
      },
      keep: async (taken, sealed) => {
        kept = kept === undefined ? { ...taken, from, sealed: true } : { ...kept, ...taken }
        await files.keep(kept, sealed)
      },
      forget: async () => {
        this.#takings.delete(hand)
        if (kept !== undefined) await files.forget(kept)
      },
      open: (save) => hosted().stand(save, howHosted()),
      shut: (save) => hosted().shut(save),
      begin: async ({ save }) => {
        if (kept === undefined) throw new Error('nothing is kept')
        const parcel = await files.parcel(kept)
        const isSound = parcel !== undefined && (await checkParcel(parcel, environment)) !== undefined
        if (!isSound) {
          this.#broken(from)
          return false
        }
        await this.#begin(kept, parcel, { ...howHosted(), ...termsOf(parcel) })
        this.#takings.delete(hand)
        this.#at.tell('led', { table: `${ELSEWHERE}${from.seat}`, to: save })
        return true
      },
    })
    this.#takings.set(hand, taking)
    return taking
  }

  /** Into the library with it, and open to its guests. What is there already, after a crash, is not written again. */
  async #begin(kept: KeptTaken, parcel: Parcel, hosting: KeptHosting): Promise<void> {
    const { library, files, tables, hosted, environment } = this.#at
    const { save } = kept
    if (!(await library.has(save))) await library.write(save, parcel.save)
    await library.beside(save, 'guests').write(parcel.seating)
    // Without a network it is played here all the same, and hosted once there is one.
    await hosted()
      .stand(save, hosting)
      .catch(() => environment.log('a table that was handed to this machine is not hosted yet: there is no network'))
    await keepHosting(library.beside(save, 'hosting'), hosting)
    await files.forget(kept)
    const opened = await tables.open(save)
    if (opened.ok) await hosted().begun(save, termsOf(parcel))
    else environment.log(`a table that was handed to this machine could not be opened (${opened.reason.id})`)
  }

  /**
   * The host handed over what cannot be played. It has the table on its own disk, and can play on with a copy of it; here the
   * files stay as they came.
   */
  #broken(from: KeptSeat): void {
    this.#at.environment.log('a table that was handed to this machine is damaged: it is not begun')
    this.#at.joining().over(from.seat, hostMessage('hand.refused.broken'))
  }

  /** Over the line that stands at that table, else over one of its own. */
  async #call(from: KeptSeat, name: HandCall, arg: unknown): Promise<Reply<unknown>> {
    const { environment, joining, dial } = this.#at
    const { catalogue, clock, randomBytes, log } = environment
    const standing = await joining().lineOf(from.seat)?.call(name, arg)
    if (standing !== undefined) return checked(name, standing)
    const { addresses, token, fingerprint } = from
    const by = { token, fingerprint }
    const line = dial({ addresses, by, rules: rulesOf(catalogue), clock, randomBytes, log })
    const entered = await line.entered
    const reply = entered.ok ? checked(name, await line.call(name, arg)) : entered
    line.close()
    // Whom the host does not know any more it has handed nothing.
    const isUnknown = !reply.ok && reply.reason.id === 'lan.refused.removed'
    if (isUnknown) return name === 'hand.ready' ? done('never') : reject('hand.refused.none')
    return reply
  }
}

/** An answer of another form is as good as none. */
function checked(name: HandCall, reply: Reply<unknown>): Reply<unknown> {
  if (!reply.ok) return reply
  const schema: v.GenericSchema = HAND_CALLS[name].gives
  const parsed = v.safeParse(schema, reply.value)
  return parsed.success ? done(parsed.output) : reject('lan.refused.form')
}
