/** Checks the contents of a package's archive. */
import { ROOT } from '../lib/project.mjs'
import { asarApi } from './electron-builder.ts'
import { MAX_ARCHIVE_BYTES, MAX_ARCHIVED_FILE_BYTES } from './budgets.ts'

export interface ArchiveEntry {
  /** From the archive's root, with slashes. */
  readonly path: string
  readonly size: number
}

/** Complete list of allowed paths; all others are rejected. */
const ALLOWED_PATHS = [
  /^package\.json$/,
  /^out\/main\/[^/]+\.js$/,
  /^out\/preload\/index\.cjs$/,
  /^out\/renderer\/(index\.html|third-party\.json)$/,
  /^out\/renderer\/assets\/[^/]+\.(js|css|woff2|svg|png|webp|mp3)$/,
]

/** Paths without which the app does not work. */
const REQUIRED_PATHS = [
  'package.json',
  'out/main/index.js',
  'out/main/bot-worker.js',
  'out/main/replay-worker.js',
  'out/main/list-worker.js',
  'out/preload/index.cjs',
  'out/renderer/index.html',
  'out/renderer/third-party.json',
]

/** Kinds of rejected files, each with a short reason. */
const UNWANTED_KINDS = [
  { what: 'a map', pattern: /\.map$/ },
  { what: 'a module of npm', pattern: /(^|\/)node_modules\// },
  { what: 'a source', pattern: /\.(ts|svelte|md)$|^(engine|bridge|main|preload|renderer|e2e|build)\// },
]

/** The files of an archive, in archive order. */
export function listArchiveEntries(archive: string): ArchiveEntry[] {
  return asarApi.listPackage(archive).flatMap((listed) => {
    const path = listed.replaceAll('\\', '/').replace(/^\//, '')
    const { size } = asarApi.statFile(archive, path)
    return size === undefined ? [] : [{ path, size }]
  })
}

/** Checks an archive. @param bytes size of the archive @returns the faults, one per line */
export function findArchiveFaults(entries: readonly ArchiveEntry[], bytes: number): string[] {
  const there = new Set(entries.map(({ path }) => path))
  return [
    ...entries
      .filter(({ path }) => !ALLOWED_PATHS.some((pattern) => pattern.test(path)))
      .map(({ path }) => unwantedFileFault(path)),
    ...REQUIRED_PATHS.filter((path) => !there.has(path)).map((path) => `${path} is missing`),
    ...entries
      .filter(({ size }) => size > MAX_ARCHIVED_FILE_BYTES)
      .map(({ path, size }) => `${path} has ${size} bytes, above ${MAX_ARCHIVED_FILE_BYTES}`),
    ...(bytes > MAX_ARCHIVE_BYTES ? [`the archive has ${bytes} bytes, above ${MAX_ARCHIVE_BYTES}`] : []),
  ]
}

function unwantedFileFault(path: string): string {
  const kind = UNWANTED_KINDS.find(({ pattern }) => pattern.test(path))
  return `${path} does not belong in it${kind === undefined ? '' : `: ${kind.what}`}`
}

/** Checks file contents: paths and names of the build machine, and build-only information. */
export function findContentFaults(entries: readonly ArchiveEntry[], read: (path: string) => string): string[] {
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

/** One line per folder: number of files and bytes. */
export function summarizeArchive(entries: readonly ArchiveEntry[]): string[] {
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
