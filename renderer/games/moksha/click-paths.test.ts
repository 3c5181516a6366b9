import { describe, expect, it } from 'vitest'
import { moksha } from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaState } from '../../../engine/moksha/index.ts'
import {
  resumeGodPromptsAction,
  brahmaAction,
  closeAction,
  replaceRivalDiscipleAction,
  tradeTokenForKarmaAction,
  devoteAction,
  earnAction,
  payDisciplesForTokenAction,
  firstItemRandom,
  ganeshaAction,
  gatherRewardAction,
  goAction,
  harmonyAction,
  keepKarmaAction,
  placeDrawnTokenAction,
  mobilizeAction,
  pauseGodPromptsAction,
  play,
  playWithRandom,
  createPosition,
  placeExtraDiscipleAction,
  recallFromRegionAction,
  replaceTokenAction,
  sacrificeAction,
  shivaAction,
  drawnTokenToOceanAction,
  swapAction,
  tradeKarmaForDisciplesAction,
  vishnuAction,
  wanderAction,
} from '../../../engine/moksha/testing.ts'
import { applyClickToSequence, evaluateClickSequence, type TargetsMatchedByClick } from '../../stage/click-sequence.ts'
import type { ClickTarget } from '../../stage/scene.ts'
import { createClickTester, targetName } from '../../testing/game-ui-helpers.ts'
import { clickPathFor } from './click-paths.ts'
import { disciplesTarget, equalHeldTokensTarget, karmaSlotsTarget, regionTarget } from './click-targets.ts'

const { clicks, picking } = createClickTester(moksha, clickPathFor)

/** The action that a sequence of clicks chooses. */
function chosen(state: MokshaState, ...all: ClickTarget[]): MokshaAction | undefined {
  const end = all.reduce(
    (before, target) => applyClickToSequence(before, [target] as TargetsMatchedByClick),
    picking(state),
  )
  return evaluateClickSequence(end).chosen?.action
}

describe('a click path of step 1', () => {
  it('is the region, plus the token for a region two borders away, in any order (MOK-22)', () => {
    const state = createPosition({ players: [{ tokens: 'kama5 dharma10' }, {}] })
    expect(clicks(state, wanderAction(4))).toEqual([['region:4']])
    expect(clicks(state, wanderAction(7))).toEqual([['region:7']])
    expect(clicks(state, wanderAction(2, 'kama5'))).toEqual([['region:2'], ['held:0:kama5']])
    expect(chosen(state, regionTarget(11), equalHeldTokensTarget(0, 'dharma10'))).toEqual(wanderAction(11, 'dharma10'))
    expect(chosen(state, equalHeldTokensTarget(0, 'dharma10'), regionTarget(11))).toEqual(wanderAction(11, 'dharma10'))
    // A token alone shows where it leads.
    const paid = applyClickToSequence(picking(state), [equalHeldTokensTarget(0, 'kama5')])
    expect(evaluateClickSequence(paid).targets.map(targetName).toSorted()).toEqual([
      'region:11',
      'region:2',
      'region:5',
    ])
  })

  it('is the token to replace, or a control to go on (MOK-27, MOK-106)', () => {
    const full = createPosition({
      players: [{ tokens: 'kama5 kama5 artha5 artha10', ready: 'shiva' }, {}],
      piles: { 7: 'dharma5' },
    })
    play(full, wanderAction(7))
    expect(clicks(full, replaceTokenAction('kama5'))).toEqual([['held:0:kama5']])
    const free = createPosition({ players: [{ ready: 'shiva' }, {}], piles: { 7: 'dharma5' } })
    play(free, wanderAction(7))
    expect(clicks(free, goAction)).toEqual([['moksha.control.go.take']])
    expect(clicks(free, pauseGodPromptsAction)).toEqual([['moksha.control.passWindows']])
  })

  it('recalls two disciples in any order, both of one region with two clicks (MOK-89)', () => {
    const state = createPosition({
      players: [{ occupation: 'farmer', disciples: { 1: 2, 3: 1 } }, {}],
      piles: { 7: 'kama5 kama5' },
    })
    play(state, wanderAction(7))
    const at = (region: number): ClickTarget => disciplesTarget(0, region)
    expect(clicks(state, payDisciplesForTokenAction(1, 3))).toEqual([
      ['disciples:0:1', 'region:1'],
      ['disciples:0:3', 'region:3'],
    ])
    expect(chosen(state, at(3), at(1))).toEqual(payDisciplesForTokenAction(1, 3))
    expect(chosen(state, at(1), regionTarget(1))).toEqual(payDisciplesForTokenAction(1, 1))
    expect(clicks(state, goAction)).toEqual([['moksha.control.go.farm']])
  })

  it('is the hex where the marker ends (MOK-31, MOK-32)', () => {
    const state = createPosition({
      players: [{ region: 6, at: [1, -3] }, {}],
      piles: { 9: 'artha10' },
      buildings: { 9: 'dharma' },
    })
    play(state, wanderAction(9))
    const [[hex] = []] = clicks(state, harmonyAction(-1, -2))
    expect(hex).toMatch(/^seat0:hex:\d+$/)
    expect(clicks(state, harmonyAction(-1, -1))).not.toEqual([[hex]])
  })

  it('resumes the questions about gods with a control (MOK-107)', () => {
    const state = createPosition({ players: [{ ready: 'shiva', passing: true }, {}] })
    expect(clicks(state, resumeGodPromptsAction)).toEqual([['moksha.control.askWindows']])
  })
})

