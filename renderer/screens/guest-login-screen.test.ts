// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message } from '../../engine/core/contract/game.ts'
import { DEFAULT_SETTINGS } from '../../bridge/settings.ts'
import { GuestLogin } from '../bridge/guest-login.svelte.ts'
import type { GuestPageConnection, GuestPageConnectionDeps } from '../bridge/guest-page-connection.ts'
import { formatRejoinPageUrl } from '../bridge/guest-page-url.ts'
import GuestLoginScreen from './GuestLoginScreen.svelte'

const TOKEN = 'a-token-of-the-host-1234'
let shown: Record<string, unknown> | undefined
let starts: GuestPageConnectionDeps[]
let calls: string[]

beforeEach(() => {
  localStorage.clear()
  starts = []
  calls = []
})
afterEach(async () => {
  if (shown !== undefined) await unmount(shown)
  shown = undefined
  document.body.replaceChildren()
})

/** What happy-dom adds to a window. */
interface HappyWindow {
  readonly happyDOM: { setURL(address: string): void }
}

/** A page that was opened at an address, and what it knows of the host. */
function openAt(address: string): GuestLogin {
  const { happyDOM } = window as unknown as HappyWindow
  happyDOM.setURL(address)
  const line = (start: GuestPageConnectionDeps): GuestPageConnection => {
    starts.push(start)
    return {
      call: (name) => {
        calls.push(name)
        return Promise.resolve({ ok: true, value: null })
      },
      on: () => () => undefined,
      onLostChanged: () => () => undefined,
      close: () => calls.push('close'),
    }
  }
  const login = new GuestLogin(window, line)
  shown = mount(GuestLoginScreen, { target: document.body, props: { login } })
  flushSync()
  return login
}

const ADDRESS = 'http://192.168.1.7:4712/guest'
const text = (): string => document.body.textContent.replace(/\s+/g, ' ')
const alert = (): string | undefined => document.querySelector('[role=alert]')?.textContent
const last = (): GuestPageConnectionDeps => {
  const start = starts.at(-1)
  if (start === undefined) throw new Error('nothing was dialled')
  return start
}
const why = (id: string): Message => ({ id })

function submit(): void {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  flushSync()
}

test('L4: removes the code from the address at once, and says that the page is not encrypted', () => {
  const login = openAt(`${ADDRESS}#ABCDE-FGHJK`)
  expect(location.href).toBe(ADDRESS)
  expect(login.code).toBe('ABCDE-FGHJK')
  expect(text()).toContain('This page is not encrypted')
  expect(starts).toEqual([])
})

test('does not connect before there is a code and a name', () => {
  const login = openAt(ADDRESS)
  submit()
  expect(alert()).toBe('Type the code from the host’s screen.')
  login.code = 'abcde fghjk'
  submit()
  expect(alert()).toBe('Say what you are called.')
  login.name = ' Cem '
  submit()
  expect(last().how).toEqual({ code: 'ABCDEFGHJK', name: 'Cem' })
})

test('shows the reason of a refusal, and the guest can try again', () => {
  const login = openAt(`${ADDRESS}#ABCDEFGHJK`)
  login.name = 'Cem'
  submit()
  expect(text()).toContain('Both sides prove that they know the code')
  last().onState({ at: 'over', why: why('lan.refused.code') })
  flushSync()
  expect(alert()).toContain('This code does not fit')
  submit()
  expect(starts).toHaveLength(2)
})

test('keeps its token, rejoins with it after a reload, and forgets it when the host refuses it', () => {
  const login = openAt(`${ADDRESS}#ABCDEFGHJK`)
  login.name = 'Cem'
  submit()
  last().onState({ at: 'in', table: 't1', token: TOKEN })
  expect(login.connection?.guest?.table).toBe('t1')
  const again = openAt(ADDRESS)
  expect(last().how).toEqual({ token: TOKEN })
  expect(again.name).toBe('Cem')
  last().onState({ at: 'over', why: why('lan.refused.removed') })
  expect(again.canRejoin).toBe(false)
  expect(new GuestLogin(window, () => ({}) as GuestPageConnection).canRejoin).toBe(false)
})

test('a page whose guest has joined from another page ends, and can join again', () => {
  const login = openAt(`${ADDRESS}#ABCDEFGHJK`)
  login.name = 'Cem'
  submit()
  last().onState({ at: 'in', table: 't1', token: TOKEN })
  last().onState({ at: 'over', why: why('table.parted.elsewhere') })
  flushSync()
  expect(login.connection).toBeUndefined()
  expect(text()).toContain('Come in again')
})

