/** The calls of one client at a table of this host. A change is checked and applied within a step of the table's queue. */
import type { TableApi } from '../../bridge/calls.ts'
import type { Result } from '../../bridge/result.ts'
import type { Table } from '../../engine/core/host/table.ts'
import { ok, reject } from '../base/result.ts'
import type { AdviceService } from './advice-service.ts'
import type { BotController } from './bot-controller.ts'
import type { ClientBroadcaster } from './client-broadcaster.ts'
import type { CurtainController } from './curtain-controller.ts'
import type { FirstPaintWait } from './first-paint-wait.ts'
import type { RateLimitedAction } from './rate-limiter.ts'
import { answerReplayEntryRequest } from './replay-views.ts'
import { actRejection, foreignSeatRejection, screenViewerAndDecisionFor } from './screen-permissions.ts'
import { HOST_PARTY_ID } from './seating.ts'
import type { TableClient } from './table-client.ts'
import type { TableParticipants } from './table-participants.ts'
import type { TableQueue } from './table-queue.ts'
import type { TableChangeExecutor } from './table-change-executor.ts'
import type { UndoProposals } from './undo-proposals.ts'
import type { VoteManager } from './vote-manager.ts'

/** The parts of one open table to which the calls of its clients are passed. */
export interface HostedTableCallsDeps {
  readonly table: Table
  readonly queue: TableQueue
  readonly updater: TableChangeExecutor
  readonly clients: ClientBroadcaster
  readonly people: TableParticipants
  readonly votes: VoteManager
  readonly undoVotes: UndoProposals
  readonly curtains: CurtainController
  readonly advice: AdviceService
  readonly bots: BotController
  readonly firstPaint: FirstPaintWait
}

/** Creates the calls that one client can make at one open table of this host. */
export function createTableCallsForClient(deps: HostedTableCallsDeps, client: TableClient): TableApi {
  const { table, queue, updater, clients, people, votes, undoVotes, curtains, advice, bots, firstPaint } = deps
  const { screen, party } = client
  const { parties } = people

  /** A call of a guest that costs others something. */
  function rateLimited<T>(action: RateLimitedAction, call: () => Promise<Result<T>>): Promise<Result<T>> {
    const refused = parties.rateLimitRejection(action, party)
    return refused === undefined ? call() : Promise.resolve(refused)
  }

  return {
    current: () =>
      queue.runIfOpen(() => {
        updater.resumeBots()
        votes.sendActiveVote(client)
        people.chat.sendHistory(client)
        return Promise.resolve(ok(clients.snapshotFor(client)))
      }),
    paint({ done: isDone }) {
      if (isDone) firstPaint.onPaintFinished(party)
      // Bots do not wait for a guest without a seat.
      else if (party === HOST_PARTY_ID || screen.mine.length > 0) firstPaint.onPaintStarted(party)
      return Promise.resolve(ok(null))
    },
    act: ({ seat, decision, action }) =>
      updater.change(
        seat,
        () =>
          actRejection(table, screen, seat) ??
          table.act(seat, action, decision, screenViewerAndDecisionFor(table, screen).viewer),
      ),
    undo: ({ seat }) => updater.change(seat, () => updater.undo(screen, seat)),
    redo: ({ seat }) => updater.change(seat, () => actRejection(table, screen, seat) ?? table.redo(seat)),
    endTurn: ({ seat }) => updater.change(seat, () => foreignSeatRejection(screen, seat) ?? table.endTurn(seat)),
    liftCurtain: ({ seat }) => curtains.lift(client, seat),
    lowerCurtain: () => curtains.lower(client),
    skip() {
      // A guest without a seat may not skip.
      if (party !== HOST_PARTY_ID && screen.mine.length === 0)
        return Promise.resolve(reject('table.refused.notYourSeat'))
      bots.skip()
      return Promise.resolve(ok(null))
    },
    past: ({ entry, eyes }) =>
      rateLimited('past', () =>
        queue.run(() => {
          const { viewer } = screenViewerAndDecisionFor(table, screen)
          return answerReplayEntryRequest(table, entry, { viewer, eyes, seal: () => updater.lockHistory() })
        }),
      ),
    advise: ({ seat, decision }) => rateLimited('advise', () => advice.advise(screen, seat, decision)),
    stopAdvice() {
      advice.cancel(screen)
      return Promise.resolve(ok(null))
    },
    people: () => Promise.resolve(ok(people.presenceFeed.subscribe(client))),
    sit: ({ table: _, ...wish }) => parties.requestSeats({ party, ...wish }),
    leave: () => parties.removeParty(party, 'left'),
    nudge: ({ seat }) => Promise.resolve(people.chat.nudge(party, seat)),
    sitAgain: ({ seat }) => parties.returnToSeat(party, seat),
    say: ({ saying }) => Promise.resolve(people.chat.say(party, saying)),
    wishUndo: ({ seat }) => undoVotes.propose(client, seat),
    dropWish: ({ seat }) => undoVotes.withdraw(client, seat),
    agree: ({ seat, wish, yes }) => votes.answer(client, seat, wish, yes),
  }
}
