/** What the board is shown on: its size, the fineness of the screen, and what the person's hands and eyes ask for. */
import { MediaQuery } from 'svelte/reactivity'
import { devicePixelRatio } from 'svelte/reactivity/window'

export class BoardDevice {
  /** Of the board, in CSS pixels. */
  size = $state.raw({ width: 0, height: 0 })
  /** So fine is drawn what is seen from near, whatever the screen is. */
  least = $state(1)
  readonly #coarse = new MediaQuery('(pointer: coarse)')
  readonly #still = new MediaQuery('(prefers-reduced-motion: reduce)')
  /** Whether the board has a size yet. */
  readonly measured = $derived(this.size.width > 0 && this.size.height > 0)

  /** Device pixels per CSS pixel. */
  get resolution(): number {
    return Math.max(devicePixelRatio.current ?? 1, this.least)
  }

  /** Pointed at with fingers. */
  get coarse(): boolean {
    return this.#coarse.current
  }

  /** The system asks for reduced motion. */
  get still(): boolean {
    return this.#still.current
  }

  /** Watches the element that the board fills; returns how to stop. */
  watch(element: HTMLElement): () => void {
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return
      const { width, height } = entry.contentRect
      if (width !== this.size.width || height !== this.size.height) this.size = { width, height }
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }
}
