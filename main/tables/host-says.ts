/** What the host of a table says about seats and people: the desk's alone. */
import type { DeskBridge } from '../../bridge/calls.ts'
import type { Reply } from '../../bridge/reply.ts'
import { reject } from '../reply.ts'
import type { Company } from './company.ts'
import type { OpenTables } from './open-tables.ts'
import { HOST } from './seating.ts'

type HostHandlers = Pick<DeskBridge, 'admit' | 'giveSeat' | 'takeSeat' | 'standIn' | 'removeParty' | 'keepTable'>

export function hostHandlers(tables: Pick<OpenTables, 'at'>): HostHandlers {
  const at = (table: string, then: (company: Company) => Promise<Reply<null>>): Promise<Reply<null>> => {
    const open = tables.at(table)
    return open === undefined ? Promise.resolve(reject('table.refused.unknown')) : then(open.people.company)
  }
  return {
    admit: ({ table, party, yes }) => at(table, (company) => company.admit(party, yes)),
    giveSeat: ({ table, seat, party }) => at(table, (company) => company.give(seat, party)),
    takeSeat: ({ table, seat }) => at(table, (company) => company.give(seat, HOST)),
    standIn: ({ table, seat, on }) => at(table, (company) => company.standIn(seat, on)),
    keepTable: async ({ table }) => (await tables.at(table)?.handing.drop()) ?? reject('table.refused.unknown'),
    removeParty: ({ table, party }) => at(table, (company) => company.part(party, 'removed')),
  }
}
