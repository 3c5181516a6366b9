import { describe, expect, test } from 'vitest'
import { previewActionFromView } from '../core/contract/action-preview.ts'
import { CARD_IDS } from './data.ts'
import { rauha } from './index.ts'
import {
  decider,
  discardForCrystalsAction,
  endActivationAction,
  activatableEntities,
  isLegal,
  legalActions,
  entitiesOwnedBy,
  placeAction,
  play,
  createPosition,
  crystalsAndEnergyOf,
  sporeSquaresOf,
  discardForSporeAction,
} from './testing.ts'
import { squaresOfferedForAction, activateTileAction, eventsOfKind } from './testing.ts'
import type { PlayerSketch } from './testing.ts'

const EVERY = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const table = (own: PlayerSketch, at = 10) => createPosition({ position: at, players: [own, {}] })

describe('step 2: place', () => {
  test('RAU-34: a seat places the card, or discards it for crystals or for a spore', () => {
    const state = table({ kept: 'A2-01', spores: [3] })
    expect(legalActions(state)).toEqual([
      ...EVERY.map(placeAction),
      discardForCrystalsAction,
      ...EVERY.filter((square) => square !== 3).map(discardForSporeAction),
    ])
    for (const action of [placeAction(0), discardForCrystalsAction, discardForSporeAction(0)]) {
      const after = rauha.clone(state)
      play(after, action)
      expect(after.players[0]?.kept).toBeNull()
      expect(after.stack[0]?.kind, 'then step 4').toBe('activate')
    }
  })

  test('RAU-35: a card with a cost goes on any square for its crystals, or not at all', () => {
    expect(squaresOfferedForAction(table({ kept: 'A2-04', crystals: 2 }), 'place')).toEqual([])
    const state = table({ kept: 'A2-04', crystals: 3 })
    expect(squaresOfferedForAction(state, 'place')).toEqual(EVERY)
    const events = play(state, placeAction(8))
    expect(crystalsAndEnergyOf(state)).toEqual([0, 0])
    expect(eventsOfKind(events, 'placed')).toEqual([
      { kind: 'placed', seat: 0, card: 'A2-04', square: 8, covered: null, paid: 3 },
    ])
  })

  test('RAU-36: a card with marked squares is free and goes only there', () => {
    const state = table({ kept: 'A2-26', crystals: 0 })
    expect(squaresOfferedForAction(state, 'place')).toEqual([0, 4, 8])
    play(state, placeAction(8))
    expect(crystalsAndEnergyOf(state)).toEqual([0, 0])
  })

  test('RAU-37, RAU-39: a free card goes on any square, also outside the line of the avatar', () => {
    for (const at of [9, 10, 14]) {
      const state = table({ kept: 'A2-06', crystals: 0 }, at)
      expect(squaresOfferedForAction(state, 'place')).toEqual(EVERY)
    }
  })

  test('RAU-40, RAU-41: a card covers the tile below permanently and without a refund', () => {
    const state = table({ kept: 'A2-06', tiles: { 4: 'A2-29' }, crystals: 1 })
    const events = play(state, placeAction(4))
    expect(eventsOfKind(events, 'placed')).toMatchObject([{ card: 'A2-06', covered: 'A2-29' }])
    const player = state.players[0]
    expect([player?.tiles[4], player?.covered, player?.crystals]).toEqual(['A2-06', ['A2-29'], 1])
    // Its effect, animals and water do not count any more.
    play(state, activateTileAction(4))
    expect(crystalsAndEnergyOf(state)).toEqual([4, 0])
    expect(rauha.findBrokenInvariants(state)).toEqual([])
  })

  test('RAU-42: a spore stays on its square when a card is placed there', () => {
    const state = table({ kept: 'A2-06', spores: [4], tiles: { 4: 'A2-29' } })
    play(state, placeAction(4))
    expect(sporeSquaresOf(state)).toEqual([4])
  })
})

