/**
 * Decides whose private view a shared screen may show. The host sends a private view only after its curtain was opened, but a
 * private view that arrives after the curtain was closed must be discarded, and the one on screen must be cleared without
 * waiting for the host.
 */
import type { TableSetupInfo, TableStatus } from '../../bridge/table-view.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { VisibleLog } from './table-feed.ts'

/**
 * The view, the status and the log of a table that the screen shows at one moment. The privacy guard, which decides
 * what the screen may show, keeps the public contents. It shows them again when the curtain, which hides the secrets
 * of players who share the screen, is lowered.
 */
export interface ShownTableContents {
  readonly view: Json
  readonly status: TableStatus
  readonly history: VisibleLog
}

/**
 * How the screen must treat one update. If `hidden` is true, the screen does not show it. If `turned` is true, the screen shows
 * it without an animation.
 */
export interface DisplayRestrictionsOfUpdate {
  /** The viewer changes: the screen does not animate from the previous view. */
  readonly turned: boolean
  /** The owner has closed the curtain already, or no player here asked for it: the public view follows. */
  readonly hidden: boolean
}

/**
 * Decides for one screen whether and how the screen may show each update from the host. Several players may share the
 * screen, and a curtain hides the secrets of one player from the others: a private view that arrives after its curtain
 * was closed must not be shown.
 */
export class UpdatePrivacyGuard {
  /** The seat for which the curtain was asked to be opened. */
  #liftedSeat: Seat | undefined
  /** The public contents before a curtain was opened. */
  #publicSnapshot: ShownTableContents | undefined
  /** The viewer of the last view. */
  #viewer: Viewer | undefined
  /** A bot was next to act after everything received so far. */
  #isBotNext = false

  /** Resets to a table snapshot. */
  reset({ viewer, thinking }: TableStatus): void {
    this.#viewer = viewer
    this.#isBotNext = thinking !== undefined
    this.#liftedSeat = typeof viewer === 'number' ? viewer : undefined
    this.#publicSnapshot = undefined
  }

  /** The seats at this screen have changed: no curtain is requested, and no earlier contents are restored. */
  onSeatsChanged(): void {
    this.#liftedSeat = undefined
    this.#publicSnapshot = undefined
    this.#isBotNext = false
  }

  /** Handles the next update from the host: remembers its viewer. @returns how the screen has to treat it */
  handleUpdate(
    { mine: ownSeats, game }: TableSetupInfo,
    { viewer, thinking }: TableStatus,
  ): DisplayRestrictionsOfUpdate {
    // A bot's move closed the curtain: its owner has followed the bots so far, and sees this move before the screen turns away.
    // After the owner's own choice it turns away at once.
    const falls = viewer === 'table' && this.#liftedSeat !== undefined && this.#isBotNext && game.secrets === 'hand'
    if (falls) this.#liftedSeat = undefined
    const turned = viewer !== this.#viewer && !falls
    this.#viewer = viewer
    this.#isBotNext = thinking !== undefined
    return { turned, hidden: ownSeats.length > 1 && typeof viewer === 'number' && viewer !== this.#liftedSeat }
  }

  /** Requests the curtain to be opened. @param shown the present contents of the screen */
  requestLift(seat: Seat, shown: ShownTableContents | undefined): void {
    if (shown?.status.viewer === 'table') this.#publicSnapshot = shown
    this.#liftedSeat = seat
  }

  /** The host did not open it. */
  cancelLift(seat: Seat): void {
    if (this.#liftedSeat === seat) this.#liftedSeat = undefined
  }

  /** Whether the last update closed the curtain, shown or not. */
  get isCurtainDown(): boolean {
    return this.#viewer === 'table'
  }

  /** The owner closes the curtain. @returns the public contents, if known */
  lower(): ShownTableContents | undefined {
    const before = this.#publicSnapshot
    this.#liftedSeat = undefined
    this.#publicSnapshot = undefined
    return before
  }
}
