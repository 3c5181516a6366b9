// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../engine/index.ts'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { Result } from '../../bridge/result.ts'
import { DEFAULT_SETTINGS } from '../../bridge/settings.ts'
import { ANA_SEAT, BEN_SEAT, createFakeHost, HERON_BOT_SEAT, type FakeHost } from '../testing/fake-host.ts'
import { hasMessage, translate, formatMessage } from '../messages/index.ts'
import { AppState } from '../app-state.svelte.ts'
import RecentSavesHarness from '../testing/RecentSavesHarness.svelte'

let host: FakeHost
let app: AppState
let shown: Record<string, unknown> | undefined
let saves: SaveListEntry[]
let bin: SaveListEntry[]

const save = (name: string, more: Partial<SaveListEntry> = {}): SaveListEntry => ({
  save: name,
  game: 'rauha',
  title: 'Rauha',
  seats: [ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT],
  savedAt: 1,
  over: false,
  ...more,
})
/** Those who sit at the saved tables. */
const NAMES = ['Ana', 'Ben', 'Heron']
const all = (...seats: number[]) => ({ seats: seats.map((seat) => ({ seat })) })
const value = <T>(of: T): Result<T> => ({ ok: true, value: of })

beforeEach(() => {
  saves = []
  bin = []
  host = createFakeHost()
  host.answer('desk.saves', () => value([...saves]))
  app = new AppState({ bridge: host.bridge, onLostChanged: () => () => undefined })
  app.settings = { ...DEFAULT_SETTINGS, motion: 0 }
})
afterEach(() => {
  if (shown !== undefined) void unmount(shown)
  shown = undefined
  document.body.replaceChildren()
})

/** Until everything that was asked is answered and drawn. */
async function settled(): Promise<void> {
  for (let i = 0; i < 40; i++) await Promise.resolve()
  flushSync()
}

async function show(...cards: SaveListEntry[]): Promise<void> {
  saves = cards
  shown = mount(RecentSavesHarness, { target: document.body, props: { app } })
  await settled()
}

const rows = (): string[] => [...document.querySelectorAll('li')].map((row) => row.textContent.replace(/\s+/g, ' '))
const labels = (): string[] =>
  [...document.querySelectorAll('li button')].map((each) => each.getAttribute('aria-label') ?? each.textContent)
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')]
const named = (each: HTMLButtonElement): string => each.getAttribute('aria-label') ?? each.textContent

async function press(name: string): Promise<void> {
  const found =
    buttons().find((each) => named(each).trim() === name) ?? buttons().find((each) => named(each).includes(name))
  if (found === undefined) throw new Error(`no button ${name}: ${buttons().map(named).join('; ')}`)
  found.click()
  await settled()
}

test('A20: a running table is listed above finished ones, even if these are newer and many', async () => {
  const over = [4, 3, 2].map((at) =>
    save(`over-${String(at)}`, { title: `Over ${String(at)}`, savedAt: at, over: true }),
  )
  await show(...over, save('on', { title: 'Goes on', savedAt: 1 }))
  expect(rows()).toHaveLength(3)
  expect(rows()[0]).toContain('Goes on')
  expect(rows()[1]).toContain('Over 4')
})

