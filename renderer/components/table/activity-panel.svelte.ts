/** Whether 'since your turn' covers the panels. Create once during component initialisation. */
import type { OpenTableState } from './table-context.ts'
import { onInitAndValueChange } from './on-change.svelte.ts'

/**
 * State of the panel that lists the events since a player's last choices: whether the panel is open, and the board
 * places that belong to the list line under the pointer.
 */
export class SinceLastTurnPanelState {
  open = $state(false)
  /** Places on the board of the hovered line. */
  pointedPlaces = $state.raw<readonly string[]>([])

  constructor(at: OpenTableState) {
    // Closed before another player sees the screen.
    onInitAndValueChange(
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

  /** The focus returns to its previous element, unless it is elsewhere by now. */
  close(): void {
    const within = document.activeElement?.closest('[data-panel="since"]')
    this.open = false
    if (within !== null) document.querySelector<HTMLElement>('[data-since]')?.focus()
  }
}
