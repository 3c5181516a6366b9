/**
 * The open rulebook and its anchor. It is beside the board of a table that has room for it, and over the page everywhere
 * else. There is one for the whole page: `App.openRules` opens it from anywhere.
 */
import { tick } from 'svelte'

/** The rulebook that is open: its game, and the chapter or anchor at which it was opened. */
export interface OpenRulebook {
  /** Absent: the first. */
  readonly game: string | undefined
  /** A chapter, or `CHAPTER.ID` of an anchor within it; absent: the beginning. */
  readonly anchor: string | undefined
}

/** The state of the rulebook on the page: which one is open if any, and whether it is beside the board or over the page. */
export class OpenRulebookStore {
  /** A new object each time it is opened, also at the same place. */
  open = $state.raw<OpenRulebook>()
  /** The game of the table on the page, if there is room beside its board. */
  gameWithRoom = $state<string>()
  /** The table has room for it, and it is the book of the same game. */
  readonly isBeside: boolean = $derived(
    this.open !== undefined && this.gameWithRoom !== undefined && this.open.game === this.gameWithRoom,
  )
  /** It is over the page. */
  readonly isOverPage: boolean = $derived(this.open !== undefined && !this.isBeside)
  /** The element to which the focus returns. */
  #returnFocusTo: Element | null = null

  show(game: string | undefined, anchor: string | undefined): void {
    if (this.open === undefined) this.#returnFocusTo = document.activeElement
    this.open = { game, anchor }
  }

  close(): void {
    const from = this.#returnFocusTo
    const beside = this.isBeside
    this.open = undefined
    this.#returnFocusTo = null
    // Over the page the dialog restores the focus by itself.
    if (beside) void tick().then(() => restoreFocus(from))
  }
}

/** An element in a closed menu is gone: then the focus goes to the menu's button. */
function restoreFocus(from: Element | null): void {
  const to = from?.isConnected === true ? from : document.querySelector('[data-menu]')
  if (to instanceof HTMLElement && to !== document.body) to.focus({ preventScroll: true })
}
