/** Links and commands in documents exist. */
import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { anchorsIn, findBrokenLinks } from './lib/document-links.ts'
import { findMissingCommands } from './lib/named-commands.ts'
import { projectPath, ROOT } from './lib/project.mjs'

/** Generated and downloaded folders, and the template of a game that does not exist yet. */
const APART = ['node_modules', 'out', 'dist', 'test-results', 'learning', 'shots', 'template']

const DOCUMENTS = globSync('**/*.md', { cwd: ROOT, exclude: (name) => APART.includes(name) }).map((path) =>
  path.replaceAll('\\', '/'),
)

/** A folder with more source files needs a README.md. */
const MAX_SOURCES_WITHOUT_README = 12
const README_LINES = { min: 10, max: 40 }

/** Folders that need no README.md, and the reason. */
const EXEMPT_FOLDERS: readonly (readonly [folder: RegExp, reason: string])[] = [
  [/^renderer\/messages\/[^/]+\/[^/]+$/, 'texts only; the files are the same in every language'],
  [/^renderer\/games\/[^/]+\/art$/, 'drawings; art/painter.ts lists them by sprite spec'],
]

/** Folder READMEs; that of the project is longer. */
const FOLDER_READMES = DOCUMENTS.filter((path) => path.endsWith('/README.md'))

/** Number of source files by folder; tests are not counted. */
function sourceCounts(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const path of globSync('**/*.{ts,svelte,css}', { cwd: ROOT, exclude: (name) => APART.includes(name) })) {
    const folder = posix.dirname(path.replaceAll('\\', '/'))
    if (!path.endsWith('.test.ts')) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return counts
}

test('the document list includes root documents, docs/, the LAN protocol and the rules of a game', () => {
  for (const path of ['README.md', 'SECURITY.md', 'docs/saves.md', 'main/lan/PROTOCOL.md', 'engine/rauha/RULES.md'])
    expect(DOCUMENTS).toContain(path)
})

test.each(DOCUMENTS)('%s has no broken links and names only existing commands', (path) => {
  const text = readFileSync(projectPath(path), 'utf8')
  expect({ links: findBrokenLinks(path, text), commands: findMissingCommands(text) }).toEqual({
    links: [],
    commands: [],
  })
})

test('README names every page of docs/', () => {
  const readme = readFileSync(projectPath('README.md'), 'utf8')
  const pages = DOCUMENTS.filter((each) => each.startsWith('docs/') && !each.startsWith('docs/decisions/'))
  for (const path of pages) expect(readme).toContain(`](${path})`)
})

test('docs/libraries.md names every decision', () => {
  const libraries = readFileSync(projectPath('docs/libraries.md'), 'utf8')
  const decisions = DOCUMENTS.filter((each) => each.startsWith('docs/decisions/'))
  expect(decisions.length).toBeGreaterThan(3)
  for (const path of decisions) expect(libraries).toContain(`](${path.slice('docs/'.length)})`)
})

test.each([
  ['README.md', 110],
  ['ARCHITECTURE.md', 150],
])('%s has at most %i lines', (path, lines) => {
  expect(readFileSync(projectPath(path), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(lines)
})

test(`a folder with more than ${String(MAX_SOURCES_WITHOUT_README)} source files has a README.md`, () => {
  const large = [...sourceCounts()].filter(([, count]) => count > MAX_SOURCES_WITHOUT_README).map(([folder]) => folder)
  for (const [exempt] of EXEMPT_FOLDERS) expect(large.some((folder) => exempt.test(folder))).toBe(true)
  const needing = large.filter((folder) => !EXEMPT_FOLDERS.some(([exempt]) => exempt.test(folder)))
  expect(needing).toContain('engine/chakra')
  expect(needing.filter((folder) => !FOLDER_READMES.includes(`${folder}/README.md`))).toEqual([])
})

test.each(FOLDER_READMES)(`%s has ${String(README_LINES.min)} to ${String(README_LINES.max)} lines`, (path) => {
  const lines = readFileSync(projectPath(path), 'utf8').trimEnd().split('\n').length
  expect(lines).toBeGreaterThanOrEqual(README_LINES.min)
  expect(lines).toBeLessThanOrEqual(README_LINES.max)
})

test.each([
  ['a file', '[a](docs/gone.md)', 'docs/gone.md'],
  ['a picture', '![a](build/pictures/gone.jpg "gone")', 'build/pictures/gone.jpg'],
  ['a heading here', '# There\n\n[a](#gone)', '#gone'],
  ['a heading elsewhere', '[a](CONTRIBUTING.md#gone)', 'CONTRIBUTING.md#gone'],
  ['a link that is listed', '[a]: docs/gone.md', 'docs/gone.md'],
])('findBrokenLinks reports %s that does not exist', (_, text, link) => {
  expect(findBrokenLinks('README.md', text)).toEqual([link])
})

test('findBrokenLinks ignores external links, existing files and links inside code', () => {
  const code = '```\n[a](gone.md)\n# Gone\n```\n'
  expect(
    findBrokenLinks('docs/saves.md', `[a](https://example.org/gone) \`[a](gone.md)\` [b](../README.md)\n${code}`),
  ).toEqual([])
})

test('anchorsIn builds heading anchors as GitHub does', () => {
  const text = '# Saves, and `logs/`\n## Twice\n## Twice\n### The contract (engine/core.ts)\n```\n# not one\n```\n'
  expect([...anchorsIn(text)]).toEqual(['saves-and-logs', 'twice', 'twice-1', 'the-contract-enginecorets'])
})
