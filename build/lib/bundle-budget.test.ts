import { describe, expect, test } from 'vitest'
import { MAX_START_BYTES, checkBundleBudget, startChunks } from './bundle-budget.mjs'

const chunk = (modules: string[], imports: string[] = [], start = false) => ({ modules, imports, start })
const small = () => 1000

describe('the budget of the start', () => {
  test('counts the start chunk and what it imports, however far', () => {
    const chunks = {
      'a.js': chunk([], ['b.js'], true),
      'b.js': chunk([], ['c.js']),
      'c.js': chunk([]),
      'late.js': chunk([]),
    }
    expect(startChunks(chunks)).toEqual(['a.js', 'b.js', 'c.js'])
    expect(checkBundleBudget(chunks, small)).toEqual({ size: 3000, faults: [] })
  })

  test('is broken by too much weight', () => {
    const { faults } = checkBundleBudget({ 'a.js': chunk([], [], true) }, () => MAX_START_BYTES + 1)
    expect(faults).toEqual(['the start weighs 150.0 kB after gzip, above 150.0 kB'])
  })

  test.each([
    ['Pixi', '../node_modules/pixi.js/lib/index.mjs'],
    ['rules of a game', 'engine/chakra/play.ts'],
    ['the face of a game', 'renderer/games/chakra/scene.ts'],
  ])('is broken by %s in a chunk that the start imports', (what, module) => {
    const chunks = { 'a.js': chunk(['renderer/main.ts'], ['b.js'], true), 'b.js': chunk([module]) }
    expect(checkBundleBudget(chunks, small).faults).toEqual([`b.js holds ${what}: ${module}`])
  })

  test('lets core and the catalogue of faces in, and games that are loaded late', () => {
    const early = ['engine/core/contract/json.ts', 'engine/index.ts', 'renderer/games/catalogue.ts']
    const chunks = { 'a.js': chunk(early, [], true), 'late.js': chunk(['engine/chakra/play.ts']) }
    expect(checkBundleBudget(chunks, small).faults).toEqual([])
  })

  test('is broken when there is no start at all', () => {
    expect(checkBundleBudget({}, small).faults).toEqual(['no start chunk was found'])
  })
})
