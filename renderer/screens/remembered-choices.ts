/** Choices of the last table, stored in this browser. */
import { pageStorageOfKind } from '../bridge/page-storage.ts'

const NAME_KEY = 'samsara.name'
const ADVICE_KEY = 'samsara.advice'

/** The name under which the user last created or joined a table in this browser, or undefined. */
export function loadRememberedName(): string | undefined {
  return read(NAME_KEY)
}

/** Stores the name under which the user creates or joins a table. */
export function rememberName(name: string): void {
  write(NAME_KEY, name)
}

/** Whether the Sage (the adviser) was allowed at the last table created in this browser; true before the first one. */
export function wasAdviceAllowed(): boolean {
  return read(ADVICE_KEY) !== 'no'
}

/**
 * Stores in this browser whether the Sage (the adviser) is allowed at a table that the user creates.
 * @param advice whether it is allowed
 */
export function rememberAdviceAllowed(advice: boolean): void {
  write(ADVICE_KEY, advice ? 'yes' : 'no')
}

function read(key: string): string | undefined {
  return pageStorageOfKind('local').getItem(key) ?? undefined
}

function write(key: string, value: string): void {
  pageStorageOfKind('local').setItem(key, value)
}
