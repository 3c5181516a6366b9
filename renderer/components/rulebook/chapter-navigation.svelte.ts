/** Navigation in a rulebook: the current chapter, and jumps to anchors. */

/** The current chapter reaches into this part of the page: from below the bar to the upper half. */
const READING_AREA_MARGIN = '-14% 0px -55% 0px'
/** Events of a user who scrolls. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown'] as const

/** Tracks which chapter of a rulebook the reader sees, and scrolls to chapters, anchors and passages. */
export class ChapterNavigation {
  /** The current chapter; undefined at the very beginning. */
  chapter = $state<string>()
  readonly #canScrollSmoothly: () => boolean
  #page: Element | undefined
  /** The position results from a jump: the last chapters are too short to reach the upper half. */
  #wasLedHere = false

  /** @param travels whether scrolling may be animated */
  constructor(travels: () => boolean) {
    this.#canScrollSmoothly = travels
  }

  /** @returns a function that stops it */
  watch(page: Element): () => void {
    this.#page = page
    let seen: readonly string[] = []
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('data-chapter') ?? ''
          seen = [...seen.filter((other) => other !== id), ...(isIntersecting ? [id] : [])]
        }
        if (this.#wasLedHere) return
        this.chapter = this.#chapters().find((id) => seen.includes(id)) ?? this.chapter
      },
      { rootMargin: READING_AREA_MARGIN },
    )
    for (const section of page.querySelectorAll('[data-chapter]')) observer.observe(section)
    const onReadsOn = (): void => {
      this.#wasLedHere = false
    }
    for (const event of SCROLL_EVENTS) page.addEventListener(event, onReadsOn, { passive: true })
    return () => {
      observer.disconnect()
      for (const event of SCROLL_EVENTS) page.removeEventListener(event, onReadsOn)
    }
  }

  /** Goes to a chapter, or to an anchor within it (`CHAPTER.ID`); to the chapter if it has no such anchor. */
  goTo(anchor: string): void {
    const [chapter = ''] = anchor.split('.')
    this.#show(this.#find('anchor', anchor) ?? this.#find('anchor', chapter), chapter)
  }

  /** @param at a passage id (passages.ts) */
  goToPassage(at: string): void {
    this.#show(this.#find('at', at), at.split(':')[0])
  }

  #chapters(): readonly string[] {
    const sections = [...(this.#page?.querySelectorAll('[data-chapter]') ?? [])]
    return sections.map((section) => section.getAttribute('data-chapter') ?? '')
  }

  #find(name: 'anchor' | 'at', value: string): Element | undefined {
    return this.#page?.querySelector(`[data-${name}="${CSS.escape(value)}"]`) ?? undefined
  }

  /** The focus moves there, for screen readers, and the passage is marked. */
  #show(found: Element | undefined, chapter: string | undefined): void {
    if (!(found instanceof HTMLElement)) return
    this.#wasLedHere = true
    this.chapter = chapter
    found.scrollIntoView({ block: 'start', behavior: this.#canScrollSmoothly() ? 'smooth' : 'instant' })
    if (!found.hasAttribute('tabindex')) found.tabIndex = -1
    found.focus({ preventScroll: true })
    if (found.matches('h3')) return
    found.removeAttribute('data-found')
    requestAnimationFrame(() => {
      found.setAttribute('data-found', '')
    })
  }
}
