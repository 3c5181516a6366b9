// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Json } from '../../../engine/core/contract/json.ts'
import { DEFAULT_SETTINGS, Settings } from '../../../bridge/settings.ts'
import { ANA_SEAT } from '../../testing/fake-host.ts'
import { watchRapidKeys } from '../../keyboard/rapid-keys.ts'
import { addMessages, translate } from '../../messages/index.ts'
import { DecisionSelectionStore } from '../board/selection-store.svelte.ts'
import { countRowsBelow } from './count-rows-below.ts'
import { ChoiceListState, type LabelledChoice } from './choice-list.svelte.ts'
import ChoiceList from './ChoiceList.svelte'
import { convertToBoardDecision } from './board-decision.ts'
import * as v from 'valibot'

/** Cards that may be scored, which is final, or kept. */
const CARDS = ['spite', 'peek', 'panic', 'crisis', 'mimic', 'voyage']
const actions: readonly Json[] = CARDS.flatMap((card) => [
  { card, way: 'score' },
  { card, way: 'keep' },
])
const decision = { seat: 0, id: 7, choices: actions, final: actions.flatMap((_, i) => (i % 2 === 0 ? [i] : [])) }
const path = (action: Json) => {
  const { card, way } = action as { card: string; way: string }
  return { steps: [[{ on: 'piece', id: card } as const], [{ on: 'place', id: way } as const]] }
}
const worded: readonly LabelledChoice[] = actions.map((action) => ({
  action,
  message: { id: 'toy.choice', values: action as Record<string, string> },
}))

let shown: Record<string, unknown> | undefined
/** By observed element: the function to call when its size changes. */
const observed = new Map<Element, () => void>()
beforeEach(() => {
  observed.clear()
  addMessages({ 'toy.choice': '{card}: {way}', 'toy.card': 'The {card}' })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #changed: () => void
      constructor(changed: () => void) {
        this.#changed = changed
      }
      observe = (element: Element) => void observed.set(element, this.#changed)
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  if (shown !== undefined) void unmount(shown)
  shown = undefined
  vi.unstubAllGlobals()
})

function asked(asks = true) {
  const played: unknown[] = []
  const selection = new DecisionSelectionStore((action) => played.push(action))
  selection.setDecision(convertToBoardDecision(decision, () => asks, path))
  const list = new ChoiceListState(() => worded, selection)
  const props = $state({ list, decision: '0:7', seats: [ANA_SEAT] })
  shown = mount(ChoiceList, { target: document.body, props })
  flushSync()
  const take = (card: string) => {
    selection.click([{ on: 'piece', id: card }], { piece: card, name: { id: 'toy.card', values: { card } } })
    flushSync()
  }
  return { played, picker: selection, list, props, take }
}
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-choice]')]
const said = () => rows().map((row) => row.querySelector('span')?.textContent)
const keys = () => rows().map((row) => row.querySelector('kbd')?.textContent)
const button = (words: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent.includes(words))

test('AB8: the reason for a missing choice is below the list while no piece is picked', () => {
  const { list, take } = asked()
  list.missingChoiceReasons = () => [{ id: 'toy.oneByOne' }]
  const told = () => [...document.querySelectorAll('li.none')].map((each) => each.textContent)
  take('spite')
  expect(told()).toEqual([])
  list.selection.undoStep()
  flushSync()
  expect(told()).toEqual(['toy.oneByOne'])
})

