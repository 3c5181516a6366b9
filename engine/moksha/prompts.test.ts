import { describe, expect, test } from 'vitest'
import { promptFor } from './prompts.ts'
import type { MokshaPrompt } from './prompts.ts'
import { moksha } from './index.ts'
import { casteName, godName, pillarName, tokenName } from './messages.ts'
import type { MokshaState, MokshaView } from './state.ts'
import {
  brahmaAction,
  tradeTokenForKarmaAction,
  decider,
  firstItemRandom,
  goAction,
  placeDrawnTokenAction,
  mobilizeAction,
  play,
  playWithRandom,
  createPosition,
  replaceTokenAction,
  sacrificeAction,
  shivaAction,
  swapAction,
  vishnuAction,
  wanderAction,
} from './testing.ts'
import type { PlayerSketch, PositionSketch } from './testing.ts'

/** The prompt for the decider: the same to all viewers. */
function asked(state: MokshaState): MokshaPrompt | undefined {
  return promptFor(moksha.view(state, 'table'), decider(state))
}

const SHIVA = { gods: [godName('shiva')], count: 1 }
const NONE = { gods: [], count: 0 }
const at = (stage: NonNullable<PositionSketch['turn']>['stage'], own: PlayerSketch = {}) =>
  createPosition({ players: [own, {}], turn: { stage: stage ?? 'wander' } })

describe('M2: prompts at windows for gods (MOK-72, MOK-106)', () => {
  test('step 1: prompts name the next step and only the usable gods', () => {
    const state = createPosition({
      players: [{ ready: 'shiva ganesha', karma: 'kama kama artha artha dharma dharma' }, {}],
    })
    expect(asked(state)).toEqual({ kind: 'wander', values: { ...SHIVA, stay: true } })
    play(state, wanderAction(4))
    expect(asked(state)).toEqual({ kind: 'takeNothing', values: SHIVA })
    const token = createPosition({ players: [{ ready: 'shiva' }, {}], piles: { 7: 'kama10' } })
    play(token, wanderAction(7))
    expect(asked(token)).toEqual({ kind: 'take', values: { ...SHIVA, token: tokenName('kama10') } })
    play(token, goAction)
    expect(asked(token)?.kind).toBe('beforeGather')
  })

  test('the wander prompt says whether the player may stay (MOK-83, MOK-92)', () => {
    const closed = createPosition({ players: [{}, { region: 5, land: 4 }] })
    expect(asked(closed)).toEqual({ kind: 'wander', values: { ...NONE, stay: false } })
  })

  test('before step 3: the prompt names possible sacrifices, or the reason for none (MOK-42 to MOK-45)', () => {
    const temple = (own: PlayerSketch) =>
      asked(at('devote', { region: 7, disciples: { 7: 1 }, ready: 'shiva', ...own }))
    expect(temple({ tokens: 'kama5' })).toEqual({ kind: 'sacrifice', values: { ...SHIVA, pay: 'token' } })
    expect(temple({ karma: 'kama' })?.values).toMatchObject({ pay: 'karma' })
    expect(temple({ tokens: 'kama5', karma: 'kama' })?.values).toMatchObject({ pay: 'both' })
    expect(temple({})?.values).toMatchObject({ reason: 'nothingToSacrifice' })
    expect(temple({ tokens: 'kama5', disciples: {} })?.values).toMatchObject({ reason: 'noMobilization' })
    const here = { region: 4, tokens: 'kama5' }
    expect(asked(at('devote', here))).toEqual({
      kind: 'devote',
      values: { ...NONE, pay: 'token', god: godName('shiva') },
    })
    expect(asked(at('devote', { ...here, ready: 'shiva' }))?.values).toMatchObject({ reason: 'godReady' })
  })

  test('the prompt for an effect names the occupation and the usable gods (MOK-72)', () => {
    const state = createPosition({
      players: [{ occupation: 'artisan', tokens: 'kama5', ready: 'shiva' }, {}],
      turn: { stage: 'serve' },
    })
    expect(asked(state)).toEqual({ kind: 'serve', values: { ...SHIVA, occupation: 'artisan' } })
    play(state, tradeTokenForKarmaAction('kama5'))
    expect(asked(state)?.kind).not.toBe('serve')
  })
})

