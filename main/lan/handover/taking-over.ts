/**
 * Tables that other machines hand to this one: kept until their host has said whose they are (taking.ts), then put into the
 * library, opened and hosted, with everybody's seats as they were. After a restart the host is asked on.
 */
import type { HandCall, Offer } from '../../../bridge/handing.ts'
import { ELSEWHERE } from '../../../bridge/lan.ts'
import type { Reply } from '../../../bridge/reply.ts'
import { checkTable } from '../../files/check.ts'
import type { Environment } from '../../environment.ts'
import { done, refuse } from '../../reply.ts'
import type { Library } from '../../saves/library.ts'
import type { Hosted } from '../../tables/company.ts'
import { seatingFrom } from '../../tables/kept-seating.ts'
import type { OpenTables } from '../../tables/open-tables.ts'
import type { Send } from '../../tables/watcher.ts'
import type { DialStart, GuestDial } from '../guest/start.ts'
import type { HostedTables } from '../hosting.ts'
import type { Joining } from '../joining.ts'
import { keepHosting, newHosting, type KeptHosting } from '../kept-hosting.ts'
import type { KeptSeat } from '../kept-seats.ts'
import { rulesOf } from '../rules.ts'
import { termsOf } from '../terms.ts'
import type { Parcel } from './parcel.ts'
import type { KeptTaken, TakenFiles } from './taken-files.ts'
import { Taking, type Taken } from './taking.ts'

export interface TakingOverStart {
  readonly environment: Pick<Environment, 'catalogue' | 'replays' | 'clock' | 'randomBytes' | 'log'>
  readonly library: Pick<Library, 'beside' | 'has' | 'write'>
  readonly tables: Pick<OpenTables, 'open' | 'freshId'>
  readonly hosted: () => Pick<HostedTables, 'stand' | 'begun' | 'shut'>
  readonly joining: () => Pick<Joining, 'lineOf' | 'keptAt' | 'cameHere'>
  readonly dial: (start: DialStart) => GuestDial
  readonly files: TakenFiles
  readonly tell: Send
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
    const howHosted = (): KeptHosting =>
      (hosting ??= { ...newHosting(environment.randomBytes), ...(kept && termsOf(kept)), hosted: true })
    const taking = new Taking({
      ...{ hand, clock: environment.clock },
      call: async (name, arg) => {
        const reply = await this.#call(from, name, arg)
        if (name === 'hand.begun') await this.#at.joining().cameHere(from.seat)
        return reply
      },
      check: async ({ save, seating }) => {
        const checked = await checkTable(save, environment)
        if (!checked.ok || checked.note !== undefined || checked.saved.practice) return undefined
        const fits = seatingFrom(Buffer.from(seating), checked.header.seats) !== undefined
        return fits ? tables.freshId(checked.saved.game) : undefined
      },
      keep: async (taken, parcel) => {
        kept = keptOf(taken, from, parcel ?? kept)
        await files.keep(kept, parcel?.save)
      },
      forget: async () => {
        this.#takings.delete(hand)
        if (kept !== undefined) await files.forget(kept)
      },
      open: (save) => hosted().stand(save, howHosted()),
      shut: (save) => hosted().shut(save),
      begin: async (save) => {
        if (kept === undefined) throw new Error('nothing is kept')
        await this.#begin(kept, howHosted())
        this.#takings.delete(hand)
        this.#at.tell('led', { table: `${ELSEWHERE}${from.seat}`, to: save })
      },
    })
    this.#takings.set(hand, taking)
    return taking
  }

  /** Into the library with it, and open to its guests. What is there already, after a crash, is not written again. */
  async #begin(kept: KeptTaken, hosting: KeptHosting): Promise<void> {
    const { library, files, tables, hosted, environment } = this.#at
    const { save, seating } = kept
    if (!(await library.has(save))) await library.write(save, await files.text(kept))
    await library.beside(save, 'guests').write(seating)
    // Without a network it is played here all the same, and hosted once there is one.
    await hosted()
      .stand(save, hosting)
      .catch(() => environment.log('a table that was handed to this machine is not hosted yet: there is no network'))
    await keepHosting(library.beside(save, 'hosting'), hosting)
    await files.forget(kept)
    const opened = await tables.open(save)
    if (opened.ok) await hosted().begun(save)
    else environment.log(`a table that was handed to this machine could not be opened (${opened.reason.id})`)
  }

  /** Over the line that stands at that table, else over one of its own. */
  async #call(from: KeptSeat, name: HandCall, arg: unknown): Promise<Reply<unknown>> {
    const { environment, joining, dial } = this.#at
    const { catalogue, clock, randomBytes, log } = environment
    const standing = await joining().lineOf(from.seat)?.call(name, arg)
    if (standing !== undefined) return standing
    const { addresses, token, fingerprint } = from
    const by = { token, fingerprint }
    const line = dial({ addresses, by, rules: rulesOf(catalogue), clock, randomBytes, log })
    const entered = await line.entered
    const reply = entered.ok ? await line.call(name, arg) : entered
    line.close()
    // Whom the host does not know any more it has handed nothing.
    const isUnknown = !reply.ok && reply.reason.id === 'lan.refused.removed'
    if (isUnknown) return name === 'hand.ready' ? done('never') : refuse('hand.refused.none')
    return reply
  }
}

function keptOf(
  { hand, save, stand }: Taken,
  from: KeptSeat,
  what: (Hosted & Pick<Parcel, 'seating'>) | undefined,
): KeptTaken {
  if (what === undefined) throw new Error('nothing is kept')
  return { hand, save, stand, from, seating: what.seating, ...termsOf(what) }
}
