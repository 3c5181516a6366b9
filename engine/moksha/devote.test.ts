import { describe, expect, test } from 'vitest'
import type { MokshaState } from './state.ts'
import type { PlayerSketch } from './testing.ts'
import {
  devoteAction,
  goAction,
  isLegal,
  mobilizeAction,
  legalActions,
  choicesOfVerb,
  play,
  createPosition,
  sacrificeAction,
  playerOfSeat,
  shivaAction,
  swapAction,
  eventsOfKind,
  vishnuAction,
} from './testing.ts'

/** A seat about to decide step 3. Region 4 has Shiva's sanctuary, region 7 a temple. */
function deciding(region: number, sketch: PlayerSketch = {}, ...others: PlayerSketch[]): MokshaState {
  return createPosition({
    players: [{ region, ...sketch }, ...(others.length > 0 ? others : [{}])],
    turn: { stage: 'devote' },
  })
}

describe('step 3: devote or mobilize', () => {
  test('MOK-41: a sacrifice is optional; it is one token to the Ocean or one karma token to the supply', () => {
    const state = deciding(4, { tokens: 'kama5 kama5 artha10', karma: 'dharma' })
    expect(legalActions(state)).toEqual([
      devoteAction('shiva', 'kama5'),
      devoteAction('shiva', 'artha10'),
      devoteAction('shiva', 'dharma'),
      goAction,
    ])
    const ocean = state.ocean.artha10
    play(state, devoteAction('shiva', 'artha10'))
    expect([playerOfSeat(state).tokens, state.ocean.artha10]).toEqual([['kama5', 'kama5'], ocean + 1])
    expect([...choicesOfVerb(state, 'devote'), ...choicesOfVerb(state, 'sacrifice')]).toEqual([])
    const karma = deciding(4, { tokens: 'kama5', karma: 'dharma' })
    play(karma, devoteAction('shiva', 'dharma'))
    expect([playerOfSeat(karma).tokens, playerOfSeat(karma).karma.dharma]).toEqual([['kama5'], 0])
  })

  test('MOK-42: the present building decides: devote in a sanctuary, mobilize at a temple', () => {
    const temple = deciding(7, { tokens: 'kama5', disciples: { 4: 1 } })
    expect(legalActions(temple)).toEqual([sacrificeAction('kama5'), goAction])
    const swapped = deciding(7, { tokens: 'kama5', disciples: { 4: 1 }, ready: 'shiva' })
    play(swapped, shivaAction(7), swapAction(2))
    expect(isLegal(swapped, devoteAction('ganesha', 'kama5'))).toBe(true)
    expect(isLegal(swapped, sacrificeAction('kama5'))).toBe(false)
  })

  test('MOK-43: a sacrifice is offered only with a possible action, which must then follow', () => {
    const bare = deciding(7, { tokens: 'kama5', ready: 'ganesha' })
    expect(choicesOfVerb(bare, 'sacrifice')).toEqual([])
    const state = deciding(7, { tokens: 'kama5', disciples: { 4: 1 } })
    play(state, sacrificeAction('kama5'))
    expect(isLegal(state, goAction)).toBe(false)
  })

  test('MOK-44: a devoted god is ready', () => {
    const state = deciding(4, { tokens: 'kama5' })
    const events = play(state, devoteAction('shiva', 'kama5'))
    expect(playerOfSeat(state).gods.shiva).toBe('ready')
    expect(eventsOfKind(events, 'moved')).toContainEqual({
      kind: 'moved',
      piece: 'god:shiva',
      from: 'box',
      to: 'seat0:god:shiva',
      count: 1,
    })
  })

  test('MOK-45: devoting a used god makes it ready again; a ready god cannot be devoted', () => {
    const used = deciding(4, { tokens: 'kama5', used: 'shiva' })
    play(used, devoteAction('shiva', 'kama5'))
    expect(playerOfSeat(used).gods.shiva).toBe('ready')
    const ready = deciding(4, { tokens: 'kama5', ready: 'shiva' })
    expect(choicesOfVerb(ready, 'devote')).toEqual([])
  })

  test('MOK-46: a player devotes a god at most once per turn', () => {
    const state = deciding(4, { tokens: 'kama5 kama5' })
    play(state, devoteAction('shiva', 'kama5'), shivaAction(1), swapAction(2))
    // Used at once, and still in the sanctuary's region: nothing more is offered before the turn ends.
    expect(choicesOfVerb(state, 'devote')).toEqual([])
    expect(playerOfSeat(state).stage).toBe(2)
  })

  test('MOK-47: a player mobilizes one or more own disciples to an adjacent region, within the limit', () => {
    const state = deciding(7, { tokens: 'kama5', disciples: { 4: 3, 1: 1 } }, { disciples: { 10: 2, 6: 4 } })
    play(state, sacrificeAction('kama5'))
    expect(choicesOfVerb(state, 'mobilize')).toEqual([
      mobilizeAction(1, 8, 1),
      mobilizeAction(4, 7, 1),
      mobilizeAction(4, 7, 2),
      mobilizeAction(4, 7, 3),
      mobilizeAction(4, 10, 1),
      mobilizeAction(4, 10, 2),
    ])
    play(state, mobilizeAction(4, 10, 2))
    expect([playerOfSeat(state).disciples[3], playerOfSeat(state).disciples[9]]).toEqual([1, 2])
  })

  test('MOK-48: a mobilization moves at least one disciple', () => {
    const state = deciding(7, { tokens: 'kama5', disciples: { 3: 1 } }, { disciples: { 5: 4, 9: 4 } })
    expect(choicesOfVerb(state, 'sacrifice')).toEqual([])
    const open = deciding(7, { tokens: 'kama5', disciples: { 3: 1 } }, { disciples: { 5: 4, 9: 3 } })
    play(open, sacrificeAction('kama5'))
    expect(legalActions(open)).toEqual([mobilizeAction(3, 9, 1)])
  })

  test('MOK-67: the fourth different god, used gods included, brings 2 aura at once, once per game', () => {
    const state = deciding(4, { tokens: 'kama5', used: 'brahma ganesha', ready: 'vishnu' })
    const events = play(state, devoteAction('shiva', 'kama5'))
    expect(eventsOfKind(events, 'aura')).toEqual([
      { kind: 'aura', seat: 0, source: 'fourthGod', amount: 2, total: 2, count: 4 },
    ])
    const again = deciding(4, { tokens: 'kama5', used: 'brahma ganesha vishnu shiva' })
    expect(eventsOfKind(play(again, devoteAction('shiva', 'kama5')), 'aura')).toEqual([])
    expect(playerOfSeat(again).aura).toBe(2)
  })

  test('MOK-73: a player may use several gods in a turn, and a god again after devoting it again', () => {
    const state = createPosition({
      players: [{ at: [-3, 2], tokens: 'kama5', ready: 'vishnu shiva' }, {}],
      piles: { 9: 'artha5 artha5' },
      buildings: { 4: 'vishnu' },
    })
    play(
      state,
      vishnuAction(9),
      shivaAction(10),
      swapAction(11),
      { do: 'wander', region: 4, pay: null },
      devoteAction('vishnu', 'kama5'),
    )
    expect(isLegal(state, vishnuAction(9))).toBe(true)
    play(state, vishnuAction(9))
    expect(playerOfSeat(state).gods).toMatchObject({ vishnu: 'used', shiva: 'used' })
    expect(playerOfSeat(state).tokens).toEqual(['artha5', 'artha5'])
  })
})
