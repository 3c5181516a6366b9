// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPageTranslation } from './watch-translation.ts'

const translated = vi.fn<() => void>()
let stop: () => void
beforeEach(() => {
  document.body.innerHTML = '<main><p>Ben, take another</p></main>'
  stop = watchPageTranslation(translated)
})
afterEach(() => {
  stop()
  translated.mockClear()
  document.documentElement.className = ''
})

/** Types call the element old. */
const font = (): Element => document.createElementNS('http://www.w3.org/1999/xhtml', 'font')

/** As Google's translation does. */
function wrap(): void {
  const text = document.querySelector('p')?.firstChild
  const wrapper = font()
  text?.replaceWith(wrapper)
  wrapper.append(text ?? '')
}

/** Observations are told in a microtask of their own. */
const told = () => new Promise((resolve) => setTimeout(resolve))

test('public 3: reports once that a translator has put texts into elements of its own', async () => {
  wrap()
  await told()
  document.querySelector('main')?.append(font())
  await told()
  expect(translated).toHaveBeenCalledOnce()
})

test('public 3: reports a page that the browser marks as translated', async () => {
  document.documentElement.classList.add('translated-rtl')
  await told()
  expect(translated).toHaveBeenCalledOnce()
})

test('public 3: does not report changes that the page makes itself', async () => {
  document.querySelector('main')?.append(document.createElement('button'), 'words')
  document.querySelector('p')?.replaceChildren('Ben, choose where it goes')
  document.documentElement.classList.add('other')
  await told()
  expect(translated).not.toHaveBeenCalled()
})
