/**
 * Second implementation of the routes of the board and the way home, from the rules text alone: by counting, without
 * the graph of board.ts. From random positions the engine offers the same routes, and the same players return home.
 */
import { describe, expect, test } from 'vitest'
import { createRandomStream } from '../core/contract/random.ts'
import type { Random } from '../core/contract/random.ts'
import { SPACE_IDS } from './board.ts'
import type { KarmaColour, SpaceId } from './data.ts'
import { cosmicKarma } from './index.ts'
import { possibleMoveOutcomesForCount } from './move-ends.ts'
import type { CosmicEvent, CosmicState } from './state.ts'
import {
  spaceOfSeat,
  scriptedRandom,
  PEG_COUNTS_OF_ALL_TOOLS,
  isLegal,
  legalActions,
  playCardsAndGo,
  playWithRandom,
  createPosition,
  playerSummaryText,
} from './testing.ts'
import type { PlayerSketch } from './testing.ts'

// ------------------------------------------------------------------------------------------------ routes, by the text

const two = (n: number): string => String(n).padStart(2, '0')
/** 60 spaces clockwise, fifteen in a Land. */
const ring = (n: number): string => `e${String(Math.floor(n / 15) + 1)}-${two((n % 15) + 1)}`
const freeWillOf = (land: number): string => `e${String(land)}-08`

/** Where a pawn with count left may go next. */
function nextOf(space: string, came: string | null, wand: boolean): string[] {
  const [area = '', place = ''] = space.split('-')
  const n = Number(place)
  const land = Number(area[1])
  switch (area) {
    case 'cosmic':
      return ['e1-01']
    case 'pit':
      return ['e2-05']
    case 's':
      return [n === 18 ? 'e1-01' : `s-${two(n + 1)}`]
    case 'torch':
      return [n === 3 ? 'e2-14' : `torch-${String(n + 1)}`]
    case 'sword':
      return [n === 6 ? 'e3-08' : `sword-${String(n + 1)}`]
    case 'wheel':
      return [`wheel-${String((n % 4) + 1)}`, freeWillOf(n)]
  }
  if (space === 'e4-15') return ['s-01']
  const ways = [ring((land - 1) * 15 + n)]
  if (space === 'e2-09') ways.push('torch-1')
  if (space === 'e3-02') ways.push('sword-1')
  // In passing only, with the Master Wand; not back into the wheel that the pawn has just left (COS-111 to COS-117).
  const passes = came !== null && !came.startsWith('wheel')
  if (space === freeWillOf(land) && passes && wand) ways.push(`wheel-${String(land)}`)
  return ways
}

interface Route {
  readonly spaces: readonly string[]
  readonly left: number
}

/** Every route of a count; Past Life Review and Future Life Planning end it, and so does coming home. */
function routesByText(from: string, count: number, wand: boolean, ready: boolean): Route[] {
  const found: Route[] = []
  const go = (space: string, came: string | null, left: number, spaces: readonly string[]): void => {
    const ends = spaces.length > 0 && (space === 's-01' || space === 's-18' || (space === 'e4-15' && ready))
    if (left === 0 || ends) found.push({ spaces, left })
    else for (const to of nextOf(space, came, wand)) go(to, space, left - 1, [...spaces, to])
  }
  go(from, null, count, [])
  return found
}

// ------------------------------------------------------------------------------------------------------- the engine's

/** The spaces that the pawn of seat 0 counts, before it lands. */
function counted(events: readonly CosmicEvent[]): string[] {
  const end = events.findIndex(({ kind }) => kind === 'landed' || kind === 'sent')
  return (end < 0 ? events : events.slice(0, end)).flatMap((event) =>
    event.kind === 'moved' && event.piece === 'pawn:0' && event.to !== 'space:cosmic'
      ? [event.to.replace('space:', '')]
      : [],
  )
}

interface Played {
  readonly state: CosmicState
  readonly facts: readonly CosmicEvent[]
}

/** Every way to play a move to its end. */
function playedOut(state: CosmicState, events: readonly CosmicEvent[]): Played[] {
  if (state.stack.at(-1)?.kind !== 'move') return [{ state, facts: events }]
  return legalActions(state).flatMap((action) => {
    const next = cosmicKarma.clone(state)
    return playedOut(next, [...events, ...playWithRandom(scriptedRandom(), next, action)])
  })
}

/** Free Will Cards that make a count: no more of a number than there are. */
function cardsFor(count: number): number[] {
  const cards: number[] = []
  for (let left = count, number = 6; left > 0;) {
    if (number > left || cards.filter((card) => card === number).length === 4) number--
    else {
      cards.push(number)
      left -= number
    }
  }
  return cards
}

const RESTS = SPACE_IDS.filter((space) => !['e2-04', 'e3-15', 'e4-09', 'cosmic'].includes(space))

