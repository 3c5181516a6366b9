/** A phone in portrait format with touch input: whether its table shows the enlarged clickable part, or the whole board. */
import { MediaQuery } from 'svelte/reactivity'

/**
 * Whether the device is a phone in portrait format with touch input, and whether its table shows the whole board or the
 * enlarged clickable part (`hand`).
 */
export class PhoneBoardView {
  readonly #upright = new MediaQuery('(pointer: coarse) and (width < 760px) and (orientation: portrait)')
  /** The whole board, without panels. */
  isWholeBoard = $state(false)

  /** The device is such a phone. */
  get isPhone(): boolean {
    return this.#upright.current
  }

  get view(): 'hand' | 'whole' | undefined {
    if (!this.isPhone) return undefined
    return this.isWholeBoard ? 'whole' : 'hand'
  }
}
