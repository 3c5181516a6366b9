/**
 * A host of its own process that does all that writes, one thing after another, until somebody kills it. Every line
 * that it prints is on its way before it goes on: what it tries, and what it was told is done.
 *
 * Called with a profile and a number, from which what it does follows.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync, writeSync } from 'node:fs'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { parseSave, serializeSave } from '../../engine/core/host/save.ts'
import { Table } from '../../engine/core/host/table.ts'
import type { SaveCard } from '../../bridge/desk.ts'
import type { Arrival } from '../../bridge/files.ts'
import type { Several } from '../../bridge/library.ts'
import { manualClock, openTestHost, person } from './host.ts'
import { fileOf } from './saved.ts'
import { toyCatalogue, toyGame } from './toy-game.ts'

/** What a line tells: `done` is absent while it is only tried. */
export interface Told {
  readonly what: 'play' | 'rename' | 'copy' | 'import' | 'delete' | 'restore'
  readonly save: string
  readonly done?: true
  /** Its log. */
  readonly length?: number
  readonly name?: string
}

const [profile = '', seed = ''] = process.argv.slice(2)
const random = createRandomStream(seedFromText(seed), 'busy')
const game = toyGame('none')
const two = [person('Ana'), person('Ben')]

/** What is kept of the list is written all the time. */
const clock = {
  ...manualClock(),
  now: () => Date.now(),
  after(_wait: number, then: () => void) {
    const timer = setTimeout(then, 1)
    return () => {
      clearTimeout(timer)
    }
  },
}

function say(line: Told): void {
  writeSync(1, `${JSON.stringify(line)}\n`)
}

const { services, renderer: connect } = await openTestHost({ catalogue: toyCatalogue(game), profile, clock })
const renderer = connect()
const saves = async (): Promise<readonly SaveCard[]> => renderer.get<SaveCard[]>('desk.saves')

async function play(save: string): Promise<void> {
  await renderer.get('desk.openSave', { save })
  for (let moves = random.int(4); moves >= 0; moves--) {
    const { status } = await renderer.now(save)
    say({ what: 'play', save, length: status.length + 1 })
    await renderer.act(save, { do: 'mark' })
    say({ what: 'play', save, length: status.length + 1, done: true })
  }
  await renderer.get('desk.leave', { table: save })
}

async function rename(save: string): Promise<void> {
  const name = `Evening ${String(random.int(1000))}`
  say({ what: 'rename', save, name })
  await renderer.get('desk.renameSave', { save, name })
  say({ what: 'rename', save, name, done: true })
}

async function copy({ save }: SaveCard): Promise<void> {
  const text = readFileSync(fileOf(profile, save), 'utf8')
  const parsed = parseSave(text)
  say({ what: 'copy', save: '' })
  const made = await renderer.get<{ save: string; name: string }>('desk.duplicateSave', { save })
  const length = parsed.ok ? parsed.saved.log.length : 0
  say({ what: 'copy', save: made.save, length, name: made.name, done: true })
}

async function bringIn(): Promise<void> {
  const start = { game, config: { players: 2, options: {} }, seed: randomBytes(16).toString('hex') }
  const text = serializeSave(new Table(start), { title: 'Toy', seats: two, savedAt: 5, over: false })
  say({ what: 'import', save: '' })
  const arrival = await renderer.get<Arrival>('desk.importText', { text })
  if (arrival.came === 'new') say({ what: 'import', save: arrival.card.save, length: 0, done: true })
}

async function deleteAndRestore(save: string): Promise<void> {
  say({ what: 'delete', save })
  const [deleted] = (await renderer.get<Several>('desk.binSaves', { saves: [save] })).done
  if (deleted === undefined) return
  say({ what: 'delete', save, done: true })
  say({ what: 'restore', save })
  await renderer.get<Several>('desk.restoreSaves', { saves: [deleted.now] })
  say({ what: 'restore', save, done: true })
}

for (;;) {
  const cards = await saves()
  const card = cards.length === 0 ? undefined : random.pick(cards)
  if (card === undefined || cards.length < 6) await bringIn()
  else if (random.int(2) === 0) await play(card.save)
  else if (random.int(3) === 0) await copy(card)
  else await random.pick([rename, deleteAndRestore])(card.save)
  if (cards.length > 30) break
}
await services.dispose()
