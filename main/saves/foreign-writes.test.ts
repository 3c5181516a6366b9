/** Another program writes a file while this process writes it: at every step, the foreign version is kept. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { serializeSaveWithWholeLog } from '../../engine/core/host/save.ts'
import { Table } from '../../engine/core/host/table.ts'
import { personSeat, createTemporaryFolder } from '../testing/test-host.ts'
import { readAllFiles } from '../testing/saved-files.ts'
import { errorWithCode } from '../testing/small-disk.ts'
import { createFixtureGame } from '../testing/fixture-game.ts'
import { createCrashingDisk, countDiskSteps, createInterceptedDisk } from '../testing/intercepted-disk.ts'
import { recoverInterruptedFolderWrites, sha256Of, replaceFileAtomic, type Disk } from './atomic-write.ts'
import { SaveLibrary } from './save-library.ts'

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

/** How programs put a file in the place of another. */
const WAYS = {
  'a rename': (file: string, text: string) => {
    const other = `${file}~`
    writeFileSync(other, text)
    renameSync(other, file)
  },
  'a write into the file itself': (file: string, text: string) => {
    writeFileSync(file, text)
  },
}
const FOREIGN = { 'a save': saveText('foreign'), 'no save': 'something else' }
const CASES = Object.entries(WAYS).flatMap(([how, write]) =>
  Object.entries(FOREIGN).map(([what, text]) => ({ how, what, write, text })),
)

/** Before step `at` of a disk another program writes. */
function disturbed(at: number, write: () => void): Disk {
  let step = 0
  return createInterceptedDisk(() => {
    if (step++ === at) write()
  })
}

describe('S4: a file that another program writes during a write is kept', () => {
  test.each(CASES)('$what, by $how, at every step', async ({ write, text }) => {
    const steps = await countDiskSteps(async (disk) => {
      const library = await SaveLibrary.open(join(folder.path, 'counted'), { disk })
      for (const title of ['first', 'second']) await library.write('one', saveText(title))
    })
    expect(steps).toBeGreaterThan(12)
    for (let at = 0; at < steps; at++) {
      const path = join(folder.path, String(at))
      mkdirSync(path)
      const file = join(path, 'one.samsara')
      const library = await SaveLibrary.open(path, { disk: disturbed(at, () => write(file, text)) })
      for (const title of ['first', 'second', 'third']) await library.write('one', saveText(title))
      expect(readFileSync(file, 'utf8'), `step ${String(at)}`).toBe(saveText('third'))
      const kept = Object.entries(readAllFiles(path)).filter(([, each]) => each === text)
      expect(kept, `step ${String(at)}`).toHaveLength(1)
      expect(kept[0]?.[0]).toBe(text === FOREIGN['a save'] ? 'one-2.samsara' : join('kept', 'one.samsara'))
    }
  })

  test('on a disk without hard links, at every step but the one between check and rename', async () => {
    const link = (): never => {
      throw errorWithCode('EPERM')
    }
    /** Where names are given by renames. */
    const plain = (disk: Disk, file: string): Disk => ({
      ...disk,
      link,
      rename: (from, to) => {
        if (to === file) renameSync(from, to)
        else disk.rename(from, to)
      },
    })
    const write = async (path: string, disk: Disk, titles: readonly string[]): Promise<void> => {
      const library = await SaveLibrary.open(path, { disk: plain(disk, join(path, 'one.samsara')) })
      for (const title of titles) await library.write('one', saveText(title))
    }
    const steps = await countDiskSteps((disk) => write(join(folder.path, 'counted'), disk, ['first', 'second']))
    for (let at = 0; at < steps; at++) {
      const path = join(folder.path, String(at))
      mkdirSync(path)
      const file = join(path, 'one.samsara')
      const disk = disturbed(at, () => {
        WAYS['a rename'](file, FOREIGN['a save'])
      })
      await write(path, disk, ['first', 'second', 'third'])
      expect(readFileSync(file, 'utf8')).toBe(saveText('third'))
      expect(readFileSync(join(path, 'one-2.samsara'), 'utf8'), `step ${String(at)}`).toBe(FOREIGN['a save'])
    }
  })

  test('when it is a .bak that the program still had open', async () => {
    const library = await SaveLibrary.open(folder.path)
    for (const title of ['first', 'second']) await library.write('one', saveText(title))
    writeFileSync(join(folder.path, 'one.samsara.bak'), FOREIGN['a save'])
    await library.write('one', saveText('third'))
    expect(readFileSync(join(folder.path, 'one-2.samsara'), 'utf8')).toBe(FOREIGN['a save'])
    expect(readFileSync(join(folder.path, 'one.samsara.bak'), 'utf8')).toBe(saveText('second'))
  })

  test('in every version of a program that keeps writing, and the write fails after a bounded number of versions', async () => {
    const file = join(folder.path, 'one.samsara')
    let versions = 0
    let busy = false
    const library = await SaveLibrary.open(folder.path, {
      disk: createInterceptedDisk(() => {
        if (busy && !existsSync(file)) writeFileSync(file, `version ${String(versions++)}`)
      }),
    })
    await library.write('one', saveText('first'))
    busy = true
    await expect(library.write('one', saveText('second'))).rejects.toMatchObject({ code: 'EEXIST' })
    busy = false
    expect(versions).toBeGreaterThan(10)
    const texts = Object.values(readAllFiles(folder.path))
    for (let version = 0; version < versions; version++) expect(texts).toContain(`version ${String(version)}`)
    expect(texts).toContain(saveText('first'))
    await library.write('one', saveText('second'))
    expect(readFileSync(file, 'utf8')).toBe(saveText('second'))
  })

  test('when it is a sidecar file that cannot be computed again', async () => {
    const library = await SaveLibrary.open(folder.path)
    await library.write('one', saveText('first'))
    const guests = join(folder.path, 'one.samsara.guests.json')
    await library.sidecar('one', 'guests').write('{"ours":1}')
    writeFileSync(guests, '{"theirs":1}')
    await library.sidecar('one', 'guests').write('{"ours":2}')
    writeFileSync(guests, '{"theirs":2}')
    await library.sidecar('one', 'guests').remove()
    const kept = Object.entries(readAllFiles(join(folder.path, 'kept')))
    expect(kept.map(([, text]) => text).sort()).toEqual(['{"theirs":1}', '{"theirs":2}'])
    expect(kept.map(([name]) => name).sort()).toEqual(['one.samsara.guests.2.json', 'one.samsara.guests.json'])
  })
})

