/** Detects elements near the viewport. */

/** Distance from the viewport that counts as near. */
const VIEWPORT_MARGIN = '600px'
/**
 * HTML attribute that marks a scroll container. For an element in it, `whenNearViewport` uses the visible part of the container
 * as the viewport.
 */
export const SCROLL_ROOT_ATTRIBUTE = 'data-scrolls'

/**
 * Attachment that calls `come` when its element comes near the viewport, and `go` when the element is no longer near. Without
 * support by the browser all elements are near.
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
