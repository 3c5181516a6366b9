/** Counts the rows of a list below its visible part. */

/** Hidden share from which a row counts: more than the share of its margin. */
const MIN_HIDDEN_SHARE = 0.15

/**
 * Counts the rows that are below the visible part of a list. A row that is cut at the lower edge counts if more than 15 % of it
 * is hidden.
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
