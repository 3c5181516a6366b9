/** Functions that create the schemas of the events that a host sends to guests. */
import { voteUpdateSchema } from './votes.ts'
import type { BridgeEvents } from './events.ts'
import type { TableSchemaFactory } from './table-schemas.ts'
import { nudgeSchema, tablePresenceSchema } from './presence.ts'
import { tableUpdateSchema } from './table-view.ts'
import { chatMessageSchema } from './chat.ts'
import type { GuestEventName } from './guest-protocol.ts'

/** By the name of an event that a host sends to guests: the function that creates the schema of its value for one table. */
export const GUEST_EVENT_SCHEMAS = {
  update: tableUpdateSchema,
  people: tablePresenceSchema,
  said: chatMessageSchema,
  nudged: nudgeSchema,
  consent: voteUpdateSchema,
} satisfies {
  readonly [K in GuestEventName]: TableSchemaFactory<BridgeEvents[K]>
}
