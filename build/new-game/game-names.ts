/** What the template calls itself, and what a new game is called instead. */
import ts from 'typescript'

export interface GameNames {
  /** `river-stones`: of folders, messages and saves. */
  readonly id: string
  /** `riverStones`: of what the code exports. */
  readonly camel: string
  /** `RiverStones`: of its types. */
  readonly pascal: string
  /** `River Stones`: for people. */
  readonly title: string
  /** `RIV`: of the numbers of its rules. */
  readonly letters: string
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const LETTERS = /^[A-Z]{2,5}$/
/** The lines of the catalogues hold the id three times. */
const MAX_ID_LENGTH = 18

/** What is wrong with an id as such, for the command line. */
export function checkGameId(id: string): string | undefined {
  if (!ID.test(id)) return `takes small letters and digits, joined by single dashes ('river-stones'), not '${id}'`
  return id.length < 3 || id.length > MAX_ID_LENGTH
    ? `takes 3 to ${String(MAX_ID_LENGTH)} letters, not ${String(id.length)}`
    : undefined
}

export function checkRuleLetters(letters: string): string | undefined {
  return LETTERS.test(letters) ? undefined : `takes two to five capitals ('RIV'), not '${letters}'`
}

/** @param letters the first three of the id when absent */
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

/** Whether code may call something by that name. */
export function isIdentifier(name: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.ESNext, true, ts.LanguageVariant.Standard, name)
  return scanner.scan() === ts.SyntaxKind.Identifier && scanner.getTokenEnd() === name.length
}

/** A text of the template with the names of the new game. */
export function applyGameNames(text: string, { id, camel, pascal, title, letters }: GameNames): string {
  return text
    .replaceAll('template-game', id)
    .replaceAll('templateGame', camel)
    .replaceAll('TemplateGame', pascal)
    .replaceAll('Template Game', title)
    .replace(/\bTPL\b/g, letters)
}
