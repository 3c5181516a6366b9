/**
 * Words for people. Every text on the screen is a message id with values; the catalogue turns it into English. Names
 * of people are live parts (`parts`), so that a screen can colour them, and never HTML.
 */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Message, Person, Seat } from '../../engine/core/contract/game.ts'
import { en, type MessageId } from './en.ts'

export type { MessageId } from './en.ts'

/** A piece of a sentence: plain text, or a person. */
export type Part = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'seat'; readonly seat: Seat }

/** The people by seat; a seat without a name is shown by its number. */
export type Names = readonly string[]

interface SeatMark {
  readonly mark: 'seat'
  readonly seat: Seat
}

/** A value that is a piece of sentence with people in it. */
interface PartsMark {
  readonly mark: 'parts'
  readonly parts: readonly Part[]
}

type Mark = SeatMark | PartsMark
type Value = string | number | boolean | Mark | null

const LOCALE = 'en'
const catalogue = new Map<string, string>(Object.entries(en))
const formats = new Map<string, IntlMessageFormat>()
const lists = new Intl.ListFormat(LOCALE, { type: 'conjunction' })

/** Adds the words of a game. Ids that are there already are replaced. */
export function addMessages(more: Readonly<Record<string, string>>): void {
  for (const [id, text] of Object.entries(more)) {
    catalogue.set(id, text)
    formats.delete(id)
  }
}

/** Whether the catalogue has words for an id. */
export function hasMessage(id: string): boolean {
  return catalogue.has(id)
}

/** The words of one of the renderer's own messages. */
export function say(id: MessageId, values?: Message['values'], names: Names = []): string {
  return words(values === undefined ? { id } : { id, values }, names)
}

/** A message as one string, for labels and titles. A message without words gives its id. */
export function words(message: Message, names: Names = []): string {
  return parts(message)
    .map((part) => (part.kind === 'text' ? part.text : nameOf(part.seat, names)))
    .join('')
}

/** A message as parts, for sentences with live names. */
export function parts(message: Message): readonly Part[] {
  try {
    return formatOf(message.id)?.formatToParts<Mark>(valuesOf(message)).flatMap(partsOf) ?? [text(message.id)]
  } catch {
    // Malformed, or a value is missing: the id says more to a reader of the report than a broken screen.
    return [text(message.id)]
  }
}

function partsOf({ value }: { readonly value: unknown }): readonly Part[] {
  if (isSeatMark(value)) return [{ kind: 'seat', seat: value.seat }]
  return isPartsMark(value) ? value.parts : [text(String(value))]
}

function text(of: string): Part {
  return { kind: 'text', text: of }
}

/** Names joined as the language joins them: 'Ana, Ben and Cem'. */
export function listOf(items: readonly string[]): string {
  return lists.format(items)
}

export function nameOf(seat: Seat, names: Names): string {
  return names[seat] ?? String(seat + 1)
}

function formatOf(id: string): IntlMessageFormat | undefined {
  const known = formats.get(id)
  if (known !== undefined) return known
  const text = catalogue.get(id)
  if (text === undefined) return undefined
  const format = new IntlMessageFormat(text, LOCALE, undefined, { ignoreTag: true })
  formats.set(id, format)
  return format
}

function valuesOf(message: Message): Record<string, Value> {
  const entries = Object.entries(message.values ?? {})
  return Object.fromEntries(entries.map(([key, value]) => [key, valueOf(key, value)]))
}

/** Seats become people, messages within messages and lists become what they say. */
function valueOf(key: string, value: unknown): Value {
  if (typeof value === 'number') return key === 'seat' || key.endsWith('Seat') ? { mark: 'seat', seat: value } : value
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  if (isSeatMark(value)) return value
  if (Array.isArray(value)) return whole(joined(value.map((item) => itemOf(key, item))))
  if (isPerson(value)) return { mark: 'seat', seat: value.seat }
  return isMessage(value) ? whole(parts(value)) : ''
}

/** One item of a list; numbers of a list of seats are people. */
function itemOf(key: string, item: unknown): readonly Part[] {
  if (isMessage(item)) return parts(item)
  if (isPerson(item)) return [{ kind: 'seat', seat: item.seat }]
  if (typeof item === 'number' && (key === 'seats' || key.endsWith('Seats'))) return [{ kind: 'seat', seat: item }]
  return typeof item === 'string' || typeof item === 'number' ? [text(String(item))] : []
}

/** Items joined as the language joins a list. */
function joined(items: readonly (readonly Part[])[]): readonly Part[] {
  // Their places stand for the items.
  const list = lists.formatToParts(items.map((_, at) => String(at)))
  return list.flatMap(({ type, value }) => (type === 'element' ? (items[Number(value)] ?? []) : [text(value)]))
}

/** Plain text as a string, which a message can choose its words by. */
function whole(of: readonly Part[]): string | PartsMark {
  const texts = of.flatMap((part) => (part.kind === 'text' ? part.text : []))
  return texts.length === of.length ? texts.join('') : { mark: 'parts', parts: of }
}

/** A value that is shown as a person's name wherever the message puts it. */
export function seatMark(seat: Seat): SeatMark & Readonly<Record<string, string | number>> {
  return { mark: 'seat', seat }
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}

function isPerson(value: unknown): value is Person {
  return (
    typeof value === 'object' && value !== null && !('id' in value) && 'seat' in value && typeof value.seat === 'number'
  )
}

function isSeatMark(value: unknown): value is SeatMark {
  return typeof value === 'object' && value !== null && 'mark' in value && value.mark === 'seat'
}

function isPartsMark(value: unknown): value is PartsMark {
  return typeof value === 'object' && value !== null && 'mark' in value && value.mark === 'parts'
}
