/** What people set for themselves, with a schema. */
import * as v from 'valibot'
import { LOCALES, PSEUDO_LOCALE } from './locales.ts'
import { hasAtMostGraphemes, MAX_NAME_LENGTH } from './names.ts'
import { SeatSetup } from './seats.ts'

/** How loud something is: a part of what the machine gives. */
const Volume = v.picklist([0, 0.25, 0.5, 0.75, 1])

/** A game, or a kind of its decisions. */
const GameOrDecisionName = v.pipe(v.string(), v.maxLength(40))
/** How fast pieces travel; 0 jumps to the end. */
const Motion = v.picklist([0, 0.5, 1, 2])
/** Milliseconds a bot waits before it acts. */
const BotDelay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000))

/** What single keys do at a table and on other pages, apart from the digits of the choices. */
export const SHORTCUTS = [
  ...(['undo', 'redo', 'endTurn', 'skip', 'log', 'since', 'advice', 'why', 'legend', 'replay'] as const),
  ...(['search', 'help'] as const),
] as const
export type Shortcut = (typeof SHORTCUTS)[number]

/** A character that a key writes, in lower case. Digits are the choices' and white space presses buttons. */
export const ShortcutKey = v.pipe(v.string(), v.maxLength(8), v.regex(/^[^\s\p{C}\p{N}]{1,4}$/u))

/** More games than these are kept by no Samsara. */
const MAX_LINE_UPS = 50

/** Who sat at the last new table of a game, and by which variants it was played. */
export const LastLineUp = v.strictObject({
  seats: v.pipe(v.array(SeatSetup), v.minLength(1), v.maxLength(8)),
  options: v.record(GameOrDecisionName, v.union([v.string(), v.boolean(), v.number()])),
})
export type LastLineUp = v.InferOutput<typeof LastLineUp>

export const Settings = v.strictObject({
  theme: v.picklist(['system', 'dusk', 'dawn', 'contrast']),
  textScale: v.picklist([1, 1.15, 1.3, 1.5, 1.75, 2]),
  motion: Motion,
  pace: BotDelay,
  /** By game what is otherwise there than everywhere else. */
  games: v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.strictObject({ motion: v.exactOptional(Motion), pace: v.exactOptional(BotDelay) }),
  ),
  /** How large what is clicked is at least. */
  targets: v.picklist(['normal', 'large']),
  /** Colours that mean something carry a pattern or a shape as well, strongly. */
  patterns: v.boolean(),
  /** On which side of a table its panels lie. */
  side: v.picklist(['right', 'left']),
  /** One key walks through all that can be chosen, and chooses when it is held. */
  scanning: v.boolean(),
  /** Of each turn of others a screen reader is told one sentence; the log keeps all of them. */
  shortLog: v.boolean(),
  /** Keys that write a character do something without Ctrl, Alt or Cmd (WCAG 2.1.4): digits too. */
  singleKeys: v.boolean(),
  /** By shortcut, the key that replaces its own. Shortcuts of other versions are dropped. */
  keys: v.object(v.entriesFromList(SHORTCUTS, v.exactOptional(ShortcutKey))),
  /** A window that is not in front says that something waits there: by its title, and where it can by flashing. */
  calls: v.boolean(),
  /** What somebody is called at a new table; empty: what they were called last. */
  name: v.pipe(
    v.string(),
    v.check((name) => hasAtMostGraphemes(name, MAX_NAME_LENGTH)),
  ),
  /** Their colour there, as in `SeatSetup`. */
  colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  /** By game, the last line-up: a new table proposes it. Main keeps it when a table begins. */
  lineUps: v.pipe(
    v.record(GameOrDecisionName, LastLineUp),
    v.check((lineUps) => Object.keys(lineUps).length <= MAX_LINE_UPS),
  ),
  confirmTurns: v.boolean(),
  /** A choice that cannot be taken back asks first. */
  confirmFinal: v.boolean(),
  /** By game, the reasons for which final choices no longer ask: ids of messages. */
  unasked: v.record(GameOrDecisionName, v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(100))),
  /** Deaths, rebirths, harmonies and the end of a game wait to be read. */
  stageMoments: v.boolean(),
  /** A kind of decision that is new to this profile explains itself once. */
  hints: v.boolean(),
  /** By game, the kinds that have. */
  seenHints: v.record(GameOrDecisionName, v.pipe(v.array(GameOrDecisionName), v.maxLength(100))),
  /** Of all that is heard; 0: silence. */
  volume: Volume,
  /** Cards, stones, dice. */
  volumePieces: Volume,
  /** Deaths, rebirths, harmonies, results. */
  volumeMoments: Volume,
  /** One's turn, and reminders. */
  volumeCalls: Volume,
  /** What lies under a game. */
  volumeAmbience: Volume,
  /** Newer versions of Samsara are looked for once a day; where that can be. */
  updates: v.boolean(),
  /** The language. */
  locale: v.picklist(['system', ...LOCALES, PSEUDO_LOCALE]),
})
export type Settings = v.InferOutput<typeof Settings>
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

export const SettingsChange = v.partial(Settings)
export type SettingsChange = v.InferOutput<typeof SettingsChange>

/** How fast pieces travel in a game. */
export function motionForGame({ games, motion }: Pick<Settings, 'games' | 'motion'>, game: string): Settings['motion'] {
  return games[game]?.motion ?? motion
}

/** How long bots wait in a game, in milliseconds. */
export function botDelayForGame({ games, pace }: Pick<Settings, 'games' | 'pace'>, game: string): number {
  return games[game]?.pace ?? pace
}

/** What became of a file of settings that was damaged. */
export type SettingsDamage = 'copy' | 'defaults' | 'values'

/** Reads what was kept, perhaps by an older Samsara: a value that is not of its form counts as not there, the others hold. */
export function parseSettings(raw: unknown): Settings {
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(validateEntries(raw).sound) }
}

/** The settings among `raw` that are there, and not of their form. */
export function invalidSettingKeys(raw: unknown): readonly string[] {
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
