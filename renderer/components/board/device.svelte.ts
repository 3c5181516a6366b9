/** What the board is shown on: its size, the fineness of the screen, and what the person's hands and eyes ask for. */
export class Device {
  /** Of the board, in CSS pixels. */
  size = $state.raw({ width: 0, height: 0 })
  /** Device pixels per CSS pixel. */
  resolution = $state(1)
  /** Pointed at with fingers. */
  coarse = $state(false)
  /** The system asks for reduced motion. */
  still = $state(false)
  /** Whether the board has a size yet. */
  readonly measured = $derived(this.size.width > 0 && this.size.height > 0)

  /** Watches the element that the board fills; returns how to stop. */
  watch(element: HTMLElement): () => void {
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    const coarse = matchMedia('(pointer: coarse)')
    const read = (): void => {
      this.resolution = devicePixelRatio
      this.coarse = coarse.matches
      this.still = still.matches
    }
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return
      const { width, height } = entry.contentRect
      if (width !== this.size.width || height !== this.size.height) this.size = { width, height }
    })
    const watched = new AbortController()
    // A window that is moved to another screen or zoomed is told by `resize`.
    window.addEventListener('resize', read, { signal: watched.signal })
    still.addEventListener('change', read, { signal: watched.signal })
    coarse.addEventListener('change', read, { signal: watched.signal })
    observer.observe(element)
    read()
    return () => {
      observer.disconnect()
      watched.abort()
    }
  }
}
