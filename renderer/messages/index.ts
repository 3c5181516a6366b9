/**
 * Words for people. Every text on the screen is a message id with values; the catalogue turns it into English. Names
 * of people are live parts (`parts`), so that a screen can colour them, and never HTML.
 */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Message, Seat } from '../../engine/core/game.ts'
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

/** Several people, joined as the language joins a list. */
interface SeatsMark {
  readonly mark: 'seats'
  readonly seats: readonly Seat[]
}

type Mark = SeatMark | SeatsMark

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
  if (!isSeatsMark(value)) return [text(String(value))]
  // The places stand for the people: the language joins them, whatever their names.
  const joined = lists.formatToParts(value.seats.map(String))
  return joined.map((part) => (part.type === 'element' ? { kind: 'seat', seat: Number(part.value) } : text(part.value)))
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

function valuesOf(message: Message): Record<string, string | number | boolean | Mark | null> {
  const entries = Object.entries(message.values ?? {})
  return Object.fromEntries(entries.map(([key, value]) => [key, valueOf(key, value)]))
}

/** Seats and lists of seats become marks, messages within messages become words, lists are joined. */
function valueOf(key: string, value: unknown): string | number | boolean | Mark | null {
  if (typeof value === 'number') return key === 'seat' || key.endsWith('Seat') ? { mark: 'seat', seat: value } : value
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  if (isSeatMark(value)) return value
  if (isSeats(key, value)) return { mark: 'seats', seats: value }
  if (Array.isArray(value)) return listOf(value.map((item) => wordOf(item)))
  if (isMessage(value)) return words(value)
  return ''
}

/** One item of a list. */
function wordOf(item: unknown): string {
  if (isMessage(item)) return words(item)
  return typeof item === 'string' || typeof item === 'number' ? String(item) : ''
}

/** A value that is shown as a person's name wherever the message puts it. */
export function seatMark(seat: Seat): SeatMark & Readonly<Record<string, string | number>> {
  return { mark: 'seat', seat }
}

function isSeats(key: string, value: unknown): value is readonly Seat[] {
  const named = key === 'seats' || key.endsWith('Seats')
  return named && Array.isArray(value) && value.every((item) => typeof item === 'number')
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}

function isSeatMark(value: unknown): value is SeatMark {
  return typeof value === 'object' && value !== null && 'mark' in value && value.mark === 'seat'
}

function isSeatsMark(value: unknown): value is SeatsMark {
  return typeof value === 'object' && value !== null && 'mark' in value && value.mark === 'seats'
}
