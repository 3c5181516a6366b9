/** A host that is killed while it is busy, and what must be there afterwards. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { equalJson } from '../../engine/core/contract/json.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import type { SaveCard } from '../../bridge/desk.ts'
import type { Told } from './busy-host.ts'
import { openTestHost } from './host.ts'
import { fileOf, savedLength } from './saved.ts'
import { toyCatalogue, toyGame } from './toy-game.ts'

/** What was told to be done of a save. */
interface Known {
  length: number
  name: string | undefined
  deleted: boolean
}

export type Knowledge = Map<string, Known>

/** In milliseconds: about as long as it is at one thing. */
const MOST_WAIT = 12

/** @returns what it was at when it was killed, after so many lines; undefined: it was at nothing */
async function killedAfter(profile: string, seed: string, lines: number, known: Knowledge): Promise<Told | undefined> {
  const program = join(import.meta.dirname, 'busy-host.ts')
  const child = spawn(process.execPath, [program, profile, seed], { stdio: ['ignore', 'pipe', 'inherit'] })
  let at: Told | undefined
  let heard = 0
  // What begins with a line goes through several hands before it is on disk: any of them may be the last.
  const wait = createRandomStream(seedFromText(seed), 'moment').int(MOST_WAIT)
  const reading = createInterface(child.stdout)
  reading.on('line', (line) => {
    const told = JSON.parse(line) as Told
    at = told.done === true ? undefined : told
    if (told.done === true) learn(known, told)
    if (++heard === lines) setTimeout(() => child.kill('SIGKILL'), wait)
  })
  await Promise.all([once(child, 'close'), once(reading, 'close')])
  return at
}

function learn(known: Knowledge, { what, save, length, name }: Told): void {
  const before = known.get(save) ?? { length: 0, name: undefined, deleted: false }
  known.set(save, {
    length: length ?? before.length,
    name: name ?? before.name,
    deleted: what === 'delete' || (what !== 'restore' && before.deleted),
  })
}

/**
 * Kills a busy host once, starts again, and looks at everything.
 * @param known what earlier rounds were told; learns what this one was
 * @returns what is wrong
 */
export async function killOnce(profile: string, seed: string, lines: number, known: Knowledge): Promise<string[]> {
  const at = await killedAfter(profile, seed, lines, known)
  const wrong: string[] = []
  const { services, renderer: connect } = await openTestHost({ catalogue: toyCatalogue(toyGame('none')), profile })
  try {
    const renderer = connect()
    const list = (): Promise<SaveCard[]> => renderer.get('desk.saves')
    const [cards, bin] = [await list(), await renderer.get<SaveCard[]>('desk.binnedSaves')]
    for (const { save, broken, note } of [...cards, ...bin])
      if (broken !== undefined || note !== undefined) wrong.push(`${save}: ${broken?.id ?? note?.id ?? ''}`)
    for (const [save, told] of known) {
      const inFlight = at?.save === save ? at : undefined
      const places = [cards, bin].map((each) => isIn(each, save))
      const moving = inFlight?.what === 'delete' || inFlight?.what === 'restore'
      if (
        moving ? !places.includes(true) : places[told.deleted ? 1 : 0] !== true || places[told.deleted ? 0 : 1] === true
      )
        wrong.push(`${save}: lies in ${String(places)} after ${JSON.stringify(inFlight)}, ${JSON.stringify(told)}`)
      told.deleted = false
      if (places[0] !== true) continue
      const length = existsSync(fileOf(profile, save)) ? savedLength(profile, save) : -1
      if (length !== told.length && length !== (inFlight?.length ?? told.length))
        wrong.push(`${save}: ${String(length)} entries, not ${String(told.length)}`)
      const name = cards.find((card) => card.save === save)?.name
      if (name !== told.name && name !== (inFlight?.name ?? told.name))
        wrong.push(`${save}: is called ${String(name)}, not ${String(told.name)}`)
      Object.assign(told, { length, name })
    }
    // What was kept of the list said the same as the files do.
    await renderer.get('desk.rereadSaves')
    if (!equalJson(await list(), cards)) wrong.push('the list was not what the files say')
    // The next round begins with an empty bin: what lies in both was on its way back.
    const back = bin.map(({ save }) => save).filter((save) => !isIn(cards, save))
    if (back.length > 0) await renderer.get('desk.restoreSaves', { saves: back })
    const emptied = (await renderer.get<SaveCard[]>('desk.binnedSaves')).map(({ save }) => save)
    if (emptied.length > 0) await renderer.get('desk.emptyBin', { saves: emptied })
    // What came while it was killed is as good as what was told.
    for (const { save, name } of cards)
      if (!known.has(save)) known.set(save, { length: savedLength(profile, save), name, deleted: false })
  } finally {
    await services.dispose()
  }
  return wrong
}

function isIn(cards: readonly SaveCard[], save: string): boolean {
  return cards.some((card) => card.save === save)
}
