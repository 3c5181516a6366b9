/** What covers the table: the curtain, or the result. Both can be put aside. Made once while the screen is being set up. */
import type { Seat, Viewer } from '../../../engine/core/contract/game.ts'
import type { Outcome } from '../../../engine/core/contract/outcome.ts'
import type { TableContext } from './table-context.ts'
import { onValueChange } from './on-change.svelte.ts'

export class TableOverlayState {
  readonly #table: TableContext
  /** For whom the curtain was left down, to look at the public board. */
  declined = $state<Seat>()
  /** The seat whose curtain was asked to be lifted, until the host has answered and the answer is on the screen. */
  lifting = $state<Seat>()
  /** The host has said yes; what it shows may still wait for moments of before. */
  #isAllowed = $state(false)
  /** The result was read and put aside, to look at the board. */
  looking = $state(false)
  readonly curtain = $derived.by((): Seat | undefined => {
    const { curtain } = this.#table.status
    return curtain === this.declined ? undefined : curtain
  })
  readonly over = $derived.by((): Outcome | undefined => {
    const { outcome } = this.#table.status
    return outcome !== null && !this.looking ? outcome : undefined
  })
  readonly any = $derived(this.curtain !== undefined || this.over !== undefined)

  /** The game ended at this screen, and its achievements were not heard yet. */
  #isUnheard = false

  /** @param onfall what somebody had before them goes, alone or at the end of the game: what was said to them goes as well */
  constructor(at: TableContext, onfall: () => void) {
    this.#table = at
    let shown: Viewer | undefined
    onValueChange(
      () => at.status.viewer,
      () => {
        const { viewer } = at.status
        if (typeof shown === 'number' && viewer !== shown) onfall()
        shown = viewer
      },
    )
    // The result says what has become of it all, and has buttons where lines lie. What is told as a table opens is told of that.
    let over: boolean | undefined
    onValueChange(
      () => at.status.outcome !== null,
      () => {
        const now = at.status.outcome !== null
        if (now && over === false) onfall()
        this.#isUnheard = now && over === false
        over = now
      },
    )
    $effect.pre(() => {
      if (at.status.curtain !== this.declined) this.declined = undefined
      const isShown = this.#isAllowed && at.session.waiting === 0
      if (at.status.curtain !== this.lifting || isShown) this.lifting = undefined
    })
  }

  /**
   * Takes the one time at which the achievements of a game are heard: when its result comes, however often the page is
   * opened afterwards. A game that was over when its table was opened makes no sound.
   * @returns whether they are to be heard now
   */
  takeSound(): boolean {
    const isUnheard = this.#isUnheard
    this.#isUnheard = false
    return isUnheard
  }

  /** Asks the host to lift a curtain. Until it has answered the same curtain is not asked for again. */
  async lift(seat: Seat): Promise<void> {
    if (this.lifting === seat) return
    this.lifting = seat
    this.#isAllowed = false
    const isAllowed = await this.#table.session.liftCurtain(seat)
    if (this.lifting !== seat) return
    if (isAllowed) this.#isAllowed = true
    else this.lifting = undefined
  }
}
