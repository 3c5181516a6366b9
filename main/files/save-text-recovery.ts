/**
 * Recovers the text of a table that mail and chat programs changed: wrapped, quoted, fenced, with words around it, or with other
 * quotation marks or spaces. Each way of undoing that gives a candidate, and the save's own checksum decides. The work is
 * bounded: a limited number of candidates, each read once.
 */
import { parseSaveWithHeader } from '../saves/read-save.ts'

/** Limits of the starts of tables examined in one text, and of the candidates made from them. */
const MAX_BEGINNINGS = 4
const MAX_CANDIDATES = 24

/** Zero-width characters, which mail and chat programs insert into long words; no name has them. */
const INVISIBLE_CHARACTERS = '\u200B\u2060\uFEFF\u00AD'
/** Characters that start quoted lines. */
const QUOTE = '>|│┃»'
const SOFT = `[\\s${INVISIBLE_CHARACTERS}${QUOTE}]{0,12}`
const LEADING = new RegExp(`^[ \\t\\u00A0${QUOTE}]*`)
/** The start of every save. */
const BEGINNING = new RegExp(Array.from('{"format":"samsara-table"', escapeForRegExp).join(SOFT), 'g')

/** Ways to undo a line end within a word: it was inserted, it replaced a space, or the length of the line decides which. */
const LINE_JOINS = ['', ' ', 'length'] as const
type LineJoin = (typeof LINE_JOINS)[number]

/**
 * Extracts the text of a save from a longer text, such as a mail. It undoes changes that mail and chat programs make,
 * for example wrapped lines or other quotation marks, and examines a limited number of candidates.
 * @param raw at most a megabyte
 * @returns the text of the first complete save, or undefined if none is found
 */
export function extractSaveText(raw: string): string | undefined {
  let candidates = 0
  for (const text of decodedVariants(raw))
    for (const { index } of [...text.matchAll(BEGINNING)].slice(0, MAX_BEGINNINGS)) {
      const tried = new Set<string>()
      for (const join of LINE_JOINS) {
        const found = extractJsonObject(text, index, join)
        // Line ends do not tell whether a part is missing.
        if (found === undefined) break
        for (const candidate of new Set([found, found.replaceAll('\u00A0', ' ')])) {
          if (tried.has(candidate)) continue
          tried.add(candidate)
          if (++candidates > MAX_CANDIDATES) return undefined
          const whole = `${candidate}\n`
          if (parseSaveWithHeader(whole).ok) return whole
        }
      }
    }
  return undefined
}

/** The text in each decoding that a program may have meant. */
function decodedVariants(raw: string): readonly string[] {
  const mails = /=\r?\n/.test(raw) ? [raw, fromQuotedPrintable(raw)] : [raw]
  const pages = mails.flatMap((text) => (/&(?:quot|#34|#x22|amp);|<br/i.test(text) ? [text, fromHtml(text)] : [text]))
  return pages.flatMap((text) => [
    text,
    ...(/[“”„‟«»″]/.test(text) ? [text.replace(/[“”„‟«»″]/g, '"')] : []),
    ...(text.includes('\\"') ? [text.replace(/\\(["\\])/g, '$1')] : []),
  ])
}

/** Decodes RFC 2045, section 6.7. */
function fromQuotedPrintable(text: string): string {
  const bytes = text.replace(/=[ \t]{0,20}\r?\n/g, '').replace(/(?:=[0-9A-F]{2})+/gi, (codes) => {
    return Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8')
  })
  return bytes
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'", nbsp: ' ' }

function fromHtml(text: string): string {
  return text
    .replace(/<\/?(?:br|wbr|p|div|span|pre|code|blockquote|a|b|i|font)\b[^<>]{0,300}>/gi, (tag) =>
      /^<\/?(?:br|p|div|blockquote)\b/i.test(tag) ? '\n' : '',
    )
    .replace(
      /&(?:([a-z]{2,4})|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi,
      (entity, name?: string, code?: string, hex?: string) => {
        if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity
        const point = code === undefined ? Number.parseInt(hex ?? '', 16) : Number(code)
        return point <= 0x10ffff ? String.fromCodePoint(point) : entity
      },
    )
}

/** @returns the JSON object that starts at a brace, without inserted characters, or undefined if its end is missing */
function extractJsonObject(text: string, start: number, join: LineJoin): string | undefined {
  const prefix = prefixAt(text, start)
  const width = join === 'length' ? maxLineLengthFrom(text, start) : 0
  const kept: string[] = []
  let depth = 0
  let isString = false
  for (let at = start; at < text.length; at++) {
    const letter = text.charAt(at)
    if (letter === '\n' || letter === '\r') {
      const lineLength = at - lineStart(text, at)
      while (/[\r\n]/.test(text.charAt(at + 1))) at++
      at = skipPrefix(text, at + 1, prefix, !isString) - 1
      if (isString && (join === ' ' || (join === 'length' && lineLength < width))) kept.push(' ')
    } else if (INVISIBLE_CHARACTERS.includes(letter)) continue
    else if (isString) {
      kept.push(letter)
      if (letter === '\\') {
        // The character after it may be on the next line.
        let next = at + 1
        while (/[\r\n]/.test(text.charAt(next))) next = skipPrefix(text, next + 1, prefix, false)
        kept.push(text.charAt(next))
        at = next
      } else if (letter === '"') isString = false
    } else if (!/\s/.test(letter)) {
      kept.push(letter)
      if (letter === '"') isString = true
      else if (letter === '{' || letter === '[') depth += 1
      else if (letter === '}' || letter === ']') {
        depth -= 1
        if (depth === 0) return kept.join('')
      }
    }
  }
  return undefined
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1
}

/** @returns the quote prefix of the line on which a table starts; if the table is at the line start, that of the next line */
function prefixAt(text: string, start: number): string {
  const from = lineStart(text, start)
  const own = leading(text, from, start)
  if (own !== '') return own
  let next = text.indexOf('\n', start) + 1
  while (/[\r\n]/.test(text.charAt(next))) next++
  const other = next === 0 ? '' : leading(text, next, text.length)
  return /^\s{4}|[^\s]/.test(other) ? other : ''
}

function leading(text: string, from: number, to: number): string {
  return LEADING.exec(text.slice(from, Math.min(to, from + 100)))?.[0] ?? ''
}

/** @param lenient outside strings, skips all quote characters and spaces */
function skipPrefix(text: string, from: number, prefix: string, lenient: boolean): number {
  let at = from
  for (const sign of prefix) {
    const letter = text.charAt(at)
    if (letter === sign || (/\s/.test(sign) && /[ \t\u00A0]/.test(letter))) at++
    else if (!/\s/.test(sign)) break
  }
  if (lenient) while (at < text.length && `${QUOTE} \t\u00A0`.includes(text.charAt(at))) at++
  return at
}

/** @returns the greatest line length of a wrapped text from a position on; longer lines consist of one long word */
function maxLineLengthFrom(text: string, start: number): number {
  const lengths = text
    .slice(start)
    .split('\n', 2000)
    .map((line) => line.length)
  return Math.max(...lengths)
}

function escapeForRegExp(letter: string): string {
  return letter.replace(/[{}]/, '\\$&')
}
