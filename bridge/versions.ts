/** Which Samsara this is, and whether two of them can play together: if not, who has to update. */

/** Counts up with every change of what is said over the network (main/lan/PROTOCOL.md). */
export const PROTOCOL_VERSION = 1

/** Of the app, as package.json has it: a test holds the two together. */
export const APP_VERSION = '1.0.0'

/** What each side says of itself first of all. */
export interface SupportedVersions {
  readonly protocol: number
  /** Rules version of every game that it can play. */
  readonly rules: Readonly<Record<string, number>>
}

/**
 * Who must update before these two can play `game` together; undefined: nobody. The older one must: the protocol decides,
 * then the rules of that game alone, since other games do not matter at this table.
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
