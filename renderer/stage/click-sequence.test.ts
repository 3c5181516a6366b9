import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createEmptyClickSequence,
  applyClickToSequence,
  applyDoneToSequence,
  areAllChoicesAtLastStep,
  evaluateClickSequence,
  choicesOpenAfter,
  remainingTargetsOfChoice,
  undoClick,
  targetKey,
  type ClickableChoice,
} from './click-sequence.ts'
import type { AlternativeClickTargets, ClickTarget } from './scene.ts'

const piece = (id: string): ClickTarget => ({ on: 'piece', id })
const place = (id: string): ClickTarget => ({ on: 'place', id })
const control = (id: string): ClickTarget => ({ on: 'control', id })
const choice = (action: string, ...steps: AlternativeClickTargets[]): ClickableChoice<string> => ({
  action,
  path: { steps },
})
const unordered = (action: string, ...steps: AlternativeClickTargets[]): ClickableChoice<string> => ({
  action,
  path: { steps, unordered: true },
})
const keys = (targets: readonly ClickTarget[]) => targets.map(targetKey)
const actions = (choices: readonly ClickableChoice<string>[]) => choices.map(({ action }) => action)

describe('evaluateClickSequence', () => {
  it('returns the first targets of all paths, each once', () => {
    const picking = createEmptyClickSequence([
      choice('a', [piece('x'), piece('y')], [place('1')]),
      choice('b', [piece('x')], [place('2')]),
      choice('c', [{ on: 'seat', seat: 1 }]),
    ])
    expect(keys(evaluateClickSequence(picking).targets)).toEqual(['piece:x', 'piece:y', 'seat:1'])
  })

  it('returns a choice without steps as pathless, without a target', () => {
    const picking = createEmptyClickSequence([choice('pass'), choice('go', [piece('x')])])
    expect(actions(evaluateClickSequence(picking).pathless)).toEqual(['pass'])
    expect(keys(evaluateClickSequence(picking).targets)).toEqual(['piece:x'])
    expect(evaluateClickSequence(applyClickToSequence(picking, [piece('nothing')])).chosen).toBeUndefined()
  })

  it('returns no pathless choices once a path has begun', () => {
    const picking = applyClickToSequence(
      createEmptyClickSequence([choice('pass'), choice('go', [piece('x')], [place('1')])]),
      [piece('x')],
    )
    expect(evaluateClickSequence(picking).pathless).toEqual([])
  })

  it('returns nothing without choices', () => {
    expect(evaluateClickSequence(createEmptyClickSequence([]))).toEqual({
      targets: [],
      pathless: [],
      finishable: [],
      ambiguous: [],
      chosen: undefined,
    })
  })

  it('distinguishes a piece and a place with the same id', () => {
    const picking = createEmptyClickSequence([choice('a', [piece('x')]), choice('b', [place('x')])])
    expect(evaluateClickSequence(applyClickToSequence(picking, [place('x')])).chosen?.action).toBe('b')
  })
})

describe('a path with a piece that can be picked up first', () => {
  const carried = (action: string, ...steps: AlternativeClickTargets[]): ClickableChoice<string> => ({
    action,
    path: { steps, from: [piece('card')] },
  })
  const picking = createEmptyClickSequence([
    carried('a', [place('1')]),
    carried('b', [place('2')]),
    choice('c', [control('no')]),
  ])

  it('begins with that piece or with its first step', () => {
    expect(keys(evaluateClickSequence(picking).targets)).toEqual(['piece:card', 'place:1', 'place:2', 'control:no'])
    expect(evaluateClickSequence(applyClickToSequence(picking, [place('2')])).chosen?.action).toBe('b')
  })

  it('continues from the piece to its first step, and not to other choices', () => {
    const taken = applyClickToSequence(picking, [piece('card')])
    expect(keys(evaluateClickSequence(taken).targets)).toEqual(['place:1', 'place:2'])
    expect(evaluateClickSequence(taken).chosen).toBeUndefined()
    expect(evaluateClickSequence(applyClickToSequence(taken, [place('2')])).chosen?.action).toBe('b')
    expect(remainingTargetsOfChoice(taken, carried('a', [place('1')])).map(targetKey)).toEqual(['place:1'])
  })

  it('is left by a second click on the piece, and by a click that begins another path', () => {
    const taken = applyClickToSequence(picking, [piece('card')])
    expect(applyClickToSequence(taken, [piece('card')]).clicks).toEqual([])
    expect(evaluateClickSequence(applyClickToSequence(taken, [control('no')])).chosen?.action).toBe('c')
  })

  it('can have its steps in any order after the piece', () => {
    const both = createEmptyClickSequence([
      { action: 'a', path: { steps: [[place('1')], [place('2')]], from: [piece('card')], unordered: true } },
    ])
    const taken = applyClickToSequence(applyClickToSequence(both, [piece('card')]), [place('2')])
    expect(keys(evaluateClickSequence(taken).targets)).toEqual(['place:1'])
    expect(evaluateClickSequence(applyClickToSequence(taken, [place('1')])).chosen?.action).toBe('a')
  })
})

