/** `npm run new-game` on a copy of this checkout: the files that it writes pass all checks and can be removed again. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toolCommand } from '../lib/project.mjs'
import { copyCheckout, type CheckoutCopy } from './checkout.ts'
import { isIdentifier, gameNamesFor, applyGameNames, checkGameId } from './game-names.ts'
import { INSERTION_POINTS } from './insertion-points.ts'
import { addGame, removeGame } from './add-remove-game.ts'

const ID = 'river-stones'
/** The new game's own tests, and those that go through all games. */
const OWN = [`engine/${ID}`, `renderer/games/${ID}`]
const ALL = [
  'engine/fixtures',
  'engine/previews',
  'engine/greedy',
  'engine/branch',
  'engine/achievements',
  'build/lint/faces',
  'main/bots-play-games',
  'main/tables/replay-secrecy',
  ...['active-seat', 'catalogue', 'enlarged-board', 'game-event-banners', 'highlight-contrast', 'close-ups'].map(
    (name) => `renderer/games/${name}`,
  ),
  'renderer/components/rulebook',
].map((name) => `${name}.test.ts`)

describe('the id of a new game', () => {
  test.each([
    'River',
    'river_stones',
    '1river',
    'river-',
    '-river',
    'river--stones',
    'ri',
    'a-very-long-name-for-a-game',
  ])('cannot be %s', (id) => {
    expect(checkGameId(id)).toEqual(expect.any(String))
  })

  test('replaces the name of the template in every form', () => {
    const names = gameNamesFor(ID)
    expect(checkGameId(ID)).toBeUndefined()
    expect(names).toEqual({
      id: ID,
      camel: 'riverStones',
      pascal: 'RiverStones',
      title: 'River Stones',
      letters: 'RIV',
    })
    const said = "templateGame: TemplateGameState // 'template-game', Template Game, TPL-1"
    expect(applyGameNames(said, names)).toBe("riverStones: RiverStonesState // 'river-stones', River Stones, RIV-1")
  })

  test('is a valid identifier and no reserved word', () => {
    expect(['river', 'river2'].filter(isIdentifier)).toEqual(['river', 'river2'])
    expect(['class', 'new', 'type'].filter(isIdentifier)).toEqual([])
  })
})

describe('npm run new-game', () => {
  let checkout: CheckoutCopy
  let before: ReadonlyMap<string, string>
  const newGame = (...flags: readonly string[]) => checkout.node('build/new-game.ts', ...flags)
  beforeAll(() => {
    checkout = copyCheckout()
    before = checkout.files()
  }, 60_000)
  afterAll(() => {
    checkout.remove()
  })

  test.each([
    [[], 2, /--id is missing/],
    [['--id', 'River'], 2, /takes small letters/],
    [['--id', 'chakra'], 1, /there is an engine\/chakra already/],
  ])('rejects the flags %j in one line', async (flags, code, why) => {
    const ran = await newGame(...flags)
    expect(ran.code).toBe(code)
    expect(ran.output).toMatch(why)
    expect(ran.output.trim().split('\n').length).toBe(1)
  })

  test.each([
    ['core', /there is an engine\/core already/],
    ['scene', /'scene' means something else/],
    ['class', /'class' means something else/],
    ['g12', /too few letters/],
    ['karma', /KAR-1 is a rule of another game/],
  ])('rejects the id %s and writes nothing', async (id, why) => {
    expect(await addGame(checkout.path, id)).toEqual({ ok: false, why: expect.stringMatching(why) })
    expect(checkout.files()).toEqual(before)
  })

  test('--remove rejects a game that was changed or does not exist, and changes nothing', async () => {
    for (const [id, why] of [
      ['chakra', /chakra was changed since it was written/],
      [ID, /no game river-stones/],
    ] as const)
      expect(await removeGame(checkout.path, id)).toEqual({ ok: false, why: expect.stringMatching(why) })
    expect(checkout.files()).toEqual(before)
  })

  test.each(INSERTION_POINTS)('writes nothing when $path has no insertion point', async ({ path, behind }) => {
    const file = join(checkout.path, path)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(behind, ''))
    const why = expect.stringContaining(`${path} has no place for it`)
    expect(await addGame(checkout.path, ID)).toEqual({ ok: false, why })
    writeFileSync(file, text)
    expect(checkout.files()).toEqual(before)
  })

  test('writes a game that passes types, format, tests and simulation, and --remove restores every byte', async () => {
    expect(await newGame('--id', ID)).toMatchObject({ code: 0 })
    const written = checkout.files()
    const files = [...written.keys()].filter((path) => written.get(path) !== before.get(path))
    expect(files.filter((path) => !before.has(path) && /template-?game|TPL-/i.test(written.get(path) ?? ''))).toEqual(
      [],
    )
    const vitest = [...toolCommand('vitest'), 'run']
    const [types, format, own, all, sim] = await Promise.all([
      checkout.run([...toolCommand('typescript', 'tsc'), '--noEmit', '--pretty', 'false', '--project', '.']),
      checkout.run([...toolCommand('prettier'), '--check', ...files]),
      checkout.run([...vitest, ...OWN]),
      checkout.run([...vitest, ...ALL, '-t', `${ID}|the faces of the games`]),
      checkout.node('build/sim.ts', '--game', ID, '--players', '2', '--games', '50', '--seed', '1', '--json'),
    ])
    expect(types).toMatchObject({ code: 0, output: '' })
    expect(format).toMatchObject({ code: 0 })
    for (const { code, output } of [own, all])
      expect([code, output]).toEqual([0, expect.stringMatching(/Tests +\d+ passed/)])
    for (const test of ['game-invariants.test', 'rules.test', 'hash.test', 'ui-invariants.test', 'game-ui.test'])
      expect(own.output).toContain(test)
    expect(JSON.parse(sim.output)).toMatchObject({ game: ID, finished: 50, violations: 0 })

    // A second one has room beside it, under letters of its own.
    expect((await newGame('--id', 'rivers')).output).toContain('--letters')
    expect(await newGame('--id', 'rivers', '--letters', 'RVS')).toMatchObject({ code: 0 })
    expect(await newGame('--id', 'rivers', '--remove')).toMatchObject({ code: 0 })
    expect(checkout.files()).toEqual(written)

    // Files that an author has changed stay.
    const info = join(checkout.path, 'engine', ID, 'info.ts')
    writeFileSync(info, readFileSync(info, 'utf8').replace("'somebody'", "'me'"))
    expect((await newGame('--id', ID, '--remove')).output).toContain(`engine/${ID}/info.ts`)
    writeFileSync(info, readFileSync(info, 'utf8').replace("'me'", "'somebody'"))

    expect(await newGame('--id', ID, '--remove')).toMatchObject({ code: 0 })
    expect(checkout.files()).toEqual(before)
  }, 300_000)
})
