/** The names in the template and their replacements in a new game. */
import ts from 'typescript'

export interface GameNames {
  /** `river-stones`: folders, messages and saves. */
  readonly id: string
  /** `riverStones`: exported values. */
  readonly camel: string
  /** `RiverStones`: types. */
  readonly pascal: string
  /** `River Stones`: title. */
  readonly title: string
  /** `RIV`: prefix of the rule ids. */
  readonly letters: string
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const LETTERS = /^[A-Z]{2,5}$/
/** Lines of the catalogues contain the id three times. */
const MAX_ID_LENGTH = 18

/** @returns the problem with an id, for the command line, or undefined */
export function checkGameId(id: string): string | undefined {
  if (!ID.test(id)) return `takes small letters and digits, joined by single dashes ('river-stones'), not '${id}'`
  return id.length < 3 || id.length > MAX_ID_LENGTH
    ? `takes 3 to ${String(MAX_ID_LENGTH)} letters, not ${String(id.length)}`
    : undefined
}

export function checkRuleLetters(letters: string): string | undefined {
  return LETTERS.test(letters) ? undefined : `takes two to five capitals ('RIV'), not '${letters}'`
}

/** @param letters absent: the first three letters of the id */
export function gameNamesFor(
  id: string,
  letters = id
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase(),
): GameNames {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const pascal = words.join('')
  return { id, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal, title: words.join(' '), letters }
}

/** Whether a name is a valid identifier. */
export function isIdentifier(name: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.ESNext, true, ts.LanguageVariant.Standard, name)
  return scanner.scan() === ts.SyntaxKind.Identifier && scanner.getTokenEnd() === name.length
}

/** Replaces the template's names in a text. */
export function applyGameNames(text: string, { id, camel, pascal, title, letters }: GameNames): string {
  return text
    .replaceAll('template-game', id)
    .replaceAll('templateGame', camel)
    .replaceAll('TemplateGame', pascal)
    .replaceAll('Template Game', title)
    .replace(/\bTPL\b/g, letters)
}
