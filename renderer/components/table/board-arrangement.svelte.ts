/**
 * Which boards are in front: the one at the bottom, the one in the large place, and the pile that is open to be browsed.
 * Made once while the screen is being set up.
 */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import { untrack } from 'svelte'
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { BoardLayoutOptions } from '../board/board-props.ts'
import { followedSeatOf, displayedTurnSeat } from './followed-seat.ts'
import { activeSeats } from './prompt.ts'
import type { TableContext } from './table-context.ts'
import { onValueChange } from './on-change.svelte.ts'

export class BoardArrangement {
  readonly #table: TableContext
  readonly #drawOptions: () => Pick<BoardLayoutOptions, 'seats' | 'textScale'>
  readonly #ownSeats: () => readonly Seat[]
  /** The board of whoever acted last at this screen stays in front until somebody else there is to act. */
  #bottom = $state<Seat>(0)
  #enlarged = $state<Seat>()
  /** Somebody has put the followed board away: until the next turn nothing is enlarged by itself. */
  #unfollowed = $state(false)
  /** The pile that is open to be browsed, by its place. */
  #opened = $state<string>()

  /** No player of this screen has a seat. */
  readonly #isSpectator = $derived.by(() => this.#table.info.mine.length === 0 && this.#ownSeats().length === 0)
  readonly #followed = $derived.by(() => {
    const { session, face, info, status } = this.#table
    return followedSeatOf({
      // At a screen without players no seat comes before the others: each is large while it acts.
      follows: (face.followsActiveSeat ?? false) || this.#isSpectator,
      status,
      turn: session.turn,
      mine: info.mine,
      asked: session.decision !== undefined || session.endable,
    })
  })
  /** The seat in the large place, if not the one at the bottom. */
  readonly large = $derived.by(() => this.#enlarged ?? (this.#unfollowed ? undefined : this.#followed))
  readonly #acting = $derived.by(() => {
    const { session, moment, status } = this.#table
    return displayedTurnSeat({ moment, status, turn: session.turn, waiting: session.waiting })
  })
  readonly layout = $derived.by((): BoardLayoutOptions => {
    const { eyes } = this.#table.session.replay
    return {
      bottom: typeof eyes === 'number' ? eyes : this.#bottom,
      ...omitUndefined({ acting: this.#acting }),
      viewer: this.#table.status.viewer,
      ...this.#drawOptions(),
      ...omitUndefined({ enlarged: this.large }),
      ...omitUndefined({ opened: this.#opened }),
    }
  })

  /**
   * @param drawn reads how seats and words are drawn
   * @param own reads the seats of this screen's people, also those that a bot plays for them meanwhile
   */
  constructor(
    at: TableContext,
    drawn: () => Pick<BoardLayoutOptions, 'seats' | 'textScale'>,
    own: () => readonly Seat[] = () => at.info.mine,
  ) {
    this.#table = at
    this.#drawOptions = drawn
    this.#ownSeats = own
    this.#bottom = untrack(() => at.session.actor ?? 0)
    $effect.pre(() => {
      const { actor } = at.session
      const alone = at.info.mine.length <= 1
      const [replaced] = own()
      if (actor === undefined && at.info.mine.length === 0 && replaced !== undefined) this.#bottom = replaced
      if (actor !== undefined && (activeSeats(at.status, undefined).includes(actor) || alone)) this.#bottom = actor
    })
    onValueChange(
      () => at.session.turn,
      () => {
        this.#unfollowed = false
      },
    )
    // What one person opened is closed before the next one looks.
    onValueChange(
      () => at.status.viewer,
      () => {
        this.#opened = undefined
      },
    )
  }

  /**
   * The seat that a player has asked for, else the one at the bottom: whose figures are told. Undefined: this screen has no seat,
   * and none was asked for.
   */
  get seat(): Seat | undefined {
    return this.#enlarged ?? (this.#isSpectator ? undefined : this.#bottom)
  }

  /** Puts that seat's board in front; once more, or one's own, and all is as it was. */
  enlarge(seat: Seat | undefined): void {
    if (seat === undefined) return
    if (seat === this.large || seat === this.#bottom) this.shrink()
    else this.#enlarged = seat
  }

  shrink(): void {
    this.#enlarged = undefined
    this.#unfollowed = true
  }

  /** Opens a pile; closes it when it is open. */
  open(place: string): void {
    this.#opened = place === this.#opened ? undefined : place
  }

  /** Whether a player has put something in front that can be put away. */
  get isOpen(): boolean {
    return this.#opened !== undefined || this.#enlarged !== undefined
  }

  /** Closes the open pile, else puts the enlarged board away. */
  close(): void {
    if (this.#opened === undefined) this.shrink()
    this.#opened = undefined
  }
}
