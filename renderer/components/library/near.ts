/** What is near to being seen. */

/** How far beyond what is seen counts as near. */
const MARGIN = '600px'
/** Marks what scrolls: only from there on can be told what is near within it. */
export const SCROLLS = 'data-scrolls'

/** Watches an element, and tells when it comes near, and when it goes again. Where a page cannot tell, all is near. */
export function near(come: () => void, go?: () => void): (element: Element) => (() => void) | undefined {
  return (element) => {
    if (typeof IntersectionObserver === 'undefined') {
      come()
      return undefined
    }
    const seen = (entries: readonly IntersectionObserverEntry[]): void => {
      if (entries.at(-1)?.isIntersecting !== true) go?.()
      else come()
    }
    const root = element.closest(`[${SCROLLS}]`)
    const observer = new IntersectionObserver(seen, { root, rootMargin: MARGIN })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }
}
