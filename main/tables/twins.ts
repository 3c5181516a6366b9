/**
 * Names that people could take for each other: the same letters in other clothes (`Ana` and `ANA`, `Ána`), letters of
 * other scripts that look like Latin ones, and figures that look like letters. Nobody at a table may pass for somebody else.
 */

/** For each Latin letter the Cyrillic and Greek ones that look like it, and some of Latin's own that are no variants. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ A: 'АΑ', B: 'ВΒ', C: 'СϹ', E: 'ЕΕ', H: 'НΗ', I: 'ІΙӀ', J: 'ЈͿ', K: 'КΚ', M: 'МΜ', N: 'Ν', O: 'ОΟ', P: 'РΡ' },
  ...{ S: 'Ѕ', T: 'ТΤ', X: 'ХΧ', Y: 'УΥҮ', Z: 'Ζ', W: 'Ԝ', Q: 'Ԛ' },
  ...{
    a: 'аαɑ',
    b: 'Ьь',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еє',
    g: 'ɡ',
    h: 'һ',
    i: 'іιı',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏ',
    m: 'м',
    n: 'п',
  },
  ...{ o: 'оοσ', p: 'рρ', q: 'ԛ', r: 'г', s: 'ѕ', t: 'тτ', u: 'υ', v: 'νѵ', w: 'ԝω', x: 'хχ', y: 'уγү' },
}
const LATIN = new Map(
  Object.entries(ALIKE).flatMap(([latin, alike]) => Array.from(alike, (each) => [each, latin] as const)),
)

/** Which of the names could be taken for this one; undefined: none. */
export function twinOf(name: string, names: readonly string[]): string | undefined {
  const [letters, shape] = [lettersOf(name), shapeOf(name)]
  return names.find((each) => lettersOf(each) === letters || shapeOf(each) === shape)
}

/** What is read: one alphabet, neither marks nor gaps, small letters. */
function lettersOf(name: string): string {
  return small(latinOf(name))
}

/** What is seen from afar: figures and letters of one shape are one. */
function shapeOf(name: string): string {
  const alike = latinOf(name)
    .replaceAll(/[Il1|]/g, 'l')
    .replaceAll('0', 'O')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
  return small(alike)
}

function latinOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\p{M}\p{Z}]/gu, '')
  return Array.from(plain, (letter) => LATIN.get(letter) ?? letter).join('')
}

/** Letters that only one case has come to one form as well. */
function small(text: string): string {
  return text.toUpperCase().toLowerCase()
}
