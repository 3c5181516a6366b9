// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HOLD_TO_SELECT_MS, SwitchStepScanner } from './switch-scanning.ts'

let scanning: SwitchStepScanner
let now: number

beforeEach(() => {
  now = 0
  scanning = new SwitchStepScanner(document)
  HTMLElement.prototype.checkVisibility = () => true
})
afterEach(() => {
  document.body.replaceChildren()
})

function key(type: 'keydown' | 'keyup', name = ' '): KeyboardEvent {
  const event = new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: now })
  Object.defineProperty(event, 'target', { value: document.activeElement ?? document.body })
  return event
}

/** Presses the switch for so long. */
function press(milliseconds = 100): void {
  scanning.onKeyDown(key('keydown'))
  now += milliseconds
  scanning.onKeyUp(key('keyup'))
}

const focused = (): string | null => document.activeElement?.textContent ?? null

test('a press moves the focus to the next element that can be chosen, and wraps around', () => {
  document.body.innerHTML =
    '<button>one</button><button disabled>two</button><input value="typed"><div inert><button>three</button></div>' +
    '<button tabindex="-1">four</button><button data-place="hand">five</button><a href="#x">six</a>'
  press()
  expect(focused()).toBe('one')
  press()
  expect(focused()).toBe('six')
  press()
  expect(focused()).toBe('one')
})

test('holding the switch clicks the focused element, which keeps the focus', () => {
  document.body.innerHTML = '<button>one</button><button>two</button>'
  const chosen: string[] = []
  document.body.addEventListener('click', (event) => chosen.push((event.target as Element).textContent))
  press()
  press(HOLD_TO_SELECT_MS - 1)
  expect(chosen).toEqual([])
  press(HOLD_TO_SELECT_MS)
  expect(chosen).toEqual(['two'])
  expect(focused()).toBe('two')
  expect(document.querySelector('[data-held]')).toBeNull()
})

test('the focus goes to a pending choice first, and stays inside a dialog', () => {
  document.body.innerHTML = '<button>menu</button><button data-choice="0">lift</button>'
  press()
  expect(focused()).toBe('lift')
  const over = document.createElement('div')
  over.setAttribute('role', 'dialog')
  over.innerHTML = '<button>yes</button><button>no</button>'
  document.body.append(over)
  press()
  expect(focused()).toBe('yes')
  press()
  press()
  expect(focused()).toBe('yes')
})

test('ignores other keys, and Space in a text field', () => {
  document.body.innerHTML = '<input><button>one</button>'
  expect(scanning.onKeyDown(key('keydown', 'Enter'))).toBe(false)
  document.querySelector('input')?.focus()
  expect(scanning.onKeyDown(key('keydown'))).toBe(false)
})
