// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { boardTextScale, watchPageZoom, pageZoom, measurePageZoom } from './page-zoom.svelte.ts'

interface Shown {
  readonly inner: number
  readonly outer: number
  readonly ratio: number
  readonly agent?: string
  readonly vendor?: string
  readonly fine?: boolean
  readonly screen?: number
  readonly storage?: Map<string, string>
}

const CHROME = 'Mozilla/5.0 Chrome/140 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 Gecko/20100101 Firefox/140.0'

function page({
  inner,
  outer,
  ratio,
  agent = CHROME,
  vendor = '',
  fine = true,
  screen = 1920,
  storage,
}: Shown): Window {
  return {
    innerWidth: inner,
    outerWidth: outer,
    devicePixelRatio: ratio,
    navigator: { userAgent: agent, vendor },
    matchMedia: () => ({ matches: fine }),
    screen: { width: screen },
    localStorage: {
      getItem: (key: string) => storage?.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (storage === undefined) throw new Error('forbidden')
        storage.set(key, value)
      },
    },
  } as unknown as Window
}

test.each<readonly [string, Shown, number]>([
  ['Chromium at 100 %', { inner: 1904, outer: 1920, ratio: 1 }, 1],
  ['Chromium at 200 %', { inner: 960, outer: 1920, ratio: 2 }, 2],
  ['Chromium at 110 %', { inner: 1745, outer: 1920, ratio: 1.1 }, 1.1],
  ['Chromium at 500 %', { inner: 384, outer: 1920, ratio: 5 }, 2],
  ['Chromium at 50 %', { inner: 3840, outer: 1920, ratio: 0.5 }, 1],
  ['a fine screen at 150 %', { inner: 1280, outer: 1920, ratio: 3 }, 1.5],
  ['a panel beside the page', { inner: 1300, outer: 1920, ratio: 1 }, 1],
  ['Safari at 200 %', { inner: 960, outer: 1920, ratio: 1, vendor: 'Apple Computer, Inc.' }, 2],
  ['a tablet that is shared by two apps', { inner: 507, outer: 1024, ratio: 2, fine: false }, 1],
  ['a page that is not shown', { inner: 0, outer: 0, ratio: 1 }, 1],
  ['Firefox where storage is forbidden', { inner: 960, outer: 960, ratio: 2, agent: FIREFOX }, 1],
])('public 20: %s', (_, shown, expected) => {
  expect(measurePageZoom(page(shown))).toBeCloseTo(expected, 1)
})

test('public 20: in Firefox, which zooms the outer size too, the pixel ratio since the first measurement counts', () => {
  const storage = new Map<string, string>()
  const at = (z: number): Window =>
    page({ inner: 1920 / z, outer: 1920 / z, ratio: z, screen: 1920 / z, agent: FIREFOX, storage })
  expect([1, 1.5, 2, 0.8].map((z) => measurePageZoom(at(z)))).toEqual([1, 1.5, 2, 1])
})

afterEach(() => {
  Object.assign(window, { innerWidth: 1024, outerWidth: 1024, devicePixelRatio: 1 })
  window.dispatchEvent(new Event('resize'))
})

test('public 20: a change of the zoom updates the CSS variable and the text scale of boards', () => {
  const stop = watchPageZoom()
  expect([pageZoom(), boardTextScale(1), boardTextScale(1.5)]).toEqual([1, 1, 1.5])
  Object.assign(window, { innerWidth: 512, outerWidth: 1024, devicePixelRatio: 2 })
  window.dispatchEvent(new Event('resize'))
  expect(document.documentElement.style.getPropertyValue('--zoom')).toBe('2')
  expect([pageZoom(), boardTextScale(1), boardTextScale(1.5)]).toEqual([2, 2, 2])
  Object.assign(window, { innerWidth: 1024, outerWidth: 1024, devicePixelRatio: 1 })
  window.dispatchEvent(new Event('resize'))
  expect(pageZoom()).toBe(1)
  stop()
})
