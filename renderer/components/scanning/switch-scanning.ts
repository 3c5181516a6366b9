/**
 * Single-switch control: pressing the key moves the focus to the next selectable element, in page order and cyclically;
 * holding it selects the focused element on release. Other keys are unchanged.
 */

import { mainKeyOf } from '../../keyboard/key-events.ts'

/**
 * How long the user must hold the switch (the single key that controls the app) to select the focused element, in
 * milliseconds. base.css shows the progress of the hold.
 */
export const HOLD_TO_SELECT_MS = 1000

const SCAN_KEY = ' '
/** Elements that a press can select. Text fields and sliders are left out, since a single key cannot operate them. */
const SELECTABLE_SELECTOR = 'button, a[href], summary, input[type="radio"], input[type="checkbox"], [role^="menuitem"]'
/** Overlays; only the uppermost, the last one, is scanned. */
const OVERLAY_SELECTOR = '[role="dialog"], [role="menu"]'
/** Start of the scan: the pending decision, else the button that ends a turn. */
const FIRST_SELECTORS = ['[data-choice]', '[data-first]']
const TEXT_INPUT_SELECTOR = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]'

/**
 * Lets a user control the app with a single key (the switch). A short press moves the focus to the next selectable
 * element. When the key is released after at least HOLD_TO_SELECT_MS, the focused element is clicked.
 */
export class SwitchStepScanner {
  readonly #page: Document
  /** Timestamp of the key-down event. */
  #pressedAt: number | undefined

  constructor(page: Document = document) {
    this.#page = page
  }

  /** The key was pressed. @returns whether the event was handled */
  onKeyDown(event: KeyboardEvent): boolean {
    if (!this.#isScanKey(event)) return false
    if (!event.repeat) {
      this.#pressedAt = event.timeStamp
      this.#focused?.setAttribute('data-held', '')
    }
    return consumeEvent(event)
  }

  /** The key was released. @returns whether the event was handled */
  onKeyUp(event: KeyboardEvent): boolean {
    if (this.#pressedAt === undefined || mainKeyOf(event) !== SCAN_KEY) return false
    const held = event.timeStamp - this.#pressedAt
    this.cancelPress()
    const focused = this.#focused
    if (held < HOLD_TO_SELECT_MS || focused === undefined) this.#focusNext()
    else focused.click()
    return consumeEvent(event)
  }

  /** Resets the pressed state. */
  cancelPress(): void {
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

  /** All elements that can be selected now, in page order. */
  #selectableElements(): readonly HTMLElement[] {
    const over = [...this.#page.querySelectorAll<HTMLElement>(OVERLAY_SELECTOR)].at(-1)
    const within = over ?? this.#page.body
    return [...within.querySelectorAll<HTMLElement>(SELECTABLE_SELECTOR)].filter(canBeChosen)
  }

  /** The focused element, if it can be selected. */
  get #focused(): HTMLElement | undefined {
    const element = this.#page.activeElement
    return element instanceof HTMLElement && this.#selectableElements().includes(element) ? element : undefined
  }

  #isScanKey(event: KeyboardEvent): boolean {
    if (mainKeyOf(event) !== SCAN_KEY || event.ctrlKey || event.metaKey || event.altKey) return false
    return !(event.target instanceof Element && event.target.closest(TEXT_INPUT_SELECTOR) !== null)
  }
}

/** Pieces on a board are in the choice list too, if they have a text. */
function canBeChosen(element: HTMLElement): boolean {
  if (
    element.matches(':disabled, [aria-disabled="true"], [data-place]') ||
    element.closest('[inert], [hidden]') !== null
  )
    return false
  if (element.tabIndex < 0 && !element.matches('[role^="menuitem"]')) return false
  return isRendered(element)
}

/** Safari before 17.4 has no `checkVisibility`: an element that is not rendered has no box. */
function isRendered(element: HTMLElement): boolean {
  const check = element.checkVisibility as (() => boolean) | undefined
  return check === undefined ? element.getClientRects().length > 0 : check.call(element)
}

/** Stops the event: otherwise a focused button would be activated at once. */
function consumeEvent(event: KeyboardEvent): true {
  event.preventDefault()
  event.stopImmediatePropagation()
  return true
}
