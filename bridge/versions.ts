/** The version of this Samsara, and whether two of them can play together: if not, which side has to update. */

/** Increase it with every change of the network messages (main/lan/PROTOCOL.md). */
export const PROTOCOL_VERSION = 1

/** Version of the app, as in package.json: a test compares the two. */
export const APP_VERSION = '1.0.0'

/** The versions that each side sends first. */
export interface SupportedVersions {
  readonly protocol: number
  /** Rules version of every game that it can play. */
  readonly rules: Readonly<Record<string, number>>
}

/**
 * The side that must update before the two can play `game` together, or undefined. It is the older one: by the protocol, then by
 * the rules of that game alone, since other games do not matter at this table.
 */
export function outdatedSide(
  game: string,
  host: SupportedVersions,
  guest: SupportedVersions,
): 'host' | 'guest' | undefined {
  if (host.protocol !== guest.protocol) return host.protocol < guest.protocol ? 'host' : 'guest'
  const [hosts = 0, guests = 0] = [host.rules[game], guest.rules[game]]
  if (hosts === guests) return undefined
  return hosts < guests ? 'host' : 'guest'
}
