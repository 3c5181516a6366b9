/** Whether the legend is open, which then covers the panels of the table. Create once during component initialisation. */
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
