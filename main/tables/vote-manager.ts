/**
 * The consent of others at one table: a wish, the answers of those it asks, and its two minutes; what it is about says the
 * subject (undo-wish.ts, hand-wish.ts). One wish stands at a time; every screen at the table hears of it, and only what
 * everybody may know: seats and numbers. Whoever is asked and goes away has refused. Bots wait as long as it stands: they
 * neither consent nor refuse.
 */
import { personRefsFor, type Message, type Seat } from '../../engine/core/contract/game.ts'
import {
  VOTE_TIMEOUT_MS,
  MAX_LEGACY_TIME_LEFT_MS,
  type VoteUpdate,
  type HostTransferVote,
  type UndoVote,
} from '../../bridge/votes.ts'
import type { Result } from '../../bridge/result.ts'
import type { Clock } from '../base/clock.ts'
import { ok, reject, hostMessage, type Rejection } from '../base/result.ts'
import { foreignSeatRejection } from './screen-permissions.ts'
import type { SendEvent, TableClient } from './table-client.ts'
import type { TableQueue } from './table-queue.ts'

export interface VoteManagerDeps {
  /** Of the table. */
  readonly id: string
  readonly clock: Clock
  /** Whether there is a screen before the person of that seat, on which they could answer. */
  readonly isPresent: (seat: Seat) => boolean
  readonly clients: () => Iterable<{ readonly send: SendEvent }>
  /** Why a party may not ask people again so soon: it has been counted else. */
  readonly rateLimitRejection: (party: string) => Rejection | undefined
  readonly queue: Pick<TableQueue, 'run'>
  /** A wish stands now, or none does any more: bots wait, or go on. */
  readonly onActiveChanged: () => void
}

type ProposalContent<W> = Omit<W, 'table' | 'wish' | 'asked' | 'agreed' | 'left' | 'remains'>
export type VoteResult = Pick<Extract<VoteUpdate, { readonly over: unknown }>, 'over' | 'by' | 'why'>

/** What is wished. */
export interface VoteProposal {
  /** As every screen is told of it. */
  readonly about: ProposalContent<UndoVote> | ProposalContent<HostTransferVote>
  readonly asked: readonly Seat[]
  /** Whose wish it is; absent: the host's. */
  readonly by?: Seat
  /** How it ends since it could not be had any more as it was asked; undefined: it could. */
  readonly resultIfObsolete: () => VoteResult | undefined
  /** Does it, in turn: all have agreed. */
  readonly execute: () => Promise<Result<null>>
}

interface ActiveVote {
  readonly wish: number
  readonly proposal: VoteProposal
  readonly agreed: readonly Seat[]
  readonly until: number
  readonly cancelTimeout: () => void
}

export class VoteManager {
  readonly #deps: VoteManagerDeps
  #count = 0
  #active: ActiveVote | undefined

  constructor(start: VoteManagerDeps) {
    this.#deps = start
  }

  get isActive(): boolean {
    return this.#active !== undefined
  }

  /**
   * Something is wished, in turn; where nobody is to be asked it is done at once. `table.refused.wish`: another one waits;
   * `.often`; `table.undo.absent {seats}`: somebody who would be asked is not there
   * @param party who wishes it
   */
  async propose(subject: VoteProposal, party: string): Promise<Result<null>> {
    const { clock, isPresent, rateLimitRejection } = this.#deps
    const { by, asked } = subject
    if (this.#active !== undefined) return reject('table.refused.wish')
    const absent = [...(by === undefined ? [] : [by]), ...asked].filter((seat) => !isPresent(seat))
    if (absent.length > 0) return { ok: false, reason: absentMessage(absent) }
    if (asked.length === 0) return this.#execute(subject)
    const refused = rateLimitRejection(party)
    if (refused !== undefined) return refused
    this.#count += 1
    const wish = this.#count
    const cancelTimer = clock.after(VOTE_TIMEOUT_MS, () => {
      void this.#deps.queue.run(() => Promise.resolve(this.#expire(wish)))
    })
    this.#active = {
      wish,
      proposal: subject,
      cancelTimeout: cancelTimer,
      agreed: [],
      until: clock.now() + VOTE_TIMEOUT_MS,
    }
    this.#deps.onActiveChanged()
    this.#broadcast()
    return ok(null)
  }

