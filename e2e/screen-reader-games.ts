/** Games played with a screen reader and keys only (screen-reader-player.ts). */
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { ScreenReaderPlayer } from './screen-reader-player.ts'
import { spokenTextOf } from './accessibility-tree.ts'

/**
 * From Home to a table with the suggested settings, and there to the end, or this many decisions. Attaches a transcript of
 * prompts, choices and announcements to the test result.
 */
export async function playByScreenReader(game: string, decisions = Infinity): Promise<void> {
  const app = await launchApp({ userData: createProfile(), args: ['--seed', 'tree', '--pace', '0'] })
  const page = await app.firstWindow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const newcomer = await ScreenReaderPlayer.open(page)
  try {
    await newcomer.pressButton(new RegExp(`^Play ${game}$`))
    await newcomer.waitFor('a new table', (tree) => tree.find(({ name }) => name === `A new table of ${game}`))
    await newcomer.checkTree('new table')
    await newcomer.pressButton(/^Sit down$/)
    const over = await newcomer.play(decisions)
    if (newcomer.result !== undefined) newcomer.addToTranscript(spokenTextOf(newcomer.result))
    expect(newcomer.faults).toEqual([])
    if (decisions === Infinity) {
      expect(over).toBe(true)
      expect(newcomer.result?.name).toMatch(/(Traveller|Banyan) wins/)
    }
  } finally {
    await test.info().attach('walk', { body: newcomer.transcript, contentType: 'text/plain' })
  }
  await app.close()
}
