/** Choices of the last table, stored in this browser. */
import { pageStorageFor } from '../bridge/page-storage.ts'

const NAME_KEY = 'samsara.name'
const ADVICE_KEY = 'samsara.advice'

export function rememberedName(): string | undefined {
  return read(NAME_KEY)
}

export function rememberName(name: string): void {
  write(NAME_KEY, name)
}

/** Whether the Sage was allowed at the last table created here; by default it is. */
export function isAdviceRemembered(): boolean {
  return read(ADVICE_KEY) !== 'no'
}

export function rememberAdviceAllowed(advice: boolean): void {
  write(ADVICE_KEY, advice ? 'yes' : 'no')
}

function read(key: string): string | undefined {
  return pageStorageFor('local').getItem(key) ?? undefined
}

function write(key: string, value: string): void {
  pageStorageFor('local').setItem(key, value)
}