describe('a row', () => {
  test('B3-3: of a finished game has a View button, and its marks have explanations', async () => {
    const origin = { table: 'a'.repeat(32), entry: 3, luck: 'same' } as const
    await show(save('one', { over: true, advised: [1, 0, 0], origin, practice: true }))
    const seen = [...document.querySelectorAll<HTMLElement>('.mark')].map((mark) => [mark.textContent, mark.title])
    expect(seen).toContainEqual(['Sage asked', 'Somebody has asked the Sage.'])
    expect(seen).toContainEqual(['Branch', 'It branched off another game.'])
    expect(buttons().map((each) => each.textContent.trim())).toContain('View')
    expect(document.body.textContent).not.toMatch(/Helped|Apart|\bLook\b/)
  })

  test('X8: has its own Continue button, and shows stage, turn, people and bots', async () => {
    const stand = { stage: { id: 'rauha.stage', values: { age: 1, round: 2, turn: 3 } }, turn: [1] }
    await show(
      save('one', { stand, savedAt: 2 }),
      save('two', { stand: { turn: [0, 1] } }),
      save('three', { stand: { turn: [0, 1, 2] }, savedAt: 0 }),
    )
    expect(labels().filter((label) => label.startsWith('Continue Rauha'))).toHaveLength(3)
    expect(rows()[0]).toContain('Age 1, round 2 of 4, turn 3 of 3')
    expect(rows()[0]).toContain(translate('home.turn', { seat: { seat: 1 } }, NAMES))
    expect(rows()[0]).toContain('Heron (bot)')
    expect(rows()[1]).toContain(translate('home.turns', all(0, 1), NAMES))
    expect(rows()[2]).toContain(translate('home.turnsAll'))
    host.answer('desk.openSave', () => value({ table: 'two' }))
    await press('Continue Rauha, saved')
    expect(host.asked).toContainEqual({ name: 'desk.openSave', arg: { save: 'one' } })
    expect(app.page).toEqual({ at: 'table', table: 'two' })
  })

  test('X8: of a finished game shows the winners and the scores, and has a View button', async () => {
    const result = [
      { seats: [1], place: 1, score: 42 },
      { seats: [0], place: 2, score: 38 },
      { seats: [2], place: 3, score: 7 },
    ]
    const shared = [
      { seats: [0], place: 1 },
      { seats: [2], place: 1 },
    ]
    await show(
      save('one', { over: true, stand: { turn: [], result }, savedAt: 3 }),
      save('two', { over: true, stand: { turn: [], result: shared }, savedAt: 2 }),
      save('three', { over: true, stand: { turn: [], result: [{ seats: [0, 2], place: 1 }] } }),
    )
    expect(rows()[0]).toContain(translate('home.won', all(1), NAMES))
    expect(rows()[0]).toMatch(/Ana 38 ?, ?Ben 42 ?, ?Heron \(bot\) 7/)
    expect(rows()[1]).toContain(translate('home.shared', all(0, 2), NAMES))
    expect(rows()[2]).toContain(translate('home.won', all(0, 2), NAMES))
    expect(labels().filter((label) => label.startsWith('View Rauha'))).toHaveLength(3)
  })

  test('shows which seats asked the Sage, and how often', async () => {
    await show(save('one', { advised: [1, 2, 0], savedAt: 2 }), save('two'))
    expect(rows()[0]).toContain('Ana asked the Sage once. Ben asked the Sage twice.')
    expect(rows()[1]).not.toContain('asked')
  })

  test('X8: of an older save without `stand` shows only whether the game is over', async () => {
    await show(save('one', { savedAt: 2 }), save('two', { over: true }))
    expect(rows()[0]).toContain(translate('home.saveRunning'))
    expect(rows()[1]).toContain(translate('home.saveOver'))
  })

  test('X8: omits a stage whose message is not in the catalogue', async () => {
    await show(save('one', { stand: { stage: { id: 'rauha.stage.made', values: {} }, turn: [0] } }))
    expect(rows()[0]).not.toContain('stage')
  })

  test('X8: of a broken save shows the reason and a remedy, and can try again', async () => {
    const reason = { id: 'save.broken.checksum' }
    const broken = save('cut', { game: '', title: '', seats: [], broken: reason })
    await show(broken, save('newer', { ...broken, save: 'newer', broken: { id: 'save.broken.newer', values: {} } }))
    expect(rows()[0]).toContain(formatMessage(reason))
    expect(rows()[0]).toContain(translate('home.brokenKept'))
    expect(rows()[1]).toContain(translate('home.brokenNewer'))
    host.answer('desk.openSave', () => ({ ok: false, reason }))
    await press('Try again to open cut')
    expect(app.notices.map(({ message }) => message)).toEqual([reason])
    expect(host.asked.filter(({ name }) => name === 'desk.saves')).toHaveLength(2)
  })

  test('X8: every playable game has messages for its stage', () => {
    for (const { info, load } of CATALOGUE) if (load !== undefined) expect(hasMessage(`${info.id}.stage`)).toBe(true)
    const values = { age: 2, round: 3, turn: 2, most: 1, rung: 4, life: 2 }
    const ids = ['chakra.stage', 'chakra.stage.last', 'karmaka.stage', 'rauha.stage', 'rauha.stage.scoring']
    for (const id of [...ids, 'moksha.stage', 'moksha.stage.last', 'cosmic-karma.stage'])
      expect(formatMessage({ id, values })).toMatch(/\d/)
  })
})

describe('the list', () => {
  const many = (count: number): SaveListEntry[] =>
    Array.from({ length: count }, (_, i) => save(`save-${String(i)}`, { savedAt: i }))

  test('X8: shows the three newest saves, and a button to the library', async () => {
    await show(...many(200))
    expect(rows()).toHaveLength(3)
    await press(translate('library.door', { count: 200 }))
    expect(app.page).toEqual({ at: 'library' })
  })

  test('says that there are no saves, or that reading them failed, and can try again', async () => {
    await show()
    expect(document.body.textContent).toContain(translate('home.noSaves'))
    void unmount(shown ?? {})
    host.answer('desk.saves', () => ({ ok: false, reason: { id: 'app.unreachable' } }))
    await show(save('one'))
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(translate('home.savesFailed'))
    host.answer('desk.saves', () => value(saves))
    await press('Try again')
    expect(rows()).toHaveLength(1)
  })

  test('says that the saves are loading', () => {
    host.answer('desk.saves', () => new Promise(() => undefined))
    shown = mount(RecentSavesHarness, { target: document.body, props: { app } })
    flushSync()
    expect(document.body.textContent).toContain(translate('home.savesLoading'))
  })
})

describe('the bin', () => {
  beforeEach(() => {
    const moved = (cards: readonly SaveListEntry[]) =>
      value({ done: cards.map((card) => ({ save: card.save, now: card.save })), refused: 0 })
    host.answer('desk.binSaves', () => moved((bin = saves.splice(0, 1))))
    host.answer('desk.restoreSaves', () => {
      saves.push(...bin)
      return moved(bin.splice(0))
    })
  })

  test('X8: a save moved there can be restored from the notice', async () => {
    await show(save('one'))
    await press('Move Rauha, saved')
    expect(app.notices.map(({ message }) => message)).toEqual([{ id: 'library.binOne', values: { title: 'Rauha' } }])
    expect(rows()).toHaveLength(0)
    await press('Bring back')
    expect(host.asked).toContainEqual({ name: 'desk.restoreSaves', arg: { saves: ['one'] } })
    expect(app.notices).toEqual([])
    expect(rows()).toHaveLength(1)
  })

  test('X8: a failed restore shows its reason', async () => {
    host.answer('desk.restoreSaves', () => value({ done: [], refused: 1, reason: { id: 'save.missing' } }))
    await show(save('one'))
    await press('Move Rauha, saved')
    await press('Bring back')
    expect(app.notices.map(({ message }) => message.id)).toEqual(['save.missing'])
  })
})
