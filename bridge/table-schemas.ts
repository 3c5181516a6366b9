/**
 * Schemas of a host's data about one table, from another machine. A value from another machine is data only after such a schema
 * has accepted it. Objects drop the keys that their schema does not name, so a newer host of the same protocol stays compatible.
 * Every number, text and list has an upper limit; a seat is one of the table's own.
 */
import * as v from 'valibot'
import type { VisibleEvent } from '../engine/core/contract/game-events.ts'
import type { GameInfo, OptionValue, Seat } from '../engine/core/contract/game.ts'
import type { Json } from '../engine/core/contract/json.ts'

/** The data and schemas of one table that are needed to create the schemas of the messages about that table. */
export interface TableSchemaContext {
  /** The id of the table at its host. */
  readonly table: string
  /** The id of the table on this machine: the schemas replace the host's id by it. */
  readonly here: string
  /** The number of seats. */
  readonly seats: number
  /** This machine's own description of the game: the schemas replace the host's by it. */
  readonly game: GameInfo
  /** The variants that were chosen. */
  readonly options: Readonly<Record<string, OptionValue>>
  /** Data of the game, as its own schemas accept it. */
  readonly view: v.GenericSchema<unknown, Json>
  readonly fact: v.GenericSchema<unknown, VisibleEvent>
  readonly action: v.GenericSchema<unknown, Json>
}

/** A function that creates, for one table, the schema of a `T` that the host of that table sends. */
export type TableSchemaFactory<T> = (form: TableSchemaContext) => v.GenericSchema<unknown, T>

/** `T` with every field required and readonly: the form in which two types are compared. */
type DeepRequired<T> = T extends readonly (infer Item)[]
  ? readonly DeepRequired<Item>[]
  : T extends object
    ? { readonly [K in keyof T]-?: DeepRequired<T[K]> }
    : T
type HasSameFields<A, B> = [DeepRequired<A>] extends [DeepRequired<B>]
  ? [DeepRequired<B>] extends [DeepRequired<A>]
    ? true
    : false
  : false

/**
 * Declares a schema of `T` that needs data of a table (`TableSchemaContext`: seats, game and so on):
 * `defineTableDependentSchema<T>()(make)`. The first call only fixes the type `T`. `make` builds the schema for one
 * table, and runs once for each table context. The call does not compile if `T` and the schema do not have the same
 * fields.
 * @returns a function that takes a table context and returns the schema
 */
export function defineTableDependentSchema<T>() {
  return <S extends v.GenericSchema>(
    make: (form: TableSchemaContext) => S,
  ): HasSameFields<T, v.InferOutput<S>> extends true
    ? TableSchemaFactory<T>
    : 'the schema and the type have different fields' => {
    const made = new WeakMap<TableSchemaContext, S>()
    const schemaFor = (form: TableSchemaContext): S => {
      const known = made.get(form) ?? make(form)
      made.set(form, known)
      return known
    }
    return schemaFor as never
  }
}

/** Returns the schema for calls without a result: their answer is null, at every table. */
export const noResultSchemaFor: TableSchemaFactory<null> = () => NULL
const NULL = v.null()

/** Creates the schema of a seat number: a whole number from 0 to the number of seats of the table minus 1. */
export function seatSchemaFor({ seats }: TableSchemaContext) {
  return wholeNumberUpToSchema(seats - 1)
}

/** Creates the schema of a list of the table's seats, each at most once. */
export function distinctSeatsSchemaFor(form: TableSchemaContext) {
  return v.pipe(
    boundedListSchema(seatSchemaFor(form), form.seats),
    v.check((seats: Seat[]) => new Set(seats).size === seats.length),
  )
}

/**
 * Creates the schema of the id of the table. The schema accepts only the id that the table has at its host, and
 * replaces it by the id that the table has on this machine.
 */
export function tableIdTranslatingSchemaFor({ table, here }: TableSchemaContext) {
  return v.pipe(
    v.literal(table),
    v.transform(() => here),
  )
}

/** Creates the schema of a whole number from 0 to `most`. */
export function wholeNumberUpToSchema(most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
}

/** Creates the schema of a list with at most `most` items. The length is checked before the items. */
export function boundedListSchema<S extends v.GenericSchema>(item: S, most: number) {
  return v.pipe(
    v.custom<unknown[]>((value) => Array.isArray(value) && value.length <= most),
    v.array(item),
  )
}

/** Maximum number of log entries that a schema accepts: more than any log has. */
export const MAX_LOG_ENTRIES = 1_000_000
/** Maximum duration that a schema accepts, in ms: about three years, longer than any wait. */
export const MAX_DURATION_MS = 1e11
