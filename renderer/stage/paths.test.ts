import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beginPicking,
  click,
  finish,
  isAtLast,
  offer,
  openAfter,
  remaining,
  takeBack,
  targetKey,
  type Choice,
} from './paths.ts'
import type { PathStep, Target } from './scene.ts'

const piece = (id: string): Target => ({ on: 'piece', id })
const place = (id: string): Target => ({ on: 'place', id })
const control = (id: string): Target => ({ on: 'control', id })
const choice = (action: string, ...steps: PathStep[]): Choice<string> => ({ action, path: { steps } })
const unordered = (action: string, ...steps: PathStep[]): Choice<string> => ({
  action,
  path: { steps, unordered: true },
})
const keys = (targets: readonly Target[]) => targets.map(targetKey)
const actions = (choices: readonly Choice<string>[]) => choices.map(({ action }) => action)

describe('what is offered', () => {
  it('lights what begins some path, each target once', () => {
    const picking = beginPicking([
      choice('a', [piece('x'), piece('y')], [place('1')]),
      choice('b', [piece('x')], [place('2')]),
      choice('c', [{ on: 'seat', seat: 1 }]),
    ])
    expect(keys(offer(picking).next)).toEqual(['piece:x', 'piece:y', 'seat:1'])
  })

  it('offers a path without steps as a plain button, and as nothing to click', () => {
    const picking = beginPicking([choice('pass'), choice('go', [piece('x')])])
    expect(actions(offer(picking).plain)).toEqual(['pass'])
    expect(keys(offer(picking).next)).toEqual(['piece:x'])
    expect(offer(click(picking, [piece('nothing')])).chosen).toBeUndefined()
  })

  it('hides plain buttons once a path is under way', () => {
    const picking = click(beginPicking([choice('pass'), choice('go', [piece('x')], [place('1')])]), [piece('x')])
    expect(offer(picking).plain).toEqual([])
  })

  it('offers nothing without choices', () => {
    expect(offer(beginPicking([]))).toEqual({ next: [], plain: [], finishable: [], equal: [], chosen: undefined })
  })

  it('does not confuse a piece and a place of the same name', () => {
    const picking = beginPicking([choice('a', [piece('x')]), choice('b', [place('x')])])
    expect(offer(click(picking, [place('x')])).chosen?.action).toBe('b')
  })
})

describe('a path with something that may be taken up first', () => {
  const carried = (action: string, ...steps: PathStep[]): Choice<string> => ({
    action,
    path: { steps, from: [piece('card')] },
  })
  const picking = beginPicking([carried('a', [place('1')]), carried('b', [place('2')]), choice('c', [control('no')])])

  it('is begun by that or by its first step', () => {
    expect(keys(offer(picking).next)).toEqual(['piece:card', 'place:1', 'place:2', 'control:no'])
    expect(offer(click(picking, [place('2')])).chosen?.action).toBe('b')
  })

  it('goes on to its first step, and not to other choices', () => {
    const taken = click(picking, [piece('card')])
    expect(keys(offer(taken).next)).toEqual(['place:1', 'place:2'])
    expect(offer(taken).chosen).toBeUndefined()
    expect(offer(click(taken, [place('2')])).chosen?.action).toBe('b')
    expect(remaining(taken, carried('a', [place('1')])).map(targetKey)).toEqual(['place:1'])
  })

  it('takes it back with a second click, and counts it once', () => {
    const taken = click(picking, [piece('card')])
    expect(click(taken, [piece('card')]).clicks).toEqual([])
    expect(offer(click(taken, [control('no')])).chosen?.action).toBe('c')
  })

  it('may have its steps in any order after it', () => {
    const both = beginPicking([
      { action: 'a', path: { steps: [[place('1')], [place('2')]], from: [piece('card')], unordered: true } },
    ])
    const taken = click(click(both, [piece('card')]), [place('2')])
    expect(keys(offer(taken).next)).toEqual(['place:1'])
    expect(offer(click(taken, [place('1')])).chosen?.action).toBe('a')
  })
})

