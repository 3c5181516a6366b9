/** Which tables are selected. */
export type Picked = ReadonlySet<string>

export const NONE: Picked = new Set()

/** @param on whether these are selected from now on */
export function picked(before: Picked, saves: readonly string[], on: boolean): Picked {
  const after = new Set(before)
  for (const save of saves) {
    if (on) after.add(save)
    else after.delete(save)
  }
  return after
}
