/**
 * How a call is written down: the schema of what comes in, and the type of what is answered. A call that another machine may be
 * asked, as all of `table` may, names the schema of its answer too (form.ts).
 */
import * as v from 'valibot'
import type { Checked } from './form.ts'

export interface Call<Arg, Answer> {
  readonly takes: v.GenericSchema<unknown, Arg>
  /** The schema of the answer. Absent: only this machine answers the call, and only the type counts. */
  readonly gives?: Checked<Answer>
}

/** A call that another machine may be asked. */
export interface RemoteCall<Arg, Answer> extends Call<Arg, Answer> {
  readonly gives: Checked<Answer>
}

interface Taking<Arg> {
  gives<Answer>(): Call<Arg, Answer>
  gives<Answer>(answer: Checked<Answer>): RemoteCall<Arg, Answer>
}

export function takes<S extends v.GenericSchema>(schema: S): Taking<v.InferOutput<S>> {
  function gives<Answer>(answer?: Checked<Answer>): Call<v.InferOutput<S>, Answer> {
    return answer === undefined ? { takes: schema } : { takes: schema, gives: answer }
  }
  return { gives } as Taking<v.InferOutput<S>>
}

export const nothing = v.undefined()
