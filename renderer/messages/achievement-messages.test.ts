/** Messages of achievements: a text for each that a game has, and for nothing else. */
import { describe, expect, test } from 'vitest'
import { CATALOGUE, loadGame } from '../../engine/index.ts'
import { loadAchievementMessages } from './achievement-messages.ts'
import { formatMessage } from './index.ts'

const files = import.meta.glob<{ readonly achievements: Readonly<Record<string, string>> }>('./en/*/achievements.ts', {
  eager: true,
})

const games = await Promise.all(CATALOGUE.map(({ info }) => loadGame(info.id)))
const achieving = games.flatMap((game) =>
  game?.achievements === undefined ? [] : [[game.info.id, game.achievements.map(({ id }) => id)] as const],
)

test('some game has achievements', () => {
  expect(achieving).not.toEqual([])
})

describe.each(achieving)('the achievements of %s', async (id, ids) => {
  const said = files[`./en/${id}/achievements.ts`]?.achievements ?? {}
  await loadAchievementMessages()

  test('are at least ten, each with a name and a condition', () => {
    expect(ids.length).toBeGreaterThanOrEqual(10)
    const expected = ids.flatMap((each) => ['name', 'how'].map((what) => `${id}.achievement.${each}.${what}`))
    expect(Object.keys(said).sort()).toEqual(expected.sort())
  })

  test('have different short names, and different conditions in whole sentences', () => {
    const names = ids.map((each) => formatMessage({ id: `${id}.achievement.${each}.name` }))
    const hows = ids.map((each) => formatMessage({ id: `${id}.achievement.${each}.how` }))
    expect(new Set(names).size).toBe(ids.length)
    expect(new Set(hows).size).toBe(ids.length)
    expect(names.filter((name) => name.length > 24)).toEqual([])
    expect(hows.filter((how) => !/^[A-Z].*\.$/.test(how) || how.length > 90)).toEqual([])
  })
})
