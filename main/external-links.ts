/** The external addresses that our pages may open in the system's browser: only those of credits and licences. */
const ALLOWED_HOSTS: ReadonlySet<string> = new Set([
  'boardgamegeek.com',
  'creativecommons.org',
  'game-icons.net',
  'openfontlicense.org',
])

/**
 * Whether an address may be opened in the system's browser: an `https:` address at a host that the credits and licences refer to.
 */
export function isAllowedExternalLink(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  return protocol === 'https:' && ALLOWED_HOSTS.has(hostname) && port === '' && username === '' && password === ''
}