describe('a click path of step 2', () => {
  const serving = (occupation: 'housekeeper' | 'artisan' | 'merchant' | 'soldier' | 'swami', more = {}): MokshaState =>
    createPosition({
      players: [{ occupation, ...more }, { disciples: { 4: 3 } }],
      turn: { stage: 'serve', earned: true, crowded: true },
    })

  it('is a colour of the supply, or its slot on the own sheet (MOK-38)', () => {
    const state = createPosition()
    play(state, wanderAction(4))
    expect(clicks(state, gatherRewardAction('kama'))).toEqual([['karma:kama', 'karma:0:kama']])
    expect(clicks(serving('housekeeper'), earnAction('artha'))).toEqual([['karma:artha', 'karma:0:artha']])
  })

  it('uses an occupation with a click on its price, and declines it with a control (MOK-85 to MOK-98)', () => {
    expect(clicks(serving('artisan', { tokens: 'kama5 artha5' }), tradeTokenForKarmaAction('artha5'))).toEqual([
      ['held:0:artha5'],
    ])
    const merchant = createPosition({
      players: [{ occupation: 'merchant', karma: 'kama' }, {}],
      turn: { stage: 'serve' },
    })
    expect(clicks(merchant, tradeKarmaForDisciplesAction('kama', 2))).toEqual([['karma:0:kama'], ['number:2']])
    expect(clicks(serving('soldier'), replaceRivalDiscipleAction(1))).toEqual([['disciples:1:4', 'seat 1']])
    expect(clicks(serving('swami'), placeExtraDiscipleAction)).toEqual([['moksha.control.preach']])
    expect(clicks(serving('swami'), goAction)).toEqual([['moksha.control.go.serve']])
  })
})

it('B1a-6: a click path asks how many disciples after all other clicks', () => {
  const merchant = createPosition({
    players: [{ occupation: 'merchant', karma: 'kama' }, {}],
    turn: { stage: 'serve' },
  })
  expect(clickPathFor(tradeKarmaForDisciplesAction('kama', 2), moksha.view(merchant, 0)).further).toEqual({
    id: 'moksha.further.disciples',
  })
})

describe('a click path of step 3', () => {
  it('is the sacrifice, with or without a click on the god first (MOK-41, MOK-44)', () => {
    const state = createPosition({
      players: [{ region: 4, tokens: 'kama5', karma: 'artha' }, {}],
      turn: { stage: 'devote' },
    })
    expect(clicks(state, devoteAction('shiva', 'kama5'))).toEqual([['held:0:kama5']])
    expect(clicks(state, devoteAction('shiva', 'artha'))).toEqual([['karma:0:artha']])
    expect(chosen(state, equalHeldTokensTarget(0, 'kama5'))).toEqual(devoteAction('shiva', 'kama5'))
    const sanctuary: ClickTarget = { on: 'place', id: 'region:4:building' }
    const slot: ClickTarget = { on: 'place', id: 'seat0:god:shiva' }
    for (const first of [sanctuary, slot])
      expect(chosen(state, first, karmaSlotsTarget(0, 'artha'))).toEqual(devoteAction('shiva', 'artha'))
    expect(clicks(state, goAction)).toEqual([['moksha.control.go.devote']])
  })

  it('moves disciples from region to region, and asks how many where the number is open (MOK-47)', () => {
    const state = createPosition({
      players: [{ region: 7, tokens: 'kama5', disciples: { 4: 2, 1: 1 } }, {}],
      turn: { stage: 'devote' },
    })
    expect(clicks(state, sacrificeAction('kama5'))).toEqual([['held:0:kama5']])
    play(state, sacrificeAction('kama5'))
    expect(clicks(state, mobilizeAction(4, 7, 2))).toEqual([['disciples:0:4', 'region:4'], ['region:7'], ['number:2']])
    expect(clicks(state, mobilizeAction(1, 6, 1))).toEqual([['disciples:0:1', 'region:1'], ['region:6']])
  })
})

