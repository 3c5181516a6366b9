/**
 * How a page comes in to a host without Electron. The key in its address is exchanged for a ticket at once; the ticket
 * stays in the session of this tab, so that a reload still has it, and a copy of the tab. The session belongs to this
 * origin with its port: no other server of the machine is ever sent anything. A browser that keeps nothing leaves the
 * ticket in memory: a reload then needs a new address.
 */
import { SESSION_TOKEN_PATH } from '../../bridge/web-endpoints.ts'
import { pageStorageFor } from './page-storage.ts'

/**
 * Why a page cannot come in. `none`: it came without a key; `key`: the key is used, or too old; `ticket`: the host was
 * started anew; `away`: nobody answers.
 */
export type AccessDeniedReason = 'none' | 'key' | 'ticket' | 'away'

export type PageSessionResult =
  { readonly ok: true; readonly ticket: string } | { readonly ok: false; readonly why: AccessDeniedReason }

const SESSION_TOKEN_KEY = 'samsara.ticket'

/** Takes the key from the address bar and the history, and comes in with it, or with the ticket of before. */
export async function openPageSession(page: Window): Promise<PageSessionResult> {
  const key = takeOneTimeToken(page)
  const entrance = key === undefined ? undefined : await exchangeToken(page, key)
  if (entrance?.ok === true) pageStorageFor('session', page).setItem(SESSION_TOKEN_KEY, entrance.ticket)
  const ticket = pageStorageFor('session', page).getItem(SESSION_TOKEN_KEY)
  if (ticket !== null) return { ok: true, ticket }
  return entrance ?? { ok: false, why: 'none' }
}

/** The ticket is of no use any more: the next reload says so at once. */
export function forgetSessionToken(page: Window): void {
  pageStorageFor('session', page).removeItem(SESSION_TOKEN_KEY)
}

/** Comes in anew when somebody puts an address with another key into this tab: that alone loads nothing. */
export function reloadOnNewToken(page: Window): void {
  page.addEventListener('hashchange', () => {
    if (oneTimeTokenIn(page) !== undefined) page.location.reload()
  })
}

function takeOneTimeToken(page: Window): string | undefined {
  const key = oneTimeTokenIn(page)
  if (key === undefined) return undefined
  const bare = new URL(page.location.href)
  bare.hash = ''
  page.history.replaceState(null, '', bare)
  return key
}

function oneTimeTokenIn({ location }: Window): string | undefined {
  return /^#key=(\w+)$/.exec(new URL(location.href).hash)?.[1]
}

async function exchangeToken(page: Window, key: string): Promise<PageSessionResult> {
  try {
    const answer = await page.fetch(SESSION_TOKEN_PATH, { method: 'POST', body: key })
    if (answer.ok) return { ok: true, ticket: await answer.text() }
    return { ok: false, why: 'key' }
  } catch {
    return { ok: false, why: 'away' }
  }
}
