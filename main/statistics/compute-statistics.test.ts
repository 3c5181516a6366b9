import { describe, expect, test } from 'vitest'
import type { StatisticsFilter } from '../../bridge/statistics.ts'
import { formatResultsAsCsv, formatResultsAsJson } from './statistics-export.ts'
import { scoreHistogramOf, wilsonIntervalOfShare } from './score-statistics.ts'
import { recordsBrokenBy } from './game-records.ts'
import type { GameResult } from './game-result.ts'
import { computeStatistics } from './compute-statistics.ts'
import { createSampleBotSeat, createSampleGameResult, createSamplePersonSeat } from './sample-results.ts'

const GAMES = [
  { game: 'toy', title: 'Toy', achievements: [{ id: 'quick' }, { id: 'calm' }] },
  { game: 'other', title: 'Other', achievements: [] },
]
/** Later than the end of all games made here. */
const NOW = Date.UTC(2100, 0)
const of = (results: readonly GameResult[], filter: Partial<StatisticsFilter> = {}) =>
  computeStatistics(results, { also: [], ...filter }, GAMES, NOW)

const lost = {
  ranking: [
    { seats: [1], place: 1, score: 8 },
    { seats: [0], place: 2, score: 3 },
  ],
}

describe('counted games', () => {
  test('of people come with the number of wins expected by chance', () => {
    const { games, people, time, timed } = of([
      createSampleGameResult(1, { played: 60_000 }),
      createSampleGameResult(2, lost),
    ])
    expect({ games, people, time, timed }).toEqual({
      games: 2,
      people: { played: 2, wins: 1, fair: 1 },
      time: 60_000,
      timed: 1,
    })
  })

  test('of one person are found however the name is spelled', () => {
    const three = [createSamplePersonSeat('Ana'), createSamplePersonSeat('ANA  Lee'), createSampleBotSeat('Heron')]
    const ranking = [
      { seats: [1], place: 1 },
      { seats: [0, 2], place: 2 },
    ]
    const results = [
      createSampleGameResult(1),
      createSampleGameResult(2, { seats: three, ranking }),
      createSampleGameResult(3, { seats: [createSamplePersonSeat('ana'), createSampleBotSeat('B')] }),
    ]
    expect(of(results, { person: 'ana lee' }).people).toMatchObject({ played: 1, wins: 1 })
    expect(of(results, { person: 'ANA' }).people).toMatchObject({ played: 3, wins: 2 })
    expect(of(results).known.people).toEqual(['ana', 'ANA  Lee'])
    expect(of(results).byPerson.map(({ name, played }) => [name, played])).toEqual([
      ['ana', 3],
      ['ANA  Lee', 1],
    ])
  })

  test('with a shared first place are a win for each winner', () => {
    const ranking = [
      { seats: [0], place: 1, score: 5 },
      { seats: [1], place: 1, score: 5 },
    ]
    const { people } = of([
      createSampleGameResult(1, { seats: [createSamplePersonSeat('Ana'), createSamplePersonSeat('Ben')], ranking }),
    ])
    expect(people).toEqual({ played: 2, wins: 2, fair: 1 })
  })

  test('are listed by game, number of seats and bot level', () => {
    const results = [
      createSampleGameResult(1),
      createSampleGameResult(2, {
        ...lost,
        seats: [createSamplePersonSeat('Ana'), createSampleBotSeat('Master of none', 'sage')],
      }),
      createSampleGameResult(3, { game: 'other', title: 'Old title' }),
    ]
    expect(of(results).byGame.map(({ title, games, wins }) => [title, games, wins])).toEqual([
      ['Toy', 2, 1],
      ['Other', 1, 1],
    ])
    expect(of(results).byLevel.map(({ value, played, wins }) => [value, played, wins])).toEqual([
      ['novice', 2, 2],
      ['sage', 1, 0],
    ])
    expect(of(results, { level: 'sage' }).games).toBe(1)
    expect(of(results, { game: 'other' }).byGame.map(({ game }) => game)).toEqual(['other'])
    expect(of(results, { players: 3 }).games).toBe(0)
    expect(of(results).byPlayers).toEqual([{ value: 2, played: 3, wins: 2, fair: 1.5 }])
  })

  test('include practice, branched and helped games only on request', () => {
    const results = [
      createSampleGameResult(1),
      createSampleGameResult(2, { practice: true }),
      createSampleGameResult(3, { branched: true }),
      createSampleGameResult(4, { advised: [2, 0] }),
      createSampleGameResult(5, { advised: [0, 0] }),
    ]
    expect(of(results).games).toBe(2)
    expect(of(results).apart).toEqual({ practice: 1, branched: 1, helped: 1 })
    expect(of(results, { also: ['practice'] }).games).toBe(3)
    expect(of(results, { also: ['practice', 'branched', 'helped'] }).games).toBe(5)
    expect(of(results, { also: ['helped'] }).records.find(({ kind }) => kind === 'highest')?.at).toBe(1_000)
  })

  test('may be none: all figures are empty', () => {
    const empty = of([])
    expect(empty).toMatchObject({ noted: 0, games: 0, byGame: [], months: [], records: [] })
    expect(empty.achievements).toHaveLength(2)
  })
})

