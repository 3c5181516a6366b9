/** The version of this Samsara, and whether two of them can play together: if not, which side has to update. */

/**
 * Version of the network protocol between host and guest. Increase it with every change of their messages
 * (main/lan/PROTOCOL.md).
 */
export const PROTOCOL_VERSION = 1

/** Version of the app, as in package.json: a test compares the two. */
export const APP_VERSION = '1.0.0'

/** The versions that one side (host or guest) supports: of the protocol, and of the rules of each game. */
export interface ProtocolAndGameRulesVersions {
  readonly protocol: number
  /** Rules version of every game that it can play. */
  readonly rules: Readonly<Record<string, number>>
}

/**
 * Finds the side that must update before the two can play `game` together: the one with the older protocol, else the one with
 * the older rules of that game. Other games do not matter at this table.
 * @returns the side, or undefined if neither has to update
 */
export function findOutdatedSide(
  game: string,
  host: ProtocolAndGameRulesVersions,
  guest: ProtocolAndGameRulesVersions,
): 'host' | 'guest' | undefined {
  if (host.protocol !== guest.protocol) return host.protocol < guest.protocol ? 'host' : 'guest'
  const [hosts = 0, guests = 0] = [host.rules[game], guest.rules[game]]
  if (hosts === guests) return undefined
  return hosts < guests ? 'host' : 'guest'
}
