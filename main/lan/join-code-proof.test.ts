/** The shared part of the network protocol (bridge/): proof of the join code, messages, and version checks. */
import { createHmac, randomBytes, scryptSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as proof from '../../bridge/join-code-proof.ts'
import { APP_VERSION, findOutdatedSide } from '../../bridge/versions.ts'
import {
  challengeMessageSchema,
  HostToGuestMessage,
  isTemporaryReason,
  parseWireMessage,
  GuestToHostMessage,
  WelcomeMessage,
} from '../../bridge/guest-protocol.ts'
import { createGuestHandshake } from '../../bridge/guest-handshake.ts'
import * as v from 'valibot'

const talk: proof.HandshakeTranscript = {
  channel: 'app',
  salt: '01'.repeat(16),
  cost: proof.SCRYPT_COST,
  fingerprint: 'ab'.repeat(32),
  hostNonce: '02'.repeat(16),
  guestNonce: '03'.repeat(16),
}

test('L3: a code has ten symbols, all equally likely and none easily confused: 50 bits', () => {
  expect(proof.generateJoinCode(() => Uint8Array.of(0, 31, 32, 255, 10, 11, 12, 13, 14, 15))).toBe('0Z0ZABCDEF')
  expect(proof.generateJoinCode(randomBytes)).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
  expect(proof.formatJoinCode('ABCDEFGHJK')).toBe('ABCDE-FGHJK')
})

test.each([
  ['abcde-fghjk', 'ABCDEFGHJK'],
  [' ABCDE FGHJK ', 'ABCDEFGHJK'],
  ['ab.cd_ef–gh jk', 'ABCDEFGHJK'],
  ['iLoO0-11111', '1100011111'],
  ['ABCDEFGHJ', undefined],
  ['ABCDEFGHJKM', undefined],
  ['ABCDEFGHJU', undefined],
  ['', undefined],
])('reads a code as people type it: %j', (typed, code) => expect(proof.parseJoinCode(typed)).toBe(code))

test('the key is scrypt of the code, and the proof an HMAC of the handshake transcript', async () => {
  const key = await proof.deriveProofKey('ABCDEFGHJK', talk.salt, proof.SCRYPT_COST)
  const salt = Buffer.from(talk.salt, 'hex')
  expect(Buffer.from(key)).toEqual(
    scryptSync('ABCDEFGHJK', salt, 32, { N: proof.SCRYPT_COST, r: 8, p: 1, maxmem: 2 ** 26 }),
  )
  const said = [
    'samsara-lan',
    1,
    'host',
    'app',
    talk.salt,
    proof.SCRYPT_COST,
    talk.hostNonce,
    talk.guestNonce,
    talk.fingerprint,
  ]
  expect(proof.computeProof(key, 'host', talk)).toBe(
    createHmac('sha256', key).update(JSON.stringify(said)).digest('hex'),
  )
})

test('the proof differs for another role, channel, nonce, salt, cost or certificate', () => {
  const key = new Uint8Array(32)
  const others: proof.HandshakeTranscript[] = [
    { ...talk, channel: 'browser' },
    { ...talk, salt: '09'.repeat(16) },
    { ...talk, cost: 2 * talk.cost },
    { ...talk, hostNonce: '09'.repeat(16) },
    { ...talk, guestNonce: '09'.repeat(16) },
    { ...talk, fingerprint: 'cd'.repeat(32) },
    { ...talk, fingerprint: '' },
  ]
  const all = [
    proof.computeProof(key, 'host', talk),
    ...[talk, ...others].map((one) => proof.computeProof(key, 'guest', one)),
  ]
  expect(new Set(all).size).toBe(9)
  expect(proof.isEqualProof('ab', 'ab')).toBe(true)
  for (const wrong of ['', 'a', 'aB', 'abc', 'ba']) expect(proof.isEqualProof('ab', wrong)).toBe(false)
})

const challenge = {
  protocol: 1,
  version: '0.1.0',
  host: 'desk',
  game: 'chakra',
  nonce: talk.hostNonce,
  salt: talk.salt,
}

test('a challenge with too low or too high a scrypt cost is invalid', () => {
  const fits = (cost: number): boolean => v.is(challengeMessageSchema, { ...challenge, cost })
  expect([2 ** 14, 2 ** 15, 2 ** 16].every(fits)).toBe(true)
  expect([1, 2, 2 ** 13, 2 ** 14 + 2, 2 ** 17, 2 ** 30, NaN].some(fits)).toBe(false)
})

test('a guest does not trust a host that welcomes it without a valid proof or before the challenge', async () => {
  const welcome = { party: 'g1', table: 't1', token: 'x'.repeat(32) }
  const how = { code: 'ABCDEFGHJK', name: 'Ana' }
  const start = { kind: 'app' as const, rules: {}, fingerprint: talk.fingerprint, how }
  expect(await createGuestHandshake(start, randomBytes).hear({ welcome })).toEqual({ no: { id: 'lan.refused.form' } })
  for (const mac of [undefined, '0'.repeat(64)]) {
    const entry = createGuestHandshake(start, randomBytes)
    const next = await entry.hear({ challenge: { ...challenge, cost: proof.SCRYPT_COST } })
    if (!('say' in next) || !('prove' in next.say)) throw new Error('nothing was proved')
    // Its own proof, said back to it, is not the host's.
    const reflected = mac ?? next.say.prove.mac
    const said = await entry.hear({ welcome: { ...welcome, mac: reflected } })
    expect(said).toEqual({ no: { id: 'lan.refused.forged' } })
  }
  const other = await createGuestHandshake(start, randomBytes).hear({
    challenge: { ...challenge, protocol: 2, cost: proof.SCRYPT_COST },
  })
  expect(other).toMatchObject({ no: { id: 'lan.refused.version', values: { who: 'guest' } } })
})

test('L10: outdatedSide compares the protocol first, then only the rules of this game', () => {
  const speaks = (protocol: number, chakra?: number) => ({ protocol, rules: chakra === undefined ? {} : { chakra } })
  expect(findOutdatedSide('chakra', speaks(1, 3), speaks(1, 3))).toBeUndefined()
  expect(findOutdatedSide('karmaka', speaks(1, 3), speaks(1, 4))).toBeUndefined()
  expect(findOutdatedSide('chakra', speaks(1, 3), speaks(2, 1))).toBe('host')
  expect(findOutdatedSide('chakra', speaks(2, 1), speaks(1, 3))).toBe('guest')
  expect(findOutdatedSide('chakra', speaks(1, 2), speaks(1, 3))).toBe('host')
  expect(findOutdatedSide('chakra', speaks(1, 2), speaks(1))).toBe('guest')
})

test('APP_VERSION equals the version in package.json', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8')
  expect((JSON.parse(text) as { version: string }).version).toBe(APP_VERSION)
})

