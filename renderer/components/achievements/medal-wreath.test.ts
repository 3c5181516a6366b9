import { describe, expect, it } from 'vitest'
import { CATALOGUE, loadGame } from '../../../engine/index.ts'
import { medalWreathOfNthAchievement, wreathPath } from './medal-wreath.ts'

describe.each(CATALOGUE.map(({ info }) => info.id))('the achievements of %s', (id) => {
  it('B3 statistics-2: have medal frames that all differ', async () => {
    const all = (await loadGame(id))?.achievements ?? []
    expect(all.length).toBeGreaterThan(0)
    const drawn = all.map((_, nth) => wreathPath(medalWreathOfNthAchievement(nth)))
    expect(new Set(drawn).size).toBe(all.length)
    expect(drawn.every((path) => /^M[-\d. LQCZ]+Z$/.test(path))).toBe(true)
  })
})
