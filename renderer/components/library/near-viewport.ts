/** Detects elements near the viewport. */

/** Distance from the viewport that counts as near. */
const VIEWPORT_MARGIN = '600px'
/** Marks a scroll container, which is the root for detection within it. */
export const SCROLL_ROOT_ATTRIBUTE = 'data-scrolls'

/**
 * Observes an element, and calls back when it becomes near, and when it ceases to be. If the page does not support that, all
 * elements are near.
 */
export function whenNearViewport(come: () => void, go?: () => void): (element: Element) => (() => void) | undefined {
  return (element) => {
    if (typeof IntersectionObserver === 'undefined') {
      come()
      return undefined
    }
    const seen = (entries: readonly IntersectionObserverEntry[]): void => {
      if (entries.at(-1)?.isIntersecting !== true) go?.()
      else come()
    }
    const root = element.closest(`[${SCROLL_ROOT_ATTRIBUTE}]`)
    const observer = new IntersectionObserver(seen, { root, rootMargin: VIEWPORT_MARGIN })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }
}
