import { describe, expect, test } from 'vitest'
import type { Occupation } from './data.ts'
import { reserveDiscipleCountOf } from './player-sheet.ts'
import type { MokshaAction, MokshaState } from './state.ts'
import type { PlayerSketch } from './testing.ts'
import {
  replaceRivalDiscipleAction,
  tradeTokenForKarmaAction,
  earnAction,
  goAction,
  mobilizeAction,
  legalActions,
  play,
  createPosition,
  placeExtraDiscipleAction,
  sacrificeAction,
  playerOfSeat,
  shivaAction,
  eventsOfKind,
  tradeKarmaForDisciplesAction,
  wanderAction,
} from './testing.ts'

/** A seat with an occupation about to wander from region 4; its marker is where one artha karma is gathered. */
function working(occupation: Occupation, sketch: PlayerSketch = {}, ...others: PlayerSketch[]): MokshaState {
  const [second = {}, ...rest] = others
  return createPosition({ players: [{ occupation, at: [-3, 2], ...sketch }, second, ...rest] })
}

const OFFER: readonly MokshaAction['do'][] = ['earn', 'craft', 'trade', 'convert', 'preach']
/** The gather effects that are offered. */
const services = (state: MokshaState): MokshaAction[] =>
  legalActions(state).filter((action) => OFFER.includes(action.do))
const karmaOf = (state: MokshaState): number[] => Object.values(playerOfSeat(state).karma)

