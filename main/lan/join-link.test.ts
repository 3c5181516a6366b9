import { expect, test } from 'vitest'
import { formatJoinLink, formatGuestPageUrl, parseJoinLinkOrAddress } from './join-link.ts'

const fingerprint = 'ab'.repeat(32)
const way = { addresses: ['192.168.1.7:4712', '[fd00::7]:4712'], fingerprint, code: 'ABCDEFGHJK' }

test('parseJoinLinkOrAddress reads what formatJoinLink writes', () => {
  expect(formatJoinLink(way)).toMatch(/^samsara:\/\/join\/\?a=192\.168\.1\.7%3A4712&a=/)
  expect(parseJoinLinkOrAddress(formatJoinLink(way))).toEqual(way)
})

test('the code for browsers is in the fragment of the page address', () => {
  expect(formatGuestPageUrl('fd00::7', 4712, 'ABCDEFGHJK')).toBe('http://[fd00::7]:4712/guest#ABCDEFGHJK')
})

const HERE = ['192.168.1.7:4712']

/** As people type and paste addresses, and what is understood. */
test.each<[string, readonly string[]]>([
  ['192.168.1.7:4712', HERE],
  ['192.168.1.7', HERE],
  [' 192.168.1.7:4712/ ', HERE],
  ['192.168.1.7:4712/guest', HERE],
  ['192.168.1.7 : 4712', HERE],
  ['192. 168. 1. 7:4712', HERE],
  ['192.168.1.7 4712', HERE],
  ['192.168.1.7;4712', HERE],
  ['192,168,1,7:4712', HERE],
  ['192,168,1,7', HERE],
  ['192 168 1 7', HERE],
  ['192.168.1.7,4712', HERE],
  ['192.168.001.007:4712', HERE],
  ['１９２．１６８．１．７：４７１２', HERE],
  ['١٩٢.١٦٨.١.٧:٤٧١٢', HERE],
  ['१९२.१६८.१.७', HERE],
  ['192。168。1。7', HERE],
  ['192·168·1·7', HERE],
  ['192.168.1.7:4712\u200b', HERE],
  ['\u202a192.168.1.7:4712\u202c', HERE],
  ['\ufeff192.168.1.7:4712\u00ad', HERE],
  ['192.168.1.7:4712\u00a0', HERE],
  ['http://192.168.1.7:4712/guest#ABCDE-FGHJK', HERE],
  ['HTTP://192.168.1.7:4712', HERE],
  ['http://192.168.1.7/', HERE],
  ['<http://192.168.1.7:4712/guest>', HERE],
  ['Come in at 192.168.1.7:4712, the code is ABCDE-FGHJK.', HERE],
  ['Our table: 192.168.1.7. Be quick!', HERE],
  ['„192.168.1.7:4712“', HERE],
  ['192.168.1.7:80', ['192.168.1.7:80']],
  ['192.168.1.7:4713', ['192.168.1.7:4713']],
  ['[fd00::7]:4712', ['[fd00::7]:4712']],
  ['[FD00::7]', ['[fd00::7]:4712']],
  ['[fd00::7]:4712/guest', ['[fd00::7]:4712']],
  ['http://[fd00::7]:4712/guest#CODE', ['[fd00::7]:4712']],
  ['[fe80::1%br-lan]:4712', ['[fe80::1%br-lan]:4712']],
  ['[fe80::1%25eth0]:4712', ['[fe80::1%eth0]:4712']],
  ['fe80::1%wlan0', ['[fe80::1%wlan0]:4712']],
  ['fd00::7', ['[fd00::7]:4712']],
  ['fd00::7:4712', ['[fd00::7]:4712', '[fd00::7:4712]:4712']],
  ['fd00::7:80', ['[fd00::7:80]:4712']],
  ['fd00:1:2:3:4:5:6:7:4713', ['[fd00:1:2:3:4:5:6:7]:4713']],
  ['2001:db8:0:0:0:0:0:7', ['[2001:db8:0:0:0:0:0:7]:4712']],
  ['::1', ['[::1]:4712']],
  ['anas-laptop.local', ['anas-laptop.local:4712']],
  ['Anas-Laptop.local:80', ['anas-laptop.local:80']],
  ['anas-laptop:4712', ['anas-laptop:4712']],
  ['http://anas-laptop/guest', ['anas-laptop:4712']],
  ['laptop.fritz.box.', ['laptop.fritz.box:4712']],
  ['samsara://join/?a=192.168.1.7:4712', HERE],
])('public 18: reads the typed address %j', (typed, addresses) =>
  expect(parseJoinLinkOrAddress(typed)).toEqual({ addresses }),
)

const LINK = formatJoinLink(way)
test.each([
  LINK,
  ` ${LINK}\n`,
  LINK.replace('samsara', 'SAMSARA'),
  `Join us: ${LINK}`,
  `Join us: <${LINK}> tonight`,
  `“${LINK}” is the link`,
  LINK.replace('&f=', '\n&f='),
  `${LINK.slice(0, 70)}\r\n${LINK.slice(70)}`,
  `${LINK}\u200b`,
])('public 18: finds the link in %j', (typed) => expect(parseJoinLinkOrAddress(typed)).toEqual(way))

test.each([
  ['https://192.168.1.7:4712/', 'lan.refused.https'],
  ['https://anas-laptop.local/guest', 'lan.refused.https'],
  ['192.168.1.7:0', 'lan.refused.port'],
  ['192.168.1.7:65536', 'lan.refused.port'],
  ['192.168.1.7:123456789', 'lan.refused.port'],
  ['[fd00::7]:99999', 'lan.refused.port'],
  ['anas-laptop.local:70000', 'lan.refused.port'],
  ['4712', 'lan.refused.noHost'],
  [':4712', 'lan.refused.noHost'],
  ['192.168.1.777', 'lan.refused.numbers'],
  ['192.168.1', 'lan.refused.numbers'],
  ['192.168.1.7.8.9.10', 'lan.refused.numbers'],
  ['ABCDE-FGHJK', 'lan.refused.codeHere'],
  ['abcde fghjk', 'lan.refused.codeHere'],
  ['', 'lan.refused.address'],
  ['hello', 'lan.refused.address'],
  ['[not]:1', 'lan.refused.address'],
  ['fd00::7::8', 'lan.refused.address'],
  ['samsara://join/', 'lan.refused.link'],
  [LINK.slice(0, -1), 'lan.refused.link'],
  [LINK.slice(0, 60), 'lan.refused.link'],
  [formatJoinLink({ ...way, addresses: [] }), 'lan.refused.link'],
  [formatJoinLink({ ...way, addresses: ['nowhere'] }), 'lan.refused.link'],
  [formatJoinLink({ ...way, fingerprint: 'ab' }), 'lan.refused.link'],
  [formatJoinLink({ ...way, code: 'short' }), 'lan.refused.link'],
  [LINK.replace('join', 'elsewhere'), 'lan.refused.link'],
])('public 18: %j is rejected with the reason %s', (typed, wrong) =>
  expect(parseJoinLinkOrAddress(typed)).toEqual({ wrong }),
)
