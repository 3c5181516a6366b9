/** The schemas of what a host tells guests without being asked. */
import { consent } from './consent.ts'
import type { BridgeEvents } from './events.ts'
import type { Checked } from './form.ts'
import { nudged, people } from './people.ts'
import { tableUpdate } from './table.ts'
import { said } from './talk.ts'
import type { GuestEvent } from './wire.ts'

export const TOLD = { update: tableUpdate, people, said, nudged, consent } satisfies {
  readonly [K in GuestEvent]: Checked<BridgeEvents[K]>
}
