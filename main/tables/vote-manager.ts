/**
 * Votes at one table: a proposal, the answers of the players asked, and a limit of two minutes. The content is defined by its
 * subject (undo-proposals.ts, host-transfer.ts). One vote is open at a time; every screen gets its public content only: seats and
 * numbers. A voter who disconnects counts as a no. Bots pause during a vote and do not vote.
 */
import { personRefsFor, type Message, type Seat } from '../../engine/core/contract/game.ts'
import {
  VOTE_TIMEOUT_MS,
  MAX_OLD_GUEST_VOTE_TIME_LEFT_MS,
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

/** Dependencies of `VoteManager`, which runs the votes of the players at one table. */
export interface VoteManagerDeps {
  /** Id of the table. */
  readonly id: string
  readonly clock: Clock
  /** Whether the player of that seat has a screen to answer on. */
  readonly isPresent: (seat: Seat) => boolean
  readonly clients: () => Iterable<{ readonly send: SendEvent }>
  /** @returns why a party may not propose again yet, or undefined; then the proposal is counted */
  readonly rateLimitRejection: (party: string) => Rejection | undefined
  readonly queue: Pick<TableQueue, 'run'>
  /** A vote has started or ended: bots pause or resume. */
  readonly onActiveChanged: () => void
}

type ProposalContent<W> = Omit<W, 'table' | 'wish' | 'asked' | 'agreed' | 'left' | 'remains'>

/**
 * The result of a vote that has ended: how it ended (`over`), and, if there are any, the seat (`by`) and the reason
 * (`why`) that belong to it.
 * `over` is `done` (the proposal was accepted and executed), `refused` (a voter refused or was absent), `late` (the
 * time ran out), `changed` (the proposal became obsolete or could not be executed), or `dropped` (the proposer
 * cancelled it, or left). `by` is the seat that refused, or that of the proposer (`done`, `dropped`).
 */
export type VoteOutcome = Pick<Extract<VoteUpdate, { readonly over: unknown }>, 'over' | 'by' | 'why'>

/** A proposal that players vote on, and the function that executes it. */
export interface VoteProposal {
  /** The content sent to every screen. */
  readonly about: ProposalContent<UndoVote> | ProposalContent<HostTransferVote>
  /** The seats that have to agree. */
  readonly asked: readonly Seat[]
  /** The proposing seat; absent: the host. */
  readonly by?: Seat
  /** @returns the result if the proposal is obsolete, else undefined */
  readonly resultIfObsolete: () => VoteOutcome | undefined
  /** Executes the proposal after unanimous consent; serialised. */
  readonly execute: () => Promise<Result<null>>
}

interface ActiveVote {
  readonly wish: number
  readonly proposal: VoteProposal
  readonly agreed: readonly Seat[]
  readonly until: number
  readonly cancelTimeout: () => void
}

/** Runs the votes of one table: one at a time, and all asked players must agree. */
export class VoteManager {
  readonly #deps: VoteManagerDeps
  #count = 0
  #active: ActiveVote | undefined

  constructor(start: VoteManagerDeps) {
    this.#deps = start
  }

  /** Whether a vote is open. */
  get isActive(): boolean {
    return this.#active !== undefined
  }

  /**
   * Starts a vote, serialised; without voters the proposal is executed at once. Rejected with `table.refused.wish` if another
   * vote is open, `table.refused.often`, or `table.undo.absent {seats}` if a voter is absent.
   * @param party the proposing party
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

  /**
   * The proposer withdraws the vote, serialised. Rejected with `table.refused.stale` if there is no such vote.
   * @param by the proposing seat; absent: the host
   */
  withdraw(kind: VoteProposal['about']['kind'], by?: Seat): Result<null> {
    const subject = this.#active?.proposal
    if (subject?.about.kind !== kind || subject.by !== by) return reject('table.refused.stale')
    this.#end({ over: 'dropped', ...(by !== undefined && { by }) })
    return ok(null)
  }

  /**
   * Records a voter's answer, whatever the state of the curtain. Rejected with `table.refused.stale` if no such vote is open, and
   * with `table.refused.notYourChoice` if the seat is not a voter.
   */
  async answer({ screen }: Pick<TableClient, 'screen'>, seat: Seat, wish: number, yes: boolean): Promise<Result<null>> {
    return this.#deps.queue.run(async () => foreignSeatRejection(screen, seat) ?? this.#answer(seat, wish, yes))
  }

  /** Checks the open vote after a change of the table or of the presence, serialised or not. */
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

  /** Sends the open vote to a new screen. */
  sendActiveVote({ send }: { readonly send: SendEvent }): void {
    if (this.#active !== undefined) send('consent', this.#messageFor(this.#active))
  }

  /** Ends the vote without a message; called when the table closes. */
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
    // The vote is over before its execution: changes made by it must not end it.
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

  #end(ending: VoteOutcome): void {
    this.stop()
    this.#broadcastResult(ending)
    this.#deps.onActiveChanged()
  }

  #broadcast(): void {
    for (const each of this.#deps.clients()) this.sendActiveVote(each)
  }

  #broadcastResult(ending: VoteOutcome): void {
    for (const { send } of this.#deps.clients()) send('consent', { table: this.#deps.id, ...ending })
  }

  #messageFor({ wish, proposal, agreed, until }: ActiveVote): VoteUpdate {
    const { about, asked } = proposal
    const remains = Math.max(0, until - this.#deps.clock.now())
    const left = Math.min(remains, MAX_OLD_GUEST_VOTE_TIME_LEFT_MS)
    return { table: this.#deps.id, wish: { table: this.#deps.id, wish, ...about, asked, agreed, left, remains } }
  }
}

function absentMessage(seats: readonly Seat[]): Message {
  return hostMessage('table.undo.absent', { seats: personRefsFor(seats), count: seats.length })
}
