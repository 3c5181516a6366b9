import { describe, expect, it } from 'vitest'
import { diceFixtureGame } from '../invariants/fixture-games/index.ts'
import { createTableConfig } from './table-config.ts'

describe('createTableConfig', () => {
  it('fills in the default options', () => {
    expect(createTableConfig(diceFixtureGame.info, 2, {})).toEqual({
      ok: true,
      config: { players: 2, options: { tokens: 2, headStart: false } },
    })
  })

  it('accepts option values as they are or as text', () => {
    const config = { players: 2, options: { tokens: 5, headStart: true } }
    expect(createTableConfig(diceFixtureGame.info, 2, { tokens: 5, headStart: true })).toEqual({ ok: true, config })
    expect(createTableConfig(diceFixtureGame.info, 2, { tokens: '5', headStart: 'true' })).toEqual({ ok: true, config })
  })

  it('allows the default value of an option with any number of players', () => {
    expect(createTableConfig(diceFixtureGame.info, 4, { headStart: false })).toMatchObject({ ok: true })
  })

  it('allows option values only for their own numbers of players', () => {
    const values: [string, ...string[]] = ['alone', 'pairs', 'any']
    const options = [{ id: 'sides', values, players: [2, 3, 4], playersOf: { pairs: [4] } }]
    const allowed = (players: number, sides: string) =>
      createTableConfig({ ...diceFixtureGame.info, options }, players, { sides }).ok
    expect([2, 3, 4].map((players) => allowed(players, 'pairs'))).toEqual([false, false, true])
    expect([2, 3, 4].map((players) => allowed(players, 'any'))).toEqual([true, true, true])
    expect([2, 3, 4].map((players) => allowed(players, 'alone'))).toEqual([true, true, true])
  })

  it('refuses what the game does not offer, with a reason', () => {
    const refused = (players: number, wanted: Parameters<typeof createTableConfig>[2]) => {
      const configured = createTableConfig(diceFixtureGame.info, players, wanted)
      return configured.ok ? undefined : configured.reason
    }
    for (const players of [1, 5, 2.5, NaN])
      expect(refused(players, {})).toEqual({ id: 'table.config.players', values: { min: 2, max: 4 } })
    expect(refused(2, { pace: 1 })).toEqual({ id: 'table.config.option', values: { option: 'pace' } })
    expect(refused(2, { toString: 1 })).toEqual({ id: 'table.config.option', values: { option: 'toString' } })
    expect(refused(2, { tokens: 7 })).toEqual({ id: 'table.config.value', values: { option: 'tokens', value: '7' } })
    expect(refused(3, { headStart: true })).toEqual({
      id: 'table.config.variant',
      values: { option: 'headStart', players: 3 },
    })
  })
})
