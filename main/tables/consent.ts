/**
 * Undo by consent at one table: a wish, the answers of those it asks, and its half minute. One wish stands at a time; every
 * screen at the table hears of it, and only what everybody may know: seats and numbers. Whoever is asked and goes away has
 * refused. Bots wait as long as it stands: they neither consent nor refuse. Whatever else happens at the table ends it, unless
 * it would still drop the very same: so nobody can tell by it that somebody has changed a choice made in secret.
 */
import { people, type Message, type Seat } from '../../engine/core/contract/game.ts'
import { equalJson } from '../../engine/core/contract/json.ts'
import type { Table, WouldUndo } from '../../engine/core/host/table.ts'
import { CONSENT_TIME, type Consent, type Wish } from '../../bridge/consent.ts'
import type { Reply } from '../../bridge/reply.ts'
import type { Clock } from '../clock.ts'
import { done, refuse, told, type Refusal } from '../reply.ts'
import { notMine, type Screen } from './audience.ts'
import type { Send, Watcher } from './watcher.ts'

export interface WishesStart {
  /** Of the table. */
  readonly id: string
  readonly table: Table
  readonly clock: Clock
  /** Whether there is a screen before the person of that seat, on which they could answer. */
  readonly isPresent: (seat: Seat) => boolean
  readonly everybody: () => Iterable<{ readonly send: Send }>
  /** Why a party may not ask people again so soon: it has been counted else. */
  readonly often: (party: string) => Refusal | undefined
  /** Everything that happens at the table is one thing after another. */
  readonly inTurn: (step: () => Promise<Reply<null>>) => Promise<Reply<null>>
  /** Takes back what needs nobody's consent, in turn. */
  readonly undoAlone: (screen: Screen, seat: Seat) => Promise<Reply<null>>
  /** Takes back what all have agreed to, in turn: on disk, and told to everybody. */
  readonly undo: (seat: Seat) => Promise<Reply<null>>
  /** A wish stands now, or none does any more: bots wait, or go on. */
  readonly turned: () => void
}

interface Standing {
  readonly wish: number
  readonly by: Seat
  readonly would: WouldUndo
  readonly agreed: readonly Seat[]
  readonly until: number
  readonly callOff: () => void
}

type Ending = Pick<Extract<Consent, { readonly over: unknown }>, 'over' | 'by' | 'why'>

export class Wishes {
  readonly #at: WishesStart
  #count = 0
  #standing: Standing | undefined

  constructor(start: WishesStart) {
    this.#at = start
  }

  get isStanding(): boolean {
    return this.#standing !== undefined
  }

