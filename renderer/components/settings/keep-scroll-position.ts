/** A setting that changes how large words are moves everything around it. What was just changed stays where it was on the screen. */

interface HeldElement {
  readonly element: Element
  /** Where it was in the window when it was used, in CSS pixels. */
  readonly top: number
}

/**
 * @param content what grows and shrinks; the nearest region around it scrolls
 * @returns how to stop
 */
export function keepScrollPosition(content: HTMLElement): () => void {
  const scroller = content.closest<HTMLElement>('[role="region"]')
  if (scroller === null) return () => undefined
  let held: HeldElement | undefined
  const hold = ({ target }: Event): void => {
    if (!(target instanceof Element)) return
    const element = target.closest('label') ?? target
    held = { element, top: element.getBoundingClientRect().top }
  }
  // A person who scrolls wants to be elsewhere.
  const letGo = (): void => {
    held = undefined
  }
  const observer = new ResizeObserver(() => {
    if (held?.element.isConnected === true) scroller.scrollTop += held.element.getBoundingClientRect().top - held.top
  })
  observer.observe(content)
  content.addEventListener('click', hold, true)
  content.addEventListener('change', hold, true)
  scroller.addEventListener('wheel', letGo, { passive: true })
  scroller.addEventListener('touchmove', letGo, { passive: true })
  return () => {
    observer.disconnect()
    content.removeEventListener('click', hold, true)
    content.removeEventListener('change', hold, true)
    scroller.removeEventListener('wheel', letGo)
    scroller.removeEventListener('touchmove', letGo)
  }
}
