/** What is in the archive of a package, and what must not be. */
import { ROOT } from '../lib/project.mjs'
import { archives } from './builder.ts'
import { ARCHIVE, FILE } from './budgets.ts'

export interface Entry {
  /** From the archive's root, with slashes. */
  readonly path: string
  readonly size: number
}

/** All that may be in it; whatever else gets in is refused, even where nobody thought of it. */
const WELCOME = [
  /^package\.json$/,
  /^out\/main\/[^/]+\.js$/,
  /^out\/preload\/index\.cjs$/,
  /^out\/renderer\/(index\.html|third-party\.json)$/,
  /^out\/renderer\/assets\/[^/]+\.(js|css|woff2|svg|png|webp|mp3)$/,
]

/** Without these it is no Samsara. */
const NEEDED = [
  'package.json',
  'out/main/index.js',
  'out/main/bot-worker.js',
  'out/main/replay-worker.js',
  'out/main/list-worker.js',
  'out/preload/index.cjs',
  'out/renderer/index.html',
  'out/renderer/third-party.json',
]

/** Why something is not welcome, in a word. */
const KINDS = [
  { what: 'a map', pattern: /\.map$/ },
  { what: 'a module of npm', pattern: /(^|\/)node_modules\// },
  { what: 'a source', pattern: /\.(ts|svelte|md)$|^(engine|bridge|main|preload|renderer|e2e|build)\// },
]

/** The files of an archive, in its own order. */
export function entriesOf(archive: string): Entry[] {
  return archives.listPackage(archive).flatMap((listed) => {
    const path = listed.replaceAll('\\', '/').replace(/^\//, '')
    const { size } = archives.statFile(archive, path)
    return size === undefined ? [] : [{ path, size }]
  })
}

/** What is wrong with an archive, a line each. @param bytes of all of it */
export function faultsOf(entries: readonly Entry[], bytes: number): string[] {
  const there = new Set(entries.map(({ path }) => path))
  return [
    ...entries.filter(({ path }) => !WELCOME.some((pattern) => pattern.test(path))).map(({ path }) => unwelcome(path)),
    ...NEEDED.filter((path) => !there.has(path)).map((path) => `${path} is missing`),
    ...entries.filter(({ size }) => size > FILE).map(({ path, size }) => `${path} has ${size} bytes, above ${FILE}`),
    ...(bytes > ARCHIVE ? [`the archive has ${bytes} bytes, above ${ARCHIVE}`] : []),
  ]
}

function unwelcome(path: string): string {
  const kind = KINDS.find(({ pattern }) => pattern.test(path))
  return `${path} does not belong in it${kind === undefined ? '' : `: ${kind.what}`}`
}

/** What is wrong within the files: words of the machine that made them, and what only says how Samsara is made. */
export function contentFaults(entries: readonly Entry[], read: (path: string) => string): string[] {
  return entries.flatMap(({ path }) => {
    if (!/\.(js|cjs|css|html|json)$/.test(path)) return []
    const text = read(path)
    const manifest = path === 'package.json' ? (JSON.parse(text) as object) : {}
    return [
      ...(/[#@] sourceMappingURL=/.test(text) ? [`${path} names a map, or holds one`] : []),
      ...(text.includes(ROOT) ? [`${path} names the folder in which it was built`] : []),
      ...['devDependencies', 'scripts'].filter((key) => key in manifest).map((key) => `package.json still has ${key}`),
    ]
  })
}

/** A line for each folder: how many files, how many bytes. */
export function summary(entries: readonly Entry[]): string[] {
  const folders = new Map<string, { files: number; bytes: number }>()
  for (const { path, size } of entries) {
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : path
    const { files, bytes } = folders.get(folder) ?? { files: 0, bytes: 0 }
    folders.set(folder, { files: files + 1, bytes: bytes + size })
  }
  return [...folders].map(
    ([folder, { files, bytes }]) =>
      `${folder.padEnd(24)}${String(files).padStart(4)} ${files === 1 ? 'file ' : 'files'}${String(bytes).padStart(10)} bytes`,
  )
}
