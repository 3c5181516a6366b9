/** Calls of the host about seats and people; available only to the host's own app. */
import type { LocalAppApi } from '../../bridge/calls.ts'
import type { Result } from '../../bridge/result.ts'
import { reject } from '../base/result.ts'
import type { PartyRegistry } from './party-registry.ts'
import type { OpenTables } from './open-tables.ts'
import { HOST_PARTY_ID } from './seating.ts'

type HostHandlers = Pick<LocalAppApi, 'admit' | 'giveSeat' | 'takeSeat' | 'standIn' | 'removeParty' | 'keepTable'>

/**
 * Creates the handlers of the calls with which the host manages its open tables. The host can admit or refuse a
 * guest's request for seats, give a seat to a party (the people at one guest device) or to the host's own screens, set
 * or remove a stand-in (a bot that plays for a seat's person), remove a party, and withdraw the proposal to transfer
 * the table to another host.
 * Each handler rejects with `table.refused.unknown` if the table is not open, or with the reason of the decision
 * itself.
 */
export function createHostControlHandlers(tables: Pick<OpenTables, 'at'>): HostHandlers {
  const at = (table: string, then: (parties: PartyRegistry) => Promise<Result<null>>): Promise<Result<null>> => {
    const open = tables.at(table)
    return open === undefined ? Promise.resolve(reject('table.refused.unknown')) : then(open.people.parties)
  }
  return {
    admit: ({ table, party, yes }) => at(table, (parties) => parties.answerSeatRequest(party, yes)),
    giveSeat: ({ table, seat, party }) => at(table, (parties) => parties.giveSeat(seat, party)),
    takeSeat: ({ table, seat }) => at(table, (parties) => parties.giveSeat(seat, HOST_PARTY_ID)),
    standIn: ({ table, seat, on }) => at(table, (parties) => parties.setStandIn(seat, on)),
    keepTable: async ({ table }) =>
      (await tables.at(table)?.hostTransfer.withdraw()) ?? reject('table.refused.unknown'),
    removeParty: ({ table, party }) => at(table, (parties) => parties.removeParty(party, 'removed')),
  }
}
