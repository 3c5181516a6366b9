/** Unit tests speak to nobody beyond this machine: one that does fails, even where the error is forgiven. */
import { afterAll, expect } from 'vitest'
import { keepToLoopback } from './loopback.mjs'

const found: string[] = []
keepToLoopback((host) => found.push(host))
afterAll(() => {
  expect(found.splice(0), 'hosts beyond this machine').toEqual([])
})
