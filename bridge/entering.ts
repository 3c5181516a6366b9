/**
 * How a guest comes in, step by step, the same in a page and in another Samsara: what it says first, and what to each
 * answer of the host. It knows neither sockets nor time.
 */
import type { Message, MessageValues } from '../engine/core/contract/message.ts'
import type { HostMessageId } from '../engine/core/contract/host-messages.ts'
import { isProof, newNonce, proofKey, proofOf, type Channel, type RandomBytes, type Talk } from './proof.ts'
import { APP_VERSION, PROTOCOL_NUMBER } from './version.ts'
import type { FromHost, ToHost, Welcome } from './wire.ts'

export interface Entry {
  readonly kind: Channel
  /** Rules versions of the games that it can play. */
  readonly rules: Readonly<Record<string, number>>
  /** Of the certificate that it sees, in hex; empty on plain http. */
  readonly fingerprint: string
  readonly how: { readonly code: string; readonly name: string } | { readonly token: string }
}

/** What comes next: something to say, in at the table, or not. */
export type Next =
  | { readonly say: ToHost }
  | { readonly welcome: Welcome; readonly game: string; readonly host: string }
  | { readonly no: Message }

export interface Entering {
  readonly hello: ToHost
  /** One message of the host after another; it waits for the slow hash. */
  hear(message: FromHost): Promise<Next>
}

export function entering({ kind, rules, fingerprint, how }: Entry, randomBytes: RandomBytes): Entering {
  let game = ''
  let host = ''
  let stage: 'hello' | 'asked' | 'over' = 'hello'
  /** The proof that only a host with the same code can give. */
  let expected: string | undefined

  async function answer(challenge: Extract<FromHost, { challenge: unknown }>['challenge']): Promise<Next> {
    ;({ game, host } = challenge)
    stage = 'asked'
    if (challenge.protocol !== PROTOCOL_NUMBER)
      return end('lan.refused.version', { who: older(challenge.protocol), version: challenge.version })
    if ('token' in how) return { say: { back: { token: how.token } } }
    const nonce = newNonce(randomBytes)
    const key = await proofKey(how.code, challenge.salt, challenge.cost)
    const talk: Talk = {
      channel: kind,
      salt: challenge.salt,
      cost: challenge.cost,
      fingerprint,
      hostNonce: challenge.nonce,
      guestNonce: nonce,
    }
    expected = proofOf(key, 'host', talk)
    return { say: { prove: { name: how.name, nonce, seen: fingerprint, mac: proofOf(key, 'guest', talk) } } }
  }

  function end(id: HostMessageId, values?: MessageValues): Next {
    stage = 'over'
    return { no: values === undefined ? { id } : { id, values } }
  }

  return {
    hello: { hello: { protocol: PROTOCOL_NUMBER, version: APP_VERSION, rules, kind } },
    async hear(message) {
      if ('no' in message) return message
      if ('challenge' in message && stage === 'hello') return answer(message.challenge)
      if (!('welcome' in message) || stage !== 'asked') return end('lan.refused.form')
      const { welcome } = message
      // Who let us in without the code is not whom we were looking for.
      if (!('token' in how) && (expected === undefined || !isProof(expected, welcome.mac ?? '')))
        return end('lan.refused.forged')
      stage = 'over'
      return { welcome, game, host }
    },
  }
}

function older(hosts: number): 'host' | 'guest' {
  return hosts < PROTOCOL_NUMBER ? 'host' : 'guest'
}