describe('M6: prompts before step 4', () => {
  test('the prompt says whether the life continues, or what a death brings (MOK-50, MOK-52, MOK-53, MOK-55, MOK-62)', () => {
    const last = { ready: 'shiva', occupation: 'dalit' } as const
    const values = { ...SHIVA, vitality: 10 }
    const ending = { aura: 0, total: 0, target: 12, released: false, caste: casteName('dalit') }
    expect(asked(at('age', last))).toEqual({ kind: 'age', values: { ...values, need: 5, stage: 2 } })
    expect(asked(at('age', { ...last, stage: 6 }))).toEqual({
      kind: 'ageShort',
      values: { ...values, ...ending, need: 45, stage: 7 },
    })
    expect(asked(at('age', { ...last, stage: 8 }))).toEqual({ kind: 'ageLast', values: { ...SHIVA, ...ending } })
  })
})

describe('prompts for a taken token', () => {
  test('name the token to place and the shifts, with the dot of the building (MOK-27 to MOK-31)', () => {
    const state = createPosition({
      players: [{ tokens: 'kama5 kama5 kama5 artha5', region: 11 }, {}],
      piles: { 11: 'artha10' },
      buildings: { 11: 'neutral' },
    })
    play(state, wanderAction(11))
    expect(asked(state)).toEqual({ kind: 'replace', values: { ...NONE, token: tokenName('artha10') } })
    play(state, replaceTokenAction('kama5'))
    expect(asked(state)).toEqual({
      kind: 'evolve',
      values: { shifts: [pillarName('artha'), pillarName('artha'), pillarName('any')] },
    })
  })

  test('with Vishnu: name the token to place, then the shifts without a dot (MOK-77)', () => {
    const tokens = 'kama5 kama5 kama5 artha5'
    const players = [{ tokens, ready: 'vishnu', occupation: 'pandit' } as const, {}]
    const state = createPosition({ players, piles: { 9: 'artha5' } })
    play(state, vishnuAction(9))
    expect(asked(state)).toEqual({ kind: 'replace', values: { ...NONE, token: tokenName('artha5') } })
    play(state, replaceTokenAction('kama5'))
    expect(asked(state)).toEqual({ kind: 'shift', values: { shifts: [pillarName('artha')] } })
  })

  test('with Brahma: count the tokens left to lay; with Shiva: ask for the second building (MOK-74, MOK-79)', () => {
    const state = createPosition({ players: [{ ready: 'brahma shiva' }, {}] })
    play(state, shivaAction(4))
    expect(asked(state)?.kind).toBe('swap')
    play(state, swapAction(9))
    playWithRandom(firstItemRandom, state, brahmaAction)
    expect(asked(state)?.values).toMatchObject({ left: 4 })
    play(state, placeDrawnTokenAction(1, 0))
    expect(asked(state)?.values).toMatchObject({ left: 3 })
  })
})

describe('prompts for pending work', () => {
  test('ask for a mobilization after a sacrifice, and again for a Maharaja (MOK-47, MOK-93)', () => {
    const own = { region: 7, occupation: 'maharaja', tokens: 'kama5', disciples: { 1: 2 } } as const
    const state = at('devote', own)
    play(state, sacrificeAction('kama5'))
    expect(asked(state)).toEqual({ kind: 'mobilize' })
    play(state, mobilizeAction(1, 6, 1))
    expect(asked(state)).toEqual({ kind: 'again' })
  })

  test('count the disciples to recall after a death and the karma to keep at a rebirth (MOK-57, MOK-62)', () => {
    expect(asked(at('recall', { stage: 2, disciples: { 1: 3, 2: 1 } }))).toEqual({
      kind: 'recall',
      values: { more: 2, stay: 2 },
    })
    expect(asked(at('karma', { karma: 'dharma dharma kama kama artha' }))).toEqual({
      kind: 'karma',
      values: { kept: 1, caste: casteName('brahmin') },
    })
  })
})

test('there is no prompt for other seats, nor after the end', () => {
  const state = createPosition()
  expect(promptFor(moksha.view(state, 'table'), 1)).toBeUndefined()
  expect(promptFor({ ...moksha.view(state, 'table'), stack: [] } satisfies MokshaView, 0)).toBeUndefined()
})
