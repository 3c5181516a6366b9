// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { describe, expect, onTestFinished, test } from 'vitest'
import { DEFAULT_SETTINGS, type Settings, type SettingsChange } from '../../../bridge/settings.ts'
import type { PendingDecision } from '../../../bridge/table-view.ts'
import type { OpenTableState } from './table-context.ts'
import { DecisionExplanationState } from './decision-help.svelte.ts'

const decisionOf = (id: number, kind: string): PendingDecision & { kind: string } => ({
  ...({ id, seat: 0, choices: [] } as unknown as PendingDecision),
  kind,
})

function sat({ settings = {}, known = true }: { settings?: Partial<Settings>; known?: boolean } = {}) {
  let asked = $state.raw(decisionOf(1, 'turn'))
  let busy = $state(false)
  let kept = $state.raw<Settings>(known ? { ...DEFAULT_SETTINGS, ...settings } : DEFAULT_SETTINGS)
  const changes: SettingsChange[] = []
  const game = { info: { id: 'toy' }, promptFor: () => ({ kind: asked.kind }) }
  const at = {
    gameUi: { game, decisionChapters: {} },
    info: { game: { id: 'toy' } },
    moment: { view: {} },
  } as unknown as OpenTableState
  let why: DecisionExplanationState | undefined
  const stop = $effect.root(() => {
    why = new DecisionExplanationState(
      at,
      {
        get decision() {
          return asked
        },
      },
      {
        get settings() {
          return kept
        },
        changeSettings: (change) => {
          changes.push(change)
          kept = { ...kept, ...change } as Settings
          return Promise.resolve()
        },
      },
      () => busy,
    )
  })
  onTestFinished(stop)
  flushSync()
  if (why === undefined) throw new Error('nothing was made')
  return {
    why,
    changes,
    ask(id: number, kind: string) {
      asked = decisionOf(id, kind)
      flushSync()
    },
    set busy(is: boolean) {
      busy = is
      flushSync()
    },
    arrive() {
      kept = { ...DEFAULT_SETTINGS }
      flushSync()
    },
  }
}

describe('a first hint', () => {
  test('is shown once for each kind of decision, and disappears with the decision', () => {
    const table = sat()
    expect(table.why.shownExplanation?.kind).toBe('turn')
    expect(table.why.isHint).toBe(true)
    expect(table.changes).toEqual([{ seenHints: { toy: ['turn'] } }])
    table.ask(2, 'place')
    expect(table.why.shownExplanation?.kind).toBe('place')
    table.ask(3, 'turn')
    expect(table.why.shownExplanation).toBeUndefined()
    expect(table.changes).toHaveLength(2)
  })

  test('is not shown if the profile has seen it or has hints switched off', () => {
    expect(sat({ settings: { seenHints: { toy: ['turn'] } } }).why.shownExplanation).toBeUndefined()
    expect(sat({ settings: { hints: false } }).why.shownExplanation).toBeUndefined()
    expect(sat({ settings: { seenHints: { other: ['turn'] } } }).why.shownExplanation).toBeDefined()
  })

  test('waits until the settings are loaded and nothing else is to be read', () => {
    const early = sat({ known: false })
    expect(early.why.shownExplanation).toBeUndefined()
    early.busy = true
    early.arrive()
    expect(early.why.shownExplanation).toBeUndefined()
    early.busy = false
    expect(early.why.shownExplanation?.kind).toBe('turn')
  })

  test('stays closed after the player has closed it', () => {
    const table = sat()
    expect(table.why.close()).toBe(true)
    flushSync()
    expect(table.why.shownExplanation).toBeUndefined()
    expect(table.why.close()).toBe(false)
  })
})

test('the player can open the explanation at any time, and it closes with the decision', () => {
  const { why, ask } = sat({ settings: { hints: false } })
  why.toggle()
  expect(why.shownExplanation?.decides).toEqual({ id: 'toy.explain.turn' })
  expect(why.isHint).toBe(false)
  why.toggle()
  expect(why.shownExplanation).toBeUndefined()
  why.toggle()
  ask(2, 'turn')
  expect(why.shownExplanation).toBeUndefined()
})
