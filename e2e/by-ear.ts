/** Games of somebody who has nothing but what is read aloud, and keys (newcomer.ts). */
import { expect, launchApp, newProfile, test } from './fixture.ts'
import { Newcomer } from './newcomer.ts'
import { textOf } from './tree.ts'

/**
 * From Home to a table as it is proposed, and there to the end, or so many decisions. What was asked, chosen and heard is
 * kept with the result of the test, to be read.
 */
export async function playsByEar(game: string, decisions = Infinity): Promise<void> {
  const app = await launchApp({ userData: newProfile(), args: ['--seed', 'tree', '--pace', '0'] })
  const page = await app.firstWindow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const newcomer = await Newcomer.before(page)
  try {
    await newcomer.use(new RegExp(`^Play ${game}$`))
    await newcomer.until('a new table', (tree) => tree.find(({ name }) => name === `A new table of ${game}`))
    await newcomer.judge('new table')
    await newcomer.use(/^Sit down$/)
    const over = await newcomer.play(decisions)
    if (newcomer.result !== undefined) newcomer.note(textOf(newcomer.result))
    expect(newcomer.faults).toEqual([])
    if (decisions === Infinity) {
      expect(over).toBe(true)
      expect(newcomer.result?.name).toMatch(/(Traveller|Banyan) wins/)
    }
  } finally {
    await test.info().attach('walk', { body: newcomer.walk, contentType: 'text/plain' })
  }
  await app.close()
}
