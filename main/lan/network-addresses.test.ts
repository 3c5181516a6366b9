import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { createManualClock } from '../testing/test-host.ts'
import {
  watchNetworks,
  isVirtualAdapter,
  joinAttemptLimitKeyOf,
  findLocalNetworks,
  parseHostAndPort,
  normalizeAddress,
  formatHostAndPort,
} from './network-addresses.ts'

const one = (address: string, internal = false): NetworkInterfaceInfo =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo

test('findLocalNetworks leaves out loopback and link-local addresses, and lists IPv4 first', () => {
  const found = findLocalNetworks({
    lo: [one('127.0.0.1', true), one('::1', true)],
    eth0: [one('fe80::1'), one('fd00::7'), one('192.168.1.7')],
    tun0: [one('fe80::2')],
  })
  expect(found).toEqual([{ name: 'eth0', addresses: ['192.168.1.7', 'fd00::7'] }])
})

/** An adapter of each system that leads to no phone, and those that may. */
test('public 5: isVirtualAdapter knows virtual adapters of every system by name', () => {
  const virtual =
    'docker0 br-4f2a9c1b7d3e veth12ab virbr0 vboxnet0 vmnet8 lxcbr0 lxdbr0 podman0 cni0 tun0 tap0 wg0 wg-home utun3 tailscale0 zt5u4y6ejv ppp0 nordlynx awdl0 llw0 bridge100 vmenet0 bnep0 ham0 sit0'
  for (const name of virtual.split(' ')) expect([name, isVirtualAdapter(name)]).toEqual([name, true])
  const windows = [
    'vEthernet (WSL)',
    'vEthernet (Default Switch)',
    'VirtualBox Host-Only Network',
    'Npcap Loopback Adapter',
    'VMware Network Adapter VMnet8',
    'OpenVPN TAP-Windows6',
    'WireGuard Tunnel',
    'Tailscale',
    'ZeroTier One [17d]',
    'Bluetooth Network Connection',
    'Bluetooth-Netzwerkverbindung',
    'Hamachi',
    'Radmin VPN',
    'ProtonVPN TUN',
  ]
  for (const name of windows) expect([name, isVirtualAdapter(name)]).toEqual([name, true])
  const real = [
    'eth0',
    'enp3s0',
    'eno1',
    'wlan0',
    'wlp2s0',
    'wlx00c0ca',
    'en0',
    'en7',
    'br0',
    'bond0',
    'team0',
    'usb0',
    'enx0050b6',
    'Ethernet',
    'Ethernet 2',
    'Wi-Fi',
    'WLAN',
    'WiFi 2',
    'Drahtlosnetzwerkverbindung',
    'Connexion au réseau local',
    'Local Area Connection* 2',
    'LAN-Verbindung',
    'wwan0',
    'eth0.10',
    'enp0s31f6',
  ]
  for (const name of real) expect([name, isVirtualAdapter(name)]).toEqual([name, false])
})

const DOCKER = { docker0: [one('172.17.0.1')] }
const VBOX = { vboxnet0: [one('192.168.56.1')] }
const WLAN = { wlan0: [one('192.168.1.7'), one('2001:db8:1::7'), one('fd00::7')] }

