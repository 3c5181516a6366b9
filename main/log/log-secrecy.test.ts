/** The log never contains a hidden card, a seed, a code, a token or a name, even if the message of an error does. */
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BotAndAnalysisPool } from '../bots/bot-and-analysis-pool.ts'
import { createUncaughtErrorHandler } from '../resilience/uncaught-errors.ts'
import { createManualClock, openTestHost, personSeat, createTemporaryFolder } from '../testing/test-host.ts'
import { openHostedTable } from '../testing/hosted-table.ts'
import {
  FIXTURE_GAME_CARDS,
  createFixtureCatalogue,
  createFixtureGame,
  type FixtureGameState,
} from '../testing/fixture-game.ts'

/** A game whose rules throw errors that quote the state, in the form of stack locations too, once a seat has made three marks. */
function quoting() {
  const game = createFixtureGame('hand')
  return createFixtureCatalogue({
    ...game,
    play(state, ...rest) {
      if (state.marks[0] === 3) throw new Error(`x\n    at ${String(state.hands[0])} (hand.js:1:1)`)
      game.play(state, ...rest)
    },
  })
}

const quotes = (question: unknown): Promise<never> => Promise.reject(new Error(JSON.stringify(question)))
const failing: BotAndAnalysisPool = { ask: quotes, advise: quotes, review: quotes, close: () => Promise.resolve() }

/** While this runs the disk refuses saves. */
async function refused(profile: string, meanwhile: () => Promise<void>): Promise<void> {
  const saves = join(profile, 'saves')
  renameSync(saves, `${saves}-away`)
  writeFileSync(saves, '')
  await meanwhile()
  rmSync(saves)
  renameSync(`${saves}-away`, saves)
}

/** The same public game with other hidden cards, in which everything fails that may. @returns what was logged, and the hands */
async function played(seed: string) {
  const profile = createTemporaryFolder()
  const host = await openTestHost({ catalogue: quoting(), profile: profile.path, seed, pool: failing, pace: 0 })
  const lines: string[] = []
  const handle = createUncaughtErrorHandler({
    clock: createManualClock(),
    log: (entry: string) => lines.push(entry),
    retrySave: () => Promise.resolve([]),
    confirmQuit: () => Promise.resolve(false),
    quit: () => undefined,
  })
  const ana = host.renderer()
  const { table } = (await ana.startTable('toy-hand', [personSeat('Ana'), personSeat('Ben')], { advice: true })).info
  const { hands } = host.services.tables.at(table)?.table.state as FixtureGameState
  const dealt = JSON.stringify(hands)
  await ana.get('table.liftCurtain', { table, seat: 0 })
  const { decision } = (await ana.now(table)).status
  await ana.call('table.advise', { table, seat: 0, decision: decision?.id })
  await ana.act(table, { do: 'draw' })
  await ana.act(table, { do: 'mark' })
  await refused(profile.path, async () => {
    await ana.act(table, { do: 'mark' })
  })
  await ana.act(table, { do: 'mark' })
  // What each choice would do is looked at, and that fails by now.
  expect(await ana.call('table.current', { table })).toMatchObject({ reason: { id: 'bridge.failed' } })
  await ana.call('table.act', { table, seat: 0, decision: 99, action: { do: 'show', card: hands[0]?.[0] } })
  handle(new TypeError(dealt))
  await host.services.dispose()
  profile.remove()
  return { log: [...host.logLines, ...lines], dealt }
}

test('games that differ only in hidden cards leave the same log, whatever fails', async () => {
  const games = []
  for (const seed of ['one', 'other']) games.push(await played(seed))
  const [one, other] = games
  if (one === undefined || other === undefined) throw new Error('two games')
  expect(one.dealt).not.toBe(other.dealt)
  expect(one.log).toEqual(other.log)
  const log = one.log.join('\n')
  for (const told of [
    'the Sage could not',
    'could not be saved',
    'call table.current failed: Error',
    'caught: TypeError',
  ])
    expect(log).toContain(told)
  for (const secret of [...FIXTURE_GAME_CARDS, 'Ana', 'Ben']) expect(log).not.toContain(secret)
})

test('no code, token, name or seed of a hosted table is logged, whatever fails', async () => {
  const one = await openHostedTable()
  const { table, codes, ben, eve, host } = one
  for (const by of [{ code: 'AAAABBBB', name: 'Mallory' }, { token: 'f'.repeat(32) }])
    await expect((await one.connect('browser')).joinOrThrow(by)).rejects.toThrow()
  const seeds = Object.values(one.files()).flatMap((text) => /"seed":"([0-9a-f]{32})"/.exec(text)?.[1] ?? [])
  expect(seeds).not.toEqual([])
  // A call of Ben's fails within, with what he and the host have at hand in its words.
  const open = host.services.tables.at(table)
  if (open === undefined) throw new Error('no table')
  const { chat } = open.people
  Object.defineProperty(open.people, 'chat', {
    configurable: true,
    get() {
      throw new Error(JSON.stringify([codes, ben.token, eve.token, seeds]))
    },
  })
  await expect(ben.get('table.say', { said: 'wellPlayed' })).rejects.toThrow()
  await expect(ben.get('table.nudge', { seat: 0 })).rejects.toThrow()
  const log = one.log()
  expect(log).toContain('failed: Error')
  const { app, browser } = codes
  for (const secret of [app, browser, app.slice(0, 4), ben.token, eve.token, 'Ben', 'Eve', 'Mallory', ...seeds])
    expect(log).not.toContain(secret)
  Object.defineProperty(open.people, 'chat', { value: chat })
  await one.close()
})
