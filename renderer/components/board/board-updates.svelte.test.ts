// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Scene } from '../../stage/scene.ts'
import { fakeStage } from '../../testing/fake-stage.ts'
import {
  testBoardGameUi,
  mountTestBoard,
  testGemPiece,
  testBoardPieces,
  type Props,
} from '../../testing/test-board.svelte.ts'

vi.mock('../../stage/stage.ts', async () => (await import('../../testing/fake-stage.ts')).fakeStageModule)

describe('A12: a board that is still being painted', () => {
  it('A12: shows that it is loading, and offers no targets or answers until it is painted', async () => {
    fakeStage.paints = false
    const onpainted = vi.fn()
    const { lit, bar } = await mountTestBoard({ onpainted })
    const state = () => document.querySelector('.state')?.textContent
    expect(state()).toBe('table.loading')
    const unseen = () => document.querySelector('.unpainted [data-testid=board-bar]') !== null
    expect([lit(), unseen()]).toEqual([[], true])
    expect(onpainted).not.toHaveBeenCalled()
    fakeStage.options?.onpainted?.()
    flushSync()
    expect(state()).toBeUndefined()
    expect([lit(), bar(), unseen()]).toEqual([['ruby', 'pearl'], ['nothing into nobody'], false])
    expect(onpainted).toHaveBeenCalledTimes(1)
  })

  it('A12: reports that it is painted when painting fails, so that nothing waits for it', async () => {
    fakeStage.fails = true
    const onpainted = vi.fn()
    await mountTestBoard({ onpainted })
    await vi.waitFor(() => {
      flushSync()
      expect(onpainted).toHaveBeenCalledTimes(1)
    })
  })
})

describe('a moment', () => {
  it('is reported as settled once, after the stage has shown it', async () => {
    const { settled } = await mountTestBoard()
    expect(fakeStage.scenes).toMatchObject([{ animate: false }])
    expect(settled).toEqual([])
    fakeStage.settle()
    await vi.waitFor(() => {
      expect(settled).toEqual([1])
    })
  })

  it('is animated unless it jumps; a layout change does not show it again', async () => {
    const { props } = await mountTestBoard()
    props.update = { view: {}, facts: [], jump: false, key: 2 }
    flushSync()
    props.update = { view: {}, facts: [], jump: true, key: 3 }
    flushSync()
    props.presentation = { bottom: 0, viewer: 0, seats: [], textScale: 1.3 }
    flushSync()
    expect(fakeStage.scenes.map(({ animate }) => animate)).toEqual([false, true, false])
  })

  it('is reported with the key of the latest one when one overtakes another', async () => {
    const { props, settled } = await mountTestBoard()
    props.update = { view: {}, facts: [], jump: false, key: 2 }
    const overtaken = fakeStage.settle
    flushSync()
    overtaken()
    fakeStage.settle()
    await vi.waitFor(() => {
      expect(settled).toEqual([2])
    })
  })

  it('is shown again on a new stage after the graphics context is lost', async () => {
    await mountTestBoard()
    fakeStage.options?.onlost()
    await vi.waitFor(() => {
      flushSync()
      expect(fakeStage.made).toBe(2)
      expect(fakeStage.scenes.length).toBe(2)
    })
    expect(fakeStage.scenes[1]).toMatchObject({ animate: false, scene: { pieces: testBoardPieces } })
  })

  it('counts as settled when the stage fails; the board shows an error and stays usable', async () => {
    fakeStage.fails = true
    vi.spyOn(console, 'error').mockReturnValue()
    const { settled, chosen, click } = await mountTestBoard()
    expect(document.querySelector('[role=alert]')?.textContent).toBe('board.broken')
    expect(settled).toEqual([1])
    click('pearl')
    click('clay')
    expect(chosen).toEqual([{ from: 'pearl', to: 'clay' }])
  })
})

