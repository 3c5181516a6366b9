import { describe, expect, test } from 'vitest'
import type { Building } from './data.ts'
import { CENTRE_HEX, hexIndexAt } from './harmony-grid.ts'
import { harmonyDestinationsIfInRegion } from './evolve.ts'
import {
  payDisciplesForTokenAction,
  goAction,
  harmonyAction,
  markerHexOf,
  isLegal,
  legalActions,
  choicesOfVerb,
  play,
  createPosition,
  replaceTokenAction,
  playerOfSeat,
  eventsOfKind,
  vishnuAction,
  wanderAction,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'

/** A seat about to go from region 4 to region 7, with a stack and a building there. */
function near(pile: string, building: Building = 'kama', sketch: PlayerSketch = {}) {
  return createPosition({ players: [sketch, {}], piles: { 7: pile }, buildings: { 7: building } })
}

const hexes = (...at: readonly (readonly [number, number])[]): number[] =>
  at.map(([q, r]) => hexIndexAt(q, r)).sort((a, b) => a - b)

describe('step 1: the token', () => {
  test('MOK-26: the player takes the top token, whether the meeple moved or stayed', () => {
    const state = near('artha5 dharma10')
    play(state, wanderAction(7))
    expect(playerOfSeat(state).tokens).toEqual(['dharma10'])
    expect(state.piles[6]).toEqual(['artha5'])
    const staying = createPosition({ piles: { 4: 'kama5' } })
    play(staying, wanderAction(4))
    expect(playerOfSeat(staying).tokens).toEqual(['kama5'])
    const bare = near('')
    play(bare, wanderAction(7))
    expect(playerOfSeat(bare).tokens).toEqual([])
  })

  test('MOK-27: a fifth token replaces one of the four held tokens', () => {
    const state = near('dharma5', 'kama', { tokens: 'kama5 artha5 kama5 artha10' })
    play(state, wanderAction(7))
    expect(legalActions(state)).toEqual([
      replaceTokenAction('kama5'),
      replaceTokenAction('artha5'),
      replaceTokenAction('artha10'),
    ])
    const ocean = state.ocean.artha5
    play(state, replaceTokenAction('artha5'))
    expect(playerOfSeat(state).tokens).toEqual(['kama5', 'dharma5', 'kama5', 'artha10'])
    expect(state.ocean.artha5).toBe(ocean + 1)
  })

  test('MOK-65: the fourth token brings 1 aura at once, once per life', () => {
    const state = near('dharma5', 'kama', { tokens: 'kama5 artha5 kama5' })
    const events = play(state, wanderAction(7))
    expect(eventsOfKind(events, 'aura')).toEqual([
      { kind: 'aura', seat: 0, source: 'fourthToken', amount: 1, total: 1, count: 4 },
    ])
    const again = createPosition({ players: [{ tokens: 'kama5 artha5 kama5 artha5' }, {}], piles: { 2: 'dharma5' } })
    expect(eventsOfKind(play(again, wanderAction(2, 'kama5')), 'aura')).toEqual([])
    expect(playerOfSeat(again)).toMatchObject({ aura: 1, slotAura: true })
  })
})

describe('step 1: the shifts', () => {
  test('MOK-28: each arrow of the token gives one shift, and the dot of a temple one; a sanctuary gives none', () => {
    const state = near('dharma10')
    play(state, wanderAction(7))
    expect(markerHexOf(state)).toBe(hexIndexAt(1, -2))
    const holy = createPosition({ piles: { 4: 'artha5' } })
    play(holy, wanderAction(4))
    expect(markerHexOf(holy)).toBe(hexIndexAt(-1, 1))
  })

  test('MOK-29: the player chooses the colour of the dot of the neutral temple each time', () => {
    const state = near('', 'neutral')
    play(state, wanderAction(7))
    expect(choicesOfVerb(state, 'harmony').map(({ hex }) => hex)).toEqual(hexes([0, -1], [1, 0], [-1, 1]))
    play(state, harmonyAction(1, 0))
    expect(markerHexOf(state)).toBe(hexIndexAt(1, 0))
  })

  test('MOK-30: the dot also shifts when the meeple stayed and when the stack is empty', () => {
    const state = createPosition({ players: [{ region: 7 }, {}] })
    play(state, wanderAction(7))
    expect(markerHexOf(state)).toBe(hexIndexAt(1, 0))
  })

  test('MOK-31 MOK-32: shifts have any order; a shift off the grid does nothing, and the next starts from there', () => {
    const state = near('artha10', 'dharma', { at: [1, -3] })
    const events = play(state, wanderAction(7))
    expect(choicesOfVerb(state, 'harmony').map(({ hex }) => hex)).toEqual(hexes([-1, -2], [-1, -1]))
    events.push(...play(state, harmonyAction(-1, -1)))
    expect(eventsOfKind(events, 'shifted').map(({ pillar, from, to }) => [pillar, from, to])).toEqual([
      ['dharma', hexIndexAt(1, -3), hexIndexAt(1, -3)],
      ['artha', hexIndexAt(1, -3), hexIndexAt(0, -2)],
      ['artha', hexIndexAt(0, -2), hexIndexAt(-1, -1)],
    ])
    expect(eventsOfKind(events, 'moved').filter(({ piece }) => piece === 'marker:0')).toHaveLength(2)
  })

  test('MOK-31: away from the edge the order makes no difference, and the marker moves without a choice', () => {
    const state = near('artha10', 'dharma')
    play(state, wanderAction(7))
    expect(markerHexOf(state)).toBe(hexIndexAt(-2, 1))
  })

  test('harmonyOptionsIfWanderedTo lists the end hexes of the marker for a region', () => {
    const state = near('artha10', 'neutral')
    expect(harmonyDestinationsIfInRegion(state, 0, 7).map(({ hex }) => hex)).toEqual(hexes([-2, 1], [-1, 2], [-3, 3]))
    expect(harmonyDestinationsIfInRegion(state, 0, 4).map(({ hex, path }) => [hex, path])).toEqual([[CENTRE_HEX, []]])
  })
})

describe('the Farmer', () => {
  const field = (piles: string, sketch: PlayerSketch = {}) =>
    near(piles, 'kama', { occupation: 'farmer', disciples: { 1: 1, 3: 2 }, ...sketch })

  test('MOK-89: a Farmer pays two disciples from any regions for the next token, whose arrows add to the shifts', () => {
    const state = field('dharma5 artha10')
    expect(eventsOfKind(play(state, wanderAction(7)), 'took')).toMatchObject([{ token: 'artha10', by: 'wander' }])
    expect(legalActions(state)).toEqual([payDisciplesForTokenAction(1, 3), payDisciplesForTokenAction(3, 3), goAction])
    const beside = field('dharma5 artha10', { disciples: { 10: 1, 11: 1 } })
    play(beside, wanderAction(7))
    expect(legalActions(beside)).toEqual([payDisciplesForTokenAction(10, 11), goAction])
    const events = play(state, payDisciplesForTokenAction(1, 3))
    expect(eventsOfKind(events, 'took')).toMatchObject([{ token: 'dharma5', by: 'farmer' }])
    expect(eventsOfKind(events, 'returned')).toMatchObject([
      { region: 1, count: 1, reason: 'farmer' },
      { region: 3, count: 1, reason: 'farmer' },
    ])
    expect(playerOfSeat(state).tokens).toEqual(['artha10', 'dharma5'])
    // Two artha, one dharma, one kama: one artha is left over.
    expect(markerHexOf(state)).toBe(hexIndexAt(-1, 1))
  })

  test('MOK-89: the Farmer needs two disciples and another token in the same stack', () => {
    for (const state of [field('dharma5'), field(''), field('dharma5 artha5', { disciples: { 3: 1 } })]) {
      play(state, wanderAction(7))
      expect(choicesOfVerb(state, 'farm')).toEqual([])
    }
  })

  test('MOK-27 MOK-89: with full slots the second token also replaces one, possibly the first token', () => {
    const state = field('dharma5 artha10', { tokens: 'kama5 kama5 kama10 kama10' })
    play(state, wanderAction(7), replaceTokenAction('kama5'), payDisciplesForTokenAction(3, 3))
    expect(isLegal(state, replaceTokenAction('artha10'))).toBe(true)
    play(state, replaceTokenAction('artha10'))
    expect(playerOfSeat(state).tokens).toEqual(['dharma5', 'kama5', 'kama10', 'kama10'])
    expect(markerHexOf(state)).toBe(hexIndexAt(-1, 1))
  })

  test('MOK-80: the Farmer may decline', () => {
    const state = field('dharma5 artha10')
    play(state, wanderAction(7), goAction)
    expect(playerOfSeat(state).tokens).toEqual(['artha10'])
  })
})

describe('Pandit and Jurist', () => {
  test('MOK-96: the Pandit chooses one colour for all arrows of the token', () => {
    const state = near('dharma10', 'kama', { occupation: 'pandit' })
    play(state, wanderAction(7))
    expect(choicesOfVerb(state, 'harmony').map(({ hex }) => hex)).toEqual(hexes([1, -2], [3, 0], [-1, 2]))
    const events = play(state, harmonyAction(-1, 2))
    expect(eventsOfKind(events, 'used')).toEqual([{ kind: 'used', seat: 0, occupation: 'pandit', pillar: 'artha' }])
  })

  test('MOK-80 MOK-96: the Pandit changes one token per turn, in step 1 or with Vishnu', () => {
    const sketch = { occupation: 'pandit', ready: 'vishnu' } as const
    const early = near('dharma5', 'kama', sketch)
    early.piles[9] = ['dharma10', 'dharma5']
    early.ocean.dharma10--
    early.ocean.dharma5--
    play(early, vishnuAction(10), harmonyAction(1, 0), wanderAction(7))
    // One kama for the temple, one dharma for the token, which the Pandit can no more change.
    expect(markerHexOf(early)).toBe(hexIndexAt(2, -1))
    const late = near('dharma5', 'kama', sketch)
    late.piles[9] = ['dharma5']
    late.ocean.dharma5--
    play(late, wanderAction(7), goAction, harmonyAction(1, -1), vishnuAction(10))
    expect(choicesOfVerb(late, 'harmony').map(({ hex }) => hex)).toEqual(hexes([1, -2], [2, -1], [0, 0]))
    const spent = near('dharma5', 'kama', sketch)
    spent.piles[9] = ['dharma5']
    spent.ocean.dharma5--
    play(spent, wanderAction(7), goAction, harmonyAction(2, 0), vishnuAction(10))
    expect(markerHexOf(spent)).toBe(hexIndexAt(2, -1))
  })

  test('MOK-108: an end hex reachable without the Pandit does not use the effect, which stays available for Vishnu', () => {
    const state = near('dharma5', 'kama', { occupation: 'pandit', ready: 'vishnu' })
    state.piles[9] = ['dharma5']
    state.ocean.dharma5--
    const events = play(state, wanderAction(7), goAction, harmonyAction(1, -1), vishnuAction(10), harmonyAction(2, -1))
    expect(eventsOfKind(events, 'used')).toEqual([{ kind: 'used', seat: 0, occupation: 'pandit', pillar: 'kama' }])
  })

  test('MOK-97: the Jurist chooses 1 or 2 shifts for the token and for the dot, in their colours', () => {
    const state = near('artha5', 'kama', { occupation: 'jurist' })
    play(state, wanderAction(7))
    expect(choicesOfVerb(state, 'harmony').map(({ hex }) => hex)).toEqual(hexes([0, 1], [-1, 2], [1, 1], [0, 2]))
    const events = play(state, harmonyAction(1, 1))
    expect(eventsOfKind(events, 'used')).toMatchObject([{ occupation: 'jurist', lengths: { token: 1, temple: 2 } }])
  })

  test('MOK-97: for the Jurist a token of two arrows may give one shift; shifts of the neutral temple have one colour', () => {
    const state = near('', 'neutral', { occupation: 'jurist' })
    play(state, wanderAction(7))
    expect(choicesOfVerb(state, 'harmony').map(({ hex }) => hex)).toEqual(
      hexes([0, -1], [1, 0], [-1, 1], [0, -2], [2, 0], [-2, 2]),
    )
    const long = createPosition({ players: [{ occupation: 'jurist' }, {}], piles: { 4: 'dharma10' } })
    play(long, wanderAction(4))
    expect(choicesOfVerb(long, 'harmony').map(({ hex }) => hex)).toEqual(hexes([0, -1], [0, -2]))
    const events = play(long, harmonyAction(0, -1))
    expect(eventsOfKind(events, 'used')).toMatchObject([{ lengths: { token: 1, temple: 0 } }])
  })

  test('MOK-97: the Jurist does not change the shifts of a token taken with Vishnu', () => {
    const state = createPosition({
      players: [{ occupation: 'jurist', ready: 'vishnu' }, {}],
      piles: { 10: 'dharma10' },
    })
    play(state, vishnuAction(10))
    expect(markerHexOf(state)).toBe(hexIndexAt(0, -2))
  })
})
