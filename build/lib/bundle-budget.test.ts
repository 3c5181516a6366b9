import { describe, expect, test } from 'vitest'
import { MAX_START_BYTES, checkBundleBudget, startChunks } from './bundle-budget.mjs'

const chunk = (modules: string[], imports: string[] = [], start = false) => ({ modules, imports, start })
const small = () => 1000

describe('the budget of the start chunks', () => {
  test('counts the start chunk and its direct and indirect imports', () => {
    const chunks = {
      'a.js': chunk([], ['b.js'], true),
      'b.js': chunk([], ['c.js']),
      'c.js': chunk([]),
      'late.js': chunk([]),
    }
    expect(startChunks(chunks)).toEqual(['a.js', 'b.js', 'c.js'])
    expect(checkBundleBudget(chunks, small)).toEqual({ size: 3000, faults: [] })
  })

  test('fails when the start chunks exceed the maximum size', () => {
    const { faults } = checkBundleBudget({ 'a.js': chunk([], [], true) }, () => MAX_START_BYTES + 1)
    expect(faults).toEqual(['the start weighs 150.0 kB after gzip, above 150.0 kB'])
  })

  test.each([
    ['Pixi', '../node_modules/pixi.js/lib/index.mjs'],
    ['rules of a game', 'engine/chakra/play.ts'],
    ['the face of a game', 'renderer/games/chakra/scene.ts'],
  ])('fails for %s in a chunk that the start chunk imports', (what, module) => {
    const chunks = { 'a.js': chunk(['renderer/main.ts'], ['b.js'], true), 'b.js': chunk([module]) }
    expect(checkBundleBudget(chunks, small).faults).toEqual([`b.js holds ${what}: ${module}`])
  })

  test('allows core and the game UI catalogue in the start, and games in chunks loaded later', () => {
    const early = ['engine/core/contract/json.ts', 'engine/index.ts', 'renderer/games/catalogue.ts']
    const chunks = { 'a.js': chunk(early, [], true), 'late.js': chunk(['engine/chakra/play.ts']) }
    expect(checkBundleBudget(chunks, small).faults).toEqual([])
  })

  test('fails when there is no start chunk', () => {
    expect(checkBundleBudget({}, small).faults).toEqual(['no start chunk was found'])
  })
})
