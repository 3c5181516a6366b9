/** The selected tables. */
export type SaveSelection = ReadonlySet<string>

export const NO_SAVES_SELECTED: SaveSelection = new Set()

/** @param on whether these become selected */
export function withSavesSelected(before: SaveSelection, saves: readonly string[], on: boolean): SaveSelection {
  const after = new Set(before)
  for (const save of saves) {
    if (on) after.add(save)
    else after.delete(save)
  }
  return after
}
