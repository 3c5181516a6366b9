import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { findBrowserFaults, findUnsupportedInScript, findUnsupportedInStyle } from './browser-check.mjs'
import { colorMixFallbackPlugin, withoutColorMix } from './browser-target.mjs'
import { OLDEST_BROWSERS_TEXT } from './oldest-browsers.mjs'

const inScript = (text: string): string[] => [...new Set(findUnsupportedInScript(text).map(({ feature }) => feature))]
const inStyle = (text: string): string[] => [...new Set(findUnsupportedInStyle(text).map(({ feature }) => feature))]
const ROOT = join(import.meta.dirname, '../..')

describe('the check of the built scripts refuses', () => {
  test.each([
    ['F1: a static block', 'class A { static { A.b = 1 } }', 'static block'],
    ['F1: a look-behind', 'const a = /(?<![a-z])e /', 'look-behind'],
    ['F1: a look-behind in a text', 'const a = new RegExp("(?<=x)" + b)', 'look-behind'],
    ['F1: a look-behind in a template', 'const a = new RegExp(String.raw`(?<!${b})c`)', 'look-behind'],
    ['F5: requestIdleCallback', 'requestIdleCallback(work)', 'requestIdleCallback'],
    ['F7: checkVisibility', 'export const f = (element) => element.checkVisibility()', '.checkVisibility'],
    ['F7: Intl.Segmenter', "const s = new Intl.Segmenter('en')", 'Intl.Segmenter'],
    ['a function of an object', 'const a = URL.canParse(b)', 'URL.canParse'],
    ['a function of any object', 'const a = b.isSubsetOf(c)', '.isSubsetOf'],
    ['a global object', 'const a = new Float16Array(2)', 'Float16Array'],
    ['a member of the page', 'navigator.gpu.requestAdapter()', 'navigator.gpu'],
    [
      'what another function tests',
      'const t = () => typeof requestIdleCallback; requestIdleCallback(f)',
      'requestIdleCallback',
    ],
  ])('%s', (_what, text, feature) => {
    expect(inScript(text)).toEqual([feature])
  })

  test('F1: syntax newer than ES2022', () => {
    const [fault] = findBrowserFaults([{ name: 'a.js', text: 'using a = b' }], [])
    expect(fault).toMatch(/^a\.js: newer syntax than ES2022/)
    expect(findBrowserFaults([{ name: 'a.js', text: 'const a = /[a--b]/v' }], [])).toHaveLength(1)
  })
})

describe('the check of the built scripts allows', () => {
  test.each([
    [
      'what is tested by typeof',
      'const f = () => typeof requestIdleCallback === "undefined" ? g() : requestIdleCallback(g)',
    ],
    ['what is tested by in', 'const f = (e) => `checkVisibility` in e && e.checkVisibility()'],
    ['what is called where it is', 'const f = (e) => e.checkVisibility?.()'],
    ['what is only read', 'const f = (e) => { const c = e.checkVisibility; return c === undefined ? 1 : c.call(e) }'],
    ['members of its own', 'class A { isSubsetOf() { return 1 } } const a = new A().isSubsetOf()'],
    ['what all have', 'const a = [1].at(-1), b = Object.hasOwn({}, "a"), c = [2].toSorted(); class B { #d = 1 }'],
    ['names that other objects have too', 'const f = (a) => a.with(1, 2).values()'],
  ])('%s', (_what, text) => {
    expect(inScript(text)).toEqual([])
  })
})

describe('the check of the built styles refuses', () => {
  test.each([
    ['F1: a media query that compares', '@media (width < 760px) { a { color: red } }', 'range in @media'],
    ['F2: user-select without its prefix', '.surface { user-select: none }', 'user-select'],
    ['F3: a least height by its content', '.own { min-height: max-content }', 'height by content'],
    ['F7: a timeline of scrolling', '.log { animation-timeline: scroll(self) }', 'animation-timeline'],
    ['nesting', '.a { &:hover { color: red } }', 'nesting'],
    ['mixed colours', '.a { color: color-mix(in srgb, red 20%, blue) }', 'color-mix()'],
    [':has', '.a:has(b) { color: red }', ':has'],
    ['a value', '.a { grid-template-rows: subgrid }', 'grid-template-rows: subgrid'],
    ['an at-rule', '@starting-style { .a { opacity: 0 } }', '@starting-style'],
    ['a property that no prefix brings', '.a { text-wrap: balance }', 'text-wrap'],
  ])('%s', (_what, text, feature) => {
    expect(inStyle(text)).toContain(feature)
  })

  test('a selector list that an older browser drops entirely because of one selector', () => {
    expect(inStyle('.a, .b:has(c) { color: red }')).toContain(':has in a list')
  })
})

