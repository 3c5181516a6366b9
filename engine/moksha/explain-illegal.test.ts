import { describe, expect, test } from 'vitest'
import type { Message } from '../core/contract/game.ts'
import { REGIONS } from './data.ts'
import { moksha } from './index.ts'
import { godName, pillarName, regionName, tokenName } from './messages.ts'
import type { MokshaAction, MokshaState } from './state.ts'
import {
  askWindows,
  brahma,
  close,
  convert,
  craft,
  decider,
  devote,
  earn,
  farm,
  firstItemRandom,
  ganesha,
  gather,
  go,
  harmony,
  keep,
  lay,
  mobilize,
  passWindows,
  play,
  playWithRandom,
  createPosition,
  recall,
  replace,
  sacrifice,
  playerOfSeat,
  shiva,
  sink,
  swap,
  trade,
  vishnu,
  wander,
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
    expect(why(state, go, 1)).toEqual({ id: 'moksha.why.notYourTurn', values: { seat: { seat: 0 } } })
    const over = { ...createPosition({ left: [] }), end: 'alone' as const, stack: [] }
    expect(moksha.explainIllegal(moksha.view(over, 0), 0, go)).toEqual({ id: 'moksha.why.gameOver' })
  })

  test('rejects wandering too far, with a wrong payment, or where a closed region or a higher caste forbids it', () => {
    const state = createPosition({ players: [{ tokens: 'kama5' }, { region: 11, land: 10 }] })
    expect(reason(state, wander(9))).toBe('tooFar')
    expect(reason(state, wander(7, 'kama5'))).toBe('payNeedless')
    expect(reason(state, wander(2))).toBe('payNeeded')
    expect(reason(state, wander(2, 'kama10'))).toBe('noToken')
    expect(why(state, wander(10))).toEqual({
      id: 'moksha.why.closed',
      values: { region: regionName(10), seat: { seat: 1 } },
    })
    expect(reason(state, wander(11, 'kama5'))).toBe('wayClosed')
    const dalit = createPosition({ players: [{ occupation: 'dalit' }, { region: 7 }, { region: 4 }] })
    expect(why(dalit, wander(7))).toMatchObject({ id: 'moksha.why.higherCaste', values: { seat: { seat: 1 } } })
    expect(reason(dalit, wander(4))).toBe('mustLeaveHigher')
    expect(reason(createPosition({ players: [{}, { region: 5, land: 4 }] }), wander(4))).toBe('mustLeaveClosed')
  })

  test('names the pending decision for actions that come later', () => {
    const state = createPosition({ players: [{ tokens: 'kama5', disciples: { 4: 2 } }, {}] })
    expect(reason(state, harmony(0, 0))).toBe('first.wander')
    expect(reason(state, mobilize(4, 7, 1))).toBe('first.wander')
    expect(reason(state, go)).toBe('mustChoose')
    expect(reason(state, passWindows)).toBe('decisionHere')
    expect(reason(state, askWindows)).toBe('asksAlready')
    expect(reason(state, ganesha('kama'))).toBe('godNotDevoted')
  })

  test('rejects replacing a token that is not held, and a hex out of reach', () => {
    const full = createPosition({ players: [{ tokens: 'kama5 kama5 artha5 artha10' }, {}], piles: { 7: 'dharma5' } })
    play(full, wander(7))
    expect(why(full, replace('dharma5'))).toEqual({ id: 'moksha.why.notHeld', values: { token: tokenName('dharma5') } })
    const edge = createPosition({
      players: [{ region: 6, at: [1, -3] }, {}],
      piles: { 9: 'artha10' },
      seat: 0,
      buildings: { 9: 'dharma' },
    })
    play(edge, wander(9))
    expect(reason(edge, harmony(0, 0))).toBe('hexOutOfReach')
  })

  test('rejects effects of other occupations, and own effects without their conditions', () => {
    const state = createPosition({
      players: [{ occupation: 'artisan', tokens: 'kama5 artha5', karma: 'kama kama' }, {}],
    })
    expect(why(state, farm(1, 1))).toEqual({ id: 'moksha.why.notOccupation' })
    expect(reason(state, close(3))).toBe('notOccupation')
    play(state, wander(4), gather('dharma'))
    expect(reason(state, craft('kama5'))).toBe('colourFull')
    expect(reason(state, craft('dharma5'))).toBe('notHeld')
    expect(reason(state, earn('kama'))).toBe('notOccupation')
    const farmer = createPosition({
      players: [{ occupation: 'farmer', disciples: { 1: 2 } }, {}],
      piles: { 7: 'kama5 kama5' },
    })
    play(farmer, wander(7))
    expect(why(farmer, farm(1, 2))).toEqual({ id: 'moksha.why.noDisciplesThere', values: { region: regionName(2) } })
    expect(why(farmer, farm(2, 3))).toMatchObject({ values: { region: regionName(2) } })
    playerOfSeat(farmer).disciples[1] = 1
    expect(reason(farmer, farm(2, 2))).toBe('fewerDisciples')
    const merchant = createPosition({ players: [{ occupation: 'merchant', karma: 'kama', disciples: { 4: 0 } }, {}] })
    play(merchant, wander(4), gather('dharma'))
    expect(reason(merchant, trade('artha', 1))).toBe('noKarma')
    expect(reason(merchant, trade('kama', 2))).toBe('noRoomForDisciples')
    playerOfSeat(merchant).disciples = [0, 0, 0, 0, 5, 4, 0, 0, 0, 0, 0]
    expect(reason(merchant, trade('kama', 2))).toBe('reserveShort')
    const soldier = createPosition({
      players: [{ occupation: 'soldier' }, { disciples: { 4: 3 } }, {}],
    })
    play(soldier, wander(4), gather('kama'))
    expect(reason(soldier, convert(2))).toBe('noRivalThere')
    const keeper = createPosition({ players: [{ occupation: 'housekeeper', karma: 'kama' }, {}] })
    play(keeper, wander(4), gather('kama'))
    expect(reason(keeper, earn('kama'))).toBe('colourFull')
  })

  test('rejects gathering a full colour, or a colour on a hex without a choice', () => {
    const state = createPosition({ players: [{ karma: 'kama kama' }, {}] })
    play(state, wander(4))
    expect(why(state, gather('kama'))).toEqual({ id: 'moksha.why.colourFull', values: { pillar: pillarName('kama') } })
    const other = createPosition({ players: [{ at: [0, 1], ready: 'shiva' }, {}], turn: { stage: 'gather' } })
    expect(reason(other, gather('kama'))).toBe('noAnyKarma')
    // One colour is left: it comes without a choice.
    const single = createPosition({ players: [{ karma: 'kama kama artha artha', ready: 'shiva' }, {}] })
    play(single, wander(4), go)
    expect(reason(single, gather('dharma'))).toBe('noAnyKarma')
  })

  test('step 3: rejects the wrong sanctuary or temple, missing prices and impossible mobilizations', () => {
    const at = (region: number, extra = {}) =>
      createPosition({ players: [{ region, tokens: 'kama5', ...extra }, {}], turn: { stage: 'devote' } })
    expect(why(at(4), devote('brahma', 'kama5'))).toEqual({
      id: 'moksha.why.otherSanctuary',
      values: { god: godName('shiva') },
    })
    expect(reason(at(4), sacrifice('kama5'))).toBe('sanctuaryHere')
    expect(reason(at(4), devote('shiva', 'dharma5'))).toBe('notHeld')
    expect(reason(at(4), devote('shiva', 'dharma'))).toBe('noKarma')
    expect(reason(at(4, { ready: 'shiva' }), devote('shiva', 'kama5'))).toBe('godReady')
    expect(reason(at(7, { disciples: { 4: 1 } }), devote('shiva', 'kama5'))).toBe('noSanctuary')
    expect(reason(at(7), sacrifice('kama5'))).toBe('noMobilization')
    expect(reason(at(7, { tokens: '', ready: 'ganesha' }), sacrifice('kama5'))).toBe('nothingToSacrifice')
    const moving = at(7, { disciples: { 4: 1 } })
    expect(reason(moving, mobilize(4, 7, 1))).toBe('first.sacrifice')
    play(moving, sacrifice('kama5'))
    expect(reason(moving, mobilize(7, 4, 1))).toBe('noDisciplesThere')
    expect(reason(moving, mobilize(4, 7, 2))).toBe('fewerDisciples')
    expect(reason(moving, mobilize(4, 5, 1))).toBe('notAdjacent')
    playerOfSeat(moving, 1).disciples[6] = 4
    expect(reason(moving, mobilize(4, 7, 1))).toBe('regionFull')
  })

  test('rejects gods that are used, have no target or cannot be used at this time', () => {
    const state = createPosition({
      players: [{ ready: 'ganesha vishnu brahma', used: 'shiva', karma: 'kama kama' }, {}],
    })
    expect(reason(state, shiva(1))).toBe('godUsed')
    expect(reason(state, vishnu(1))).toBe('pilesEmpty')
    expect(why(state, ganesha('kama'))).toEqual({ id: 'moksha.why.colourFull', values: { pillar: pillarName('kama') } })
    const piled = createPosition({ players: [{ ready: 'vishnu shiva' }, {}], piles: { 1: 'kama5' } })
    expect(reason(piled, vishnu(2))).toBe('pileEmpty')
    play(piled, shiva(3))
    expect(reason(piled, swap(3))).toBe('sameRegion')
    expect(reason(piled, vishnu(1))).toBe('noWindow')
    expect(reason(piled, passWindows)).toBe('noWindow')
    const full = createPosition({
      players: [{ ready: 'ganesha', karma: 'dharma dharma kama kama artha artha' }, {}],
      turn: { stage: 'wander' },
    })
    expect(reason(full, ganesha('kama'))).toBe('noKarmaRoom')
  })

  test('Brahma: rejects laying before sinking, other tokens and stacks without room', () => {
    const stacks = Object.fromEntries(REGIONS.filter(({ id }) => id > 2).map(({ id }) => [id, piles[id - 3] ?? '']))
    const state = createPosition({ players: [{ ready: 'brahma' }, {}], piles: { ...stacks, 2: 'dharma10' } })
    expect(reason(state, brahma)).toBeUndefined()
    playWithRandom(firstItemRandom, state, brahma)
    expect(reason(state, lay(1, 0))).toBe('sinkFirst')
    expect(reason(state, sink('dharma10'))).toBe('notDrawn')
    play(state, sink('dharma5'), sink('dharma5'))
    expect(reason(state, sink('dharma5'))).toBe('layInstead')
    expect(reason(state, lay(5, 0))).toBe('pileFull')
    expect(reason(state, lay(1, 1))).toBe('notThatDeep')
    expect(
      reason(
        createPosition({
          players: [{ ready: 'brahma' }, {}],
          piles: { ...stacks, 1: 'dharma10 dharma10', 2: 'dharma10 dharma10' },
        }),
        brahma,
      ),
    ).toBe('noPileRoom')
  })

  test('rejects recalling missing disciples, keeping the wrong count of karma and closing a closed region', () => {
    const dead = createPosition({ players: [{ disciples: { 1: 2, 3: 1 } }, {}], turn: { stage: 'recall' } })
    expect(reason(dead, recall(2))).toBe('noDisciplesThere')
    const reborn = createPosition({
      players: [{ karma: 'dharma dharma kama kama artha' }, { land: 5 }],
      turn: { stage: 'karma' },
    })
    expect(why(reborn, keep('dharma', 'kama'))).toEqual({ id: 'moksha.why.keepCount', values: { count: 1 } })
    play(reborn, keep('kama'))
    const holder = createPosition({ players: [{}, { land: 5 }], turn: { stage: 'close' } })
    expect(why(holder, close(5))).toEqual({ id: 'moksha.why.closedAlready', values: { region: regionName(5) } })
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
