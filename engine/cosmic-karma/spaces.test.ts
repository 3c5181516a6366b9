/** Every space: the effect of landing there on an empty account. */
import { describe, expect, test } from 'vitest'
import { SPACE_IDS, SPACES } from './board.ts'
import type { BoardRegion, SpaceId, SpaceKind } from './data.ts'
import { SPACE_SHAPES_AND_POSITIONS } from './board-layout.ts'
import { possibleMoveOutcomesForCount } from './move-ends.ts'
import type { CosmicEvent, CosmicState } from './state.ts'
import {
  choicesText,
  decider,
  play,
  playCardsAndGo,
  createPosition,
  stepToAction,
  playerSummaryText,
  eventsOfKind,
} from './testing.ts'

/** Space, kind, account and place after the landing, and what is asked or which pack is drawn from. */
const LANDINGS: readonly (readonly [SpaceId, SpaceKind, string, string?])[] = [
  ['e1-01', 'bead', 'beads 0/1 at e1-01'],
  ['e1-02', 'ring', 'rings 1/0 at e1-02'],
  ['e1-03', 'choice', 'at e1-03', 'draws cc1'],
  ['e1-04', 'bead', 'beads 1/0 at e1-04'],
  ['e1-05', 'tool', 'pegs 1/0/0 at e1-05'],
  ['e1-06', 'karma', 'at e1-06', 'draws kc1'],
  ['e1-07', 'tool', 'pegs 0/0/1 at e1-07'],
  ['e1-08', 'freeWill', 'cards 1 at e1-08'],
  ['e1-09', 'choice', 'at e1-09', 'draws cc1'],
  ['e1-10', 'ring', 'rings 0/1 at e1-10'],
  ['e1-11', 'ring', 'rings 1/0 at e1-11'],
  ['e1-12', 'loseTurn', 'lost 1 at e1-12'],
  ['e1-13', 'karma', 'at e1-13', 'draws kc1'],
  ['e1-14', 'ring', 'rings 0/2 at e1-14'],
  ['e1-15', 'choice', 'at e1-15', 'draws cc1'],
  ['e2-01', 'bead', 'beads 0/1 at e2-01'],
  ['e2-02', 'choice', 'at e2-02', 'draws cc2'],
  ['e2-03', 'ring', 'rings 1/0 at e2-03'],
  ['e2-04', 'arrow', 'at pit', 'colour:green colour:orange'],
  ['e2-05', 'karma', 'at e2-05', 'draws kc2'],
  ['e2-06', 'ring', 'rings 0/1 at e2-06'],
  ['e2-07', 'choice', 'at e2-07', 'draws cc2'],
  ['e2-08', 'freeWill', 'cards 1 at e2-08'],
  ['e2-09', 'gate', 'at e2-09'],
  ['e2-10', 'bead', 'beads 1/0 at e2-10'],
  ['e2-11', 'choice', 'at e2-11', 'draws cc2'],
  ['e2-12', 'ring', 'rings 0/2 at e2-12'],
  ['e2-13', 'ring', 'rings 2/0 at e2-13'],
  ['e2-14', 'karma', 'at e2-14', 'draws kc2'],
  ['e2-15', 'tool', 'pegs 0/1/0 at e2-15'],
  ['e3-01', 'bead', 'beads 1/0 at e3-01'],
  ['e3-02', 'gate', 'at e3-02'],
  ['e3-03', 'choice', 'at e3-03', 'draws cc3'],
  ['e3-04', 'bead', 'beads 0/1 at e3-04'],
  ['e3-05', 'karma', 'at e3-05', 'draws kc3'],
  ['e3-06', 'ring', 'rings 1/1 at e3-06'],
  ['e3-07', 'choice', 'at e3-07', 'draws cc3'],
  ['e3-08', 'freeWill', 'cards 1 at e3-08'],
  ['e3-09', 'ring', 'rings 0/1 at e3-09'],
  ['e3-10', 'tool', 'pegs 0/0/1 at e3-10'],
  ['e3-11', 'choice', 'at e3-11', 'draws cc3'],
  ['e3-12', 'karma', 'at e3-12', 'draws kc3'],
  ['e3-13', 'ring', 'rings 0/1 at e3-13'],
  ['e3-14', 'ring', 'rings 2/0 at e3-14'],
  ['e3-15', 'arrow', 'at e4-06', 'draws cc4'],
  ['e4-01', 'choice', 'at e4-01', 'draws cc4'],
  ['e4-02', 'bead', 'beads 1/0 at e4-02'],
  ['e4-03', 'karma', 'at e4-03', 'draws kc4'],
  ['e4-04', 'ring', 'rings 1/0 at e4-04'],
  ['e4-05', 'ring', 'rings 2/0 at e4-05'],
  ['e4-06', 'choice', 'at e4-06', 'draws cc4'],
  ['e4-07', 'bead', 'beads 0/1 at e4-07'],
  ['e4-08', 'freeWill', 'cards 1 at e4-08'],
  ['e4-09', 'arrow', 'rings 2/0 at e4-05'],
  ['e4-10', 'choice', 'at e4-10', 'draws cc4'],
  ['e4-11', 'ring', 'rings 1/0 at e4-11'],
  ['e4-12', 'loseTurn', 'lost 1 at e4-12'],
  ['e4-13', 'karma', 'at e4-13', 'draws kc4'],
  ['e4-14', 'ring', 'rings 0/2 at e4-14'],
  ['e4-15', 'hangingOn', 'lost 1 at e4-15'],
  ['torch-1', 'ring', 'at torch-1', 'colour:green colour:orange'],
  ['torch-2', 'choice', 'at torch-2', 'draws cc2'],
  ['torch-3', 'tool', 'pegs 1/0/0 at torch-3'],
  ['sword-1', 'tool', 'pegs 0/1/0 at sword-1'],
  ['sword-2', 'ring', 'rings 0/1 at sword-2'],
  ['sword-3', 'temple', 'at sword-3'],
  ['sword-4', 'ring', 'rings 1/0 at sword-4'],
  ['sword-5', 'tool', 'pegs 0/1/0 at sword-5'],
  ['sword-6', 'temple', 'at sword-6'],
  ['pit', 'pit', 'at pit', 'colour:green colour:orange'],
  ['wheel-1', 'wheel', 'rings 1/0 at wheel-1'],
  ['wheel-2', 'wheel', 'rings 0/1 at wheel-2'],
  ['wheel-3', 'wheel', 'rings 1/0 at wheel-3'],
  ['wheel-4', 'wheel', 'rings 0/1 at wheel-4'],
  ['s-01', 'review', 'at s-01'],
  ['s-02', 'cloud', 'rings 1/1 at s-02'],
  ['s-03', 'cloud', 'lost 1 at s-03'],
  ['s-04', 'cloud', 'rings 0/2 at s-04'],
  ['s-05', 'cloud', 'beads 1/0 at s-05'],
  ['s-06', 'cloud', 'pegs 1/0/0 at s-06'],
  ['s-07', 'cloud', 'at s-07', 'takePeg:torch takePeg:sword takePeg:wand'],
  ['s-08', 'cloud', 'pegs 0/1/0 at s-08'],
  ['s-09', 'cloud', 'pegs 0/0/1 at s-09'],
  ['s-10', 'cloud', 'at s-10', 'takePeg:torch takePeg:sword takePeg:wand'],
  ['s-11', 'cloud', 'rings 2/0 at s-11'],
  ['s-12', 'cloud', 'at s-12'],
  ['s-13', 'cloud', 'at s-13'],
  ['s-14', 'cloud', 'cards 1 at s-17'],
  ['s-15', 'cloud', 'at s-15'],
  ['s-16', 'cloud', 'at s-16', 'colour:green colour:orange'],
  ['s-17', 'cloud', 'cards 1 at s-17'],
  ['s-18', 'planning', 'at s-18'],
]

