/** Kills a busy host, and checks the files afterwards. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { equalJson } from '../../engine/core/contract/json.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { BusyHostReport } from './busy-host.ts'
import { openTestHost } from './test-host.ts'
import { savePathOf, savedLogLength } from './saved-files.ts'
import { createFixtureCatalogue, createFixtureGame } from './fixture-game.ts'

/** The operations on a save that the host has reported. */
interface ReportedSave {
  length: number
  name: string | undefined
  deleted: boolean
}

export type ReportedSaves = Map<string, ReportedSave>

/** Milliseconds: about the duration of one operation. */
const MAX_KILL_DELAY_MS = 12

/** @returns the operation in progress at the kill, after a number of lines, or undefined if there was none */
async function killAfterLines(
  profile: string,
  seed: string,
  lines: number,
  known: ReportedSaves,
): Promise<BusyHostReport | undefined> {
  const program = join(import.meta.dirname, 'busy-host.ts')
  const child = spawn(process.execPath, [program, profile, seed], { stdio: ['ignore', 'pipe', 'inherit'] })
  let at: BusyHostReport | undefined
  let heard = 0
  // An operation takes several steps after its line until it is on disk: any of them may be the last.
  const wait = createRandomStream(seedFromText(seed), 'moment').int(MAX_KILL_DELAY_MS)
  const reading = createInterface(child.stdout)
  reading.on('line', (line) => {
    const told = JSON.parse(line) as BusyHostReport
    at = told.done === true ? undefined : told
    if (told.done === true) addReport(known, told)
    if (++heard === lines) setTimeout(() => child.kill('SIGKILL'), wait)
  })
  await Promise.all([once(child, 'close'), once(reading, 'close')])
  return at
}

function addReport(known: ReportedSaves, { what, save, length, name }: BusyHostReport): void {
  const before = known.get(save) ?? { length: 0, name: undefined, deleted: false }
  known.set(save, {
    length: length ?? before.length,
    name: name ?? before.name,
    deleted: what === 'delete' || (what !== 'restore' && before.deleted),
  })
}

/**
 * Kills a busy host once, starts again, and checks all files.
 * @param known the reports of earlier rounds; this one's are added
 * @returns the violations
 */
export async function killBusyHost(
  profile: string,
  seed: string,
  lines: number,
  known: ReportedSaves,
): Promise<string[]> {
  const at = await killAfterLines(profile, seed, lines, known)
  const wrong: string[] = []
  const { services, renderer: connect } = await openTestHost({
    catalogue: createFixtureCatalogue(createFixtureGame('none')),
    profile,
  })
  try {
    const renderer = connect()
    const list = (): Promise<SaveListEntry[]> => renderer.get('desk.saves')
    const [cards, bin] = [await list(), await renderer.get<SaveListEntry[]>('desk.binnedSaves')]
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
      const length = existsSync(savePathOf(profile, save)) ? savedLogLength(profile, save) : -1
      if (length !== told.length && length !== (inFlight?.length ?? told.length))
        wrong.push(`${save}: ${String(length)} entries, not ${String(told.length)}`)
      const name = cards.find((card) => card.save === save)?.name
      if (name !== told.name && name !== (inFlight?.name ?? told.name))
        wrong.push(`${save}: is called ${String(name)}, not ${String(told.name)}`)
      Object.assign(told, { length, name })
    }
    // The index must agree with the files.
    await renderer.get('desk.rereadSaves')
    if (!equalJson(await list(), cards)) wrong.push('the list was not what the files say')
    // The next round starts with an empty bin: a save that is in both folders was being restored.
    const back = bin.map(({ save }) => save).filter((save) => !isIn(cards, save))
    if (back.length > 0) await renderer.get('desk.restoreSaves', { saves: back })
    const emptied = (await renderer.get<SaveListEntry[]>('desk.binnedSaves')).map(({ save }) => save)
    if (emptied.length > 0) await renderer.get('desk.emptyBin', { saves: emptied })
    // Saves that were created during the kill count as reported.
    for (const { save, name } of cards)
      if (!known.has(save)) known.set(save, { length: savedLogLength(profile, save), name, deleted: false })
  } finally {
    await services.dispose()
  }
  return wrong
}

function isIn(cards: readonly SaveListEntry[], save: string): boolean {
  return cards.some((card) => card.save === save)
}
