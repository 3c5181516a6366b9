/** The user's settings, with a schema. */
import * as v from 'valibot'
import { LOCALES, PSEUDO_LOCALE } from './locales.ts'
import { hasAtMostGraphemes, MAX_PERSON_NAME_LENGTH } from './names.ts'
import { SeatSetup } from './seats.ts'

/** Volume, as a part of the system's volume. */
const Volume = v.picklist([0, 0.25, 0.5, 0.75, 1])

/** A game, or a kind of its decisions. */
const GameOrDecisionName = v.pipe(v.string(), v.maxLength(40))
/** Animation speed of pieces; 0 jumps to the end. */
const Motion = v.picklist([0, 0.5, 1, 2])
/** Milliseconds a bot waits before it acts. */
const BotDelay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000))

/**
 * Names of the actions that have a single-key shortcut, at a table and on other pages. The list does not contain the
 * digit keys, which select choices.
 */
export const SHORTCUT_NAMES = [
  ...(['undo', 'redo', 'endTurn', 'skip', 'log', 'since', 'advice', 'why', 'legend', 'replay'] as const),
  ...(['search', 'help'] as const),
] as const
/** Name of an action that has a single-key shortcut. */
export type ShortcutName = (typeof SHORTCUT_NAMES)[number]

/**
 * Schema of the key of a shortcut: a character that the key types, in lower case. A digit is not allowed, since digits
 * select choices, nor white space, since it presses buttons.
 */
export const shortcutKeySchema = v.pipe(v.string(), v.maxLength(8), v.regex(/^[^\s\p{C}\p{N}]{1,4}$/u))

/** Limit of the stored games. */
const MAX_LINE_UPS = 50

/** Schema of the seats and variants with which the user last set up a table of a game. */
export const LastTableSetupOfGame = v.strictObject({
  seats: v.pipe(v.array(SeatSetup), v.minLength(1), v.maxLength(8)),
  options: v.record(GameOrDecisionName, v.union([v.string(), v.boolean(), v.number()])),
})
/** The seats and variants with which the user last set up a table of a game. The form for the next table starts with them. */
export type LastTableSetupOfGame = v.InferOutput<typeof LastTableSetupOfGame>

