/** The receiver of a host transfer, given invalid answers by the host. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createManualClock } from '../../testing/test-host.ts'
import { waitUntilIdle } from '../../testing/transfer-simulation.ts'
import { ok } from '../../base/result.ts'
import { encryptPayloadWithNewKey } from './payload-encryption.ts'
import { TransferReceiver, type TransferReceiverRecord, type TransferReceiverDeps } from './transfer-receiver.ts'

const HAND = 'ab'.repeat(16)
const PLAIN = JSON.stringify({ save: 'abc', seating: '{}', byCode: true, sage: false })
const SEALED = encryptPayloadWithNewKey(PLAIN, HAND, (count) => new Uint8Array(count))

/** A machine to which a host tells `text`, and answers with `verdicts` one after another. */
async function taken(text: string, verdicts: readonly unknown[] = [], more: Partial<TransferReceiverDeps> = {}) {
  const clock = createManualClock()
  const did: string[] = []
  const kept: TransferReceiverRecord[] = []
  const left = [...verdicts]
  const taking = new TransferReceiver({
    hand: HAND,
    clock,
    isUnencrypted: false,
    call(name, arg) {
      did.push(name)
      if (name === 'hand.take') return Promise.resolve(ok(text.slice((arg as { from: number }).from)))
      return Promise.resolve(ok(name === 'hand.ready' ? (left.shift() ?? 'soon') : null))
    },
    newSaveId: () => Promise.resolve('toy-2'),
    save: (now) => Promise.resolve(void kept.push(now)),
    discard: () => Promise.resolve(void did.push('forget')),
    openPort: () =>
      Promise.resolve({ addresses: ['10.0.0.2'], port: 4712, fingerprint: 'cd'.repeat(32), table: 'toy-2' }),
    closePort: () => Promise.resolve(void did.push('shut')),
    startTable: () => Promise.resolve(did.push('begin') > 0),
    ...more,
  })
  const digest = createHash('sha256').update(text).digest('hex')
  await taking.receive({ hand: HAND, letters: text.length, digest })
  for (const _ of verdicts) {
    clock.advance(2000)
    await waitUntilIdle()
  }
  taking.stop()
  return { did, kept }
}

test('S3: declines an unencrypted transfer, as Samsara 1.0 offers it, before storing anything', async () => {
  const { did, kept } = await taken(PLAIN)
  expect(did).toEqual(['hand.take', 'hand.decline'])
  expect(kept).toEqual([])
})

test('S3: declines a transfer of a game that this machine does not know', async () => {
  const { did, kept } = await taken(SEALED.text, [], { newSaveId: () => Promise.resolve(undefined) })
  expect(did).toEqual(['hand.take', 'hand.decline'])
  expect(kept).toEqual([])
})

test('S3: only the right key starts an encrypted table; after any other reply the receiver asks again', async () => {
  const wrong = ['go', { go: 'short' }, { go: SEALED.key, more: 1 }, null, 7, ['go'], {}, 'Go']
  const { did, kept } = await taken(SEALED.text, [...wrong, { go: SEALED.key }])
  expect(did.filter((what) => what === 'hand.ready')).toHaveLength(wrong.length + 1)
  expect(did.slice(-2)).toEqual(['begin', 'hand.begun'])
  expect(kept.map(({ stand }) => stand)).toEqual(['waits', 'go'])
  expect(kept.at(-1)?.key).toBe(SEALED.key)
})

test('S3: a table that cannot be played is not started, not asked about again, and stays on the disk', async () => {
  const { did } = await taken(SEALED.text, [{ go: SEALED.key }, 'never'], { startTable: () => Promise.resolve(false) })
  expect(did).toEqual(['hand.take', 'hand.ready', 'shut'])
})
