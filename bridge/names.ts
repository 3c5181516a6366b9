/**
 * Names of players, seats, tables and machines: typed by users, or received from files and other machines. A name is shown as its
 * language spells it. Invisible characters, and ones that could make one name look like another, are removed.
 */

/** Maximum length of the name of a player, in graphemes (visible characters). */
export const MAX_PERSON_NAME_LENGTH = 24
/** Maximum length of the name of a table, in graphemes (visible characters). */
export const MAX_TABLE_NAME_LENGTH = 60
/**
 * Factor that limits the size of a text in UTF-16 units: a text of at most n graphemes (visible characters) may have
 * at most n times this number of units. A single grapheme may have more units, such as an emoji of a family.
 */
export const UTF16_UNITS_PER_ALLOWED_GRAPHEME = 8

/** Blank, though not by category: braille without dots, hieroglyphs and a musical note that draw nothing. */
const BLANK = /[\u2800\u{13441}\u{13442}\u{1D159}]/gu
/**
 * Controls, private use, surrogates and noncharacters; zero-width characters, and ones that change the direction of the following
 * text; object replacements. The signs before Arabic numbers and the like are format characters, but visible.
 */
const INVISIBLE =
  /(?![\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}])[\p{C}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\uFFF9-\uFFFC]/u
/** Characters of later versions of Unicode than this engine's are shown: newer fonts may have them. */
const UNASSIGNED = /(?!\p{Noncharacter_Code_Point})\p{Cn}/u
/** UTS 39, section 5.4: more than four marks on a letter are not a spelling. */
const PILED_MARKS = /((?:(?=[\p{Mn}\p{Me}])\p{sc=Zinh}){4})(?:(?=[\p{Mn}\p{Me}])\p{sc=Zinh})+/gu

const MARK = /\p{M}/u
/** Alphabets whose letters join: a joiner chooses the form of the letter beside it. */
const CURSIVE = /(?=\p{L})[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Mand}\p{scx=Mani}\p{scx=Phag}]/u
/** Alphabets in which a joiner beside a sign chooses the form of a conjunct. */
const INDIC =
  /(?=[\p{L}\p{M}])[\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Bali}\p{scx=Java}\p{scx=Sund}\p{scx=Tirh}\p{scx=Gran}\p{scx=Cakm}]/u
const PICTURE = /\p{Extended_Pictographic}/u
const PICTURE_END = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u
const SYMBOL = /[\p{Extended_Pictographic}\p{S}]/u
const KEY = /[0-9#*]/
const HAN = /(?=\p{L})\p{scx=Han}/u
const MONGOLIAN = /(?=\p{L})\p{scx=Mong}/u
/** Flags of regions: a black flag, the region in tag characters, and a last tag. */
const TAGGED_FLAG = /^\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/u

/**
 * Cleans a typed or received text: normalises it (NFC), makes blanks single, removes those at its ends, and removes invisible
 * characters. Joiners and variation selectors remain if they belong to a spelling.
 */
export function cleanText(text: string): string {
  const spaced = text
    .normalize('NFC')
    .replace(BLANK, ' ')
    .replace(/[^\S\uFEFF]+/gu, ' ')
  return withoutInvisible(spaced).replace(/ +/g, ' ').replace(PILED_MARKS, '$1').trim().normalize('NFC')
}

function withoutInvisible(text: string): string {
  const characters = Array.from(text)
  const kept: string[] = []
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at] ?? ''
    const flag = character === '\u{1F3F4}' ? TAGGED_FLAG.exec(characters.slice(at, at + 8).join(''))?.[0] : undefined
    if (flag !== undefined) {
      const tags = Array.from(flag)
      kept.push(...tags)
      at += tags.length - 1
    } else if (isVisibleCharacter(character) || isSpelling(character, kept, characters, at)) {
      // A mark without a letter would combine with the text before the name.
      if (kept.length > 0 || !/[\p{M} ]/u.test(character)) kept.push(character)
    }
  }
  return kept.join('')
}

function isVisibleCharacter(character: string): boolean {
  return !INVISIBLE.test(character) || UNASSIGNED.test(character)
}

/**
 * Whether an invisible character chooses the form of its neighbours (RFC 5892, appendix A; UAX 31, section 2.3; UTS 51).
 * @param kept the characters before it that remain
 * @param characters the whole text
 * @param at its index there
 */
