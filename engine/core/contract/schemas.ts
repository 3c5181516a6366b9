/**
 * Schemas of what a game shows: views, actions and facts that come from a host on another machine. Such a value is data
 * only after its game's schema has accepted it (see core/host/seen.ts, which also checks that the view is possible).
 *
 * The helpers here build valibot schemas that are typed against the game's own types: a field that is missing, misspelt or
 * of another type is a compile error, and so is a kind of action or fact without a schema. Every number and every list has
 * an upper limit, and objects hold no other keys than those of their type.
 */
import * as v from 'valibot'
import type { GameEvent, VisibleEvent } from './game-events.ts'
import type { Seat } from './seat.ts'

/** A schema that takes anything and gives a `T`. */
export type Schema<T> = v.GenericSchema<unknown, T>

/** The schemas of one table. @typeParam V view, @typeParam A action, @typeParam F facts of the game */
export interface GameSchemas<V = unknown, A = unknown, F extends GameEvent = GameEvent> {
  /** The view of any viewer: a seat, `'table'` or `'open'`. */
  readonly view: Schema<V>
  readonly action: Schema<A>
  /** A fact as a viewer sees it, with or without its secret. */
  readonly event: Schema<VisibleEvent<F>>
}

/** Schemas by the number of seats, made on first use. */
export function memoizeByPlayerCount<T>(make: (players: number) => T): (players: number) => T {
  const made = new Map<number, T>()
  return (players) => {
    const known = made.get(players)
    if (known !== undefined) return known
    const fresh = make(players)
    made.set(players, fresh)
    return fresh
  }
}

/** The schemas of an object's fields. A field that may be absent is an `optional` one. */
export type FieldSchemas<T> = { readonly [K in keyof T]-?: Schema<T[K]> }

/** An object with exactly these fields. */
export function objectSchema<T extends object>(fields: FieldSchemas<T>): Schema<T> {
  return v.strictObject(fields as v.ObjectEntries) as unknown as Schema<T>
}

/** A field that may be absent. */
export function optionalField<T>(schema: Schema<T>): Schema<T> {
  return v.exactOptional(schema)
}

/** What of a union has this value at its key, without the key. */
type FieldsWithoutTag<T, Key extends keyof T, Name> = Omit<Extract<T, Readonly<Record<Key, Name>>>, Key>

/** The forms of a union, by the value that tells them apart. */
export type TaggedUnionFields<T extends Readonly<Record<Key, string>>, Key extends keyof T> = {
  readonly [Name in T[Key] & string]: FieldSchemas<FieldsWithoutTag<T, Key, Name>>
}

/** One of several objects that a key tells apart. @param key for example `'kind'` */
export function taggedUnionSchema<T extends Readonly<Record<Key, string>>, Key extends keyof T & string>(
  key: Key,
  forms: TaggedUnionFields<T, Key>,
): Schema<T> {
  const named = Object.entries(forms as Readonly<Record<string, v.ObjectEntries>>)
  const schemas = new Map<unknown, v.GenericSchema>(
    named.map(([name, fields]) => [name, v.strictObject({ [key]: v.literal(name), ...fields })]),
  )
  return schemaByTag(key, schemas) as Schema<T>
}

/** What of a fact everybody may know, without its kind. */
type PublicEventFields<F extends GameEvent, Kind> = FieldSchemas<
  Omit<Extract<F, { readonly kind: Kind }>, 'kind' | 'secret'>
>

/** The forms of all facts of a game, by kind. */
export type EventFieldSchemas<F extends GameEvent> = { readonly [Kind in F['kind']]: PublicEventFields<F, Kind> }

/**
 * A fact as a viewer sees it.
 * @param forms the public fields of each kind
 * @param secrets what those who may know more are told besides, of the kinds that have a secret
 */
export function eventSchema<F extends GameEvent>(
  forms: EventFieldSchemas<F>,
  secrets: Readonly<Partial<Record<F['kind'], v.ObjectEntries>>>,
): Schema<VisibleEvent<F>> {
  const hidden: Readonly<Record<string, v.ObjectEntries | undefined>> = secrets
  const schemas = new Map<unknown, v.GenericSchema>(
    Object.entries(forms as Readonly<Record<string, v.ObjectEntries>>).map(([kind, fields]) => {
      const secret = hidden[kind]
      const open = { kind: v.literal(kind), ...fields }
      return [kind, v.strictObject(secret ? { ...open, secret: v.exactOptional(v.strictObject(secret)) } : open)]
    }),
  )
  return schemaByTag('kind', schemas) as Schema<VisibleEvent<F>>
}

const NEVER_SCHEMA = v.never()

/** Looks the schema up by the value at `key`, so that the number of kinds costs nothing. */
function schemaByTag(key: string, schemas: ReadonlyMap<unknown, v.GenericSchema>): v.GenericSchema {
  return v.lazy((input) => {
    if (typeof input !== 'object' || input === null || !Object.hasOwn(input, key)) return NEVER_SCHEMA
    return schemas.get((input as Readonly<Record<string, unknown>>)[key]) ?? NEVER_SCHEMA
  })
}

export const booleanSchema: Schema<boolean> = v.boolean()

/** A whole number between two limits, both included. */
export function integerSchema(least: number, most: number): Schema<number> {
  return v.custom<number>(
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
  )
}

/** More turns, rounds or pieces than any game counts. */
export const MAX_COUNTED_VALUE = 100_000

/** A whole number from 0 to `most`. */
export function countSchema(most: number): Schema<number> {
  return integerSchema(0, most)
}

/** A seat of a table. */
export function seatSchema(players: number): Schema<Seat> {
  return countSchema(players - 1)
}

/** One of some names or numbers. */
export function enumSchema<T extends string | number | boolean>(values: readonly T[]): Schema<T> {
  const known = new Set<unknown>(values)
  return v.custom<T>((value) => known.has(value))
}

/** A text of one pattern, such as the name of a place. @param pattern anchored at both ends */
export function patternSchema<T extends string>(pattern: RegExp): Schema<T> {
  return v.custom<T>(
    (value) => typeof value === 'string' && value.length <= MAX_PATTERN_TEXT_LENGTH && pattern.test(value),
  )
}
const MAX_PATTERN_TEXT_LENGTH = 64

export function nullableSchema<T>(schema: Schema<T>): Schema<T | null> {
  return v.nullable(schema)
}

/** A list of at most so many items. */
export function listSchema<T>(item: Schema<T>, most: number): Schema<T[]> {
  return v.pipe(v.custom<unknown[]>(hasLengthBetween(0, most)), v.array(item))
}

/** A list of exactly so many items. */
export function fixedListSchema<T>(count: number, item: Schema<T>): Schema<T[]> {
  return v.pipe(v.custom<unknown[]>(hasLengthBetween(count, count)), v.array(item))
}

/** The length is looked at before the items: a long list is refused at once. */
function hasLengthBetween(least: number, most: number): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.length >= least && value.length <= most
}

/** An object with exactly these keys, and the same kind of value at each. */
export function recordSchema<K extends string, T>(keys: readonly K[], value: Schema<T>): Schema<Record<K, T>> {
  return v.strictObject(Object.fromEntries(keys.map((key) => [key, value]))) as unknown as Schema<Record<K, T>>
}
