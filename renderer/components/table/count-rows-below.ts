/** Counts the rows of a list below its visible part. */

/** Hidden share from which a row counts: more than the share of its margin. */
const MIN_HIDDEN_SHARE = 0.15

/**
 * Number of rows that are below the visible part of a list, including one that is cut at its lower edge (more than 15 % hidden).
 * @param list the scrolling element
 * @param rows its rows, from the top
 */
export function countRowsBelow(list: HTMLElement, rows: readonly HTMLElement[]): number {
  const { bottom } = list.getBoundingClientRect()
  return rows.filter((row) => {
    const box = row.getBoundingClientRect()
    return box.bottom - bottom > box.height * MIN_HIDDEN_SHARE
  }).length
}
