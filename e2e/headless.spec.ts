/** The host without Electron: the same app in a browser of this machine, for those who hold the key. */
import { expect, launchHeadless, test } from './fixture.ts'
import { act, asked, choices, offer, sitDown } from './table.ts'

test('a browser with the key plays, and finds its table again after a reload', async () => {
  const host = await launchHeadless({ args: ['--seed', 'headless', '--pace', '0'] })
  const page = await host.open()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitDown(page)
  await asked(page)
  await act(page, () => choices(page).first().click())
  const before = await offer(page)
  expect(page.url()).not.toContain('key=')
  await page.reload()
  await expect.poll(() => offer(page)).toBe(before)
  await host.stop()
})

test('without the key there is nothing: no page, no socket, no file', async () => {
  const host = await launchHeadless()
  const { origin } = new URL(host.url)
  const page = await host.open({ url: `${origin}/` })
  await expect(page.getByRole('heading', { name: 'Samsara' })).toHaveCount(0)
  for (const path of ['/', '/index.html', '/bridge', '/?key=0123456789abcdef0123456789abcdef']) {
    const response = await page.request.get(`${origin}${path}`)
    expect(response.status(), path).toBe(403)
  }
  const opened = await page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const socket = new WebSocket(address)
        socket.onopen = () => {
          resolve(true)
        }
        socket.onerror = () => {
          resolve(false)
        }
      }),
    `${origin.replace('http', 'ws')}/bridge`,
  )
  expect(opened).toBe(false)
  await host.stop()
})
