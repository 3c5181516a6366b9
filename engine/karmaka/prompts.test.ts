import { expect, test } from 'vitest'
import { promptFor } from './prompts.ts'
import type { KarmakaPromptKind } from './prompts.ts'
import { karmaka } from './index.ts'
import type { KarmakaState } from './state.ts'
import {
  playForAbilityAction,
  decider,
  dieAction,
  doneAction,
  drawAction,
  mimicAction,
  chooseTargetAction,
  placeOnOwnPileAction,
  play,
  playForPointsAction,
  createPosition,
  putBackAction,
  refuseAction,
  ruinAction,
  playHandCardAction,
} from './testing.ts'
import type { PlayerSketch, PositionSketch } from './testing.ts'

/** The prompt for the decider, as all viewers see it: the kind, and its plain values. */
function asked(state: KarmakaState): string {
  const ask = promptFor(karmaka.view(state, 'table'), decider(state))
  const values = Object.entries(ask?.values ?? {}).flatMap(([key, value]) =>
    typeof value === 'object' ? [] : [`${key}:${String(value)}`],
  )
  return [ask?.kind, ...values].join(' ')
}

function turn(own: PlayerSketch, rival: PlayerSketch = {}, more: PositionSketch = {}): KarmakaState {
  return createPosition({ players: [own, rival], ...more })
}

/** Seat 0 has played its first card for its ability, and all of that was chosen. */
function after(own: PlayerSketch, rival: PlayerSketch = {}, ...actions: Parameters<typeof play>[1][]): KarmakaState {
  const state = turn(own, rival)
  play(state, ...actions)
  return state
}

test('KAR-12 KAR-13 KAR-17 KAR-55: the prompts for draw, death, play, compulsory play and further play', () => {
  expect(asked(turn({ hand: 'peek', deck: 'panic' }, {}, { stage: 'draw' }))).toBe('draw')
  expect(asked(turn({}, {}, { stage: 'death' }))).toBe('death')
  expect(asked(turn({ hand: 'peek', deck: 'panic' }))).toBe('play')
  expect(asked(turn({ hand: 'peek' }))).toBe('mustPlay')
  const state = after(
    { hand: 'peek spite', deck: 'mimic' },
    { hand: 'panic' },
    playForAbilityAction('peek'),
    chooseTargetAction(1),
    refuseAction,
  )
  expect(asked(state)).toBe('again')
})

test('K3: the play prompt lists the ways to play a card, with two teams also the partner (KAR-124)', () => {
  const ways = (state: KarmakaState) => promptFor(karmaka.view(state, 0), 0)?.values
  expect(ways(turn({ hand: 'peek' }))).toEqual({ ways: { id: 'karmaka.ways' } })
  const teams = createPosition({ players: [{ hand: 'peek' }, {}, {}, {}], variant: 'teams' })
  expect(ways(teams)).toEqual({ ways: { id: 'karmaka.ways.heir', values: { heir: { seat: 2 } } } })
})

test('K3: a prompt never asks for more cards than are available (KAR-28, KAR-29)', () => {
  const roulette = after({ hand: 'roulette panic' }, {}, playForAbilityAction('roulette'))
  expect(asked(roulette)).toBe('discard count:0 left:1')
  const more = after({ hand: 'roulette panic crisis spite' }, {}, playForAbilityAction('roulette'))
  expect(asked(more)).toBe('discard count:0 left:2')
  play(more, ruinAction('panic'))
  expect(asked(more)).toBe('discard count:1 left:1')
  play(more, doneAction)
  expect(asked(more)).toBe('drawOn count:0 left:2')
  play(more, drawAction)
  expect(asked(more)).toBe('drawOn count:1 left:1')
  const dry = turn({ hand: 'roulette panic crisis spite' }, {}, { well: 'peek' })
  play(dry, playForAbilityAction('roulette'), ruinAction('panic'), ruinAction('crisis'))
  expect(asked(dry)).toBe('drawOn count:0 left:1')
  expect(asked(after({ hand: 'jubilee panic' }, {}, playForAbilityAction('jubilee')))).toBe('score count:0 left:1')
  const sowing = after({ hand: 'sowing panic' }, {}, playForAbilityAction('sowing'))
  expect(asked(sowing)).toBe('store count:0 left:2')
})

