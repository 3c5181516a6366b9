/**
 * Maps custom schemes to http addresses, since Chromium does not know the schemes: the page `app://game/index.html` is shown at
 * `http://game.app.localhost/...`. That is also a secure context, and main answers every request to it.
 */
const HOST = '.localhost'

export interface SchemeAddress {
  readonly scheme: string
  readonly url: string
}

/** The address at which Chromium shows a page. */
export function toPageUrl(url: string): string {
  const { protocol, host, pathname, search, hash } = new URL(url)
  if (protocol === 'http:' || protocol === 'https:') return url
  return `http://${host || 'root'}.${protocol.slice(0, -1)}${HOST}${pathname}${search}${hash}`
}

/** The custom-scheme address of a page's address, or undefined for an ordinary address. */
export function fromPageUrl(url: string): SchemeAddress | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname, pathname, search, hash } = new URL(url)
  if (protocol !== 'http:' || !hostname.endsWith(HOST)) return undefined
  const parts = hostname.slice(0, -HOST.length).split('.')
  const scheme = parts.pop()
  if (scheme === undefined || parts.length === 0) return undefined
  return { scheme, url: `${scheme}://${parts.join('.')}${pathname}${search}${hash}` }
}

/** The address as main knows it. */
export const toMainUrl = (url: string): string => fromPageUrl(url)?.url ?? url
