// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import type { Viewer } from '../../../engine/core/contract/game.ts'
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
