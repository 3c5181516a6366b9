/** What is loaded with the first touch of a page. */
export { scheduleSounds } from './sound-schedule.ts'
export { SoundPlayer } from './sound-player.ts'
