/**
 * A host as a separate process that performs every kind of write, one after another, until it is killed. It flushes each line of
 * its output before it continues: the operation attempted, and the operation reported as done. Called with a profile and a
 * number, the seed of its operations.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync, writeSync } from 'node:fs'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { parseSave, serializeSaveWithWholeLog } from '../../engine/core/host/save.ts'
import { Table } from '../../engine/core/host/table.ts'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { ImportResult } from '../../bridge/import-export.ts'
import type { BinOrRestoreResult } from '../../bridge/save-library.ts'
import { createManualClock, openTestHost, personSeat } from './test-host.ts'
import { savePathOf } from './saved-files.ts'
import { createFixtureCatalogue, createFixtureGame } from './fixture-game.ts'

/** Content of an output line: `done` is absent while the operation is only attempted. */
export interface BusyHostReport {
  readonly what: 'play' | 'rename' | 'copy' | 'import' | 'delete' | 'restore'
  readonly save: string
  readonly done?: true
  /** Length of its log. */
  readonly length?: number
  readonly name?: string
}

const [profile = '', seed = ''] = process.argv.slice(2)
const random = createRandomStream(seedFromText(seed), 'busy')
const game = createFixtureGame('none')
const twoPersons = [personSeat('Ana'), personSeat('Ben')]

/** The index is written all the time. */
const clock = {
  ...createManualClock(),
  now: () => Date.now(),
  after(_wait: number, then: () => void) {
    const timer = setTimeout(then, 1)
    return () => {
      clearTimeout(timer)
    }
  },
}

function report(line: BusyHostReport): void {
  writeSync(1, `${JSON.stringify(line)}\n`)
}

const { services, renderer: connect } = await openTestHost({ catalogue: createFixtureCatalogue(game), profile, clock })
const renderer = connect()
const saves = async (): Promise<readonly SaveListEntry[]> => renderer.get<SaveListEntry[]>('desk.saves')

async function play(save: string): Promise<void> {
  await renderer.get('desk.openSave', { save })
  for (let moves = random.int(4); moves >= 0; moves--) {
    const { status } = await renderer.now(save)
    report({ what: 'play', save, length: status.length + 1 })
    await renderer.act(save, { do: 'mark' })
    report({ what: 'play', save, length: status.length + 1, done: true })
  }
  await renderer.get('desk.leave', { table: save })
}

async function rename(save: string): Promise<void> {
  const name = `Evening ${String(random.int(1000))}`
  report({ what: 'rename', save, name })
  await renderer.get('desk.renameSave', { save, name })
  report({ what: 'rename', save, name, done: true })
}

async function copy({ save }: SaveListEntry): Promise<void> {
  const text = readFileSync(savePathOf(profile, save), 'utf8')
  const parsed = parseSave(text)
  report({ what: 'copy', save: '' })
  const made = await renderer.get<{ save: string; name: string }>('desk.duplicateSave', { save })
  const length = parsed.ok ? parsed.saved.log.length : 0
  report({ what: 'copy', save: made.save, length, name: made.name, done: true })
}

async function importSave(): Promise<void> {
  const start = { game, config: { players: 2, options: {} }, seed: randomBytes(16).toString('hex') }
  const text = serializeSaveWithWholeLog(new Table(start), { title: 'Toy', seats: twoPersons, savedAt: 5, over: false })
  report({ what: 'import', save: '' })
  const arrival = await renderer.get<ImportResult>('desk.importText', { text })
  if (arrival.came === 'new') report({ what: 'import', save: arrival.card.save, length: 0, done: true })
}

async function deleteAndRestore(save: string): Promise<void> {
  report({ what: 'delete', save })
  const [deleted] = (await renderer.get<BinOrRestoreResult>('desk.binSaves', { saves: [save] })).done
  if (deleted === undefined) return
  report({ what: 'delete', save, done: true })
  report({ what: 'restore', save })
  await renderer.get<BinOrRestoreResult>('desk.restoreSaves', { saves: [deleted.now] })
  report({ what: 'restore', save, done: true })
}

for (;;) {
  const cards = await saves()
  const card = cards.length === 0 ? undefined : random.pick(cards)
  if (card === undefined || cards.length < 6) await importSave()
  else if (random.int(2) === 0) await play(card.save)
  else if (random.int(3) === 0) await copy(card)
  else await random.pick([rename, deleteAndRestore])(card.save)
  if (cards.length > 30) break
}
await services.dispose()
