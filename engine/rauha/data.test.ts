import { describe, expect, test } from 'vitest'
import {
  ANIMALS,
  BIOMES,
  PRINTED_TILES_BY_SIDE,
  CARD_DATA,
  CARD_IDS,
  ENTITY_IDS,
  ENTITY_DATA,
  AVATAR_STOPS,
  SQUARE_INDICES,
  avatarStopAt,
} from './data.ts'
import { ENERGY_BY_WATER_SURPLUS } from './data.ts'
import type { CardAge, ActivationEffect } from './data.ts'
import { cardsOfAge } from './setup.ts'

/** How often each name occurs. */
function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

const of = (age: CardAge) => cardsOfAge(age).map((card) => CARD_DATA[card])
const kindOf = (effect: ActivationEffect | null) => effect?.kind ?? 'none'
const named = (effect: ActivationEffect | null) => (effect === null ? 'none' : Object.values(effect).join(' '))

describe('cards', () => {
  test('RAU-9: there are forty different cards of each age', () => {
    expect([CARD_IDS.length, cardsOfAge(1).length, cardsOfAge(2).length]).toEqual([80, 40, 40])
    for (const card of CARD_IDS) expect(card).toBe(`A${CARD_DATA[card].age}-${card.slice(3)}`)
  })

  test('the cards of each age have the right numbers of symbols and water sources', () => {
    for (const age of [1, 2] as const) {
      const cards = of(age)
      expect(tally(cards.flatMap(({ biomes }) => biomes))).toEqual({
        crystal: 12,
        forest: 12,
        mushroom: 12,
        mountain: 12,
      })
      const each = age === 1 ? 12 : 17
      expect(tally(cards.flatMap(({ animals }) => animals))).toEqual({ flying: each, land: each, marine: each })
      expect(cards.reduce((sum, { water }) => sum + water, 0)).toBe(age === 1 ? 11 : 13)
    }
  })

  test('RAU-38: a card is free, costs crystals or has marked squares', () => {
    expect(tally(of(1).map(({ placement }) => placement.kind))).toEqual({ free: 19, crystals: 13, squares: 8 })
    expect(tally(of(2).map(({ placement }) => placement.kind))).toEqual({ free: 8, crystals: 22, squares: 10 })
    for (const { placement } of [...of(1), ...of(2)]) {
      if (placement.kind === 'crystals') expect(placement.crystals).toBeGreaterThan(0)
      if (placement.kind === 'squares') expect(SQUARE_INDICES).toEqual(expect.arrayContaining([...placement.squares]))
    }
  })

  test('the cards of each age have the right numbers of effects', () => {
    expect(tally(of(1).map(({ effect }) => kindOf(effect)))).toEqual({
      gain: 14,
      payToGain: 2,
      spore: 4,
      gainPer: 11,
      none: 9,
    })
    expect(tally(of(2).map(({ effect }) => kindOf(effect)))).toEqual({
      gain: 16,
      payToGain: 2,
      spore: 3,
      gainPer: 15,
      none: 4,
    })
  })
})

describe('boards, entities, path', () => {
  test('RAU-3: each board side has nine printed biomes with their effects', () => {
    const biomes = (side: 'A' | 'B') => PRINTED_TILES_BY_SIDE[side].map((tile) => tile.biomes.join())
    expect(biomes('A').join(' ')).toBe('desert forest desert crystal desert mushroom desert mountain desert')
    expect(biomes('B').join(' ')).toBe('crystal desert mountain desert desert desert forest desert mushroom')
    for (const tile of [...PRINTED_TILES_BY_SIDE.A, ...PRINTED_TILES_BY_SIDE.B]) expect(tile.animals).toEqual([])
    expect(PRINTED_TILES_BY_SIDE.A.map(({ effect }) => named(effect))).toEqual([
      'gain crystals 1',
      'gain energy 1',
      'none',
      'gain crystals 1',
      'gain crystals 1',
      'spore 3',
      'gain energy 1',
      'none',
      'gain energy 1',
    ])
    expect(PRINTED_TILES_BY_SIDE.B.map(({ effect }) => named(effect))).toEqual([
      'gain crystals 2',
      'gain energy 1',
      'none',
      'none',
      'gain crystals 1',
      'gain energy 1',
      'gain energy 2',
      'none',
      'spore 3',
    ])
  })

  test('RAU-48: there is an entity for every symbol except the desert', () => {
    expect(Object.fromEntries(ENTITY_IDS.map((entity) => [ENTITY_DATA[entity].symbol, entity]))).toEqual({
      flying: 'taivas',
      mushroom: 'sienet',
      marine: 'meri',
      forest: 'metsat',
      crystal: 'kiteet',
      mountain: 'vuori',
      land: 'maa',
    })
    const symbols = [...BIOMES, ...ANIMALS].filter((symbol) => symbol !== 'desert')
    expect(new Set(ENTITY_IDS.map((entity) => ENTITY_DATA[entity].symbol))).toEqual(new Set(symbols))
  })

  test('RAU-78: each entity has its effect and water sources', () => {
    expect(ENTITY_IDS.map((entity) => [entity, named(ENTITY_DATA[entity].effect), ENTITY_DATA[entity].water])).toEqual([
      ['taivas', 'payToGain 4 energy 7', 0],
      ['sienet', 'gain crystals 3', 0],
      ['meri', 'gainPer energy 1 water', 0],
      ['metsat', 'gainPer energy 1 bestAnimal', 0],
      ['kiteet', 'gain energy 3', 0],
      ['vuori', 'none', 2],
      ['maa', 'gainPer energy 1 spore', 0],
    ])
  })

  test('RAU-14, RAU-17: the path has four rounds of three notches and a corner', () => {
    expect(AVATAR_STOPS.map(({ position }) => position)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1))
    for (const [at, stop] of AVATAR_STOPS.entries()) {
      const corner = at % 4 === 3
      expect(stop).toMatchObject({
        round: Math.floor(at / 4) + 1,
        turn: corner ? null : (at % 4) + 1,
        age: at < 8 ? 1 : 2,
      })
      expect([stop.corner === null, stop.pool === null, stop.squares.length]).toEqual(
        corner ? [false, true, 0] : [true, false, 3],
      )
    }
    expect(AVATAR_STOPS.flatMap(({ corner }) => corner ?? [])).toEqual([
      'top-right',
      'bottom-right',
      'bottom-left',
      'top-left',
    ])
    expect(AVATAR_STOPS.map(({ pool }) => pool?.[0] ?? '-').join('')).toBe('msm-sms-msm-sms-')
    expect(() => avatarStopAt(17)).toThrow('no position 17')
  })

  test('RAU-19: the path activates every row and column twice', () => {
    const lines = tally(AVATAR_STOPS.map(({ squares }) => squares.join('')).filter((line) => line !== ''))
    expect(Object.keys(lines).sort()).toEqual(['012', '036', '147', '258', '345', '678'])
    expect(new Set(Object.values(lines))).toEqual(new Set([2]))
  })

  test('RAU-88: the water table is 0, 1, 3, 6, 10, 15', () => {
    expect(ENERGY_BY_WATER_SURPLUS).toEqual([0, 1, 3, 6, 10, 15])
  })
})
