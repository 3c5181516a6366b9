import { expect, test } from 'vitest'
import { EventListeners, type EventMessage } from './event-listeners.ts'

interface Events {
  said: string
}

test('listeners are called in the order in which they were added, and one that was added twice once', () => {
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
  'an event %s that nobody listens to is dropped',
  (name) => {
    const listeners = new EventListeners<Events>()
    expect(() => {
      listeners.emit({ event: name, value: 'a' } as unknown as EventMessage<Events>)
    }).not.toThrow()
  },
)

test('the error of a listener reaches the caller', () => {
  const listeners = new EventListeners<Events>()
  listeners.on('said', () => {
    throw new TypeError('of a listener')
  })
  expect(() => {
    listeners.emit({ event: 'said', value: 'a' })
  }).toThrow('of a listener')
})
