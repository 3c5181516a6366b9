/** File names of exported tables, valid on every operating system. */
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import { timeUnlessFuture } from '../../bridge/timestamps.ts'
import { cleanAndTruncateText, graphemesOf } from '../../bridge/names.ts'
import { SAVE_EXTENSION } from './command-line-files.ts'

const MAX_NAME_GRAPHEMES = 80
/** Most file systems allow 255; the rest is for the day, the extension and the number of a copy. */
const MAX_BYTES = 220
/** Device names. Windows reserves them with any extension, so only the part before the first dot counts. */
const WINDOWS_DEVICE_NAMES = /^(con|conin\$|conout\$|prn|aux|nul|(?:com|lpt)[\d¹²³])(?= *(?:\.|$))/i
/** Characters that Windows forbids in file names. */
const FORBIDDEN_CHARACTERS = /[<>:"/\\|?*\p{Cc}]/gu

/**
 * The suggested file name for the export of a save, from its list entry: the name of the table, or else of its game, with the day
 * of the save and the extension.
 * @param now milliseconds since 1970: a day in the future is left out
 */
export function exportFileNameOfEntry(
  { name, title, savedAt }: Pick<SaveListEntry, 'name' | 'title' | 'savedAt'>,
  now: number,
): string {
  const words = sanitizeFileName(name ?? '') || sanitizeFileName(title) || 'Samsara'
  const time = timeUnlessFuture(savedAt, now)
  return `${words.replace(WINDOWS_DEVICE_NAMES, '$1_')}${time === undefined ? '' : ` ${isoDateOf(time)}`}${SAVE_EXTENSION}`
}

/**
 * Adds a number before the extension of an exported file's name, because the folder already has a file of that name.
 * @param copy the number to add; 1 adds nothing
 */
export function numberedExportFileName(fileName: string, copy: number): string {
  return copy === 1 ? fileName : `${fileName.slice(0, -SAVE_EXTENSION.length)} (${String(copy)})${SAVE_EXTENSION}`
}

function sanitizeFileName(words: string): string {
  let fitting = ''
  for (const letter of graphemesOf(
    cleanAndTruncateText(words.replace(FORBIDDEN_CHARACTERS, ' '), MAX_NAME_GRAPHEMES),
  )) {
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
