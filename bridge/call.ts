/** How a call is written down: the schema of what comes in, and the type of what is answered. */
import * as v from 'valibot'

export interface Call<Arg, Answer> {
  readonly takes: v.GenericSchema<unknown, Arg>
  /** Never there: only its type counts. */
  readonly gives?: Answer
}

export const takes = <S extends v.GenericSchema>(schema: S) => ({
  gives: <Answer>(): Call<v.InferOutput<S>, Answer> => ({ takes: schema }),
})

export const nothing = v.undefined()
