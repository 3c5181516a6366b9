/** Messages (engine/core/contract/message.ts) from another machine: bounded, and without unknown keys. */
import * as v from 'valibot'
import type { Message, MessageValue, MessageValues } from '../engine/core/contract/message.ts'
import { cleanText } from './names.ts'

/** Words separated by dots. */
const ID_PATTERN = /^[a-z][a-z0-9-]{0,39}(\.[A-Za-z0-9-]{1,60}){0,5}$/
const VALUE_NAME_PATTERN = /^[A-Za-z][A-Za-z0-9]{0,39}$/
const MAX_VALUES = 24
const MAX_ITEMS = 64
/** Limits of the values of one message, nested messages included, and of its depth. */
const MAX_PARTS = 400
const MAX_DEPTH = 8
const MAX_MESSAGE_TEXT_LENGTH = 2000

/**
 * Creates the schema of a translatable message from another machine. The schema cleans the texts in the message in the
 * same way as typed names.
 * @param seats the number of seats at the table; the message may refer only to these seats
 */
export function translatableMessageSchemaForSeats(seats: number): v.GenericSchema<unknown, Message> {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Message => {
      const message = new MessageReader(seats).message(dataset.value, 0)
      if (message !== undefined) return message
      addIssue({ message: 'not a message' })
      return NEVER
    }),
  )
}

/**
 * Schema of a translatable message from another machine if the number of seats at the table is not known: it allows eight, the
 * most of any table.
 */
export const anyTableTranslatableMessageSchema = translatableMessageSchemaForSeats(8)

/** Schema of the id of a translatable message, for data that stores id and values apart. */
export const messageIdSchema = v.pipe(v.string(), v.check(isMessageId))

/**
 * Creates the schema of the values of a translatable message, for data that stores id and values apart.
 * @param seats the number of seats at the table
 */
export function messageValuesSchemaForSeats(seats: number): v.GenericSchema<unknown, MessageValues> {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }): MessageValues => {
      const values = new MessageReader(seats).values(dataset.value, 0)
      if (values !== undefined) return values
      addIssue({ message: 'not the values of a message' })
      return NEVER
    }),
  )
}

/** Copies a message with only the fields that a message may have. @returns undefined if the value is no message */
class MessageReader {
  readonly #seats: number
  #left = MAX_PARTS

  constructor(seats: number) {
    this.#seats = seats
  }

  message(value: unknown, depth: number): Message | undefined {
    if (!isRecord(value) || depth > MAX_DEPTH) return undefined
    const { id, values } = value
    if (typeof id !== 'string' || !isMessageId(id)) return undefined
    if (values === undefined) return { id }
    const read = this.values(values, depth)
    return read && { id, values: read }
  }

  values(values: unknown, depth: number): MessageValues | undefined {
    if (!isRecord(values)) return undefined
    const entries = Object.entries(values)
    if (entries.length > MAX_VALUES) return undefined
    const read: [string, MessageValue][] = []
    for (const [name, each] of entries) {
      const one = VALUE_NAME_PATTERN.test(name) && !isInherited(name) ? this.#value(each, depth + 1) : undefined
      if (one === undefined || !fitsValueName(name, one)) return undefined
      read.push([name, one])
    }
    return Object.fromEntries(read)
  }

  #value(value: unknown, depth: number): MessageValue | undefined {
    this.#left -= 1
    if (this.#left < 0 || depth > MAX_DEPTH) return undefined
    if (value === null || typeof value === 'boolean') return value
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
    if (typeof value === 'string') return value.length <= MAX_MESSAGE_TEXT_LENGTH ? cleanText(value) : undefined
    if (Array.isArray(value)) return this.#list(value, depth)
    if (!isRecord(value)) return undefined
    return 'seat' in value ? this.#person(value['seat']) : this.message(value, depth)
  }

  #list(items: readonly unknown[], depth: number): MessageValue | undefined {
    if (items.length > MAX_ITEMS) return undefined
    const read: MessageValue[] = []
    for (const item of items) {
      const one = this.#value(item, depth + 1)
      if (one === undefined) return undefined
      read.push(one)
    }
    return read
  }

  #person(seat: unknown): MessageValue | undefined {
    const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < this.#seats
    return isSeat ? { seat } : undefined
  }
}

/** A value named as a seat must be a person. */
function fitsValueName(name: string, value: MessageValue): boolean {
  if (name === 'seat') return value === null || isPerson(value)
  return name !== 'seats' || (Array.isArray(value) && value.every(isPerson))
}

function isPerson(value: MessageValue): boolean {
  return typeof value === 'object' && value !== null && 'seat' in value
}

function isMessageId(id: string): boolean {
  return ID_PATTERN.test(id) && !id.split('.').some(isInherited)
}

/** Inherited property names could be taken for texts of a catalogue. */
function isInherited(name: string): boolean {
  return name in Object.prototype
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
