/**
 * Sends the requests of a screen for its table to the host. Shows rejections to the player who made the request, even if
 * another player is active when the reply arrives.
 */
import type { Message, Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { BridgeApi } from '../../bridge/calls.ts'
import type { Result } from '../../bridge/result.ts'
import type { PendingDecision } from '../../bridge/table-view.ts'

/** @returns whether the host accepted */
type AcceptedPromise = Promise<boolean>

/**
 * Sends the actions of the players at one screen to the host of the table: choices, undo and redo, end of turn,
 * skipping (bots act without a delay until the next decision of a person), and opening and closing the curtain, which
 * hides the secrets of players who share a screen. Each of these methods returns whether the host accepted the action.
 * If the host rejects an action, the reason is passed to the callback `reportRejection` only if the screen still has
 * the same viewer (the one whose view it shows) and is not closed.
 */
export class TableActions {
  readonly #bridge: BridgeApi
  readonly #table: string
  readonly #onRejected: (reason: Message) => void
  /** The viewer of the screen. */
  readonly #viewer: () => Viewer | undefined
  #closed = false

  constructor(
    bridge: BridgeApi,
    table: string,
    reportRejection: (reason: Message) => void,
    viewer: () => Viewer | undefined,
  ) {
    this.#viewer = viewer
    this.#bridge = bridge
    this.#table = table
    this.#onRejected = reportRejection
  }

  act({ seat, id }: PendingDecision, action: Json): AcceptedPromise {
    return this.#call(() => this.#bridge.table.act({ table: this.#table, seat, decision: id, action }))
  }

  undoOrRedo(way: 'undo' | 'redo', seat: Seat): AcceptedPromise {
    return this.#call(() => this.#bridge.table[way]({ table: this.#table, seat }))
  }

  endTurn(seat: Seat): AcceptedPromise {
    return this.#call(() => this.#bridge.table.endTurn({ table: this.#table, seat }))
  }

  liftCurtain(seat: Seat): AcceptedPromise {
    return this.#call(() => this.#bridge.table.liftCurtain({ table: this.#table, seat }))
  }

  lowerCurtain(): AcceptedPromise {
    return this.#call(() => this.#bridge.table.lowerCurtain({ table: this.#table }))
  }

  skip(): AcceptedPromise {
    return this.#call(() => this.#bridge.table.skip({ table: this.#table }))
  }

  /** The screen is closed: later rejections are not shown. */
  close(): void {
    this.#closed = true
  }

  reportRejection(reason: Message): void {
    if (!this.#closed) this.#onRejected(reason)
  }

  async #call(call: () => Promise<Result<null>>): AcceptedPromise {
    const viewer = this.#viewer()
    const reply = await call()
    if (!reply.ok && this.#viewer() === viewer) this.reportRejection(reply.reason)
    return reply.ok
  }
}
