/** Edge cases of RULES.md, section 11, and occupations and gods together. */
import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { CENTRE_HEX, hexIndexAt } from './harmony-grid.ts'
import { moksha } from './index.ts'
import { karmaTotal } from './player-sheet.ts'
import {
  brahmaAction,
  closeAction,
  tradeTokenForKarmaAction,
  decider,
  devoteAction,
  earnAction,
  payDisciplesForTokenAction,
  ganeshaAction,
  gatherRewardAction,
  goAction,
  harmonyAction,
  keepKarmaAction,
  placeDrawnTokenAction,
  markerHexOf,
  isLegal,
  mobilizeAction,
  legalActions,
  choicesOfVerb,
  play,
  playWithRandom,
  createPosition,
  placeExtraDiscipleAction,
  replaceTokenAction,
  sacrificeAction,
  playerOfSeat,
  shivaAction,
  swapAction,
  eventsOfKind,
  tradeKarmaForDisciplesAction,
  vishnuAction,
  wanderAction,
} from './testing.ts'

describe('edge cases', () => {
  test('MOK-30 MOK-33: with an empty stack the dot still shifts; in a sanctuary the player gathers from the same hex', () => {
    const temple = createPosition({ players: [{ region: 7 }, {}] })
    play(temple, wanderAction(7))
    expect(markerHexOf(temple)).toBe(hexIndexAt(1, 0))
    const holy = createPosition({ players: [{ at: [-2, 2] }, {}] })
    play(holy, wanderAction(4))
    expect([markerHexOf(holy), playerOfSeat(holy).karma.artha]).toEqual([hexIndexAt(-2, 2), 1])
  })

  test('MOK-27: with four tens a five must replace one of them; a region without tokens avoids it', () => {
    const sketch = { tokens: 'kama10 kama10 artha10 artha10' }
    const state = createPosition({ players: [sketch, {}], piles: { 7: 'dharma5' } })
    play(state, wanderAction(7))
    expect(legalActions(state)).toEqual([replaceTokenAction('kama10'), replaceTokenAction('artha10')])
    const avoiding = createPosition({ players: [sketch, {}], piles: { 7: 'dharma5' } })
    play(avoiding, wanderAction(4))
    expect(playerOfSeat(avoiding).tokens).toHaveLength(4)
  })

  test('MOK-65: paying the fourth token and taking another brings no aura again in the same life', () => {
    const state = createPosition({
      players: [{ tokens: 'kama5 kama5 kama5 artha5' }, {}],
      piles: { 2: 'dharma5' },
    })
    expect(eventsOfKind(play(state, wanderAction(2, 'artha5')), 'aura')).toEqual([])
  })

  test('MOK-66 MOK-68: karma kept at a rebirth never has three colours', () => {
    const state = createPosition({
      players: [{ karma: 'dharma dharma kama kama artha artha' }, {}],
      turn: { stage: 'karma' },
    })
    for (const action of choicesOfVerb(state, 'keep')) expect(new Set(action.karma).size).toBeLessThan(3)
    play(state, keepKarmaAction('dharma', 'artha'))
    expect(playerOfSeat(state).karmaAura).toBe(false)
  })

  test('MOK-25 MOK-91: a player must leave a region that another player closes; a sanctuary may be closed', () => {
    const state = createPosition({ players: [{}, { region: 4, occupation: 'maharaja' }], turn: { stage: 'close' } })
    play(state, closeAction(4))
    expect(playerOfSeat(state).land).toBe(4)
    expect(choicesOfVerb(state, 'wander').map(({ region }) => region)).toEqual([7, 10])
  })

  test('MOK-79 MOK-91: Shiva can move a closed sanctuary away', () => {
    const state = createPosition({ players: [{ ready: 'shiva' }, { land: 1 }] })
    play(state, shivaAction(1), swapAction(7))
    expect([state.buildings[0], state.buildings[6]]).toEqual(['kama', 'brahma'])
    expect(playerOfSeat(state, 1).land).toBe(1)
  })

  test('MOK-75 MOK-26: with all stacks empty the game continues, and only Brahma refills them', () => {
    const state = createPosition({ players: [{ at: [-3, 2], ready: 'brahma vishnu' }, {}] })
    expect(isLegal(state, brahmaAction)).toBe(true)
    expect(choicesOfVerb(state, 'vishnu')).toEqual([])
    play(state, wanderAction(4), goAction, goAction, goAction)
    expect(decider(state)).toBe(1)
  })

  test('MOK-37: karma of a colour that is full is lost', () => {
    const state = createPosition({ players: [{ at: [-3, 3], karma: 'artha artha' }, {}] })
    const events = play(state, wanderAction(4))
    expect(eventsOfKind(events, 'gathered')).toMatchObject([{ karma: [], lost: { karma: ['artha', 'artha'] } }])
  })

  test('MOK-13: random games of every player count end without broken invariants, also with even finish', () => {
    const random = createRandomStream(seedFromText('edges'), 0)
    for (const players of [2, 3, 4, 5]) {
      const state = moksha.setup({ players, options: { evenFinish: players % 2 === 0 } }, random, noopEventSink)
      while (state.end === null)
        moksha.play(state, decider(state), random.pick(legalActions(state)), random, noopEventSink)
      expect(moksha.findBrokenInvariants(state)).toEqual([])
    }
  })
})

