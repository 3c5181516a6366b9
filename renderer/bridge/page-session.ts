/**
 * Session of a page served by a host without Electron. The one-time token (`key`) in the address is exchanged for a ticket at
 * once. The ticket is kept in the session storage of this tab, so that a reload and a duplicated tab still have it. The storage
 * belongs to this origin including its port: no other server on the machine receives it. If the browser stores nothing, the
 * ticket stays in memory, and a reload needs a new address.
 */
import { SESSION_TOKEN_PATH } from '../../bridge/web-endpoints.ts'
import { pageStorageOfKind } from './page-storage.ts'

/**
 * Reason why a page that is served by a host without Electron has no session with that host:
 * - `none`: the page has no stored session token (ticket), and its address has no one-time token (`key`);
 * - `key`: the host rejected the one-time token, because it is used or expired;
 * - `ticket`: the host rejected the stored session token, because the host has restarted;
 * - `away`: the host does not answer.
 */
export type MissingSessionReason = 'none' | 'key' | 'ticket' | 'away'

/** The session token (`ticket`) of a page, or the reason why it has none. */
export type PageSessionResult =
  { readonly ok: true; readonly ticket: string } | { readonly ok: false; readonly why: MissingSessionReason }

const SESSION_TOKEN_KEY = 'samsara.ticket'

/**
 * Gets the session token (ticket) with which a page of a host without Electron connects to that host. If the address
 * of the page has a one-time token (`key`), the function exchanges it for a session token, stores the session token,
 * and removes the one-time token from the address bar and the history. Otherwise, or if the exchange fails, it reads
 * the stored session token.
 * @returns the session token, or the reason why there is none
 */
export async function obtainHostPageSessionToken(page: Window): Promise<PageSessionResult> {
  const key = takeOneTimeToken(page)
  const entrance = key === undefined ? undefined : await exchangeToken(page, key)
  if (entrance?.ok === true) pageStorageOfKind('session', page).setItem(SESSION_TOKEN_KEY, entrance.ticket)
  const ticket = pageStorageOfKind('session', page).getItem(SESSION_TOKEN_KEY)
  if (ticket !== null) return { ok: true, ticket }
  return entrance ?? { ok: false, why: 'none' }
}

/** Deletes the stored session token after the server has rejected it. The next reload then reports the missing token at once. */
export function forgetSessionToken(page: Window): void {
  pageStorageOfKind('session', page).removeItem(SESSION_TOKEN_KEY)
}

/**
 * Reloads a page of a host without Electron when the user enters an address with a new one-time token (`key`) into the
 * tab of that page. The function adds a listener for this, since a browser does not reload a page of which only the
 * fragment of the address changes.
 */
export function reloadHostPageOnNewToken(page: Window): void {
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
