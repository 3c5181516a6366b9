/**
 * Attachment that focuses the heading of a screen when the screen opens, unless another element has the focus. Screen readers
 * then announce the screen, and Tab starts there.
 */
export function focusHeadingUnlessFocusElsewhere(heading: HTMLElement): void {
  heading.tabIndex = -1
  if (document.activeElement === document.body) heading.focus({ preventScroll: true })
}
