// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { onValueChange } from './on-change.svelte.ts'

test('what is open stays open while the table says the same of its viewer, and closes for another one', () => {
  let status = $state.raw({ viewer: 0, length: 1 })
  let closed = 0
  const stop = $effect.root(() => {
    onValueChange(
      () => status.viewer,
      () => closed++,
    )
  })
  flushSync()
  expect(closed).toBe(1)
  status = { viewer: 0, length: 2 }
  flushSync()
  expect(closed).toBe(1)
  status = { viewer: 1, length: 2 }
  flushSync()
  expect(closed).toBe(2)
  stop()
})
