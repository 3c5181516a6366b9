/** A save and its sidecar files stay together: the process is killed at every step of a move, and the next start completes it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseSave, serializeSaveWithWholeLog } from '../../engine/core/host/save.ts'
import { Table } from '../../engine/core/host/table.ts'
import { personSeat, createTemporaryFolder } from '../testing/test-host.ts'
import { readAllFiles } from '../testing/saved-files.ts'
import { errorWithCode } from '../testing/small-disk.ts'
import { createFixtureGame } from '../testing/fixture-game.ts'
import { createCrashingDisk } from '../testing/intercepted-disk.ts'
import { SYSTEM_DISK, type Disk } from './atomic-write.ts'
import { SaveLibrary } from './save-library.ts'
import { renameClosedTable } from './rename-save.ts'

let folder: ReturnType<typeof createTemporaryFolder>
beforeEach(() => {
  folder = createTemporaryFolder()
})
afterEach(() => {
  folder.remove()
})

function saveText(title: string): string {
  const table = new Table({
    game: createFixtureGame('none'),
    config: { players: 2, options: {} },
    seed: '0'.repeat(32),
  })
  return serializeSaveWithWholeLog(table, {
    title,
    seats: [personSeat('Ana'), personSeat('Ben')],
    savedAt: 5,
    over: false,
  })
}

const BESIDE = {
  guests: '{"guests":1}',
  hosting: '{"hosting":1}',
  hand: '{"hand":1}',
  picture: 'a picture',
  dawn: 'a picture at dawn',
} as const
const KINDS = Object.keys(BESIDE) as (keyof typeof BESIDE)[]

/** A hosted table, written twice. */
async function hostedTable(path: string): Promise<SaveLibrary> {
  mkdirSync(path)
  writeFileSync(join(path, 'one.samsara'), saveText('second'))
  writeFileSync(join(path, 'one.samsara.bak'), saveText('first'))
  for (const kind of KINDS) writeFileSync(join(path, `one.samsara${endingOf(kind)}`), BESIDE[kind])
  return SaveLibrary.open(path)
}

function endingOf(kind: keyof typeof BESIDE): string {
  if (kind === 'dawn') return '.dawn.picture'
  return kind === 'picture' ? '.picture' : `.${kind}.json`
}

interface Operation {
  readonly what: string
  /** Before the process starts that is killed. */
  readonly before?: (library: SaveLibrary, path: string) => Promise<unknown>
  readonly run: (library: SaveLibrary) => Promise<unknown>
  /** The save may be gone: that is what was asked for. */
  readonly removes?: true
  /** In `kept`: what was damaged. */
  readonly damaged?: true
}

const OPERATIONS: readonly Operation[] = [
  { what: 'to the bin', run: (library) => library.moveToBin('one') },
  {
    what: 'to the bin, beside another of that name',
    before: (_, path) => {
      mkdirSync(join(path, 'trash'))
      writeFileSync(join(path, 'trash', 'one.samsara'), saveText('other'))
      return Promise.resolve()
    },
    run: (library) => library.moveToBin('one'),
  },
  {
    what: 'to the bin, of a damaged save the one before it',
    before: (_, path) => {
      writeFileSync(join(path, 'one.samsara'), 'half')
      return Promise.resolve()
    },
    run: (library) => library.moveToBin('one'),
    damaged: true,
  },
  {
    what: 'back from the bin',
    before: (library) => library.moveToBin('one'),
    run: (library) => library.restoreFromBin('one'),
  },
  {
    what: 'back from the bin under another name',
    before: (library) => library.moveToBin('one'),
    run: (library) => library.restoreFromBin('one', (id) => id === 'one'),
  },
  { what: 'a new name for the table', run: (library) => renameClosedTable(library, 'one', 'Evening') },
  {
    what: 'a copy',
    run: (library) => library.duplicate('one', () => Promise.resolve('copy')),
  },
  {
    what: 'replaced by one that came in',
    run: async (library) => {
      await library.write('came', saveText('came'))
      await library.moveToBin('one')
    },
  },
  {
    what: 'removed for ever',
    before: (library) => library.moveToBin('one'),
    run: (library) => library.emptyBin(['one']),
    removes: true,
  },
]

const WITHOUT_LINKS: Pick<Disk, 'link'> = {
  link: () => {
    throw errorWithCode('EPERM')
  },
}

/** The violations of the invariant in a folder. */
function wrongIn(path: string, { removes, damaged }: Operation): string[] {
  const files = readAllFiles(path)
  const wrong: string[] = []
  const saves = Object.keys(files).filter((name) => /^(?:trash.)?one(?:-2)?\.samsara$/.test(name))
  const own = saves.filter((name) => files[name] !== saveText('other'))
  const whole = own.filter((name) => parseSave(files[name] ?? '').ok)
  if (whole.length > 1 || (whole.length === 0 && removes !== true && damaged !== true))
    wrong.push(`saves: ${String(own)}`)
  for (const name of own)
    for (const kind of KINDS) if (files[name + endingOf(kind)] !== BESIDE[kind]) wrong.push(`${name} has no ${kind}`)
  for (const name of Object.keys(files)) {
    const save = /^(.*\.samsara)\.(?:(?:dawn\.)?picture|(?:guests|hosting|hand)\.json)$/.exec(name)?.[1]
    if (save !== undefined && files[save] === undefined) wrong.push(`${name} is beside nothing`)
    if (/\.(?:tmp|was)$/.test(name)) wrong.push(`${name} is left over`)
  }
  return wrong
}

test.each(
  OPERATIONS.flatMap((operation) => [
    { ...operation, on: 'any disk', disk: {} },
    { ...operation, on: 'a disk without links', disk: WITHOUT_LINKS },
  ]),
)('S5: $what, on $on: killed at any step, the save keeps its sidecar files', async ({ disk: own, ...operation }) => {
  let deaths = 0
  for (let at = 0; at < 200; at++) {
    const path = join(folder.path, String(at))
    const first = await hostedTable(path)
    await operation.before?.(first, path)
    const { disk, isDead } = createCrashingDisk(at)
    const library = await SaveLibrary.open(path, { disk: { ...disk, ...own } }).catch(() => undefined)
    if (library !== undefined) await operation.run(library).catch(() => undefined)
    // The next start.
    const again = await SaveLibrary.open(path)
    await again.listBin()
    expect(wrongIn(path, operation), `step ${String(at)}`).toEqual([])
    if (!isDead()) break
    deaths += 1
  }
  expect(deaths).toBeGreaterThan(2)
  expect(deaths).toBeLessThan(199)
})

test('S5: a move that the disk refuses leaves the save and all its sidecar files in place', async () => {
  const library = await hostedTable(join(folder.path, 'saves'))
  const refusing: Disk = {
    ...SYSTEM_DISK,
    wait: () => Promise.resolve(),
    rename: (from, to) => {
      if (to.includes('trash')) throw errorWithCode('EACCES')
      SYSTEM_DISK.rename(from, to)
    },
  }
  const again = await SaveLibrary.open(join(folder.path, 'saves'), { disk: refusing })
  await expect(again.moveToBin('one')).rejects.toMatchObject({ code: 'EACCES' })
  expect(wrongIn(join(folder.path, 'saves'), { what: '', run: () => Promise.resolve() })).toEqual([])
  expect(await library.moveToBin('one')).toBe('one')
})
