// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, test } from 'vitest'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT } from '../../testing/fake-host.ts'
import { addMessages } from '../../messages/index.ts'
import { recentEventGroupsSince, type EventSentenceAndPlaceFunctions } from './activity.ts'
import SinceLastTurnPanel from './SinceLastTurnPanel.svelte'

addMessages({ 'toy.took': '{seat} takes a gem.', 'toy.rain': 'It rains.' })

const event = (kind: string, more: object = {}): VisibleEvent => ({ kind, ...more })
const moved = (from: string, to: string): VisibleEvent => event('moved', { from, to })
const telling: EventSentenceAndPlaceFunctions = {
  eventSentence: (told) => {
    if (told.kind === 'took') return { id: 'toy.took', values: { seat: told as unknown as { seat: number } } }
    return told.kind === 'rain' ? { id: 'toy.rain' } : undefined
  },
}
const history = [
  [event('took', { seat: 0 })],
  [event('turn', { seat: 1 }), moved('bag', 'seat1:tray'), event('took', { seat: 1 })],
  [event('rain')],
  [event('took', { seat: 2 }), moved('bag', 'seat2:tray'), event('took', { seat: 2, place: 'seat2:shelf' })],
]

describe('X3: recentEventGroupsSince', () => {
  test('returns the sentences of later entries, grouped by seat', () => {
    const deeds = recentEventGroupsSince(history, 1, telling)
    expect(deeds.map(({ seat, lines }) => [seat, lines.map(({ message }) => message.id)])).toEqual([
      [1, ['toy.took', 'toy.rain']],
      [2, ['toy.took', 'toy.took']],
    ])
  })

  test('returns the places of the moves before an event, the place that it names, or its seat', () => {
    expect(
      recentEventGroupsSince(history, 1, telling).flatMap(({ lines }) => lines.map(({ places }) => places)),
    ).toEqual([['bag', 'seat1:tray'], [], ['bag', 'seat2:tray'], ['seat2:shelf']])
    expect(recentEventGroupsSince(history, 0, telling)[0]?.lines[0]?.places).toEqual(['seat0'])
  })

  test('uses the places that the game gives for an event', () => {
    const eventPlaces = (told: VisibleEvent): readonly string[] => (told.kind === 'rain' ? ['sky'] : [])
    expect(recentEventGroupsSince([[event('rain')]], 0, { ...telling, eventPlaces })[0]?.lines[0]?.places).toEqual([
      'sky',
    ])
  })
})

describe('X3: SinceLastTurnPanel', () => {
  let shown: Record<string, unknown> | undefined
  const pointed: (readonly string[])[] = []
  let closed = 0
  function show(from: number, focused = false): void {
    shown = mount(SinceLastTurnPanel, {
      target: document.body,
      props: {
        history,
        from,
        seats: [ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT],
        telling,
        focused,
        onpoint: (places: readonly string[]) => pointed.push(places),
        onclose: () => (closed += 1),
      },
    })
    flushSync()
  }
  afterEach(() => {
    if (shown !== undefined) void unmount(shown)
    shown = undefined
    pointed.length = 0
    closed = 0
  })
  const lines = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('li button')]
  const said = (): string => document.body.textContent.replace(/\s+/g, ' ').trim()

  test('says so if no other seat has done anything', () => {
    show(history.length)
    expect(said()).toContain('Nobody else has done anything since.')
  })

  test('a hovered or focused line highlights its places', () => {
    show(1)
    const [first] = lines()
    first?.dispatchEvent(new Event('pointerenter'))
    first?.dispatchEvent(new Event('pointerleave'))
    expect(pointed).toEqual([['bag', 'seat1:tray'], []])
    first?.focus()
    expect(pointed.at(-1)).toEqual(['bag', 'seat1:tray'])
  })

  test('removes the highlight when it is closed', () => {
    show(1)
    lines()[0]?.focus()
    if (shown !== undefined) void unmount(shown)
    shown = undefined
    expect(pointed.at(-1)).toEqual([])
  })

  test('arrow keys move the focus through its lines; Escape closes it and is consumed', () => {
    show(1, true)
    const press = (key: string): boolean =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
    press('ArrowDown')
    expect(document.activeElement).toBe(lines()[0])
    press('ArrowDown')
    expect(document.activeElement).toBe(lines()[1])
    expect(press('Escape')).toBe(false)
    expect(closed).toBe(1)
  })
})
