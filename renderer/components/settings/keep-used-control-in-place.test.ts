// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startKeepingUsedControlInPlace } from './keep-used-control-in-place.ts'

let resized: () => void = () => undefined
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resized = told
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A setting in a region that scrolls, so many pixels below its beginning. */
function scrolled() {
  document.body.innerHTML =
    '<div role="region"><div id="content"><label><input type="radio" />Twice</label></div></div>'
  const [scroller, content, label, input] = ['[role=region]', '#content', 'label', 'input'].map((selector) =>
    document.querySelector<HTMLElement>(selector),
  )
  if (!scroller || !content || !label || !input) throw new Error('there is no setting')
  let below = 0
  label.getBoundingClientRect = () => ({ top: below - scroller.scrollTop }) as DOMRect
  const stop = startKeepingUsedControlInPlace(content)
  return {
    scroller,
    input,
    stop,
    /** Everything above the setting has this height now. */
    grow(height: number) {
      below = height
      resized()
    },
    top: () => label.getBoundingClientRect().top,
  }
}

it('BB4: the setting under the pointer stays in place when it doubles the text size', () => {
  const { scroller, input, grow, top } = scrolled()
  grow(300)
  scroller.scrollTop = 100
  input.dispatchEvent(new Event('change', { bubbles: true }))
  grow(900)
  expect(top()).toBe(200)
  // What comes later, as a picture above it, moves it as little.
  grow(1000)
  expect(top()).toBe(200)
})

it('BB4: after the player has scrolled, the setting is not scrolled back', () => {
  const { scroller, input, grow } = scrolled()
  grow(300)
  input.dispatchEvent(new Event('change', { bubbles: true }))
  scroller.dispatchEvent(new Event('wheel'))
  scroller.scrollTop = 40
  grow(900)
  expect(scroller.scrollTop).toBe(40)
})
