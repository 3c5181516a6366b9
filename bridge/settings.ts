/** What people set for themselves, with a schema. */
import * as v from 'valibot'
import { LOCALES, PSEUDO } from './locales.ts'

/** How loud something is: a part of what the machine gives. */
const Volume = v.picklist([0, 0.25, 0.5, 0.75, 1])

/** A game, or a kind of its decisions. */
const Name = v.pipe(v.string(), v.maxLength(40))

export const Settings = v.strictObject({
  theme: v.picklist(['system', 'dusk', 'dawn', 'contrast']),
  textScale: v.picklist([1, 1.15, 1.3, 1.5]),
  /** How fast pieces travel; 0 jumps to the end. */
  motion: v.picklist([0, 0.5, 1, 2]),
  /** Milliseconds a bot waits before it acts. */
  pace: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000)),
  confirmTurns: v.boolean(),
  /** A choice that cannot be taken back asks first. */
  confirmFinal: v.boolean(),
  /** Deaths, rebirths, harmonies and the end of a game wait to be read. */
  stageMoments: v.boolean(),
  /** A kind of decision that is new to this profile explains itself once. */
  hints: v.boolean(),
  /** By game, the kinds that have. */
  seenHints: v.record(Name, v.pipe(v.array(Name), v.maxLength(100))),
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
  /** The language. */
  locale: v.picklist(['system', ...LOCALES, PSEUDO]),
})
export type Settings = v.InferOutput<typeof Settings>
export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  textScale: 1,
  motion: 1,
  pace: 600,
  confirmTurns: true,
  confirmFinal: true,
  stageMoments: true,
  hints: true,
  seenHints: {},
  volume: 0.75,
  volumePieces: 1,
  volumeMoments: 1,
  volumeCalls: 1,
  volumeAmbience: 0.5,
  locale: 'system',
}

export const SettingsChange = v.partial(Settings)
export type SettingsChange = v.InferOutput<typeof SettingsChange>

/** Reads what was kept, perhaps by an older Samsara: a value that is not of its form counts as not there, the others hold. */
export function readSettings(raw: unknown): Settings {
  const given = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
  const kept = Object.entries(Settings.entries).flatMap(([key, schema]) => {
    const parsed = v.safeParse(schema, given[key])
    return parsed.success ? [[key, parsed.output] as const] : []
  })
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(kept) }
}
