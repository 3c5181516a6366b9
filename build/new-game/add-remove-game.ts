/** Adds a new game to the project, or removes it. All checks come before the first change. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ruleIdsDefinedIn } from '../lib/rule-ids.mjs'
import { createGameFiles, readTemplateFiles } from './game-files.ts'
import { isIdentifier, gameNamesFor, checkRuleLetters, type GameNames } from './game-names.ts'
import { insertText, INSERTION_POINTS, removeText } from './insertion-points.ts'

/** The files changed, or the reason why nothing was changed. */
export type NewGameResult =
  { readonly ok: true; readonly paths: readonly string[] } | { readonly ok: false; readonly why: string }

/** Folders of engine/ that are not games. */
const NON_GAME_FOLDERS = ['core', 'fixtures']

const failure = (why: string): NewGameResult => ({ ok: false, why })
/** A missing file has no insertion point. */
const readOrEmpty = (root: string, path: string): string =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''

/** @param letters prefix of its rule ids; absent: derived from the id */
export async function addGame(root: string, id: string, letters?: string): Promise<NewGameResult> {
  const names = gameNamesFor(id, letters)
  const why = nameRejectionReason(root, names)
  if (why !== undefined) return failure(why)
  const files = await createGameFiles(root, names)
  const there = [...files.keys()].filter((path) => existsSync(join(root, path)))
  if (there.length > 0) return failure(`${there.join(', ')} is there already`)
  const texts = new Map<string, string>()
  for (const place of INSERTION_POINTS) {
    const text = texts.get(place.path) ?? readOrEmpty(root, place.path)
    const now = insertText(text, place, place.text(names))
    if (now === undefined)
      return failure(`${place.path} has no place for it: nothing there is like ${String(place.behind)}`)
    texts.set(place.path, now)
  }
  for (const [path, text] of [...files, ...texts]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { ok: true, paths: [...files.keys(), ...texts.keys()] }
}

function nameRejectionReason(root: string, { id, camel, letters }: GameNames): string | undefined {
  if (NON_GAME_FOLDERS.includes(id) || existsSync(join(root, 'engine', id))) return `there is an engine/${id} already`
  const words = [...readTemplateFiles(root)].filter(([path]) => /\.(ts|svelte)$/.test(path)).map(([, text]) => text)
  if (!isIdentifier(camel) || words.some((text) => new RegExp(`\\b${camel}\\b`).test(text)))
    return `'${camel}' means something else in the code of a game`
  if (checkRuleLetters(letters) !== undefined)
    return `'${id}' has too few letters for the numbers of its rules: give --letters`
  return usedRuleLetters(root).has(letters)
    ? `${letters}-1 is a rule of another game: give others with --letters`
    : undefined
}

/** The rule id prefixes of all games. */
function usedRuleLetters(root: string): ReadonlySet<string | undefined> {
  const books = readdirSync(join(root, 'engine')).map((game) => `engine/${game}/RULES.md`)
  return new Set(books.flatMap((path) => ruleIdsDefinedIn(readOrEmpty(root, path))).map((rule) => rule.split('-')[0]))
}

/** Removes only an unchanged new game: a game whose files were edited is kept. */
export async function removeGame(root: string, id: string): Promise<NewGameResult> {
  const book = `engine/${id}/RULES.md`
  const [rule] = ruleIdsDefinedIn(readOrEmpty(root, book))
  if (rule === undefined) return failure(`no game ${id} with numbered rules in ${book}`)
  const names = gameNamesFor(id, rule.split('-')[0])
  const files = await createGameFiles(root, names)
  const isAsWritten = ([path, text]: readonly [string, string]): boolean => readOrEmpty(root, path) === text
  const changed = [...files].filter((file) => !isAsWritten(file)).map(([path]) => path)
  const texts = new Map<string, string>()
  for (const { path, text } of INSERTION_POINTS) {
    const now = removeText(texts.get(path) ?? readOrEmpty(root, path), text(names))
    if (now === undefined) changed.push(path)
    else texts.set(path, now)
  }
  if (changed.length > 0) return failure(`${id} was changed since it was written: ${changed.join(', ')}`)
  for (const [path, text] of texts) writeFileSync(join(root, path), text)
  for (const path of files.keys()) rmSync(join(root, path))
  for (const folder of foldersOf(files.keys())) removeEmptyFolder(join(root, folder))
  return { ok: true, paths: [...files.keys(), ...texts.keys()] }
}

/** The folders of the files, the deepest first. */
function foldersOf(paths: Iterable<string>): readonly string[] {
  return [...new Set([...paths].map((path) => dirname(path)))].sort((one, other) => other.length - one.length)
}

function removeEmptyFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}