describe('a moment with a display time', () => {
  const stay = (): number => 1000
  const next = { view: {}, facts: [], jump: false, key: 2 }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** The stage has come to rest, and its listeners know. */
  async function rest() {
    fakeStage.settle()
    for (let turn = 0; turn < 4; turn++) await Promise.resolve()
  }

  async function shown(more: Partial<Props>) {
    const board = await mountTestBoard({ stay, ...more })
    await rest()
    board.props.update = next
    flushSync()
    await rest()
    return board
  }

  it('Y4: settles after its display time', async () => {
    const { settled } = await shown({})
    vi.advanceTimersByTime(999)
    expect(settled).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(settled).toEqual([1, 2])
  })

  it('Y4: settles at once when the player presses on the board', async () => {
    const { settled } = await shown({})
    document.querySelector('.surface')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(settled).toEqual([1, 2])
    vi.advanceTimersByTime(5000)
    expect(settled).toEqual([1, 2])
  })

  it('is not reported when another moment replaces it', async () => {
    const { settled, props } = await shown({})
    props.update = { ...next, jump: true, key: 3 }
    flushSync()
    await rest()
    vi.advanceTimersByTime(5000)
    expect(settled).toEqual([1, 3])
  })
})

describe('the text outline', () => {
  it('lists the pieces of each place under headings', async () => {
    await mountTestBoard()
    const outline = document.querySelector('[data-testid=board-outline]')
    expect(
      [...(outline?.querySelectorAll('h2, h3') ?? [])].map((heading) => `${heading.tagName} ${heading.textContent}`),
    ).toEqual(['H2 Tray', 'H3 Gold cup'])
    expect([...(outline?.querySelectorAll('[data-place=tray] li') ?? [])].map((item) => item.textContent)).toEqual([
      'the ruby',
      'the pearl',
    ])
  })

  it('B5-4, BB10: omits empty headings and repeated labels, and folds long lists', async () => {
    const lies = (id: string, place: string) => ({ ...testGemPiece(id, 0, place), label: { id } })
    const many = Array.from({ length: 20 }, (_, nth) => lies(`hex ${String(nth)}`, 'grid'))
    const scene = (): Scene => ({
      pieces: [lies('alone', 'b'), { ...lies('part of alone', 'b'), said: true }, ...many],
      outline: [
        { place: 'a', title: { id: 'Head of B' }, level: 2 },
        { place: 'b', title: { id: 'B' }, level: 3 },
        { place: 'c', title: { id: 'Empty' }, level: 3 },
        { place: 'd', title: { id: 'Head of none' }, level: 2 },
        { place: 'e', title: { id: 'Empty too' }, level: 3 },
        { place: 'grid', title: { id: 'Grid' }, level: 2 },
      ],
    })
    await mountTestBoard({ gameUi: { ...testBoardGameUi, scene }, choices: [] })
    const outline = document.querySelector('[data-testid=board-outline]')
    const headings = [...(outline?.querySelectorAll('h2, h3') ?? [])].map(({ textContent }) => textContent)
    expect(headings).toEqual(['Head of B', 'B', 'Grid'])
    expect([...(outline?.querySelectorAll('[data-place=b] li') ?? [])].map((each) => each.textContent)).toEqual([
      'alone',
    ])
    expect([...(outline?.querySelectorAll('details li') ?? [])]).toHaveLength(20)
    expect(outline?.querySelector('details')?.open).toBe(false)
  })

  it('the canvas is hidden from screen readers', async () => {
    await mountTestBoard()
    expect(document.querySelector('.canvas')?.getAttribute('aria-hidden')).toBe('true')
  })
})

it('swift moments are drawn without animation, and the outline changes only when they have ended', async () => {
  const outline = (): string | null | undefined =>
    document.querySelector('[data-testid="board-outline"]')?.textContent.trim()
  const scene = (view: unknown): Scene => ({
    pieces: [{ ...testGemPiece('ruby', 0, 'tray'), label: { id: String(view) } }],
    outline: [{ place: 'tray', title: { id: 'Tray' }, level: 2 }],
  })
  const moment = (key: number) => ({ view: `then ${String(key)}`, facts: [], jump: true, key })
  const { props } = await mountTestBoard({ gameUi: { ...testBoardGameUi, scene }, update: moment(1), choices: [] })
  expect(outline()).toContain('then 1')
  const before = fakeStage.scenes.length
  props.isFasterThanReading = true
  for (const key of [2, 3]) {
    props.update = moment(key)
    flushSync()
  }
  const labels = fakeStage.scenes.slice(before).map(({ scene: { pieces }, animate }) => [pieces[0]?.label?.id, animate])
  expect(labels).toEqual([
    ['then 2', false],
    ['then 3', false],
  ])
  expect(outline()).toContain('then 1')
  props.isFasterThanReading = false
  flushSync()
  expect(outline()).toContain('then 3')
})
