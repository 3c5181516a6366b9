/**
 * Whose secrets may stand on a screen that several people share. The host sends a private view only after its curtain was
 * lifted; but what is on its way when somebody lets go must not be shown any more, and what stands there has to go before
 * the host says anything.
 */
import type { TableInfo, TableStatus } from '../../bridge/table-view.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { TableHistory } from './table-feed.ts'

/** A screen as it was. */
export interface ScreenSnapshot {
  readonly view: Json
  readonly status: TableStatus
  readonly history: TableHistory
}

/** What is to be done with an update. */
export interface UpdateVisibility {
  /** It is somebody else's view: nothing travels from what was shown to it. */
  readonly turned: boolean
  /** Its owner has let go already, or nobody here asked for it: the public view follows. */
  readonly hidden: boolean
}

export class PrivacyGuard {
  /** The seat for which the curtain was asked to be lifted. */
  #liftedSeat: Seat | undefined
  /** What everybody might see, before a curtain was lifted. */
  #publicSnapshot: ScreenSnapshot | undefined
  /** Whose view came last. */
  #viewer: Viewer | undefined
  /** A bot was to act after everything received so far. */
  #isBotNext = false

  /** The table stands anew. */
  stands({ viewer, thinking }: TableStatus): void {
    this.#viewer = viewer
    this.#isBotNext = thinking !== undefined
    this.#liftedSeat = typeof viewer === 'number' ? viewer : undefined
    this.#publicSnapshot = undefined
  }

  /** Others sit at this screen than before: nobody has asked for a curtain, and nothing of before is gone back to. */
  reseated(): void {
    this.#liftedSeat = undefined
    this.#publicSnapshot = undefined
    this.#isBotNext = false
  }

  hears({ mine, game }: TableInfo, { viewer, thinking }: TableStatus): UpdateVisibility {
    // A bot's move made the curtain fall: its owner has watched the bots so far, and sees this move as well before the
    // screen turns away. After an own choice it turns away at once.
    const falls = viewer === 'table' && this.#liftedSeat !== undefined && this.#isBotNext && game.secrets === 'hand'
    if (falls) this.#liftedSeat = undefined
    const turned = viewer !== this.#viewer && !falls
    this.#viewer = viewer
    this.#isBotNext = thinking !== undefined
    return { turned, hidden: mine.length > 1 && typeof viewer === 'number' && viewer !== this.#liftedSeat }
  }

  /** The curtain is asked to be lifted. @param shown what stands on the screen now */
  lift(seat: Seat, shown: ScreenSnapshot | undefined): void {
    if (shown?.status.viewer === 'table') this.#publicSnapshot = shown
    this.#liftedSeat = seat
  }

  /** The host did not lift it. */
  notLifted(seat: Seat): void {
    if (this.#liftedSeat === seat) this.#liftedSeat = undefined
  }

  /** It has fallen by what came last, be that shown or not. */
  get fallen(): boolean {
    return this.#viewer === 'table'
  }

  /** Its owner lets go. @returns what everybody may see, as far as it is known */
  lower(): ScreenSnapshot | undefined {
    const before = this.#publicSnapshot
    this.#liftedSeat = undefined
    this.#publicSnapshot = undefined
    return before
  }
}