test('the current and the longest run of wins follow the order of the games', () => {
  const [ana] = of([
    createSampleGameResult(5, lost),
    createSampleGameResult(1),
    createSampleGameResult(2),
    createSampleGameResult(3),
    createSampleGameResult(6),
  ]).byPerson
  expect(ana).toMatchObject({ streak: 1, longest: 3 })
})

test('scoreHistogramOf puts all scores into bins of a round width', () => {
  expect(scoreHistogramOf([3, 3, 5])).toEqual({
    width: 1,
    scores: [
      { from: 3, count: 2 },
      { from: 4, count: 0 },
      { from: 5, count: 1 },
    ],
  })
  expect(scoreHistogramOf([0, 99]).width).toBe(10)
  expect(scoreHistogramOf([-7, 4]).scores.at(0)?.from).toBe(-8)
  const many = Array.from({ length: 500 }, (_, at) => at)
  expect(scoreHistogramOf(many).scores.reduce((sum, { count }) => sum + count, 0)).toBe(500)
})

describe('the advantage of the first player', () => {
  const some = (games: number, wins: number): GameResult[] =>
    Array.from({ length: games }, (_, at) => createSampleGameResult(at, at < wins ? {} : lost))

  test('is not rated for few games', () => {
    expect(of(some(12, 12)).byGame[0]?.first).toMatchObject({ games: 12, share: 1, says: 'few' })
  })

  test('is ahead, behind or open', () => {
    expect(of(some(100, 70)).byGame[0]?.first?.says).toBe('ahead')
    expect(of(some(100, 30)).byGame[0]?.first?.says).toBe('behind')
    expect(of(some(100, 52)).byGame[0]?.first?.says).toBe('open')
  })

  test('has a Wilson interval', () => {
    expect(wilsonIntervalOfShare(0.7, 100).low).toBeCloseTo(0.604, 3)
    expect(wilsonIntervalOfShare(0.7, 100).high).toBeCloseTo(0.781, 3)
    expect(wilsonIntervalOfShare(1, 5).high).toBe(1)
  })

  test('is left out for games without a known first player', () => {
    const { first: _, ...listed } = createSampleGameResult(1)
    expect(of([listed]).byGame[0]).not.toHaveProperty('first')
  })
})

describe('records', () => {
  test('belong to the game that reached them first', () => {
    const close = {
      ranking: [
        { seats: [0], place: 1, score: 5 },
        { seats: [1], place: 2, score: 5 },
      ],
      rounds: 30,
    }
    const { records } = of([createSampleGameResult(1), createSampleGameResult(2), createSampleGameResult(3, close)])
    expect(records.map(({ kind, value, at }) => [kind, value, at])).toEqual([
      ['highest', 9, 1_000],
      ['fastest', 10, 1_000],
      ['longest', 30, 3_000],
      ['closest', 0, 3_000],
    ])
  })

  test('for the closest game leave out games won with fewer points', () => {
    const fewer = {
      ranking: [
        { seats: [0], place: 1, score: 3 },
        { seats: [1], place: 2, score: 5 },
      ],
    }
    expect(of([createSampleGameResult(1, fewer)]).records.map(({ kind }) => kind)).not.toContain('closest')
  })

  test('are broken only when there were enough games before', () => {
    const before = [1, 2, 3].map((at) => createSampleGameResult(at))
    const best = createSampleGameResult(4, {
      ranking: [
        { seats: [0], place: 1, score: 12 },
        { seats: [1], place: 2, score: 1 },
      ],
    })
    expect(recordsBrokenBy(best, [...before, best])).toEqual([{ kind: 'highest', value: 12 }])
    expect(recordsBrokenBy(best, [...before.slice(1), best])).toEqual([])
    expect(recordsBrokenBy(createSampleGameResult(4), before)).toEqual([])
  })
})

test('achievements list by whom, since when and how often; others have no entries', () => {
  const earned = [{ id: 'quick', seats: [0] }]
  const { achievements } = of([createSampleGameResult(2, { earned }), createSampleGameResult(1, { earned })])
  expect(achievements).toEqual([
    { game: 'toy', id: 'quick', by: [{ name: 'Ana', at: 1_000, times: 2 }] },
    { game: 'toy', id: 'calm', by: [] },
  ])
})