describe('a second implementation from the rules text', () => {
  test('COS-33 COS-111 COS-112 COS-115 COS-117: finds the same routes for every count of dice or cards', () => {
    const random = createRandomStream('5'.repeat(32), 'routes')
    let again = 0
    for (let number = 0; number < 150; number++) {
      const from = random.pick(RESTS)
      const wand = number % 3 > 0
      const count = number % 2 === 0 ? 2 + random.int(11) : 16 + random.int(24)
      const cards = cardsFor(count)
      const state = createPosition({ players: [{ at: from, freeWill: cards, pegs: { wand: wand ? 2 : 1 } }, {}] })
      const begun = cosmicKarma.clone(state)
      const engine = playedOut(begun, playCardsAndGo(begun, ...cards)).map(({ facts: events }) =>
        counted(events).join(' '),
      )
      const text = routesByText(from, count, wand, false).map(({ spaces }) => spaces.join(' '))
      expect(engine.toSorted(), `${String(count)} from ${from}`).toEqual(text.toSorted())
      const ends = text.map((route) => {
        const spaces = route.split(' ')
        const passed = spaces.slice(0, -1).filter((space) => /^e\d-08$/.test(space)).length
        return [spaces[0], spaces.at(-1), passed].join(' ')
      })
      const shown = possibleMoveOutcomesForCount(state, 0, count).map(({ route, passed }) =>
        [route[0], route.at(-1), passed].join(' '),
      )
      expect(shown.toSorted()).toEqual([...new Set(ends)].toSorted())
      again += text.filter((route) => (route.match(/e\d-08 wheel/g) ?? []).length > 1).length
    }
    expect(again).toBeGreaterThan(50)
  })

  test('COS-125 COS-126 COS-127 COS-128: gives the same result on Hanging On, with or without other pawns', () => {
    const random = createRandomStream('5'.repeat(32), 'home')
    const seen = new Set<string>()
    for (let number = 0; number < 400; number++) {
      const { own, others, from, count } = drawn(random)
      const state = createPosition({ players: [{ ...own, at: from }, ...others] })
      const cards = cardsFor(count)
      if (state.players[0] !== undefined) state.players[0].freeWill = [...cards]
      playCardsAndGo(state, ...cards)
      const chosen: KarmaColour[] = []
      while (
        state.winner === null &&
        spaceOfSeat(state) === 'e4-15' &&
        isLegal(state, { do: 'colour', colour: 'green' })
      ) {
        const colour = random.pick(COLOURS)
        chosen.push(colour)
        playWithRandom(scriptedRandom(), state, { do: 'colour', colour })
      }
      const expected = endByText(own, others, from, count, chosen)
      if (expected === undefined) continue
      seen.add(expected.startsWith('home') ? `${expected} ${String(others.length > 0)}` : 'stays')
      const engine = state.winner === 0 ? `home ${state.end ?? ''}` : playerSummaryText(state)
      expect(engine, JSON.stringify({ own, others, from, count, chosen })).toBe(expected)
    }
    expect([...seen].sort()).toEqual(['home majority true', 'home move true', 'stays'])
  })
})

// ------------------------------------------------------------------------------------------- Hanging On, by the text

const COLOURS: readonly KarmaColour[] = ['green', 'orange']
type Karma = Record<KarmaColour, number>

/** A seat on its last spaces and others that stand about there: rings above, loose beads below zero. */
function drawn(random: Random) {
  const some = (): Karma => ({ green: random.int(5) - 2, orange: random.int(5) - 2 })
  const sketch = (karma: Karma): PlayerSketch => ({
    rings: { green: Math.max(0, karma.green), orange: Math.max(0, karma.orange) },
    beads: { green: Math.max(0, -karma.green), orange: Math.max(0, -karma.orange) },
  })
  const own = {
    ...sketch(random.int(2) === 0 ? { green: random.int(2), orange: 0 } : some()),
    pegs: PEG_COUNTS_OF_ALL_TOOLS,
  }
  const others = Array.from({ length: 1 + random.int(3) }, (): PlayerSketch => {
    return { ...sketch(some()), at: random.int(3) > 0 ? 'e4-15' : 'e1-02' }
  })
  const from: SpaceId = random.pick(['e4-11', 'e4-13', 'e4-14'] as const)
  return { own, others, from, count: 1 + random.int(5) }
}

const karmaOf = ({ rings, beads }: PlayerSketch, colour: KarmaColour): number =>
  (rings?.[colour] ?? 0) - (beads?.[colour] ?? 0)

/**
 * How the move ends: 'home', or where the pawn stays on Hanging On. Rings and loose beads of one colour never lie side by
 * side, so that one number of each colour tells all; three loose beads are left to other tests.
 * @param chosen the colours of dual majorities @returns undefined when it ends elsewhere
 */
function endByText(
  own: PlayerSketch,
  others: readonly PlayerSketch[],
  from: SpaceId,
  count: number,
  chosen: readonly KarmaColour[],
): string | undefined {
  const steps = 15 - Number(from.slice(3))
  const karma = COLOURS.map((colour) => karmaOf(own, colour))
  const ready = (): boolean => karma.every((each) => each >= 0)
  const company = others.filter((other) => other.at === 'e4-15')
  if (count < steps || (count > steps && !ready())) return undefined
  if (count > steps || (company.length === 0 && ready())) return 'home move'
  const left = [...chosen]
  for (const other of company) {
    const [green, orange] = [karmaOf(other, 'green'), karmaOf(other, 'orange')]
    if (Math.abs(green) === Math.abs(orange) && (green !== orange || green === 0)) continue
    const dual = green === orange
    const colour = dual ? (left.shift() ?? 'green') : Math.abs(green) > Math.abs(orange) ? 'green' : 'orange'
    // A ring is one up and a bead one down, whichever is taken first: they cancel.
    karma[COLOURS.indexOf(colour)] =
      (karma[COLOURS.indexOf(colour)] ?? 0) + Math.sign(colour === 'green' ? green : orange)
  }
  if (ready()) return 'home majority'
  if (karma.some((each) => each < -2)) return undefined
  const [green = 0, orange = 0] = karma
  const lists = [
    ['beads', -green, -orange],
    ['rings', green, orange],
  ] as const
  const words = lists.flatMap(([name, one, other]) =>
    one > 0 || other > 0 ? [`${name} ${String(Math.max(0, one))}/${String(Math.max(0, other))}`] : [],
  )
  return [...words, 'pegs 2/2/2', 'lost 1', 'at e4-15'].join(' ')
}
