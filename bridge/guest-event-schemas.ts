/** Functions that create the schemas of the events that a host sends to guests. */
import { voteUpdateSchemaFor } from './votes.ts'
import type { BridgeEvents } from './events.ts'
import type { TableSchemaFactory } from './table-schemas.ts'
import { nudgeSchemaFor, tablePresenceSchemaFor } from './presence.ts'
import { tableUpdateSchemaFor } from './table-view.ts'
import { chatMessageSchemaFor } from './chat.ts'
import type { GuestEventName } from './guest-protocol.ts'

/**
 * The schema factories of the events that a host sends to guests, by event name. Each factory creates the schema of
 * the event's value for one table.
 */
export const GUEST_EVENT_SCHEMA_FACTORIES = {
  update: tableUpdateSchemaFor,
  people: tablePresenceSchemaFor,
  said: chatMessageSchemaFor,
  nudged: nudgeSchemaFor,
  consent: voteUpdateSchemaFor,
} satisfies {
  readonly [K in GuestEventName]: TableSchemaFactory<BridgeEvents[K]>
}