describe('B3 statistics-2: an achievement with a goal to count to', () => {
  const counting = [{ game: 'toy', title: 'Toy', achievements: [{ id: 'many', goal: 4 }] }]
  const seen = (results: readonly GameResult[], filter: Partial<StatisticsFilter> = {}) =>
    computeStatistics(results, { also: [], ...filter }, counting, NOW).achievements
  const came = (number: number, ...counts: number[]): GameResult =>
    createSampleGameResult(number, {
      seats: [createSamplePersonSeat('Ana'), createSamplePersonSeat('Ben')],
      progress: [{ id: 'many', counts }],
    })

  test('B3 statistics-2: shows the highest count of a person, and who reached it first', () => {
    const results = [came(1, 1, 2), came(2, 3, 0), came(3, 0, 3)]
    expect(seen(results)).toEqual([{ game: 'toy', id: 'many', by: [], goal: 4, best: { name: 'Ana', count: 3 } }])
    expect(seen([came(1, 1, 2), came(2, 3, 0)], { person: 'ben' })).toMatchObject([{ best: { name: 'Ben', count: 2 } }])
  })

  test('B3 statistics-2: shows no count for results without progress, for other games, or once it is earned', () => {
    const nothing = [{ game: 'toy', id: 'many', by: [], goal: 4 }]
    expect(seen([createSampleGameResult(1)])).toEqual(nothing)
    expect(seen([came(1, 0, 0)])).toEqual(nothing)
    expect(seen([{ ...came(1, 3, 3), game: 'other' }])).toEqual(nothing)
    const earned = seen([came(1, 3, 0), { ...came(2, 4, 0), earned: [{ id: 'many', seats: [0] }] }])
    expect(earned).toEqual([{ ...nothing[0], by: [{ name: 'Ana', at: 2_000, times: 1 }] }])
  })
})

describe('an export of results', () => {
  test('as CSV has a line per seat, is quoted by RFC 4180, and contains no formulas', () => {
    const names = [
      createSamplePersonSeat('=1+1'),
      createSamplePersonSeat('@x'),
      createSamplePersonSeat('-3'),
      createSamplePersonSeat('Ana "the" first, really\nAna'),
    ]
    const ranking = names.map((_, seat) => ({ seats: [seat], place: seat + 1 }))
    const csv = formatResultsAsCsv([createSampleGameResult(1, { seats: names, ranking, played: 600_000 })], NOW)
    const lines = csv.split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines[0]).toMatch(/^table,game,title,/)
    expect(csv).toContain(",1,'=1+1,person,")
    expect(csv).toContain(",2,'@x,person,")
    expect(csv).toContain(",3,'-3,person,")
    expect(csv).toContain('"Ana ""the"" first, really\nAna"')
    expect(csv).toContain('1970-01-01T00:00:01.000Z')
  })

  test('as JSON contains every stored result', () => {
    expect(JSON.parse(formatResultsAsJson([createSampleGameResult(1)]))).toEqual([createSampleGameResult(1)])
  })
})

describe('public 10: a game that ended in the future by a clock that was ahead', () => {
  const now = Date.UTC(2026, 10, 26)
  const ahead = Date.UTC(2030, 10, 26)
  const at = (number: number, finishedAt: number, more: Partial<GameResult> = {}): GameResult =>
    createSampleGameResult(number, { finishedAt, ...more })
  const seen = (results: readonly GameResult[]) => computeStatistics(results, { also: [] }, GAMES, now)

  test('counts in the order of recording and does not break a run of wins', () => {
    const { byPerson } = seen([at(1, now - 3000), at(2, ahead, lost), at(3, now - 2000), at(4, now - 1000)])
    expect(byPerson[0]).toMatchObject({ streak: 2, longest: 2 })
  })

  test('is in no month, and does not shift the months shown', () => {
    const { months, games } = seen([at(1, now), at(2, ahead)])
    expect(games).toBe(2)
    expect(months).toMatchObject([{ from: Date.UTC(2026, 10), games: 1 }])
  })

  test('has no end time in the CSV export', () => {
    const [, line] = formatResultsAsCsv([at(1, ahead, { begunAt: now })], now).split('\r\n')
    expect(line?.split(',').slice(3, 5)).toEqual(['', '2026-11-26T00:00:00.000Z'])
  })
})

describe('BB3: a game with bots only', () => {
  const bots = createSampleGameResult(2, {
    seats: [createSampleBotSeat('Heron'), createSampleBotSeat('Otter', 'sage')],
    rounds: 99,
    played: 60_000,
  })

  test('BB3: is in no figure of people, and is counted as left out', () => {
    const alone = of([bots])
    expect(alone).toMatchObject({ noted: 1, botsOnly: 1, games: 0, time: 0, byGame: [], byPlayers: [], months: [] })
    expect(alone.known).toEqual({ games: [], people: [], players: [], levels: [] })
    const both = of([createSampleGameResult(1), bots])
    expect(both).toMatchObject({ noted: 2, botsOnly: 1, games: 1 })
    expect(both.records.find(({ kind }) => kind === 'longest')).toMatchObject({ value: 10 })
  })
})

describe('A7: a game in which a seat asked the Sage for advice', () => {
  const helped = createSampleGameResult(2, { advised: [1, 0], rounds: 5 })

  test('A7: is counted on request, and marked in figures and records', () => {
    expect(of([createSampleGameResult(1), helped])).toMatchObject({ games: 1, helped: 0 })
    const counted = of([createSampleGameResult(1), helped], { also: ['helped'] })
    expect(counted).toMatchObject({ games: 2, helped: 1 })
    expect(counted.records.find(({ kind }) => kind === 'fastest')).toMatchObject({ value: 5, helped: true })
    expect(counted.records.find(({ kind }) => kind === 'longest')).not.toHaveProperty('helped')
  })
})
