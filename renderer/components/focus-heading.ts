/**
 * Focuses the heading of a screen when the screen opens and no element has the focus: screen readers announce the screen, and
 * Tab starts there. For `{@attach focusHeading}`.
 */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  if (document.activeElement === document.body) heading.focus({ preventScroll: true })
}
