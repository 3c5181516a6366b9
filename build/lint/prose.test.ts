/** Comments and documents avoid phrases that outside readers of this code stumbled over. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/project.mjs'

/** Phrases to avoid, by the reason and the better words. */
const AVOIDED_PHRASES: Readonly<Record<string, RegExp>> = {
  'name the actor: player, seat, host, guest, client, process, reader':
    /\b(whoever|somebody|someone|nobody|anybody|everybody)\b/i,
  'dated: say again, gradually, permanently': /\banew\b|\bby and by\b|\bfor ever\b/i,
  'figurative: say replaces, is in, our own': /\b(stand|lie|come)s? in for\b|\bof ours\b/i,
  'the standard term is cancel': /\bcall(s|ed|ing)? off\b/i,
  'the standard term is undo': /\btak(e|es|en|ing) back\b/i,
  'the standard term is transfer': /\bhand(s|ed|ing)? (it |(the|a) table |tables )?over\b/i,
  'a label is a noun phrase: not "What is read", but "The values read"':
    /^(#+ )?What (is|are|was|were|has|have|can|may|a|an|the|it|they|people|players?)\b[^?]*$/i,
}

/**
 * Texts that are not technical English: rules of the games, recorded games, catalogues. The changelog keeps the words of
 * its versions.
 */
const EXEMPT = /\/RULES\.md$|^CHANGELOG\.md$|^engine\/fixtures\/|^renderer\/messages\/(de|en|fr)\//

/** @returns the texts of the comments of a script, without their markers */
function commentsOf(script: string): string[] {
  const texts = new Map<number, string>()
  const collect = (at: number): void => {
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(script, at) ?? []),
      ...(ts.getTrailingCommentRanges(script, at) ?? []),
    ])
      texts.set(pos, script.slice(pos, end).replace(/^\s*\/?\*+\/?|\*\/$|^\/\//gm, ''))
  }
  const visit = (node: ts.Node): void => {
    collect(node.getFullStart())
    collect(node.getEnd())
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile('script.ts', script, ts.ScriptTarget.Latest, true))
  return [...texts.values()]
}

/** @returns paragraphs of a document, comments of a source */
function proseOf(path: string, text: string): string[] {
  if (path.endsWith('.md')) return text.split(/\n\s*\n/)
  if (!path.endsWith('.svelte')) return commentsOf(text)
  const matches = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, inner]) => inner ?? '')
  return [...matches(/<script[^>]*>([\s\S]*?)<\/script>/g).flatMap(commentsOf), ...matches(/<!--([\s\S]*?)-->/g)]
}

/** @returns each avoided phrase with its place and the reason */
function findAvoidedPhrases(path: string, text: string): string[] {
  return proseOf(path, text).flatMap((prose) =>
    Object.entries(AVOIDED_PHRASES).flatMap(([reason, pattern]) => {
      const found = pattern.exec(prose.replace(/\s+/g, ' ').trim())
      return found === null ? [] : [`${path}: "${found[0].slice(0, 60)}": ${reason}`]
    }),
  )
}

test('findAvoidedPhrases searches comments, components and documents, and not code or markup', () => {
  const code = '/**\n * Cancels it for\n * somebody.\n */\nconst nobody = 1 // called off\n/** What is read. */\n'
  expect(findAvoidedPhrases('a.ts', code).map((hit) => hit.split('"')[1])).toEqual([
    'somebody',
    'What is read.',
    'called off',
  ])
  expect(findAvoidedPhrases('a.svelte', '<!-- Whoever waits. --><p>somebody</p>')).toHaveLength(1)
  expect(findAvoidedPhrases('a.md', 'A guest waits.\n\nWhat is sent anew.')).toHaveLength(2)
  expect(findAvoidedPhrases('a.md', 'What is a seat? A guest undoes it.')).toEqual([])
})

test('comments and documents of the project contain no avoided phrases', () => {
  const paths = execFileSync('git', ['ls-files', '*.ts', '*.mjs', '*.js', '*.svelte', '*.md'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\n')
    .filter((path) => path !== '' && !EXEMPT.test(path) && !path.endsWith('build/lint/prose.test.ts'))
  expect(paths.length).toBeGreaterThan(1500)
  expect(paths.flatMap((path) => findAvoidedPhrases(path, readFileSync(`${ROOT}/${path}`, 'utf8')))).toEqual([])
})
