/** Whole games by somebody who has nothing but the tree of a screen reader, and keys. */
import { expect, launchApp, newProfile, test } from './fixture.ts'
import { Newcomer } from './newcomer.ts'
import { textOf } from './tree.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma']

for (const game of GAMES)
  test(`a whole game of ${game} by what is read aloud and keys alone`, async () => {
    test.setTimeout(600_000)
    const info = test.info()
    const app = await launchApp({ userData: newProfile(), args: ['--seed', 'tree', '--pace', '0'] })
    const page = await app.firstWindow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const ana = await Newcomer.before(page)
    await ana.use(new RegExp(`^Play ${game}$`))
    await ana.until('a new table', (tree) => tree.find(({ role, name }) => role === 'group' && name === 'Seat 1'))
    ana.judge('new table')
    await ana.use(/^Sit down$/)
    const over = await ana.play(Number(process.env['DECISIONS'] ?? Infinity))
    if (ana.result) ana.note(textOf(ana.result))
    await info.attach('walk', { body: ana.walk, contentType: 'text/plain' })
    expect(ana.faults).toEqual([])
    expect(over).toBe(true)
    await app.close()
  })