describe('step 2: discard', () => {
  test('RAU-43: a discard gives four crystals; the card goes face down to the black hole', () => {
    const state = table({ kept: 'A2-06', crystals: 1 })
    const before = rauha.view(state, 1).blackHole.count
    const events = play(state, discardForCrystalsAction)
    expect(crystalsAndEnergyOf(state)).toEqual([5, 0])
    expect(rauha.view(state, 1).blackHole.count).toBe(before + 1)
    expect(rauha.view(state, 0).blackHole.known).toContain('A2-06')
    expect(eventsOfKind(events, 'discarded')).toEqual([
      { kind: 'discarded', seat: 0, for: 'crystals', secret: { to: [0], values: { card: 'A2-06' } } },
    ])
  })

  test('RAU-44: a discard places a spore on any square without one', () => {
    const state = table({ kept: 'A2-06', spores: [0, 8], crystals: 1 })
    expect(squaresOfferedForAction(state, 'discardForSpore')).toEqual([1, 2, 3, 4, 5, 6, 7])
    const events = play(state, discardForSporeAction(7))
    expect([sporeSquaresOf(state), crystalsAndEnergyOf(state)]).toEqual([
      [0, 7, 8],
      [1, 0],
    ])
    expect(eventsOfKind(events, 'spored')).toMatchObject([{ seat: 0, square: 7, paid: 0, from: { kind: 'discard' } }])
    expect(rauha.view(state, 0).blackHole.known).toContain('A2-06')
  })

  test('RAU-45: no discard for a spore is possible when all nine squares have one', () => {
    expect(squaresOfferedForAction(table({ spores: EVERY }), 'discardForSpore')).toEqual([])
  })

  test('RAU-46: after a discard step 4 follows without step 3', () => {
    // The column 2-5-8 is all mushroom.
    const tiles = { 2: 'A1-21', 8: 'A1-24' } as const
    for (const action of [discardForCrystalsAction, discardForSporeAction(0)]) {
      const state = table({ kept: 'A2-06', tiles })
      const events = play(state, action)
      expect([
        eventsOfKind(events, 'welcomed'),
        activatableEntities(state),
        squaresOfferedForAction(state, 'activateTile'),
      ]).toEqual([[], [], [1, 4]])
    }
  })

  test('RAU-100: requiresPrompt is true even if only one use of the card is possible', () => {
    const state = table({ kept: 'A2-30', crystals: 0, spores: EVERY })
    expect(legalActions(state)).toEqual([discardForCrystalsAction])
    expect(rauha.requiresPrompt?.(state, 0)).toBe(true)
    play(state, discardForCrystalsAction)
    expect(rauha.requiresPrompt?.(state, 0)).toBe(false)
  })
})

describe('step 3: welcome entities', () => {
  /** Seat 0 places `kept` on a square. */
  const welcome = (own: PlayerSketch, square: number, side: 'A' | 'B' = 'A') => {
    const state = createPosition({ position: 14, side, players: [own, { entities: ['kiteet'] }] })
    const events = play(state, placeAction(square))
    return { state, won: eventsOfKind(events, 'welcomed').map(({ entity, former }) => [entity, former]) }
  }

  test('RAU-47: a row or column that shares a biome or animal wins its entity; a diagonal does not', () => {
    const mushrooms = { 2: 'A1-22', 5: 'A1-23' } as const
    expect(welcome({ kept: 'A2-21', tiles: mushrooms }, 8).won).toEqual([['sienet', null]])
    const flying = { 0: 'A1-14', 1: 'A1-19' } as const
    expect(welcome({ kept: 'A2-06', tiles: flying }, 2).won).toEqual([])
    expect(welcome({ kept: 'A2-31', tiles: flying }, 2).won).toEqual([['taivas', null]])
    expect(welcome({ kept: 'A2-31', tiles: { 0: 'A1-14', 4: 'A1-19' } }, 8).won).toEqual([])
  })

  test('RAU-49: a tile with two biomes or several animals counts for each', () => {
    const tiles = { 0: 'A1-33', 1: 'A1-34' } as const
    expect(welcome({ kept: 'A2-39', tiles, crystals: 2 }, 2).won).toEqual([
      ['metsat', null],
      ['vuori', null],
    ])
  })

  test('RAU-50: two equal animals on one tile do not replace an animal on another tile', () => {
    const tiles = { 0: 'A2-08' } as const
    expect(welcome({ kept: 'A2-12', tiles }, 2).won, 'the forest between them does not fly').toEqual([])
    expect(welcome({ kept: 'A2-12', tiles: { ...tiles, 1: 'A1-14' } }, 2).won).toEqual([['taivas', null]])
  })

  test('RAU-51, RAU-102: one card can win several entities, in the order of the table', () => {
    const tiles = { 0: 'A1-38', 1: 'A1-19', 5: 'A1-10', 8: 'A2-11' } as const
    const { state, won } = welcome({ kept: 'A2-37', tiles, crystals: 2 }, 2)
    expect(won).toEqual([
      ['taivas', null],
      ['sienet', null],
      ['meri', null],
      ['metsat', null],
    ])
    expect(entitiesOwnedBy(state)).toEqual(['taivas', 'sienet', 'meri', 'metsat'])
  })

  test('RAU-52, RAU-53: an entity moves from the display or its owner to the winner automatically', () => {
    const tiles = { 0: 'A1-01', 1: 'A1-05' } as const
    const { state, won } = welcome({ kept: 'A2-01', tiles }, 2)
    expect(won).toEqual([['kiteet', 1]])
    expect([entitiesOwnedBy(state, 0), entitiesOwnedBy(state, 1), crystalsAndEnergyOf(state, 1)]).toEqual([
      ['kiteet'],
      [],
      [4, 0],
    ])
  })

  test('RAU-54: an entity already owned is neither welcomed again nor activated', () => {
    const tiles = { 2: 'A1-22', 5: 'A1-23' } as const
    const { state, won } = welcome({ kept: 'A2-21', tiles, entities: ['sienet'] }, 8)
    expect([won, entitiesOwnedBy(state), activatableEntities(state)]).toEqual([[], ['sienet'], []])
  })

  test('RAU-55: covering a tile of a complete line wins its entity if the line is still complete', () => {
    const tiles = { 0: 'A1-01', 1: 'A1-05', 2: 'A1-06' } as const
    expect(welcome({ kept: 'A2-01', tiles }, 1).won).toEqual([['kiteet', 1]])
  })

  test('RAU-56: complete lines without the placed card win nothing', () => {
    const tiles = { 0: 'A1-01', 1: 'A1-05', 2: 'A1-06' } as const
    expect(welcome({ kept: 'A2-20', tiles }, 4).won).toEqual([])
  })

  test('RAU-57, RAU-58: a player keeps any number of entities, also when their lines are broken', () => {
    const tiles = { 0: 'A1-01', 1: 'A1-05', 2: 'A1-06' } as const
    const entities = ['sienet', 'metsat', 'vuori', 'maa'] as const
    const { state } = welcome({ kept: 'A2-20', tiles, entities }, 1)
    expect(entitiesOwnedBy(state)).toEqual([...entities])
    expect(entitiesOwnedBy(state, 1)).toEqual(['kiteet'])
  })
})