/** Schema of the settings of a user. */
export const Settings = v.strictObject({
  theme: v.picklist(['system', 'dusk', 'dawn', 'contrast']),
  textScale: v.picklist([1, 1.15, 1.3, 1.5, 1.75, 2]),
  motion: Motion,
  pace: BotDelay,
  /** By game: settings that differ from the general ones. */
  games: v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.strictObject({ motion: v.exactOptional(Motion), pace: v.exactOptional(BotDelay) }),
  ),
  /** Minimum size of click targets. */
  targets: v.picklist(['normal', 'large']),
  /** Meaningful colours have a strong pattern or shape as well. */
  patterns: v.boolean(),
  /** The side of a table on which its panels are. */
  side: v.picklist(['right', 'left']),
  /** Scanning: one key steps through all choices, and chooses when it is held. */
  scanning: v.boolean(),
  /** Screen readers get one sentence for each turn of other players; the log has all of them. */
  shortLog: v.boolean(),
  /** Keys that type a character act without Ctrl, Alt or Cmd (WCAG 2.1.4): digits too. */
  singleKeys: v.boolean(),
  /** By shortcut, the key that replaces its own. Shortcuts of other versions are dropped. */
  keys: v.object(v.entriesFromList(SHORTCUT_NAMES, v.exactOptional(shortcutKeySchema))),
  /** A window in the background signals a waiting decision: by its title, and by flashing if possible. */
  calls: v.boolean(),
  /** The player's name at a new table; empty: the last one. */
  name: v.pipe(
    v.string(),
    v.check((name) => hasAtMostGraphemes(name, MAX_PERSON_NAME_LENGTH)),
  ),
  /** The player's colour there, as in `SeatSetup`. */
  colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  /** By game, the last line-up, which a new table proposes. Main stores it when a table is created. */
  lineUps: v.pipe(
    v.record(GameOrDecisionName, LastTableSetupOfGame),
    v.check((lineUps) => Object.keys(lineUps).length <= MAX_LINE_UPS),
  ),
  confirmTurns: v.boolean(),
  /** Asks before a choice that cannot be undone. */
  confirmFinal: v.boolean(),
  /** By game, the reasons for which final choices no longer ask: message ids. */
  unasked: v.record(GameOrDecisionName, v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(100))),
  /** Deaths, rebirths, harmonies and the end of a game stay on screen until they can be read. */
  stageMoments: v.boolean(),
  /** Explains a kind of decision once, if it is new to this profile. */
  hints: v.boolean(),
  /** By game, the kinds that were explained. */
  seenHints: v.record(GameOrDecisionName, v.pipe(v.array(GameOrDecisionName), v.maxLength(100))),
  /** Master volume; 0: silence. */
  volume: Volume,
  /** Cards, stones, dice. */
  volumePieces: Volume,
  /** Deaths, rebirths, harmonies, results. */
  volumeMoments: Volume,
  /** Signals of one's turn, and reminders. */
  volumeCalls: Volume,
  /** Background ambience of a game. */
  volumeAmbience: Volume,
  /** Checks for updates once a day, if possible. */
  updates: v.boolean(),
  /** The language. */
  locale: v.picklist(['system', ...LOCALES, PSEUDO_LOCALE]),
})
/** The settings of a user. */
export type Settings = v.InferOutput<typeof Settings>
/** The settings of a new user. */
export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  textScale: 1,
  motion: 1,
  pace: 600,
  games: {},
  targets: 'normal',
  patterns: false,
  side: 'right',
  scanning: false,
  shortLog: false,
  singleKeys: true,
  keys: {},
  calls: true,
  name: '',
  colour: 0,
  lineUps: {},
  confirmTurns: true,
  confirmFinal: true,
  unasked: {},
  stageMoments: true,
  hints: true,
  seenHints: {},
  volume: 0.75,
  volumePieces: 1,
  volumeMoments: 1,
  volumeCalls: 1,
  volumeAmbience: 0.5,
  updates: false,
  locale: 'system',
}

/**
 * Schema of a change of the settings: the new values of the settings that change. Settings that are absent stay
 * unchanged.
 */
export const SettingsChange = v.partial(Settings)
/** A change of the settings: the new values of the settings that change. Settings that are absent stay unchanged. */
export type SettingsChange = v.InferOutput<typeof SettingsChange>

/**
 * Returns the animation speed in a game (0: without animation). It is the speed that the settings give for this game,
 * or else the general speed.
 */
export function animationSpeedForGame(
  { games, motion }: Pick<Settings, 'games' | 'motion'>,
  game: string,
): Settings['motion'] {
  return games[game]?.motion ?? motion
}

/** Returns the delay before a bot acts in a game, in ms: the game's own delay if it has one, else the general one. */
export function botDelayForGame({ games, pace }: Pick<Settings, 'games' | 'pace'>, game: string): number {
  return games[game]?.pace ?? pace
}

/**
 * The replacement for damaged settings: an older `copy` of the file, the `defaults`, or the defaults for the damaged
 * `values` only.
 */
export type AppliedSettingsRemedy = 'copy' | 'defaults' | 'values'

/** Parses stored settings, perhaps of an older Samsara. A missing or invalid value gets its default. It never throws. */
export function parseSettingsWithDefaults(raw: unknown): Settings {
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(validateEntries(raw).sound) }
}

/** Returns the keys of the settings in `raw` that are present, but have an invalid value. */
export function invalidSettingKeysOf(raw: unknown): readonly string[] {
  return validateEntries(raw).damaged
}

function validateEntries(raw: unknown): { readonly sound: [string, unknown][]; readonly damaged: readonly string[] } {
  const given = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
  const sound: [string, unknown][] = []
  const damaged: string[] = []
  for (const [key, schema] of Object.entries(Settings.entries)) {
    const parsed = v.safeParse(schema, given[key])
    if (parsed.success) sound.push([key, parsed.output])
    else if (given[key] !== undefined) damaged.push(key)
  }
  return { sound, damaged }
}
