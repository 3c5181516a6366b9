/** A phone in portrait format with touch input: whether its table shows the enlarged clickable part, or the whole board. */
import { MediaQuery } from 'svelte/reactivity'

/**
 * Which view of the board a phone shows: the whole board (`whole`), or the enlarged part that can be clicked (`hand`). A phone
 * is a narrow touch screen in portrait format; on other devices `view` is undefined.
 */
export class PhoneBoardZoomState {
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
