/** Small comforts that this window's browser keeps: what somebody last sat down with. */
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
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    // Storage may be forbidden; then nothing is remembered.
    return undefined
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // See above.
  }
}
