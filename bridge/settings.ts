/** What people set for themselves, with a schema. */
import * as v from 'valibot'
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
  locale: v.picklist(['en']),
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
  locale: 'en',
}

export const SettingsChange = v.partial(Settings)
export type SettingsChange = v.InferOutput<typeof SettingsChange>
