import { describe, expect, test } from 'vitest'
import * as data from './data.ts'
import { CENTRE_HEX, hexIndexAt, hexAfterShift } from './harmony-grid.ts'
import { harmonyPointsOfHex, ringOfHex, vitalityOf } from './player-sheet.ts'

const {
  REQUIRED_VITALITY_BY_STAGE,
  CASTES,
  CASTE_DATA,
  DISCIPLES_PER_PLAYER,
  GODS,
  HEXES,
  KARMA_TOKENS_PER_COLOUR,
  OCCUPATION_IDS,
  OCCUPATION_DATA,
  PILLARS,
  DATA_PROVENANCE,
  REGIONS,
  TEMPLE_BUILDINGS_INCLUDING_COPIES,
  VITALITY_TOKEN_KINDS,
  TOKEN_DATA,
} = data

const bordersOf = (region: number): readonly number[] => REGIONS[region - 1]?.borders ?? []
const hexes = HEXES.map((_, hex) => hex)
/** How many hexes of a ring have a reward in words. */
function rewards(ring: number): Record<string, number> {
  const found: Record<string, number> = {}
  for (const hex of hexes.filter((each) => ringOfHex(each) === ring)) {
    const { disciples = 0, karma = [] } = HEXES[hex] ?? {}
    const name = [disciples, ...karma].join(' ')
    found[name] = (found[name] ?? 0) + 1
  }
  return found
}

describe('game data', () => {
  test('MOK-1: the numbers of regions, gods, temples, tokens, karma and cards are those of the rules', () => {
    const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
    expect([REGIONS.length, GODS.length, TEMPLE_BUILDINGS_INCLUDING_COPIES.length]).toEqual([11, 4, 7])
    expect(sum(VITALITY_TOKEN_KINDS.map((token) => TOKEN_DATA[token].copies))).toBe(data.VITALITY_TOKEN_COUNT)
    expect(data.VITALITY_TOKEN_COUNT).toBe(33)
    expect(PILLARS.length * KARMA_TOKENS_PER_COLOUR).toBe(24)
    expect(sum(OCCUPATION_IDS.map((occupation) => OCCUPATION_DATA[occupation].copies))).toBe(29)
    expect(OCCUPATION_DATA.landholder.copies).toBe(2)
  })

  test('MOK-2: borders are mutual; region 4 has two; regions that touch in a point are not adjacent', () => {
    for (const { id, borders } of REGIONS) for (const other of borders) expect(bordersOf(other)).toContain(id)
    expect(REGIONS.flatMap(({ borders }) => borders)).toHaveLength(36)
    expect(bordersOf(4)).toEqual([7, 10])
    const points: readonly (readonly [number, number])[] = [
      [5, 6],
      [9, 11],
      [2, 10],
      [7, 11],
    ]
    for (const [one, two] of points) expect(bordersOf(one)).not.toContain(two)
  })

  test('MOK-3: there are two temples of each pillar and a neutral one', () => {
    const count = (building: string): number =>
      TEMPLE_BUILDINGS_INCLUDING_COPIES.filter((temple) => temple === building).length
    expect([...PILLARS.map(count), count('neutral')]).toEqual([2, 2, 2, 1])
  })

  test('MOK-4: a 5 token has one arrow and six copies per colour; a 10 token has two arrows and five copies', () => {
    for (const token of VITALITY_TOKEN_KINDS) {
      const { pillar, vitality, arrows, copies } = TOKEN_DATA[token]
      expect(token).toBe(`${pillar}${String(vitality)}`)
      expect([arrows, copies]).toEqual(vitality === 5 ? [1, 6] : [2, 5])
    }
  })

  test('MOK-5: each occupation has its caste and number of copies', () => {
    const of = (caste: string): string[] => OCCUPATION_IDS.filter((each) => OCCUPATION_DATA[each].caste === caste)
    expect(CASTES.map(of)).toEqual([
      ['dalit'],
      ['housekeeper', 'cleaner', 'servant'],
      ['artisan', 'farmer', 'merchant'],
      ['landholder', 'maharaja', 'soldier'],
      ['pandit', 'jurist', 'swami'],
    ])
    for (const occupation of OCCUPATION_IDS)
      expect(OCCUPATION_DATA[occupation].copies).toBe(occupation === 'dalit' ? 5 : 2)
  })

  test('MOK-6: the caste determines the vitality of an occupation', () => {
    expect(CASTES.map((caste) => CASTE_DATA[caste].vitality)).toEqual([10, 15, 20, 25, 30])
    expect(vitalityOf({ occupation: 'farmer', tokens: ['kama5', 'artha10'] })).toBe(35)
  })

  test('MOK-7: there are eight age stages with increasing required vitality', () => {
    expect(REQUIRED_VITALITY_BY_STAGE).toEqual([0, 5, 10, 15, 20, 30, 45, 60])
    expect(data.LAST_AGE_TRACK_STAGE).toBe(REQUIRED_VITALITY_BY_STAGE.length)
  })

  test('MOK-8: the grid has 37 hexes of radius 3; one shift of each pillar returns to the start', () => {
    expect(HEXES).toHaveLength(37)
    expect(Math.max(...hexes.map(ringOfHex))).toBe(3)
    expect(new Set(HEXES.map(({ q, r }) => `${String(q)} ${String(r)}`)).size).toBe(37)
    expect(PILLARS.map((pillar) => hexAfterShift(CENTRE_HEX, pillar))).toEqual([
      hexIndexAt(0, -1),
      hexIndexAt(1, 0),
      hexIndexAt(-1, 1),
    ])
    expect(PILLARS.reduce(hexAfterShift, CENTRE_HEX)).toBe(CENTRE_HEX)
  })

  test('MOK-9: harmony points decrease with the ring', () => {
    expect(harmonyPointsOfHex(CENTRE_HEX)).toBe(4)
    expect([hexIndexAt(1, 0), hexIndexAt(0, 2), hexIndexAt(3, -1)].map(harmonyPointsOfHex)).toEqual([3, 2, 1])
  })

  test('MOK-10: inner hexes give more disciples, outer hexes give karma', () => {
    expect(rewards(0)).toEqual({ '3 any': 1 })
    expect(rewards(1)).toEqual({ '2': 3, '3': 3 })
    expect(rewards(2)).toEqual({ '1': 6, '2': 3, '1 dharma': 1, '1 kama': 1, '1 artha': 1 })
    const outer = hexes.filter((hex) => ringOfHex(hex) === 3).map((hex) => HEXES[hex])
    expect(outer.every((hex) => hex?.disciples === 0)).toBe(true)
    expect(outer.filter((hex) => hex?.karma.length === 2)).toHaveLength(6)
    expect(HEXES[hexIndexAt(3, 0)]).toMatchObject({ disciples: 0, karma: ['kama', 'kama'] })
    for (const pillar of PILLARS)
      expect(HEXES.flatMap(({ karma }) => karma.filter((each) => each === pillar)).length).toBe(9)
  })

  test('MOK-11: each player has ten disciples', () => {
    expect(DISCIPLES_PER_PLAYER).toBe(10)
  })

  test('every entry of DATA_PROVENANCE names an exported table', () => {
    for (const table of Object.keys(DATA_PROVENANCE)) expect(data).toHaveProperty(table)
  })
})
