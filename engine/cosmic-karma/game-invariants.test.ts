import { defineInvariantTests } from '../core/invariants/define-invariant-tests.ts'
import { cosmicKarmaTestAdapter } from './test-adapter.ts'

/** Random games are long: these seeds give short games that contain most events. */
const GAMES: readonly (readonly [players: number, seed: string, extraBeads: number])[] = [
  [2, 'cosmic karma 1161', 0],
  [3, 'cosmic karma 102', 0],
  [4, 'cosmic karma 247', 0],
  [5, 'cosmic karma 1328', 0],
  [6, 'cosmic karma 1444', 0],
  [2, 'cosmic karma 1405', 3],
]

for (const [players, seed, extraBeads] of GAMES) {
  const options = [extraBeads === 0 ? {} : { extraBeads }]
  defineInvariantTests(cosmicKarmaTestAdapter, { players: [players], options, games: 1, seed })
}
