import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cancelPendingChoiceOrUndoClick,
  startSelection,
  selectChoiceByText,
  applyClickToSelection,
  confirmPendingChoice,
  finishSelection,
  clearPendingChoice,
  withUpdatedIrreversibility,
  type DecisionClicksAndPendingChoice,
} from './selection-state.ts'
import {
  createEmptyClickSequence,
  applyClickToSequence,
  evaluateClickSequence,
  targetKey,
  type ClickableChoice,
} from './click-sequence.ts'
import type { AlternativeClickTargets, ClickTarget } from './scene.ts'

const piece = (id: string): ClickTarget => ({ on: 'piece', id })
const choice = (action: string, ...steps: AlternativeClickTargets[]): ClickableChoice<string> => ({
  action,
  path: { steps },
})
const final = (action: string, ...steps: AlternativeClickTargets[]): ClickableChoice<string> => ({
  ...choice(action, ...steps),
  final: true,
})

/** A card that goes for points for good, or aside for now; another one; and two answers in words. */
const score = final('score', [piece('card')], [piece('deeds')])
const keep = choice('keep', [piece('card')], [piece('future')])
const use = final('use', [piece('card')], [piece('centre')])
const other = final('other', [piece('spite')], [piece('deeds')])
const pass = final('pass')
const begun = startSelection([score, keep, use, other, pass])

/** Clicks on pieces one after the other: where it stands then, and what was played on the way. */
function after(from: DecisionClicksAndPendingChoice<string>, ...ids: string[]) {
  const played: string[] = []
  let at = from
  for (const id of ids) {
    const step = applyClickToSelection(at, [piece(id)])
    at = step.to
    if (step.played !== undefined) played.push(step.played.action)
  }
  return { at, played, pending: at.pending?.action, clicks: at.picking.clicks.flat().map(targetKey) }
}

describe('X2: a choice that can be undone', () => {
  it('is played at once', () => {
    expect(after(begun, 'card', 'future')).toMatchObject({ played: ['keep'], pending: undefined, clicks: [] })
    expect(selectChoiceByText(begun, keep)).toEqual({ to: begun, played: keep })
  })
})

describe('X2: a final choice', () => {
  const laid = after(begun, 'card', 'deeds')

  it('becomes pending and is not played, and alternative targets can still be clicked', () => {
    expect(laid).toMatchObject({ played: [], pending: 'score', clicks: ['piece:card'] })
    expect(evaluateClickSequence(laid.at.picking).targets.map(targetKey)).toEqual([
      'piece:deeds',
      'piece:future',
      'piece:centre',
    ])
  })

  it('is played by a second click on its last target', () => {
    expect(after(laid.at, 'deeds')).toMatchObject({ played: ['score'], pending: undefined, clicks: [] })
  })

  it('is played once when it is confirmed', () => {
    const step = confirmPendingChoice(laid.at)
    expect(step.played).toBe(score)
    expect(confirmPendingChoice(step.to).played).toBeUndefined()
  })

  it('is played when it is selected in the list a second time', () => {
    const first = selectChoiceByText(begun, score)
    expect([first.played, first.to.pending]).toEqual([undefined, score])
    expect(selectChoiceByText(first.to, score).played).toBe(score)
    expect(selectChoiceByText(laid.at, score).played).toBe(score)
  })

  it('selected in the list is played by a click on its last target, though no piece is picked', () => {
    const { to } = selectChoiceByText(begun, score)
    expect(to.picking.clicks).toEqual([])
    expect(after(to, 'deeds').played).toEqual(['score'])
    expect(after(to, 'future')).toMatchObject({ played: [], pending: 'score' })
  })

  it('is replaced by another choice, which becomes pending if it is final and is played otherwise', () => {
    expect(after(laid.at, 'centre')).toMatchObject({ played: [], pending: 'use', clicks: ['piece:card'] })
    expect(after(laid.at, 'future')).toMatchObject({ played: ['keep'], pending: undefined })
    expect(selectChoiceByText(laid.at, pass).to).toMatchObject({ pending: pass })
    expect(selectChoiceByText(laid.at, keep)).toMatchObject({ played: keep, to: { pending: undefined } })
  })

  it('is discarded when another choice begins', () => {
    expect(after(laid.at, 'spite')).toMatchObject({ played: [], pending: undefined, clicks: ['piece:spite'] })
    expect(after(laid.at, 'spite', 'deeds')).toMatchObject({ played: [], pending: 'other' })
  })

  it('is undone as a whole, with all its clicks', () => {
    expect(cancelPendingChoiceOrUndoClick(laid.at)).toEqual(begun)
    expect(cancelPendingChoiceOrUndoClick(selectChoiceByText(begun, pass).to)).toEqual(begun)
  })

  it('is discarded when its piece is clicked again or it is cleared', () => {
    expect(after(laid.at, 'card')).toMatchObject({ pending: undefined, clicks: [] })
    expect(clearPendingChoice(laid.at)).toMatchObject({ pending: undefined, picking: { clicks: [[piece('card')]] } })
  })

  it('stays pending after a click without meaning', () => {
    expect(applyClickToSelection(laid.at, [piece('nowhere')]).to).toBe(laid.at)
  })

  it('selected in the list keeps the clicks that lead to it, and no others', () => {
    const taken = after(begun, 'card').at
    expect(selectChoiceByText(taken, use).to.picking.clicks).toHaveLength(1)
    expect(selectChoiceByText(taken, other).to.picking.clicks).toHaveLength(0)
  })

  it('that is complete while others continue becomes pending with Done, and is played with a second Done', () => {
    const one = final('one', [piece('x')])
    const both = final('both', [piece('x')], [piece('y')])
    const first = finishSelection(after(startSelection([one, both]), 'x').at)
    expect([first.played, first.to.pending]).toEqual([undefined, one])
    expect(finishSelection(first.to).played).toBe(one)
    expect(after(first.to, 'y')).toMatchObject({ pending: 'both' })
  })

  it('with the same clicks as another one is selected in the list, and played by one more click', () => {
    const [give, show] = [final('give', [piece('x')], [piece('y')]), final('show', [piece('x')], [piece('y')])]
    const alike = after(startSelection([give, show]), 'x', 'y').at
    expect(alike.pending).toBeUndefined()
    const { to } = selectChoiceByText(alike, show)
    expect(to.pending).toBe(show)
    expect(after(to, 'y').played).toEqual(['show'])
    expect(selectChoiceByText(to, give).to.pending).toBe(give)
  })
})

