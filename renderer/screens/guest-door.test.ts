// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Message } from '../../engine/core/contract/game.ts'
import { GuestDoor } from '../bridge/guest-door.svelte.ts'
import type { GuestLine, GuestStart } from '../bridge/guest-line.ts'
import Door from './GuestDoor.svelte'

const TOKEN = 'a-token-of-the-host-1234'
let shown: Record<string, unknown> | undefined
let starts: GuestStart[]
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
function openAt(address: string): GuestDoor {
  const { happyDOM } = window as unknown as HappyWindow
  happyDOM.setURL(address)
  const line = (start: GuestStart): GuestLine => {
    starts.push(start)
    return {
      call: (name) => {
        calls.push(name)
        return Promise.resolve({ ok: true, value: null })
      },
      on: () => () => undefined,
      onLost: () => () => undefined,
      close: () => calls.push('close'),
    }
  }
  const door = new GuestDoor(window, line)
  shown = mount(Door, { target: document.body, props: { door } })
  flushSync()
  return door
}

const ADDRESS = 'http://192.168.1.7:4712/guest'
const text = (): string => document.body.textContent.replace(/\s+/g, ' ')
const alert = (): string | undefined => document.querySelector('[role=alert]')?.textContent
const last = (): GuestStart => {
  const start = starts.at(-1)
  if (start === undefined) throw new Error('nothing was dialled')
  return start
}
const why = (id: string): Message => ({ id })

function submit(): void {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  flushSync()
}

test('L4: the code leaves the address at once, and the page says that it is not encrypted', () => {
  const door = openAt(`${ADDRESS}#ABCDE-FGHJK`)
  expect(location.href).toBe(ADDRESS)
  expect(door.code).toBe('ABCDE-FGHJK')
  expect(text()).toContain('This page is not encrypted')
  expect(starts).toEqual([])
})

test('nothing is dialled before there is a code and a name', () => {
  const door = openAt(ADDRESS)
  submit()
  expect(alert()).toBe('Type the code from the host’s screen.')
  door.code = 'abcde fghjk'
  submit()
  expect(alert()).toBe('Say what you are called.')
  door.name = ' Cem '
  submit()
  expect(last().how).toEqual({ code: 'ABCDEFGHJK', name: 'Cem' })
})

test('what keeps it out is said in words, and it can be tried again', () => {
  const door = openAt(`${ADDRESS}#ABCDEFGHJK`)
  door.name = 'Cem'
  submit()
  expect(text()).toContain('Both sides prove that they know the code')
  last().onState({ at: 'over', why: why('lan.refused.code') })
  flushSync()
  expect(alert()).toContain('This code does not fit')
  submit()
  expect(starts).toHaveLength(2)
})

test('once in it keeps its token, comes back by it after a reload, and forgets one that the host does not know', () => {
  const door = openAt(`${ADDRESS}#ABCDEFGHJK`)
  door.name = 'Cem'
  submit()
  last().onState({ at: 'in', table: 't1', token: TOKEN })
  expect(door.connection?.guest?.table).toBe('t1')
  const again = openAt(ADDRESS)
  expect(last().how).toEqual({ token: TOKEN })
  expect(again.name).toBe('Cem')
  last().onState({ at: 'over', why: why('lan.refused.removed') })
  expect(again.returning).toBe(false)
  expect(new GuestDoor(window, () => ({}) as GuestLine).returning).toBe(false)
})

test('who came in from another page keeps the seat: this one can come in again', () => {
  const door = openAt(`${ADDRESS}#ABCDEFGHJK`)
  door.name = 'Cem'
  submit()
  last().onState({ at: 'in', table: 't1', token: TOKEN })
  last().onState({ at: 'over', why: why('table.parted.elsewhere') })
  flushSync()
  expect(door.connection).toBeUndefined()
  expect(text()).toContain('Come in again')
})

test('settings stay in the page, and no call of the desk reaches the host', async () => {
  const door = openAt(`${ADDRESS}#ABCDEFGHJK`)
  door.name = 'Cem'
  submit()
  last().onState({ at: 'in', table: 't1', token: TOKEN })
  const bridge = door.connection?.bridge
  await bridge?.table.people({ table: 't1' })
  expect(await bridge?.desk.saves()).toEqual({ ok: false, reason: { id: 'bridge.refused.unknown' } })
  const changed = await bridge?.desk.changeSettings({ theme: 'dawn' })
  expect(changed).toMatchObject({ ok: true, value: { theme: 'dawn' } })
  expect(await bridge?.desk.settings()).toMatchObject({ value: { theme: 'dawn' } })
  expect(calls).toEqual(['table.people'])
})

test('whoever leaves ends the line, and the way back is forgotten', () => {
  const door = openAt(`${ADDRESS}#ABCDEFGHJK`)
  door.name = 'Cem'
  submit()
  last().onState({ at: 'in', table: 't1', token: TOKEN })
  door.connection?.guest?.left()
  expect(calls).toEqual(['close'])
  expect(door.returning).toBe(false)
  expect(localStorage.length).toBe(0)
})
