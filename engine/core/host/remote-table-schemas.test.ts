import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Advice } from '../contract/advice.ts'
import type { Outcome } from '../contract/outcome.ts'
import { noopEventSink } from '../contract/game-events.ts'
import { seedFromText, createRandomStream } from '../contract/random.ts'
import { diceFixtureGame, echoFixtureGame, sealedFixtureGame } from '../invariants/fixture-games/index.ts'
import { statusMatchesView, createRemoteTableSchemas } from './remote-table-schemas.ts'

const DICE = { players: 3, options: { tokens: 2, headStart: false } }
const ECHO = { players: 3, options: {} }
const SEALED = { players: 3, options: {} }
const stream = () => createRandomStream(seedFromText('seen'), 0)
const rolling = diceFixtureGame.setup(DICE, stream(), noopEventSink)
const view = diceFixtureGame.view(rolling, 0)
const {
  moment,
  moments,
  facts: events,
  groups,
  choices,
  outcome,
  advice,
  view: views,
} = createRemoteTableSchemas(diceFixtureGame, DICE)
const turn = { kind: 'turn', seat: 1 }

/** Wrong values that a host may send for any field. */
const WRONG = [null, undefined, 0, -1, 1e9, true, '', 'x', [], {}, [null], { kind: 'turn' }, [[[]]]]

describe('S1: schemas check what a remote host sends', () => {
  it('an update holds a view, events and optionally a group', () => {
    expect(v.is(moment(0), { view, facts: [turn] })).toBe(true)
    expect(v.is(moment(0), { view, facts: [], group: 4 })).toBe(true)
    expect(v.is(moments(0), [])).toBe(true)
    for (const wrong of WRONG) {
      expect(v.is(moment(0), wrong)).toBe(false)
      expect(v.is(moment(0), { view: wrong, facts: [] })).toBe(false)
      expect(v.is(moments(0), [{ view, facts: [] }, wrong])).toBe(false)
      if (!Array.isArray(wrong) || wrong.length > 0) expect(v.is(moment(0), { view, facts: wrong })).toBe(false)
    }
    expect(v.is(moment(0), { view, facts: [], group: -1 })).toBe(false)
    expect(v.is(moment(0), { view, facts: [], more: 1 })).toBe(false)
  })

  it('a history is a list of lists of events, with nothing else in it', () => {
    expect(v.is(groups, [[turn], [], [turn, turn]])).toBe(true)
    expect(v.is(groups, [[turn], null])).toBe(false)
    expect(v.is(groups, [[turn, null]])).toBe(false)
    expect(v.is(events, [{ ...turn, seat: 3 }])).toBe(false)
    expect(v.is(events, [{ ...turn, kind: 'unheard' }])).toBe(false)
    expect(v.is(events, [{ ...turn, secret: { card: 'token' } }])).toBe(false)
  })

  it('a secret holds only values that its kind of event allows', () => {
    const secret = createRemoteTableSchemas(sealedFixtureGame, SEALED).facts
    const picked = { kind: 'picked', seat: 0, again: false }
    expect(v.is(secret, [picked, { ...picked, secret: { card: 3 } }])).toBe(true)
    expect(v.is(secret, [{ ...picked, secret: { card: 99 } }])).toBe(false)
    expect(v.is(secret, [{ ...picked, secret: null }])).toBe(false)
    expect(v.is(secret, [{ ...picked, secret: { card: 3, to: [0] } }])).toBe(false)
  })

  it('an own key or id named like a property of Object.prototype is refused', () => {
    expect(v.is(events, [JSON.parse('{"kind":"turn","seat":1,"toString":null}')])).toBe(false)
    expect(v.is(events, [JSON.parse('{"kind":"turn","seat":1,"__proto__":null}')])).toBe(false)
    expect(v.is(events, [JSON.parse('{"kind":"__proto__","seat":1}')])).toBe(false)
    expect(v.is(choices, [{ do: 'toString' }])).toBe(false)
  })

  it('lists and numbers have upper limits', () => {
    expect(
      v.is(
        events,
        Array.from({ length: 5_000 }, () => turn),
      ),
    ).toBe(false)
    expect(
      v.is(
        choices,
        Array.from({ length: 101 }, () => ({ do: 'roll' })),
      ),
    ).toBe(false)
    expect(v.is(views(0), { ...view, tokens: [1e9, 0, 0] })).toBe(false)
    expect(v.is(views(0), { ...view, pawns: [0, 0, 0, 0] })).toBe(false)
    expect(v.is(views(0), { ...view, stack: Array.from({ length: 1000 }, () => view.stack[0]) })).toBe(false)
  })
})