describe('the check of the built styles allows', () => {
  test.each([
    ['F2: user-select with its prefix', '.a { -webkit-user-select: none; user-select: none }'],
    [
      'F7: a timeline where there are timelines',
      '@supports (animation-timeline: scroll()) { a { animation-timeline: scroll() } }',
    ],
    [':has where there is one', '@supports selector(:has(a)) { .a:has(b) { color: red } }'],
    ['heights along the other axis', '.a { min-width: max-content; height: fit-content; max-height: 90dvh }'],
    ['media queries as all read them', '@media not all and (min-width: 760px) { a { color: red } }'],
  ])('%s', (_what, text) => {
    expect(inStyle(text)).toEqual([])
  })
})

describe('exceptions', () => {
  const files = [{ name: 'a.css', text: '.a { text-wrap: balance } .b { cursor: pointer }' }]
  test('allow one feature each, optionally only where the given text occurs', () => {
    const cursor = { feature: 'cursor', why: 'phones' }
    expect(findBrowserFaults(files, [cursor])).toEqual([
      expect.stringMatching(/^a\.css: text-wrap is missing in safari 16/),
    ])
    expect(findBrowserFaults(files, [cursor, { feature: 'text-wrap', where: '.a {', why: 'looks' }])).toEqual([])
    expect(findBrowserFaults(files, [cursor, { feature: 'text-wrap', where: '.c', why: 'looks' }])).toHaveLength(2)
  })

  test('are reported when no file uses them', () => {
    expect(findBrowserFaults([], [{ feature: 'text-wrap', why: 'looks' }])).toEqual([
      'allowed, but not used any more: text-wrap',
    ])
  })
})

describe('color-mix() has a fallback for browsers without it', () => {
  test.each([
    ['color-mix(in srgb, var(--a) 70%, transparent)', 'var(--a)'],
    ['color-mix(in srgb, var(--a) 12%, var(--b))', 'var(--b)'],
    ['color-mix(in srgb, red, blue)', 'red'],
    ['color-mix(in srgb, red, blue 60%)', 'blue'],
    ['color-mix(in srgb, rgb(1, 2, 3) 40%, color-mix(in srgb, red 10%, var(--b, rgb(0 0 0))))', 'var(--b, rgb(0 0 0))'],
    ['1px solid color-mix(in srgb, red 55%, var(--line))', '1px solid red'],
  ])('%s', (value, plain) => {
    expect(withoutColorMix(value)).toBe(plain)
  })

  test('the fallback is an @supports rule, or an earlier value in keyframes, that the check accepts', () => {
    const { css } = postcss([colorMixFallbackPlugin()]).process(
      '.a { color: color-mix(in srgb, red 20%, blue); top: 0 }',
      {
        from: undefined,
      },
    )
    expect(css).toContain('@supports not (color: color-mix(in srgb, red, blue))')
    expect(css).toMatch(/\{\s*\.a\s*\{\s*color: blue\s*\}\s*\}/)
    expect(inStyle(css)).toEqual([])
    const steps = '@keyframes x { from { color: color-mix(in srgb, red 20%, blue) } }'
    const inKeyframes = postcss([colorMixFallbackPlugin()]).process(steps, { from: undefined }).css
    expect(inKeyframes).toMatch(/from \{\s*color: blue\s*\}\s*from \{\s*color: color-mix/)
    expect(inStyle(inKeyframes)).toEqual([])
  })
})

test('F1: README.md and renderer/index.html name the oldest supported browsers', () => {
  const page = readFileSync(join(ROOT, 'renderer/index.html'), 'utf8').replace(/\s+/g, ' ')
  for (const [language, words] of Object.entries(OLDEST_BROWSERS_TEXT)) {
    expect(page).toMatch(new RegExp(`<p lang="${language}">[^<]*${words}`))
  }
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8').replace(/\s+/g, ' ')).toContain(
    `${OLDEST_BROWSERS_TEXT.en}, or newer`,
  )
})
