/**
 * Building blocks of every game's invariant check. The shape of a state, which may come from a file, is checked first,
 * then everything that depends on the shape.
 */
import { findNonJsonPath } from './json.ts'

/**
 * The function that an invariant check calls with the result of each check: it records `promise`, the description of the
 * invariant, as broken if `kept` is false.
 */
export type RecordInvariantResult = (kept: boolean, promise: string) => void

/**
 * Checks the invariants of a game state in two steps: first that it is plain JSON of the right shape, then the invariants
 * that only make sense for a state of that shape.
 * @param checkForm checks that every part of the state has the right type
 * @param checkSense checks the other invariants; not called if the first step found anything wrong
 * @returns the descriptions of the invariants that the state breaks
 */
export function findBrokenStateInvariants<S>(
  state: S,
  checkForm: (state: S, check: RecordInvariantResult) => void,
  checkSense: (check: RecordInvariantResult) => void,
): readonly string[] {
  const broken: string[] = []
  const check: RecordInvariantResult = (kept, promise) => {
    if (!kept) broken.push(promise)
  }
  const odd = findNonJsonPath(state)
  check(odd === undefined, `plain data at ${odd ?? ''}`)
  checkForm(state, check)
  if (broken.length === 0) checkSense(check)
  return broken
}

/** Whether the value is an integer of at least 0. */
export function isNonNegativeInteger(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

/** @returns a predicate that tells whether a value is one of the keys of `table` */
export function keyPredicateOf(table: object): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && Object.hasOwn(table, value)
}

/** @returns a predicate that tells whether a value is a list whose items all pass `isOne` */
export function listPredicateOf(isOne: (value: unknown) => boolean): (value: unknown) => value is unknown[] {
  return (value): value is unknown[] => Array.isArray(value) && value.every(isOne)
}
