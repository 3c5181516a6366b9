import { randomBytes, X509Certificate } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { systemClock } from '../base/clock.ts'
import { createTemporaryFolder } from '../testing/test-host.ts'
import { createSelfSignedCertificate, loadOrCreateCertificate } from './tls-certificate.ts'

const NOW = Date.UTC(2026, 5, 1)

test('a certificate is signed by its own key and good for 20 years, clocks that go late included', () => {
  const { cert, key, fingerprint } = createSelfSignedCertificate(NOW, randomBytes)
  const made = new X509Certificate(cert)
  expect(made.verify(made.publicKey)).toBe(true)
  expect(made.subject).toBe('CN=Samsara')
  expect(made.validFromDate.toISOString()).toBe('2026-05-31T00:00:00.000Z')
  expect(made.validToDate.toISOString()).toBe('2046-06-01T00:00:00.000Z')
  expect(key).toContain('PRIVATE KEY')
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/)
})

test('from 2050 on the years of a certificate have four digits', () => {
  const made = new X509Certificate(createSelfSignedCertificate(Date.UTC(2040, 0, 1), randomBytes).cert)
  expect(made.validToDate.getUTCFullYear()).toBe(2060)
})

test('the certificate is kept for its owner only, and is the same next time', async () => {
  const folder = createTemporaryFolder()
  const file = join(folder.path, 'lan.pem')
  const first = await loadOrCreateCertificate(file, { clock: systemClock, randomBytes })
  expect(await loadOrCreateCertificate(file, { clock: systemClock, randomBytes })).toEqual(first)
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  folder.remove()
})

test.each(['', 'half', '-----BEGIN PRIVATE KEY-----\n-----BEGIN CERTIFICATE-----\n'])(
  'a damaged certificate is replaced: %j',
  async (text) => {
    const folder = createTemporaryFolder()
    const file = join(folder.path, 'lan.pem')
    writeFileSync(file, text)
    const made = await loadOrCreateCertificate(file, { clock: systemClock, randomBytes })
    expect(readFileSync(file, 'utf8')).toContain(made.cert)
    folder.remove()
  },
)

test("another certificate's key is not taken for its own", async () => {
  const folder = createTemporaryFolder()
  const file = join(folder.path, 'lan.pem')
  const [one, other] = [createSelfSignedCertificate(NOW, randomBytes), createSelfSignedCertificate(NOW, randomBytes)]
  writeFileSync(file, one.key + other.cert)
  const made = await loadOrCreateCertificate(file, { clock: systemClock, randomBytes })
  expect([one.fingerprint, other.fingerprint]).not.toContain(made.fingerprint)
  folder.remove()
})
