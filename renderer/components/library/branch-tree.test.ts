import { expect, test } from 'vitest'
import type { SaveListEntry } from '../../../bridge/games-and-saves.ts'
import { ANA_SEAT } from '../../testing/fake-host.ts'
import { branchTreeContainingTable, type GameBranchTreeNode } from './branch-tree.ts'

const id = (n: number): string => n.toString(16).padStart(32, '0')
const save = (name: string, table: number, from?: number, entry = 0): SaveListEntry => ({
  save: name,
  game: 'toy',
  title: 'Toy',
  seats: [ANA_SEAT],
  savedAt: 0,
  over: true,
  table: id(table),
  ...(from === undefined ? {} : { origin: { table: id(from), entry, luck: 'same' as const } }),
})
/** The tree as text: a level per space. */
const drawn = ({ cards, children, origin }: GameBranchTreeNode, depth = 0): string[] => [
  `${' '.repeat(depth)}${cards.map((card) => card.save).join('+') || '?'}${origin === undefined ? '' : ` @${String(origin.entry)}`}`,
  ...children.flatMap((child) => drawn(child, depth + 1)),
]
const treeFrom = (card: SaveListEntry, cards: readonly SaveListEntry[]): string[] => {
  const tree = branchTreeContainingTable(card, cards)
  return tree === undefined ? [] : drawn(tree)
}

test('branchTreeFor returns the same tree for each of its tables, with branches ordered by their entry', () => {
  const cards = [save('root', 1), save('late', 2, 1, 34), save('early', 3, 1, 5), save('deep', 4, 2, 40), save('x', 9)]
  const tree = ['root', ' early @5', ' late @34', '  deep @40']
  for (const card of cards.slice(0, 4)) expect(treeFrom(card, cards)).toEqual(tree)
  expect(treeFrom(save('x', 9), cards)).toEqual([])
})

test('branchTreeFor includes a parent that is not in the library', () => {
  const cards = [save('one', 2, 1, 3), save('other', 3, 1, 8)]
  expect(treeFrom(save('one', 2, 1, 3), cards)).toEqual(['?', ' one @3', ' other @8'])
})

test('branchTreeFor shows copies of a save as one node', () => {
  const cards = [save('root', 1), save('root-2', 1), save('branch', 2, 1, 3), save('branch-2', 2, 1, 3)]
  expect(treeFrom(save('root', 1), cards)).toEqual(['root+root-2', ' branch+branch-2 @3'])
})

test('branchTreeFor terminates on cycles and very long chains, and limits the depth', () => {
  expect(treeFrom(save('self', 1, 1), [save('self', 1, 1)])).toEqual([])
  const ring = [save('a', 1, 2), save('b', 2, 1)]
  expect(treeFrom(save('a', 1, 2), ring)).toHaveLength(2)
  const chain = Array.from({ length: 2000 }, (_, i) => save(`s${String(i)}`, i + 1, i))
  const lines = treeFrom(save('s5', 6, 5), chain)
  expect(lines).toHaveLength(2001)
  expect(Math.max(...lines.map((line) => line.search(/\S/)))).toBeLessThan(12)
})