  /** Whoever wished it calls it off, in turn. `table.refused.stale`: none of theirs stands @param by absent: the host */
  withdraw(kind: VoteProposal['about']['kind'], by?: Seat): Result<null> {
    const subject = this.#active?.proposal
    if (subject?.about.kind !== kind || subject.by !== by) return reject('table.refused.stale')
    this.#end({ over: 'dropped', ...(by !== undefined && { by }) })
    return ok(null)
  }

  /**
   * Somebody who is asked answers, behind whichever curtain. `table.refused.stale`: another wish stands, or none;
   * `.notYourChoice`: they are not asked
   */
  async answer({ screen }: Pick<TableClient, 'screen'>, seat: Seat, wish: number, yes: boolean): Promise<Result<null>> {
    return this.#deps.queue.run(async () => foreignSeatRejection(screen, seat) ?? this.#answer(seat, wish, yes))
  }

  /** Something has changed at the table, or somebody came or went, in turn or not. */
  recheck(): void {
    if (this.#active === undefined) return
    const { isPresent } = this.#deps
    const { resultIfObsolete, by, asked } = this.#active.proposal
    const absent = asked.find((seat) => !isPresent(seat))
    const ending = resultIfObsolete()
    if (ending !== undefined) this.#end(ending)
    else if (by !== undefined && !isPresent(by)) this.#end({ over: 'dropped', by })
    else if (absent !== undefined) this.#end({ over: 'refused', by: absent, why: absentMessage([absent]) })
  }

  /** A screen comes to the table while a wish stands. */
  sendActiveVote({ send }: { readonly send: SendEvent }): void {
    if (this.#active !== undefined) send('consent', this.#messageFor(this.#active))
  }

  /** The table is closed: nobody is told. */
  stop(): void {
    this.#active?.cancelTimeout()
    this.#active = undefined
  }

  async #answer(seat: Seat, wish: number, yes: boolean): Promise<Result<null>> {
    const standing = this.#active
    if (standing?.wish !== wish) return reject('table.refused.stale')
    const { proposal, agreed } = standing
    const { asked } = proposal
    if (!asked.includes(seat)) return reject('table.refused.notYourChoice')
    if (!yes) {
      this.#end({ over: 'refused', by: seat })
      return ok(null)
    }
    const now = asked.filter((each) => each === seat || agreed.includes(each))
    this.#active = { ...standing, agreed: now }
    if (now.length === asked.length) return this.#execute(proposal)
    this.#broadcast()
    return ok(null)
  }

  async #execute({ by, execute }: VoteProposal): Promise<Result<null>> {
    // From here on it is no wish any more: what it changes does not end it.
    const isAsked = this.#active !== undefined
    this.stop()
    const carried = await execute()
    if (isAsked) this.#deps.onActiveChanged()
    if (carried.ok) this.#broadcastResult({ over: 'done', ...(by !== undefined && { by }) })
    else if (isAsked) this.#broadcastResult({ over: 'changed', why: carried.reason })
    return carried
  }

  #expire(wish: number): Result<null> {
    if (this.#active?.wish === wish) this.#end({ over: 'late' })
    return ok(null)
  }

  #end(ending: VoteResult): void {
    this.stop()
    this.#broadcastResult(ending)
    this.#deps.onActiveChanged()
  }

  #broadcast(): void {
    for (const each of this.#deps.clients()) this.sendActiveVote(each)
  }

  #broadcastResult(ending: VoteResult): void {
    for (const { send } of this.#deps.clients()) send('consent', { table: this.#deps.id, ...ending })
  }

  #messageFor({ wish, proposal, agreed, until }: ActiveVote): VoteUpdate {
    const { about, asked } = proposal
    const remains = Math.max(0, until - this.#deps.clock.now())
    const left = Math.min(remains, MAX_LEGACY_TIME_LEFT_MS)
    return { table: this.#deps.id, wish: { table: this.#deps.id, wish, ...about, asked, agreed, left, remains } }
  }
}

function absentMessage(seats: readonly Seat[]): Message {
  return hostMessage('table.undo.absent', { seats: personRefsFor(seats), count: seats.length })
}
