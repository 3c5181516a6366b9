/** Required and rejected contents of a package's archive. */
import { expect, test } from 'vitest'
import { ROOT } from '../lib/project.mjs'
import { findContentFaults, findArchiveFaults, type ArchiveEntry } from './archive.ts'
import { MAX_ARCHIVE_BYTES, MAX_ARCHIVED_FILE_BYTES } from './budgets.ts'

const WHOLE: readonly ArchiveEntry[] = [
  'package.json',
  'out/main/index.js',
  'out/main/bot-worker.js',
  'out/main/replay-worker.js',
  'out/main/list-worker.js',
  'out/preload/index.cjs',
  'out/renderer/index.html',
  'out/renderer/third-party.json',
  'out/renderer/assets/stage-KK2CGsZ9.js',
].map((path) => ({ path, size: 1000 }))

const faults = (...more: readonly ArchiveEntry[]): string[] => findArchiveFaults([...WHOLE, ...more], 9000)
const file = (path: string, size = 1): ArchiveEntry => ({ path, size })

test('findArchiveFaults accepts an archive of build output', () => {
  expect(faults()).toEqual([])
})

test('findArchiveFaults names each source map, source, npm module or other file that does not belong', () => {
  for (const [path, why] of [
    ['out/main/index.js.map', ': a map'],
    ['out/renderer/assets/stage-KK2CGsZ9.js.map', ': a map'],
    ['engine/chakra/play.ts', ': a source'],
    ['out/renderer/screens/HomeScreen.svelte', ': a source'],
    ['main/index.js', ': a source'],
    ['node_modules/ws/index.js', ': a module of npm'],
    ['out/renderer/assets/notes.txt', ''],
    ['.env', ''],
    ['out/main/licences.json', ''],
  ] as const)
    expect(faults(file(path))).toEqual([`${path} does not belong in it${why}`])
})

test('findArchiveFaults reports each missing required file', () => {
  for (const { path } of WHOLE.slice(0, -1))
    expect(
      findArchiveFaults(
        WHOLE.filter((entry) => entry.path !== path),
        9000,
      ),
    ).toEqual([`${path} is missing`])
})

test('findArchiveFaults reports a file or an archive above its size limit', () => {
  expect(faults(file('out/main/more.js', MAX_ARCHIVED_FILE_BYTES))).toEqual([])
  expect(faults(file('out/main/more.js', MAX_ARCHIVED_FILE_BYTES + 1))).toHaveLength(1)
  expect(findArchiveFaults(WHOLE, MAX_ARCHIVE_BYTES)).toEqual([])
  expect(findArchiveFaults(WHOLE, MAX_ARCHIVE_BYTES + 1)).toHaveLength(1)
})

test('findContentFaults reports source map links, build machine paths and development fields of package.json', () => {
  const within = (path: string, text: string): string[] => findContentFaults([file(path)], () => text)
  expect(within('out/main/index.js', 'const a = 1\n')).toEqual([])
  expect(within('out/main/index.js', '//# sourceMappingURL=data:application/json;base64,e30=')).toHaveLength(1)
  expect(within('out/renderer/assets/a.css', '/*# sourceMappingURL=a.css.map */')).toHaveLength(1)
  expect(within('out/main/index.js', `import('${ROOT}/main/index.ts')`)).toHaveLength(1)
  expect(within('package.json', '{ "name": "samsara", "version": "1.0.0" }')).toEqual([])
  expect(within('package.json', '{ "scripts": {}, "devDependencies": {} }')).toHaveLength(2)
})
