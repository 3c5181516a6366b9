import { describe, expect, test } from 'vitest'
import { satelliteToChooseFrom } from './board.ts'
import { CARD_DATA } from './data.ts'
import { rauha } from './index.ts'
import { currentDealIndexOf } from './knowledge.ts'
import {
  discardForCrystalsAction,
  keepAction,
  keepFirstCards,
  isLegal,
  legalActions,
  finishAllSeatsTurnBriefly,
  placeAction,
  play,
  playAsSeat,
  createPosition,
  createStartState,
  eventsOfKind,
} from './testing.ts'

const PLAYERS = [0, 1, 2]

describe('step 1: choose a card', () => {
  test('RAU-20, RAU-21: each seat chooses one card of its own pool at the same time', () => {
    const state = createPosition({
      step: 'keep',
      position: 2,
      players: [{ pool: ['A1-01', 'A1-02', 'A1-03'] }, {}, {}],
    })
    expect(rauha.findBrokenInvariants(state)).toEqual([])
    expect(rauha.deciders(state)).toEqual(PLAYERS)
    expect(rauha.choices(state, 0)).toEqual([keepAction('A1-01'), keepAction('A1-02'), keepAction('A1-03')])
    const pools = PLAYERS.map((seat) => state.deals[currentDealIndexOf(state, seat) ?? -1]?.slice(1))
    playAsSeat(state, 0, keepAction('A1-02'))
    expect(rauha.deciders(state)).toEqual([1, 2])
    const events = keepFirstCards(state)
    expect(eventsOfKind(events, 'kept').map(({ seat, satellite }) => [seat, satellite])).toEqual([
      [0, 2],
      [1, 0],
      [2, 1],
    ])
    expect(state.players.map(({ kept }) => kept)).toEqual(['A1-02', pools[1]?.[0], pools[2]?.[0]])
    // The rest is back on the same satellite.
    expect(state.deals[2]?.slice(2)).toEqual(['A1-01', 'A1-03'])
  })

  test('RAU-22: in each turn exactly one seat uses each satellite', () => {
    for (const players of [2, 3, 4, 5])
      for (const at of [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]) {
        const used = Array.from({ length: players }, (_, seat) => satelliteToChooseFrom(at, seat, players))
        expect(new Set(used).size).toBe(players)
      }
  })

  test('RAU-23, RAU-24: pools have 4, 3 and 2 cards; the last card goes to the black hole', () => {
    for (const players of [2, 5]) {
      const state = createStartState(players)
      const sizes: number[] = []
      for (let turn = 1; turn <= 3; turn++) {
        sizes.push(rauha.choices(state, 0).length)
        const events = keepFirstCards(state)
        expect(eventsOfKind(events, 'leftOver')).toHaveLength(turn === 3 ? players : 0)
        if (turn === 3) expect(rauha.view(state, 'table').blackHole.count).toBe(players + 2 * players)
        finishAllSeatsTurnBriefly(state)
      }
      expect(sizes).toEqual([4, 3, 2])
      // Three discards of every player, and the cards left over.
      expect(rauha.view(state, 'table').blackHole.count).toBe(4 * players)
    }
  })

  test('RAU-25: a seat may keep a card that it cannot pay for, and then discard it', () => {
    const state = createPosition({ step: 'keep', players: [{ crystals: 0, pool: ['A2-30'] }, {}] })
    expect(CARD_DATA['A2-30'].placement).toEqual({ kind: 'crystals', crystals: 7 })
    playAsSeat(state, 0, keepAction('A2-30'))
    keepFirstCards(state)
    expect(state.first).toBe(0)
    expect(legalActions(state).filter((action) => action.do === 'place')).toEqual([])
    expect(isLegal(state, discardForCrystalsAction)).toBe(true)
  })

  test('RAU-26, RAU-99: a seat may change its choice to another card of the pool until all seats have chosen', () => {
    const state = createPosition({ step: 'keep', players: [{ pool: ['A2-01', 'A2-02', 'A2-03'] }, {}, {}] })
    const again = (events: ReturnType<typeof playAsSeat>) => eventsOfKind(events, 'chose').map((event) => event.again)
    expect(again(playAsSeat(state, 0, keepAction('A2-01')))).toEqual([false])
    expect(rauha.deciders(state)).toEqual([1, 2])
    expect(rauha.choices(state, 0)).toEqual([keepAction('A2-02'), keepAction('A2-03')])
    expect(again(playAsSeat(state, 0, keepAction('A2-03')))).toEqual([true])
    expect(rauha.choices(state, 0)).toEqual([keepAction('A2-01'), keepAction('A2-02')])
    expect(state.players[0]?.kept).toBe('A2-03')
    keepFirstCards(state)
    expect(state.players[0]?.kept).toBe('A2-03')
    expect(rauha.choices(state, 0).some(({ do: verb }) => verb === 'keep')).toBe(false)
  })

  test('RAU-26: other seats and the table see that a seat has chosen, but not the card', () => {
    const state = createPosition({ step: 'keep', players: [{ pool: ['A2-01', 'A2-02', 'A2-03'] }, {}, {}] })
    const events = playAsSeat(state, 0, keepAction('A2-02'))
    expect(events).toEqual([{ kind: 'chose', seat: 0, again: false, secret: { to: [0], values: { card: 'A2-02' } } }])
    expect(rauha.view(state, 0).players[0]?.kept).toEqual({ made: true, cards: ['A2-02'] })
    for (const viewer of [1, 'table'] as const)
      expect(rauha.view(state, viewer).players[0]?.kept).toEqual({ made: true, cards: [] })
  })
})

