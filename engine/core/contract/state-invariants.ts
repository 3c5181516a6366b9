/** What every game's audit is made of: first the form of a state, which may come from a file, then all that counts on it. */
import { findNonJsonPath } from './json.ts'

/** Notes a broken promise unless it is kept. */
export type StateInvariantCheck = (kept: boolean, promise: string) => void

/**
 * The promises that a state breaks.
 * @param checkStateShape whether every part is of the kind that its type says, in a plain state
 * @param checkSense the rest; not asked of a state of another form
 */
export function findBrokenStateInvariants<S>(
  state: S,
  checkForm: (state: S, check: StateInvariantCheck) => void,
  checkSense: (check: StateInvariantCheck) => void,
): readonly string[] {
  const broken: string[] = []
  const check: StateInvariantCheck = (kept, promise) => {
    if (!kept) broken.push(promise)
  }
  const odd = findNonJsonPath(state)
  check(odd === undefined, `plain data at ${odd ?? ''}`)
  checkForm(state, check)
  if (broken.length === 0) checkSense(check)
  return broken
}

/** A whole number that is not below nothing. */
export function isNonNegativeInteger(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

/** Whether a value is a name in a table. */
export function isKeyOf(table: object): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && Object.hasOwn(table, value)
}

/** Whether a value is a list, and each of its items is such a one. */
export function isListOf(isOne: (value: unknown) => boolean): (value: unknown) => value is unknown[] {
  return (value): value is unknown[] => Array.isArray(value) && value.every(isOne)
}