describe('S4: a write killed at any step', () => {
  const versions = {
    knownHash: sha256Of('old'),
    backup: true,
    keepForeignVersion: () => Promise.reject(new Error('nothing is foreign')),
  }

  test('leaves the old text or the new one, and no other file after the next start', async () => {
    const write = (path: string, disk?: Disk) => replaceFileAtomic(join(path, 'file'), 'new', versions, disk)
    let deaths = 0
    for (let at = 0; ; at++) {
      const path = join(folder.path, String(at))
      mkdirSync(path)
      writeFileSync(join(path, 'file'), 'old')
      const { disk, isDead } = createCrashingDisk(at)
      await write(path, disk).catch(() => undefined)
      if (!isDead()) break
      deaths += 1
      await recoverInterruptedFolderWrites(path, Object.keys(readAllFiles(path)), versions.keepForeignVersion)
      const left = readAllFiles(path)
      expect(['old', 'new'], `step ${String(at)}`).toContain(left['file'])
      for (const [name, text] of Object.entries(left))
        if (name !== 'file') expect([name, text]).toEqual(name === 'file.bak' ? ['file.bak', 'old'] : [name, 'new'])
    }
    expect(deaths).toBeGreaterThan(5)
  })

  test('and disturbed by another program at any other step loses neither version', async () => {
    const text = FOREIGN['a save']
    for (let kill = 0; kill < 10; kill++)
      for (let at = 0; at <= kill; at++) {
        const path = join(folder.path, `${String(kill)}-${String(at)}`)
        mkdirSync(path)
        const file = join(path, 'one.samsara')
        const first = await SaveLibrary.open(path)
        await first.write('one', saveText('first'))
        let step = 0
        const library = await SaveLibrary.open(path, {
          disk: createInterceptedDisk(() => {
            if (step === at) WAYS['a rename'](file, text)
            if (step++ >= kill) throw errorWithCode('EKILLED')
          }),
        })
        await library.loadForWriting('one')
        await library.write('one', saveText('second')).catch(() => undefined)
        const again = await SaveLibrary.open(path)
        const cards = await again.list()
        const texts = Object.values(readAllFiles(path))
        if (step > at) expect(texts, `${String(kill)} ${String(at)}`).toContain(text)
        expect(cards.some(({ save, broken }) => save === 'one' && broken === undefined)).toBe(true)
      }
  })
})