describe('a click path after a death', () => {
  it('is the disciple that leaves, the karma to keep, the region to close (MOK-57, MOK-62, MOK-91)', () => {
    const dead = createPosition({ players: [{ disciples: { 1: 2, 3: 1 } }, {}], turn: { stage: 'recall' } })
    expect(clicks(dead, recallFromRegionAction(3))).toEqual([['disciples:0:3', 'region:3']])
    const reborn = createPosition({
      players: [{ karma: 'dharma dharma kama kama artha artha' }, {}],
      turn: { stage: 'karma' },
    })
    expect(clicks(reborn, keepKarmaAction('kama', 'artha'))).toEqual([['karma:0:kama'], ['karma:0:artha']])
    const [kama, artha] = [karmaSlotsTarget(0, 'kama'), karmaSlotsTarget(0, 'artha')]
    expect(chosen(reborn, artha, kama)).toEqual(keepKarmaAction('kama', 'artha'))
    expect(chosen(reborn, kama, kama)).toEqual(keepKarmaAction('kama', 'kama'))
    const lord = createPosition({ players: [{ occupation: 'landholder' }, {}], turn: { stage: 'close' } })
    expect(clicks(lord, closeAction(9))).toEqual([['region:9']])
    expect(clicks(lord, goAction)).toEqual([['moksha.control.go.close']])
  })
})

describe('the click path of a god', () => {
  const ready = 'brahma ganesha vishnu shiva'

  it('begins on its slot of the sheet (MOK-74 to MOK-79)', () => {
    const state = createPosition({ players: [{ ready, aura: 2 }, {}], piles: { 9: 'kama5' } })
    expect(clicks(state, brahmaAction)).toEqual([['seat0:god:brahma']])
    expect(clicks(state, ganeshaAction('kama'))).toEqual([['seat0:god:ganesha'], ['karma:kama', 'karma:0:kama']])
    expect(clicks(state, vishnuAction(9))).toEqual([['seat0:god:vishnu'], ['region:9']])
    expect(clicks(state, shivaAction(2))).toEqual([['seat0:god:shiva'], ['region:2']])
    play(state, shivaAction(2))
    expect(clicks(state, swapAction(9))).toEqual([['region:9']])
  })

  it('puts a token on a region, and asks how deep where there is a stack (MOK-74)', () => {
    const three = [{ ready: 'brahma' }, {}, {}]
    const state = createPosition({ players: [...three, {}], piles: { 2: 'kama5 kama5', 3: 'artha5' } })
    playWithRandom(firstItemRandom, state, brahmaAction)
    expect(clicks(state, placeDrawnTokenAction(1, 0))).toEqual([['region:1']])
    expect([2, 1, 0].map((at) => clicks(state, placeDrawnTokenAction(2, at))[1])).toEqual([
      ['moksha.control.lay.top'],
      ['moksha.control.lay.between'],
      ['moksha.control.lay.bottom'],
    ])
    expect(clicks(state, placeDrawnTokenAction(3, 1))).toEqual([['region:3'], ['moksha.control.lay.top']])
  })

  it('returns a drawn token with a click on it (MOK-75)', () => {
    const pairs = [
      'dharma10 dharma10',
      'dharma10 dharma10',
      'kama10 kama10',
      'kama10 kama10',
      'artha10 artha10',
      'artha10 artha10',
      'artha5 artha5',
      'artha5 artha5',
      'kama5 kama5',
    ]
    const piles = Object.fromEntries(pairs.map((pile, nth) => [nth + 3, pile]))
    const state = createPosition({ players: [{ ready: 'brahma' }, {}], piles: { ...piles, 2: 'dharma10' } })
    playWithRandom(firstItemRandom, state, brahmaAction)
    expect(clicks(state, drawnTokenToOceanAction('dharma5'))).toEqual([['drawn:dharma5']])
  })
})
