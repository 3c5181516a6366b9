/**
 * How a call is written down: the schema of what comes in, and the type of what is answered. A call that another machine may be
 * asked, as all of `table` may, names the schema of its answer too (form.ts).
 */
import * as v from 'valibot'
import type { TableSchemaFactory } from './table-schemas.ts'

export interface CallDefinition<Arg, Answer> {
  readonly takes: v.GenericSchema<unknown, Arg>
  /** The schema of the answer. Absent: only this machine answers the call, and only the type counts. */
  readonly gives?: TableSchemaFactory<Answer>
}

/** A call that another machine may be asked. */
export interface RemoteCallDefinition<Arg, Answer> extends CallDefinition<Arg, Answer> {
  readonly gives: TableSchemaFactory<Answer>
}

interface CallDefinitionBuilder<Arg> {
  gives<Answer>(): CallDefinition<Arg, Answer>
  gives<Answer>(answer: TableSchemaFactory<Answer>): RemoteCallDefinition<Arg, Answer>
}

export function defineCall<S extends v.GenericSchema>(schema: S): CallDefinitionBuilder<v.InferOutput<S>> {
  function gives<Answer>(answer?: TableSchemaFactory<Answer>): CallDefinition<v.InferOutput<S>, Answer> {
    return answer === undefined ? { takes: schema } : { takes: schema, gives: answer }
  }
  return { gives } as CallDefinitionBuilder<v.InferOutput<S>>
}

export const noArgument = v.undefined()
