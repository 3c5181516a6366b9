/**
 * Schemas of what a game shows: views, actions and facts that come from a host on another machine. Such a value is data
 * only after its game's schema has accepted it (see core/host/seen.ts, which also checks that the view is possible).
 *
 * The helpers here build valibot schemas that are typed against the game's own types: a field that is missing, misspelt or
 * of another type is a compile error, and so is a kind of action or fact without a schema. Every number and every list has
 * an upper limit, and objects hold no other keys than those of their type.
 */
import * as v from 'valibot'
import type { Fact, SeenFact } from './facts.ts'
import type { Seat } from './seat.ts'

/** A schema that takes anything and gives a `T`. */
export type Schema<T> = v.GenericSchema<unknown, T>

/** The schemas of one table. @typeParam V view, @typeParam A action, @typeParam F facts of the game */
export interface GameSchemas<V = unknown, A = unknown, F extends Fact = Fact> {
  /** The view of any viewer: a seat, `'table'` or `'open'`. */
  readonly view: Schema<V>
  readonly action: Schema<A>
  /** A fact as a viewer sees it, with or without its secret. */
  readonly fact: Schema<SeenFact<F>>
}

/** Schemas by the number of seats, made on first use. */
export function bySeats<T>(make: (players: number) => T): (players: number) => T {
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
export type Fields<T> = { readonly [K in keyof T]-?: Schema<T[K]> }

/** An object with exactly these fields. */
export function form<T extends object>(fields: Fields<T>): Schema<T> {
  return v.strictObject(fields as v.ObjectEntries) as unknown as Schema<T>
}

/** A field that may be absent. */
export function optional<T>(schema: Schema<T>): Schema<T> {
  return v.exactOptional(schema)
}

/** What of a union has this value at its key, without the key. */
type Rest<T, Key extends keyof T, Name> = Omit<Extract<T, Readonly<Record<Key, Name>>>, Key>

/** The forms of a union, by the value that tells them apart. */
export type Forms<T extends Readonly<Record<Key, string>>, Key extends keyof T> = {
  readonly [Name in T[Key] & string]: Fields<Rest<T, Key, Name>>
}

/** One of several objects that a key tells apart. @param key for example `'kind'` */
export function oneFormOf<T extends Readonly<Record<Key, string>>, Key extends keyof T & string>(
  key: Key,
  forms: Forms<T, Key>,
): Schema<T> {
  const named = Object.entries(forms as Readonly<Record<string, v.ObjectEntries>>)
  const schemas = new Map<unknown, v.GenericSchema>(
    named.map(([name, fields]) => [name, v.strictObject({ [key]: v.literal(name), ...fields })]),
  )
  return byKey(key, schemas) as Schema<T>
}

/** What of a fact everybody may know, without its kind. */
type OpenFields<F extends Fact, Kind> = Fields<Omit<Extract<F, { readonly kind: Kind }>, 'kind' | 'secret'>>

/** The forms of all facts of a game, by kind. */
export type FactForms<F extends Fact> = { readonly [Kind in F['kind']]: OpenFields<F, Kind> }

/**
 * A fact as a viewer sees it.
 * @param forms the public fields of each kind
 * @param secrets what those who may know more are told besides, of the kinds that have a secret
 */
export function factOf<F extends Fact>(
  forms: FactForms<F>,
  secrets: Readonly<Partial<Record<F['kind'], v.ObjectEntries>>>,
): Schema<SeenFact<F>> {
  const hidden: Readonly<Record<string, v.ObjectEntries | undefined>> = secrets
  const schemas = new Map<unknown, v.GenericSchema>(
    Object.entries(forms as Readonly<Record<string, v.ObjectEntries>>).map(([kind, fields]) => {
      const secret = hidden[kind]
      const open = { kind: v.literal(kind), ...fields }
      return [kind, v.strictObject(secret ? { ...open, secret: v.exactOptional(v.strictObject(secret)) } : open)]
    }),
  )
  return byKey('kind', schemas) as Schema<SeenFact<F>>
}

const NOTHING = v.never()

/** Looks the schema up by the value at `key`, so that the number of kinds costs nothing. */
function byKey(key: string, schemas: ReadonlyMap<unknown, v.GenericSchema>): v.GenericSchema {
  return v.lazy((input) => {
    if (typeof input !== 'object' || input === null || !Object.hasOwn(input, key)) return NOTHING
    return schemas.get((input as Readonly<Record<string, unknown>>)[key]) ?? NOTHING
  })
}

export const flag: Schema<boolean> = v.boolean()

/** A whole number between two limits, both included. */
export function whole(least: number, most: number): Schema<number> {
  return v.custom<number>(
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
  )
}

/** More turns, rounds or pieces than any game counts. */
export const LONGEST = 100_000

/** A whole number from 0 to `most`. */
export function countTo(most: number): Schema<number> {
  return whole(0, most)
}

/** A seat of a table. */
export function seatOf(players: number): Schema<Seat> {
  return countTo(players - 1)
}

/** One of some names or numbers. */
export function oneOf<T extends string | number | boolean>(values: readonly T[]): Schema<T> {
  const known = new Set<unknown>(values)
  return v.custom<T>((value) => known.has(value))
}

/** A text of one pattern, such as the name of a place. @param pattern anchored at both ends */
export function textLike<T extends string>(pattern: RegExp): Schema<T> {
  return v.custom<T>((value) => typeof value === 'string' && value.length <= LONGEST_NAME && pattern.test(value))
}
const LONGEST_NAME = 64

export function orNull<T>(schema: Schema<T>): Schema<T | null> {
  return v.nullable(schema)
}

/** A list of at most so many items. */
export function listOf<T>(item: Schema<T>, most: number): Schema<T[]> {
  return v.pipe(v.custom<unknown[]>(isListTo(0, most)), v.array(item))
}

/** A list of exactly so many items. */
export function listOfExactly<T>(count: number, item: Schema<T>): Schema<T[]> {
  return v.pipe(v.custom<unknown[]>(isListTo(count, count)), v.array(item))
}

/** The length is looked at before the items: a long list is refused at once. */
function isListTo(least: number, most: number): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.length >= least && value.length <= most
}

/** An object with exactly these keys, and the same kind of value at each. */
export function recordOf<K extends string, T>(keys: readonly K[], value: Schema<T>): Schema<Record<K, T>> {
  return v.strictObject(Object.fromEntries(keys.map((key) => [key, value]))) as unknown as Schema<Record<K, T>>
}
