/**
 * Which rulebook is open, and at which of its anchors. It lies beside the board of a table that has room for it, and over the
 * page everywhere else. There is one for the whole page: `App.openRules` opens it from anywhere.
 */
import { tick } from 'svelte'

export interface OpenRulebook {
  /** Absent: the first. */
  readonly game: string | undefined
  /** A chapter, or `CHAPTER.ID` of what has an id within it; absent: from the beginning. */
  readonly anchor: string | undefined
}

export class RulebookStore {
  /** Each time it is opened another object, also at the same place. */
  open = $state.raw<OpenRulebook>()
  /** The game of the table on the page, as long as there is room beside its board. */
  room = $state<string>()
  /** The table has room for it, and it is the book of this very game. */
  readonly beside: boolean = $derived(
    this.open !== undefined && this.room !== undefined && this.open.game === this.room,
  )
  /** It lies over the page. */
  readonly over: boolean = $derived(this.open !== undefined && !this.beside)
  /** Where the focus goes back to. */
  #returnFocusTo: Element | null = null

  show(game: string | undefined, anchor: string | undefined): void {
    if (this.open === undefined) this.#returnFocusTo = document.activeElement
    this.open = { game, anchor }
  }

  close(): void {
    const from = this.#returnFocusTo
    const beside = this.beside
    this.open = undefined
    this.#returnFocusTo = null
    // Over the page the dialog gives it back by itself.
    if (beside) void tick().then(() => restoreFocus(from))
  }
}

/** What a menu held is gone with it: then to what opens the menu. */
function restoreFocus(from: Element | null): void {
  const to = from?.isConnected === true ? from : document.querySelector('[data-menu]')
  if (to instanceof HTMLElement && to !== document.body) to.focus({ preventScroll: true })
}