describe('gods and occupations together', () => {
  test('MOK-89 MOK-77: a Farmer takes two tokens of a stack after Vishnu took another one', () => {
    const state = createPosition({
      players: [{ occupation: 'farmer', ready: 'vishnu', disciples: { 1: 2 } }, {}, {}, {}],
      piles: { 4: 'kama5 artha5 dharma5' },
    })
    play(state, vishnuAction(4), wanderAction(4), payDisciplesForTokenAction(1, 1))
    expect(playerOfSeat(state).tokens).toEqual(['dharma5', 'artha5', 'kama5'])
    expect(markerHexOf(state)).toBe(CENTRE_HEX)
  })

  test('MOK-90 MOK-76: karma from Ganesha can pay for the effect of the Merchant', () => {
    const state = createPosition({ players: [{ occupation: 'merchant', at: [0, 1], ready: 'ganesha' }, {}] })
    play(state, wanderAction(4), goAction, ganeshaAction('kama'), tradeKarmaForDisciplesAction('kama', 1))
    expect(playerOfSeat(state).disciples[3]).toBe(4)
    const late = createPosition({ players: [{ occupation: 'merchant', at: [0, 1], ready: 'ganesha' }, {}] })
    // Without karma the Merchant is not asked; with what Ganesha brings before step 3, yet.
    play(late, wanderAction(4), goAction, goAction, ganeshaAction('kama'))
    expect(choicesOfVerb(late, 'trade')).toEqual([tradeKarmaForDisciplesAction('kama', 1)])
  })

  test('MOK-88 MOK-66: an Artisan gains aura by crafting the third colour', () => {
    const state = createPosition({
      players: [{ occupation: 'artisan', at: [-3, 2], tokens: 'kama5', karma: 'dharma' }, {}],
    })
    expect(eventsOfKind(play(state, wanderAction(4), tradeTokenForKarmaAction('kama5')), 'aura')).toMatchObject([
      { source: 'threeColours' },
    ])
  })

  test('MOK-98 MOK-35: a Swami gains a disciple after Vishnu has shifted the marker, within the limit', () => {
    const state = createPosition({
      players: [{ occupation: 'swami', at: [-1, 1], ready: 'vishnu' }, { disciples: { 4: 1 } }],
      piles: { 9: 'artha5' },
    })
    play(state, wanderAction(4), goAction, vishnuAction(9), placeExtraDiscipleAction)
    expect(playerOfSeat(state).disciples[3]).toBe(2)
  })

  test('MOK-97 MOK-79: Shiva, used before taking a token, changes the Jurist’s dot', () => {
    const state = createPosition({
      players: [{ region: 7, occupation: 'jurist', ready: 'shiva' }, {}],
      piles: { 7: 'artha5' },
    })
    play(state, wanderAction(7), shivaAction(7), swapAction(5))
    expect(state.buildings[6]).toBe('dharma')
    play(state, harmonyAction(-1, -1))
    expect(markerHexOf(state)).toBe(hexIndexAt(-1, -1))
  })

  test('MOK-93 MOK-42: a Maharaja mobilizes twice at a temple that Shiva moved there', () => {
    const state = createPosition({
      players: [{ occupation: 'maharaja', at: [-3, 2], karma: 'kama', ready: 'shiva', disciples: { 7: 2 } }, {}],
    })
    play(
      state,
      wanderAction(4),
      goAction,
      goAction,
      shivaAction(4),
      swapAction(11),
      sacrificeAction('kama'),
      mobilizeAction(7, 2, 1),
      mobilizeAction(2, 8, 1),
    )
    expect([2, 7, 8].map((region) => playerOfSeat(state).disciples[region - 1])).toEqual([0, 1, 1])
  })

  test('MOK-85 MOK-84: in one region the Housekeeper earns karma, and the Dalit must then leave', () => {
    const state = createPosition({
      players: [
        { occupation: 'housekeeper', at: [-3, 2] },
        { occupation: 'dalit', region: 4 },
      ],
    })
    play(state, wanderAction(4), earnAction('kama'))
    play(state, ...legalActions(state).slice(-1))
    // The Dalit shares the region with a Shudra and must leave it.
    expect(decider(state)).toBe(1)
    expect(choicesOfVerb(state, 'wander').map(({ region }) => region)).toEqual([7, 10])
  })

  test('MOK-87 MOK-86: Servant and Cleaner keep their effect when a god is used between arrival and gathering', () => {
    for (const occupation of ['servant', 'cleaner'] as const) {
      const state = createPosition({
        players: [
          { occupation, at: [-3, 2], ready: 'ganesha' },
          { region: 7, disciples: { 7: 2 } },
        ],
      })
      play(state, wanderAction(7), ganeshaAction('dharma'))
      expect(choicesOfVerb(state, 'earn').map(({ karma }) => karma)).toEqual(['kama', 'artha'])
    }
  })

  test('MOK-94 MOK-74: a token that Brahma lays before taking can shift a Soldier to a hex with too many disciples', () => {
    const state = createPosition({
      players: [{ occupation: 'soldier', at: [0, 1], ready: 'brahma' }, { disciples: { 4: 3 } }, {}, {}],
    })
    play(state, wanderAction(4))
    playWithRandom({ int: () => 0, pick: ([first]) => first as never, shuffle: (items) => items }, state, brahmaAction)
    play(
      state,
      placeDrawnTokenAction(4, 0),
      placeDrawnTokenAction(1, 0),
      placeDrawnTokenAction(1, 0),
      placeDrawnTokenAction(1, 0),
      placeDrawnTokenAction(2, 0),
    )
    expect(playerOfSeat(state).tokens).toEqual(['dharma5'])
    expect(markerHexOf(state)).toBe(CENTRE_HEX)
    play(state, gatherRewardAction('kama'))
    expect(choicesOfVerb(state, 'convert')).toHaveLength(1)
  })

  test('MOK-67 MOK-88: a player can devote the fourth god with crafted karma', () => {
    const state = createPosition({
      players: [{ occupation: 'artisan', at: [1, -1], tokens: 'kama5', used: 'brahma ganesha vishnu' }, {}],
    })
    const events = play(state, wanderAction(4), tradeTokenForKarmaAction('kama5'), devoteAction('shiva', 'kama'))
    expect(eventsOfKind(events, 'aura')).toMatchObject([{ source: 'fourthGod', amount: 2 }])
    expect(karmaTotal(playerOfSeat(state))).toBe(0)
  })
})