describe('X5: the list follows the picked piece', () => {
  test('shows all choices while no piece is picked, and then those of the picked piece under its name', () => {
    const { take } = asked()
    expect(rows()).toHaveLength(12)
    expect(document.querySelector('.head')).toBeNull()
    take('peek')
    expect(said()).toEqual(['peek: score', 'peek: keep'])
    expect(document.querySelector('.head')?.textContent).toContain('The peek')
    expect(keys()).toEqual(['1', '2'])
  })

  test('has a general heading only if the picked piece has no name', () => {
    const { picker: selection } = asked()
    selection.click([{ on: 'piece', id: 'peek' }], { piece: 'peek' })
    flushSync()
    expect(document.querySelector('.head')?.textContent).toContain(translate('table.goOn'))
    selection.undoStep()
    selection.click([{ on: 'piece', id: 'peek' }], {
      piece: 'peek',
      name: { id: 'toy.card', values: { card: 'peek' } },
    })
    flushSync()
    expect(document.querySelector('.head')?.textContent).not.toContain(translate('table.goOn'))
  })

  test('shows all choices again on request, until another piece is picked', () => {
    const { take, list } = asked()
    take('peek')
    button('Show all 12')?.click()
    flushSync()
    expect([rows().length, list.isShowingAll]).toEqual([12, true])
    take('panic')
    expect(said()).toEqual(['panic: score', 'panic: keep'])
  })

  test('number keys select shown rows, nine at a time', () => {
    const { list, take } = asked()
    expect(keys()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '', ''])
    list.nextKeyPage()
    flushSync()
    expect(keys().slice(8)).toEqual(['', '1', '2', '3'])
    expect(list.rowOfDigit(2)).toBe(10)
    list.nextKeyPage()
    expect(list.rowOfDigit(2)).toBe(1)
    list.nextKeyPage()
    take('mimic')
    expect([list.rowOfDigit(1), list.rows[list.rowOfDigit(1)]?.action]).toEqual([0, { card: 'mimic', way: 'score' }])
  })

  test('countRowsBelow counts the rows that are not wholly visible', () => {
    const box = (top: number, height: number) =>
      ({ getBoundingClientRect: () => ({ top, height, bottom: top + height }) }) as HTMLElement
    const four = [0, 30, 60, 90].map((top) => box(top, 30))
    expect(countRowsBelow(box(0, 120), four)).toBe(0)
    expect(countRowsBelow(box(0, 70), four)).toBe(2)
    // A row whose words are cut lies below too.
    expect(countRowsBelow(box(0, 110), four)).toBe(1)
    expect(countRowsBelow(box(0, 117), four)).toBe(0)
    expect(translate('table.more', { count: 2 })).toBe('2 more')
  })
})

describe('B1a-5: a long list', () => {
  test('B1a-5: has lower rows than a short list', () => {
    const { take } = asked()
    const many = () => document.querySelector('.room')?.classList.contains('many')
    expect(many()).toBe(true)
    take('peek')
    expect(many()).toBe(false)
  })

  test('B1a-5: shows the number of rows below as plain text, which covers no row as a button would', () => {
    const bottom = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const nth = Number(this.dataset['choice'] ?? -1)
      const [top, height] = nth < 0 ? [0, 300] : [nth * 30, 30]
      return { top, height, bottom: top + height } as DOMRect
    })
    asked()
    flushSync()
    const sign = document.querySelector('.below')
    expect([sign?.textContent, sign?.tagName, sign?.getAttribute('aria-hidden')]).toEqual(['2 more', 'P', 'true'])
    bottom.mockRestore()
  })

  test('B1a-5: counts the rows below again when a row grows, as its pictures are painted', () => {
    let high = 25
    const bounds = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const nth = Number(this.dataset['choice'] ?? -1)
      const [top, height] = nth < 0 ? [0, 300] : [nth * high, high]
      return { top, height, bottom: top + height } as DOMRect
    })
    const { take, picker } = asked()
    // The rows of another list are observed too.
    take('peek')
    picker.undoStep()
    flushSync()
    expect(document.querySelector('.below')).toBeNull()
    high = 30
    const row = rows()[0]?.closest('button') ?? rows()[0]
    if (row === undefined) throw new Error('no row')
    observed.get(row)?.()
    flushSync()
    expect(document.querySelector('.below')?.textContent).toBe('2 more')
    bounds.mockRestore()
  })
})

describe('B1a-3: groups of choices', () => {
  const grouped = worded.map((each, i) => ({ ...each, group: { id: i < 4 ? 'toy.near' : 'toy.far' } }))
  const headings = () => [...document.querySelectorAll('.group')].map(({ textContent }) => textContent)
  const list = (rows: readonly LabelledChoice[]) => {
    const selection = new DecisionSelectionStore(() => undefined)
    selection.setDecision(convertToBoardDecision(decision, () => true, path))
    shown = mount(ChoiceList, {
      target: document.body,
      props: { list: new ChoiceListState(() => rows, selection), decision: '0:7', seats: [ANA_SEAT] },
    })
    flushSync()
  }
  beforeEach(() => {
    addMessages({ 'toy.near': 'Next door', 'toy.far': 'For a token' })
  })

  test('have a heading each if there are several, and the rows keep their order', () => {
    list(grouped)
    expect(headings()).toEqual(['Next door', 'For a token'])
    expect(rows()[4]?.closest('li')?.previousElementSibling?.textContent).toBe('For a token')
    expect(rows()).toHaveLength(12)
  })

  test('have no heading if there is only one', () => {
    list(grouped.map((each) => ({ ...each, group: { id: 'toy.near' } })))
    expect(headings()).toEqual([])
  })
})