describe('known cards of a seat', () => {
  /** Round 3, turn 1 of three players: seat 0 uses satellite 0, as seat 1 will in turn 2. */
  const opening = () =>
    createPosition({ step: 'keep', position: 9, players: [{ pool: ['A2-06', 'A2-11', 'A2-12', 'A2-19'] }, {}, {}] })
  const satellite = (state: ReturnType<typeof createStartState>, viewer: number | 'table') =>
    rauha.view(state, viewer).satellites[0]

  /** Every player keeps; in turn 1 seat 0 the first, in turn 2 seat 1 the second of satellite 0. */
  const afterTwo = (second: 'place' | 'discard') => {
    const state = opening()
    playAsSeat(state, 0, keepAction('A2-06'))
    keepFirstCards(state)
    finishAllSeatsTurnBriefly(state)
    playAsSeat(state, 1, keepAction('A2-12'))
    keepFirstCards(state)
    while (rauha.deciders(state)[0] !== 1) play(state, discardForCrystalsAction, { do: 'endActivation' })
    play(state, second === 'place' ? placeAction(8) : discardForCrystalsAction)
    return state
  }

  test('RAU-97: a seat that has chosen from a satellite knows the cards left there; other seats do not', () => {
    const state = opening()
    playAsSeat(state, 0, keepAction('A2-06'))
    keepFirstCards(state)
    expect(satellite(state, 0)).toEqual({ count: 3, cards: ['A2-11', 'A2-12', 'A2-19'] })
    expect(satellite(state, 1)).toEqual({ count: 3, cards: [] })
    expect(satellite(state, 'table')).toEqual({ count: 3, cards: [] })
    expect(rauha.view(state, 1).players[0]?.kept).toEqual({ made: true, cards: [] })
  })

  test('RAU-97: a card that another seat then takes can be any of the seen cards until it is placed', () => {
    const state = opening()
    playAsSeat(state, 0, keepAction('A2-06'))
    keepFirstCards(state)
    finishAllSeatsTurnBriefly(state)
    playAsSeat(state, 1, keepAction('A2-12'))
    const seen = ['A2-11', 'A2-12', 'A2-19']
    expect(rauha.view(state, 0).players[1]?.kept).toEqual({ made: true, cards: seen })
    keepFirstCards(state)
    expect(rauha.view(state, 0).players[1]?.kept).toEqual({ made: true, cards: seen })
    expect(satellite(state, 0)).toEqual({ count: 2, cards: seen })
    expect(satellite(state, 1)).toEqual({ count: 2, cards: ['A2-11', 'A2-19'] })
    expect(satellite(afterTwo('place'), 0)).toEqual({ count: 2, cards: ['A2-11', 'A2-19'] })
  })

  test('RAU-97: a seat that sees the satellite again knows which card was discarded in between', () => {
    const state = afterTwo('discard')
    const known = (viewer: number | 'table') => rauha.view(state, viewer).blackHole.known
    expect(satellite(state, 0)?.cards).toEqual(['A2-11', 'A2-12', 'A2-19'])
    expect(known(0)).not.toContain('A2-12')
    finishAllSeatsTurnBriefly(state)
    expect(state.position).toBe(11)
    expect(satellite(state, 0)).toEqual({ count: 2, cards: ['A2-11', 'A2-19'] })
    expect(known(0)).toContain('A2-12')
    expect(known(2)).not.toContain('A2-12')
    expect(known('table')).toEqual([])
  })

  test('RAU-97: the neighbour knows the last two cards when both are in the black hole or one is placed', () => {
    const state = afterTwo('discard')
    finishAllSeatsTurnBriefly(state)
    playAsSeat(state, 0, keepAction('A2-19'))
    keepFirstCards(state)
    const known = (viewer: number) => rauha.view(state, viewer).blackHole.known
    expect(known(0)).toContain('A2-11')
    expect(known(1)).not.toContain('A2-11')
    expect(rauha.view(state, 1).players[0]?.kept).toEqual({ made: true, cards: ['A2-11', 'A2-19'] })
    while (rauha.deciders(state)[0] !== 0) play(state, discardForCrystalsAction, { do: 'endActivation' })
    const placed = rauha.clone(state)
    play(placed, placeAction(4))
    expect(rauha.view(placed, 1).blackHole.known).toEqual(expect.arrayContaining(['A2-11']))
    play(state, discardForCrystalsAction)
    expect(known(1)).toEqual(expect.arrayContaining(['A2-11', 'A2-19']))
    expect(known(2)).not.toContain('A2-11')
  })

  test('RAU-97: the open view contains all deals and decks', () => {
    const state = opening()
    const { deals, decks } = rauha.view(state, 'open')
    expect(deals.slice(6).map(({ loose }) => loose)).toEqual(state.deals.slice(6))
    expect(decks.map(({ cards }) => cards)).toEqual(state.decks)
  })
})
