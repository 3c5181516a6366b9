/** What the file of a table is called when it goes out: a name that every system takes. */
import type { SaveCard } from '../../bridge/desk.ts'
import { believableTime } from '../../bridge/time.ts'
import { cleanText, lettersOf } from '../../bridge/names.ts'
import { ENDING } from './arguments.ts'

const MAX_LETTERS = 80
/** Of 255 that most file systems allow, without the day, the ending and the number of a copy. */
const MAX_BYTES = 220
/** Names of devices: Windows takes them with any ending, so that what counts is all before the first dot. */
const DEVICES = /^(con|conin\$|conout\$|prn|aux|nul|(?:com|lpt)[\d¹²³])(?= *(?:\.|$))/i
/** What no file of Windows may be called. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}]/gu

/**
 * Its own name, else its game's, and the day on which it was saved here.
 * @param now milliseconds since 1970: a later day is left out
 */
export function fileNameOf(
  { name, title, savedAt }: Pick<SaveCard, 'name' | 'title' | 'savedAt'>,
  now: number,
): string {
  const words = plain(name ?? '') || plain(title) || 'Samsara'
  const time = believableTime(savedAt, now)
  return `${words.replace(DEVICES, '$1_')}${time === undefined ? '' : ` ${dayOf(time)}`}${ENDING}`
}

/** The same with a number, for a folder that has one already. */
export function numbered(fileName: string, copy: number): string {
  return copy === 1 ? fileName : `${fileName.slice(0, -ENDING.length)} (${String(copy)})${ENDING}`
}

function plain(words: string): string {
  let fitting = ''
  for (const letter of lettersOf(cleanText(words.replace(FORBIDDEN, ' '), MAX_LETTERS))) {
    if (Buffer.byteLength(fitting + letter) > MAX_BYTES) break
    fitting += letter
  }
  return fitting.replace(/^[ .-]+|[ .]+$/g, '')
}

function dayOf(at: number): string {
  const day = new Date(at)
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${String(day.getFullYear())}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
