// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { SyncConflictCopy } from '../../bridge/import-export.ts'
import type { Result } from '../../bridge/result.ts'
import { DEFAULT_SETTINGS } from '../../bridge/settings.ts'
import { ANA_SEAT, BEN_SEAT, createFakeHost, HERON_BOT_SEAT, type FakeHost } from '../testing/fake-host.ts'
import { AppState } from '../app-state.svelte.ts'
import { TABLE_CARDS_PER_CHUNK } from '../components/library/library-store.svelte.ts'
import { translate, formatMessage } from '../messages/index.ts'
import LibraryHarness from '../testing/LibraryHarness.svelte'

let host: FakeHost
let app: AppState
let shown: Record<string, unknown> | undefined
let saves: SaveListEntry[]
let bin: SaveListEntry[]
let copies: SyncConflictCopy[]

const save = (name: string, more: Partial<SaveListEntry> = {}): SaveListEntry => ({
  save: name,
  game: 'rauha',
  title: 'Rauha',
  seats: [ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT],
  savedAt: Date.now(),
  over: false,
  ...more,
})
/** From the newest to the oldest, however long it takes to make them: the clock is read once. */
function many(count: number): SaveListEntry[] {
  const now = Date.now()
  return Array.from({ length: count }, (_, i) => save(`s${String(i)}`, { savedAt: now - i }))
}
const value = <T>(of: T): Result<T> => ({ ok: true, value: of })
/** Those of some cards that were last asked for. */
function taken(from: SaveListEntry[], name: string): SaveListEntry[] {
  const arg = host.asked.findLast((each) => each.name === name)?.arg as { saves: string[] }
  const found = from.filter((card) => arg.saves.includes(card.save))
  for (const card of found) from.splice(from.indexOf(card), 1)
  return found
}

/** Sees nothing come near. */
class Blind {
  readonly observe = (): void => undefined
  readonly disconnect = (): void => undefined
}

beforeEach(() => {
  // Without an observer the page takes a card for near: the first cards are drawn, and no others.
  vi.stubGlobal('IntersectionObserver', Blind)
  saves = []
  bin = []
  copies = []
  host = createFakeHost()
  host.answer('desk.otherCopies', () => value([...copies]))
  host.answer('desk.saves', () => value([...saves]))
  host.answer('desk.binnedSaves', () => value([...bin]))
  host.answer('desk.binSaves', () => {
    const found = taken(saves, 'desk.binSaves')
    bin.push(...found)
    return value({ done: found.map((card) => ({ save: card.save, now: card.save })), refused: 0 })
  })
  host.answer('desk.restoreSaves', () => {
    const found = taken(bin, 'desk.restoreSaves')
    saves.push(...found)
    return value({ done: found.map((card) => ({ save: card.save, now: card.save })), refused: 0 })
  })
  host.answer('desk.emptyBin', () => value(taken(bin, 'desk.emptyBin').length))
  app = new AppState({ bridge: host.bridge, onLostChanged: () => () => undefined })
  app.settings = { ...DEFAULT_SETTINGS, motion: 0 }
})
afterEach(() => {
  if (shown !== undefined) void unmount(shown)
  shown = undefined
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Until everything that was asked is answered and drawn. */
async function settled(): Promise<void> {
  for (let i = 0; i < 60; i++) await Promise.resolve()
  flushSync()
  for (let i = 0; i < 20; i++) await Promise.resolve()
  flushSync()
}

async function show(...cards: SaveListEntry[]): Promise<void> {
  saves = cards
  shown = mount(LibraryHarness, { target: document.body, props: { app } })
  await settled()
}

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="listitem"]')]
const titles = (): string[] => rows().map((row) => row.querySelector('[data-row]')?.textContent ?? '?')
const text = (): string => document.body.textContent.replace(/\s+/g, ' ')
const named = (each: Element): string => (each.getAttribute('aria-label') ?? each.textContent).trim()
const notices = (): string[] => app.notices.map(({ message }) => formatMessage(message))
const calls = (name: string): unknown[] => host.asked.filter((each) => each.name === name).map(({ arg }) => arg)

function button(name: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>('button')]
  const found = all.find((each) => named(each) === name) ?? all.find((each) => named(each).startsWith(name))
  if (found === undefined) throw new Error(`no button ${name}: ${all.map(named).join('; ')}`)
  return found
}

async function press(name: string): Promise<void> {
  button(name).click()
  await settled()
}

function row(at: number): HTMLElement {
  const found = rows()[at]?.querySelector<HTMLElement>('[data-row]')
  if (found === undefined || found === null) throw new Error(`no row ${String(at)}`)
  return found
}

