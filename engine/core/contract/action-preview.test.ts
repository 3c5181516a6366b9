import { describe, expect, it } from 'vitest'
import { canonicalJson } from './json.ts'
import {
  diceFixtureGame,
  echoFixtureGame,
  sealedFixtureGame,
  type DiceState,
  type EchoState,
  type SealedState,
} from '../invariants/fixture-games/index.ts'
import { previewActionFromView } from './action-preview.ts'
import { actOrThrow, createTestTable } from '../invariants/test-helpers.ts'

const kinds = (events: readonly { readonly kind: string }[]): string[] => events.map(({ kind }) => kind)

describe('previewAction', () => {
  const start = createTestTable(diceFixtureGame, { options: { tokens: 5 } }).state as DiceState

  it('shows all events of a choice without random draws, and the view after it', () => {
    const view = diceFixtureGame.view(start, 0)
    const {
      facts: events,
      view: after,
      action,
    } = previewActionFromView(diceFixtureGame, view, 0, { do: 'spend', steps: 2 })
    expect(action).toEqual({ do: 'spend', steps: 2 })
    expect(kinds(events)).toEqual(['moved', 'moved', 'turn'])
    expect(after).toMatchObject({ pawns: [2, 0], tokens: [4, 5] })
  })

  it('shows no event and no view of a choice that draws at once', () => {
    const told = previewActionFromView(diceFixtureGame, diceFixtureGame.view(start, 0), 0, { do: 'roll' })
    expect(told).toMatchObject({ action: { do: 'roll' }, facts: [], shownCount: 0 })
    expect(told.view).toBeUndefined()
    expect(told.followUpActions()).toEqual([])
  })

  it('S2: shows the events before hidden information is revealed, and the last checkpoint before it', () => {
    const state: DiceState = { ...start, pawns: [2, 0] }
    const told = previewActionFromView(diceFixtureGame, diceFixtureGame.view(state, 0), 0, { do: 'spend', steps: 2 })
    expect(kinds(told.facts)).toEqual(['moved', 'moved']) // and not the card on space 4
    expect(told.view).toMatchObject({ pawns: [4, 0] })
    expect(told.shownCount).toBe(2)
    expect(told.followUpActions()).toEqual([])
  })

  it('S2: does not stop at information that only other seats learn', () => {
    const state: EchoState = { ...(createTestTable(echoFixtureGame).state as EchoState), hands: [['gem'], ['gem']] }
    state.stack = [{ kind: 'turn', seat: 0, drawn: true }]
    const told = previewActionFromView(echoFixtureGame, echoFixtureGame.view(state, 0), 0, { do: 'score', card: 'gem' })
    expect(kinds(told.facts)).toEqual(['scored', 'turn'])
    expect(told.view).toMatchObject({ rows: [['gem'], []] })
  })

  it('previews one more choice when the same seat continues', () => {
    const state: DiceState = { ...start, pawns: [3, 0] }
    const next = previewActionFromView(diceFixtureGame, diceFixtureGame.view(state, 0), 0, {
      do: 'spend',
      steps: 3,
    }).followUpActions()
    expect(next.map(({ action }) => action)).toEqual([
      { do: 'way', short: true },
      { do: 'way', short: false },
    ])
    expect(next.map(({ facts: events }) => events.find(({ kind }) => kind === 'moved'))).toMatchObject([
      { to: 'space9' },
      { to: 'space6' },
    ])
  })

  it('shows no event of a choice that reveals a secret at once', () => {
    const state: EchoState = {
      ...(createTestTable(echoFixtureGame).state as EchoState),
      hands: [['peek'], ['gem', 'gem']],
      stack: [{ kind: 'work', seat: 0, ability: 'peek', copied: [] }],
    }
    const told = previewActionFromView(echoFixtureGame, echoFixtureGame.view(state, 0), 0, { do: 'at', seat: 1 })
    expect(told).toMatchObject({ action: { do: 'at', seat: 1 }, facts: [] })
    expect(told.view).toBeUndefined()
  })

  it('shows the chooser a secret that is hidden from the other seats only', () => {
    const table = createTestTable(sealedFixtureGame)
    const card = (table.state as SealedState).hands[0]?.[2] ?? 0
    const { facts: events, view } = previewActionFromView(
      sealedFixtureGame,
      sealedFixtureGame.view(table.state as SealedState, 0),
      0,
      {
        pick: card,
      },
    )
    expect(events).toEqual([{ kind: 'picked', seat: 0, again: false, secret: { card } }])
    expect(view).toMatchObject({
      picks: [
        { made: true, card },
        { made: false, card: null },
      ],
    })
  })

  it('does not depend on hidden information and does not change the state', () => {
    const one = createTestTable(sealedFixtureGame, { players: 3, seed: 'one' })
    actOrThrow(one, 1, { pick: (one.state as SealedState).hands[1]?.[0] ?? 0 })
    const state = one.state as SealedState
    const other = structuredClone(state)
    const [a, b] = [other.hands[1], other.hands[2]]
    if (a === undefined || b === undefined) throw new Error('no hands')
    other.hands = [other.hands[0] ?? [], b, a]
    other.picks[1] = b[0] ?? null
    const before = canonicalJson(state)
    const action = sealedFixtureGame.choices(state, 0)[0]
    const told = (of: SealedState) => {
      const { followUpActions, ...rest } = previewActionFromView(
        sealedFixtureGame,
        sealedFixtureGame.view(of, 0),
        0,
        action,
      )
      return { ...rest, next: followUpActions() }
    }
    expect(told(state)).toEqual(told(other))
    expect(canonicalJson(state)).toBe(before)
  })
})