/** Brings a pawn to a space by a Free Will Card of 1 or 2, from a space where pawns can stand. */
function landOn(space: SpaceId): { state: CosmicState; facts: CosmicEvent[] } {
  for (const number of [1, 2])
    for (const from of SPACE_IDS) {
      if (SPACES[from].kind === 'arrow') continue
      const state = createPosition({ players: [{ at: from, freeWill: [number] }, {}] })
      // Into the Pit leads no counted step, only the arrow.
      const found = possibleMoveOutcomesForCount(state, 0, number).find(
        ({ route, space: rest }) => route.length === number && (space === 'pit' ? rest : route.at(-1)) === space,
      )
      if (found === undefined) continue
      const events = playCardsAndGo(state, number)
      for (const to of found.route)
        if (decider(state) === 0 && choicesText(state).startsWith('step')) events.push(...play(state, stepToAction(to)))
      return { state, facts: events }
    }
  throw new Error(`no way to ${space}`)
}

describe('spaces', () => {
  test('the table of this test contains every space except the centre', () => {
    expect(LANDINGS.map(([space]) => space)).toEqual(SPACE_IDS.filter((space) => space !== 'cosmic'))
    expect(SPACE_IDS).toHaveLength(93)
  })

  for (const [space, kind, expected, then] of LANDINGS)
    test(`${space} (${kind}): ${[expected, then ?? ''].join(' ').trim()}`, () => {
      const { state, facts: events } = landOn(space)
      expect(SPACES[space].kind).toBe(kind)
      const drawn = eventsOfKind(events, 'drew')[0]?.card
      if (then?.startsWith('draws') === true) {
        expect(`draws ${drawn?.slice(0, 3) ?? 'nothing'}`).toBe(then)
        expect(eventsOfKind(events, 'landed')[0]?.space).toBe(expected.slice(3))
        return
      }
      expect([playerSummaryText(state), drawn]).toEqual([expected, undefined])
      expect(then === undefined ? decider(state) : choicesText(state)).toBe(then ?? 1)
    })

  test('each realm and region has the number of spaces of the printed board', () => {
    const count = (holds: (space: SpaceId) => boolean): number => SPACE_IDS.filter(holds).length
    expect(count((space) => SPACES[space].realm === 'earth')).toBe(74)
    expect(count((space) => SPACES[space].realm === 'spirit')).toBe(18)
    const regions = ['centre', 'ring', 'torch', 'sword', 'pit', 'wheels', 'clouds'] as const
    expect(regions.map((region) => count((space) => SPACES[space].region === region))).toEqual([1, 60, 3, 6, 1, 4, 18])
    expect(SPACE_IDS.filter((space) => SPACES[space].stop)).toEqual(['cosmic', 'pit', 's-01', 's-18'])
  })

  test('COS-120, COS-121, COS-132: every Earth space, also in temples and the Pit, has a land; others have none', () => {
    const beside: Readonly<Record<string, number>> = { torch: 2, sword: 3, pit: 2 }
    for (const space of SPACE_IDS) {
      const ring = /^(?:e|wheel-)(?<land>\d)/.exec(space)?.groups?.['land']
      expect([space, SPACES[space].land]).toEqual([
        space,
        ring === undefined ? (beside[SPACES[space].region] ?? null) : Number(ring),
      ])
    }
  })

  test('spaces do not overlap on the board: sectors fill the two circles, discs have different places', () => {
    const spots = SPACE_IDS.map((space) => SPACE_SHAPES_AND_POSITIONS[space])
    const sectors = (region: BoardRegion) =>
      SPACE_IDS.filter((space) => SPACES[space].region === region).flatMap(
        (space) => SPACE_SHAPES_AND_POSITIONS[space].sector ?? [],
      )
    const [ring, clouds] = [sectors('ring'), sectors('clouds').toReversed()]
    expect([ring.length, clouds.length]).toEqual([60, 18])
    for (const cells of [ring, clouds])
      expect(cells.map(({ a0 }) => a0)).toEqual([0, ...cells.slice(0, -1).map(({ a1 }) => a1)])
    expect([ring.at(-1)?.a1, clouds.at(-1)?.a1]).toEqual([360, 360])

    const discs = spots.flatMap((spot) => (spot.sector === undefined ? spot : []))
    expect(discs.filter(({ distance }) => distance < 0 || distance >= 1)).toEqual([])
    expect(new Set(discs.map(({ angle, distance }) => `${String(angle)} ${String(distance)}`)).size).toBe(15)
  })
})
