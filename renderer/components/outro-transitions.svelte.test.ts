// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { ANA_SEAT, BEN_SEAT } from '../testing/fake-host.ts'
import { inertAttributesIfPopupClosed } from './outro-transitions.ts'
import OutrosHarness from '../testing/OutrosHarness.svelte'
import Curtain from './table/Curtain.svelte'
import PutAsideCurtainBar from './table/PutAsideCurtainBar.svelte'

let shown: Record<string, unknown> | undefined

afterEach(async () => {
  if (shown !== undefined) await unmount(shown)
  shown = undefined
  document.body.replaceChildren()
})

async function settled(): Promise<void> {
  flushSync()
  for (let i = 0; i < 10; i++) await Promise.resolve()
}

/** An animation that never ends: happy-dom has none. */
Element.prototype.animate = () => ({ cancel: () => undefined, currentTime: 0 }) as unknown as Animation

test.each(['fade', 'fly'])(
  'leaving: an element with the outro %s is inert from the start of the outro, and active again if it returns',
  async (outro) => {
    const props = $state({ shown: true })
    shown = mount(OutrosHarness, { target: document.body, props })
    await settled()
    const element = document.querySelector<HTMLElement>(`[data-outro="${outro}"]`)
    const button = element?.querySelector('button')
    button?.focus()
    expect([element?.inert, element?.getAttribute('aria-hidden')]).toEqual([false, null])
    props.shown = false
    await settled()
    expect(element?.isConnected).toBe(true)
    expect([element?.inert, element?.getAttribute('aria-hidden')]).toEqual([true, 'true'])
    expect(document.activeElement).not.toBe(button)
    props.shown = true
    await settled()
    expect([element?.inert, element?.getAttribute('aria-hidden')]).toEqual([false, null])
  },
)

test('leaving: inertAttributesIfPopupClosed makes a closed menu inert, though it exists for some more frames', () => {
  expect(inertAttributesIfPopupClosed({ 'data-state': 'open' })).toEqual({})
  expect(inertAttributesIfPopupClosed({ 'data-state': 'closed' })).toEqual({ inert: true, 'aria-hidden': 'true' })
})

test.each([
  ['curtain', Curtain],
  ['strip', PutAsideCurtainBar],
] as const)(
  'leaving: a %s is inert once its lifting is requested, and active again if that is refused',
  (_, component) => {
    const props = $state({
      seat: 0,
      seats: [ANA_SEAT, BEN_SEAT],
      lifting: false,
      height: 0,
      onlift: () => undefined,
      onlook: () => undefined,
    })
    shown = mount(component, { target: document.body, props })
    flushSync()
    const button = [...document.querySelectorAll('button')].find((each) =>
      each.textContent.includes('lift the curtain'),
    )
    expect(document.activeElement).toBe(button)
    const away = (): boolean => button?.closest('[inert][aria-hidden="true"]') !== null
    expect(away()).toBe(false)
    props.lifting = true
    flushSync()
    expect(away()).toBe(true)
    props.lifting = false
    flushSync()
    expect(away()).toBe(false)
  },
)

const ROOT = join(import.meta.dirname, '..')
const components = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svelte') && !name.startsWith('testing'))
  .map((name) => ({ name, text: readFileSync(join(ROOT, name), 'utf8') }))

test('leaving: every component takes its outros from outro-transitions.ts', () => {
  expect(components.length).toBeGreaterThan(100)
  for (const { name, text } of components) {
    expect(text, name).not.toContain('svelte/transition')
    const made = [...text.matchAll(/\s(?:transition|out):(\w+)/g)].map(([, word]) => word)
    for (const word of made) {
      expect(['fadeWithInertOutro', 'flyWithInertOutro'], name).toContain(word)
      expect(text, name).toMatch(
        new RegExp(`import \\{[^}]*\\b${String(word)}\\b[^}]*\\} from '[./]*/outro-transitions.ts'`),
      )
    }
  }
})

test('leaving: every menu and popover is inert while it closes', () => {
  const made = components.filter(({ text }) => /<(DropdownMenu|Popover|Select|Combobox|Tooltip)\.Content/.test(text))
  expect(made.length).toBeGreaterThan(3)
  for (const { name, text } of made)
    expect(text.split('inertAttributesIfPopupClosed(props)').length, name).toBe(text.split(/<\w+\.Content/).length)
})
