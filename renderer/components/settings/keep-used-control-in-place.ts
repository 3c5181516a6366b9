/** Keeps the last used control at its position on the screen when a setting changes the text size and thereby the layout. */

interface HeldElement {
  readonly element: Element
  /** Its position in the window when it was used, in CSS pixels. */
  readonly top: number
}

/**
 * From now on, keeps the control that the user has clicked or changed last at its position on the screen when the size of the
 * content changes, for example because that control changes the text size. Scrolling by the user ends that.
 * @param content the element that changes its size; its nearest scroll container is scrolled
 * @returns a function that stops listening
 */
export function startKeepingUsedControlInPlace(content: HTMLElement): () => void {
  const scroller = content.closest<HTMLElement>('[role="region"]')
  if (scroller === null) return () => undefined
  let held: HeldElement | undefined
  const hold = ({ target }: Event): void => {
    if (!(target instanceof Element)) return
    const element = target.closest('label') ?? target
    held = { element, top: element.getBoundingClientRect().top }
  }
  // A user who scrolls wants another position.
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
