import { expect, test } from 'vitest'
import type { NearbyTable } from '../../bridge/remote-tables.ts'
import { NearbyTableSearch } from './nearby-table-search.ts'

const table = (host: string, fingerprint = 'ab'): NearbyTable => ({
  nearby: host,
  host,
  game: 'karmaka',
  seats: 3,
  free: 1,
  addresses: [`${host}:4712`],
  fingerprint,
})

function start() {
  let open = 0
  let begun = 0
  let announce: (nearby: readonly NearbyTable[]) => void = () => undefined
  const looking = new NearbyTableSearch(
    (changed) => {
      announce = changed
      begun += 1
      open += 1
      return () => (open -= 1)
    },
    () => 'own',
  )
  return { looking, announce: (...nearby: NearbyTable[]) => announce(nearby), open: () => open, begun: () => begun }
}

test('listens while there is a subscriber, once for all of them, and informs each subscriber', () => {
  const { looking, announce, open, begun } = start()
  const [one, other]: [string[], string[]] = [[], []]
  const tellOne = (_: string, value: unknown) => one.push(JSON.stringify(value))
  const tellOther = (_: string, value: unknown) => other.push(JSON.stringify(value))
  expect(looking.subscribe(tellOne)).toEqual([])
  announce(table('attic'))
  expect(looking.subscribe(tellOther)).toEqual([table('attic')])
  announce(table('attic'), table('cellar'))
  expect([one.length, other.length, begun()]).toEqual([2, 1, 1])
  looking.unsubscribe(tellOne)
  expect(open()).toBe(1)
  looking.unsubscribe(tellOther)
  looking.unsubscribe(tellOther)
  expect(open()).toBe(0)
  expect(looking.subscribe(tellOne)).toEqual([])
  looking.close()
  expect(open()).toBe(0)
})

test('does not list this machine’s own tables', () => {
  const { looking, announce } = start()
  const told: unknown[] = []
  looking.subscribe((_, value) => told.push(value))
  announce(table('attic', 'own'), table('cellar'))
  expect(told).toEqual([[table('cellar')]])
  expect(looking.subscribe(() => undefined)).toEqual([table('cellar')])
})

test('addressesOf finds a host’s current addresses by its fingerprint', () => {
  const { looking, announce } = start()
  looking.subscribe(() => undefined)
  announce(table('attic', 'ab'), table('cellar', 'cd'))
  expect(looking.addressesOf('cd')).toEqual(['cellar:4712'])
  expect(looking.addressesOf('ef')).toEqual([])
})