describe('B5-1: the effect of a choice', () => {
  const told = { lines: [{ id: 'toy.brings', values: { points: 3 } }, { id: 'toy.done' }], signs: [] }
  const idle = () => {
    const waiting: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work))
    vi.stubGlobal('cancelIdleCallback', () => undefined)
    return () => {
      waiting.shift()?.()
      flushSync()
    }
  }
  const described = (row: HTMLElement | undefined) =>
    document.getElementById(row?.getAttribute('aria-describedby') ?? '')?.textContent

  beforeEach(() => {
    addMessages({ 'toy.brings': '{points} points', 'toy.done': 'The life is over.' })
  })

  test('is the description of its row, computed one row after another in idle time', () => {
    const next = idle()
    const { list } = asked()
    list.resetEffects(() => told)
    expect(rows().map(described)).toEqual(rows().map(() => undefined))
    next()
    expect(described(rows()[0])).toBe('3 points. The life is over.')
    expect(described(rows()[1])).toBeUndefined()
    next()
    expect(described(rows()[1])).toBe('3 points. The life is over.')
    // It is no part of the row's name.
    expect(rows()[0]?.textContent).not.toContain('points')
  })

  test('is computed at once for a focused row', () => {
    idle()
    const { list } = asked()
    list.resetEffects((action) => ((action as { way: string }).way === 'keep' ? { lines: [], signs: [] } : told))
    rows()[4]?.focus()
    flushSync()
    expect(described(rows()[4])).toBe('3 points. The life is over.')
    rows()[5]?.focus()
    flushSync()
    expect(rows()[5]?.hasAttribute('aria-describedby')).toBe(false)
  })

  test('is discarded with its decision', () => {
    const next = idle()
    const { list } = asked()
    list.resetEffects(() => told)
    next()
    list.resetEffects(() => ({ lines: [], signs: [] }))
    flushSync()
    expect(described(rows()[0])).toBeUndefined()
  })

  test('that cannot be computed is logged and does not prevent the choice', () => {
    const next = idle()
    const { list, played } = asked(false)
    list.resetEffects(() => {
      throw new Error('no such state')
    })
    const noted = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    next()
    expect(noted).toHaveBeenCalled()
    rows()[1]?.click()
    expect(played).toHaveLength(1)
  })
})

test('B1b-3: the row of the only choice shows the keys that play it, and rows of several choices do not', () => {
  const { picker: selection, props } = asked(false)
  const said = () =>
    rows().map((row) => [row.querySelector('.only')?.textContent, row.getAttribute('aria-keyshortcuts')])
  expect(said()[0]).toEqual([undefined, '1'])
  selection.setDecision(
    convertToBoardDecision({ ...decision, id: 8, choices: actions.slice(0, 1), final: [] }, () => true, path),
  )
  props.list = new ChoiceListState(() => worded.slice(0, 1), selection)
  flushSync()
  expect(said()).toEqual([[translate('key.enter'), '1 Enter Space']])
})

