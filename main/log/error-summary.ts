/**
 * Summarises an error for the log: its kind, the system's error code and its stack locations. Never its message, which may quote
 * a hidden card, a seed or a token, and never a whole path, which names a user's home folder.
 */

/** Limit of the stack locations. */
const MAX_STACK_LOCATIONS = 8

const NAME = /^[A-Z]\w{0,40}$/
const CODE = /^[A-Z][A-Z0-9_]{0,40}$/
/** `at play (/path/to/index.js:12:34)`, and the same without a function's name. */
const FRAME =
  /^\s+at (?:(?<fn>[\w$.<>#[\] ]{1,120}) \()?[^()]*?(?<file>[^/\\():]{1,80}):(?<line>\d+):(?<column>\d+)\)?$/

/** The text for the log about a thrown value: its kind and, in further lines, its stack locations. Never its message. */
export function errorSummaryWithoutMessage(error: unknown): string {
  if (!(error instanceof Error)) return error === null ? 'null' : typeof error
  return [errorKindOf(error), ...stackLocationsOf(error)].join('\n')
}

/**
 * The name of an error and the system's code, as `TypeError` or `Error ENOSPC`; for a value that is no error its JavaScript type.
 */
export function errorKindOf(error: unknown): string {
  if (!(error instanceof Error)) return error === null ? 'null' : typeof error
  const { name, code } = error as NodeJS.ErrnoException
  const told = NAME.test(name) ? name : 'Error'
  return typeof code === 'string' && CODE.test(code) ? `${told} ${code}` : told
}

function stackLocationsOf({ name, message, stack = '' }: Error): readonly string[] {
  // The message precedes the stack locations, and may look like some.
  const words = stack.indexOf(message)
  const after =
    message === '' || words === -1
      ? stack.slice(stack.startsWith(name) ? name.length : 0)
      : stack.slice(words + message.length)
  return after
    .split('\n')
    .flatMap((line) => {
      const found = FRAME.exec(line)?.groups
      if (found === undefined) return []
      const { fn, file = '', line: row = '', column = '' } = found
      return [`at ${fn === undefined ? '' : `${fn} `}(${file}:${row}:${column})`]
    })
    .slice(0, MAX_STACK_LOCATIONS)
}
