/** The tree of branches: tables with a common origin, and where each left its parent. */
import { omitUndefined } from '../../../engine/core/contract/omit-undefined.ts'
import type { BranchOrigin, SaveListEntry } from '../../../bridge/games-and-saves.ts'

/** A node of the tree of branches: one game, and as its children the games that branched off it. */
export interface GameBranchTreeNode {
  /** The table id of the game. */
  readonly table: string
  /** The saves of the game, which may have copies; empty if it is not in the library (any more). */
  readonly cards: readonly SaveListEntry[]
  /** The branching point; undefined for the root. */
  readonly origin?: BranchOrigin
  readonly children: readonly GameBranchTreeNode[]
}

/** Deeper branches are attached at this depth: saves come from files, and a file may claim anything. */
const MAX_BRANCH_DEPTH = 8

/**
 * Finds the branch tree that contains the game of a save. A branch is a game that continues a copy of another game
 * from one of its log entries. The root of the tree is the common origin; its descendants are all games in the library
 * that branched off it, directly or not.
 * @param card the save
 * @param cards all saves of the library
 * @returns undefined if this game has no branches and is not a branch itself, or if the save has no table id
 */
export function branchTreeContainingTable(
  card: SaveListEntry,
  cards: readonly SaveListEntry[],
): GameBranchTreeNode | undefined {
  if (card.table === undefined) return undefined
  const saves = groupByKey(cards, ({ table }) => table)
  const origins = new Map([...saves].map(([table, [first]]) => [table, first?.origin] as const))
  const off = groupByKey([...origins], ([, origin]) => origin?.table)
  const root = rootTableOf(card.table, origins)
  const seen = new Set<string>()

  const grow = (table: string, origin: BranchOrigin | undefined, depth: number): GameBranchTreeNode => {
    seen.add(table)
    const children: GameBranchTreeNode[] = []
    for (const [child, from] of (off.get(table) ?? []).toSorted(byEntry)) {
      if (seen.has(child)) continue
      const branch = grow(child, from, depth + 1)
      children.push(...(depth < MAX_BRANCH_DEPTH ? [branch] : [{ ...branch, children: [] }, ...branch.children]))
    }
    return { table, cards: saves.get(table) ?? [], ...omitUndefined({ origin }), children }
  }
  const tree = grow(root, undefined, 0)
  return tree.children.length === 0 ? undefined : tree
}

/** Groups items by key; items without a key are left out. */
function groupByKey<T>(items: readonly T[], keyOf: (item: T) => string | undefined): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key === undefined) continue
    const group = found.get(key)
    if (group === undefined) found.set(key, [item])
    else group.push(item)
  }
  return found
}

/** Follows origins from branch to parent; a branch that claims to be its own origin ends the search. */
function rootTableOf(table: string, origins: ReadonlyMap<string, BranchOrigin | undefined>): string {
  const seen = new Set<string>()
  for (let at = table; ;) {
    seen.add(at)
    const parent = origins.get(at)?.table
    if (parent === undefined || seen.has(parent)) return at
    at = parent
  }
}

function byEntry(
  [, a]: readonly [string, BranchOrigin | undefined],
  [, b]: readonly [string, BranchOrigin | undefined],
): number {
  return (a?.entry ?? 0) - (b?.entry ?? 0)
}
