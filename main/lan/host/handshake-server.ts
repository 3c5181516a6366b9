/**
 * Host side of the join handshake: a challenge, then a proof of the code or a token. Every connection gets its own nonce, so a
 * recorded handshake cannot be replayed. Codes and tokens of one channel are not accepted on the other.
 */
import type { Message } from '../../../engine/core/contract/game.ts'
import {
  SCRYPT_COST,
  isEqualProof,
  generateNonce,
  generateSalt,
  deriveProofKey,
  computeProof,
  type JoinClientKind,
  type HandshakeTranscript,
} from '../../../bridge/join-code-proof.ts'
import { APP_VERSION, PROTOCOL_VERSION, findOutdatedSide } from '../../../bridge/versions.ts'
import type { HostToGuestMessage, GuestToHostMessage, WelcomeMessage } from '../../../bridge/guest-protocol.ts'
import { hostMessage } from '../../base/result.ts'
import { joinAttemptLimitKeyOf } from '../network-addresses.ts'
import type { JoinAttemptLimiter } from './join-attempt-limiter.ts'
import type { HostedTableServerDeps } from './hosted-table-server.ts'

/** The host's reaction to one message of a guest that is not authenticated yet: a reply, the admission, or a rejection. */
export type HostHandshakeStepResult =
  { readonly say: HostToGuestMessage } | { readonly welcome: WelcomeMessage } | { readonly no: Message }

/** Performs the handshakes of all guests of one table. */
export interface HandshakeServer {
  /** Starts the handshake for a new connection. */
  startHandshake(channel: JoinClientKind, address: string): HostHandshake
}

/** The host's side of the handshake with one guest. */
export interface HostHandshake {
  /** Handles one message; the next one must wait for the result. */
  receive(message: GuestToHostMessage): Promise<HostHandshakeStepResult>
}

type HandshakeServerDeps = Pick<
  HostedTableServerDeps,
  'guests' | 'table' | 'secrets' | 'rules' | 'label' | 'randomBytes' | 'log'
>

/**
 * Creates the host's side of the join handshakes for one table. In a handshake the host sends a challenge, and a new
 * connection proves that it knows the join code or a reconnect token.
 * @param admission limits the attempts to guess a code or a token
 */
export function createHandshakeServer(start: HandshakeServerDeps, admission: JoinAttemptLimiter): HandshakeServer {
  const { guests, table, secrets, rules, label, randomBytes, log } = start
  const salts = { app: generateSalt(randomBytes), browser: generateSalt(randomBytes) }
  const keys = {
    app: lazyProofKey(secrets.codes.app, salts.app),
    browser: lazyProofKey(secrets.codes.browser, salts.browser),
  }
  const fingerprints = { app: secrets.certificate.fingerprint, browser: '' }

  return {
    startHandshake(channel, address) {
      const salt = salts[channel]
      const hostNonce = generateNonce(randomBytes)
      let stage: 'hello' | 'proof' | 'over' = 'hello'

      function challenge(hello: Extract<GuestToHostMessage, { hello: unknown }>['hello']): HostHandshakeStepResult {
        const { unavailableReason, summary } = guests()
        if (unavailableReason !== undefined) return { no: unavailableReason }
        const { game } = summary
        const older = findOutdatedSide(game, { protocol: PROTOCOL_VERSION, rules }, hello)
        // A page is served by the host itself: an older one only needs a reload.
        const who = older === 'guest' && channel === 'browser' ? 'page' : older
        if (hello.kind !== channel) return { no: hostMessage('lan.refused.form') }
        if (who !== undefined) return { no: hostMessage('lan.refused.version', { who, version: APP_VERSION }) }
        stage = 'proof'
        const mine = { protocol: PROTOCOL_VERSION, version: APP_VERSION, host: label, game }
        return { say: { challenge: { ...mine, salt, nonce: hostNonce, cost: SCRYPT_COST } } }
      }

      async function prove(
        offered: Extract<GuestToHostMessage, { prove: unknown }>['prove'],
      ): Promise<HostHandshakeStepResult> {
        const seconds = admission.takeCodeAttempt(address)
        if (seconds > 0) return busyRejection(seconds)
        const own = fingerprints[channel]
        const talk: HandshakeTranscript = {
          channel,
          salt,
          cost: SCRYPT_COST,
          hostNonce,
          guestNonce: offered.nonce,
          fingerprint: own,
        }
        const ready = await keys[channel]()
        if (!isEqualProof(computeProof(ready, 'guest', talk), offered.mac)) {
          // The right code with another certificate (a man in the middle): both sides are told, and the guest is refused.
          const between = isEqualProof(
            computeProof(ready, 'guest', { ...talk, fingerprint: offered.seen }),
            offered.mac,
          )
          if (between)
            log('lan: somebody stands between this host and a guest: a proof was made for another certificate')
          return { no: hostMessage(between ? 'lan.refused.between' : 'lan.refused.code') }
        }
        admission.clearCodeAttempts(address)
        const entered = await guests().join({
          kind: channel,
          name: offered.name,
          addressGroup: joinAttemptLimitKeyOf(address),
        })
        if (!entered.ok) return { no: entered.reason }
        const { party, token } = entered
        return { welcome: { party, table, token, mac: computeProof(ready, 'host', talk) } }
      }

      function back(token: string): HostHandshakeStepResult {
        const seconds = admission.takeTokenAttempt(address)
        if (seconds > 0) return busyRejection(seconds)
        const party = guests().partyForToken(token, channel)
        return party === undefined ? { no: hostMessage('lan.refused.removed') } : { welcome: { party, table, token } }
      }

      return {
        async receive(message) {
          const now = stage
          stage = 'over'
          if (now === 'hello' && 'hello' in message) return challenge(message.hello)
          if (now === 'proof' && 'prove' in message) return prove(message.prove)
          if (now === 'proof' && 'back' in message) return back(message.back.token)
          return { no: hostMessage('lan.refused.form') }
        },
      }
    },
  }
}

/** The slow hash is computed once per code: a flood of proofs costs one MAC each. */
function lazyProofKey(code: string, salt: string): () => Promise<Uint8Array> {
  let key: Promise<Uint8Array> | undefined
  return () => (key ??= deriveProofKey(code, salt, SCRYPT_COST))
}

function busyRejection(seconds: number): HostHandshakeStepResult {
  return { no: hostMessage('lan.refused.busy', { seconds }) }
}
