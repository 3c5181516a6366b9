/**
 * Schemas for data from a host on another machine: views, actions and events. Such a value is used only after the
 * game's schema has accepted it (see core/host/remote-table-schemas.ts, which also checks that the view is possible).
 *
 * The helpers build valibot schemas that are typed against the game's own types: a field that is missing, misspelt or
 * of another type is a compile error, and so is a kind of action or event without a schema. Every number and every list
 * has an upper limit, and objects reject keys that their type does not have.
 */
import * as v from 'valibot'
import type { GameEvent, VisibleEvent } from './game-events.ts'
import type { Seat } from './seat.ts'

/** A schema (valibot) that checks a value of any type and, if it accepts it, outputs a `T`. */
export type Schema<T> = v.GenericSchema<unknown, T>

/**
 * The schemas of a game for one number of players: of views, actions and events.
 * @typeParam V view
 * @typeParam A action
 * @typeParam F events of the game
 */
export interface GameSchemas<V = unknown, A = unknown, F extends GameEvent = GameEvent> {
  /** The view of any viewer: a seat, `'table'` or `'open'`. */
  readonly view: Schema<V>
  readonly action: Schema<A>
  /** An event as a viewer sees it, with or without its secret. */
  readonly event: Schema<VisibleEvent<F>>
}

/** @returns a cached version of `make`: calls `make` once for each number of players, on first use */
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

/** One schema for each field of an object type. A field that may be absent has an `exactOptionalField` schema. */
export type FieldSchemas<T> = { readonly [K in keyof T]-?: Schema<T[K]> }

/** Schema of an object with exactly these fields. */
export function objectSchema<T extends object>(fields: FieldSchemas<T>): Schema<T> {
  return v.strictObject(fields as v.ObjectEntries) as unknown as Schema<T>
}

/** Schema of an object field that may be absent. A field that is present must not be `undefined`. */
export function exactOptionalField<T>(schema: Schema<T>): Schema<T> {
  return v.exactOptional(schema)
}

/** The fields of one union member without the tag. */
type FieldsWithoutTag<T, Key extends keyof T, Name> = Omit<Extract<T, Readonly<Record<Key, Name>>>, Key>

/** For each member of a tagged union, the schemas of its fields, by the value of the tag. The tag itself has no schema. */
export type TaggedUnionFieldSchemas<T extends Readonly<Record<Key, string>>, Key extends keyof T> = {
  readonly [Name in T[Key] & string]: FieldSchemas<FieldsWithoutTag<T, Key, Name>>
}

/**
 * Schema of a tagged union of objects: the tag decides which fields the object must have.
 * @param key the tag, for example `'kind'`
 * @param forms the fields of each member, without the tag
 */
export function taggedUnionSchema<T extends Readonly<Record<Key, string>>, Key extends keyof T & string>(
  key: Key,
  forms: TaggedUnionFieldSchemas<T, Key>,
): Schema<T> {
  const named = Object.entries(forms as Readonly<Record<string, v.ObjectEntries>>)
  const schemas = new Map<unknown, v.GenericSchema>(
    named.map(([name, fields]) => [name, v.strictObject({ [key]: v.literal(name), ...fields })]),
  )
  return schemaByTag(key, schemas) as Schema<T>
}

/** The public fields of an event without its kind. */
type PublicEventFields<F extends GameEvent, Kind> = FieldSchemas<
  Omit<Extract<F, { readonly kind: Kind }>, 'kind' | 'secret'>
>

/** The schemas of the public fields of a game's events, by kind of event. Secret fields have their own schemas. */
export type PublicFieldSchemasByEventKind<F extends GameEvent> = {
  readonly [Kind in F['kind']]: PublicEventFields<F, Kind>
}

/**
 * Schema of any event of a game, of every kind, as one viewer sees it: with or without its secret.
 * @param forms the public fields of each kind
 * @param secrets the secret fields of the kinds that have a secret
 */
export function visibleEventSchema<F extends GameEvent>(
  forms: PublicFieldSchemasByEventKind<F>,
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

/** Looks the schema up by the value at `key`: constant time whatever the number of kinds. */
function schemaByTag(key: string, schemas: ReadonlyMap<unknown, v.GenericSchema>): v.GenericSchema {
  return v.lazy((input) => {
    if (typeof input !== 'object' || input === null || !Object.hasOwn(input, key)) return NEVER_SCHEMA
    return schemas.get((input as Readonly<Record<string, unknown>>)[key]) ?? NEVER_SCHEMA
  })
}

/** Schema of true or false. */
export const booleanSchema: Schema<boolean> = v.boolean()

/** Schema of an integer between two limits, both inclusive. */
export function integerSchema(least: number, most: number): Schema<number> {
  return v.custom<number>(
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
  )
}

/** Upper limit in schemas for counters of turns, rounds and pieces: higher than in any real game. */
export const MAX_COUNTER_VALUE = 100_000

/** Schema of an integer from 0 to `most`. */
export function countSchema(most: number): Schema<number> {
  return integerSchema(0, most)
}

/** Schema of a seat number, 0 to players - 1. */
export function seatSchema(players: number): Schema<Seat> {
  return countSchema(players - 1)
}

/** Schema of one of the given strings, numbers or booleans. */
export function enumSchema<T extends string | number | boolean>(values: readonly T[]): Schema<T> {
  const known = new Set<unknown>(values)
  return v.custom<T>((value) => known.has(value))
}

/**
 * Schema of a text of at most 64 characters that matches a pattern, such as the name of a place.
 * @param pattern anchored at both ends
 */
export function patternSchema<T extends string>(pattern: RegExp): Schema<T> {
  return v.custom<T>(
    (value) => typeof value === 'string' && value.length <= MAX_PATTERN_TEXT_LENGTH && pattern.test(value),
  )
}
const MAX_PATTERN_TEXT_LENGTH = 64

/** Schema of a value that may also be null. */
export function nullableSchema<T>(schema: Schema<T>): Schema<T | null> {
  return v.nullable(schema)
}

/** Schema of a list of at most `most` items. */
export function listSchema<T>(item: Schema<T>, most: number): Schema<T[]> {
  return v.pipe(v.custom<unknown[]>(hasLengthBetween(0, most)), v.array(item))
}

/** Schema of a list of exactly `count` items. */
export function fixedListSchema<T>(count: number, item: Schema<T>): Schema<T[]> {
  return v.pipe(v.custom<unknown[]>(hasLengthBetween(count, count)), v.array(item))
}

/** The length is checked before the items: a long list is rejected at once. */
function hasLengthBetween(least: number, most: number): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.length >= least && value.length <= most
}

/** Schema of an object with exactly these keys, whose values all have the same schema. */
export function fixedRecordSchema<K extends string, T>(keys: readonly K[], value: Schema<T>): Schema<Record<K, T>> {
  return v.strictObject(Object.fromEntries(keys.map((key) => [key, value]))) as unknown as Schema<Record<K, T>>
}
