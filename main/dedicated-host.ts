/** Headless on the network (`--lan`): tables are hosted as they are opened, and the terminal shows how guests join. */
import type { HostingStatus } from '../bridge/hosting.ts'
import type { HeadlessHostingFlags } from './command-line-flags.ts'
import type { Services } from './services.ts'
import { HOST_PARTY_ID } from './tables/seating.ts'

/**
 * Starts hosting on the local network without a player on this machine: every table that is opened from now on is
 * hosted. No player is here to admit guests, so a guest who knows the code for joining takes a free seat at once. If
 * the flags name a table, it is opened at once, and guests may take all of its seats for people.
 * @param print prints a line on the terminal: how guests join
 * @returns a sentence about the failure, or undefined if hosting has started
 */
export async function startDedicatedHosting(
  services: Pick<Services, 'hostedTables' | 'tables' | 'connect'>,
  { table, networks }: HeadlessHostingFlags,
  print: (line: string) => void,
): Promise<string | undefined> {
  const { hostedTables, tables } = services
  // Guests join by code alone: there is no player here to admit them.
  hostedTables.hostAll({ byCode: true, ...(networks && { networks: [...networks] }) })
  services.connect((event, value) => {
    if (event !== 'hosting') return
    const { hosting } = value as { readonly hosting: HostingStatus | null }
    if (hosting !== null) for (const line of hostingInfoLines(hosting)) print(line)
  })
  if (table === undefined) return undefined
  const opened = await tables.open(table)
  if (!opened.ok) return `The save ${table} cannot be opened (${opened.reason.id})`
  await hostedTables.onTableOpened(table)
  if (hostedTables.statusOf(table) === undefined) return `The table ${table} cannot be hosted here`
  await opened.value.people.parties.requestSeats({ party: HOST_PARTY_ID, seats: [] })
  return undefined
}

/** The lines that tell guests how to join. */
function hostingInfoLines({ table, code, pageCode, fingerprint, addresses }: HostingStatus): readonly string[] {
  return [
    `Hosting ${table} (${fingerprint})`,
    `  Samsara: code ${code}`,
    `  Browsers: code ${pageCode}`,
    ...addresses.flatMap(({ network, page, link }) => [`  ${network}: ${page}`, `  ${network}: ${link}`]),
  ]
}