describe('X2: a final choice in the list', () => {
  test('becomes pending by a double click, and is not played', () => {
    const { picker: selection, played } = asked()
    rows()[0]?.click()
    flushSync()
    rows()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    flushSync()
    expect([selection.pending?.action, played]).toEqual([actions[0], []])
  })

  test('A17: becomes pending by rapid presses of a key, and is not played', () => {
    const { picker: selection, played } = asked()
    const stop = watchRapidKeys()
    for (let n = 0; n < 4; n++) {
      rows()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, repeat: n > 2 }))
      rows()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
      flushSync()
    }
    stop()
    expect([selection.pending?.action, played]).toEqual([actions[0], []])
  })

  test('becomes pending by the first click, says so, and is played by the second', () => {
    const { played, picker: selection } = asked()
    rows()[2]?.click()
    flushSync()
    expect(played).toEqual([])
    expect(selection.pending?.action).toEqual({ card: 'peek', way: 'score' })
    expect(rows().map((row) => row.getAttribute('aria-pressed'))).toEqual(
      rows().map((_, i) => (i === 2 ? 'true' : null)),
    )
    expect(rows()[2]?.textContent).toContain('Press again')
    expect(rows()).toHaveLength(12)
    rows()[2]?.click()
    expect(played).toEqual([{ card: 'peek', way: 'score' }])
  })

  test('is the same one that is pending on the board', () => {
    const { picker: selection, take, played } = asked()
    take('peek')
    selection.click([{ on: 'place', id: 'score' }], { piece: 'deeds' })
    flushSync()
    expect(said()).toEqual(['peek: scoreThis cannot be taken back. Press again to play it.', 'peek: keep'])
    expect(rows()[0]?.getAttribute('aria-pressed')).toBe('true')
    rows()[0]?.click()
    expect(played).toEqual([{ card: 'peek', way: 'score' }])
  })

  test('is replaced by another row, which is played at once if it can be undone', () => {
    const { picker: selection, played } = asked()
    rows()[2]?.click()
    rows()[4]?.click()
    expect(selection.pending?.action).toEqual({ card: 'panic', way: 'score' })
    rows()[5]?.click()
    expect([selection.pending, played]).toEqual([undefined, [{ card: 'panic', way: 'keep' }]])
  })

  test('is played at once if the player has switched confirmation off', () => {
    const { played } = asked(false)
    rows()[0]?.click()
    expect(played).toEqual([{ card: 'spite', way: 'score' }])
  })
})

describe('settings-4: the reason why a choice is final', () => {
  const why = { id: 'toy.final.card' }
  const reasons = decision.final.map(() => why)

  test('is shown in its row, and passed to the check whether such choices ask', () => {
    addMessages({ 'toy.final.card': 'A card is drawn.' })
    const { picker: selection } = asked()
    const heard: unknown[] = []
    const asks = (reason: unknown) => heard.push(reason) > 0
    selection.setDecision(convertToBoardDecision({ ...decision, reasons }, asks, path))
    flushSync()
    rows()[0]?.click()
    flushSync()
    expect(heard).toEqual(reasons)
    expect(rows()[0]?.querySelector('small')?.textContent).toBe('A card is drawn. Press again to play it.')
  })

  test('stays with the pending choice when such choices no longer ask', () => {
    const { picker: selection, played } = asked()
    selection.setDecision(convertToBoardDecision({ ...decision, reasons }, () => true, path))
    rows()[0]?.click()
    selection.setDecision(convertToBoardDecision({ ...decision, reasons }, () => false, path))
    expect(selection.pending?.why).toEqual(why)
    selection.confirm()
    expect(played).toEqual([actions[0]])
  })
})

describe('X2: a pending choice', () => {
  test('survives the suspension of its decision, but not another decision', () => {
    const { picker: selection } = asked()
    const question = convertToBoardDecision(decision, () => true, path)
    rows()[0]?.click()
    selection.suspend()
    expect([selection.pending, selection.choices.length]).toEqual([undefined, 0])
    selection.setDecision(question)
    expect(selection.pending?.action).toEqual(actions[0])
    selection.setDecision(convertToBoardDecision({ ...decision, id: 8 }, () => true, path))
    expect(selection.pending).toBeUndefined()
  })

  test('is discarded with its decision, so that nothing of it remains behind a curtain', () => {
    const { picker: selection } = asked()
    rows()[0]?.click()
    selection.setDecision(undefined)
    expect([selection.pending, selection.choices]).toEqual([undefined, []])
    selection.setDecision(convertToBoardDecision(decision, () => true, path))
    expect(selection.pending).toBeUndefined()
  })
})

describe('B4: the setting for final choices', () => {
  test('asks by default, can be switched off, and has a correct description', () => {
    expect(DEFAULT_SETTINGS.confirmFinal).toBe(true)
    expect(v.is(Settings, { ...DEFAULT_SETTINGS, confirmFinal: false })).toBe(true)
    expect(translate('settings.confirmTurnsHint')).not.toContain('never final')
    expect(translate('settings.confirmFinal')).toBe('Ask before what cannot be taken back')
  })
})
