/** On which terms a table is open to guests: kept beside its save, and carried along when it is handed over. */
import * as v from 'valibot'
import type { HostingTerms } from '../tables/table-record.ts'

/** The entries of whatever holds them. What is absent does not hold. */
export const HOSTING_TERMS_ENTRIES = {
  byCode: v.boolean(),
  sage: v.boolean(),
  /** Seconds. Absent: never. */
  clock: v.exactOptional(v.number()),
  locked: v.exactOptional(v.literal(true)),
}

/** The terms in what holds more. */
export function hostingTermsOf({ byCode, sage, clock, locked }: HostingTerms): HostingTerms {
  return { byCode, sage, ...(clock !== undefined && { clock }), ...(locked && { locked }) }
}
