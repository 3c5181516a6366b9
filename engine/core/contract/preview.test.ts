import { describe, expect, it } from 'vitest'
import { canonicalText } from './json.ts'
import { dice, echo, sealed, type DiceState, type EchoState, type SealedState } from '../laws/toys/index.ts'
import { preview } from './preview.ts'
import { act, tableOf } from '../laws/testing.ts'

const kinds = (facts: readonly { readonly kind: string }[]): string[] => facts.map(({ kind }) => kind)

describe('preview', () => {
  const start = tableOf(dice, { options: { tokens: 5 } }).state as DiceState

  it('tells all of a choice without luck, and shows the view after it', () => {
    const view = dice.view(start, 0)
    const { facts, view: after, action } = preview(dice, view, 0, { do: 'spend', steps: 2 })
    expect(action).toEqual({ do: 'spend', steps: 2 })
    expect(kinds(facts)).toEqual(['moved', 'moved', 'turn'])
    expect(after).toMatchObject({ pawns: [2, 0], tokens: [4, 5] })
  })

  it('tells nothing of a choice that draws at once', () => {
    const told = preview(dice, dice.view(start, 0), 0, { do: 'roll' })
    expect(told).toMatchObject({ action: { do: 'roll' }, facts: [], shown: 0 })
    expect(told.view).toBeUndefined()
    expect(told.next()).toEqual([])
  })

  it('S2: tells what happens before something hidden is seen, and shows the last beat before it', () => {
    const state: DiceState = { ...start, pawns: [2, 0] }
    const told = preview(dice, dice.view(state, 0), 0, { do: 'spend', steps: 2 })
    expect(kinds(told.facts)).toEqual(['moved', 'moved']) // and not the card on space 4
    expect(told.view).toMatchObject({ pawns: [4, 0] })
    expect(told.shown).toBe(2)
    expect(told.next()).toEqual([])
  })

  it('S2: is not stopped by what only others learn', () => {
    const state: EchoState = { ...(tableOf(echo).state as EchoState), hands: [['gem'], ['gem']] }
    state.stack = [{ kind: 'turn', seat: 0, drawn: true }]
    const told = preview(echo, echo.view(state, 0), 0, { do: 'score', card: 'gem' })
    expect(kinds(told.facts)).toEqual(['scored', 'turn'])
    expect(told.view).toMatchObject({ rows: [['gem'], []] })
  })

  it('looks one choice further when the same seat goes on', () => {
    const state: DiceState = { ...start, pawns: [3, 0] }
    const next = preview(dice, dice.view(state, 0), 0, { do: 'spend', steps: 3 }).next()
    expect(next.map(({ action }) => action)).toEqual([
      { do: 'way', short: true },
      { do: 'way', short: false },
    ])
    expect(next.map(({ facts }) => facts.find(({ kind }) => kind === 'moved'))).toMatchObject([
      { to: 'space9' },
      { to: 'space6' },
    ])
  })

  it('stops at a secret that the choice uncovers', () => {
    const state: EchoState = {
      ...(tableOf(echo).state as EchoState),
      hands: [['peek'], ['gem', 'gem']],
      stack: [{ kind: 'work', seat: 0, ability: 'peek', copied: [] }],
    }
    const told = preview(echo, echo.view(state, 0), 0, { do: 'at', seat: 1 })
    expect(told).toMatchObject({ action: { do: 'at', seat: 1 }, facts: [] })
    expect(told.view).toBeUndefined()
  })

  it('tells the chooser what is secret to the others only', () => {
    const table = tableOf(sealed)
    const card = (table.state as SealedState).hands[0]?.[2] ?? 0
    const { facts, view } = preview(sealed, sealed.view(table.state as SealedState, 0), 0, { pick: card })
    expect(facts).toEqual([{ kind: 'picked', seat: 0, again: false, secret: { card } }])
    expect(view).toMatchObject({
      picks: [
        { made: true, card },
        { made: false, card: null },
      ],
    })
  })

  it('is the same whatever is hidden, and changes nothing', () => {
    const one = tableOf(sealed, { players: 3, seed: 'one' })
    act(one, 1, { pick: (one.state as SealedState).hands[1]?.[0] ?? 0 })
    const state = one.state as SealedState
    const other = structuredClone(state)
    const [a, b] = [other.hands[1], other.hands[2]]
    if (a === undefined || b === undefined) throw new Error('no hands')
    other.hands = [other.hands[0] ?? [], b, a]
    other.picks[1] = b[0] ?? null
    const before = canonicalText(state)
    const action = sealed.choices(state, 0)[0]
    const told = (of: SealedState) => {
      const { next, ...rest } = preview(sealed, sealed.view(of, 0), 0, action)
      return { ...rest, next: next() }
    }
    expect(told(state)).toEqual(told(other))
    expect(canonicalText(state)).toBe(before)
  })
})
