/**
 * A fake host for a guest's page, without a network: it admits the page by the token of a kept seat, and gives prepared answers.
 */
import type { Page, WebSocketRoute } from '@playwright/test'

const TOKEN = 'a-token-of-the-host-1234'

/** @returns the answer to a call; undefined: no answer */
export type FakeHostAnswers = (call: string) => unknown

function fakeHostSocket(answer: FakeHostAnswers): (socket: WebSocketRoute) => void {
  return (socket) => {
    const say = (message: unknown): void => {
      socket.send(JSON.stringify(message))
    }
    const beat = setInterval(() => {
      say({ ping: 1 })
    }, 500)
    socket.onClose(() => {
      clearInterval(beat)
    })
    socket.onMessage((text) => {
      const said = JSON.parse(String(text)) as { hello?: unknown; back?: unknown; id?: number; call?: string }
      if (said.hello !== undefined)
        say({
          challenge: {
            protocol: 1,
            version: '0.1.0',
            host: 'Lamp',
            game: 'chakra',
            salt: '00'.repeat(16),
            nonce: '11'.repeat(16),
            cost: 2 ** 14,
          },
        })
      if (said.back !== undefined) say({ welcome: { party: 'p1', table: 't1', token: TOKEN } })
      if (said.call === undefined) return
      const value = answer(said.call)
      if (value !== undefined) say({ id: said.id, reply: { ok: true, value } })
    })
  }
}

/**
 * Opens a guest's page that can return to its seat.
 * @param url of the app that serves the page
 */
export async function openFakeHostGuestPage(page: Page, url: string, answer: FakeHostAnswers): Promise<void> {
  const { origin, host } = new URL(url)
  await page.route(`${origin}/guest`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${origin}/` }) })
  })
  await page.routeWebSocket(/guest/, fakeHostSocket(answer))
  await page.addInitScript(
    ({ key, kept }) => {
      localStorage.setItem(key, kept)
      // As in `createProfile`: no hints.
      localStorage.setItem('samsara.settings', '{"hints":false}')
    },
    { key: `samsara.guest.${host}`, kept: JSON.stringify({ token: TOKEN, name: 'Ben' }) },
  )
  await page.goto(`${origin}/guest`)
}
