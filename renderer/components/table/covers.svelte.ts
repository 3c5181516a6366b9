/** What covers the table: the curtain, or the result. Both can be put aside. Made once while the screen is being set up. */
import type { Outcome, Seat, Viewer } from '../../../engine/core/contract/game.ts'
import type { Seating } from './seating.ts'
import { whenever } from './whenever.svelte.ts'

export class Covers {
  readonly #at: Seating
  /** For whom the curtain was left down, to look at the public board. */
  declined = $state<Seat>()
  /** The result was read and put aside, to look at the board. */
  looking = $state(false)
  readonly curtain = $derived.by((): Seat | undefined => {
    const { curtain } = this.#at.status
    return curtain === this.declined ? undefined : curtain
  })
  readonly over = $derived.by((): Outcome | undefined => {
    const { outcome } = this.#at.status
    return outcome !== null && !this.looking ? outcome : undefined
  })
  readonly any = $derived(this.curtain !== undefined || this.over !== undefined)

  /** @param onfall what somebody had before them goes, alone or at the end of the game: what was said to them goes as well */
  constructor(at: Seating, onfall: () => void) {
    this.#at = at
    let shown: Viewer | undefined
    whenever(
      () => at.status.viewer,
      () => {
        const { viewer } = at.status
        if (typeof shown === 'number' && viewer !== shown) onfall()
        shown = viewer
      },
    )
    // The result says what has become of it all, and has buttons where lines lie. What is told as a table opens is told of that.
    let over: boolean | undefined
    whenever(
      () => at.status.outcome !== null,
      () => {
        const now = at.status.outcome !== null
        if (now && over === false) onfall()
        over = now
      },
    )
    $effect.pre(() => {
      if (at.status.curtain !== this.declined) this.declined = undefined
    })
  }
}
