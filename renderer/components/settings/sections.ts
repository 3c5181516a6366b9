/** What the settings are about, in the order of their page, and which of them each subject holds. */
import { DEFAULT_SETTINGS, type Settings, type SettingsChange } from '../../../bridge/settings.ts'

export const SECTIONS = ['look', 'play', 'sound', 'access', 'keys', 'you', 'updates', 'saves'] as const
export type Section = (typeof SECTIONS)[number]

const HOLDS: Readonly<Record<Section, readonly (keyof Settings)[]>> = {
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

/** Everything as it was at first. @param section of that subject alone */
export function resetOf(section?: Section): SettingsChange {
  if (section === undefined) return DEFAULT_SETTINGS
  return Object.fromEntries(HOLDS[section].map((key) => [key, DEFAULT_SETTINGS[key]]))
}

/** Whether nothing of a subject was changed. */
export function isAsAtFirst(settings: Settings, section: Section): boolean {
  return HOLDS[section].every((key) => JSON.stringify(settings[key]) === JSON.stringify(DEFAULT_SETTINGS[key]))
}
