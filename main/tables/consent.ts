/**
 * The consent of others at one table: a wish, the answers of those it asks, and its two minutes; what it is about says the
 * subject (undo-wish.ts, hand-wish.ts). One wish stands at a time; every screen at the table hears of it, and only what
 * everybody may know: seats and numbers. Whoever is asked and goes away has refused. Bots wait as long as it stands: they
 * neither consent nor refuse.
 */
import { personRefsFor, type Message, type Seat } from '../../engine/core/contract/game.ts'
import { CONSENT_TIME, MOST_LEFT, type Consent, type HandWish, type UndoWish } from '../../bridge/consent.ts'
import type { Reply } from '../../bridge/reply.ts'
import type { Clock } from '../clock.ts'
import { done, reject, hostMessage, type Rejection } from '../reply.ts'
import { notMine } from './audience.ts'
import type { Send, Watcher } from './watcher.ts'

export interface WishesStart {
  /** Of the table. */
  readonly id: string
  readonly clock: Clock
  /** Whether there is a screen before the person of that seat, on which they could answer. */
  readonly isPresent: (seat: Seat) => boolean
  readonly everybody: () => Iterable<{ readonly send: Send }>
  /** Why a party may not ask people again so soon: it has been counted else. */
  readonly often: (party: string) => Rejection | undefined
  /** Everything that happens at the table is one thing after another. */
  readonly inTurn: (step: () => Promise<Reply<null>>) => Promise<Reply<null>>
  /** A wish stands now, or none does any more: bots wait, or go on. */
  readonly turned: () => void
}

type About<W> = Omit<W, 'table' | 'wish' | 'asked' | 'agreed' | 'left' | 'remains'>
export type Ending = Pick<Extract<Consent, { readonly over: unknown }>, 'over' | 'by' | 'why'>

/** What is wished. */
export interface Subject {
  /** As every screen is told of it. */
  readonly about: About<UndoWish> | About<HandWish>
  readonly asked: readonly Seat[]
  /** Whose wish it is; absent: the host's. */
  readonly by?: Seat
  /** How it ends since it could not be had any more as it was asked; undefined: it could. */
  readonly ends: () => Ending | undefined
  /** Does it, in turn: all have agreed. */
  readonly carryOut: () => Promise<Reply<null>>
}

interface Standing {
  readonly wish: number
  readonly subject: Subject
  readonly agreed: readonly Seat[]
  readonly until: number
  readonly callOff: () => void
}

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
   * Something is wished, in turn; where nobody is to be asked it is done at once. `table.refused.wish`: another one waits;
   * `.often`; `table.undo.absent {seats}`: somebody who would be asked is not there
   * @param party who wishes it
   */
  async put(subject: Subject, party: string): Promise<Reply<null>> {
    const { clock, isPresent, often } = this.#at
    const { by, asked } = subject
    if (this.#standing !== undefined) return reject('table.refused.wish')
    const absent = [...(by === undefined ? [] : [by]), ...asked].filter((seat) => !isPresent(seat))
    if (absent.length > 0) return { ok: false, reason: absence(absent) }
    if (asked.length === 0) return this.#carryOut(subject)
    const refused = often(party)
    if (refused !== undefined) return refused
    this.#count += 1
    const wish = this.#count
    const callOff = clock.after(CONSENT_TIME, () => {
      void this.#at.inTurn(() => Promise.resolve(this.#isLate(wish)))
    })
    this.#standing = { wish, subject, callOff, agreed: [], until: clock.now() + CONSENT_TIME }
    this.#at.turned()
    this.#tell()
    return done(null)
  }

  /** Whoever wished it calls it off, in turn. `table.refused.stale`: none of theirs stands @param by absent: the host */
  drop(kind: Subject['about']['kind'], by?: Seat): Reply<null> {
    const subject = this.#standing?.subject
    if (subject?.about.kind !== kind || subject.by !== by) return reject('table.refused.stale')
    this.#end({ over: 'dropped', ...(by !== undefined && { by }) })
    return done(null)
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
    const { isPresent } = this.#at
    const { ends, by, asked } = this.#standing.subject
    const absent = asked.find((seat) => !isPresent(seat))
    const ending = ends()
    if (ending !== undefined) this.#end(ending)
    else if (by !== undefined && !isPresent(by)) this.#end({ over: 'dropped', by })
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

  async #answer(seat: Seat, wish: number, yes: boolean): Promise<Reply<null>> {
    const standing = this.#standing
    if (standing?.wish !== wish) return reject('table.refused.stale')
    const { subject, agreed } = standing
    const { asked } = subject
    if (!asked.includes(seat)) return reject('table.refused.notYourChoice')
    if (!yes) {
      this.#end({ over: 'refused', by: seat })
      return done(null)
    }
    const now = asked.filter((each) => each === seat || agreed.includes(each))
    this.#standing = { ...standing, agreed: now }
    if (now.length === asked.length) return this.#carryOut(subject)
    this.#tell()
    return done(null)
  }

  async #carryOut({ by, carryOut }: Subject): Promise<Reply<null>> {
    // From here on it is no wish any more: what it changes does not end it.
    const isAsked = this.#standing !== undefined
    this.stop()
    const carried = await carryOut()
    if (isAsked) this.#at.turned()
    if (carried.ok) this.#tellOver({ over: 'done', ...(by !== undefined && { by }) })
    else if (isAsked) this.#tellOver({ over: 'changed', why: carried.reason })
    return carried
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

  #told({ wish, subject, agreed, until }: Standing): Consent {
    const { about, asked } = subject
    const remains = Math.max(0, until - this.#at.clock.now())
    const left = Math.min(remains, MOST_LEFT)
    return { table: this.#at.id, wish: { table: this.#at.id, wish, ...about, asked, agreed, left, remains } }
  }
}

function absence(seats: readonly Seat[]): Message {
  return hostMessage('table.undo.absent', { seats: personRefsFor(seats), count: seats.length })
}
