import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../engine/index.ts'
import {
  adoptionsFileIn,
  botCodeHash,
  strengthMatchesFor,
  unplayedMatches,
  originalCodeHash,
  parseJsonLines,
  toMarkdownTable,
  STRENGTH_TESTS,
  strengthVerdictsFor,
  type ResultAdoptionRecord,
  type StrengthMatch,
  type StrengthMatchRecord,
} from './acceptance.ts'
import { projectPath, ROOT } from './project.mjs'
import { runProgram } from './run-program.mjs'

const folder = mkdtempSync(join(tmpdir(), 'samsara-acceptance-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A match that was played as told. @param observed what the first player won, seed by seed */
function played(match: StrengthMatch, observed: readonly number[]): StrengthMatchRecord {
  const share = observed.reduce((sum, each) => sum + each, 0) / observed.length
  const msPerTurn = { mean: 1, p95: 2, max: 3 }
  const first = { share, low: Math.min(...observed), high: Math.max(...observed), decisions: 1, turns: 1, msPerTurn }
  return { ...match, code: 'code', date: '', players: [first], observed }
}

describe('the seeds of an acceptance run', () => {
  test('depend on the code and weights of all bots, and not on tests, advice, comments or local names', async () => {
    for (const part of ['engine/core/host/bots', 'engine/core/contract', 'engine/rauha', 'engine/chakra'])
      cpSync(projectPath(part), join(folder, part), { recursive: true })
    const before = await botCodeHash(folder)
    expect(before).not.toBe(await botCodeHash(ROOT))
    /** The hash once a file has been changed; a change that changes nothing is a fault of this test. */
    const change = (file: string, by: (text: string) => string): Promise<string> => {
      const path = join(folder, file)
      const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
      const changed = by(text)
      expect(changed).not.toBe(text)
      writeFileSync(path, changed)
      return botCodeHash(folder)
    }
    const otherwise = (text: string): string => `// otherwise\n${text.replaceAll('/** ', '/** Otherwise: ')}`
    const same = [
      await change('engine/core/host/bots/other.test.ts', otherwise),
      await change('engine/core/host/bots/advice.ts', otherwise),
      await change('engine/rauha/calibration.ts', (text) => text.replace('export', 'export const more = 1\nexport')),
      await change('engine/core/host/bots/sage.ts', otherwise),
      await change('engine/core/contract/random.ts', otherwise),
      await change('engine/core/host/bots/search.ts', (text) => text.replace(/\bGUMBEL_SCALE\b/g, 'LITTLE')),
      await change('engine/core/contract/features.ts', (text) => `${text}\nexport interface Nothing {}\n`),
    ]
    expect(new Set(same)).toEqual(new Set([before]))
    const hashes = [
      await change('engine/core/host/bots/search.ts', (text) => text.replace(/LITTLE = ([\d.]+)/, 'LITTLE = 1$1')),
      await change('engine/core/contract/random.ts', (text) => text.replace('[0, 4, 8, 12]', '[4, 0, 8, 12]')),
      await change('engine/rauha/weights.ts', (text) => text.replace(/(\d\.\d+)/, '1$1')),
      await change('engine/chakra/weights.ts', (text) => text.replace(/(\d\.\d+)/, '1$1')),
    ]
    expect(new Set([before, ...hashes]).size).toBe(5)
  })

  test('differ for every match, for other code and for trial runs with fewer games', () => {
    const seeds = [...strengthMatchesFor('a'), ...strengthMatchesFor('b'), ...strengthMatchesFor('a', 4)].map(
      ({ seed }) => seed,
    )
    expect(new Set(seeds).size).toBe(seeds.length)
  })
})

test('originalCodeHash maps adopted code to the code whose matches it reproduces', () => {
  const root = mkdtempSync(join(folder, 'adopted-'))
  expect(originalCodeHash('b', root)).toBe('b')
  mkdirSync(join(root, 'build', 'acceptance'), { recursive: true })
  writeFileSync(adoptionsFileIn(root), '{"code":"b","as":"a","date":"","games":2}\n')
  expect(originalCodeHash('b', root)).toBe('a')
  expect(originalCodeHash('c', root)).toBe('c')
})

test('every strength test plays every game and has a bound for each game unless it pools them', () => {
  const games = CATALOGUE.flatMap(({ info, load }) => (load === undefined ? [] : [info.id]))
  for (const { id } of STRENGTH_TESTS)
    expect(new Set(strengthMatchesFor('a').flatMap(({ trial, game }) => (trial === id ? [game] : [])))).toEqual(
      new Set(games),
    )
  for (const { bounds, pooled } of STRENGTH_TESTS)
    expect(Object.keys(bounds ?? {})).toHaveLength(pooled ? 0 : games.length)
})

describe('the verdict of a strength test', () => {
  const matches = strengthMatchesFor('a')
  const of = (trial: string, game?: string, records: readonly StrengthMatchRecord[] = []) =>
    strengthVerdictsFor(matches, records).find((verdict) => verdict.trial.id === trial && verdict.game === game)
  const match = (trial: string, game: string): StrengthMatch => {
    const found = matches.find((each) => each.trial === trial && each.game === game)
    if (found === undefined) throw new Error('no such match')
    return found
  }

  test('holds when the lower end of the interval is above the bound', () => {
    const sage = match('sage-greedy', 'chakra')
    expect(of('sage-greedy', 'chakra', [played(sage, [0.58, 1])])?.held).toBe(false)
    expect(of('sage-greedy', 'chakra', [played(sage, [0.59, 1])])?.held).toBe(true)
    expect(of('sage-greedy', 'karmaka', [played(sage, [1])])?.held).toBe(false)
  })

  test('compares the share itself with the bound when the opponent is random', () => {
    const sage = match('sage-random', 'rauha')
    expect(of('sage-random', 'rauha', [played(sage, [...Array<number>(99).fill(1), 0])])?.held).toBe(true)
    expect(of('sage-random', 'rauha', [played(sage, [...Array<number>(98).fill(1), 0, 0])])?.held).toBe(false)
  })

  test('pools the seeds of all games for Master against Sage, and holds only after all games were played', () => {
    const masters = matches.filter(({ trial }) => trial === 'master-sage')
    const records = masters.map((each, at) => played(each, Array<number>(20).fill(at < 3 ? 1 : 0)))
    expect(of('master-sage', undefined, records.slice(1))).toMatchObject({ held: false })
    const all = of('master-sage', undefined, records)
    expect(all).toMatchObject({ held: true, games: 200, found: { share: 0.6 } })
    expect(all?.found?.low).toBeGreaterThan(0.45)
    expect(all?.found?.low).toBeLessThan(0.6)
  })

  test('appears as a row of a Markdown table, also when the match was not played', () => {
    const table = toMarkdownTable(strengthVerdictsFor(matches, [played(match('adept-novice', 'moksha'), [0.5, 0.5])]))
    expect(table).toContain(
      '| Adept against Novice | moksha | 200 | 50.0 % (50.0 to 50.0) | interval above 55 % | **no**',
    )
    expect(table).toContain('| Sage against greedy | chakra |  | not played |')
  })
})

test('docs/bots.md quotes the figures of the acceptance record that it names', () => {
  const bots = readFileSync(projectPath('docs/bots.md'), 'utf8')
  const [, named = ''] = /SHA-256 of code and weights \(`([0-9a-f]{12})/.exec(bots) ?? []
  const [any, ...others] = parseJsonLines(readFileSync(projectPath('build/acceptance', `${named}.jsonl`), 'utf8'))
  const records = any === undefined ? [] : [any, ...others]
  const cells = (trial: string): string[] =>
    strengthVerdictsFor(strengthMatchesFor(any?.code ?? ''), records).flatMap(({ trial: { id }, game, found }) => {
      if (id !== trial || game === undefined || found === undefined) return []
      const [share, low, high] = [found.share, found.low, found.high].map((each) => 100 * each)
      return `${share?.toFixed(1) ?? ''} (${low?.toFixed(0) ?? ''} to ${high?.toFixed(0) ?? ''})`
    })
  for (const trial of ['sage-greedy', 'sage-three', 'adept-novice']) {
    const row = `| ${cells(trial).join(' | ')} |\n`
    expect(row.split(' | ')).toHaveLength(5)
    expect(bots).toContain(row)
  }
})

describe('npm run accept', () => {
  const accept = async (...args: string[]) => runProgram([process.execPath, projectPath('build/accept.ts'), ...args])

  test('plays missing matches, saves them and does not play them a second time', async () => {
    const file = join(folder, 'run.jsonl')
    const call = ['--file', file, '--games', '2', '--match', 'adept-novice', '--game', 'karmaka']
    const { output } = await accept(...call)
    expect(output).toContain(`Code and weights ${await botCodeHash(ROOT)}`)
    const text = readFileSync(file, 'utf8')
    const records = parseJsonLines(text)
    const [match] = strengthMatchesFor(originalCodeHash(await botCodeHash(ROOT), ROOT), 2).filter(
      ({ seed }) => seed === records[0]?.seed,
    )
    expect(records).toMatchObject([{ ...match, game: 'karmaka', trial: 'adept-novice', games: 2 }])
    expect(unplayedMatches(match === undefined ? [] : [match], records)).toEqual([])
    const again = await accept(...call)
    expect(again.output).not.toContain('accept: adept-novice')
    expect(again.output).toContain('| Adept against Novice | karmaka | 2 |')
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  test('resumes after the last saved game and ignores a truncated last line', async () => {
    const file = join(folder, 'killed.jsonl')
    const call = ['--file', file, '--games', '4', '--match', 'adept-novice', '--game', 'karmaka']
    const [match] = strengthMatchesFor(originalCodeHash(await botCodeHash(ROOT), ROOT), 4).filter(
      ({ trial, game }) => trial === 'adept-novice' && game === 'karmaka',
    )
    const kept = { returns: [0.5, 0.5], decisions: [1, 1], turns: [[1], [1]], moves: 'kept' }
    const parts = join(folder, 'killed.adept-novice.karmaka.part.jsonl')
    writeFileSync(parts, `${JSON.stringify({ seed: match?.seed, played: kept })}\n{"seed":"torn`)
    await accept(...call)
    const [record] = parseJsonLines(readFileSync(file, 'utf8'))
    expect(record?.moves).toEqual(['kept', expect.stringMatching(/^[0-9a-f]{12}$/)])
    expect(record).toMatchObject({ games: 4, observed: [expect.any(Number), expect.any(Number)] })
    expect(existsSync(parts)).toBe(false)
  })

  test('--adopt accepts matches of other code only if the bots play the same games', async () => {
    const file = join(folder, 'other.jsonl')
    const call = ['--file', file, '--games', '2', '--match', 'adept-novice', '--game', 'karmaka,rauha']
    await accept(...call)
    const adopt = async () => accept(...call, '--adopt', '0123456789ab')
    expect(await adopt()).toMatchObject({
      code: 0,
      output: expect.stringContaining('4 games went as before') as string,
    })
    const adopted = parseJsonLines<ResultAdoptionRecord>(readFileSync(`${file}.adopted`, 'utf8'))
    expect(adopted).toMatchObject([
      { code: await botCodeHash(ROOT), as: originalCodeHash(await botCodeHash(ROOT), ROOT), games: 4 },
    ])
    const [karmaka, rauha] = parseJsonLines(readFileSync(file, 'utf8'))
    const other = { ...rauha, moves: [rauha?.moves?.[0], 'otherwise'] }
    writeFileSync(file, `${JSON.stringify(karmaka)}\n${JSON.stringify(other)}\n`)
    const { code, output } = await adopt()
    expect(code).toBe(1)
    expect(output).toContain('adept-novice rauha goes otherwise')
    expect(parseJsonLines(readFileSync(`${file}.adopted`, 'utf8'))).toHaveLength(1)
  })

  test.each([
    ['a stranger', ['--match', 'sage-nobody'], "not 'sage-nobody'"],
    ['a game that is none', ['--game', 'chess'], "not 'chess'"],
  ])('ends with one line and code 2 for %s', async (_, args, why) => {
    const { code, output } = await accept(...args)
    expect(code).toBe(2)
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(why)])
  })
})
