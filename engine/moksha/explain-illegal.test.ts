import { describe, expect, test } from 'vitest'
import type { Message } from '../core/contract/game.ts'
import { REGIONS } from './data.ts'
import { moksha } from './index.ts'
import { godName, pillarName, regionName, tokenName } from './messages.ts'
import type { MokshaAction, MokshaState } from './state.ts'
import {
  resumeGodPromptsAction,
  brahmaAction,
  closeAction,
  replaceRivalDiscipleAction,
  tradeTokenForKarmaAction,
  decider,
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
  recallFromRegionAction,
  replaceTokenAction,
  sacrificeAction,
  playerOfSeat,
  shivaAction,
  drawnTokenToOceanAction,
  swapAction,
  tradeKarmaForDisciplesAction,
  vishnuAction,
  wanderAction,
} from './testing.ts'

function why(state: MokshaState, action: MokshaAction, seat = decider(state)): Message | undefined {
  return moksha.explainIllegal(moksha.view(state, seat), seat, action)
}

/** The reason alone. */
function reason(state: MokshaState, action: MokshaAction): string | undefined {
  return why(state, action)?.id.replace('moksha.why.', '')
}

describe('explainIllegal', () => {
  test('rejects actions when another seat has the turn or the game is over', () => {
    const state = createPosition()
    expect(why(state, goAction, 1)).toEqual({ id: 'moksha.why.notYourTurn', values: { seat: { seat: 0 } } })
    const over = { ...createPosition({ left: [] }), end: 'alone' as const, stack: [] }
    expect(moksha.explainIllegal(moksha.view(over, 0), 0, goAction)).toEqual({ id: 'moksha.why.gameOver' })
  })

  test('rejects wandering too far, with a wrong payment, or where a closed region or a higher caste forbids it', () => {
    const state = createPosition({ players: [{ tokens: 'kama5' }, { region: 11, land: 10 }] })
    expect(reason(state, wanderAction(9))).toBe('tooFar')
    expect(reason(state, wanderAction(7, 'kama5'))).toBe('payNeedless')
    expect(reason(state, wanderAction(2))).toBe('payNeeded')
    expect(reason(state, wanderAction(2, 'kama10'))).toBe('noToken')
    expect(why(state, wanderAction(10))).toEqual({
      id: 'moksha.why.closed',
      values: { region: regionName(10), seat: { seat: 1 } },
    })
    expect(reason(state, wanderAction(11, 'kama5'))).toBe('wayClosed')
    const dalit = createPosition({ players: [{ occupation: 'dalit' }, { region: 7 }, { region: 4 }] })
    expect(why(dalit, wanderAction(7))).toMatchObject({ id: 'moksha.why.higherCaste', values: { seat: { seat: 1 } } })
    expect(reason(dalit, wanderAction(4))).toBe('mustLeaveHigher')
    expect(reason(createPosition({ players: [{}, { region: 5, land: 4 }] }), wanderAction(4))).toBe('mustLeaveClosed')
  })

  test('names the pending decision for actions that come later', () => {
    const state = createPosition({ players: [{ tokens: 'kama5', disciples: { 4: 2 } }, {}] })
    expect(reason(state, harmonyAction(0, 0))).toBe('first.wander')
    expect(reason(state, mobilizeAction(4, 7, 1))).toBe('first.wander')
    expect(reason(state, goAction)).toBe('mustChoose')
    expect(reason(state, pauseGodPromptsAction)).toBe('decisionHere')
    expect(reason(state, resumeGodPromptsAction)).toBe('asksAlready')
    expect(reason(state, ganeshaAction('kama'))).toBe('godNotDevoted')
  })

  test('rejects replacing a token that is not held, and a hex out of reach', () => {
    const full = createPosition({ players: [{ tokens: 'kama5 kama5 artha5 artha10' }, {}], piles: { 7: 'dharma5' } })
    play(full, wanderAction(7))
    expect(why(full, replaceTokenAction('dharma5'))).toEqual({
      id: 'moksha.why.notHeld',
      values: { token: tokenName('dharma5') },
    })
    const edge = createPosition({
      players: [{ region: 6, at: [1, -3] }, {}],
      piles: { 9: 'artha10' },
      seat: 0,
      buildings: { 9: 'dharma' },
    })
    play(edge, wanderAction(9))
    expect(reason(edge, harmonyAction(0, 0))).toBe('hexOutOfReach')
  })

  test('rejects effects of other occupations, and own effects without their conditions', () => {
    const state = createPosition({
      players: [{ occupation: 'artisan', tokens: 'kama5 artha5', karma: 'kama kama' }, {}],
    })
    expect(why(state, payDisciplesForTokenAction(1, 1))).toEqual({ id: 'moksha.why.notOccupation' })
    expect(reason(state, closeAction(3))).toBe('notOccupation')
    play(state, wanderAction(4), gatherRewardAction('dharma'))
    expect(reason(state, tradeTokenForKarmaAction('kama5'))).toBe('colourFull')
    expect(reason(state, tradeTokenForKarmaAction('dharma5'))).toBe('notHeld')
    expect(reason(state, earnAction('kama'))).toBe('notOccupation')
    const farmer = createPosition({
      players: [{ occupation: 'farmer', disciples: { 1: 2 } }, {}],
      piles: { 7: 'kama5 kama5' },
    })
    play(farmer, wanderAction(7))
    expect(why(farmer, payDisciplesForTokenAction(1, 2))).toEqual({
      id: 'moksha.why.noDisciplesThere',
      values: { region: regionName(2) },
    })
    expect(why(farmer, payDisciplesForTokenAction(2, 3))).toMatchObject({ values: { region: regionName(2) } })
    playerOfSeat(farmer).disciples[1] = 1
    expect(reason(farmer, payDisciplesForTokenAction(2, 2))).toBe('fewerDisciples')
    const merchant = createPosition({ players: [{ occupation: 'merchant', karma: 'kama', disciples: { 4: 0 } }, {}] })
    play(merchant, wanderAction(4), gatherRewardAction('dharma'))
    expect(reason(merchant, tradeKarmaForDisciplesAction('artha', 1))).toBe('noKarma')
    expect(reason(merchant, tradeKarmaForDisciplesAction('kama', 2))).toBe('noRoomForDisciples')
    playerOfSeat(merchant).disciples = [0, 0, 0, 0, 5, 4, 0, 0, 0, 0, 0]
    expect(reason(merchant, tradeKarmaForDisciplesAction('kama', 2))).toBe('reserveShort')
    const soldier = createPosition({
      players: [{ occupation: 'soldier' }, { disciples: { 4: 3 } }, {}],
    })
    play(soldier, wanderAction(4), gatherRewardAction('kama'))
    expect(reason(soldier, replaceRivalDiscipleAction(2))).toBe('noRivalThere')
    const keeper = createPosition({ players: [{ occupation: 'housekeeper', karma: 'kama' }, {}] })
    play(keeper, wanderAction(4), gatherRewardAction('kama'))
    expect(reason(keeper, earnAction('kama'))).toBe('colourFull')
  })

  test('rejects gathering a full colour, or a colour on a hex without a choice', () => {
    const state = createPosition({ players: [{ karma: 'kama kama' }, {}] })
    play(state, wanderAction(4))
    expect(why(state, gatherRewardAction('kama'))).toEqual({
      id: 'moksha.why.colourFull',
      values: { pillar: pillarName('kama') },
    })
    const other = createPosition({ players: [{ at: [0, 1], ready: 'shiva' }, {}], turn: { stage: 'gather' } })
    expect(reason(other, gatherRewardAction('kama'))).toBe('noAnyKarma')
    // One colour is left: it comes without a choice.
    const single = createPosition({ players: [{ karma: 'kama kama artha artha', ready: 'shiva' }, {}] })
    play(single, wanderAction(4), goAction)
    expect(reason(single, gatherRewardAction('dharma'))).toBe('noAnyKarma')
  })

  test('step 3: rejects the wrong sanctuary or temple, missing prices and impossible mobilizations', () => {
    const at = (region: number, extra = {}) =>
      createPosition({ players: [{ region, tokens: 'kama5', ...extra }, {}], turn: { stage: 'devote' } })
    expect(why(at(4), devoteAction('brahma', 'kama5'))).toEqual({
      id: 'moksha.why.otherSanctuary',
      values: { god: godName('shiva') },
    })
    expect(reason(at(4), sacrificeAction('kama5'))).toBe('sanctuaryHere')
    expect(reason(at(4), devoteAction('shiva', 'dharma5'))).toBe('notHeld')
    expect(reason(at(4), devoteAction('shiva', 'dharma'))).toBe('noKarma')
    expect(reason(at(4, { ready: 'shiva' }), devoteAction('shiva', 'kama5'))).toBe('godReady')
    expect(reason(at(7, { disciples: { 4: 1 } }), devoteAction('shiva', 'kama5'))).toBe('noSanctuary')
    expect(reason(at(7), sacrificeAction('kama5'))).toBe('noMobilization')
    expect(reason(at(7, { tokens: '', ready: 'ganesha' }), sacrificeAction('kama5'))).toBe('nothingToSacrifice')
    const moving = at(7, { disciples: { 4: 1 } })
    expect(reason(moving, mobilizeAction(4, 7, 1))).toBe('first.sacrifice')
    play(moving, sacrificeAction('kama5'))
    expect(reason(moving, mobilizeAction(7, 4, 1))).toBe('noDisciplesThere')
    expect(reason(moving, mobilizeAction(4, 7, 2))).toBe('fewerDisciples')
    expect(reason(moving, mobilizeAction(4, 5, 1))).toBe('notAdjacent')
    playerOfSeat(moving, 1).disciples[6] = 4
    expect(reason(moving, mobilizeAction(4, 7, 1))).toBe('regionFull')
  })

  test('rejects gods that are used, have no target or cannot be used at this time', () => {
    const state = createPosition({
      players: [{ ready: 'ganesha vishnu brahma', used: 'shiva', karma: 'kama kama' }, {}],
    })
    expect(reason(state, shivaAction(1))).toBe('godUsed')
    expect(reason(state, vishnuAction(1))).toBe('pilesEmpty')
    expect(why(state, ganeshaAction('kama'))).toEqual({
      id: 'moksha.why.colourFull',
      values: { pillar: pillarName('kama') },
    })
    const piled = createPosition({ players: [{ ready: 'vishnu shiva' }, {}], piles: { 1: 'kama5' } })
    expect(reason(piled, vishnuAction(2))).toBe('pileEmpty')
    play(piled, shivaAction(3))
    expect(reason(piled, swapAction(3))).toBe('sameRegion')
    expect(reason(piled, vishnuAction(1))).toBe('noWindow')
    expect(reason(piled, pauseGodPromptsAction)).toBe('noWindow')
    const full = createPosition({
      players: [{ ready: 'ganesha', karma: 'dharma dharma kama kama artha artha' }, {}],
      turn: { stage: 'wander' },
    })
    expect(reason(full, ganeshaAction('kama'))).toBe('noKarmaRoom')
  })

  test('Brahma: rejects laying before sinking, other tokens and stacks without room', () => {
    const stacks = Object.fromEntries(REGIONS.filter(({ id }) => id > 2).map(({ id }) => [id, piles[id - 3] ?? '']))
    const state = createPosition({ players: [{ ready: 'brahma' }, {}], piles: { ...stacks, 2: 'dharma10' } })
    expect(reason(state, brahmaAction)).toBeUndefined()
    playWithRandom(firstItemRandom, state, brahmaAction)
    expect(reason(state, placeDrawnTokenAction(1, 0))).toBe('sinkFirst')
    expect(reason(state, drawnTokenToOceanAction('dharma10'))).toBe('notDrawn')
    play(state, drawnTokenToOceanAction('dharma5'), drawnTokenToOceanAction('dharma5'))
    expect(reason(state, drawnTokenToOceanAction('dharma5'))).toBe('layInstead')
    expect(reason(state, placeDrawnTokenAction(5, 0))).toBe('pileFull')
    expect(reason(state, placeDrawnTokenAction(1, 1))).toBe('notThatDeep')
    expect(
      reason(
        createPosition({
          players: [{ ready: 'brahma' }, {}],
          piles: { ...stacks, 1: 'dharma10 dharma10', 2: 'dharma10 dharma10' },
        }),
        brahmaAction,
      ),
    ).toBe('noPileRoom')
  })

  test('rejects recalling missing disciples, keeping the wrong count of karma and closing a closed region', () => {
    const dead = createPosition({ players: [{ disciples: { 1: 2, 3: 1 } }, {}], turn: { stage: 'recall' } })
    expect(reason(dead, recallFromRegionAction(2))).toBe('noDisciplesThere')
    const reborn = createPosition({
      players: [{ karma: 'dharma dharma kama kama artha' }, { land: 5 }],
      turn: { stage: 'karma' },
    })
    expect(why(reborn, keepKarmaAction('dharma', 'kama'))).toEqual({ id: 'moksha.why.keepCount', values: { count: 1 } })
    play(reborn, keepKarmaAction('kama'))
    const holder = createPosition({ players: [{}, { land: 5 }], turn: { stage: 'close' } })
    expect(why(holder, closeAction(5))).toEqual({ id: 'moksha.why.closedAlready', values: { region: regionName(5) } })
  })
})

/** Full stacks for regions 3 to 11. */
const piles = [
  'kama10 kama10',
  'kama10 kama10',
  'kama10 artha10',
  'artha10 artha10',
  'artha10 artha10',
  'kama5 kama5',
  'kama5 kama5',
  'kama5 kama5',
  'artha5 artha5',
]
