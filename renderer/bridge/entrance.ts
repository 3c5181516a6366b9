/**
 * How a page comes in to a host without Electron. The key in its address is exchanged for a ticket at once; the ticket
 * stays in the session of this tab, so that a reload still has it, and a copy of the tab. The session belongs to this
 * origin with its port: no other server of the machine is ever sent anything. A browser that keeps nothing leaves the
 * ticket in memory: a reload then needs a new address.
 */
import { TICKET_PATH } from '../../bridge/door.ts'
import { storageOf } from './storage.ts'

/**
 * Why a page cannot come in. `none`: it came without a key; `key`: the key is used, or too old; `ticket`: the host was
 * started anew; `away`: nobody answers.
 */
export type Shut = 'none' | 'key' | 'ticket' | 'away'

export type Entrance = { readonly ok: true; readonly ticket: string } | { readonly ok: false; readonly why: Shut }

const TICKET = 'samsara.ticket'

/** Takes the key from the address bar and the history, and comes in with it, or with the ticket of before. */
export async function enter(page: Window): Promise<Entrance> {
  const key = takeKey(page)
  const entrance = key === undefined ? undefined : await exchange(page, key)
  if (entrance?.ok === true) storageOf('session', page).setItem(TICKET, entrance.ticket)
  const ticket = storageOf('session', page).getItem(TICKET)
  if (ticket !== null) return { ok: true, ticket }
  return entrance ?? { ok: false, why: 'none' }
}

/** The ticket is of no use any more: the next reload says so at once. */
export function forgetTicket(page: Window): void {
  storageOf('session', page).removeItem(TICKET)
}

/** Comes in anew when somebody puts an address with another key into this tab: that alone loads nothing. */
export function watchAddress(page: Window): void {
  page.addEventListener('hashchange', () => {
    if (keyIn(page) !== undefined) page.location.reload()
  })
}

function takeKey(page: Window): string | undefined {
  const key = keyIn(page)
  if (key === undefined) return undefined
  const bare = new URL(page.location.href)
  bare.hash = ''
  page.history.replaceState(null, '', bare)
  return key
}

function keyIn({ location }: Window): string | undefined {
  return /^#key=(\w+)$/.exec(new URL(location.href).hash)?.[1]
}

async function exchange(page: Window, key: string): Promise<Entrance> {
  try {
    const answer = await page.fetch(TICKET_PATH, { method: 'POST', body: key })
    if (answer.ok) return { ok: true, ticket: await answer.text() }
    return { ok: false, why: 'key' }
  } catch {
    return { ok: false, why: 'away' }
  }
}
