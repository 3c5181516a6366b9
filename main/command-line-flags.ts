/** Command line flags. */
import path, { type PlatformPath } from 'node:path'
import { parseArgs } from 'node:util'
import { LOCALES, PSEUDO_LOCALE, type LocaleOrPseudo } from '../bridge/locales.ts'

/**
 * Flags for development and tests. Both entry points accept them: the desktop app, and the headless start, which runs
 * without Electron.
 */
export interface DevelopmentFlags {
  /** The profile folder; absolute. */
  readonly profile?: string
  /** The seed of new tables for which the player has typed none. */
  readonly seed?: string
  /** Milliseconds a bot waits before it acts. */
  readonly pace?: number
  /** Number of games that a review plays out at each position of a log. */
  readonly review?: number
  /** The language, as if it were chosen in the settings. */
  readonly locale?: LocaleOrPseudo
}

/** The flags of a start without Electron (headless), in which the user's browser shows the page. */
export interface HeadlessFlags extends DevelopmentFlags {
  /** The port of the page's server; 0: any free port. */
  readonly port: number
  /** Whether to open the user's browser. */
  readonly shouldOpenBrowser: boolean
  /** The origin of a development server that serves the pages instead. */
  readonly page?: string
  /** Present: tables are hosted on the network. */
  readonly lan?: HeadlessHostingFlags
}

/** Flags for hosting tables on the local network from a headless start, which runs without Electron. */
export interface HeadlessHostingFlags {
  /**
   * Id of a save that is opened and hosted at once, without a player on this machine. Absent: tables are hosted when they are
   * opened.
   */
  readonly table?: string
  /** Names of the networks to host on. Absent: all. */
  readonly networks?: readonly string[]
}

/** The parsed flags, or one sentence in English about the first invalid one. */
export type ParseFlagsResult<T> =
  { readonly ok: true; readonly flags: T } | { readonly ok: false; readonly why: string }

const text = { type: 'string' } as const

/**
 * Parses the flags of a headless start. Every flag must be known and well formed.
 * @param argv the arguments without program and script
 * @param rules path rules of the operating system
 * @returns the flags, or one sentence in English about the first invalid one
 */
export function parseHeadlessFlags(
  argv: readonly string[],
  rules: PlatformPath = path,
): ParseFlagsResult<HeadlessFlags> {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        port: text,
        page: text,
        profile: text,
        pace: text,
        seed: text,
        review: text,
        locale: text,
        'no-open': { type: 'boolean' },
        lan: { type: 'boolean' },
        table: text,
        networks: text,
      },
      strict: true,
    })
    const port = values.port === undefined ? 0 : parseWholeNumber('port', values.port, 65_535)
    const page = values.page === undefined ? {} : { page: parseOrigin('page', values.page) }
    const lan = parseLanFlags(values)
    const open = values['no-open'] !== true
    return {
      ok: true,
      flags: { ...toDevelopmentFlags(values, rules), ...page, ...(lan && { lan }), port, shouldOpenBrowser: open },
    }
  } catch (error) {
    return { ok: false, why: error instanceof Error ? firstSentence(error.message) : 'unknown flags' }
  }
}

function parseLanFlags({
  lan,
  table,
  networks,
}: Readonly<Record<string, string | boolean | undefined>>): HeadlessHostingFlags | undefined {
  if (lan !== true) {
    if (table !== undefined || networks !== undefined) throw new Error('--table and --networks want --lan')
    return undefined
  }
  if (table !== undefined && !/^[a-z0-9-]{1,64}$/.test(String(table)))
    throw new Error(`--table wants the name of a save, not '${String(table)}'`)
  const names = networks === undefined ? undefined : requireValue('networks', networks).split(',')
  return { ...(table !== undefined && { table: String(table) }), ...(names && { networks: names }) }
}

/**
 * Parses the development flags from the command line of a start under Electron. The flags of Electron and Chromium are
 * mixed with them, so unknown flags are ignored.
 * @returns the flags, or one sentence in English about the first invalid one
 */
export function parseDesktopFlags(
  argv: readonly string[],
  rules: PlatformPath = path,
): ParseFlagsResult<DevelopmentFlags> {
  try {
    return { ok: true, flags: toDevelopmentFlags(parseMixedArguments(argv).values, rules) }
  } catch (error) {
    return { ok: false, why: error instanceof Error ? firstSentence(error.message) : 'unknown flags' }
  }
}

/** The arguments of a command line that are neither flags nor values of our flags, for example file names. */
export function positionalArgumentsOf(argv: readonly string[]): readonly string[] {
  return parseMixedArguments(argv).positionals
}

function parseMixedArguments(argv: readonly string[]) {
  const options = { profile: text, pace: text, seed: text, review: text, locale: text }
  return parseArgs({ args: [...argv], options, strict: false, allowPositionals: true })
}

type RawDevelopmentFlags = Readonly<
  Partial<Record<'profile' | 'pace' | 'seed' | 'review' | 'locale', string | boolean>>
>

function toDevelopmentFlags(
  { profile, pace, seed, review, locale }: RawDevelopmentFlags,
  rules: PlatformPath,
): DevelopmentFlags {
  return {
    ...(profile === undefined ? {} : { profile: rules.resolve(requireValue('profile', profile)) }),
    ...(seed === undefined ? {} : { seed: requireValue('seed', seed) }),
    ...(pace === undefined ? {} : { pace: parseWholeNumber('pace', requireValue('pace', pace), 60_000) }),
    ...(review === undefined ? {} : { review: parseWholeNumber('review', requireValue('review', review), 1000) }),
    ...(locale === undefined ? {} : { locale: parseLocale(requireValue('locale', locale)) }),
  }
}

const SELECTABLE_LOCALES: readonly LocaleOrPseudo[] = [...LOCALES, PSEUDO_LOCALE]

function parseLocale(value: string): LocaleOrPseudo {
  const found = SELECTABLE_LOCALES.find((locale) => locale === value)
  if (found === undefined) throw new Error(`--locale wants one of ${SELECTABLE_LOCALES.join(', ')}, not '${value}'`)
  return found
}

function requireValue(flag: string, value: string | boolean): string {
  if (typeof value !== 'string' || value === '') throw new Error(`--${flag} wants a value`)
  return value
}

function parseWholeNumber(flag: string, value: string, most: number): number {
  const number = Number(value)
  if (!/^\d+$/.test(value) || number > most)
    throw new Error(`--${flag} wants a whole number from 0 to ${most}, not '${value}'`)
  return number
}

function parseOrigin(flag: string, value: string): string {
  if (URL.canParse(value) && new URL(value).origin === value) return value
  throw new Error(`--${flag} wants an origin such as http://127.0.0.1:5173, not '${value}'`)
}

function firstSentence(message: string): string {
  return message.split(/\. |\n/)[0] ?? message
}
