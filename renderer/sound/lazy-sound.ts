/** Modules that are loaded with the first gesture on a page. */
export { scheduleSounds } from './sound-schedule.ts'
export { SoundPlayer } from './sound-player.ts'
