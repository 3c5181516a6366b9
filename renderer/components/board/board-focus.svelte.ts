/** Keeps the keyboard focus on the board when the focused element is removed. */

/**
 * From now on, calls `recover` whenever the focused element of the board is removed, so that the caller can move the focus to
 * another element of the board. Call during component initialisation.
 * @param surface the board
 * @param targets the focusable elements; read to detect changes
 */
export function onBoardFocusLost(
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
