/** Schemas of the events that a host sends to guests. */
import { voteUpdateSchema } from './votes.ts'
import type { BridgeEvents } from './events.ts'
import type { TableSchemaFactory } from './table-schemas.ts'
import { nudgeSchema, tablePresenceSchema } from './presence.ts'
import { tableUpdateSchema } from './table-view.ts'
import { chatMessageSchema } from './chat.ts'
import type { GuestEventName } from './guest-protocol.ts'

/** The schema of each event that a host sends to guests, by the name of the event. */
export const GUEST_EVENT_SCHEMAS = {
  update: tableUpdateSchema,
  people: tablePresenceSchema,
  said: chatMessageSchema,
  nudged: nudgeSchema,
  consent: voteUpdateSchema,
} satisfies {
  readonly [K in GuestEventName]: TableSchemaFactory<BridgeEvents[K]>
}
