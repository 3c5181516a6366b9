import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { manualClock } from '../testing/host.ts'
import { followNetworks, neighbourhood, ownNetworks, partsOf, plainAddress, withPort } from './addresses.ts'

const one = (address: string, internal = false): NetworkInterfaceInfo =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo

test('own networks: no loopback, no address that counts on its own wire only, IPv4 first', () => {
  const found = ownNetworks({
    lo: [one('127.0.0.1', true), one('::1', true)],
    eth0: [one('fe80::1'), one('fd00::7'), one('192.168.1.7')],
    tun0: [one('fe80::2')],
  })
  expect(found).toEqual([{ name: 'eth0', addresses: ['192.168.1.7', 'fd00::7'] }])
})

test('changing networks are told once each, until nobody follows any more', () => {
  const clock = manualClock()
  let now = [{ name: 'eth0', addresses: ['192.168.1.7'] }]
  const heard: unknown[] = []
  const stop = followNetworks(
    clock,
    (networks) => heard.push(networks),
    () => now,
  )
  clock.advance(3000)
  expect(heard).toEqual([])
  now = [{ name: 'wlan0', addresses: ['10.0.0.2'] }]
  clock.advance(3000)
  clock.advance(3000)
  expect(heard).toEqual([now])
  stop()
  now = []
  clock.advance(9000)
  expect(heard).toHaveLength(1)
})

test.each([
  ['192.168.1.7:4712', { host: '192.168.1.7', port: 4712 }],
  [' [fd00::7]:4712 ', { host: 'fd00::7', port: 4712 }],
  ['anas-laptop.local:80', { host: 'anas-laptop.local', port: 80 }],
  ['192.168.1.7', undefined],
  ['fd00::7:4712', undefined],
  ['[not]:1', undefined],
  ['a:0', undefined],
  ['a:65536', undefined],
  ['user@host:1', undefined],
])('a typed address %j', (typed, expected) => {
  expect(partsOf(typed)).toEqual(expected)
})

test('an address is written with its port as one types it', () => {
  expect(withPort('192.168.1.7', 80)).toBe('192.168.1.7:80')
  expect(withPort('fd00::7', 80)).toBe('[fd00::7]:80')
})

test.each([
  ['::ffff:192.168.1.7', '192.168.1.7'],
  ['::ffff:c0a8:107', '192.168.1.7'],
  ['192.168.1.7', '192.168.1.7'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
  ['FD00:0:0::7', 'fd00:0:0:0:0:0:0:7'],
  ['::1', '0:0:0:0:0:0:0:1'],
])('%s is %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain)
})

test('wrong codes are counted per IPv4 address, whichever way it came, and per /64 of IPv6', () => {
  expect(neighbourhood('::ffff:192.168.1.7')).toBe(neighbourhood('192.168.1.7'))
  expect(neighbourhood('fd00:1:2:3::1')).toBe(neighbourhood('fd00:1:2:3:ffff:1:2:3'))
  expect(neighbourhood('fd00:1:2:3::1')).not.toBe(neighbourhood('fd00:1:2:4::1'))
  expect(neighbourhood('192.168.1.7')).not.toBe(neighbourhood('192.168.1.8'))
})