describe('a click', () => {
  const move = beginPicking([
    choice('x1', [piece('x')], [place('1')]),
    choice('x2', [piece('x')], [place('2')]),
    choice('y1', [piece('y')], [place('1')]),
  ])

  it('keeps the paths that go on', () => {
    expect(keys(offer(click(move, [piece('x')])).next)).toEqual(['place:1', 'place:2'])
    expect(keys(offer(click(move, [piece('y')])).next)).toEqual(['place:1'])
  })

  it('completes the only path: it is chosen', () => {
    expect(offer(click(click(move, [piece('x')]), [place('2')])).chosen?.action).toBe('x2')
  })

  it('does not choose a single path before it is complete', () => {
    expect(offer(click(move, [piece('y')])).chosen).toBeUndefined()
  })

  it('may stand for several targets: a piece is itself and lies in a place', () => {
    expect(offer(click(click(move, [piece('x')]), [piece('other'), place('1')])).chosen?.action).toBe('x1')
  })

  it('on nothing that goes on changes nothing', () => {
    const once = click(move, [piece('x')])
    expect(click(once, [place('9')])).toBe(once)
    expect(click(move, [place('1')])).toBe(move)
  })

  it('that begins another path begins anew', () => {
    const again = click(click(move, [piece('x')]), [piece('y')])
    expect(again.clicks).toEqual([[piece('y')]])
    expect(keys(offer(again).next)).toEqual(['place:1'])
  })

  it('repeated takes itself back', () => {
    expect(click(click(move, [piece('x')]), [piece('x')]).clicks).toEqual([])
  })

  it('repeated goes on where the path asks for it twice', () => {
    const twice = beginPicking([choice('double', [control('add')], [control('add')])])
    expect(offer(click(click(twice, [control('add')]), [control('add')])).chosen?.action).toBe('double')
  })

  it('chooses one step at once', () => {
    expect(offer(click(beginPicking([choice('yes', [control('yes')])]), [control('yes')])).chosen?.action).toBe('yes')
  })
})

describe('a path that is complete while others go on', () => {
  const discard = beginPicking([choice('one', [piece('x')]), choice('both', [piece('x')], [piece('y')])])
  const once = click(discard, [piece('x')])

  it('waits for Done', () => {
    expect(offer(once).chosen).toBeUndefined()
    expect(actions(offer(once).finishable)).toEqual(['one'])
    expect(keys(offer(once).next)).toEqual(['piece:y'])
  })

  it('is chosen by Done', () => {
    expect(offer(finish(once)).chosen?.action).toBe('one')
  })

  it('is given up by going on', () => {
    expect(offer(click(once, [piece('y')])).chosen?.action).toBe('both')
  })

  it('comes back when Done is taken back', () => {
    expect(takeBack(finish(once))).toEqual(once)
  })

  it('Done means nothing when nothing is complete', () => {
    expect(finish(discard)).toBe(discard)
    const first = click(beginPicking([choice('a', [piece('x')], [piece('y')])]), [piece('x')])
    expect(finish(first)).toBe(first)
  })
})

describe('B1a-6: answers after the last piece', () => {
  const numbers = (action: string, to: string, count: number) =>
    choice(action, [piece('x')], [place(to)], [control(`number:${count}`)])
  const moves = beginPicking([numbers('one', '1', 1), numbers('two', '1', 2), numbers('alone', '2', 1)])
  const taken = click(moves, [piece('x')])

  it('B1a-6: are asked for where there are several', () => {
    const after = click(taken, [place('1')])
    expect(offer(after).chosen).toBeUndefined()
    expect(keys(offer(after).next)).toEqual(['control:number:1', 'control:number:2'])
    expect([moves, taken, after].map(isAtLast)).toEqual([false, false, true])
    expect(offer(click(after, [control('number:2')])).chosen?.action).toBe('two')
  })

  it('B1a-6: are not asked for where there is one', () => {
    expect(offer(click(taken, [place('2')])).chosen?.action).toBe('alone')
    expect(offer(click(taken, [place('2')])).next).toEqual([])
  })

  it('B1a-6: a control with which a choice begins, and a piece that comes after one, are clicked all the same', () => {
    expect(offer(beginPicking([choice('throw', [control('throw')])])).chosen).toBeUndefined()
    const sow = click(beginPicking([choice('sow', [control('sow')], [place('1')])]), [control('sow')])
    expect(offer(sow).chosen).toBeUndefined()
    expect(keys(offer(sow).next)).toEqual(['place:1'])
  })
})

describe('equal paths', () => {
  const two = beginPicking([
    choice('give', [piece('x')], [{ on: 'seat', seat: 1 }]),
    choice('show', [piece('x')], [{ on: 'seat', seat: 1 }]),
    choice('keep', [piece('x')], [place('hand')]),
  ])

  it('are a group to be told apart in words', () => {
    const after = offer(click(click(two, [piece('x')]), [{ on: 'seat', seat: 1 }]))
    expect(actions(after.equal)).toEqual(['give', 'show'])
    expect(after.chosen).toBeUndefined()
    expect(after.next).toEqual([])
  })

  it('are no group where the last click tells them apart', () => {
    const after = offer(click(click(two, [piece('x')]), [place('hand')]))
    expect(after.equal).toEqual([])
    expect(after.chosen?.action).toBe('keep')
  })

  it('that wait for Done become a group after it', () => {
    const waiting = click(
      beginPicking([choice('a', [piece('x')]), choice('b', [piece('x')]), choice('c', [piece('x')], [piece('y')])]),
      [piece('x')],
    )
    expect(actions(offer(waiting).finishable)).toEqual(['a', 'b'])
    expect(actions(offer(finish(waiting)).equal)).toEqual(['a', 'b'])
  })
})

