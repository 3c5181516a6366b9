/** Chat at a table. The last messages are kept while the table is open, and never stored on disk. */
import * as v from 'valibot'
import { defineCall } from './call-definition.ts'
import {
  defineTableDependentSchema,
  noResultSchemaFor,
  tableIdTranslatingSchemaFor,
  wholeNumberUpToSchema,
} from './table-schemas.ts'
import { cleanAndTruncateText, hasVisibleCharacter, UTF16_UNITS_PER_ALLOWED_GRAPHEME } from './names.ts'
import { idSchema } from './refs.ts'

/**
 * Keys of the ready-made chat phrases that a player can send. The text of a phrase is the message `talk.phrase.KEY`,
 * which each reader sees in the reader's own language.
 */
export const CHAT_PHRASE_KEYS = [
  'hello',
  'wellPlayed',
  'thinking',
  'yourTurn',
  'oneMoment',
  'thanks',
  'sorry',
  'again',
] as const
/**
 * Keys of the chat reactions that a player can send. A client shows each reaction as a picture for a moment. The name
 * of the reaction is the message `talk.reaction.KEY`.
 */
export const CHAT_REACTION_KEYS = ['joy', 'wow', 'heart', 'ouch', 'clap', 'lotus'] as const

/** Maximum number of chat messages that a table keeps while it is open. It drops the oldest. */
export const MAX_CHAT_HISTORY = 10

/** Maximum length of a typed chat text, in graphemes (visible characters). */
export const MAX_CHAT_TEXT_LENGTH = 200

const chatTextSchema = v.pipe(
  v.string(),
  v.maxLength(2 * UTF16_UNITS_PER_ALLOWED_GRAPHEME * MAX_CHAT_TEXT_LENGTH),
  v.transform((text) => cleanAndTruncateText(text, MAX_CHAT_TEXT_LENGTH)),
  v.check(hasVisibleCharacter),
)

/** Schema of the content of a chat message: a ready-made phrase, a reaction, or a typed text. */
export const ChatContent = v.variant('kind', [
  v.strictObject({ kind: v.literal('phrase'), phrase: v.picklist(CHAT_PHRASE_KEYS) }),
  v.strictObject({ kind: v.literal('reaction'), reaction: v.picklist(CHAT_REACTION_KEYS) }),
  v.strictObject({ kind: v.literal('words'), words: chatTextSchema }),
])
/** The content of a chat message: a ready-made phrase, a reaction, or a typed text. */
export type ChatContent = v.InferOutput<typeof ChatContent>

/** A chat message at a table, as the host sends it to the clients. */
export interface ChatMessage {
  readonly table: string
  /** The party that sent it. */
  readonly by: string
  readonly saying: ChatContent
  /** Counts up while the table is open. Absent: from an older host. */
  readonly n?: number
  /** An earlier message, sent to a screen that joins the table. */
  readonly earlier?: true
}

/** The content of a message, without keys that a newer host may add. */
const remoteChatContentSchema = v.variant('kind', [
  v.object(ChatContent.options[0].entries),
  v.object(ChatContent.options[1].entries),
  v.object(ChatContent.options[2].entries),
])

/** Creates the schema that checks a chat message received from a host on another machine. */
export const chatMessageSchemaFor = defineTableDependentSchema<ChatMessage>()((form) =>
  v.object({
    table: tableIdTranslatingSchemaFor(form),
    by: idSchema,
    saying: remoteChatContentSchema,
    n: v.exactOptional(wholeNumberUpToSchema(Number.MAX_SAFE_INTEGER)),
    earlier: v.exactOptional(v.literal(true)),
  }),
)

/** The definitions of the calls about the chat, by name. A call is a request from a client to its host. */
export const CHAT_CALLS = {
  /** `table.refused.often`: too many messages in a short time. */
  say: defineCall(v.strictObject({ table: idSchema, saying: ChatContent })).gives(noResultSchemaFor),
}
