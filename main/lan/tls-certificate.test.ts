import { randomBytes, X509Certificate } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { systemClock } from '../base/clock.ts'
import { createTemporaryFolder } from '../testing/test-host.ts'
import { createSelfSignedCertificate, loadOrCreateCertificate } from './tls-certificate.ts'

const NOW = Date.UTC(2026, 5, 1)

test('a certificate is self-signed and valid for 20 years, starting a day early for slow clocks', () => {
  const { cert, key, fingerprint } = createSelfSignedCertificate(NOW, randomBytes)
  const made = new X509Certificate(cert)
  expect(made.verify(made.publicKey)).toBe(true)
  expect(made.subject).toBe('CN=Samsara')
  expect(made.validFromDate.toISOString()).toBe('2026-05-31T00:00:00.000Z')
  expect(made.validToDate.toISOString()).toBe('2046-06-01T00:00:00.000Z')
  expect(key).toContain('PRIVATE KEY')
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/)
})

test('a certificate that ends after 2049 has four-digit years', () => {
  const made = new X509Certificate(createSelfSignedCertificate(Date.UTC(2040, 0, 1), randomBytes).cert)
  expect(made.validToDate.getUTCFullYear()).toBe(2060)
})

test('the certificate file is private, and is read again by the next start', async () => {
  const folder = createTemporaryFolder()
  const file = join(folder.path, 'lan.pem')
  const first = await loadOrCreateCertificate(file, { clock: systemClock, randomBytes })
  expect(await loadOrCreateCertificate(file, { clock: systemClock, randomBytes })).toEqual(first)
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  folder.remove()
})

test.each(['', 'half', '-----BEGIN PRIVATE KEY-----\n-----BEGIN CERTIFICATE-----\n'])(
  'replaces a damaged certificate file: %j',
  async (text) => {
    const folder = createTemporaryFolder()
    const file = join(folder.path, 'lan.pem')
    writeFileSync(file, text)
    const made = await loadOrCreateCertificate(file, { clock: systemClock, randomBytes })
    expect(readFileSync(file, 'utf8')).toContain(made.cert)
    folder.remove()
  },
)

test('replaces a certificate file whose key belongs to another certificate', async () => {
  const folder = createTemporaryFolder()
  const file = join(folder.path, 'lan.pem')
  const [one, other] = [createSelfSignedCertificate(NOW, randomBytes), createSelfSignedCertificate(NOW, randomBytes)]
  writeFileSync(file, one.key + other.cert)
  const made = await loadOrCreateCertificate(file, { clock: systemClock, randomBytes })
  expect([one.fingerprint, other.fingerprint]).not.toContain(made.fingerprint)
  folder.remove()
})
