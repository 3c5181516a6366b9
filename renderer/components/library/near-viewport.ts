/** What is near to being seen. */

/** How far beyond what is seen counts as near. */
const VIEWPORT_MARGIN = '600px'
/** Marks what scrolls: only from there on can be told what is near within it. */
export const SCROLL_ROOT_ATTRIBUTE = 'data-scrolls'

/** Watches an element, and tells when it comes near, and when it goes again. Where a page cannot tell, all is near. */
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
