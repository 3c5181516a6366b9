/**
 * The host's part of a guest's coming in: a challenge, then a proof of the code or a token. Every connection gets a nonce of
 * its own, so what was recorded on another is good for nothing; and the codes and tokens of one channel are not even looked at
 * on the other.
 */
import type { Message } from '../../../engine/core/contract/game.ts'
import { COST, isProof, newNonce, newSalt, proofKey, proofOf, type Channel, type Talk } from '../../../bridge/proof.ts'
import { APP_VERSION, PROTOCOL_NUMBER, whoUpdates } from '../../../bridge/version.ts'
import type { FromHost, ToHost, Welcome } from '../../../bridge/wire.ts'
import { hostMessage } from '../../reply.ts'
import { neighbourhood } from '../addresses.ts'
import type { Admission } from './admission.ts'
import type { LanHostStart } from './start.ts'

/** What becomes of a message of somebody who is not in yet. */
export type Step = { readonly say: FromHost } | { readonly welcome: Welcome } | { readonly no: Message }

export interface Entrance {
  /** Somebody stands at the door. */
  meet(channel: Channel, address: string): Meeting
}

export interface Meeting {
  /** One message after another: the next when this one is answered. */
  hear(message: ToHost): Promise<Step>
}

type Start = Pick<LanHostStart, 'guests' | 'table' | 'secrets' | 'rules' | 'label' | 'randomBytes' | 'log'>

export function openEntrance(start: Start, admission: Admission): Entrance {
  const { guests, table, secrets, rules, label, randomBytes, log } = start
  const salts = { app: newSalt(randomBytes), browser: newSalt(randomBytes) }
  const keys = {
    app: keyOf(secrets.codes.app, salts.app),
    browser: keyOf(secrets.codes.browser, salts.browser),
  }
  const fingerprints = { app: secrets.certificate.fingerprint, browser: '' }

  return {
    meet(channel, address) {
      const salt = salts[channel]
      const hostNonce = newNonce(randomBytes)
      let stage: 'hello' | 'proof' | 'over' = 'hello'

      function challenge(hello: Extract<ToHost, { hello: unknown }>['hello']): Step {
        const { notYet, summary } = guests()
        if (notYet !== undefined) return { no: notYet }
        const { game } = summary
        const older = whoUpdates(game, { protocol: PROTOCOL_NUMBER, rules }, hello)
        // A page is the host's own: an older one was only not loaded again.
        const who = older === 'guest' && channel === 'browser' ? 'page' : older
        if (hello.kind !== channel) return { no: hostMessage('lan.refused.form') }
        if (who !== undefined) return { no: hostMessage('lan.refused.version', { who, version: APP_VERSION }) }
        stage = 'proof'
        const mine = { protocol: PROTOCOL_NUMBER, version: APP_VERSION, host: label, game }
        return { say: { challenge: { ...mine, salt, nonce: hostNonce, cost: COST } } }
      }

      async function prove(offered: Extract<ToHost, { prove: unknown }>['prove']): Promise<Step> {
        const seconds = admission.offer(address)
        if (seconds > 0) return busy(seconds)
        const own = fingerprints[channel]
        const talk: Talk = { channel, salt, cost: COST, hostNonce, guestNonce: offered.nonce, fingerprint: own }
        const ready = await keys[channel]()
        if (!isProof(proofOf(ready, 'guest', talk), offered.mac)) {
          // The right code, said to another certificate: both sides are told, and nobody is let in.
          const between = isProof(proofOf(ready, 'guest', { ...talk, fingerprint: offered.seen }), offered.mac)
          if (between)
            log('lan: somebody stands between this host and a guest: a proof was made for another certificate')
          return { no: hostMessage(between ? 'lan.refused.between' : 'lan.refused.code') }
        }
        admission.right(address)
        const entered = await guests().join({ kind: channel, name: offered.name, addressGroup: neighbourhood(address) })
        if (!entered.ok) return { no: entered.reason }
        const { party, token } = entered
        return { welcome: { party, table, token, mac: proofOf(ready, 'host', talk) } }
      }

      function back(token: string): Step {
        const seconds = admission.offerToken(address)
        if (seconds > 0) return busy(seconds)
        const party = guests().partyForToken(token, channel)
        return party === undefined ? { no: hostMessage('lan.refused.removed') } : { welcome: { party, table, token } }
      }

      return {
        async hear(message) {
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

/** The slow hash is computed once per code: whoever floods the door with proofs costs one mac each. */
function keyOf(code: string, salt: string): () => Promise<Uint8Array> {
  let key: Promise<Uint8Array> | undefined
  return () => (key ??= proofKey(code, salt, COST))
}

function busy(seconds: number): Step {
  return { no: hostMessage('lan.refused.busy', { seconds }) }
}
