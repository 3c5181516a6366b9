/**
 * Back navigation: of a browser, a phone's gesture, a mouse button, `Alt+Left`. Each step closes the topmost overlay, then
 * leaves the page for Home, and only then the app. A step back needs a history entry before it is made: there is one for a
 * page other than Home and one for each overlay. Entries that are no longer needed stay, since a browser removes none without
 * a step.
 */
import * as v from 'valibot'
import type { AppPage } from './app-page.ts'
import { closeTopOverlay, countOverlays, watchOverlays } from './overlay-stack.svelte.ts'

/** Interface to the app's state. */
export interface BackNavigationDeps {
  readonly page: AppPage
  /** A guest's page has no Home: its table is left after confirmation. */
  readonly guest: boolean
  /** Leaves the page for Home, or asks first. */
  leave(): void
  /** Returns to a page that was left by going back. */
  restore(page: AppPage): void
}

/** A history entry: the number of the app's own entries below it, and the page that it shows. */
const HistoryEntrySchema = v.object({ samsara: v.object({ depth: v.number(), page: v.string() }) })

export class BackNavigation {
  readonly #window: Window
  readonly #deps: BackNavigationDeps
  /** Number of the app's entries below the current one. */
  #depth: number
  /** The page in the current entry, as text. */
  #page = ''
  #isDue = false

  constructor(window: Window, at: BackNavigationDeps) {
    this.#window = window
    this.#deps = at
    // A reloaded page has its previous position.
    this.#depth = depthOf(window.history.state)
  }

  /**
   * Starts listening.
   * @param keys whether to handle `Alt+Left`: in a window without browser controls
   * @returns a function that stops it
   */
  start(keys: boolean): () => void {
    const onpop = ({ state }: PopStateEvent): void => {
      this.#onPop(state)
    }
    const onkey = (event: KeyboardEvent): void => {
      const by = event.defaultPrevented ? undefined : historyStepOf(event)
      if (by === undefined) return
      event.preventDefault()
      this.#window.history.go(by)
    }
    this.#window.addEventListener('popstate', onpop)
    if (keys) this.#window.addEventListener('keydown', onkey)
    const stop = watchOverlays(() => {
      this.update()
    })
    this.update()
    return () => {
      stop()
      this.#window.removeEventListener('popstate', onpop)
      this.#window.removeEventListener('keydown', onkey)
    }
  }

  /** The page or its overlays have changed. Processed once all related changes are made. */
  update(): void {
    if (this.#isDue) return
    this.#isDue = true
    queueMicrotask(() => {
      this.#isDue = false
      this.#writeHistory()
    })
  }

  #onPop(state: unknown): void {
    const before = this.#depth
    this.#depth = depthOf(state)
    this.#page = pageOf(state)
    if (this.#depth > before) {
      const page = parsePage(this.#page)
      if (page !== undefined) this.#deps.restore(page)
      return
    }
    if (this.#depth === before || closeTopOverlay()) return
    const { page, guest } = this.#deps
    if (guest || page.at !== 'home') this.#deps.leave()
    // Only entries that are no longer needed are below: leave the app.
    else this.#window.history.go(-1 - this.#depth)
  }

  #writeHistory(): void {
    const { page, guest } = this.#deps
    const text = JSON.stringify(page)
    const wanted = (guest || page.at !== 'home' ? 1 : 0) + countOverlays()
    const { history } = this.#window
    const state = (depth: number): v.InferOutput<typeof HistoryEntrySchema> => ({ samsara: { depth, page: text } })
    try {
      if (wanted <= this.#depth && text !== this.#page && this.#depth > 0) history.replaceState(state(this.#depth), '')
      while (this.#depth < wanted) {
        history.pushState(state(this.#depth + 1), '')
        this.#depth += 1
      }
      this.#page = text
    } catch {
      // Browsers limit the rate of new entries: this step back is missing.
    }
  }
}

function depthOf(state: unknown): number {
  return v.is(HistoryEntrySchema, state) ? state.samsara.depth : 0
}

function pageOf(state: unknown): string {
  return v.is(HistoryEntrySchema, state) ? state.samsara.page : ''
}

/** Parses the text written by this app. */
function parsePage(text: string): AppPage | undefined {
  try {
    return JSON.parse(text) as AppPage
  } catch {
    return undefined
  }
}

/** In a text field these keys move the cursor. */
function historyStepOf({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): -1 | 1 | undefined {
  if (!altKey || ctrlKey || metaKey || shiftKey) return undefined
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null)
    return undefined
  return key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : undefined
}
