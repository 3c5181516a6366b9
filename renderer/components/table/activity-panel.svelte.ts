/** Whether 'since your turn' lies over the panels. Made once while the screen is being set up. */
import type { TableContext } from './table-context.ts'
import { onValueChange } from './on-change.svelte.ts'

export class ActivityPanelState {
  open = $state(false)
  /** Where on the board the line of it is that somebody points at. */
  pointed = $state.raw<readonly string[]>([])

  constructor(at: TableContext) {
    // What one person opened is closed before the next one looks.
    onValueChange(
      () => at.status.viewer,
      () => {
        this.open = false
      },
    )
  }

  toggle(): void {
    if (this.open) this.close()
    else this.open = true
  }

  /** The focus goes back to where it came from, unless it is elsewhere by now. */
  close(): void {
    const within = document.activeElement?.closest('[data-panel="since"]')
    this.open = false
    if (within !== null) document.querySelector<HTMLElement>('[data-since]')?.focus()
  }
}