describe('previews', () => {
  const view = () => {
    const players = [{ kept: 'A2-01', tiles: { 0: 'A1-01', 1: 'A1-05' } } as const, { entities: ['kiteet'] as const }]
    return rauha.view(createPosition({ position: 14, players }), 0)
  }

  test('a preview of placing contains the welcomed event of a won entity', () => {
    const kinds = previewActionFromView(rauha, view(), 0, placeAction(2)).facts.map(({ kind }) => kind)
    expect(kinds.slice(0, 4)).toEqual(['moved', 'placed', 'moved', 'welcomed'])
    expect(previewActionFromView(rauha, view(), 0, placeAction(8)).facts.some(({ kind }) => kind === 'welcomed')).toBe(
      false,
    )
  })

  test('S2: possible events of keeping a card equal the previews of placing it, square by square', () => {
    const { possibleEvents } = previewActionFromView(rauha, view(), 0, { do: 'keep', card: 'A2-01' })
    const shown = possibleEvents.flatMap((event) =>
      event.kind === 'placed' ? [(event as { square?: number }).square ?? -1] : [],
    )
    expect(shown.length).toBeGreaterThan(0)
    const done = shown.flatMap((square) =>
      previewActionFromView(rauha, view(), 0, placeAction(square)).facts.filter(
        ({ kind }) => kind === 'placed' || kind === 'welcomed',
      ),
    )
    expect(possibleEvents).toEqual(done)
    expect(possibleEvents.some(({ kind }) => kind === 'welcomed')).toBe(true)
  })

  test('RAU-35: keeping a card that is too expensive has no possible events', () => {
    const prospectsWith = (crystals: number) => {
      const own = { crystals, tiles: { 0: 'A1-01', 1: 'A1-05' } } as const
      const seen = rauha.view(createPosition({ position: 14, players: [own, {}] }), 0)
      return previewActionFromView(rauha, seen, 0, { do: 'keep', card: 'A1-15' }).possibleEvents.length
    }
    expect(prospectsWith(4)).toBeGreaterThan(0)
    expect(prospectsWith(3)).toBe(0)
  })

  test('a preview of keeping contains only the choice', () => {
    const state = createPosition({ step: 'keep', players: [{ pool: ['A2-01'] }, {}] })
    const { facts: events, followUpActions } = previewActionFromView(rauha, rauha.view(state, 0), 0, {
      do: 'keep',
      card: 'A2-01',
    })
    expect(events).toEqual([{ kind: 'chose', seat: 0, again: false, secret: { card: 'A2-01' } }])
    expect(followUpActions()).toEqual([])
  })

  test('a preview of activating contains the gain', () => {
    const state = createPosition({ players: [{ kept: 'A2-06' }, {}] })
    play(state, discardForCrystalsAction)
    const { facts: events } = previewActionFromView(rauha, rauha.view(state, 0), 0, activateTileAction(1))
    expect(events.filter(({ kind }) => kind === 'gained')).toMatchObject([{ what: 'energy', amount: 1 }])
  })
})

test('RAU-34: every card can be discarded for crystals', () => {
  for (const kept of CARD_IDS.filter((card) => card.startsWith('A2'))) {
    const state = table({ kept, crystals: 0, spores: EVERY })
    expect(isLegal(state, discardForCrystalsAction)).toBe(true)
    play(state, discardForCrystalsAction, endActivationAction)
    expect(decider(state)).toBe(1)
  }
})
