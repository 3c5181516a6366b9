/** The keyboard's focus on the board outlives what it was on. */

/**
 * What is clicked away under the keyboard's focus must not drop it to the page: `recover` is called to put it
 * elsewhere on the board. Call while a component is made.
 * @param surface the board
 * @param targets what can be focused on it; read to know when that changes
 */
export function keepBoardFocus(
  surface: () => HTMLElement | undefined,
  targets: () => readonly unknown[],
  recover: () => void,
): void {
  let here = false
  $effect.pre(() => {
    targets()
    here = surface()?.contains(document.activeElement) ?? false
  })
  $effect(() => {
    const some = targets().length > 0
    const active = document.activeElement
    if (here && (active === document.body || (some && active === surface()))) recover()
  })
}
