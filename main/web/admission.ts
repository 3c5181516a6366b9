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

/** `key`: none of ours, used, or too old. `busy`: so much was tried that nothing is looked at for a while. */
export type Exchanged =
  { readonly ok: true; readonly ticket: string } | { readonly ok: false; readonly why: 'key' | 'busy' }

/** Milliseconds that a key lives. */
export const KEY_LIFE = 60_000
/** Keys alive at once: whoever leans on the Enter key fills no memory. */
const MOST_KEYS = 8
/** Exchanges that are looked at within a minute, and that minute. */
const MOST_TRIES = 30
const WHILE = 60_000

interface Key {
  readonly digest: Buffer
  readonly until: number
}

/** @param now milliseconds of a clock that nobody sets back */
export function openAdmission(now: () => number = () => performance.now()): Admission {
  let keys: readonly Key[] = []
  let tries: readonly number[] = []
  const tickets: Buffer[] = []
  return {
    newKey() {
      const key = secret()
      keys = [...keys, { digest: digestOf(key), until: now() + KEY_LIFE }].slice(-MOST_KEYS)
      return key
    },
    exchange(text) {
      const time = now()
      tries = tries.filter((then) => time - then < WHILE)
      if (tries.length >= MOST_TRIES) return { ok: false, why: 'busy' }
      tries = [...tries, time]
      keys = keys.filter(({ until }) => time < until)
      const left = keys.filter(different(text))
      if (left.length === keys.length) return { ok: false, why: 'key' }
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
