/**
 * Words for people. Every text on the screen is a message id with values; the catalogue of the language that is spoken turns it
 * into words, and English's where that has none. Names of people are live parts (`parts`), so that a screen can colour them,
 * and never HTML.
 *
 * For translators: a file is at the same path as English's (`fr/app/library.ts`), exports the same names, and is typed by it:
 * `export const library = { ... } satisfies Words<typeof english>`, with `import type { library as english } from '../../en/...'`.
 * So a missing id, or one that English does not have, does not compile; catalogue-invariants.test.ts checks the text in braces.
 */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Message, MessageValue, MessageValues, PersonRef, Seat } from '../../engine/core/contract/game.ts'
import { FALLBACK_LOCALE, type LocaleOrPseudo } from '../../bridge/locales.ts'
import { isolateBidiText } from '../../bridge/names.ts'
import { memoizePerLocale } from './per-locale.ts'
import { applyElision } from './elision.ts'
import { en, type MessageId } from './en/app/index.ts'
import { currentLocale } from './locale.svelte.ts'

export type { MessageId } from './en/app/index.ts'

/** Words by id. */
export type MessageCatalogue = Readonly<Record<string, string>>

/** The words of a catalogue in another language: the same ids. */
export type TranslationOf<C> = Readonly<Record<keyof C, string>>

/** A piece of a sentence: plain text, or a person. */
export type MessagePart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'seat'; readonly seat: Seat }

/** The people by seat; a seat without a name is shown by its number. */
export type PlayerNames = readonly string[]

/** A value that is a piece of sentence with people in it. */
interface Parts {
  readonly parts: readonly MessagePart[]
}

type Value = string | number | boolean | PersonRef | Parts | null

/** The text of a message: a plain string, or a format of values. */
type Saying = string | IntlMessageFormat

/** The messages of one language: the texts, and the formats made of them so far. */
interface Speech {
  readonly catalogue: Map<string, string>
  readonly formats: Map<string, IntlMessageFormat>
}

const english: Speech = { catalogue: new Map(Object.entries(en)), formats: new Map() }
const speeches = new Map<LocaleOrPseudo, Speech>([[FALLBACK_LOCALE, english]])
const lists = memoizePerLocale((spoken) => new Intl.ListFormat(spoken, { type: 'conjunction' }))

/** Adds words. Ids that are there already are replaced. */
export function addMessages(more: MessageCatalogue, to: LocaleOrPseudo = FALLBACK_LOCALE): void {
  const speech = speeches.get(to) ?? { catalogue: new Map<string, string>(), formats: new Map() }
  speeches.set(to, speech)
  for (const [id, text] of Object.entries(more)) {
    speech.catalogue.set(id, text)
    speech.formats.delete(id)
  }
}

/** All words of English that are there so far. */
export function englishMessages(): MessageCatalogue {
  return Object.fromEntries(english.catalogue)
}

/** Whether the catalogue has words for an id. */
export function hasMessage(id: string): boolean {
  return english.catalogue.has(id)
}

/** One of the renderer's own messages. */
export function appMessage(id: MessageId, values?: MessageValues): Message {
  return values === undefined ? { id } : { id, values }
}

/** The words of one of the renderer's own messages. */
export function translate(id: MessageId, values?: MessageValues, names: PlayerNames = []): string {
  return formatMessage(appMessage(id, values), names)
}

/** A message as one string, for labels and titles. A message without words gives its id. */
export function formatMessage(message: Message, names: PlayerNames = []): string {
  return formatMessageParts(message, names)
    .map((part) => (part.kind === 'text' ? part.text : isolateBidiText(playerNameOf(part.seat, names))))
    .join('')
}

/** A message as parts, for sentences with live names. @param names what stands beside a name is said as the language does */
export function formatMessageParts(message: Message, names: PlayerNames = []): readonly MessagePart[] {
  const spoken = currentLocale()
  const all = partsIn(message)
  return all.map((part, at) => {
    const next = all[at + 1]
    if (part.kind === 'seat') return part
    return text(applyElision(spoken, part.text, next?.kind === 'seat' ? playerNameOf(next.seat, names) : ''))
  })
}

function partsIn(message: Message): readonly MessagePart[] {
  try {
    const saying = sayingOf(message.id) ?? message.id
    if (typeof saying === 'string') return [text(saying)]
    return saying.formatToParts<PersonRef | Parts>(valuesOf(message)).flatMap(partsOf)
  } catch {
    // Malformed, or a value is missing: the id says more to a reader of the report than a broken screen.
    return [text(message.id)]
  }
}

function partsOf({ value }: { readonly value: unknown }): readonly MessagePart[] {
  if (isPerson(value)) return [{ kind: 'seat', seat: value.seat }]
  return isParts(value) ? value.parts : [text(String(value))]
}

function text(of: string): MessagePart {
  return { kind: 'text', text: of }
}

/** Names joined as the language joins them: 'Ana, Ben and Cem'. */
export function formatList(items: readonly string[]): string {
  return lists().format(items.map(isolateBidiText))
}

export function playerNameOf(seat: Seat, names: PlayerNames): string {
  return names[seat] ?? String(seat + 1)
}

function sayingOf(id: string): Saying | undefined {
  const spoken = currentLocale()
  const own = speeches.get(spoken)
  return (own && sayingIn(own, id, spoken)) ?? sayingIn(english, id, FALLBACK_LOCALE)
}

/** A format costs a tenth of a millisecond to make, and most words on a screen need none: Home alone says a hundred. */
function sayingIn({ catalogue, formats }: Speech, id: string, spoken: LocaleOrPseudo): Saying | undefined {
  const text = catalogue.get(id)
  if (text === undefined || isPlainText(text)) return text
  const known = formats.get(id)
  if (known !== undefined) return known
  const format = new IntlMessageFormat(text, spoken, undefined, { ignoreTag: true })
  formats.set(id, format)
  return format
}

/** Whether a text says itself: no value stands in it, and no apostrophe that may be doubled or hide a brace. */
export function isPlainText(text: string): boolean {
  return !/[{}']/.test(text)
}

function valuesOf({ values = {} }: Message): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, valueOf(value)]))
}

/** Messages within messages and lists become what they say; people stay. */
function valueOf(value: MessageValue): Value {
  if (Array.isArray(value)) return whole(joined(value.map(itemOf)))
  if (typeof value === 'string') return isolateBidiText(value)
  if (typeof value !== 'object' || value === null || isPerson(value)) return value
  return isMessage(value) ? whole(partsIn(value)) : ''
}

function itemOf(item: MessageValue): readonly MessagePart[] {
  if (typeof item === 'string') return [text(isolateBidiText(item))]
  return isMessage(item) ? partsIn(item) : partsOf({ value: item })
}

/** Items joined as the language joins a list. */
function joined(items: readonly (readonly MessagePart[])[]): readonly MessagePart[] {
  // Their places stand for the items.
  const list = lists().formatToParts(items.map((_, at) => String(at)))
  return list.flatMap(({ type, value }) => (type === 'element' ? (items[Number(value)] ?? []) : [text(value)]))
}

/** Plain text as a string, which a message can choose its words by. */
function whole(of: readonly MessagePart[]): string | Parts {
  const texts = of.flatMap((part) => (part.kind === 'text' ? part.text : []))
  return texts.length === of.length ? texts.join('') : { parts: of }
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}

function isPerson(value: unknown): value is PersonRef {
  return typeof value === 'object' && value !== null && 'seat' in value && typeof value.seat === 'number'
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && 'parts' in value
}
