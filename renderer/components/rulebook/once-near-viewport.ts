/** Delays painting until an element is near the viewport. */
import type { Attachment } from 'svelte/attachments'

/** Distance, relative to the window's height. */
const NEAR_MARGIN = '60% 0px'

/** Attachment that calls `come` once, when its element comes near the viewport for the first time. */
export function onceNearViewport(come: () => void): Attachment {
  return (element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        come()
      },
      { rootMargin: NEAR_MARGIN },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }
}
