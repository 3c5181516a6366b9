/**
 * What takes the consent of others, made here or answered here, within its time: to take back what their choices or knowledge
 * hang on, or to hand the table to another machine.
 */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { CONSENT_TIME, type Consent, type Wish } from '../../../bridge/consent.ts'
import { appMessage } from '../../messages/index.ts'
import type { Company } from './company.svelte.ts'

/** Why a step back is refused that others could allow. */
const OTHERS_COULD: readonly string[] = [
  'table.undo.other',
  'table.undo.learned',
  'table.undo.seen',
  'table.undo.confirmed',
  'table.undo.shown',
]
const TICK = 250

/** How a wish ended without being done, and after which entry of the log it is told. */
export interface ConsentOutcome {
  readonly at: number
  readonly message: Message
}

export interface ConsentingStart {
  /** Tells people something for a moment. */
  readonly notice: (message: Message) => void
  /** Tells people something until they put it away. */
  readonly lasting: (message: Message) => void
  /** The entry of the log that the screen has last. */
  readonly entry: () => number
}

export class Consenting {
  wish = $state.raw<Wish>()
  /** Wishes that came to nothing while this page was at the table, oldest first. The table's own log tells of those that came about. */
  outcomes = $state.raw<readonly ConsentOutcome[]>([])
  #told = $state(0)
  #now = $state(0)
  readonly #company: Company
  readonly #at: ConsentingStart

  /** Milliseconds left to answer, in whole seconds. */
  readonly left = $derived.by((): number => {
    const { wish } = this
    const left = (wish?.remains ?? wish?.left ?? CONSENT_TIME) - (this.#now - this.#told)
    return Math.max(0, Math.ceil(left / 1000)) * 1000
  })
  /** The seats of this screen that are asked and have not answered. */
  readonly mine = $derived.by((): readonly Seat[] => {
    const { wish } = this
    const own = this.#company.me?.seats ?? []
    return wish === undefined ? [] : wish.asked.filter((seat) => own.includes(seat) && !wish.agreed.includes(seat))
  })
  /** It was wished here. */
  readonly own = $derived.by((): boolean => {
    const { wish } = this
    if (wish?.kind === 'hand') return !this.#company.guest
    return wish !== undefined && this.#company.me?.seats.includes(wish.by) === true
  })

  constructor(company: Company, at: ConsentingStart) {
    this.#company = company
    this.#at = at
    $effect(() => {
      if (this.wish === undefined) return
      const timer = setInterval(() => (this.#now = Date.now()), TICK)
      return () => {
        clearInterval(timer)
      }
    })
    // An entry that was taken back takes along what was said after it.
    $effect(() => {
      const last = at.entry()
      if (this.outcomes.some((each) => each.at > last)) this.outcomes = this.outcomes.filter((each) => each.at <= last)
    })
  }

  /** Begins to listen. @returns how to stop */
  start(): () => void {
    return this.#company.bridge.on('consent', (consent) => {
      if (consent.table === this.#company.table) this.#hear(consent)
    })
  }

  /** Whether the others could allow a step back that is refused for this reason. */
  couldAllow({ id }: Message): boolean {
    return this.#company.shared && this.wish === undefined && OTHERS_COULD.includes(id)
  }

  async ask(seat: Seat): Promise<void> {
    const { table, bridge } = this.#company
    await this.#company.did(bridge.table.wishUndo({ table, seat }))
  }

  async drop(): Promise<void> {
    const { table, bridge } = this.#company
    const { wish } = this
    if (wish?.kind === 'hand') await this.#company.did(bridge.desk.keepTable({ table }))
    else if (wish !== undefined) await this.#company.did(bridge.table.dropWish({ table, seat: wish.by }))
  }

  async answer(seat: Seat, yes: boolean): Promise<void> {
    const { table, bridge } = this.#company
    const wish = this.wish?.wish
    if (wish !== undefined) await this.#company.did(bridge.table.agree({ table, seat, wish, yes }))
  }

  #hear(consent: Consent): void {
    if ('wish' in consent) {
      this.wish = consent.wish
      this.#told = Date.now()
      this.#now = this.#told
      return
    }
    const kind = this.wish?.kind ?? 'undo'
    const { notice, lasting, entry } = this.#at
    // Whose wish it is has perhaps looked away meanwhile.
    const tell = this.own ? lasting : notice
    this.wish = undefined
    const message = consent.why ?? (kind === 'hand' ? notHanded(consent) : ended(consent))
    if (consent.over !== 'done') this.outcomes = [...this.outcomes, { at: entry(), message }]
    tell(message)
  }
}

function ended({ over, by }: Extract<Consent, { readonly over: unknown }>): Message {
  if (over !== 'refused') return appMessage(`consent.${over}`)
  return by === undefined ? appMessage('consent.refusedNobody') : appMessage('consent.refused', { seat: { seat: by } })
}

function notHanded({ over, by }: Extract<Consent, { readonly over: unknown }>): Message {
  if (over !== 'refused' || by === undefined) return appMessage(`hand.${over}`)
  return appMessage('hand.refusedBy', { seat: { seat: by } })
}
