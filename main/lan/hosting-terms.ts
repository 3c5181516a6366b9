/** Terms on which a table is open to guests; stored in a sidecar file and part of a host transfer. */
import * as v from 'valibot'
import type { HostingTerms } from '../tables/open-table-record.ts'

/**
 * Schema entries of the hosting terms: the terms on which guests may join a table. Schemas of objects that contain
 * these terms include the entries. A term that is absent does not apply.
 */
export const HOSTING_TERMS_SCHEMA_ENTRIES = {
  byCode: v.boolean(),
  sage: v.boolean(),
  /** Seconds. Absent: never. */
  clock: v.exactOptional(v.number()),
  locked: v.exactOptional(v.literal(true)),
}

/** Extracts the hosting terms, which are the terms on which guests may join a table, from a larger object. */
export function hostingTermsOf({ byCode, sage, clock, locked }: HostingTerms): HostingTerms {
  return { byCode, sage, ...(clock !== undefined && { clock }), ...(locked && { locked }) }
}