async function key(name: string, more: KeyboardEventInit = {}): Promise<void> {
  const on = document.activeElement ?? document.body
  on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }))
  await settled()
}

async function type(of: HTMLInputElement, words: string): Promise<void> {
  of.value = words
  of.dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
}

const field = (label: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
  if (found === null) throw new Error(`no field ${label}`)
  return found
}

describe('the list', () => {
  test('shows running, finished, named, branched and broken tables', async () => {
    const table = 'a'.repeat(32)
    await show(
      save('one', { name: 'Our evening', practice: true, origin: { table, entry: 3, luck: 'same' } }),
      save('two', {
        over: true,
        stand: { turn: [], result: [{ seats: [1], place: 1, score: 42 }] },
        advised: [0, 2, 0],
        older: true,
      }),
      save('three', {
        savedAt: Date.now() - 1000,
        game: '',
        title: '',
        seats: [],
        broken: { id: 'save.broken.checksum' },
      }),
    )
    expect(titles()).toEqual(['Our evening', 'Rauha', 'three'])
    expect(rows()[0]?.textContent).toMatch(/Rauha.*Practice.*Branch/s)
    expect(rows()[1]?.textContent).toMatch(/Ben.* won.*Sage asked.*Older rules.*Ben.* asked the Sage twice/s)
    expect(rows()[2]?.textContent).toContain(formatMessage({ id: 'save.broken.checksum' }))
    expect(rows()[0]?.textContent).toContain('Adept')
  })

  test('draws only rows that are near: of 2,000 tables one chunk', async () => {
    await show(...many(2000))
    expect(rows()).toHaveLength(TABLE_CARDS_PER_CHUNK)
    expect(rows()[0]?.getAttribute('aria-setsize')).toBe('2000')
  })

  test('draws the row that the keyboard moves to', async () => {
    await show(...many(500))
    row(0).focus()
    await key('End')
    expect(document.activeElement?.getAttribute('data-row')).toBe('s499')
    await key('Home')
    expect(document.activeElement?.getAttribute('data-row')).toBe('s0')
  })

  test('can be searched and filtered, shows how many were found, and can show all again', async () => {
    await show(save('one', { name: 'Évening' }), save('two', { over: true }))
    await type(field(translate('library.search')), 'evening')
    expect(titles()).toEqual(['Évening'])
    expect(text()).toContain(translate('library.found', { count: 1 }))
    await type(field(translate('library.search')), 'nobody')
    expect(text()).toContain(translate('library.nothing'))
    await press(translate('library.nothingWay'))
    expect(titles()).toHaveLength(2)
    await press(translate('library.state.finished'))
    expect(titles()).toEqual(['Rauha'])
    expect(button(translate('library.state.finished')).getAttribute('aria-pressed')).toBe('true')
  })

  test('says that it is loading, that it is empty, and that it could not be read', async () => {
    host.answer('desk.saves', () => new Promise(() => undefined))
    await show()
    expect(text()).toContain(translate('library.loading'))
    void unmount(shown ?? {})
    host.answer('desk.saves', () => ({ ok: false, reason: { id: 'app.unreachable' } }))
    await show()
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(translate('library.failed'))
    host.answer('desk.saves', () => value([...saves]))
    await press(translate('app.retry'))
    expect(text()).toContain(translate('library.none'))
  })
})

