/** What the file of a table is called when it goes out: a name that every system takes. */
import type { SaveCard } from '../../bridge/desk.ts'
import { ENDING } from './arguments.ts'

const LONGEST = 80
/** Names of devices: Windows takes them with any ending, so that what counts is all before the first dot. */
const DEVICES = /^(con|conin\$|conout\$|prn|aux|nul|(?:com|lpt)[\d¹²³])(?= *(?:\.|$))/i
/** What no file of Windows may be called, what nobody sees, and what turns the order of letters round. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/** Its own name, else its game's, and the day on which it was saved here. */
export function fileNameOf({ name, title, savedAt }: Pick<SaveCard, 'name' | 'title' | 'savedAt'>): string {
  const words = plain(name ?? '') || plain(title) || 'Samsara'
  return `${words.replace(DEVICES, '$1_')} ${dayOf(savedAt)}${ENDING}`
}

/** The same with a number, for a folder that has one already. */
export function numbered(fileName: string, copy: number): string {
  return copy === 1 ? fileName : `${fileName.slice(0, -ENDING.length)} (${String(copy)})${ENDING}`
}

function plain(words: string): string {
  const spaced = words.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ')
  return Array.from(spaced)
    .slice(0, LONGEST)
    .join('')
    .replace(/^[ .-]+|[ .]+$/g, '')
}

function dayOf(at: number): string {
  const day = new Date(at)
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${String(day.getFullYear())}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
