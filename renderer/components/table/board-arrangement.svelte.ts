/**
 * Arrangement of the boards: the one at the bottom, the enlarged one, and the pile that is open for browsing. Create once
 * during component initialisation.
 */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import { untrack } from 'svelte'
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { BoardPresentation } from '../board/board-props.ts'
import { autoEnlargedSeatOf, displayedTurnSeatOverride } from './followed-seat.ts'
import { seatsShownAtTurn } from './prompt.ts'
import type { OpenTableState } from './table-context.ts'
import { onInitAndValueChange } from './on-change.svelte.ts'

/**
 * Reactive state of how the boards of the seats are arranged at one screen of a table. It holds the seat whose board
 * is at the bottom, the seat whose board is enlarged (by the user, or automatically during its turn), and the pile
 * that is open for browsing. `perspective` is this arrangement in the form in which a game's scene takes it.
 */
export class SeatBoardArrangementState {
  readonly #table: OpenTableState
  readonly #drawOptions: () => Pick<BoardPresentation, 'seats' | 'textScale'>
  readonly #ownSeats: () => readonly Seat[]
  /** The board of the last acting seat at this screen stays in front until another seat there has to act. */
  #bottom = $state<Seat>(0)
  #enlarged = $state<Seat>()
  /** The user has closed the followed board: until the next turn no board is enlarged automatically. */
  #unfollowed = $state(false)
  /** The open pile, by its place. */
  #opened = $state<string>()

  /** No player of this screen has a seat. */
  readonly #isSpectator = $derived.by(() => this.#table.info.mine.length === 0 && this.#ownSeats().length === 0)
  readonly #followed = $derived.by(() => {
    const { session, gameUi, info, status } = this.#table
    return autoEnlargedSeatOf({
      // At a screen without players no seat has priority: each is large while it acts.
      follows: (gameUi.followsActiveSeat ?? false) || this.#isSpectator,
      status,
      turn: session.turnOwner,
      mine: info.mine,
      asked: session.decision !== undefined || session.canEndTurn,
    })
  })
  /** The enlarged seat, if it is not the one at the bottom. */
  readonly enlargedSeat = $derived.by(() => this.#enlarged ?? (this.#unfollowed ? undefined : this.#followed))
  readonly #acting = $derived.by(() => {
    const { session, moment, status } = this.#table
    return displayedTurnSeatOverride({ moment, status, turn: session.turnOwner, waiting: session.pendingCount })
  })
  readonly perspective = $derived.by((): BoardPresentation => {
    const { viewAs } = this.#table.session.replay
    return {
      bottom: typeof viewAs === 'number' ? viewAs : this.#bottom,
      ...omitUndefined({ acting: this.#acting }),
      viewer: this.#table.status.viewer,
      ...this.#drawOptions(),
      ...omitUndefined({ enlarged: this.enlargedSeat }),
      ...omitUndefined({ opened: this.#opened }),
    }
  })

  /**
   * @param drawn reads the styles of seats and the text scale
   * @param own reads the seats of this screen's players, including those that a bot plays meanwhile
   */
  constructor(
    at: OpenTableState,
    drawn: () => Pick<BoardPresentation, 'seats' | 'textScale'>,
    own: () => readonly Seat[] = () => at.info.mine,
  ) {
    this.#table = at
    this.#drawOptions = drawn
    this.#ownSeats = own
    this.#bottom = untrack(() => at.session.actingSeat ?? 0)
    $effect.pre(() => {
      const { actingSeat } = at.session
      const alone = at.info.mine.length <= 1
      const [replaced] = own()
      if (actingSeat === undefined && at.info.mine.length === 0 && replaced !== undefined) this.#bottom = replaced
      if (actingSeat !== undefined && (seatsShownAtTurn(at.status, undefined).includes(actingSeat) || alone))
        this.#bottom = actingSeat
    })
    onInitAndValueChange(
      () => at.session.turnOwner,
      () => {
        this.#unfollowed = false
      },
    )
    // Closed before another player sees the screen.
    onInitAndValueChange(
      () => at.status.viewer,
      () => {
        this.#opened = undefined
      },
    )
  }

  /**
   * The seat whose figures are shown: the one that the user has selected, else the one at the bottom. Undefined if this
   * screen has no seat, and none was selected.
   */
  get figuresSeat(): Seat | undefined {
    return this.#enlarged ?? (this.#isSpectator ? undefined : this.#bottom)
  }

  /** Enlarges that seat's board; for the enlarged or the own one, resets the arrangement. */
  enlarge(seat: Seat | undefined): void {
    if (seat === undefined) return
    if (seat === this.enlargedSeat || seat === this.#bottom) this.shrink()
    else this.#enlarged = seat
  }

  shrink(): void {
    this.#enlarged = undefined
    this.#unfollowed = true
  }

  /** Opens a pile, or closes it if it is open. */
  togglePile(place: string): void {
    this.#opened = place === this.#opened ? undefined : place
  }

  /** Whether the user has opened something that can be closed. */
  get canClose(): boolean {
    return this.#opened !== undefined || this.#enlarged !== undefined
  }

  /** Closes the open pile, else the enlarged board. */
  close(): void {
    if (this.#opened === undefined) this.shrink()
    this.#opened = undefined
  }
}