describe('a table', () => {
  test('is selected by a click and described beside the list; Escape returns to its row', async () => {
    await show(save('one', { played: 3_900_000 }), save('two', { savedAt: 0 }))
    row(0).click()
    await settled()
    const details = document.querySelector('aside')
    expect(details?.textContent).toContain('1 h 5 min')
    await key('Escape')
    expect(document.querySelector('aside')).toBeNull()
    expect(document.activeElement).toBe(row(0))
  })

  test('is opened by Enter', async () => {
    host.answer('desk.openSave', () => value({ table: 'two' }))
    await show(...many(3))
    row(0).focus()
    await key('ArrowDown')
    await key('Enter')
    expect(calls('desk.openSave')).toEqual([{ save: 's1' }])
    expect(app.page).toEqual({ at: 'table', table: 'two' })
  })

  test.each([
    ['Chromium', { isComposing: true }],
    ['Safari', { keyCode: 229 }],
  ])('public 7: the Enter that ends a composition keeps the field open (%s)', async (_, sign) => {
    await show(save('one'))
    row(0).focus()
    await key('F2')
    const name = field(translate('library.name'))
    await type(name, '夜')
    for (const pressed of ['Enter', 'Escape']) {
      const event = new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true })
      for (const [property, value] of Object.entries(sign)) Object.defineProperty(event, property, { value })
      name.dispatchEvent(event)
      await settled()
    }
    expect(document.activeElement).toBe(name)
    expect(calls('desk.renameSave')).toEqual([])
    await type(name, '夜の卓')
    await key('Enter')
    expect(calls('desk.renameSave')).toEqual([{ save: 'one', name: '夜の卓' }])
  })

  test('is renamed in place: Enter saves the name, Escape does not', async () => {
    await show(...many(2))
    row(0).focus()
    await key('F2')
    await type(field(translate('library.name')), 'Wrong')
    await key('Escape')
    expect(calls('desk.renameSave')).toEqual([])
    expect(document.activeElement).toBe(row(0))
    await key('F2')
    await type(field(translate('library.name')), ' Our evening ')
    await key('Enter')
    expect(calls('desk.renameSave')).toEqual([{ save: 's0', name: 'Our evening' }])
    expect(notices()).toEqual([translate('library.renamed', { title: 'Our evening' })])
  })

  test('is duplicated; the copy is selected and named in a notice', async () => {
    host.answer('desk.duplicateSave', () => {
      saves.push(save('s0-2'))
      return value({ save: 's0-2', name: 'Rauha (2)' })
    })
    await show(...many(1))
    row(0).click()
    await settled()
    await press(translate('library.duplicate'))
    expect(titles()).toHaveLength(2)
    expect(notices()).toEqual([translate('library.duplicated', { title: 'Rauha (2)' })])
    expect(document.querySelector('[data-row="s0-2"]')?.getAttribute('aria-pressed')).toBe('true')
  })

  test('shows the tree of its branches, in which another table can be selected', async () => {
    const [a = '', b = '', gone = ''] = ['a', 'b', 'c'].map((letter) => letter.repeat(32))
    await show(
      save('one', { table: a, name: 'One', origin: { table: gone, entry: 34, luck: 'same' } }),
      save('two', { table: b, name: 'Two', origin: { table: a, entry: 50, luck: 'new' } }),
    )
    row(0).click()
    await settled()
    const tree = document.querySelector('.tree')?.textContent.replace(/\s+/g, ' ')
    expect(tree).toContain(translate('library.tree.missing'))
    expect(tree).toContain('from move 34, same luck')
    expect(tree).toContain('from move 50, new luck')
    await press('Two')
    expect(document.querySelector('aside h2')?.textContent).toBe('Two')
  })

  test('requests its picture when it is near, and shows its emblem if it has none', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    host.answer('desk.picture', () => value('data:image/webp;base64,AAAA'))
    await show(save('one'), save('cut', { broken: { id: 'save.broken.checksum' } }))
    expect(calls('desk.picture')).toEqual([{ save: 'one' }])
    expect(rows().map((each) => each.querySelectorAll('img').length)).toEqual([0, 1])
  })

  test('A20: in the theme Dawn requests its picture for that theme', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    host.answer('desk.picture', () => value('data:image/webp;base64,AAAA'))
    Object.assign(app, { theme: 'dawn' })
    await show(save('one'))
    expect(calls('desk.picture')).toEqual([{ save: 'one', light: 'dawn' }])
  })
})

