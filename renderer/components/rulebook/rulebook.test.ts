// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it } from 'vitest'
import { FACES, loadFace } from '../../games/catalogue.ts'
import { loadGameMessages } from '../../messages/games.ts'

/** Every game with a rulebook, shown in full. */
describe.each(FACES.filter(({ load }) => load !== undefined))('the rulebook of $id', ({ id }) => {
  it('says everything in words, under a heading each, and names who made the game', async () => {
    await loadGameMessages(id)
    const face = await loadFace(id)
    if (face === undefined) throw new Error(`no face of ${id}`)
    const page = mount(face.Rulebook, { target: document.body })
    flushSync()
    const text = document.body.textContent
    expect(document.querySelectorAll('section h3').length).toBeGreaterThan(4)
    expect(text).not.toMatch(/undefined|\?\?|\bNaN\b|\[object/)
    // An id that has no words is shown as it is.
    expect(text).not.toContain(`${id}.`)
    expect(face.game.info.designers.filter((name) => !text.includes(name))).toEqual([])
    expect(text).toContain(face.game.info.publisher)
    for (const table of document.querySelectorAll('table')) {
      const heading = document.getElementById(table.getAttribute('aria-labelledby') ?? '')
      expect(heading?.textContent ?? table.querySelector('caption')?.textContent ?? '').not.toBe('')
    }
    await unmount(page)
  })
})
