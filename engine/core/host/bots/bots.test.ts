import { describe, expect, test } from 'vitest'
import { diceFixtureGame, echoFixtureGame } from '../../invariants/fixture-games/index.ts'
import type { AnyGame } from '../../contract/game.ts'
import { createTableConfig } from '../../contract/table-config.ts'
import { letBotsFinishTable } from '../playout.ts'
import { seedFromText, createRandomStream } from '../../contract/random.ts'
import { Table } from '../table.ts'
import { createAdeptBot } from './adept.ts'
import type { Bot, BotInput } from './bot.ts'
import { greedyBot, createGreedyBot } from './greedy.ts'
import { randomBot } from './random.ts'

function tableOf(game: AnyGame, seed: string, players = 2): Table {
  const configured = createTableConfig(game.info, players, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  return new Table({ game, config: configured.config, seed: seedFromText(seed) })
}

function questionTo(table: Table, label: string): BotInput {
  const { game } = table
  const seat = table.deciders[0] ?? 0
  const choices = table.decision(seat)?.choices ?? []
  return { game, seat, view: game.view(table.state, seat), choices, random: createRandomStream(table.seed, label) }
}

describe.each([
  ['random', randomBot],
  ['greedy', greedyBot],
  ['adept', createAdeptBot()],
])('the %s bot', (_name, bot: Bot) => {
  test('finishes fixture games with legal actions only', () => {
    for (const game of [diceFixtureGame, echoFixtureGame] as AnyGame[]) {
      const table = tableOf(game, 'whole')
      letBotsFinishTable(table, () => bot, createRandomStream(table.seed, 'bots'))
      expect(table.outcome).not.toBeNull()
    }
  })

  test('gives the same answer to the same question and random stream, and leaves the view unchanged', () => {
    const table = tableOf(echoFixtureGame, 'alike')
    table.playForcedChoices()
    const before = JSON.stringify(questionTo(table, 'a').view)
    const question = questionTo(table, 'a')
    const first = bot(question)
    expect(JSON.stringify(question.view)).toBe(before)
    expect(bot(questionTo(table, 'a'))).toEqual(first)
    expect(table.decision(question.seat)?.choices).toContainEqual(first)
  })
})

describe('the greedy bot', () => {
  test('takes the choice with the best end of its own turn: the short way at the fork', () => {
    const table = tableOf(diceFixtureGame, 'fork')
    const fork = diceFixtureGame.clone(table.state as Parameters<typeof diceFixtureGame.clone>[0])
    fork.pawns[0] = 5
    fork.deck = []
    fork.seen = 0
    fork.stack = [
      { kind: 'turn', seat: 0 },
      { kind: 'move', seat: 0, left: 1 },
    ]
    const choices = diceFixtureGame.choices(fork, 0)
    const question = {
      game: diceFixtureGame as AnyGame,
      seat: 0,
      view: diceFixtureGame.view(fork, 0),
      choices,
      random: createRandomStream('0'.repeat(32), 'bot'),
    }
    expect(greedyBot(question)).toEqual({ do: 'way', short: true })
  })

  test('plays at most as many actions as its node budget plus one for each choice', () => {
    let plays = 0
    const counting: AnyGame = {
      ...diceFixtureGame,
      play: (...args: Parameters<typeof diceFixtureGame.play>) => {
        plays += 1
        diceFixtureGame.play(...args)
      },
    }
    const table = tableOf(counting, 'budget')
    table.playForcedChoices()
    const question = questionTo(table, 'budget')
    plays = 0
    createGreedyBot({ determinizations: 1, nodes: 12 })(question)
    expect(plays).toBeGreaterThan(0)
    expect(plays).toBeLessThanOrEqual(12 + question.choices.length)
  })
})