test.each([
  ['a laptop with containers and machines', { ...DOCKER, ...VBOX, ...WLAN }, ['192.168.1.7'], 'wlan0 docker0 vboxnet0'],
  ['the same, without any route', { ...DOCKER, ...VBOX, ...WLAN }, [], 'wlan0 docker0 vboxnet0'],
  ['a VPN that takes all traffic', { tun0: [one('10.8.0.2')], ...WLAN }, ['10.8.0.2'], 'wlan0 tun0'],
  [
    'macOS with a VPN and shared machines',
    { bridge100: [one('192.168.64.1')], utun4: [one('100.90.1.2')], en0: [one('192.168.1.7')] },
    ['100.90.1.2'],
    'en0 utun4 bridge100',
  ],
  [
    'two real adapters: the one of the way out',
    { eth1: [one('10.1.1.1')], wlan0: [one('192.168.1.7')] },
    ['192.168.1.7'],
    'wlan0 eth1',
  ],
  [
    'one way out of IPv4, another of IPv6',
    { eth0: [one('fd00::9')], wlan0: [one('192.168.1.7')] },
    ['192.168.1.7', 'fd00::9'],
    'wlan0 eth0',
  ],
  [
    'Hyper-V, whose switch has the machine’s address',
    { 'vEthernet (Default Switch)': [one('172.28.0.1')], 'vEthernet (External)': [one('192.168.1.7')] },
    ['192.168.1.7'],
    'vEthernet (External)|vEthernet (Default Switch)',
  ],
  ['an adapter that nobody gave an address', { eth0: [one('169.254.7.7')], ...DOCKER }, [], 'docker0 eth0'],
  [
    'private before public, where no route is known',
    { eth0: [one('203.0.113.9')], eth1: [one('10.0.0.9')] },
    [],
    'eth1 eth0',
  ],
  [
    'the way out, though it is public',
    { eth0: [one('203.0.113.9')], eth1: [one('10.0.0.9')] },
    ['203.0.113.9'],
    'eth0 eth1',
  ],
  ['IPv4 before IPv6', { eth0: [one('2001:db8::9')], wlan0: [one('192.168.1.7')] }, [], 'wlan0 eth0'],
  ['a bridge that has the machine’s address', { ...DOCKER, br0: [one('192.168.1.7')] }, ['192.168.1.7'], 'br0 docker0'],
  ['equals, as the system lists them', { eth0: [one('10.0.0.1')], eth1: [one('10.0.1.1')] }, [], 'eth0 eth1'],
  ['no network', { lo: [one('127.0.0.1', true)] }, [], ''],
])('public 5: the first address is one that a phone reaches: %s', (_what, interfaces, wayOut, expected) => {
  const names = findLocalNetworks(interfaces, wayOut).map(({ name }) => name)
  expect(names).toEqual(expected === '' ? [] : expected.split(expected.includes('|') ? '|' : ' '))
})

test('public 5: within a network IPv4 comes first, then private before public addresses', () => {
  const eth0 = ['2001:db8::7', '169.254.3.3', '203.0.113.9', 'fd00::7', '172.20.1.1'].map((address) => one(address))
  const [network] = findLocalNetworks({ eth0 })
  expect(network?.addresses).toEqual(['172.20.1.1', '203.0.113.9', 'fd00::7', '2001:db8::7', '169.254.3.3'])
})

test('watchNetworks reports each change once, until it is stopped', () => {
  const clock = createManualClock()
  let now = [{ name: 'eth0', addresses: ['192.168.1.7'] }]
  const heard: unknown[] = []
  const stop = watchNetworks(
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
])('parseHostAndPort reads or rejects %j', (typed, expected) => {
  expect(parseHostAndPort(typed)).toEqual(expected)
})

test('addressWithPort puts IPv6 addresses in brackets', () => {
  expect(formatHostAndPort('192.168.1.7', 80)).toBe('192.168.1.7:80')
  expect(formatHostAndPort('fd00::7', 80)).toBe('[fd00::7]:80')
})

test.each([
  ['::ffff:192.168.1.7', '192.168.1.7'],
  ['::ffff:c0a8:107', '192.168.1.7'],
  ['192.168.1.7', '192.168.1.7'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
  ['FD00:0:0::7', 'fd00:0:0:0:0:0:0:7'],
  ['::1', '0:0:0:0:0:0:0:1'],
])('normalizeAddress(%s) is %s', (address, plain) => {
  expect(normalizeAddress(address)).toBe(plain)
})

test('joinAttemptLimitKeyOf groups by IPv4 address, also when mapped to IPv6, and by /64 of IPv6', () => {
  expect(joinAttemptLimitKeyOf('::ffff:192.168.1.7')).toBe(joinAttemptLimitKeyOf('192.168.1.7'))
  expect(joinAttemptLimitKeyOf('fd00:1:2:3::1')).toBe(joinAttemptLimitKeyOf('fd00:1:2:3:ffff:1:2:3'))
  expect(joinAttemptLimitKeyOf('fd00:1:2:3::1')).not.toBe(joinAttemptLimitKeyOf('fd00:1:2:4::1'))
  expect(joinAttemptLimitKeyOf('192.168.1.7')).not.toBe(joinAttemptLimitKeyOf('192.168.1.8'))
})
