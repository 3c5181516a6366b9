/**
 * Definition of a call: the schema of its argument, and the type of its answer. A call that may be sent to another machine, such
 * as all of `table`, has a schema of its answer too (table-schemas.ts).
 */
import * as v from 'valibot'
import type { TableSchemaFactory } from './table-schemas.ts'

/**
 * The definition of a call, which is a request from a renderer to its host. `takes` is the schema of the argument.
 * `gives` creates the schema of the answer; it is absent if only this machine answers the call, so that the type of
 * the answer is enough.
 */
export interface CallDefinition<Arg, Answer> {
  readonly takes: v.GenericSchema<unknown, Arg>
  /** The schema of the answer. Absent: only this machine answers the call, and the type is enough. */
  readonly gives?: TableSchemaFactory<Answer>
}

/**
 * The definition of a call that may be sent to another machine. Unlike in other calls, `gives` is always present: it
 * creates the schema that checks the answer.
 */
export interface NetworkCallDefinition<Arg, Answer> extends CallDefinition<Arg, Answer> {
  readonly gives: TableSchemaFactory<Answer>
}

interface CallDefinitionBuilder<Arg> {
  gives<Answer>(): CallDefinition<Arg, Answer>
  gives<Answer>(answer: TableSchemaFactory<Answer>): NetworkCallDefinition<Arg, Answer>
}

/**
 * Begins the definition of a call with the schema of its argument. The method `gives` of the returned builder
 * completes the definition: `defineCall(argument).gives(answer)`. For a call that only this machine answers,
 * `gives<Answer>()` without a value is enough, since the type of the answer needs no check.
 * @param schema the schema of the argument
 * @returns a builder; its method `gives` takes a function that creates the schema of the answer for one table
 */
export function defineCall<S extends v.GenericSchema>(schema: S): CallDefinitionBuilder<v.InferOutput<S>> {
  function gives<Answer>(answer?: TableSchemaFactory<Answer>): CallDefinition<v.InferOutput<S>, Answer> {
    return answer === undefined ? { takes: schema } : { takes: schema, gives: answer }
  }
  return { gives } as CallDefinitionBuilder<v.InferOutput<S>>
}

/** Schema of the argument of a call without an argument: it accepts only `undefined`. */
export const noArgumentSchema = v.undefined()
