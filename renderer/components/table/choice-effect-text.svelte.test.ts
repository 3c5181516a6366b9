// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ANA_SEAT } from '../../testing/fake-host.ts'
import { addMessages } from '../../messages/index.ts'
import { DecisionSelectionStore } from '../board/selection-store.svelte.ts'
import ChoiceEffectAnnouncer from './ChoiceEffectAnnouncer.svelte'
import { ChoiceListState } from './choice-list.svelte.ts'
import { convertToBoardDecision } from './board-decision.ts'

const actions = ['a', 'b']
let shown: Record<string, unknown> | undefined
beforeEach(() => {
  vi.useFakeTimers()
  addMessages({ 'toy.brings': 'Brings {what}' })
})
afterEach(() => {
  if (shown !== undefined) void unmount(shown)
  shown = undefined
  document.body.replaceChildren()
  vi.useRealTimers()
})

/** A piece of the board that has the keyboard's focus. */
function rest(read = false): void {
  const piece = document.createElement('button')
  piece.toggleAttribute('data-read', read)
  vi.spyOn(piece, 'matches').mockImplementation((selector: string) => selector === ':focus-visible')
  document.body.append(piece)
  piece.focus()
}

function listed() {
  const selection = new DecisionSelectionStore<unknown>(() => undefined)
  const choices = { seat: 0, id: 1, choices: actions, final: [] }
  selection.setDecision(
    convertToBoardDecision(
      choices,
      () => false,
      () => ({ steps: [] }),
    ),
  )
  const list = new ChoiceListState(() => [], selection)
  list.resetEffects((action) => ({ lines: [{ id: 'toy.brings', values: { what: String(action) } }], signs: [] }))
  shown = mount(ChoiceEffectAnnouncer, { target: document.body, props: { list, seats: [ANA_SEAT] } })
  const at = (action: string | undefined, ms: number): string => {
    selection.setPreviewedAction(action)
    flushSync()
    vi.advanceTimersByTime(ms)
    flushSync()
    return document.querySelector('[data-testid=brings-aloud]')?.textContent ?? ''
  }
  return at
}

describe('B5-1: the effect of a choice is announced', () => {
  test('after half a second of rest, and only for the latest choice', () => {
    const at = listed()
    rest()
    expect(at('a', 499)).toBe('')
    expect(at('b', 499)).toBe('')
    expect(at('b', 1)).toBe('Brings b.')
    expect(at(undefined, 1000)).toBe('')
  })

  test('not again if the row was read with its description', () => {
    const at = listed()
    rest(true)
    expect(at('a', 1000)).toBe('')
  })
})
