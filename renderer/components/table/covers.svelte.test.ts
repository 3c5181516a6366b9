// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import type { Outcome, Viewer } from '../../../engine/core/contract/game.ts'
import { Covers } from './covers.svelte.ts'
import type { Seating } from './seating.ts'

test('whatever was said to somebody goes with what they alone had before them', () => {
  let status = $state.raw<{ viewer: Viewer; outcome: null }>({ viewer: 'table', outcome: null })
  let fallen = 0
  const at = {
    get status() {
      return status
    },
  } as unknown as Seating
  const stop = $effect.root(() => {
    new Covers(at, () => (fallen += 1))
  })
  const shows = (viewer: Viewer): number => {
    status = { viewer, outcome: null }
    flushSync()
    return fallen
  }
  flushSync()
  expect([shows(0), shows(0), shows('table'), shows('table'), shows(1), shows(0)]).toEqual([0, 0, 1, 1, 1, 2])
  stop()
})

function seated(first: Outcome | null) {
  let outcome = $state.raw(first)
  let fallen = 0
  const at = {
    get status() {
      return { viewer: 0, curtain: undefined, outcome }
    },
  } as unknown as Seating
  const stop = $effect.root(() => {
    new Covers(at, () => (fallen += 1))
  })
  const after = (now: Outcome | null): number => {
    outcome = now
    flushSync()
    return fallen
  }
  flushSync()
  return { after, stop }
}

const told = (): Outcome => ({ ranking: [], reason: { id: 'toy.end' } })

test('the result says all there is to say: what was told before goes as it comes, once', () => {
  const { after, stop } = seated(null)
  expect([after(null), after(told()), after(told()), after(null)]).toEqual([0, 1, 1, 1])
  stop()
})

test('what is told as a table opens whose game is over stays', () => {
  const { after, stop } = seated(told())
  expect([after(told()), after(told()), after(null), after(told())]).toEqual([0, 0, 0, 1])
  stop()
})