test('settings stay in the page, and no call of the desk reaches the host', async () => {
  const login = openAt(`${ADDRESS}#ABCDEFGHJK`)
  login.name = 'Cem'
  submit()
  last().onState({ at: 'in', table: 't1', token: TOKEN })
  const bridge = login.connection?.bridge
  await bridge?.table.people({ table: 't1' })
  expect(await bridge?.desk.saves()).toEqual({ ok: false, reason: { id: 'bridge.refused.unknown' } })
  const changed = await bridge?.desk.changeSettings({ theme: 'dawn' })
  expect(changed).toMatchObject({ ok: true, value: { theme: 'dawn' } })
  expect(await bridge?.desk.settings()).toMatchObject({ value: { theme: 'dawn' } })
  expect(calls).toEqual(['table.people'])
})

test('keeps stored settings, drops invalid ones and uses defaults for missing ones', async () => {
  localStorage.setItem('samsara.settings', JSON.stringify({ theme: 'dawn', gone: 1, volume: 'loud' }))
  const login = openAt(`${ADDRESS}#ABCDEFGHJK`)
  login.name = 'Cem'
  submit()
  last().onState({ at: 'in', table: 't1', token: TOKEN })
  const settings = await login.connection?.bridge.desk.settings()
  expect(settings).toEqual({ ok: true, value: { ...DEFAULT_SETTINGS, theme: 'dawn' } })
})

test('uses the language of the system, also when that changes', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-CH', 'en'])
  const says = (words: string) =>
    vi.waitFor(
      () => {
        expect(text()).toContain(words)
      },
      { timeout: 30_000 },
    )
  openAt(ADDRESS)
  await says('Diese Seite ist nicht verschlüsselt')
  languages.mockReturnValue(['en'])
  window.dispatchEvent(new Event('languagechange'))
  await says('This page is not encrypted')
  languages.mockRestore()
})

test('a guest that leaves closes the connection and forgets its token', () => {
  const login = openAt(`${ADDRESS}#ABCDEFGHJK`)
  login.name = 'Cem'
  submit()
  last().onState({ at: 'in', table: 't1', token: TOKEN })
  login.connection?.guest?.forgetSeat()
  expect(calls).toEqual(['close'])
  expect(login.canRejoin).toBe(false)
  expect(localStorage.length).toBe(0)
})

test('a table that is transferred to another machine takes the page there, with the token in the fragment', () => {
  const login = openAt(`${ADDRESS}#ABCDEFGHJK`)
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  login.name = 'Dan'
  login.join()
  last().onState({ at: 'in', table: 't1', token: TOKEN })
  const place = {
    addresses: ['10.0.0.9', 'fd00::9', '192.168.1.9'],
    port: 4713,
    fingerprint: 'ab'.repeat(32),
    table: 't2',
  }
  last().onState({ at: 'moved', place, token: TOKEN })
  expect(assign.mock.calls).toEqual([[`http://192.168.1.9:4713/guest#back=${TOKEN}`]])
  assign.mockRestore()
})

test('a page that was sent here rejoins with its token, which it removes from the address at once', () => {
  openAt(`${ADDRESS}#back=${TOKEN}`)
  expect(window.location.hash).toBe('')
  expect(last().how).toEqual({ token: TOKEN })
  last().onState({ at: 'in', table: 't2', token: TOKEN })
  openAt(ADDRESS)
  expect(last().how).toEqual({ token: TOKEN })
})

test.each([
  ['a computer', 'offers', true],
  ['a phone', 'does not offer', false],
])('B4-4, BB13: the page on %s %s to open the table in Samsara', (_, __, fine) => {
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget() as MediaQueryList, { media, matches: fine && media.includes('pointer: fine') }),
    )
  openAt(ADDRESS)
  expect(text().includes('Open in Samsara')).toBe(fine)
  expect(document.querySelectorAll('a[href^="samsara:"]')).toHaveLength(fine ? 1 : 0)
  media.mockRestore()
})

test.each([
  ['192.168.1.7', 'http://192.168.1.9:1/guest#back=t'],
  ['[fd00::7]', 'http://[fd00::9]:1/guest#back=t'],
  ['10.0.0.7', 'http://10.0.0.9:1/guest#back=t'],
])('guestPageUrl uses the address that is most like the page’s own: %s', (here, address) => {
  const place = { addresses: ['10.0.0.9', 'fe80::9', 'fd00::9', '192.168.1.9'], port: 1, fingerprint: '', table: 't' }
  expect(formatRejoinPageUrl(place, 't', here)).toBe(address)
})
