/** Sections of the settings, in page order, and the settings in each. */
import { DEFAULT_SETTINGS, type Settings, type SettingsChange } from '../../../bridge/settings.ts'

/** The ids of the sections of the settings, in page order. */
export const SETTINGS_SECTIONS = ['look', 'play', 'sound', 'access', 'keys', 'you', 'updates', 'saves'] as const
/** The id of a section of the settings. */
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]

const SETTINGS_BY_SECTION: Readonly<Record<SettingsSection, readonly (keyof Settings)[]>> = {
  look: ['locale', 'theme', 'textScale'],
  play: [
    'motion',
    'pace',
    'games',
    'confirmTurns',
    'confirmFinal',
    'unasked',
    'stageMoments',
    'hints',
    'seenHints',
    'calls',
  ],
  sound: ['volume', 'volumePieces', 'volumeMoments', 'volumeCalls', 'volumeAmbience'],
  access: ['targets', 'patterns', 'side', 'scanning', 'shortLog'],
  keys: ['singleKeys', 'keys'],
  you: ['name', 'colour', 'lineUps'],
  updates: ['updates'],
  saves: [],
}

/** The default values of the settings of a section, or of all settings without a section. */
export function defaultSettingsOf(section?: SettingsSection): SettingsChange {
  if (section === undefined) return DEFAULT_SETTINGS
  return Object.fromEntries(SETTINGS_BY_SECTION[section].map((key) => [key, DEFAULT_SETTINGS[key]]))
}

/** Whether all settings of a section have their default values. */
export function isSectionAtDefaults(settings: Settings, section: SettingsSection): boolean {
  return SETTINGS_BY_SECTION[section].every(
    (key) => JSON.stringify(settings[key]) === JSON.stringify(DEFAULT_SETTINGS[key]),
  )
}