  /**
   * Somebody wishes to take back what their own undo cannot. Where nobody is to be asked it is done at once; and where their
   * own undo can, that is what is done, and no word is said of it.
   */
  async wish({ screen, party }: Pick<Watcher, 'screen' | 'party'>, seat: Seat): Promise<Reply<null>> {
    return this.#at.inTurn(async () => {
      const { table, undoAlone } = this.#at
      const refused = notMine(screen, seat)
      if (refused !== undefined) return refused
      return table.canUndo(seat).ok ? undoAlone(screen, seat) : this.#wish(seat, party)
    })
  }

  /** Whoever wished it calls it off. `table.refused.stale`: none of theirs stands */
  async drop({ screen }: Pick<Watcher, 'screen'>, seat: Seat): Promise<Reply<null>> {
    return this.#at.inTurn(() => Promise.resolve(notMine(screen, seat) ?? this.#drop(seat)))
  }

  /**
   * Somebody who is asked answers, behind whichever curtain. `table.refused.stale`: another wish stands, or none;
   * `.notYourChoice`: they are not asked
   */
  async answer({ screen }: Pick<Watcher, 'screen'>, seat: Seat, wish: number, yes: boolean): Promise<Reply<null>> {
    return this.#at.inTurn(async () => notMine(screen, seat) ?? this.#answer(seat, wish, yes))
  }

  /** Something has changed at the table, or somebody came or went, in turn or not. */
  settle(): void {
    if (this.#standing === undefined) return
    const { by, would } = this.#standing
    const { table, isPresent } = this.#at
    const absent = would.asked.find((seat) => !isPresent(seat))
    const now = table.wouldUndo(by)
    if (!now.ok) this.#end({ over: 'changed', why: now.reason })
    else if (!equalJson(now, would)) this.#end({ over: 'changed' })
    else if (!isPresent(by)) this.#end({ over: 'dropped', by })
    else if (absent !== undefined) this.#end({ over: 'refused', by: absent, why: absence([absent]) })
  }

  /** A screen comes to the table while a wish stands. */
  greet({ send }: { readonly send: Send }): void {
    if (this.#standing !== undefined) send('consent', this.#told(this.#standing))
  }

  /** The table is closed: nobody is told. */
  stop(): void {
    this.#standing?.callOff()
    this.#standing = undefined
  }

  async #wish(by: Seat, party: string): Promise<Reply<null>> {
    const { table, clock, isPresent, often } = this.#at
    if (this.#standing !== undefined) return refuse('table.refused.wish')
    const would = table.wouldUndo(by)
    if (!would.ok) return would
    const absent = [by, ...would.asked].filter((seat) => !isPresent(seat))
    if (absent.length > 0) return { ok: false, reason: absence(absent) }
    if (would.asked.length === 0) return this.#carryOut(by)
    const refused = often(party)
    if (refused !== undefined) return refused
    this.#count += 1
    const wish = this.#count
    const callOff = clock.after(CONSENT_TIME, () => {
      void this.#at.inTurn(() => Promise.resolve(this.#isLate(wish)))
    })
    this.#standing = { ...{ wish, by, would, callOff }, agreed: [], until: clock.now() + CONSENT_TIME }
    this.#at.turned()
    this.#tell()
    return done(null)
  }

  #drop(by: Seat): Reply<null> {
    if (this.#standing?.by !== by) return refuse('table.refused.stale')
    this.#end({ over: 'dropped', by })
    return done(null)
  }

  async #answer(seat: Seat, wish: number, yes: boolean): Promise<Reply<null>> {
    const standing = this.#standing
    if (standing?.wish !== wish) return refuse('table.refused.stale')
    const { would, by, agreed } = standing
    if (!would.asked.includes(seat)) return refuse('table.refused.notYourChoice')
    if (!yes) {
      this.#end({ over: 'refused', by: seat })
      return done(null)
    }
    const now = would.asked.filter((each) => each === seat || agreed.includes(each))
    this.#standing = { ...standing, agreed: now }
    if (now.length === would.asked.length) return this.#carryOut(by)
    this.#tell()
    return done(null)
  }

  async #carryOut(by: Seat): Promise<Reply<null>> {
    // From here on it is no wish any more: what it changes does not end it.
    const isAsked = this.#standing !== undefined
    this.stop()
    const undone = await this.#at.undo(by)
    if (isAsked) this.#at.turned()
    if (undone.ok) this.#tellOver({ over: 'done', by })
    else if (isAsked) this.#tellOver({ over: 'changed', why: undone.reason })
    return undone
  }

  #isLate(wish: number): Reply<null> {
    if (this.#standing?.wish === wish) this.#end({ over: 'late' })
    return done(null)
  }

  #end(ending: Ending): void {
    this.stop()
    this.#tellOver(ending)
    this.#at.turned()
  }

  #tell(): void {
    for (const each of this.#at.everybody()) this.greet(each)
  }

  #tellOver(ending: Ending): void {
    for (const { send } of this.#at.everybody()) send('consent', { table: this.#at.id, ...ending })
  }

  #told({ wish, by, would, agreed, until }: Standing): Consent {
    const { entries, known, asked } = would
    const dropped = would.dropped.map(({ seat }) => seat)
    const left = Math.max(0, until - this.#at.clock.now())
    const stands: Wish = { table: this.#at.id, wish, by, entries, dropped, known, asked, agreed, left }
    return { table: this.#at.id, wish: stands }
  }
}

function absence(seats: readonly Seat[]): Message {
  return told('table.undo.absent', { seats: people(seats), count: seats.length })
}
