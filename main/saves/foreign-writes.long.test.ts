/** Another program replaces the save of an open table at random moments around a move: neither a version nor a move is lost. */
import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { parseSave, serializeSaveReplacingHeader } from '../../engine/core/host/save.ts'
import type { ForeignWriteCommand } from '../testing/foreign-writer.ts'
import { openTestHost, personSeat, createTemporaryFolder } from '../testing/test-host.ts'
import { savePathOf, savedLogLength } from '../testing/saved-files.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'

const TRIALS = 1000
/** Milliseconds around a move within which the other program writes. */
const WITHIN_MS = 25

let profile: ReturnType<typeof createTemporaryFolder>
let writer: ChildProcessByStdio<Writable, Readable, null>
beforeEach(() => {
  profile = createTemporaryFolder()
  const program = join(import.meta.dirname, '../testing/foreign-writer.ts')
  writer = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] })
})
afterEach(() => {
  writer.kill()
  profile.remove()
})

test('S4: when another program writes an open save a thousand times around a move, no version and no move is lost', async () => {
  const answers = createInterface(writer.stdout)[Symbol.asyncIterator]()
  const put = async (order: ForeignWriteCommand): Promise<void> => {
    writer.stdin.write(`${JSON.stringify(order)}\n`)
    await answers.next()
  }
  const host = await openTestHost({
    catalogue: createFixtureCatalogue(createFixtureGame('none')),
    profile: profile.path,
  })
  const renderer = host.renderer()
  const { info } = await renderer.startTable('toy-none', [personSeat('Ana'), personSeat('Ben')])
  const { table } = info
  await renderer.act(table, { do: 'mark' })
  const file = savePathOf(profile.path, table)
  const random = createRandomStream(seedFromText('foreign'), 'moments')
  let moves = 1
  const lost = { versions: [] as number[], moves: [] as number[] }
  let kept = 0
  for (let trial = 0; trial < TRIALS; trial++) {
    const marker = `foreign ${String(trial)};`
    const parsed = parseSave(readFileSync(file, 'utf8'))
    if (!parsed.ok) throw new Error(parsed.reason.id)
    const isSave = random.int(2) === 0
    const text = isSave
      ? serializeSaveReplacingHeader(parsed.saved, { ...(parsed.saved.header as object), title: marker })
      : marker
    const by = random.int(2) === 0 ? 'rename' : 'write'
    const other = put({ file, text, after: random.int(WITHIN_MS * 1000) / 1000, by })
    const until = performance.now() + random.int(WITHIN_MS)
    while (performance.now() < until) {
      await renderer.act(table, { do: 'mark' })
      moves += 1
    }
    await other
    await renderer.act(table, { do: 'mark' })
    moves += 1
    if (savedLogLength(profile.path, table) !== moves) lost.moves.push(trial)
    const found = foundIn(join(profile.path, 'saves'), marker)
    if (found.length === 0) lost.versions.push(trial)
    kept += found.length
    for (const path of found) rmSync(path)
  }
  await host.services.dispose()
  process.stdout.write(`${String(TRIALS)} versions, ${String(moves)} moves: ${String(kept)} versions kept\n`)
  expect(lost).toEqual({ versions: [], moves: [] })
}, 900_000)

/** The files of the library that hold a version of the other program. */
function foundIn(folder: string, marker: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return files.filter((path) => readFileSync(path, 'utf8').includes(marker))
}