describe('any set of paths', () => {
  const target = fc.integer({ min: 0, max: 4 }).map((n) => piece(String(n)))
  const step = fc.array(target, { minLength: 1, maxLength: 2 })
  const some = fc
    .array(fc.record({ steps: fc.array(step, { maxLength: 3 }), unordered: fc.boolean(), final: fc.boolean() }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((all) => all.map(({ final: is, ...path }, i): ClickableChoice<number> => ({ action: i, path, final: is })))

  it('X2: a final choice is played only if it was pending, and then by any further step', () => {
    fc.assert(
      fc.property(some, fc.array(fc.nat(9), { maxLength: 8 }), (choices, deeds) => {
        let at = startSelection(choices)
        for (const deed of deeds) {
          const wanted = choices[deed % choices.length]
          const taken =
            deed < 5 || wanted === undefined
              ? applyClickToSelection(at, [piece(String(deed))])
              : selectChoiceByText(at, wanted)
          if (taken.played?.final === true) expect(taken.played).toBe(at.pending)
          if (taken.to.pending !== undefined) {
            expect(taken.to.pending.final).toBe(true)
            expect(confirmPendingChoice(taken.to).played).toBe(taken.to.pending)
            expect(selectChoiceByText(taken.to, taken.to.pending).played).toBe(taken.to.pending)
            if (taken.to.last !== undefined)
              expect(applyClickToSelection(taken.to, taken.to.last).played).toBe(taken.to.pending)
          }
          at = taken.to
        }
      }),
      { seed: 5, numRuns: 500 },
    )
  })

  it('without final choices applyClickToSelection does the same as the click sequence alone', () => {
    fc.assert(
      fc.property(some, fc.array(fc.nat(4), { maxLength: 6 }), (all, deeds) => {
        const choices = all.map(({ action, path }) => ({ action, path }))
        let at = startSelection(choices)
        let picking = createEmptyClickSequence(choices)
        for (const deed of deeds) {
          const { to, played } = applyClickToSelection(at, [piece(String(deed))])
          const next = applyClickToSequence(picking, [piece(String(deed))])
          expect(played?.action).toBe(next === picking ? undefined : evaluateClickSequence(next).chosen?.action)
          picking = played === undefined ? next : createEmptyClickSequence(choices)
          expect(to.picking).toEqual(picking)
          at = to
        }
      }),
      { seed: 6, numRuns: 300 },
    )
  })

  it('X2: a picked and pending choice stays if only the marks of final choices have changed', () => {
    const path = (id: string) => ({ steps: [[{ on: 'piece', id } as const]] })
    const choices = ['a', 'b'].map((action) => ({ action, path: path(action), final: true }))
    const [first] = choices
    if (first === undefined) throw new Error('no choices')
    const laid = selectChoiceByText(startSelection<string>(choices), first).to
    const marked = choices.map(({ action, path: way }) => ({ action, path: way }))
    const after = withUpdatedIrreversibility(laid, marked)
    expect(after.pending).toBe(marked[0])
    expect(confirmPendingChoice(after).played).toBe(marked[0])
    expect(withUpdatedIrreversibility(startSelection<string>(choices), marked).pending).toBeUndefined()
  })
})