describe('gather effects', () => {
  test('MOK-80: an effect is optional, and used once per turn', () => {
    const state = working('housekeeper')
    play(state, wanderAction(4))
    expect(legalActions(state)).toEqual([earnAction('dharma'), earnAction('kama'), earnAction('artha'), goAction])
    const events = play(state, goAction)
    expect(eventsOfKind(events, 'used')).toEqual([])
    const again = working('housekeeper')
    play(again, wanderAction(4), earnAction('kama'))
    expect(services(again)).toEqual([])
  })

  test('MOK-81: effects come after the reward, and depend on the region as it was on arrival', () => {
    // Three disciples are gathered in a region that was empty: too late for the Cleaner.
    const late = working('cleaner', { at: [-1, 0] })
    play(late, wanderAction(4))
    expect(services(late)).toEqual([])
    const state = working('cleaner', { disciples: { 4: 2 } })
    play(state, wanderAction(4))
    expect(karmaOf(state)).toEqual([0, 0, 1])
    expect(services(state)).toHaveLength(3)
  })

  test('MOK-85: the Housekeeper earns 1 karma of any colour after staying', () => {
    const state = working('housekeeper')
    const events = play(state, wanderAction(4), earnAction('kama'))
    expect(karmaOf(state)).toEqual([0, 1, 1])
    expect(eventsOfKind(events, 'karma')).toMatchObject([
      { source: 'hex' },
      { pillar: 'kama', count: 1, source: 'housekeeper' },
    ])
    const moved = working('housekeeper')
    play(moved, wanderAction(7))
    expect(services(moved)).toEqual([])
  })

  test('MOK-86: the Cleaner earns with two disciples of any players in the region, after moving or staying', () => {
    const crowd: PlayerSketch[] = [{ disciples: { 7: 1, 4: 1 } }, { disciples: { 7: 1, 4: 1 } }]
    for (const region of [4, 7]) {
      const state = working('cleaner', {}, ...crowd)
      play(state, wanderAction(region))
      expect(services(state)).toHaveLength(3)
    }
    const lonely = working('cleaner', {}, { disciples: { 7: 1 } })
    play(lonely, wanderAction(7))
    expect(services(lonely)).toEqual([])
  })

  test('MOK-87: the Servant earns after moving to a region with a higher caste, not after staying', () => {
    const state = working('servant', {}, { region: 7 })
    play(state, wanderAction(7))
    expect(services(state)).toHaveLength(3)
    const staying = working('servant', {}, { region: 4 })
    play(staying, wanderAction(4))
    expect(services(staying)).toEqual([])
    const equals = working('servant', {}, { region: 7, occupation: 'cleaner' })
    play(equals, wanderAction(7))
    expect(services(equals)).toEqual([])
  })

  test('MOK-88: the Artisan trades a token for 1 karma of its colour, with room and supply for it', () => {
    const state = working('artisan', { tokens: 'kama5 kama5 artha10', karma: 'artha' })
    play(state, wanderAction(4))
    expect(services(state)).toEqual([tradeTokenForKarmaAction('kama5')])
    const ocean = state.ocean.kama5
    const events = play(state, tradeTokenForKarmaAction('kama5'))
    expect([playerOfSeat(state).tokens, state.ocean.kama5]).toEqual([['kama5', 'artha10'], ocean + 1])
    expect(karmaOf(state)).toEqual([0, 1, 2])
    expect(eventsOfKind(events, 'paid')).toMatchObject([{ price: 'kama5', reason: 'artisan' }])
    const dry = working(
      'artisan',
      { tokens: 'kama5' },
      ...[1, 2, 3].map((region) => ({ region, karma: 'kama kama' })),
      {
        region: 5,
        karma: 'kama kama',
      },
    )
    play(dry, wanderAction(4))
    expect(services(dry)).toEqual([])
  })

  test('MOK-90: the Merchant trades 1 karma for up to two disciples, at least one of which must fit', () => {
    const state = working('merchant', { karma: 'kama' }, { disciples: { 4: 2 } })
    play(state, wanderAction(4))
    expect(services(state)).toEqual([
      tradeKarmaForDisciplesAction('kama', 1),
      tradeKarmaForDisciplesAction('kama', 2),
      tradeKarmaForDisciplesAction('artha', 1),
      tradeKarmaForDisciplesAction('artha', 2),
    ])
    play(state, tradeKarmaForDisciplesAction('kama', 2))
    expect([karmaOf(state), playerOfSeat(state).disciples[3]]).toEqual([[0, 0, 1], 2])
    const tight = working('merchant', {}, { disciples: { 4: 3 } })
    play(tight, wanderAction(4))
    expect(services(tight)).toEqual([tradeKarmaForDisciplesAction('artha', 1)])
    const full = working('merchant', {}, { disciples: { 4: 4 } })
    play(full, wanderAction(4))
    expect(services(full)).toEqual([])
  })

  test('MOK-94: the Soldier replaces one rival disciple by an own disciple that did not fit', () => {
    const rivals: PlayerSketch[] = [{ disciples: { 4: 1 } }, { disciples: { 4: 2 } }]
    const state = working('soldier', { at: [-1, 0] }, ...rivals)
    play(state, wanderAction(4))
    expect(services(state)).toEqual([replaceRivalDiscipleAction(1), replaceRivalDiscipleAction(2)])
    const events = play(state, replaceRivalDiscipleAction(2))
    expect([0, 1, 2].map((seat) => playerOfSeat(state, seat).disciples[3])).toEqual([2, 1, 1])
    expect(reserveDiscipleCountOf(playerOfSeat(state, 2))).toBe(9)
    expect(eventsOfKind(events, 'converted')).toEqual([{ kind: 'converted', seat: 0, whose: 2, region: 4 }])
    const roomy = working('soldier', { at: [-1, 0] }, { disciples: { 4: 1 } })
    play(roomy, wanderAction(4))
    expect(services(roomy)).toEqual([])
    const own = working('soldier', { at: [-1, 0], disciples: { 4: 4 } })
    play(own, wanderAction(4))
    expect(services(own)).toEqual([])
  })

  test('MOK-95: the Soldier has no effect when disciples are lost only because the reserve is too small', () => {
    const short = working('soldier', { at: [-1, 0], disciples: { 1: 4, 2: 4, 3: 1 } }, { disciples: { 4: 3 } })
    play(short, wanderAction(4))
    expect(playerOfSeat(short).disciples[3]).toBe(1)
    expect(services(short)).toEqual([])
    const both = working('soldier', { at: [-1, 0], disciples: { 1: 4, 2: 4 } }, { disciples: { 4: 3 } })
    play(both, wanderAction(4))
    expect(services(both)).toEqual([replaceRivalDiscipleAction(1)])
  })

  test('MOK-98: the Swami places one more disciple, also on a hex without disciples, within the limit', () => {
    const state = working('swami')
    play(state, wanderAction(4))
    expect(legalActions(state)).toEqual([placeExtraDiscipleAction, goAction])
    play(state, placeExtraDiscipleAction)
    expect(playerOfSeat(state).disciples[3]).toBe(1)
    const full = working('swami', { at: [-1, 0] }, { disciples: { 4: 2 } })
    play(full, wanderAction(4))
    expect(services(full)).toEqual([])
    const spent = working('swami', { disciples: { 1: 4, 2: 4, 3: 2 } })
    play(spent, wanderAction(4))
    expect(services(spent)).toEqual([])
  })
})

