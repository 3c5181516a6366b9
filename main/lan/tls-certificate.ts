/**
 * The self-signed certificate of this host; created once and stored. No authority vouches for it: it is authenticated by its
 * fingerprint, which the join code proves and a link contains. The few lines of DER are hand-written: a certificate library would
 * be the largest dependency of main.
 */
import { createPrivateKey, generateKeyPairSync, sign, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { RandomBytesFunction } from '../../bridge/join-code-proof.ts'
import type { Clock } from '../base/clock.ts'
import { replaceFileAtomic } from '../saves/atomic-write.ts'

/** The self-signed certificate of this machine as a host, with its private key. */
export interface TlsCertificate {
  /** PEM. */
  readonly key: string
  readonly cert: string
  /** SHA-256 of the certificate, in hex. */
  readonly fingerprint: string
}

const VALIDITY_YEARS = 20
const DAY_MS = 86_400_000

/**
 * Loads the certificate of this profile, or creates a new one if there is none that is usable.
 * @throws the system's error when a new one cannot be stored
 */
export async function loadOrCreateCertificate(
  file: string,
  { clock, randomBytes }: { readonly clock: Clock; readonly randomBytes: RandomBytesFunction },
): Promise<TlsCertificate> {
  const kept = await readFile(file, 'utf8').then(parseCertificate, () => undefined)
  if (kept !== undefined) return kept
  const made = createSelfSignedCertificate(clock.now(), randomBytes)
  await replaceFileAtomic(file, `${made.key}${made.cert}`)
  return made
}

/**
 * Creates a self-signed certificate with a new key (ECDSA, P-256), valid for twenty years.
 * @param now milliseconds since 1970
 */
export function createSelfSignedCertificate(now: number, randomBytes: RandomBytesFunction): TlsCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from('Samsara')))))
  const until = new Date(now)
  until.setUTCFullYear(until.getUTCFullYear() + VALIDITY_YEARS)
  const told = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    // A positive integer without a leading zero.
    der(0x02, Buffer.concat([Buffer.of(0x40), randomBytes(15)])),
    ECDSA_WITH_SHA256,
    name,
    // Clocks differ: valid from the previous day.
    sequence(time(new Date(now - DAY_MS)), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.concat([Buffer.of(0), sign('sha256', told, privateKey)]))
  const cert = pem(sequence(told, ECDSA_WITH_SHA256, signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert,
    fingerprint: certificateFingerprintOf(cert),
  }
}

/**
 * The SHA-256 fingerprint of a certificate, in lower-case hex without colons.
 * @param cert PEM, or DER as received from a connection
 */
export function certificateFingerprintOf(cert: string | Buffer): string {
  return new X509Certificate(cert).fingerprint256.replaceAll(':', '').toLowerCase()
}

function parseCertificate(text: string): TlsCertificate | undefined {
  const [key, cert] = text.split(/(?=-----BEGIN CERTIFICATE)/)
  if (key === undefined || cert === undefined) return undefined
  try {
    const fits = new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))
    return fits ? { key, cert, fingerprint: certificateFingerprintOf(cert) } : undefined
  } catch {
    return undefined
  }
}

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.of(tag, ...size), body])
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return der(0x30, ...parts)
}

function oid(...bytes: readonly number[]): Buffer {
  return der(0x06, Buffer.from(bytes))
}

const ECDSA_WITH_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))

/** From 2050 on the year has four digits. */
function time(date: Date): Buffer {
  const digits = date.toISOString().replace(/[-:T]|\.\d+/g, '')
  return date.getUTCFullYear() < 2050 ? der(0x17, Buffer.from(digits.slice(2))) : der(0x18, Buffer.from(digits))
}

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').replace(/.{64}(?=.)/g, '$&\n')
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
}
