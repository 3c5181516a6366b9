/** The end of a game as its story: the result, the course of the chances, three highlights, and sharing it. */
import { readFileSync } from 'node:fs'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { openFinishedGame, writeFinishedSave } from './finished-games.ts'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

test('the result shows the story of the game, leads to its turning points, and can be copied and saved', async () => {
  const userData = createProfile()
  writeFinishedSave(userData, 'chakra/end-harmony')
  const app = await launchApp({ userData, args: ['--pace', '0', '--review', '6'] })
  const page = await app.firstWindow()
  await openFinishedGame(page)
  const over = page.getByTestId('game-over')

  // The curve appears without a request, with the moments.
  await expect(over.locator('[data-plot] canvas')).toBeVisible({ timeout: 30_000 })
  const moments = over.getByRole('region', { name: 'Where the game turned' }).getByRole('button')
  await expect(moments.first()).toContainText('Turn ')
  expect(await moments.count()).toBeLessThanOrEqual(3)

  // As text: names, places and points, and nothing else.
  await over.getByRole('button', { name: 'Copy as text' }).click()
  await expect(page.getByText('Copied: paste it wherever you like.')).toBeVisible()
  const text = await app.evaluate(({ clipboard }) => clipboard.readText())
  expect(text).toContain('Chakra, at a table of Samsara\nAna wins.')
  expect(text).toContain('2nd: Heron (bot, Sage), 6 points')

  // As a picture.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    over.getByRole('button', { name: 'Save as a picture' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('samsara-chakra.png')
  const picture = readFileSync(await download.path())
  expect(picture.subarray(0, 8)).toEqual(PNG)
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 675])

  // A moment stands on the board, and the result comes back from there.
  await moments.first().click()
  await expect(over).toBeHidden()
  await expect(page.getByRole('slider', { name: 'Where in the game' })).toBeVisible()
  await app.close()
})