test.each([
  '',
  '[]',
  '{}',
  '{"hello":1}',
  '{"ping":1}',
  '{"pong":-1}',
  '{"pong":1,"id":1}',
  '{"back":{"token":"short"}}',
  `{"back":{"token":"${'x'.repeat(129)}"}}`,
  `{"prove":{"name":"\u200B","nonce":"${'0'.repeat(32)}","seen":"","mac":"${'0'.repeat(64)}"}}`,
  '{"id":1.5,"call":"table.act"}',
])('parseWireMessage rejects an invalid guest message: %s', (text) =>
  expect(parseWireMessage(GuestToHostMessage, text)).toBeUndefined(),
)

test.each([
  '{"event":"settings","value":{}}',
  '{"event":"hosting","value":{}}',
  '{"id":1,"reply":{"ok":true}}',
  '{"welcome":{"party":"A b","table":"t1","token":"xxxxxxxxxxxxxxxxxxxx"}}',
])('parseWireMessage rejects an invalid host message: %s', (text) =>
  expect(parseWireMessage(HostToGuestMessage, text)).toBeUndefined(),
)

test('goodbye is a temporary reason, removal is a final one', () => {
  expect(isTemporaryReason({ id: 'lan.over.goodbye' })).toBe(true)
  expect(isTemporaryReason({ id: 'lan.refused.removed' })).toBe(false)
  expect(v.is(WelcomeMessage, { party: 'g1', table: 't1', token: 'x'.repeat(32), more: 1 })).toBe(false)
})
