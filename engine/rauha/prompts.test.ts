import { describe, expect, test } from 'vitest'
import type { Viewer } from '../core/contract/game.ts'
import { promptFor } from './prompts.ts'
import type { RauhaPrompt } from './prompts.ts'
import { rauha } from './index.ts'
import { cardName, entityName, resourceMessage, lineName, gameMessage } from './messages.ts'
import type { RauhaState } from './state.ts'
import {
  discardForCrystalsAction,
  decider,
  activateEntityAction,
  keepAction,
  play,
  createPosition,
  activateTileAction,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'

/** The prompt for the decider, as that seat knows it unless a viewer is given. */
function asked(state: RauhaState, seat = decider(state), viewer: Viewer = seat): RauhaPrompt | undefined {
  return promptFor(rauha.view(state, viewer), seat)
}

const SECRET = { card: gameMessage('hidden') }

describe('prompts for keeping a card', () => {
  const state = createPosition({ step: 'keep', position: 1, players: [{ pool: ['A1-15'] }, {}, {}] })

  test('name the pool and its size (RAU-20), and after a choice the card that can be changed (RAU-26)', () => {
    expect(asked(state, 0)).toEqual({ kind: 'keep', values: { count: 4, pool: 'moon' } })
    play(state, keepAction('A1-15'))
    expect(asked(state, 0)).toEqual({ kind: 'kept', values: { card: cardName('A1-15') } })
  })

  test('hide the chosen card from other viewers', () => {
    for (const viewer of [1, 2, 'table'] as const)
      expect(asked(state, 0, viewer)).toEqual({ kind: 'kept', values: SECRET })
  })
})

describe('prompts for using the card (RAU-34 to RAU-37)', () => {
  const settle = (own: PlayerSketch) => createPosition({ players: [own, {}] })

  test('depend on the placement of the card for a viewer who knows the card', () => {
    expect(asked(settle({ kept: 'A2-26' }))).toEqual({ kind: 'placeOnly', values: { card: cardName('A2-26') } })
    const price = resourceMessage('crystals', 7)
    const card = cardName('A2-30')
    expect(asked(settle({ kept: 'A2-30', crystals: 7 }))).toEqual({ kind: 'placePaid', values: { card, price } })
    const dear = { card, price, crystals: 5, goods: resourceMessage('crystals', 4), squares: 8 }
    expect(asked(settle({ kept: 'A2-30', crystals: 5, spores: [3] }))).toEqual({ kind: 'tooDear', values: dear })
  })

  test('hide the card from other viewers', () => {
    for (const kept of ['A2-26', 'A2-30'] as const)
      expect(asked(settle({ kept, crystals: 5 }), 0, 'table')).toEqual({ kind: 'place', values: SECRET })
  })
})

describe('prompts for activating', () => {
  test('name only remaining affordable activations, the same for all viewers (RAU-59, RAU-62, RAU-70)', () => {
    const state = createPosition({ players: [{ crystals: 0 }, {}] })
    const line = lineName([1, 4, 7])
    play(state, discardForCrystalsAction)
    const values = { tiles: 2, count: 0, entities: [], line }
    expect(asked(state)).toEqual({ kind: 'activate', values })
    play(state, activateTileAction(1))
    expect(asked(state, 0, 'table')).toEqual({ kind: 'activate', values: { ...values, tiles: 1 } })
  })

  test('in a scoring: name the entities that are left (RAU-84)', () => {
    const state = createPosition({ position: 12, players: [{ entities: ['kiteet', 'maa'], spores: [6] }, {}] })
    const ask = asked(state)
    expect(ask?.kind).toBe('score')
    play(state, activateEntityAction('kiteet'))
    expect(asked(state)?.values).toMatchObject({ count: 1, entities: [entityName('maa')] })
  })
})

test('there is no prompt for waiting seats, nor after the end', () => {
  const state = createPosition()
  expect(asked(state, 1, 1)).toBeUndefined()
  expect(promptFor({ ...rauha.view(state, 0), stack: [] }, 0)).toBeUndefined()
})