describe('a click', () => {
  const move = createEmptyClickSequence([
    choice('x1', [piece('x')], [place('1')]),
    choice('x2', [piece('x')], [place('2')]),
    choice('y1', [piece('y')], [place('1')]),
  ])

  it('keeps the paths that continue with it', () => {
    expect(keys(evaluateClickSequence(applyClickToSequence(move, [piece('x')])).targets)).toEqual([
      'place:1',
      'place:2',
    ])
    expect(keys(evaluateClickSequence(applyClickToSequence(move, [piece('y')])).targets)).toEqual(['place:1'])
  })

  it('that completes the only path chooses it', () => {
    expect(
      evaluateClickSequence(applyClickToSequence(applyClickToSequence(move, [piece('x')]), [place('2')])).chosen
        ?.action,
    ).toBe('x2')
  })

  it('does not choose a single path before it is complete', () => {
    expect(evaluateClickSequence(applyClickToSequence(move, [piece('y')])).chosen).toBeUndefined()
  })

  it('can match several targets: a piece and the place that it is in', () => {
    expect(
      evaluateClickSequence(
        applyClickToSequence(applyClickToSequence(move, [piece('x')]), [piece('other'), place('1')]),
      ).chosen?.action,
    ).toBe('x1')
  })

  it('that continues no path changes nothing', () => {
    const once = applyClickToSequence(move, [piece('x')])
    expect(applyClickToSequence(once, [place('9')])).toBe(once)
    expect(applyClickToSequence(move, [place('1')])).toBe(move)
  })

  it('that begins another path restarts the sequence', () => {
    const again = applyClickToSequence(applyClickToSequence(move, [piece('x')]), [piece('y')])
    expect(again.clicks).toEqual([[piece('y')]])
    expect(keys(evaluateClickSequence(again).targets)).toEqual(['place:1'])
  })

  it('undoes itself when it is repeated', () => {
    expect(applyClickToSequence(applyClickToSequence(move, [piece('x')]), [piece('x')]).clicks).toEqual([])
  })

  it('continues when it is repeated if the path has the target twice', () => {
    const twice = createEmptyClickSequence([choice('double', [control('add')], [control('add')])])
    expect(
      evaluateClickSequence(applyClickToSequence(applyClickToSequence(twice, [control('add')]), [control('add')]))
        .chosen?.action,
    ).toBe('double')
  })

  it('chooses a path of one step at once', () => {
    expect(
      evaluateClickSequence(
        applyClickToSequence(createEmptyClickSequence([choice('yes', [control('yes')])]), [control('yes')]),
      ).chosen?.action,
    ).toBe('yes')
  })
})

describe('a path that is complete while others continue', () => {
  const discard = createEmptyClickSequence([choice('one', [piece('x')]), choice('both', [piece('x')], [piece('y')])])
  const once = applyClickToSequence(discard, [piece('x')])

  it('waits for Done', () => {
    expect(evaluateClickSequence(once).chosen).toBeUndefined()
    expect(actions(evaluateClickSequence(once).finishable)).toEqual(['one'])
    expect(keys(evaluateClickSequence(once).targets)).toEqual(['piece:y'])
  })

  it('is chosen by Done', () => {
    expect(evaluateClickSequence(applyDoneToSequence(once)).chosen?.action).toBe('one')
  })

  it('is not chosen if the next click continues another path', () => {
    expect(evaluateClickSequence(applyClickToSequence(once, [piece('y')])).chosen?.action).toBe('both')
  })

  it('waits again when Done is undone', () => {
    expect(undoClick(applyDoneToSequence(once))).toEqual(once)
  })

  it('is required: without one Done changes nothing', () => {
    expect(applyDoneToSequence(discard)).toBe(discard)
    const first = applyClickToSequence(createEmptyClickSequence([choice('a', [piece('x')], [piece('y')])]), [
      piece('x'),
    ])
    expect(applyDoneToSequence(first)).toBe(first)
  })
})

