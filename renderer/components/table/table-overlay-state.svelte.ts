/**
 * The overlay that covers the table: the curtain, or the result. Both can be put aside. Create once during component
 * initialisation.
 */
import type { Seat, Viewer } from '../../../engine/core/contract/game.ts'
import type { Outcome } from '../../../engine/core/contract/outcome.ts'
import type { OpenTableState } from './table-context.ts'
import { onInitAndValueChange } from './on-change.svelte.ts'

/**
 * State of the overlay that covers a table: the curtain, which hides the secrets of players who share a screen, or the result
 * of the game. A player can put both aside to look at the board.
 */
export class CurtainOrResultState {
  readonly #table: OpenTableState
  /** The seat whose curtain was left closed, to look at the public board. */
  declinedCurtain = $state<Seat>()
  /** The seat whose curtain is being opened, until the host has answered and the answer is on the screen. */
  liftingSeat = $state<Seat>()
  /** The host has accepted; the private view may still wait for earlier updates. */
  #isAllowed = $state(false)
  /** The result was read and put aside, to look at the board. */
  isResultDismissed = $state(false)
  readonly curtain = $derived.by((): Seat | undefined => {
    const { curtain } = this.#table.status
    return curtain === this.declinedCurtain ? undefined : curtain
  })
  readonly shownOutcome = $derived.by((): Outcome | undefined => {
    const { outcome } = this.#table.status
    return outcome !== null && !this.isResultDismissed ? outcome : undefined
  })
  readonly isCovered = $derived(this.curtain !== undefined || this.shownOutcome !== undefined)

  /** The game ended at this screen, and the sound of its achievements was not played yet. */
  #isUnheard = false

  /**
   * @param onfall called when the private view is removed, alone or at the end of the game: notices to its player are removed
   * too
   */
  constructor(at: OpenTableState, onfall: () => void) {
    this.#table = at
    let shown: Viewer | undefined
    onInitAndValueChange(
      () => at.status.viewer,
      () => {
        const { viewer } = at.status
        if (typeof shown === 'number' && viewer !== shown) onfall()
        shown = viewer
      },
    )
    // The result contains all notices, and has buttons where notices would be. Notices shown as a table opens concern the
    // opening.
    let over: boolean | undefined
    onInitAndValueChange(
      () => at.status.outcome !== null,
      () => {
        const now = at.status.outcome !== null
        if (now && over === false) onfall()
        this.#isUnheard = now && over === false
        over = now
      },
    )
    $effect.pre(() => {
      if (at.status.curtain !== this.declinedCurtain) this.declinedCurtain = undefined
      const isShown = this.#isAllowed && at.session.pendingCount === 0
      if (at.status.curtain !== this.liftingSeat || isShown) this.liftingSeat = undefined
    })
  }

  /**
   * Claims the single time at which the achievement sound of a game is played: when its result appears, however often the
   * page is opened afterwards. A game that was over when its table was opened makes no sound.
   * @returns whether to play it now
   */
  takeResultSound(): boolean {
    const isUnheard = this.#isUnheard
    this.#isUnheard = false
    return isUnheard
  }

  /** Asks the host to open a curtain. Until the reply the same curtain is not requested again. */
  async liftCurtain(seat: Seat): Promise<void> {
    if (this.liftingSeat === seat) return
    this.liftingSeat = seat
    this.#isAllowed = false
    const isAllowed = await this.#table.session.liftCurtain(seat)
    if (this.liftingSeat !== seat) return
    if (isAllowed) this.#isAllowed = true
    else this.liftingSeat = undefined
  }
}
