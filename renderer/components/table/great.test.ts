// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { ANA, BEN } from '../../bridge/fixtures.ts'
import { addMessages } from '../../messages/index.ts'
import { greatMoment } from './great.ts'
import GreatMoment from './GreatMoment.svelte'

addMessages({
  'toy.dies': '{seat} dies.',
  'toy.worth': '{points} points, {need} needed.',
  'toy.end': 'The bag is empty.',
})

const death = {
  kind: 'death',
  seats: [1],
  title: { id: 'toy.dies', values: { seat: { seat: 1 } } },
  lines: [{ id: 'toy.worth', values: { points: 7, need: 6 } }],
} as const

let undo: (() => void) | undefined
afterEach(() => {
  undo?.()
  undo = undefined
  document.body.innerHTML = ''
})

function show(away = false): { readonly gone: () => number } {
  let gone = 0
  const props = { moment: death, game: 'toy', seats: [ANA, BEN], taken: undefined, away, ongo: () => void (gone += 1) }
  const shown = mount(GreatMoment, { target: document.body, props })
  undo = () => void unmount(shown)
  flushSync()
  return { gone: () => gone }
}

const dialog = (): Element | null => document.querySelector('[role=dialog]')
const text = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

test('K4: a death says in words what came of the life', () => {
  show()
  const labelled = dialog()?.getAttribute('aria-labelledby') ?? ''
  const described = dialog()?.getAttribute('aria-describedby') ?? ''
  expect(text(document.getElementById(labelled))).toBe('Ben dies.')
  expect(text(document.getElementById(described))).toBe('7 points, 6 needed.')
})

test('K4: it has the focus, and a click anywhere goes on', () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  const { gone } = show()
  expect(text(document.activeElement)).toBe('Go on')
  ;(document.activeElement as HTMLElement).click()
  document.querySelector<HTMLElement>('[data-testid=great]')?.click()
  expect(gone()).toBe(2)
})

test('K4: the focus goes back to where it was', () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  show()
  undo?.()
  undo = undefined
  flushSync()
  expect(document.activeElement).toBe(before)
})

test('K4: it takes no focus from a page that lies over the table', () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  show(true)
  expect(document.activeElement).toBe(before)
})

test('K4: what only goes on from a moment that was told waits for nobody but those whose own it is', () => {
  const moment = { view: null, facts: [] }
  const rebirth = { ...death, seats: [1], sequel: true } as const
  const face = { great: () => rebirth }
  expect(greatMoment(face, moment, null, [0])).toBeUndefined()
  expect(greatMoment(face, moment, null, [0, 1])).toBe(rebirth)
})

test('X9: the end names who has won, and how', () => {
  const standing = (seat: number, rank: number) => ({ seats: [seat], rank, lines: [] })
  const moment = { view: null, facts: [] }
  const reason = { id: 'toy.end' }
  const face = { great: () => death }
  expect(greatMoment(face, moment, null, [0])).toBe(death)
  expect(greatMoment(face, moment, { ranking: [standing(1, 1), standing(0, 2)], reason }, [0])).toEqual({
    kind: 'end',
    seats: [1],
    title: reason,
    lines: [{ id: 'great.winners', values: { seats: [{ seat: 1 }], count: 1 } }],
  })
  const shared = greatMoment(face, moment, { ranking: [standing(0, 1), standing(1, 1)], reason }, [0])
  expect(shared?.lines).toEqual([{ id: 'great.winners', values: { seats: [{ seat: 0 }, { seat: 1 }], count: 2 } }])
})
