// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { onInitAndValueChange } from './on-change.svelte.ts'

test('onInitAndValueChange calls back when its value changes, not when only the object around it does', () => {
  let status = $state.raw({ viewer: 0, length: 1 })
  let closed = 0
  const stop = $effect.root(() => {
    onInitAndValueChange(
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
