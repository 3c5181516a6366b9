/** Properties of the display: size of the board, resolution of the screen, and the user's input and motion preferences. */
import { MediaQuery } from 'svelte/reactivity'
import { devicePixelRatio } from 'svelte/reactivity/window'

/**
 * The environment of one board, as reactive state: the size of the board, the resolution of the screen, whether the primary
 * pointer is a finger, and whether the system asks for reduced motion.
 */
export class BoardSizeAndDeviceState {
  /** Size of the board, in CSS pixels. */
  size = $state.raw({ width: 0, height: 0 })
  /** Minimum resolution, used when the board is zoomed in on any screen. */
  minResolution = $state(1)
  readonly #coarse = new MediaQuery('(pointer: coarse)')
  readonly #still = new MediaQuery('(prefers-reduced-motion: reduce)')
  /** Whether the board has a size yet. */
  readonly isMeasured = $derived(this.size.width > 0 && this.size.height > 0)

  /** Device pixels per CSS pixel. */
  get resolution(): number {
    return Math.max(devicePixelRatio.current ?? 1, this.minResolution)
  }

  /** The primary pointer is a finger. */
  get isTouch(): boolean {
    return this.#coarse.current
  }

  /** The system asks for reduced motion. */
  get prefersReducedMotion(): boolean {
    return this.#still.current
  }

  /** Observes the element that the board fills. @returns a function that stops observing */
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
