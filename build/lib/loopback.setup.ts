/** Makes a unit test fail if it contacts another machine, even if the error is caught. */
import { afterAll, expect } from 'vitest'
import { blockExternalTraffic } from './loopback.mjs'

const blockedHosts: string[] = []
blockExternalTraffic((host) => blockedHosts.push(host))
afterAll(() => {
  expect(blockedHosts.splice(0), 'hosts beyond this machine').toEqual([])
})
