/** Small comforts that this window's browser keeps: what somebody last sat down with. */
import { pageStorageFor } from '../bridge/page-storage.ts'

const NAME_KEY = 'samsara.name'
const ADVICE_KEY = 'samsara.advice'

export function rememberedName(): string | undefined {
  return read(NAME_KEY)
}

export function rememberName(name: string): void {
  write(NAME_KEY, name)
}

/** Whether the Sage might be asked at the last table that was laid here; at the first one it may. */
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
