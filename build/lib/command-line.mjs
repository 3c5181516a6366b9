/** Command lines of the scripts: flags, help, and one-line error messages. */
import { parseArgs } from 'node:util'

/**
 * @typedef {object} Flag
 * @property {string} about what it does, for the help
 * @property {string} [value] the name of its value in the help; absent: the flag is a switch
 * @property {(value: string) => string | undefined} [check] returns the problem with a value, or undefined
 */

/** An error's message in one line. @param {unknown} error */
export function firstSentence(error) {
  return String(error instanceof Error ? error.message : error).split(/\.\s/)[0] ?? ''
}

/** Ends the script with a one-line message. @param {string} why @param {number} [code] @returns {never} */
export function exitWithError(why, code = 1) {
  process.stderr.write(`${why}\n`)
  process.exit(code)
}

/**
 * Parses the command line. `--help` prints the help and exits; an invalid command line exits with one line and code 2.
 * @param {{name: string, about: string, flags: Record<string, Flag>}} call
 * @returns {Record<string, string | boolean | undefined>}
 */
export function parseFlags({ name, about, flags }) {
  const options = Object.fromEntries(
    Object.entries(flags).map(([flag, { value }]) => [flag, { type: value === undefined ? 'boolean' : 'string' }]),
  )
  let values
  try {
    // @ts-ignore -- the types of parseArgs want literals
    values = parseArgs({ options: { ...options, help: { type: 'boolean' } } }).values
  } catch (error) {
    exitWithError(`${name}: ${firstSentence(error)} (--help lists the flags)`, 2)
  }
  if (values.help) {
    process.stdout.write(help(name, about, flags))
    process.exit(0)
  }
  for (const [flag, { check }] of Object.entries(flags)) {
    const wrong = values[flag] === undefined ? undefined : check?.(values[flag])
    if (wrong !== undefined) exitWithError(`${name}: --${flag} ${wrong} (--help lists the flags)`, 2)
  }
  return values
}

/** @param {string} name @param {string} about @param {Record<string, Flag>} flags */
function help(name, about, flags) {
  const rows = Object.entries({ ...flags, help: { about: 'shows this help' } }).map(([flag, { value, about }]) => [
    `--${flag}${value === undefined ? '' : ` ${value}`}`,
    about,
  ])
  const width = Math.max(...rows.map(([flag]) => flag.length)) + 2
  const lines = rows.map(([flag, text]) => `  ${flag.padEnd(width)}${text}`)
  return `${name}${name.startsWith('npm ') && rows.length > 1 ? ' -- [flags]' : ''}\n\n${about}\n\n${lines.join('\n')}\n`
}

/** @param {string} text */
export const checkWholeNumber = (text) => (/^\d{1,7}$/.test(text) ? undefined : `takes a whole number, not '${text}'`)

/** @param {string} text */
export const checkPositiveNumber = (text) =>
  /^[1-9]\d{0,6}$/.test(text) ? undefined : `takes a whole number from 1, not '${text}'`

/** @param {string} text */
export const checkPortNumber = (text) =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? undefined : `takes a port from 0 to 65535, not '${text}'`

/** The flags of a development run, as the app accepts them. @type {Record<string, Flag>} */
export const DEVELOPMENT_FLAGS = {
  profile: { value: 'DIR', about: 'folder of the saves and settings' },
  seed: { value: 'S', about: 'seed of new tables (any text)' },
  pace: { value: 'N', about: 'milliseconds that a bot waits before it acts', check: checkWholeNumber },
  review: {
    value: 'N',
    about: 'number of games that a review plays from each point of a game',
    check: checkWholeNumber,
  },
}

/**
 * The given flags as arguments for the app. @param {Record<string, string | boolean | undefined>} values
 * @param {string[]} names @returns {string[]}
 */
export function flagsToArguments(values, names) {
  return names.flatMap((name) => {
    const value = values[name]
    return value === undefined || value === false ? [] : value === true ? [`--${name}`] : [`--${name}`, value]
  })
}
