/** Which panels of the table are folded away: remembered while the window is open, whatever table comes next. */
import { SvelteMap } from 'svelte/reactivity'

const folded = new SvelteMap<string, boolean>()

export function isFolded(panel: string, otherwise = false): boolean {
  return folded.get(panel) ?? otherwise
}

export function fold(panel: string, away: boolean): void {
  folded.set(panel, away)
}