describe('B1a-6: controls after the last piece', () => {
  const numbers = (action: string, to: string, count: number) =>
    choice(action, [piece('x')], [place(to)], [control(`number:${count}`)])
  const moves = createEmptyClickSequence([numbers('one', '1', 1), numbers('two', '1', 2), numbers('alone', '2', 1)])
  const taken = applyClickToSequence(moves, [piece('x')])

  it('B1a-6: are required if there are several', () => {
    const after = applyClickToSequence(taken, [place('1')])
    expect(evaluateClickSequence(after).chosen).toBeUndefined()
    expect(keys(evaluateClickSequence(after).targets)).toEqual(['control:number:1', 'control:number:2'])
    expect([moves, taken, after].map(areAllChoicesAtLastStep)).toEqual([false, false, true])
    expect(evaluateClickSequence(applyClickToSequence(after, [control('number:2')])).chosen?.action).toBe('two')
  })

  it('B1a-6: are skipped if there is only one', () => {
    expect(evaluateClickSequence(applyClickToSequence(taken, [place('2')])).chosen?.action).toBe('alone')
    expect(evaluateClickSequence(applyClickToSequence(taken, [place('2')])).targets).toEqual([])
  })

  it('B1a-6: are not skipped if the choice begins with one, or if a piece follows', () => {
    expect(
      evaluateClickSequence(createEmptyClickSequence([choice('throw', [control('throw')])])).chosen,
    ).toBeUndefined()
    const sow = applyClickToSequence(createEmptyClickSequence([choice('sow', [control('sow')], [place('1')])]), [
      control('sow'),
    ])
    expect(evaluateClickSequence(sow).chosen).toBeUndefined()
    expect(keys(evaluateClickSequence(sow).targets)).toEqual(['place:1'])
  })
})

describe('equal paths', () => {
  const two = createEmptyClickSequence([
    choice('give', [piece('x')], [{ on: 'seat', seat: 1 }]),
    choice('show', [piece('x')], [{ on: 'seat', seat: 1 }]),
    choice('keep', [piece('x')], [place('hand')]),
  ])

  it('are ambiguous, and have to be distinguished by text', () => {
    const after = evaluateClickSequence(
      applyClickToSequence(applyClickToSequence(two, [piece('x')]), [{ on: 'seat', seat: 1 }]),
    )
    expect(actions(after.ambiguous)).toEqual(['give', 'show'])
    expect(after.chosen).toBeUndefined()
    expect(after.targets).toEqual([])
  })

  it('are not ambiguous if the last click distinguishes the choice', () => {
    const after = evaluateClickSequence(applyClickToSequence(applyClickToSequence(two, [piece('x')]), [place('hand')]))
    expect(after.ambiguous).toEqual([])
    expect(after.chosen?.action).toBe('keep')
  })

  it('that wait for Done are ambiguous after it', () => {
    const waiting = applyClickToSequence(
      createEmptyClickSequence([
        choice('a', [piece('x')]),
        choice('b', [piece('x')]),
        choice('c', [piece('x')], [piece('y')]),
      ]),
      [piece('x')],
    )
    expect(actions(evaluateClickSequence(waiting).finishable)).toEqual(['a', 'b'])
    expect(actions(evaluateClickSequence(applyDoneToSequence(waiting)).ambiguous)).toEqual(['a', 'b'])
  })
})

describe('an unordered path', () => {
  const pair = createEmptyClickSequence([
    unordered('xy', [piece('x')], [piece('y')]),
    unordered('xz', [piece('x')], [piece('z')]),
  ])

  it('can begin with any of its steps', () => {
    expect(keys(evaluateClickSequence(pair).targets)).toEqual(['piece:x', 'piece:y', 'piece:z'])
  })

  it.each([
    ['x then y', ['x', 'y'], 'xy'],
    ['y then x', ['y', 'x'], 'xy'],
    ['z then x', ['z', 'x'], 'xz'],
  ])('is chosen by %s', (_, ids, action) => {
    expect(
      evaluateClickSequence(ids.reduce((picking, id) => applyClickToSequence(picking, [piece(id)]), pair)).chosen
        ?.action,
    ).toBe(action)
  })

  it('assigns every click to a step of its own', () => {
    // The first click could do either step; only the first of them leaves room for the second.
    const shared = createEmptyClickSequence([unordered('both', [piece('x'), piece('y')], [piece('x')])])
    const first = applyClickToSequence(shared, [piece('x')])
    expect(keys(evaluateClickSequence(first).targets)).toEqual(['piece:x', 'piece:y'])
    expect(evaluateClickSequence(applyClickToSequence(first, [piece('y')])).chosen?.action).toBe('both')
    expect(keys(evaluateClickSequence(applyClickToSequence(shared, [piece('y')])).targets)).toEqual(['piece:x'])
  })
})

