/** State of the legend of the board: whether it is open. An open legend covers the panels of the table. */
export class LegendPanelState {
  open = $state(false)

  toggle(): void {
    if (this.open) this.close()
    else this.open = true
  }

  /** The focus returns to the menu that opens it, unless it is elsewhere by now. */
  close(): void {
    const within = document.activeElement?.closest('[data-panel="legend"]') ?? null
    this.open = false
    if (within !== null) document.querySelector<HTMLElement>('[data-menu]')?.focus()
  }
}
