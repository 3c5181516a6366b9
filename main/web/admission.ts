/**
 * Keys and tickets. A key stands in an address that is printed: it lets in one page, within a minute. What the page gets
 * for it is a ticket, which opens sockets for as long as the host runs, and never stands in an address.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export interface Admission {
  /** A new key. */
  newKey(): string
  /** Gives a ticket for a key, which is dead from then on. */
  exchange(key: string): Exchanged
  isTicket(text: string): boolean
}

/**
 * Not ok: the key is unknown, used, or too old. Wrong keys are not counted: a key has 128 bits and cannot be guessed, and a
 * limit would only keep the owner out. A try costs one SHA-256 of at most 256 bytes and changes nothing.
 */
export type Exchanged = { readonly ok: true; readonly ticket: string } | { readonly ok: false }

/** Milliseconds that a key lives. */
export const KEY_LIFE = 60_000
/** Keys alive at once: whoever leans on the Enter key fills no memory. */
const MOST_KEYS = 8

interface Key {
  readonly digest: Buffer
  readonly until: number
}

/** @param now milliseconds of a clock that nobody sets back */
export function openAdmission(now: () => number = () => performance.now()): Admission {
  let keys: readonly Key[] = []
  const tickets: Buffer[] = []
  return {
    newKey() {
      const key = secret()
      keys = [...keys, { digest: digestOf(key), until: now() + KEY_LIFE }].slice(-MOST_KEYS)
      return key
    },
    exchange(text) {
      const time = now()
      keys = keys.filter(({ until }) => time < until)
      const left = keys.filter(different(text))
      if (left.length === keys.length) return { ok: false }
      keys = left
      const ticket = secret()
      tickets.push(digestOf(ticket))
      return { ok: true, ticket }
    },
    isTicket: (text) => tickets.filter(equal(text)).length > 0,
  }
}

/** 128 bits of the system's generator. */
const secret = (): string => randomBytes(16).toString('hex')

// Digests are compared, in full and with every one there is: how long it takes says nothing of what is right.
function equal(text: string): (digest: Buffer) => boolean {
  const digest = digestOf(text)
  return (other) => timingSafeEqual(digest, other)
}

function different(text: string): (key: Key) => boolean {
  const same = equal(text)
  return ({ digest }) => !same(digest)
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
