// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount, type Component, type ComponentProps } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import { ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT } from '../../testing/fake-host.ts'
import Curtain from './Curtain.svelte'
import PutAsideCurtainBar from './PutAsideCurtainBar.svelte'
import PrivateValues from './PrivateValues.svelte'
import PrivateViewHarness from '../../testing/PrivateViewHarness.svelte'

let shown: Record<string, unknown> | undefined
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
})
afterEach(() => {
  if (shown !== undefined) void unmount(shown)
  shown = undefined
})

const button = (words: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find((each) =>
    (each.getAttribute('aria-label') ?? each.textContent).includes(words),
  )
  if (found === undefined) throw new Error(`no button says ${words}`)
  return found
}

describe('the curtain', () => {
  const words = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }))
  function lay(more: Partial<ComponentProps<typeof Curtain>> = {}): void {
    shown = mount(Curtain, {
      target: document.body,
      props: {
        seat: 1,
        seats: [ANA_SEAT, BEN_SEAT],
        onlift: (seat: Seat) => asked.push(`lift ${String(seat)}`),
        onlook: () => asked.push('look'),
        ...more,
      },
    })
    flushSync()
  }
  const escape = (): KeyboardEvent => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })

  test('names the next player, who lifts it with a button', () => {
    lay()
    expect(document.body.textContent).toContain('Pass the screen to')
    expect(document.activeElement).toBe(button('I am Ben'))
    button('I am Ben').click()
    expect(asked).toEqual(['lift 1'])
  })

  test('B5, X7b: can be declined by a button and by Escape, without being lifted', () => {
    lay()
    button('Not now').click()
    button('I am Ben').dispatchEvent(escape())
    expect(asked).toEqual(['look', 'look'])
  })

  test('B5: ignores an Escape that already closed a menu or a page over it', () => {
    lay()
    const taken = escape()
    taken.preventDefault()
    document.body.dispatchEvent(taken)
    expect(asked).toEqual([])
  })

  test('B5, X7d: has a menu, and shows what happened since the last turn', () => {
    lay({ menu: words('the menu'), since: words('Heron moved') })
    const dialog = document.querySelector('[role="dialog"]')
    expect(dialog?.textContent).toContain('the menu')
    expect(dialog?.textContent).toContain('Heron moved')
  })

  test('X7d: after it was declined, a bar over the board has the button to lift it', () => {
    shown = mount(PutAsideCurtainBar, {
      target: document.body,
      props: {
        seat: 1,
        seats: [ANA_SEAT, BEN_SEAT],
        height: 0,
        onlift: (seat: Seat) => asked.push(`lift ${String(seat)}`),
      },
    })
    flushSync()
    expect(document.querySelector('[role="dialog"]')).toBeNull()
    expect(document.body.textContent).toContain('what everybody may see')
    button('I am Ben').click()
    expect(asked).toEqual(['lift 1'])
  })
})

describe('PrivateValues', () => {
  const Private = PrivateViewHarness as Component<{ view: Json; seat: Seat }>
  function show(ownSeats: readonly Seat[], view: Json | undefined, viewer: Seat | undefined): void {
    shown = mount(PrivateValues, {
      target: document.body,
      props: {
        Private,
        seats: [ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT],
        mine: ownSeats,
        view,
        viewer,
        onpeek: (seat: Seat) => asked.push(`peek ${String(seat)}`),
        onrelease: () => asked.push('release'),
      },
    })
    flushSync()
  }
  const secret = (): boolean => document.body.innerHTML.includes('the secret')

  function press(type: string, on: EventTarget = button('Hold to look')): void {
    on.dispatchEvent(new Event(type, { bubbles: true }))
    flushSync()
  }

  test('shows the values at once if only one player is at the screen', () => {
    show([0], 'the secret', 0)
    expect(secret()).toBe(true)
    expect(document.querySelector('button')).toBeNull()
  })

  test('asks for the name, shows the values while the player holds the button, and removes them on release', () => {
    show([0, 1], 'the secret', 1)
    expect(secret()).toBe(false)
    button('I am Ben').click()
    flushSync()
    expect(secret()).toBe(false)
    press('pointerdown')
    expect(asked).toEqual(['peek 1'])
    expect(secret()).toBe(true)
    press('pointerup', window)
    expect(asked).toEqual(['peek 1', 'release'])
    expect(secret()).toBe(false)
  })

  test('does not show values of another seat to the player who holds the button', () => {
    show([0, 1], 'the secret', 0)
    button('I am Ben').click()
    flushSync()
    press('pointerdown')
    expect(secret()).toBe(false)
  })

  test.each(['blur', 'pointercancel'])('hides the values when the window receives %s', (type) => {
    show([0, 1], 'the secret', 1)
    button('I am Ben').click()
    flushSync()
    press('pointerdown')
    press(type, window)
    expect(secret()).toBe(false)
    expect(asked.at(-1)).toBe('release')
  })

  test('releases the peek when the panel is folded while the values are shown', () => {
    show([0, 1], 'the secret', 1)
    button('I am Ben').click()
    flushSync()
    press('pointerdown')
    if (shown !== undefined) void unmount(shown)
    shown = undefined
    flushSync()
    expect(asked.at(-1)).toBe('release')
    expect(secret()).toBe(false)
  })
})