describe('undoClick', () => {
  it('removes the last click, and changes nothing without clicks', () => {
    const picking = createEmptyClickSequence([choice('a', [piece('x')], [piece('y')], [piece('z')])])
    const two = applyClickToSequence(applyClickToSequence(picking, [piece('x')]), [piece('y')])
    expect(undoClick(two).clicks).toEqual([[piece('x')]])
    expect(undoClick(undoClick(two))).toEqual(picking)
    expect(undoClick(picking)).toBe(picking)
  })
})

describe('looking ahead', () => {
  const picking = createEmptyClickSequence([
    choice('x1', [piece('x')], [place('1')]),
    choice('x2', [piece('x')], [place('2')]),
    choice('y1', [piece('y')], [place('1')]),
  ])

  it('choicesOpenAfter returns the choices that a click would leave', () => {
    expect(actions(choicesOpenAfter(picking, [piece('x')]))).toEqual(['x1', 'x2'])
    expect(choicesOpenAfter(picking, [place('1')])).toEqual([])
  })

  it('remainingTargetsOfChoice returns the targets that a choice still needs', () => {
    const x2 = choice('x2', [piece('x')], [place('2')])
    expect(keys(remainingTargetsOfChoice(picking, x2))).toEqual(['piece:x', 'place:2'])
    expect(keys(remainingTargetsOfChoice(picking, x2, [piece('x')]))).toEqual(['place:2'])
    expect(keys(remainingTargetsOfChoice(applyClickToSequence(picking, [piece('x')]), x2))).toEqual(['place:2'])
    expect(remainingTargetsOfChoice(applyClickToSequence(picking, [piece('y')]), x2)).toEqual([])
  })
})

describe('any set of paths', () => {
  const target = fc.integer({ min: 0, max: 4 }).map((n) => piece(String(n)))
  const step = fc.array(target, { minLength: 1, maxLength: 3 })
  const someChoices = fc
    .array(fc.record({ steps: fc.array(step, { maxLength: 3 }), unordered: fc.boolean() }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((paths) => paths.map((path, i): ClickableChoice<number> => ({ action: i, path })))

  it('every choice with a path can be reached by clicking its own steps, alone or as an ambiguous one', () => {
    fc.assert(
      fc.property(someChoices, (choices) => {
        for (const wanted of choices) {
          if (wanted.path.steps.length === 0) continue
          let picking = createEmptyClickSequence(choices)
          for (const targets of wanted.path.steps)
            picking = { ...picking, clicks: [...picking.clicks, targets.slice(0, 1)] }
          const reached = evaluateClickSequence(applyDoneToSequence(picking))
          expect([reached.chosen, ...reached.ambiguous]).toContain(wanted)
        }
      }),
      { seed: 7, numRuns: 300 },
    )
  })

  it('an offered target always continues the sequence, and any other target never does', () => {
    fc.assert(
      fc.property(someChoices, fc.array(fc.nat(20), { maxLength: 4 }), (choices, picks) => {
        let picking = createEmptyClickSequence(choices)
        for (const pick of picks) {
          const { targets } = evaluateClickSequence(picking)
          const lit = targets[pick % Math.max(1, targets.length)]
          if (lit === undefined) return
          for (const unlit of [0, 1, 2, 3, 4].map((n) => piece(String(n)))) {
            if (keys(targets).includes(targetKey(unlit))) continue
            expect(applyClickToSequence(picking, [unlit]).clicks.length).toBeLessThanOrEqual(
              Math.max(1, picking.clicks.length),
            )
          }
          const after = applyClickToSequence(picking, [lit])
          expect(after.clicks.length).toBe(picking.clicks.length + 1)
          picking = after
        }
      }),
      { seed: 11, numRuns: 300 },
    )
  })
})
