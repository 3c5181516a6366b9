/** What the file of a table is called when it goes out: a name that every system takes. */
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import { plausibleTime } from '../../bridge/timestamps.ts'
import { cleanAndTruncate, graphemesOf } from '../../bridge/names.ts'
import { SAVE_EXTENSION } from './command-line-files.ts'

const MAX_NAME_GRAPHEMES = 80
/** Of 255 that most file systems allow, without the day, the ending and the number of a copy. */
const MAX_BYTES = 220
/** Names of devices: Windows takes them with any ending, so that what counts is all before the first dot. */
const WINDOWS_DEVICE_NAMES = /^(con|conin\$|conout\$|prn|aux|nul|(?:com|lpt)[\d¹²³])(?= *(?:\.|$))/i
/** What no file of Windows may be called. */
const FORBIDDEN_CHARACTERS = /[<>:"/\\|?*\p{Cc}]/gu

/**
 * Its own name, else its game's, and the day on which it was saved here.
 * @param now milliseconds since 1970: a later day is left out
 */
export function saveFileNameFor(
  { name, title, savedAt }: Pick<SaveListEntry, 'name' | 'title' | 'savedAt'>,
  now: number,
): string {
  const words = sanitizeFileName(name ?? '') || sanitizeFileName(title) || 'Samsara'
  const time = plausibleTime(savedAt, now)
  return `${words.replace(WINDOWS_DEVICE_NAMES, '$1_')}${time === undefined ? '' : ` ${isoDateOf(time)}`}${SAVE_EXTENSION}`
}

/** The same with a number, for a folder that has one already. */
export function numberedFileName(fileName: string, copy: number): string {
  return copy === 1 ? fileName : `${fileName.slice(0, -SAVE_EXTENSION.length)} (${String(copy)})${SAVE_EXTENSION}`
}

function sanitizeFileName(words: string): string {
  let fitting = ''
  for (const letter of graphemesOf(cleanAndTruncate(words.replace(FORBIDDEN_CHARACTERS, ' '), MAX_NAME_GRAPHEMES))) {
    if (Buffer.byteLength(fitting + letter) > MAX_BYTES) break
    fitting += letter
  }
  return fitting.replace(/^[ .-]+|[ .]+$/g, '')
}

function isoDateOf(at: number): string {
  const day = new Date(at)
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${String(day.getFullYear())}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
