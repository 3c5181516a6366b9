import { expect, test } from 'vitest'
import { createOutboundAddressCache, findSystemOutboundAddress } from './outbound-addresses.ts'

test('public 5: outbound addresses list IPv4 first, are refreshed after a while, and are empty without a network', async () => {
  let time = 0
  let routes: Record<4 | 6, string | undefined> = { 4: '192.168.1.7', 6: 'fd00::7' }
  const asked: number[] = []
  const way = createOutboundAddressCache(
    (family) => {
      asked.push(family)
      return Promise.resolve(routes[family])
    },
    () => time,
  )
  expect(way.current()).toEqual([])
  await way.refresh()
  expect(way.current()).toEqual(['192.168.1.7', 'fd00::7'])
  expect(asked).toEqual([4, 6])
  routes = { 4: undefined, 6: undefined }
  time = 2000
  way.current()
  await way.refresh()
  expect(way.current()).toEqual([])
  expect(asked).toHaveLength(4)
})

test('public 5: findSystemOutboundAddress returns an address or undefined', async () => {
  for (const family of [4, 6] as const) {
    const address = await findSystemOutboundAddress(family)
    expect(address === undefined || typeof address === 'string').toBe(true)
  }
})
