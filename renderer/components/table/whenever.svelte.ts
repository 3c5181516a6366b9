/** Does something at once, and again before the screen is drawn whenever what `of` reads has changed. */
export function whenever(of: () => unknown, act: () => void): void {
  $effect.pre(() => {
    of()
    act()
  })
}
