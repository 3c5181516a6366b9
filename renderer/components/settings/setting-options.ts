/** The options of settings with few values, with their labels. */
import type { Settings } from '../../../bridge/settings.ts'
import { translate } from '../../messages/index.ts'

interface SettingOption<T> {
  readonly value: T
  readonly label: string
}

const THEME_VALUES = ['system', 'dusk', 'dawn', 'contrast'] as const

/** Returns the options of the theme setting, with labels in the present language. */
export const buildThemeOptions = (): readonly SettingOption<Settings['theme']>[] =>
  THEME_VALUES.map((value) => ({ value, label: translate(`settings.theme.${value}`) }))

/**
 * Returns the options of the text size setting, with labels in the present language. The values are factors of the
 * usual size.
 */
export const buildTextScaleOptions = (): readonly SettingOption<Settings['textScale']>[] => [
  { value: 1, label: translate('settings.textScale.1') },
  { value: 1.15, label: translate('settings.textScale.1_15') },
  { value: 1.3, label: translate('settings.textScale.1_3') },
  { value: 1.5, label: translate('settings.textScale.1_5') },
  { value: 1.75, label: translate('settings.textScale.1_75') },
  { value: 2, label: translate('settings.textScale.2') },
]

/** The speeds of motion on the board with their labels, in the present language. 1: as designed; 0: no motion. */
export const buildMotionSpeedOptions = (): readonly SettingOption<Settings['motion']>[] => [
  { value: 0, label: translate('settings.motion.0') },
  { value: 0.5, label: translate('settings.motion.0_5') },
  { value: 1, label: translate('settings.motion.1') },
  { value: 2, label: translate('settings.motion.2') },
]

const PACE_VALUES = [
  { value: 0, words: 'settings.pace.0' },
  { value: 300, words: 'settings.pace.300' },
  { value: 600, words: 'settings.pace.600' },
  { value: 1500, words: 'settings.pace.1500' },
] as const

/**
 * Returns the options of the setting for the waiting time of bots, with labels in the present language. The values are
 * in milliseconds.
 */
export const buildBotDelayOptions = (): readonly SettingOption<number>[] =>
  PACE_VALUES.map(({ value, words }) => ({ value, label: translate(words) }))

/**
 * Returns the bot delay offered by `buildBotDelayOptions` that is nearest to a given one, in milliseconds. A bot delay
 * is the time that a bot waits before it acts.
 * @param set the bot delay in the settings, in milliseconds, which may not be among the options
 */
export function nearestOfferedBotDelay(set: number): number {
  return PACE_VALUES.reduce<number>(
    (best, { value }) => (Math.abs(value - set) < Math.abs(best - set) ? value : best),
    PACE_VALUES[0].value,
  )
}
