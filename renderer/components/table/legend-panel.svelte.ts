/** Whether the legend lies over the panels. Made once while the screen is being set up. */
export class LegendPanelState {
  open = $state(false)

  toggle(): void {
    if (this.open) this.close()
    else this.open = true
  }

  /** The focus goes back to the menu that it can be opened by, unless it is elsewhere by now. */
  close(): void {
    const within = document.activeElement?.closest('[data-panel="legend"]') ?? null
    this.open = false
    if (within !== null) document.querySelector<HTMLElement>('[data-menu]')?.focus()
  }
}
