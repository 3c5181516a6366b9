/** Terms on which a table is open to guests; stored in a sidecar file and part of a host transfer. */
import * as v from 'valibot'
import type { HostingTerms } from '../tables/open-table-record.ts'

/**
 * Schema entries of the hosting terms, which are the terms on which a table is open to guests. The schema of an object
 * that contains these terms includes the entries.
 * - `byCode`: a guest who knows the join code takes a seat without the host's answer.
 * - `sage`: players may ask the Sage (the bot that advises players) for advice while the table is open to guests.
 * - `clock`: seconds of waiting for a player after which the table suggests that a bot plays the seat. Absent: it
 * suggests none.
 * - `locked`: no new guest joins or takes a seat; guests with a seat may return. Absent: not locked.
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
