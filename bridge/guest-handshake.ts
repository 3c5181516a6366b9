/**
 * The guest's side of the handshake, step by step, the same in a page and in another Samsara: its first message, and its reply to
 * each message of the host. Independent of sockets and time.
 */
import type { Message, MessageValues } from '../engine/core/contract/message.ts'
import type { HostMessageId } from './host-messages.ts'
import {
  isEqualProof,
  generateNonce,
  deriveProofKey,
  computeProof,
  type JoinClientKind,
  type RandomBytesFunction,
  type HandshakeTranscript,
} from './join-code-proof.ts'
import { APP_VERSION, PROTOCOL_VERSION } from './versions.ts'
import type { HostToGuestMessage, GuestToHostMessage, WelcomeMessage } from './guest-protocol.ts'

/**
 * The values that a guest puts into the join handshake with a host: the kind of client, the rules versions of its
 * games, the fingerprint of the certificate that it sees, and its credentials. The credentials are a join code and a
 * name, or a token for reconnecting.
 */
export interface GuestHandshakeInput {
  readonly kind: JoinClientKind
  /** Rules versions of the games that it can play. */
  readonly rules: Readonly<Record<string, number>>
  /** Of the certificate that it sees, in hex; empty on plain http. */
  readonly fingerprint: string
  readonly how: { readonly code: string; readonly name: string } | { readonly token: string }
}

/** The guest's reaction to one message of the host: a reply to send, its admission to the table, or a rejection. */
export type GuestHandshakeStepResult =
  | { readonly say: GuestToHostMessage }
  | { readonly welcome: WelcomeMessage; readonly game: string; readonly host: string }
  | { readonly no: Message }

/** The guest's side of one join handshake. `hello` is the first message to send. */
export interface GuestHandshake {
  readonly hello: GuestToHostMessage
  /** Handles the next message of the host. Asynchronous, because deriving a key from the join code is slow on purpose. */
  hear(message: HostToGuestMessage): Promise<GuestHandshakeStepResult>
}

/**
 * Creates the guest's side of a join handshake. The caller sends and receives the messages.
 * @param randomBytes makes the guest's nonce
 */
export function createGuestHandshake(
  { kind, rules, fingerprint, how }: GuestHandshakeInput,
  randomBytes: RandomBytesFunction,
): GuestHandshake {
  let game = ''
  let host = ''
  let stage: 'hello' | 'asked' | 'over' = 'hello'
  /** The proof that only a host with the same code can give. */
  let expected: string | undefined

  async function answer(
    challenge: Extract<HostToGuestMessage, { challenge: unknown }>['challenge'],
  ): Promise<GuestHandshakeStepResult> {
    ;({ game, host } = challenge)
    stage = 'asked'
    if (challenge.protocol !== PROTOCOL_VERSION)
      return end('lan.refused.version', { who: sideWithOlderProtocol(challenge.protocol), version: challenge.version })
    if ('token' in how) return { say: { back: { token: how.token } } }
    const nonce = generateNonce(randomBytes)
    const key = await deriveProofKey(how.code, challenge.salt, challenge.cost)
    const talk: HandshakeTranscript = {
      channel: kind,
      salt: challenge.salt,
      cost: challenge.cost,
      fingerprint,
      hostNonce: challenge.nonce,
      guestNonce: nonce,
    }
    expected = computeProof(key, 'host', talk)
    return { say: { prove: { name: how.name, nonce, seen: fingerprint, mac: computeProof(key, 'guest', talk) } } }
  }

  function end(id: HostMessageId, values?: MessageValues): GuestHandshakeStepResult {
    stage = 'over'
    return { no: values === undefined ? { id } : { id, values } }
  }

  return {
    hello: { hello: { protocol: PROTOCOL_VERSION, version: APP_VERSION, rules, kind } },
    async hear(message) {
      if ('no' in message) return message
      if ('challenge' in message && stage === 'hello') return answer(message.challenge)
      if (!('welcome' in message) || stage !== 'asked') return end('lan.refused.form')
      const { welcome } = message
      // A host that admits us without proof of the code is not the one that we are looking for.
      if (!('token' in how) && (expected === undefined || !isEqualProof(expected, welcome.mac ?? '')))
        return end('lan.refused.forged')
      stage = 'over'
      return { welcome, game, host }
    },
  }
}

function sideWithOlderProtocol(hosts: number): 'host' | 'guest' {
  return hosts < PROTOCOL_VERSION ? 'host' : 'guest'
}
