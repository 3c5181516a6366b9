/** What the address of a guest's page says: that it is one, its code, and where its socket is. */
import { readCode, showCode } from '../../bridge/proof.ts'
import { GUEST_PATH } from '../../bridge/wire.ts'

/** Takes the code from the address bar and the history, as soon as the page is there. @returns '' where there is none */
export function takeCode(page: Window): string {
  const bare = new URL(page.location.href)
  const code = readCode(bare.hash.slice(1))
  if (bare.hash === '') return ''
  bare.hash = ''
  page.history.replaceState(null, '', bare)
  return code === undefined ? '' : showCode(code)
}

/** Where the host listens for guests. */
export function socketOf({ location }: Window): URL {
  const address = new URL(GUEST_PATH, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address
}

/** The other Samsara may know more of the table than this page: only where it is. */
export function appLink({ location }: Window): string {
  return `samsara://join/?a=${encodeURIComponent(location.host)}`
}