describe('S2: a view must be possible', () => {
  const { view: echoes } = createRemoteTableSchemas(echoFixtureGame, ECHO)
  const seen = echoFixtureGame.view(echoFixtureGame.setup(ECHO, stream(), noopEventSink), 0)

  it('a view is accepted only for the viewer it belongs to', () => {
    expect(v.is(echoes(0), seen)).toBe(true)
    expect(v.is(views('table'), view)).toBe(true)
    expect(v.is(views('open'), view)).toBe(false)
  })

  it('a view with more or fewer cards than the game has is refused', () => {
    expect(v.is(echoes(0), { ...seen, deck: { ...seen.deck, count: seen.deck.count + 1 } })).toBe(false)
    expect(v.is(echoes(0), { ...seen, centre: 'gem' })).toBe(false)
    expect(v.is(echoes(0), { ...seen, hands: seen.hands.map((hand) => ({ ...hand, count: 18 })) })).toBe(false)
  })

  it('a view of another game or of another number of players is refused', () => {
    expect(v.is(echoes(0), view)).toBe(false)
    expect(v.is(views(0), seen)).toBe(false)
    expect(v.is(createRemoteTableSchemas(diceFixtureGame, { ...DICE, players: 2 }).view(0), view)).toBe(false)
  })

  it('a view on which the game throws is refused without an error', () => {
    const failing = { ...diceFixtureGame, determinize: () => expect.fail('not behind this one') }
    expect(v.is(createRemoteTableSchemas(failing, DICE).view(0), view)).toBe(false)
    expect(statusMatchesView(failing, DICE, view, 0, { outcome: null })).toBe(false)
  })
})

describe('S2: choices, outcome and advice must match the view', () => {
  const decision = { seat: 0, choices: [{ do: 'roll' }] }
  const over = { ...rolling, pawns: [20, 3, 4], stack: [] }
  const end = diceFixtureGame.outcome(over)

  it('choices are legal in the view', () => {
    expect(statusMatchesView(diceFixtureGame, DICE, view, 0, { decision, outcome: null })).toBe(true)
    expect(
      statusMatchesView(diceFixtureGame, DICE, view, 0, { decision: { ...decision, seat: 1 }, outcome: null }),
    ).toBe(false)
    const way = { seat: 0, choices: [{ do: 'way', short: true }] }
    expect(statusMatchesView(diceFixtureGame, DICE, view, 0, { decision: way, outcome: null })).toBe(false)
  })

  it('the outcome is what the game returns for the view', () => {
    expect(v.is(outcome, end)).toBe(true)
    expect(statusMatchesView(diceFixtureGame, DICE, diceFixtureGame.view(over, 0), 0, { outcome: end })).toBe(true)
    expect(statusMatchesView(diceFixtureGame, DICE, diceFixtureGame.view(over, 0), 0, { outcome: null })).toBe(false)
    expect(statusMatchesView(diceFixtureGame, DICE, view, 0, { outcome: end })).toBe(false)
  })

  it('an outcome names every seat of the table once and no other seat', () => {
    const [first, ...others] = end?.ranking ?? []
    if (end === null || first === undefined) throw new Error('no end')
    const ranked = (...ranking: readonly unknown[]) => ({ ...end, ranking }) as unknown as Outcome
    expect(v.is(outcome, null)).toBe(true)
    expect(v.is(outcome, ranked({ ...first, seats: [7] }, ...others))).toBe(false)
    expect(v.is(outcome, ranked(first, first, ...others.slice(1)))).toBe(false)
    expect(v.is(outcome, ranked(...others))).toBe(false)
    expect(v.is(outcome, ranked({ ...first, lines: [null] }, ...others))).toBe(false)
    expect(v.is(outcome, { ...end, reason: null })).toBe(false)
    let nested: unknown = 'deep'
    for (let depth = 0; depth < 10; depth++) nested = { id: 'toy-dice.end', values: { nested } }
    expect(v.is(outcome, { ...end, reason: nested })).toBe(false)
    for (const wrong of WRONG.slice(1)) expect(v.is(outcome, wrong)).toBe(false)
  })

  it('advice holds chances of all seats and views of the asking seat', () => {
    const best = { choice: 0, chances: [0.5, 0.25, 0.25], line: [{ view, choice: { do: 'roll' } }], why: [] }
    expect(v.is(advice(0), { choices: [best], iterations: 100 })).toBe(true)
    expect(v.is(advice(0), { choices: [{ ...best, chances: [1] }], iterations: 100 })).toBe(false)
    expect(v.is(advice(0), { choices: [{ ...best, line: [{ view: null, choice: {} }] }], iterations: 1 })).toBe(false)
    for (const wrong of WRONG) expect(v.is(advice(0), wrong)).toBe(false)
  })

  it('A2: reasons of advice are reason messages about seats of the table; reasons of version 1.0 are dropped', () => {
    const best = { choice: 0, chances: [0.5, 0.25, 0.25], line: [], isEqual: false }
    const reads = (...why: readonly unknown[]) =>
      v.safeParse(advice(0), { choices: [{ ...best, why }], iterations: 1 }) as { success: boolean; output: Advice }
    const reason = {
      what: { id: 'toy-dice.reason.six', values: { count: 2, rival: { seat: 1 } } },
      seat: 0,
      speaks: 'for',
    }
    expect(reads(reason).output.choices[0]?.why).toEqual([reason])
    const former = { feature: 'near', seat: 0, way: 'more', speaks: 'for' }
    expect(reads(former, reason).output.choices[0]?.why).toEqual([reason])
    expect(reads({ ...reason, seat: 7 }).success).toBe(false)
    expect(reads({ ...reason, what: { id: 'toy-dice.end' } }).success).toBe(false)
    expect(reads({ ...reason, what: { ...reason.what, values: { rival: { seat: 7 } } } }).success).toBe(false)
    expect(reads({ ...reason, speaks: 'maybe' }).success).toBe(false)
  })
})
