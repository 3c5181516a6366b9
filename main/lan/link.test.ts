import { expect, test } from 'vitest'
import { linkOf, pageOf, readWay } from './link.ts'

const fingerprint = 'ab'.repeat(32)
const way = { addresses: ['192.168.1.7:4712', '[fd00::7]:4712'], fingerprint, code: 'ABCDEFGHJK' }

test('a link is read as it was written', () => {
  expect(linkOf(way)).toMatch(/^samsara:\/\/join\/\?a=192\.168\.1\.7%3A4712&a=/)
  expect(readWay(linkOf(way))).toEqual(way)
})

test('the code of a page stands in its fragment', () => {
  expect(pageOf('fd00::7', 4712, 'ABCDEFGHJK')).toBe('http://[fd00::7]:4712/guest#ABCDEFGHJK')
})

test.each(['192.168.1.7:4712', 'http://192.168.1.7:4712/guest#CODE', ' 192.168.1.7:4712/ '])(
  'what people type leads to an address: %s',
  (typed) => expect(readWay(typed)).toEqual({ addresses: ['192.168.1.7:4712'] }),
)

test.each([
  '',
  'hello',
  'https://192.168.1.7:4712/',
  'samsara://join/',
  linkOf({ ...way, addresses: [] }),
  linkOf({ ...way, addresses: ['nowhere'] }),
  linkOf({ ...way, fingerprint: 'ab' }),
  linkOf({ ...way, code: 'short' }),
  linkOf(way).replace('join', 'elsewhere'),
])('what is not whole leads nowhere: %s', (typed) => expect(readWay(typed)).toBeUndefined())
