/** The addresses outside Samsara that its pages may open, in the system's browser. Credits and licences only. */
const ALLOWED_HOSTS: ReadonlySet<string> = new Set([
  'boardgamegeek.com',
  'creativecommons.org',
  'game-icons.net',
  'openfontlicense.org',
])

export function isAllowedExternalLink(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  return protocol === 'https:' && ALLOWED_HOSTS.has(hostname) && port === '' && username === '' && password === ''
}