function isSpelling(character: string, kept: readonly string[], characters: readonly string[], at: number): boolean {
  const before = kept.at(-1) ?? ''
  const after = characters.slice(at + 1).find(isVisibleCharacter) ?? ''
  const letterBefore = kept.findLast((each) => !MARK.test(each)) ?? ''
  switch (character) {
    case '\u200C':
      return isConjunct(before, after) || (CURSIVE.test(letterBefore) && CURSIVE.test(after))
    case '\u200D':
      if (PICTURE_END.test(before) && PICTURE.test(after)) return true
      return isConjunct(before, after) || (before !== '\u200D' && CURSIVE.test(letterBefore)) || CURSIVE.test(after)
    case '\u034F':
      return MARK.test(before) && MARK.test(after)
    case '\u180E':
      return MONGOLIAN.test(before) && MONGOLIAN.test(after)
    case '\u180B':
    case '\u180C':
    case '\u180D':
    case '\u180F':
      return MONGOLIAN.test(before)
  }
  if (/[\uFE0E\uFE0F]/.test(character) && KEY.test(before)) return after === '\u20E3'
  if (/[\uFE00-\uFE0F]/.test(character)) return SYMBOL.test(before) || HAN.test(before) || /\p{scx=Mymr}/u.test(before)
  return /[\u{E0100}-\u{E01EF}]/u.test(character) && HAN.test(before)
}

function isConjunct(before: string, after: string): boolean {
  return INDIC.test(before) && (MARK.test(before) || (INDIC.test(after) && MARK.test(after)))
}

/**
 * Whether a text has at least one letter, digit, symbol or picture after `cleanText` has removed its invisible
 * characters. Every player name must have one. The length of the text is not checked.
 */
export function hasPersonNameCharacter(text: string): boolean {
  return /[\p{L}\p{N}\p{S}]/u.test(cleanText(text))
}

/**
 * Whether a text still has at least one letter, digit, symbol or punctuation mark after `cleanText` has removed its
 * invisible characters. Unlike a player name, the text may consist of punctuation only.
 */
export function hasVisibleCharacter(text: string): boolean {
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(cleanText(text))
}

/**
 * Splits a text into its graphemes, the units that a reader sees as single characters. For example, an emoji of a
 * family is one grapheme, and so is a letter with its marks.
 */
export function graphemesOf(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return text.match(GRAPHEME) ?? []
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
}
/** Approximates graphemes in engines without a segmenter (Firefox before 125). */
const GRAPHEME =
  /\p{RI}\p{RI}|(?:.(?:\p{M}|\p{Emoji_Modifier}|\u200C|[\u{E0020}-\u{E007F}])*\u200D)*.(?:\p{M}|\p{Emoji_Modifier}|[\u200C\u200D]|[\u{E0020}-\u{E007F}])*/gsu

/**
 * Whether a text has at most `most` graphemes (visible characters). A text with more than `most *
 * UTF16_UNITS_PER_ALLOWED_GRAPHEME` UTF-16 units counts as too long.
 * @param most maximum number of graphemes
 */
export function hasAtMostGraphemes(text: string, most: number): boolean {
  return (
    text.length <= most * UTF16_UNITS_PER_ALLOWED_GRAPHEME && (text.length <= most || graphemesOf(text).length <= most)
  )
}

/**
 * Shortens a text to at most `most` graphemes (visible characters), and to at most `most *
 * UTF16_UNITS_PER_ALLOWED_GRAPHEME` UTF-16 units. A text within both limits is returned unchanged. A text that is cut
 * has no blanks at its end.
 * @param most maximum number of graphemes
 */
export function truncateToGraphemes(text: string, most: number): string {
  if (hasAtMostGraphemes(text, most)) return text
  let cut = ''
  for (const letter of graphemesOf(text).slice(0, most)) {
    if (cut.length + letter.length > most * UTF16_UNITS_PER_ALLOWED_GRAPHEME) break
    cut += letter
  }
  return cut.trimEnd()
}

/**
 * Cleans a typed or received text and shortens it to at most `most` graphemes (visible characters) if it is longer.
 * Cleaning, as in `cleanText`, normalises the text (NFC), makes blanks single, removes those at its ends, and removes
 * invisible characters.
 * @param most maximum number of graphemes
 * @returns the cleaned text
 */
export function cleanAndTruncateText(text: string, most: number): string {
  // A joiner at the cut no longer belongs to a spelling.
  return cleanText(truncateToGraphemes(cleanText(text), most))
}

/**
 * Letters of the blocks that are written from right to left by default (UAX 44, DerivedBidiClass), and controls that change the
 * direction.
 */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const ISOLATES = /[\u2066-\u2069]/g

/**
 * Prepares a value, such as a name, for use in a sentence. If the value contains right-to-left text, it is enclosed in
 * a first strong isolate (control characters of UAX 9), so that words and numbers beside it keep their places. Other
 * values stay unchanged, since every language of the app is written from left to right.
 */
export function isolateBidiText(value: string): string {
  if (!RIGHT_TO_LEFT.test(value) || /^\u2068[^\u2066-\u2069]*\u2069$/.test(value)) return value
  return `\u2068${hasBalancedIsolates(value) ? value : value.replace(ISOLATES, '')}\u2069`
}

/** Whether every isolate of a text ends within it, and none that started before it is ended. */
function hasBalancedIsolates(text: string): boolean {
  let depth = 0
  for (const [control] of text.matchAll(ISOLATES)) {
    depth += control === '\u2069' ? -1 : 1
    if (depth < 0) return false
  }
  return depth === 0
}
