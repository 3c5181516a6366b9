import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createGuestHandshake } from '../../../bridge/guest-handshake.ts'
import { generateJoinCode, type JoinClientKind } from '../../../bridge/join-code-proof.ts'
import type { GuestToHostMessage } from '../../../bridge/guest-protocol.ts'
import {
  TEST_CERTIFICATE,
  TEST_JOIN_CODES,
  FakeGuestGateway,
  TEST_RULES_VERSIONS,
} from '../../testing/test-lan-host.ts'
import { MAX_TOTAL_CODE_ATTEMPTS_PER_MINUTE, createJoinAttemptLimiter } from './join-attempt-limiter.ts'
import { createHandshakeServer, type HostHandshake, type HostHandshakeStepResult } from './handshake-server.ts'

function opened() {
  let time = 0
  const guests = new FakeGuestGateway()
  const logged: string[] = []
  const entrance = createHandshakeServer(
    {
      guests: () => guests,
      table: 't1',
      rules: TEST_RULES_VERSIONS,
      label: 'desk',
      randomBytes,
      secrets: { certificate: TEST_CERTIFICATE, codes: TEST_JOIN_CODES },
      log: (line: string) => logged.push(line),
    },
    createJoinAttemptLimiter(() => time),
  )
  return { guests, logged, entrance, pass: (by: number) => (time += by) }
}

/** The answer of a step: 'welcome', 'challenge', or the id of the rejection. */
function said(step: HostHandshakeStepResult): string {
  if ('no' in step) return step.no.id
  return 'welcome' in step ? 'welcome' : (Object.keys(step.say)[0] ?? '')
}

/** Goes through the handshake as a guest with this code, and records the guest's messages. */
async function through(meeting: HostHandshake, kind: JoinClientKind, code: string, fingerprint = '') {
  const entry = createGuestHandshake(
    { kind, rules: TEST_RULES_VERSIONS, fingerprint, how: { code, name: 'Ana' } },
    randomBytes,
  )
  const record: GuestToHostMessage[] = []
  for (let next = entry.hello; ;) {
    record.push(next)
    const step = await meeting.receive(next)
    const then = 'say' in step ? await entry.hear(step.say) : undefined
    if (then === undefined || !('say' in then)) return { record, step }
    next = then.say
  }
}

const hello: GuestToHostMessage = { hello: { protocol: 1, version: '0', rules: TEST_RULES_VERSIONS, kind: 'browser' } }
const forged: GuestToHostMessage = { prove: { name: 'Eve', nonce: '0'.repeat(32), seen: '', mac: '0'.repeat(64) } }

test('the right code lets a guest in once, and replaying its recorded messages does not', async () => {
  const { entrance, guests } = opened()
  const { record, step } = await through(
    entrance.startHandshake('browser', '10.0.0.1'),
    'browser',
    TEST_JOIN_CODES.browser,
  )
  expect(said(step)).toBe('welcome')
  const [first, second] = record
  if (first === undefined || second === undefined) throw new Error('nothing was said')
  const again = entrance.startHandshake('browser', '10.0.0.2')
  expect(said(await again.receive(first))).toBe('challenge')
  expect(said(await again.receive(second))).toBe('lan.refused.code')
  expect(said(await entrance.startHandshake('browser', '10.0.0.2').receive(second))).toBe('lan.refused.form')
  expect(guests.parties.size).toBe(1)
})

test('codes and tokens are valid on their own channel only', async () => {
  const { entrance, guests } = opened()
  const { fingerprint } = TEST_CERTIFICATE
  const tried = async (channel: JoinClientKind, code: string): Promise<string> =>
    said(
      (await through(entrance.startHandshake(channel, '10.0.0.1'), channel, code, channel === 'app' ? fingerprint : ''))
        .step,
    )
  expect(await tried('app', TEST_JOIN_CODES.app)).toBe('welcome')
  expect(await tried('browser', TEST_JOIN_CODES.browser)).toBe('welcome')
  expect(await tried('app', TEST_JOIN_CODES.browser)).toBe('lan.refused.code')
  expect(await tried('browser', TEST_JOIN_CODES.app)).toBe('lan.refused.code')
  const [[, app] = [], [, page] = []] = [...guests.parties]
  const back = async (channel: JoinClientKind, token = ''): Promise<string> => {
    const meeting = entrance.startHandshake(channel, '10.0.0.1')
    await meeting.receive({ hello: { protocol: 1, version: '0', rules: TEST_RULES_VERSIONS, kind: channel } })
    return said(await meeting.receive({ back: { token } }))
  }
  expect(await back('browser', page?.token)).toBe('welcome')
  expect(await back('app', page?.token)).toBe('lan.refused.removed')
  expect(await back('browser', app?.token)).toBe('lan.refused.removed')
})

test('rejects a guest that claims the other channel', async () => {
  const { entrance } = opened()
  expect(said(await entrance.startHandshake('app', '10.0.0.1').receive(hello))).toBe('lan.refused.form')
})

test('L3: rejects the right code proved against another certificate, reports it to the guest and logs it', async () => {
  const { entrance, logged, guests } = opened()
  const { step } = await through(
    entrance.startHandshake('app', '10.0.0.1'),
    'app',
    TEST_JOIN_CODES.app,
    'ab'.repeat(32),
  )
  expect(said(step)).toBe('lan.refused.between')
  expect(logged).toHaveLength(1)
  expect(guests.parties.size).toBe(0)
  // A wrong code is nothing to be told of.
  const wrong = await through(
    entrance.startHandshake('app', '10.0.0.1'),
    'app',
    generateJoinCode(randomBytes),
    'ab'.repeat(32),
  )
  expect(said(wrong.step)).toBe('lan.refused.code')
  expect(logged).toHaveLength(1)
})

test('L3: of 10,000 wrong proofs from many addresses few are checked, and a token is accepted throughout', async () => {
  const { entrance, guests, pass } = opened()
  await through(entrance.startHandshake('browser', '10.9.9.9'), 'browser', TEST_JOIN_CODES.browser)
  const token = guests.parties.get('g1')?.token ?? ''
  const counts = new Map<string, number>()
  for (let n = 0; n < 10_000; n++) {
    if (n % 2000 === 0) pass(60_000)
    const meeting = entrance.startHandshake('browser', `10.${n >> 8}.${n & 255}.1`)
    await meeting.receive(hello)
    const why = said(await meeting.receive(forged))
    counts.set(why, (counts.get(why) ?? 0) + 1)
    if (n % 2000 !== 0) continue
    const back = entrance.startHandshake('browser', '10.9.9.9')
    await back.receive(hello)
    expect(said(await back.receive({ back: { token } }))).toBe('welcome')
  }
  expect([...counts.keys()].sort()).toEqual(['lan.refused.busy', 'lan.refused.code'])
  expect(counts.get('lan.refused.code')).toBe(5 * MAX_TOTAL_CODE_ATTEMPTS_PER_MINUTE)
  expect(guests.parties.size).toBe(1)
})
