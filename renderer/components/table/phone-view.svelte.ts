/** A phone held upright and used by fingers: whether its table shows what can be chosen, or the whole board. */
import { MediaQuery } from 'svelte/reactivity'

export class PhoneView {
  readonly #upright = new MediaQuery('(pointer: coarse) and (width < 760px) and (orientation: portrait)')
  /** All of the board, and no panels. */
  whole = $state(false)

  /** It is one. */
  get is(): boolean {
    return this.#upright.current
  }

  get view(): 'hand' | 'whole' | undefined {
    if (!this.is) return undefined
    return this.whole ? 'whole' : 'hand'
  }
}
