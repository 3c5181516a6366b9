/** Keeps the keyboard focus at the table when the focused element is removed. */

/**
 * Keeps the keyboard focus at the table: calls `recover` when the focused element is removed. Call during component
 * initialisation.
 * @param changes read to detect changes that may remove it
 */
export function keepTableFocus(changes: () => unknown, recover: () => void): void {
  let held: EventTarget | null = null
  $effect(() => {
    const hold = ({ target }: FocusEvent): void => void (held = target)
    document.addEventListener('focusin', hold)
    return () => {
      document.removeEventListener('focusin', hold)
    }
  })
  $effect(() => {
    changes()
    if (document.activeElement !== document.body || !(held instanceof Element) || held.isConnected) return
    held = null
    recover()
  })
}
