/**
 * A self-restoring connection to another machine's table. It tries the addresses in turn, proves the code the first time, and
 * reconnects by its token whenever the connection is lost, until the host ends it.
 */
import type { Message } from '../../../engine/core/contract/game.ts'
import { EventListeners } from '../../../bridge/event-listeners.ts'
import type { HostedTableEndpoint } from '../../../bridge/host-transfer.ts'
import { APP_REDIAL_DELAY_LIMITS, RedialScheduler } from '../../../bridge/redial-scheduler.ts'
import type { RemoteTableConnectionState } from '../../../bridge/remote-tables.ts'
import type { Result } from '../../../bridge/result.ts'
import { isTemporaryReason } from '../../../bridge/guest-protocol.ts'
import { errorKindOf } from '../../log/error-summary.ts'
import { ok, reject, hostMessage } from '../../base/result.ts'
import { formatHostAndPort } from '../network-addresses.ts'
import { performJoinHandshake } from './join-handshake.ts'
import { startAdmittedHostConnection, type HostConnection } from './host-connection.ts'
import { dialAddress } from './dial-address.ts'
import type {
  ReconnectCredentials,
  JoinedSession,
  ReconnectingHostConnectionDeps,
  ReconnectingHostConnection,
  UncheckedGuestEventPayloads,
} from './reconnecting-host-connection.ts'

export type {
  JoinCodeCredentials,
  ReconnectCredentials,
  JoinedSession,
  ReconnectingHostConnectionDeps,
  ReconnectingHostConnection,
} from './reconnecting-host-connection.ts'

/** Milliseconds for a host that does not let this guest in to close the socket. */
const CLOSE_TIMEOUT_MS = 500

/** Time after which no further address is tried, in ms. */
const JOIN_TIMEOUT_MS = 40_000

type StateListener = (state: RemoteTableConnectionState['state'], why?: Message) => void
/** `heard`: the rejection came from the host itself. */
type DialAttempt = { readonly came: JoinedSession } | { readonly no: Message; readonly heard: boolean }

/**
 * Joins a table of another machine. When the connection is lost, it reconnects with the token that the host has
 * issued, until the host ends the connection or it is closed here. Returns at once; `joined` of the returned
 * connection is the result of the first join.
 */
export function startReconnectingHostConnection(start: ReconnectingHostConnectionDeps): ReconnectingHostConnection {
  const { clock, log } = start
  const listeners = new EventListeners<UncheckedGuestEventPayloads>()
  const states = new Set<StateListener>()
  let { addresses } = start
  let by: ReconnectingHostConnectionDeps['credentials'] = start.credentials
  let line: HostConnection | undefined
  let closed = false
  const redial = new RedialScheduler(APP_REDIAL_DELAY_LIMITS, { timer: clock })
  let cameLater: (tried: DialAttempt) => void = () => undefined

  function tell(state: RemoteTableConnectionState['state'], why?: Message): void {
    for (const listener of [...states]) listener(state, why)
  }

  /** Never rejects: an internal error counts as no answer. */
  async function tryOne(address: string): Promise<DialAttempt> {
    try {
      return await tryAt(address)
    } catch (error) {
      log(`lan: an address could not be tried (${errorKindOf(error)})`)
      return unreachableAttempt()
    }
  }

  async function tryAt(address: string): Promise<DialAttempt> {
    const reached = await dialAddress(address, by.fingerprint, clock)
    if (!reached.ok) return { no: hostMessage(`lan.refused.${reached.why}`), heard: false }
    const { socket, fingerprint } = reached
    const how = await performJoinHandshake(socket, fingerprint, by, start)
    if ('no' in how || closed) {
      socket.close()
      clock.after(CLOSE_TIMEOUT_MS, () => socket.terminate())
      return 'no' in how ? { no: how.no, heard: how.no.id !== 'lan.refused.unreachable' } : unreachableAttempt()
    }
    const { welcome, game, host, laterMessages } = how
    const { token, party, table } = welcome
    line = startAdmittedHostConnection({
      socket,
      clock,
      log,
      earlierMessages: laterMessages,
      listeners,
      onOffer: (offer) => start.onOffer?.(offer),
      onMoved: follow,
      onEnd: lost,
    })
    return { came: { token, party, table, fingerprint, address, game, host } }
  }

  /** Tries the addresses in turn, until a host admits or rejects the guest. */
  async function tryAll(): Promise<DialAttempt> {
    let last: DialAttempt = unreachableAttempt()
    const begun = clock.now()
    for (const address of addresses) {
      // Gives up on a host whose addresses all time out.
      if (clock.now() - begun > JOIN_TIMEOUT_MS) break
      const tried = await tryOne(address)
      if (closed || 'came' in tried || tried.heard) return tried
      // An answer from another machine is more informative than no answer.
      if (tried.no.id === 'lan.refused.fingerprint' || last.no.id === 'lan.refused.unreachable') last = tried
    }
    return last
  }

  function inside(came: JoinedSession): void {
    by = { token: came.token, fingerprint: came.fingerprint } satisfies ReconnectCredentials
    // The address that answered is tried first from now on.
    addresses = [came.address, ...addresses.filter((address) => address !== came.address)]
    redial.reset()
    tell('there')
  }

  async function firstTime(): Promise<Result<JoinedSession>> {
    const tried = await tryAll()
    if (closed) return reject('lan.refused.unreachable')
    if ('no' in tried && start.retryFirstTime === true && (!tried.heard || isTemporaryReason(tried.no))) return waited()
    if ('no' in tried) {
      closed = true
      return { ok: false, reason: tried.no }
    }
    inside(tried.came)
    return ok(tried.came)
  }

  /** Dials as after a lost connection; resolves once a host has admitted or rejected the guest. */
  function waited(): Promise<Result<JoinedSession>> {
    return new Promise((resolve) => {
      cameLater = (tried) => resolve('came' in tried ? ok(tried.came) : { ok: false, reason: tried.no })
      later()
    })
  }

  /** Follows the table to its new host; the token is valid there and at no other machine. */
  function follow(place: HostedTableEndpoint): void {
    if (!('token' in by)) return
    by = { token: by.token, fingerprint: place.fingerprint }
    addresses = place.addresses.map((address) => formatHostAndPort(address, place.port))
    redial.reset()
    start.onMoved?.(place)
  }

  function lost(why: Message | undefined): void {
    line = undefined
    if (closed) return
    if (why !== undefined && !isTemporaryReason(why)) over(why)
    else {
      tell('lost', why)
      later()
    }
  }

  function later(): void {
    redial.schedule(() => void again())
  }

  async function again(): Promise<void> {
    const tried = await tryAll()
    if (closed) return
    if ('came' in tried) inside(tried.came)
    else if (tried.heard && !isTemporaryReason(tried.no)) over(tried.no)
    else {
      later()
      return
    }
    cameLater(tried)
  }

  function over(why: Message): void {
    closed = true
    log(`lan: the table of another machine is over for us (${why.id})`)
    tell('over', why)
  }

  return {
    joined: firstTime(),
    call: (name, arg) => line?.call(name, arg) ?? Promise.resolve(reject('lan.refused.unreachable')),
    on: (event, listener) => listeners.on(event, listener),
    onState(listener) {
      states.add(listener)
      return () => states.delete(listener)
    },
    close() {
      closed = true
      redial.cancel()
      line?.close()
      line = undefined
    },
  }
}

function unreachableAttempt(): Extract<DialAttempt, { readonly no: Message }> {
  return { no: hostMessage('lan.refused.unreachable'), heard: false }
}
