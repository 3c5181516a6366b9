/** What of a list lies below what can be seen of it. */

/** How much of a row must be hidden for it to count, as a share of it: more than its margin is of its words. */
const MIN_HIDDEN_SHARE = 0.15

/** @param list scrolls; @param rows within it, top down */
export function countRowsBelow(list: HTMLElement, rows: readonly HTMLElement[]): number {
  const { bottom } = list.getBoundingClientRect()
  return rows.filter((row) => {
    const box = row.getBoundingClientRect()
    return box.bottom - bottom > box.height * MIN_HIDDEN_SHARE
  }).length
}
