/**
 * A line to another machine's table that keeps itself: it tries the addresses one after the other, proves the code the first
 * time, and comes back by its token whenever the line was lost, until the host says that it is over.
 */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Place } from '../../../bridge/handing.ts'
import type { Joined } from '../../../bridge/lan.ts'
import type { Reply } from '../../../bridge/reply.ts'
import { isForNow, type GuestEvent } from '../../../bridge/wire.ts'
import { kindOf } from '../../log/where.ts'
import { done, reject, hostMessage } from '../../reply.ts'
import { withPort } from '../addresses.ts'
import { comeIn } from './come-in.ts'
import { openInside, type InsideLine } from './line.ts'
import { reach } from './reach.ts'
import type { ByToken, CameIn, DialStart, GuestDial } from './start.ts'

export type { ByCode, ByToken, CameIn, DialStart, GuestDial } from './start.ts'

/** Milliseconds before dialling again: the first time, and at most. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000

/** Milliseconds after which no further address is tried. */
const ENTRY_TIMEOUT_MS = 40_000

type Listener = (value: unknown) => void
type StateListener = (state: Joined['state'], why?: Message) => void
/** `heard`: the host itself has said why not. */
type Tried = { readonly came: CameIn } | { readonly no: Message; readonly heard: boolean }

export function dialHost(start: DialStart): GuestDial {
  const { clock, log } = start
  const listeners = new Map<GuestEvent, Set<Listener>>()
  const states = new Set<StateListener>()
  let { addresses } = start
  let by: DialStart['by'] = start.by
  let line: InsideLine | undefined
  let closed = false
  let wait = FIRST_WAIT
  let callOff = (): void => undefined
  let cameLater: (tried: Tried) => void = () => undefined

  function tell(state: Joined['state'], why?: Message): void {
    for (const listener of [...states]) listener(state, why)
  }

  /** Never rejects: what fails within is as good as no answer. */
  async function tryOne(address: string): Promise<Tried> {
    try {
      return await tryAt(address)
    } catch (error) {
      log(`lan: an address could not be tried (${kindOf(error)})`)
      return unreachable()
    }
  }

  async function tryAt(address: string): Promise<Tried> {
    const reached = await reach(address, by.fingerprint, clock)
    if (!reached.ok) return { no: hostMessage(`lan.refused.${reached.why}`), heard: false }
    const { socket, fingerprint } = reached
    const how = await comeIn(socket, fingerprint, by, start)
    if ('no' in how || closed) {
      socket.close()
      clock.after(FIRST_WAIT, () => socket.terminate())
      return 'no' in how ? { no: how.no, heard: how.no.id !== 'lan.refused.unreachable' } : unreachable()
    }
    const { welcome, game, host, rest } = how
    line = openInside({
      socket,
      clock,
      log,
      heard: rest,
      onEvent(event, value) {
        for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
      },
      onOffer: (offer) => start.onOffer?.(offer),
      onMoved: follow,
      onEnd: lost,
    })
    return { came: { ...welcome, fingerprint, address, game, host } }
  }

  /** One address after the other, until one lets us in or says why not. */
  async function tryAll(): Promise<Tried> {
    let last: Tried = unreachable()
    const begun = clock.now()
    for (const address of addresses) {
      // A host that lets every one of its addresses wait is given up.
      if (clock.now() - begun > ENTRY_TIMEOUT_MS) break
      const tried = await tryOne(address)
      if (closed || 'came' in tried || tried.heard) return tried
      // That somebody else answers says more than that nobody does.
      if (tried.no.id === 'lan.refused.fingerprint' || last.no.id === 'lan.refused.unreachable') last = tried
    }
    return last
  }

  function inside(came: CameIn): void {
    by = { token: came.token, fingerprint: came.fingerprint } satisfies ByToken
    // Where it answered is tried first from now on.
    addresses = [came.address, ...addresses.filter((address) => address !== came.address)]
    wait = FIRST_WAIT
    tell('there')
  }

  async function firstTime(): Promise<Reply<CameIn>> {
    const tried = await tryAll()
    if (closed) return reject('lan.refused.unreachable')
    if ('no' in tried && start.patient === true && (!tried.heard || isForNow(tried.no))) return waited()
    if ('no' in tried) {
      closed = true
      return { ok: false, reason: tried.no }
    }
    inside(tried.came)
    return done(tried.came)
  }

  /** As after a lost line; whoever dials patiently is told once somebody has let it in, or said why not. */
  function waited(): Promise<Reply<CameIn>> {
    return new Promise((resolve) => {
      cameLater = (tried) => resolve('came' in tried ? done(tried.came) : { ok: false, reason: tried.no })
      later()
    })
  }

  /** The host says where the table is now: the token is good there, and at no other machine. */
  function follow(place: Place): void {
    if (!('token' in by)) return
    by = { token: by.token, fingerprint: place.fingerprint }
    addresses = place.addresses.map((address) => withPort(address, place.port))
    wait = FIRST_WAIT
    start.onMoved?.(place)
  }

  function lost(why: Message | undefined): void {
    line = undefined
    if (closed) return
    if (why !== undefined && !isForNow(why)) over(why)
    else {
      tell('lost', why)
      later()
    }
  }

  function later(): void {
    callOff = clock.after(wait, () => void again())
    wait = Math.min(2 * wait, LONGEST_WAIT)
  }

  async function again(): Promise<void> {
    const tried = await tryAll()
    if (closed) return
    if ('came' in tried) inside(tried.came)
    else if (tried.heard && !isForNow(tried.no)) over(tried.no)
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
    entered: firstTime(),
    call: (name, arg) => line?.call(name, arg) ?? Promise.resolve(reject('lan.refused.unreachable')),
    on(event, listener) {
      const set = listeners.get(event) ?? new Set<Listener>()
      listeners.set(event, set)
      set.add(listener)
      return () => set.delete(listener)
    },
    onState(listener) {
      states.add(listener)
      return () => states.delete(listener)
    },
    close() {
      closed = true
      callOff()
      line?.close()
      line = undefined
    },
  }
}

function unreachable(): Extract<Tried, { readonly no: Message }> {
  return { no: hostMessage('lan.refused.unreachable'), heard: false }
}
