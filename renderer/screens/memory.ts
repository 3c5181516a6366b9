/** Small comforts that this window's browser keeps: what somebody last sat down with. */
import { storageOf } from '../bridge/storage.ts'

const NAME = 'samsara.name'
const ADVICE = 'samsara.advice'

export function lastName(): string | undefined {
  return read(NAME)
}

export function rememberName(name: string): void {
  write(NAME, name)
}

/** Whether the Sage might be asked at the last table that was laid here; at the first one it may. */
export function lastAdvice(): boolean {
  return read(ADVICE) !== 'no'
}

export function rememberAdvice(advice: boolean): void {
  write(ADVICE, advice ? 'yes' : 'no')
}

function read(key: string): string | undefined {
  return storageOf('local').getItem(key) ?? undefined
}

function write(key: string, value: string): void {
  storageOf('local').setItem(key, value)
}
