/**
 * Definition of a call: the schema of its argument, and the type of its answer. A call that may be sent to another machine, such
 * as all of `table`, has a schema of its answer too (table-schemas.ts).
 */
import * as v from 'valibot'
import type { TableSchemaFactory } from './table-schemas.ts'

/**
 * The definition of a call. `takes` is the schema of the argument of the call. `gives` creates the schema of the
 * answer; it is absent if only this machine answers the call, because the type of the answer is enough then.
 */
export interface CallDefinition<Arg, Answer> {
  readonly takes: v.GenericSchema<unknown, Arg>
  /** The schema of the answer. Absent: only this machine answers the call, and the type is enough. */
  readonly gives?: TableSchemaFactory<Answer>
}

/** The definition of a call that may be sent to another machine: its answer needs a schema. */
export interface NetworkCallDefinition<Arg, Answer> extends CallDefinition<Arg, Answer> {
  readonly gives: TableSchemaFactory<Answer>
}

interface CallDefinitionBuilder<Arg> {
  gives<Answer>(): CallDefinition<Arg, Answer>
  gives<Answer>(answer: TableSchemaFactory<Answer>): NetworkCallDefinition<Arg, Answer>
}

/**
 * Defines a call, in two steps: `defineCall(argument).gives(answer)`. `gives<Answer>()` without a schema is for calls that only
 * this machine answers.
 */
export function defineCall<S extends v.GenericSchema>(schema: S): CallDefinitionBuilder<v.InferOutput<S>> {
  function gives<Answer>(answer?: TableSchemaFactory<Answer>): CallDefinition<v.InferOutput<S>, Answer> {
    return answer === undefined ? { takes: schema } : { takes: schema, gives: answer }
  }
  return { gives } as CallDefinitionBuilder<v.InferOutput<S>>
}

/** Schema of the argument of a call without an argument: it accepts only `undefined`. */
export const noArgumentSchema = v.undefined()
