/** The ids of the selected saves. */
export type SaveSelection = ReadonlySet<string>

/** The empty selection. */
export const NO_SAVES_SELECTED: SaveSelection = new Set()

/** A new selection: `before`, with these saves added (`on`) or removed (not `on`). */
export function selectionWithOrWithoutSaves(
  before: SaveSelection,
  saves: readonly string[],
  on: boolean,
): SaveSelection {
  const after = new Set(before)
  for (const save of saves) {
    if (on) after.add(save)
    else after.delete(save)
  }
  return after
}
