/** Small comforts that this window's browser keeps: the name that somebody last sat down with. */
const NAME = 'samsara.name'

export function lastName(): string | undefined {
  try {
    return localStorage.getItem(NAME) ?? undefined
  } catch {
    // Storage may be forbidden; then nobody is remembered.
    return undefined
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(NAME, name)
  } catch {
    // See above.
  }
}
