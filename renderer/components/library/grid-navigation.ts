/** Arrow-key navigation in a list whose groups are each laid out in rows with a number of columns. */

/**
 * The index of the item that a key makes active, in a list of groups that are each laid out in rows.
 * @param groups number of items of each group
 * @param at index of the active item, counted through all groups
 * @param key `key` of the keyboard event, such as `ArrowDown`, `PageUp` or `Home`
 * @param columns number of items per row
 * @returns undefined if the key does not move, or the list is empty
 */
export function nextGroupedGridIndex(
  groups: readonly number[],
  at: number,
  key: string,
  columns: number,
): number | undefined {
  const last = groups.reduce((sum, count) => sum + count, 0) - 1
  if (last < 0) return undefined
  const within = (to: number): number => Math.min(last, Math.max(0, to))
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowLeft') return within(at - 1)
  if (key === 'ArrowRight') return within(at + 1)
  if (key === 'PageUp') return within(at - ROWS_PER_PAGE * columns)
  if (key === 'PageDown') return within(at + ROWS_PER_PAGE * columns)
  if (key === 'ArrowUp' || key === 'ArrowDown') return nextIndexByRow(groups, at, key === 'ArrowDown', columns)
  return undefined
}

/** Rows per page. */
const ROWS_PER_PAGE = 6

function nextIndexByRow(groups: readonly number[], at: number, down: boolean, columns: number): number {
  let first = 0
  for (const [g, count] of groups.entries()) {
    if (at < first + count) {
      const column = (at - first) % columns
      const rowBegins = at - column
      if (down) {
        if (rowBegins + columns < first + count) return Math.min(at + columns, first + count - 1)
        const next = groups[g + 1] ?? 0
        return next === 0 ? at : first + count + Math.min(column, next - 1)
      }
      if (rowBegins > first) return at - columns
      const before = groups[g - 1] ?? 0
      if (before === 0) return at
      const lastRow = first - 1 - ((before - 1) % columns)
      return Math.min(lastRow + column, first - 1)
    }
    first += count
  }
  return at
}
