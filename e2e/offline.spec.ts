/** No traffic leaves the machine in a whole session in which all controls are pressed, except those for network features. */
import { pressEverything } from './press-everything.ts'
import { expect, launchApp, test } from './fixture.ts'

test.setTimeout(300_000)

/** Tables of other machines are asked for; and what would end the session, or change the words that it goes by. */
const NOT = /Join a table|network|Host |Quit|English|Deutsch|Français|As the system/i

test('pressing every control sends no request except for the pages of the app itself', async () => {
  // Main ends if it connects to another machine (double/loopback.mjs); here the page is observed.
  const app = await launchApp({ args: ['--seed', 'offline', '--pace', '0'] })
  const page = await app.firstWindow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.getByRole('article')).toHaveCount(5)
  // The system's own dialogs are closed again; folders and foreign pages are the system's to open.
  await app.evaluate(({ dialog, shell }) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: true, filePaths: [] })
    dialog.showSaveDialog = () => Promise.resolve({ canceled: true, filePath: '' })
    shell.openPath = () => Promise.resolve('')
    shell.openExternal = () => Promise.resolve()
  })
  const { protocol, host } = new URL(page.url())
  const asked: string[] = []
  const errors: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  page.on('websocket', (socket) => asked.push(socket.url()))
  page.on('pageerror', (error) => errors.push(error.message))
  const pressed = await pressEverything(page, { not: NOT, most: 320, choices: 60 })
  await test.info().attach('pressed', { body: pressed.join('\n'), contentType: 'text/plain' })
  const elsewhere = asked.filter((address) => {
    const url = new URL(address)
    return url.protocol !== 'data:' && url.protocol !== 'blob:' && (url.protocol !== protocol || url.host !== host)
  })
  expect({ elsewhere, errors }).toEqual({ elsewhere: [], errors: [] })
  // It was a session worth the name.
  expect(asked.length).toBeGreaterThan(10)
  expect(new Set(pressed.map((key) => key.split(' › ')[0])).size).toBeGreaterThan(12)
  expect(pressed.length).toBeGreaterThan(150)
  await app.close()
})