describe('an unordered path', () => {
  const pair = beginPicking([unordered('xy', [piece('x')], [piece('y')]), unordered('xz', [piece('x')], [piece('z')])])

  it('may begin with any of its steps', () => {
    expect(keys(offer(pair).next)).toEqual(['piece:x', 'piece:y', 'piece:z'])
  })

  it.each([
    ['x then y', ['x', 'y'], 'xy'],
    ['y then x', ['y', 'x'], 'xy'],
    ['z then x', ['z', 'x'], 'xz'],
  ])('is chosen by %s', (_, ids, action) => {
    expect(offer(ids.reduce((picking, id) => click(picking, [piece(id)]), pair)).chosen?.action).toBe(action)
  })

  it('gives every click a step of its own', () => {
    // The first click could do either step; only the first of them leaves room for the second.
    const shared = beginPicking([unordered('both', [piece('x'), piece('y')], [piece('x')])])
    const first = click(shared, [piece('x')])
    expect(keys(offer(first).next)).toEqual(['piece:x', 'piece:y'])
    expect(offer(click(first, [piece('y')])).chosen?.action).toBe('both')
    expect(keys(offer(click(shared, [piece('y')])).next)).toEqual(['piece:x'])
  })
})

describe('taking back', () => {
  it('goes back click by click and stops at none', () => {
    const picking = beginPicking([choice('a', [piece('x')], [piece('y')], [piece('z')])])
    const two = click(click(picking, [piece('x')]), [piece('y')])
    expect(takeBack(two).clicks).toEqual([[piece('x')]])
    expect(takeBack(takeBack(two))).toEqual(picking)
    expect(takeBack(picking)).toBe(picking)
  })
})

describe('looking ahead', () => {
  const picking = beginPicking([
    choice('x1', [piece('x')], [place('1')]),
    choice('x2', [piece('x')], [place('2')]),
    choice('y1', [piece('y')], [place('1')]),
  ])

  it('names the choices that a click would leave', () => {
    expect(actions(openAfter(picking, [piece('x')]))).toEqual(['x1', 'x2'])
    expect(openAfter(picking, [place('1')])).toEqual([])
  })

  it('names what a choice still needs', () => {
    const x2 = choice('x2', [piece('x')], [place('2')])
    expect(keys(remaining(picking, x2))).toEqual(['piece:x', 'place:2'])
    expect(keys(remaining(picking, x2, [piece('x')]))).toEqual(['place:2'])
    expect(keys(remaining(click(picking, [piece('x')]), x2))).toEqual(['place:2'])
    expect(remaining(click(picking, [piece('y')]), x2)).toEqual([])
  })
})

describe('whatever the paths are', () => {
  const target = fc.integer({ min: 0, max: 4 }).map((n) => piece(String(n)))
  const step = fc.array(target, { minLength: 1, maxLength: 3 })
  const someChoices = fc
    .array(fc.record({ steps: fc.array(step, { maxLength: 3 }), unordered: fc.boolean() }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((paths) => paths.map((path, i): Choice<number> => ({ action: i, path })))

  it('every choice with a path can be reached by clicking its own steps, alone or in a group', () => {
    fc.assert(
      fc.property(someChoices, (choices) => {
        for (const wanted of choices) {
          if (wanted.path.steps.length === 0) continue
          let picking = beginPicking(choices)
          for (const targets of wanted.path.steps)
            picking = { ...picking, clicks: [...picking.clicks, targets.slice(0, 1)] }
          const reached = offer(finish(picking))
          expect([reached.chosen, ...reached.equal]).toContain(wanted)
        }
      }),
      { seed: 7, numRuns: 300 },
    )
  })

  it('a lit target always leads on, and an unlit one never counts as the next click', () => {
    fc.assert(
      fc.property(someChoices, fc.array(fc.nat(20), { maxLength: 4 }), (choices, picks) => {
        let picking = beginPicking(choices)
        for (const pick of picks) {
          const { next } = offer(picking)
          const lit = next[pick % Math.max(1, next.length)]
          if (lit === undefined) return
          for (const unlit of [0, 1, 2, 3, 4].map((n) => piece(String(n)))) {
            if (keys(next).includes(targetKey(unlit))) continue
            expect(click(picking, [unlit]).clicks.length).toBeLessThanOrEqual(Math.max(1, picking.clicks.length))
          }
          const after = click(picking, [lit])
          expect(after.clicks.length).toBe(picking.clicks.length + 1)
          picking = after
        }
      }),
      { seed: 11, numRuns: 300 },
    )
  })
})