describe('the bin', () => {
  test('X8: takes deleted tables; the notice restores them, and the focus moves to the next row', async () => {
    await show(...many(3))
    row(1).focus()
    await key('ArrowUp')
    await key('ArrowDown')
    await key('Delete')
    expect(calls('desk.binSaves')).toEqual([{ saves: ['s1'] }])
    expect(document.activeElement?.getAttribute('data-row')).toBe('s2')
    expect(notices()).toEqual([translate('library.binOne', { title: 'Rauha' })])
    await press(translate('home.bringBack'))
    expect(calls('desk.restoreSaves')).toEqual([{ saves: ['s1'] }])
    expect(titles()).toHaveLength(3)
  })

  test('takes several selected tables at once, and a notice reports refused ones', async () => {
    await show(...many(6))
    await press(translate('library.select'))
    row(1).click()
    row(3).dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }))
    await settled()
    expect(text()).toContain(translate('library.selected', { count: 3 }))
    row(2).focus()
    row(2).click()
    await settled()
    expect(text()).toContain(translate('library.selected', { count: 2 }))
    host.answer('desk.binSaves', () => value({ done: [{ save: 's1', now: 's1' }], refused: 1 }))
    await press(translate('library.delete'))
    expect(calls('desk.binSaves')).toEqual([{ saves: ['s1', 's3'] }])
    expect(notices()).toContain(translate('library.refused', { count: 1 }))
    row(0).focus()
    await key('a', { ctrlKey: true })
    expect(text()).toContain(translate('library.selected', { count: 6 }))
    await key('Escape')
    await key(' ')
    expect(text()).toContain(translate('library.selected', { count: 1 }))
  })

  test('does not take selected tables that a search has hidden', async () => {
    await show(save('one', { name: 'One' }), save('two', { name: 'Two' }))
    await press(translate('library.select'))
    row(0).focus()
    await key('a', { ctrlKey: true })
    await type(field(translate('library.search')), 'two')
    await press(translate('library.delete'))
    expect(calls('desk.binSaves')).toEqual([{ saves: ['two'] }])
  })

  test('restores tables, and is emptied only after a confirmation and only of the tables counted there', async () => {
    bin = [save('old'), save('older', { savedAt: 1 })]
    await show(save('one'))
    await press(translate('library.binDoor', { count: 2 }))
    expect(titles()).toHaveLength(2)
    await press('Bring back Rauha')
    expect(calls('desk.restoreSaves')).toEqual([{ saves: ['old'] }])
    await press(translate('library.empty'))
    expect(calls('desk.emptyBin')).toEqual([])
    expect(text()).toContain(translate('library.removeAsk', { count: 1 }))
    // Another window moves one there meanwhile: the question did not include it.
    bin.push(save('late'))
    await press(translate('library.removeYes', { count: 1 }))
    expect(calls('desk.emptyBin')).toEqual([{ saves: ['older'] }])
    expect(titles()).toHaveLength(1)
    await press(translate('library.binBack'))
    expect(titles()).toHaveLength(2)
  })
})

describe('public 17: copies under other names', () => {
  const copy = (file: string, more: Partial<SyncConflictCopy> = {}): SyncConflictCopy => ({
    copy: file.length.toString(16).padStart(32, '0'),
    file,
    savedAt: Date.now(),
    card: save(''),
    ...more,
  })
  const offered = (): string[] => [...document.querySelectorAll('section li')].map((each) => each.textContent.trim())

  test('are listed above the tables, also without any table, and not in the bin', async () => {
    copies = [
      copy('Rauha (1).samsara'),
      copy('half 2.samsara', { card: undefined, broken: { id: 'save.broken.json' } } as object),
    ]
    await show()
    expect(offered()).toHaveLength(2)
    expect(text()).toContain('2 copies under other names')
    expect(offered()[0]).toContain('Another copy of Rauha, saved just now')
    expect(offered()[1]).toContain('cannot be read')
    // What cannot be read can only be moved away.
    expect(() => button('Make it a table: half 2.samsara')).toThrow()
    await press('Bin')
    expect(offered()).toEqual([])
  })

  test('can become tables, which are reported like any imported table', async () => {
    copies = [copy('Rauha (1).samsara')]
    host.answer('desk.takeCopy', () => {
      copies = []
      saves.push(save('own'))
      return value({ came: 'new', file: 'Rauha (1).samsara', card: save('own') })
    })
    await show(save('one'))
    await press('Make it a table: Rauha (1).samsara')
    expect(calls('desk.takeCopy')).toHaveLength(1)
    expect(offered()).toEqual([])
    expect(rows()).toHaveLength(2)
    expect(notices()).toHaveLength(1)
  })

  test('can be moved to the bin, from which the notice restores them; the focus moves on', async () => {
    copies = [copy('Rauha (1).samsara'), copy('Rauha (12).samsara')]
    host.answer('desk.binCopy', () => {
      copies = copies.slice(1)
      const now = `rauha-${String(copies.length)}`
      bin.push(save(now))
      return value({ save: now })
    })
    await show(save('one'))
    button('To the bin: Rauha (1).samsara').focus()
    await press('To the bin: Rauha (1).samsara')
    expect(offered()).toHaveLength(1)
    expect(document.activeElement?.id).toBe('copies')
    await press('To the bin: Rauha (12).samsara')
    expect(offered()).toEqual([])
    expect(document.activeElement?.getAttribute('data-row')).toBe('one')
    await press('Bring back')
    expect(calls('desk.restoreSaves').at(-1)).toEqual({ saves: ['rauha-0'] })
  })

  test('stay listed if main refuses, and a notice says so', async () => {
    copies = [copy('Rauha (1).samsara')]
    host.answer('desk.binCopy', () => ({ ok: false, reason: { id: 'files.refused.gone' } }))
    await show(save('one'))
    await press('To the bin: Rauha (1).samsara')
    expect(offered()).toHaveLength(1)
    expect(notices()).toHaveLength(1)
  })
})
