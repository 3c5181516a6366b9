import { expect, test } from 'vitest'
import { EventListeners, type EventMessage } from './event-listeners.ts'

interface Events {
  said: string
}

test('calls listeners in the order in which they were added, and a listener that was added twice only once', () => {
  const listeners = new EventListeners<Events>()
  const heard: string[] = []
  const first = (text: string): void => void heard.push(`first ${text}`)
  listeners.on('said', first)
  listeners.on('said', (text) => heard.push(`second ${text}`))
  listeners.on('said', first)
  listeners.emit({ event: 'said', value: 'a' })
  expect(heard).toEqual(['first a', 'second a'])
})

test.each(['constructor', 'toString', '__proto__', 'unknown'])(
  'drops an event named %s that has no listener',
  (name) => {
    const listeners = new EventListeners<Events>()
    expect(() => {
      listeners.emit({ event: name, value: 'a' } as unknown as EventMessage<Events>)
    }).not.toThrow()
  },
)

test('passes the error of a listener on to the caller of emit', () => {
  const listeners = new EventListeners<Events>()
  listeners.on('said', () => {
    throw new TypeError('of a listener')
  })
  expect(() => {
    listeners.emit({ event: 'said', value: 'a' })
  }).toThrow('of a listener')
})
