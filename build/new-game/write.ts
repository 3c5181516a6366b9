/** Writes a new game into the house, or takes it out again: everything is looked at first, and then all of it is done. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { definedIds } from '../lib/rule-ids.mjs'
import { filesOf, templateFiles } from './files.ts'
import { isIdentifier, namesOf, wrongLetters, type Names } from './names.ts'
import { inserted, PLACES, taken } from './places.ts'

/** What was done, file by file; or why nothing was. */
export type Done =
  { readonly ok: true; readonly paths: readonly string[] } | { readonly ok: false; readonly why: string }

/** No games, though folders beside them. */
const NO_GAMES = ['core', 'fixtures']

const refuse = (why: string): Done => ({ ok: false, why })
/** A file that is not there has no place for anything. */
const readAt = (root: string, path: string): string =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''

/** @param letters of the numbers of its rules; absent: the first of the id */
export async function addGame(root: string, id: string, letters?: string): Promise<Done> {
  const names = namesOf(id, letters)
  const why = cannotBeCalled(root, names)
  if (why !== undefined) return refuse(why)
  const files = await filesOf(root, names)
  const there = [...files.keys()].filter((path) => existsSync(join(root, path)))
  if (there.length > 0) return refuse(`${there.join(', ')} is there already`)
  const texts = new Map<string, string>()
  for (const place of PLACES) {
    const text = texts.get(place.path) ?? readAt(root, place.path)
    const now = inserted(text, place, place.text(names))
    if (now === undefined)
      return refuse(`${place.path} has no place for it: nothing there is like ${String(place.behind)}`)
    texts.set(place.path, now)
  }
  for (const [path, text] of [...files, ...texts]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { ok: true, paths: [...files.keys(), ...texts.keys()] }
}

function cannotBeCalled(root: string, { id, camel, letters }: Names): string | undefined {
  if (NO_GAMES.includes(id) || existsSync(join(root, 'engine', id))) return `there is an engine/${id} already`
  const words = [...templateFiles(root)].filter(([path]) => /\.(ts|svelte)$/.test(path)).map(([, text]) => text)
  if (!isIdentifier(camel) || words.some((text) => new RegExp(`\\b${camel}\\b`).test(text)))
    return `'${camel}' means something else in the code of a game`
  if (wrongLetters(letters) !== undefined)
    return `'${id}' has too few letters for the numbers of its rules: give --letters`
  return lettersOf(root).has(letters) ? `${letters}-1 is a rule of another game: give others with --letters` : undefined
}

/** The letters of the numbered rules of all games. */
function lettersOf(root: string): ReadonlySet<string | undefined> {
  const books = readdirSync(join(root, 'engine')).map((game) => `engine/${game}/RULES.md`)
  return new Set(books.flatMap((path) => definedIds(readAt(root, path))).map((rule) => rule.split('-')[0]))
}

/** Takes out exactly what was written: who has changed it since has made a game of it. */
export async function removeGame(root: string, id: string): Promise<Done> {
  const book = `engine/${id}/RULES.md`
  const [rule] = definedIds(readAt(root, book))
  if (rule === undefined) return refuse(`no game ${id} with numbered rules in ${book}`)
  const names = namesOf(id, rule.split('-')[0])
  const files = await filesOf(root, names)
  const isAsWritten = ([path, text]: readonly [string, string]): boolean => readAt(root, path) === text
  const changed = [...files].filter((file) => !isAsWritten(file)).map(([path]) => path)
  const texts = new Map<string, string>()
  for (const { path, text } of PLACES) {
    const now = taken(texts.get(path) ?? readAt(root, path), text(names))
    if (now === undefined) changed.push(path)
    else texts.set(path, now)
  }
  if (changed.length > 0) return refuse(`${id} was changed since it was written: ${changed.join(', ')}`)
  for (const [path, text] of texts) writeFileSync(join(root, path), text)
  for (const path of files.keys()) rmSync(join(root, path))
  for (const folder of foldersOf(files.keys())) removeEmpty(join(root, folder))
  return { ok: true, paths: [...files.keys(), ...texts.keys()] }
}

/** The folders of files, the deepest first. */
function foldersOf(paths: Iterable<string>): readonly string[] {
  return [...new Set([...paths].map((path) => dirname(path)))].sort((one, other) => other.length - one.length)
}

function removeEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}
