// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { addMessages } from '../../messages/index.ts'
import PromptOrEventLine from './PromptOrEventLine.svelte'
import { TestStatusPromptProps } from '../../testing/test-status-prompt.svelte.ts'

addMessages({ 'toy.took': '{seat} takes blue.', 'toy.went': '{seat} goes on.', 'toy.ask': '{seat}, choose.' })

let shown: Record<string, unknown> | undefined
let props: TestStatusPromptProps
beforeEach(() => {
  props = new TestStatusPromptProps()
  shown = mount(PromptOrEventLine, { target: document.body, props })
  flushSync()
})
afterEach(() => {
  if (shown !== undefined) void unmount(shown)
})

let key = 0
function step(now: { facts?: readonly string[]; prompt?: Message; thinking?: Seat | undefined }): void {
  if (now.facts !== undefined)
    props.moment = { key: ++key, facts: now.facts.map((kind) => ({ kind, seat: 1 }) as unknown as VisibleEvent) }
  props.prompt = now.prompt ?? {
    id: now.thinking === undefined ? 'table.watch' : 'table.thinking',
    values: { seat: { seat: 1 } },
  }
  props.thinking = now.thinking
  flushSync()
}
const element = (id: string): HTMLElement | null => document.querySelector(`[data-testid="${id}"]`)
const seen = (): string[] =>
  ['prompt', 'deed']
    .map(element)
    .flatMap((it) => (it === null || it.hidden ? [] : [it.textContent.replace(/\s+/g, ' ').trim()]))
const asked = { id: 'toy.ask', values: { seat: { seat: 0 } } }

test('X3: shows an event in the words of the log, with the name as a chip', () => {
  step({ facts: ['took'] })
  expect(seen()).toEqual(['Heron takes blue.'])
  expect(element('deed')?.querySelector('.chip, [class*="chip"], svg')).not.toBeNull()
})

test('X3: keeps the last sentence during events without a sentence and while the bot thinks', () => {
  step({ facts: ['took'] })
  step({ facts: ['silent'] })
  expect(seen()).toEqual(['Heron takes blue.'])
  step({ thinking: 1 })
  expect(seen()).toEqual(['Heron takes blue. Heron is thinking …'])
  step({ facts: ['went'] })
  expect(seen()).toEqual(['Heron goes on.'])
})

test('X3: after skipped updates shows the last sentence of the log', () => {
  step({ thinking: 1 })
  props.history = [[{ kind: 'took' }], [{ kind: 'silent' }]]
  key += 3
  step({ facts: ['silent'], thinking: 1 })
  expect(seen()).toEqual(['Heron takes blue. Heron is thinking …'])
})

test('X3: shows that a bot is thinking if nothing was done before', () => {
  step({ thinking: 1 })
  expect(seen()).toEqual(['Heron is thinking …'])
})

test('X3: keeps showing that a bot is thinking during its events without a sentence', () => {
  step({ thinking: 1 })
  step({ facts: ['silent'] })
  expect(seen()).toEqual(['Heron is thinking …'])
  step({ thinking: 1 })
  step({ facts: ['took'] })
  expect(seen()).toEqual(['Heron takes blue.'])
  step({ thinking: 1 })
  step({ facts: ['silent'] })
  expect(seen()).toEqual(['Heron takes blue. Heron is thinking …'])
  step({ prompt: asked })
  step({ facts: ['silent'] })
  expect(seen()).toEqual(['See what happens …'])
})

test('X3: a prompt replaces the sentences of events, which do not come back', () => {
  step({ facts: ['took', 'went'] })
  expect(seen()).toEqual(['Heron takes blue. Heron goes on.'])
  step({ prompt: asked })
  expect(seen()).toEqual(['Ana, choose.'])
  step({})
  expect(seen()).toEqual(['See what happens …'])
})

test('X3: only the log announces events, and the status prompt only while the log is folded', () => {
  step({ facts: ['took'] })
  expect(element('prompt')?.textContent.trim()).toBe('')
  expect(element('deed')?.getAttribute('aria-live')).toBe('off')
  props.unheard = true
  flushSync()
  expect(element('deed')?.getAttribute('aria-live')).toBe('polite')
})
