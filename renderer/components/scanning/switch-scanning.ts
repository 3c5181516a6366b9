/**
 * Playing with one key: pressed, the focus goes on to the next thing that can be chosen, in the page's own order and round
 * again; held, what has the focus is chosen when the key is let go. Other keys mean what they always do.
 */

import { mainKeyOf } from '../../keyboard/key-events.ts'

/** How long it is held to choose, in milliseconds; the light that fills meanwhile is in base.css. */
export const HOLD_TO_SELECT_MS = 1000

const SCAN_KEY = ' '
/** What can be chosen by a press. What is typed into, or dragged, cannot: it would only be in the way. */
const SELECTABLE_SELECTOR = 'button, a[href], summary, input[type="radio"], input[type="checkbox"], [role^="menuitem"]'
/** What lies over the rest, the uppermost last. */
const OVERLAY_SELECTOR = '[role="dialog"], [role="menu"]'
/** Where the walk begins: with what is asked, else with what ends a turn. */
const FIRST_SELECTORS = ['[data-choice]', '[data-first]']
const TEXT_INPUT_SELECTOR = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]'

export class SwitchScanner {
  readonly #page: Document
  /** Since when the key is down, by the clock of its events. */
  #pressedAt: number | undefined

  constructor(page: Document = document) {
    this.#page = page
  }

  /** The key went down. @returns whether that was meant for the walk */
  press(event: KeyboardEvent): boolean {
    if (!this.#isScanKey(event)) return false
    if (!event.repeat) {
      this.#pressedAt = event.timeStamp
      this.#focused?.setAttribute('data-held', '')
    }
    return consumeEvent(event)
  }

  /** The key was let go. @returns as above */
  release(event: KeyboardEvent): boolean {
    if (this.#pressedAt === undefined || mainKeyOf(event) !== SCAN_KEY) return false
    const held = event.timeStamp - this.#pressedAt
    this.stop()
    const focused = this.#focused
    if (held < HOLD_TO_SELECT_MS || focused === undefined) this.#focusNext()
    else focused.click()
    return consumeEvent(event)
  }

  /** The key is down no more, whatever became of it. */
  stop(): void {
    this.#pressedAt = undefined
    for (const held of this.#page.querySelectorAll('[data-held]')) held.removeAttribute('data-held')
  }

  #focusNext(): void {
    const ways = this.#selectableElements()
    const focused = this.#focused
    const at = focused === undefined ? -1 : ways.indexOf(focused)
    const first = FIRST_SELECTORS.map((what) => ways.findIndex((way) => way.matches(what))).find((found) => found >= 0)
    const next = at < 0 ? ways[first ?? 0] : ways[(at + 1) % ways.length]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }

  /** All that can be chosen now, in the order of the page. */
  #selectableElements(): readonly HTMLElement[] {
    const over = [...this.#page.querySelectorAll<HTMLElement>(OVERLAY_SELECTOR)].at(-1)
    const within = over ?? this.#page.body
    return [...within.querySelectorAll<HTMLElement>(SELECTABLE_SELECTOR)].filter(canBeChosen)
  }

  /** What has the focus, where it can be chosen. */
  get #focused(): HTMLElement | undefined {
    const element = this.#page.activeElement
    return element instanceof HTMLElement && this.#selectableElements().includes(element) ? element : undefined
  }

  #isScanKey(event: KeyboardEvent): boolean {
    if (mainKeyOf(event) !== SCAN_KEY || event.ctrlKey || event.metaKey || event.altKey) return false
    return !(event.target instanceof Element && event.target.closest(TEXT_INPUT_SELECTOR) !== null)
  }
}

/** Things on a board stand in the list of choices too, where they have words. */
function canBeChosen(element: HTMLElement): boolean {
  if (
    element.matches(':disabled, [aria-disabled="true"], [data-place]') ||
    element.closest('[inert], [hidden]') !== null
  )
    return false
  if (element.tabIndex < 0 && !element.matches('[role^="menuitem"]')) return false
  return isRendered(element)
}

/** Safari before 17.4 has no `checkVisibility`: what is not rendered has no box. */
function isRendered(element: HTMLElement): boolean {
  const check = element.checkVisibility as (() => boolean) | undefined
  return check === undefined ? element.getClientRects().length > 0 : check.call(element)
}

/** Nobody else hears of it: a button would be pressed at once. */
function consumeEvent(event: KeyboardEvent): true {
  event.preventDefault()
  event.stopImmediatePropagation()
  return true
}
