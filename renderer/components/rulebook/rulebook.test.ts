// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it } from 'vitest'
import { GAME_UI_ENTRIES, loadGameUi } from '../../games/catalogue.ts'
import { LOCALES } from '../../../bridge/locales.ts'
import { AppState } from '../../app-state.svelte.ts'
import { createFakeHost } from '../../testing/fake-host.ts'
import { loadRulebook } from '../../messages/game-messages.ts'
import type { RulebookContent as RulebookOf } from '../../messages/rulebook.ts'
import { splitRulebookIntoPassages } from './passages.ts'
import Rulebook from '../../testing/RulebookHarness.svelte'

const appOf = () => new AppState({ bridge: createFakeHost().bridge, onLostChanged: () => () => undefined })

const BOOKS = import.meta.glob<{ readonly rulebook: () => RulebookOf }>('../../messages/*/*/rulebook.ts')

/** The looks of all signs and the names of all boards of a book, in their order. */
function picturesOf(part: unknown): readonly unknown[] {
  if (typeof part !== 'object' || part === null) return []
  const [look, scene] = ['sprite' in part ? [part.sprite] : [], 'scene' in part ? [part.scene] : []]
  return [...look, ...scene, ...Object.values(part).flatMap(picturesOf)]
}

/** Every game with a rulebook, shown in full. */
describe.each(GAME_UI_ENTRIES.filter(({ load }) => load !== undefined))('the rulebook of $id', ({ id }) => {
  it('shows no message ids, labels its tables, and names the designers and the publisher', async () => {
    const [gameUi, book] = await Promise.all([loadGameUi(id), loadRulebook(id)])
    if (gameUi === undefined || book === undefined) throw new Error(`no rulebook of ${id}`)
    const { info } = gameUi.game
    const page = mount(Rulebook, { target: document.body, props: { app: appOf(), info, book } })
    flushSync()
    const text = document.body.textContent
    expect(document.querySelectorAll('section h3').length).toBeGreaterThan(4)
    expect(text).not.toMatch(/undefined|\?\?|\bNaN\b|\[object/)
    // An id that has no words is shown as it is.
    expect(text).not.toContain(`${id}.`)
    expect(info.designers.filter((name) => !text.includes(name))).toEqual([])
    expect(text).toContain(info.publisher)
    for (const table of document.querySelectorAll('table')) {
      const heading = document.getElementById(table.getAttribute('aria-labelledby') ?? '')
      expect(heading?.textContent ?? table.querySelector('caption')?.textContent ?? '').not.toBe('')
    }
    // Each result has its place on the page, once.
    const places = [...document.querySelectorAll('[data-at]')].map((element) => element.getAttribute('data-at'))
    expect(new Set(places).size).toBe(places.length)
    expect(splitRulebookIntoPassages(book).filter(({ at }) => !places.includes(at))).toEqual([])
    await unmount(page)
  })

  it('shows the same signs and boards in every language', async () => {
    const shown = JSON.stringify(picturesOf(await loadRulebook(id)))
    const others = Object.entries(BOOKS).filter(([path]) => path.endsWith(`/${id}/rulebook.ts`))
    expect(others).toHaveLength(LOCALES.length)
    for (const [path, load] of others) expect(JSON.stringify(picturesOf((await load()).rulebook())), path).toBe(shown)
  })

  it('has unique chapter ids, and tables whose rows have all columns and a name', async () => {
    const { chapters = [] } = (await loadRulebook(id)) ?? {}
    const ids = chapters.map((chapter) => chapter.id)
    expect(ids.filter((chapter) => !/^[a-zA-Z]+$/.test(chapter))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    const tables = chapters
      .flatMap(({ blocks, beside }) => [...blocks, ...(beside === undefined ? [] : [beside])])
      .filter((block) => typeof block === 'object' && ('rows' in block || 'parts' in block))
    for (const table of tables) {
      const { head, widths, named = 0 } = table
      const rows = 'parts' in table ? table.parts.flatMap((part) => part.rows) : table.rows
      const columns = head?.length ?? rows[0]?.length
      expect(rows.filter((row) => row.length !== columns || row[named] === '')).toEqual([])
      expect(widths === undefined || widths.length === columns).toBe(true)
    }
  })
})

it('the rulebook of Chakra lists the spaces, and the ranks with their points', async () => {
  const { chapters = [] } = (await loadRulebook('chakra')) ?? {}
  const text = JSON.stringify(chapters)
  const spaces = chapters.find(({ id }) => id === 'spaces')?.blocks[0]
  expect(spaces).toMatchObject({ rows: { length: 8 } })
  expect(text).not.toMatch(/chakra\.\w/)
  expect(text).toContain('17–19')
  expect(text).toContain('below 8')
})