describe('the Maharaja', () => {
  const court = (occupation: Occupation): MokshaState =>
    createPosition({
      players: [{ occupation, region: 7, tokens: 'kama5', disciples: { 4: 2 } }, {}],
      turn: { stage: 'devote' },
    })

  test('MOK-93: one sacrifice pays for two mobilizations, also of the same disciples', () => {
    const state = court('maharaja')
    const events = play(state, sacrificeAction('kama5'), mobilizeAction(4, 10, 2), mobilizeAction(10, 11, 1))
    expect([10, 11].map((region) => playerOfSeat(state).disciples[region - 1])).toEqual([1, 1])
    expect(eventsOfKind(events, 'paid')).toHaveLength(1)
    expect(eventsOfKind(events, 'used')).toMatchObject([{ occupation: 'maharaja' }])
    expect(legalActions(state).some((action) => action.do === 'mobilize')).toBe(false)
    const once = court('maharaja')
    play(once, sacrificeAction('kama5'), mobilizeAction(4, 10, 2), goAction)
    expect(playerOfSeat(once).disciples[9]).toBe(2)
    const other = court('landholder')
    play(other, sacrificeAction('kama5'), mobilizeAction(4, 10, 2))
    expect(legalActions(other).some((action) => action.do === 'mobilize')).toBe(false)
  })
})

describe('occupations together with other effects of the same step', () => {
  test('MOK-81 MOK-94: a Vishnu shift before the reward decides how many disciples do not fit for the Soldier', () => {
    const state = createPosition({
      players: [{ occupation: 'soldier', at: [-1, 1], ready: 'vishnu' }, { disciples: { 4: 3 } }],
      piles: { 9: 'kama5' },
    })
    // From artha 1 by a kama to the double of both: three disciples for one place.
    play(state, wanderAction(4), { do: 'vishnu', region: 9 })
    expect(services(state)).toEqual([replaceRivalDiscipleAction(1)])
  })

  test('MOK-66 MOK-85: karma that a Housekeeper earns can be the third colour and bring aura', () => {
    const state = working('housekeeper', { karma: 'dharma' })
    const events = play(state, wanderAction(4), earnAction('kama'))
    expect(eventsOfKind(events, 'aura')).toMatchObject([{ source: 'threeColours', total: 1 }])
  })

  test('MOK-79 MOK-86: Shiva after the arrival does not change the effect of the Cleaner', () => {
    const state = working('cleaner', { ready: 'shiva' }, { disciples: { 7: 2 } })
    play(state, wanderAction(7), shivaAction(7), { do: 'swap', region: 1 })
    expect(services(state)).toHaveLength(3)
  })

  test('MOK-88 MOK-43: an Artisan may trade away the only sacrifice', () => {
    const state = working('artisan', { region: 7, at: [0, 3], tokens: 'dharma5', disciples: { 4: 1 } })
    play(state, wanderAction(7), tradeTokenForKarmaAction('dharma5'))
    expect(legalActions(state).map((action) => ('pay' in action ? action.pay : action.do))).toContain('dharma')
  })
})