test('K3: the prompts of Destiny ask to keep lifted cards, then to put the others back one by one (KAR-104)', () => {
  const state = turn({ hand: 'destiny' }, {}, { top: 'panic crisis spite' })
  play(state, playForAbilityAction('destiny'))
  expect(asked(state)).toBe('keep count:0 left:2')
  play(state, placeOnOwnPileAction('crisis'))
  expect(asked(state)).toBe('keep count:1 left:1')
  play(state, doneAction)
  expect(asked(state)).toBe('putBack count:0 left:2')
  play(state, putBackAction('panic'))
  expect(asked(state)).toBe('putBack count:1 left:1')
})

const HAND = { hand: 'panic crisis' }
test.each<[KarmakaPromptKind, KarmakaState]>([
  ['target', after({ hand: 'vengeance' }, {}, playForAbilityAction('vengeance'))],
  ['ruinFor', after({ hand: 'dwindle' }, HAND, playForAbilityAction('dwindle'), chooseTargetAction(1))],
  ['ruin', after({ hand: 'dwindle peek spite' }, {}, playForAbilityAction('dwindle'), chooseTargetAction(0))],
  ['deny', after({ hand: 'denial peek spite' }, {}, playForAbilityAction('denial'))],
  [
    'ruinDeed',
    after({ hand: 'crisis' }, { deeds: 'panic peek' }, playForAbilityAction('crisis'), chooseTargetAction(1)),
  ],
  ['recall', after({ hand: 'transmigrate', future: 'panic peek' }, {}, playForAbilityAction('transmigrate'))],
  ['swindle', after({ hand: 'swindle' }, HAND, playForAbilityAction('swindle'), chooseTargetAction(1))],
  ['embody', after({ hand: 'embodiment', deeds: 'panic peek' }, {}, playForAbilityAction('embodiment'))],
  ['mimic', after({ hand: 'mimic' }, { deeds: 'panic' }, playForAbilityAction('mimic'))],
  ['target', after({ hand: 'mimic' }, { deeds: 'vengeance' }, playForAbilityAction('mimic'), mimicAction(1))],
  ['offer', after({ hand: 'transmigrate' }, {}, playForAbilityAction('transmigrate'))],
])('the prompt of an ability: %s', (kind, state) => {
  expect(promptFor(karmaka.view(state, 'table'), decider(state))?.kind).toBe(kind)
})

test('Salvage and Recycle have prompts of their own, and the ring prompt names points and rings (D-15, D-18)', () => {
  const kind = (card: 'salvage' | 'recycle') => {
    const state = turn({ hand: card }, {}, { ruins: 'panic peek' })
    play(state, playForAbilityAction(card))
    return asked(state)
  }
  expect([kind('salvage'), kind('recycle')]).toEqual(['salvage', 'recycle'])
  const dying = turn({ rings: 2, deeds: 'spite' }, {}, { stage: 'death' })
  play(dying, dieAction)
  expect(asked(dying)).toBe('rings points:3 spend:1')
})

test('there is no prompt for a seat that is not deciding, nor after the end', () => {
  expect(promptFor(karmaka.view(turn({ hand: 'peek' }), 1), 1)).toBeUndefined()
  const passed = after({ hand: 'peek spite' }, { hand: 'panic' }, playHandCardAction('peek'))
  expect(promptFor(karmaka.view(passed, 0), 0)).toBeUndefined()
  play(passed, playForPointsAction('panic'))
  const won = turn({ rung: 'ape', deeds: 'spite vengeance panic' }, {}, { stage: 'death' })
  play(won, dieAction)
  expect(promptFor(karmaka.view(won, 0), 0)).toBeUndefined()
})
