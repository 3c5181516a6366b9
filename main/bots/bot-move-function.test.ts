import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { seedFromText } from '../../engine/core/contract/random.ts'
import { Table } from '../../engine/core/host/table.ts'
import { diceFixtureGame } from '../../engine/core/invariants/fixture-games/index.ts'
import { CATALOGUE } from '../../engine/index.ts'
import { rauha } from '../../engine/rauha/index.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'
import type { BotMoveRequest } from './bot-and-analysis-pool.ts'
import { earlierDecisionDataInTurn, randomStreamLabelOf } from './earlier-decisions.ts'
import { createInThreadBotMoveFunction, type BotMoveFunction } from './bot-move-function.ts'

const question: BotMoveRequest = {
  game: 'toy-hand',
  seat: 0,
  view: { hands: [] },
  choices: Array.from({ length: 50 }, (_, n) => n),
  level: 'random',
  seed: '0'.repeat(32),
  streamLabel: '0/0',
  earlier: [],
}

test('the bot draws its random numbers from the request’s stream: equal requests give equal answers', async () => {
  const think = createInThreadBotMoveFunction({ catalogue: createFixtureCatalogue(createFixtureGame('hand')) })
  const answers = await Promise.all(['a', 'a', 'b', 'c'].map((event) => think({ ...question, streamLabel: event })))
  expect(answers[0]).toBe(answers[1])
  expect(new Set(answers).size).toBeGreaterThan(1)
})

test('rejects a request for a game that is not in the catalogue', async () => {
  await expect(createInThreadBotMoveFunction()({ ...question, game: 'chess' })).rejects.toThrow('no game')
})

function tableOf(game: AnyGame, seed: string): Table {
  const configured = createTableConfig(game.info, 2, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const table = new Table({ game, config: configured.config, seed: seedFromText(seed) })
  table.playForcedChoices()
  return table
}

/** The request that main would send. */
function questionAt(table: Table): BotMoveRequest {
  const { game, state, log } = table
  const seat = table.deciders[0] ?? 0
  return {
    game: game.info.id,
    seat,
    view: game.view(state, seat) as Json,
    level: 'sage',
    choices: table.decision(seat)?.choices ?? [],
    seed: seedFromText('bots'),
    streamLabel: randomStreamLabelOf(log.length, seat),
    earlier: earlierDecisionDataInTurn(table, seat),
  }
}

/** A Sage that searches little, and has all the time that it needs. */
const sageAt = (game: AnyGame): BotMoveFunction =>
  createInThreadBotMoveFunction({ catalogue: createFixtureCatalogue(game), now: () => 0, iterations: 24 })

const asked = (think: BotMoveFunction, about: BotMoveRequest): Promise<Json> => think(structuredClone(about))

/** Plays on with the Sage's answers, each asked of a worker that remembers and of one that has never heard of the game. */
async function playWarmAndCold(table: Table, decisions: number): Promise<number> {
  const warm = sageAt(table.game)
  let planned = 0
  for (let left = decisions; left > 0 && table.outcome === null; left--) {
    const about = questionAt(table)
    if (about.earlier.length > 0) planned += 1
    const answer = await asked(warm, about)
    expect(await asked(sageAt(table.game), about)).toEqual(answer)
    expect(table.act(about.seat, answer).ok).toBe(true)
  }
  return planned
}

describe('a Sage with a remembered plan gives the same answer as a Sage without one', () => {
  test.each([
    ['dice', () => Promise.resolve<AnyGame>(diceFixtureGame), 12],
    ...CATALOGUE.flatMap(({ info, load }) => (load === undefined ? [] : [[info.id, load, 10] as const])),
  ] as const)('%s', async (name, load, decisions) => {
    const planned = await playWarmAndCold(tableOf(await load(), name), decisions)
    expect(planned).toBeGreaterThan(0)
  })

  test('also after the table went back to earlier decisions', async () => {
    const table = tableOf(rauha, 'back')
    const think = sageAt(rauha)
    const questions: BotMoveRequest[] = []
    const answers: Json[] = []
    for (let n = 0; n < 3; n++) {
      const about = questionAt(table)
      const answer = await asked(think, about)
      questions.push(about)
      answers.push(answer)
      table.act(about.seat, answer)
    }
    for (const at of [1, 2, 0] as const) expect(await asked(think, questions[at] ?? question)).toEqual(answers[at])
  })
})

test('a cancelled request rejects, and the bot remembers nothing of it', async () => {
  const table = tableOf(rauha, 'off')
  const think = sageAt(table.game)
  const about = questionAt(table)
  await expect(think(about, () => true)).rejects.toThrow('called off')
  const answer = await asked(sageAt(table.game), about)
  table.act(about.seat, answer)
  const then = questionAt(table)
  expect(await asked(think, then)).toEqual(await asked(sageAt(table.game), then))
})

test('a search returns the best choice found so far when its time is over', async () => {
  const table = tableOf(rauha, 'clock')
  let time = 0
  const think = createInThreadBotMoveFunction({ catalogue: createFixtureCatalogue(rauha), now: () => (time += 5000) })
  const about = questionAt(table)
  expect(about.choices).toContainEqual(await asked(think, about))
})

test('a request’s earlier decisions are those of the same seat since the turn or part began', () => {
  const table = tableOf(rauha, 'earlier')
  const seen: BotMoveRequest[] = []
  for (let n = 0; n < 40; n++) {
    const about = questionAt(table)
    // Everything that this very seat was asked since the last turn or part began.
    const own = seen.filter((each) => each.seat === about.seat)
    expect(about.earlier).toEqual(
      own
        .slice(own.length - about.earlier.length)
        .map(({ view, choices, streamLabel }) => ({ view, choices, streamLabel })),
    )
    seen.push(about)
    const before = table.log.length
    table.act(about.seat, about.choices[0])
    const events = table.log.slice(before).flatMap((_, later) => table.eventsOf(before + later))
    if (events.some(({ kind }) => kind === 'turn' || kind === 'part')) seen.length = 0
  }
})
