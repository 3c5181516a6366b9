/** Unit tests speak to nobody beyond this machine: one that does fails, even where the error is forgiven. */
import { afterAll, expect } from 'vitest'
import { blockExternalTraffic } from './loopback.mjs'

const blockedHosts: string[] = []
blockExternalTraffic((host) => blockedHosts.push(host))
afterAll(() => {
  expect(blockedHosts.splice(0), 'hosts beyond this machine').toEqual([])
})
