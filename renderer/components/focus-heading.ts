/**
 * The heading of a screen takes the focus when somebody comes there and has it nowhere: who hears the screens is told
 * where they are, and Tab begins there. For `{@attach arrive}`.
 */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  if (document.activeElement === document.body) heading.focus({ preventScroll: true })
}
