import { describe, expect, it } from 'vitest'
import { noopEventSink } from '../../../engine/core/contract/game-events.ts'
import type { Viewer } from '../../../engine/core/contract/game.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import { chakra } from '../../../engine/chakra/index.ts'
import type { ChakraState } from '../../../engine/chakra/index.ts'
import type { Piece, Scene } from '../../stage/scene.ts'
import { layoutColumnRowParts } from './art/geometry.ts'
import { inspirationSpacePartOffsets } from './art/geometry.ts'
import { miniArrowLength, eitherWayIconLengths, owedStepFlags } from './art/space.ts'
import { areBoxesApart, findPiece, testViewport, isBoxWithin } from '../../testing/game-ui-helpers.ts'
import { layoutTable } from './layout.ts'
import { buildScene } from './scene.ts'

const SIZES = [
  [740, 560],
  [731, 540],
  [960, 720],
  [1300, 560],
  [1560, 1000],
  [3400, 1900],
  [390, 480],
  [372, 360],
  [372, 640],
  [390, 800],
  [760, 760],
] as const

function start(players: number): ChakraState {
  return chakra.setup({ players, options: {} }, createRandomStream(seedFromText('scene'), 0), noopEventSink)
}

function show(state: ChakraState, viewer: Viewer = 0, of = testViewport(960, 720, state.players)): Scene {
  return buildScene(chakra.view(state, viewer), of)
}

describe('the seventh Inspiration space', () => {
  it.each([
    [60, 20],
    [90, 40],
    [97, 70],
    [100, 130],
    [210, 160],
  ])('A19: keeps its arrows and numbers within %i x %i', (w, h) => {
    const { side, gem, gap } = eitherWayIconLengths(w, h)
    // The number ends half an arrow and half a letter from the middle of its side.
    expect(gap + side * 0.46 + side * 0.3).toBeLessThanOrEqual(w / 2)
    // Arrow and crystal do not meet.
    expect(gap - side * 0.58).toBeGreaterThan(gem * 0.3)
  })
})

describe('the Inspiration spaces of rivals', () => {
  it('A19: have arrows of at least 10 pixels at 1280 x 800, even with four seats', () => {
    const { boards, large } = layoutTable(testViewport(929, 695, 4), 4)
    const rivals = [...boards].filter(([seat]) => seat !== large)
    expect(rivals).toHaveLength(3)
    for (const [, { spaces }] of rivals)
      for (const { w, h } of spaces) {
        const { icon } = inspirationSpacePartOffsets(w, h)
        expect(miniArrowLength(icon.w, icon.h, 1)).toBeGreaterThanOrEqual(10)
      }
  })
})

describe('the signs of the large board', () => {
  it.each(SIZES)(
    'X2, C4: are the areas of its seven Chakra emblems, which buttons keep free, at %d x %d',
    (width, height) => {
      const shown = show(start(3), 0, testViewport(width, height, 3))
      const signs = shown.signs ?? []
      expect(signs).toHaveLength(7)
      const { boards, large } = layoutTable(testViewport(width, height, 3), 3)
      const rows = boards.get(large)?.positions.slice(1, 8) ?? []
      for (const [nth, { left, top, width: w, height: h }] of signs.entries()) {
        const row = rows[nth]
        if (row === undefined) throw new Error('no row')
        const sign = { x: left, y: top, w, h }
        expect(isBoxWithin(sign, { x: row.x - 3, y: row.y - 3, w: row.w + 6, h: row.h + 6 })).toBe(true)
        // No energy lies on it.
        const { slots, slot } = layoutColumnRowParts(row.w, row.h, 1, false)
        const first = row.x + row.w / 2 + (slots[0]?.x ?? 0) - slot / 2
        expect(left + w).toBeLessThanOrEqual(first + 1)
      }
    },
  )
})

describe('the layout of a table', () => {
  it.each(SIZES)('keeps Lotus and boards apart and within %d x %d', (width, height) => {
    for (const players of [2, 3, 4]) {
      const { lotus, boards } = layoutTable(testViewport(width, height, players), players)
      const areas = [lotus.area, ...[...boards.values()].flatMap(({ panel, side }) => (side ? [panel, side] : [panel]))]
      expect(boards.size).toBe(players)
      for (const [i, a] of areas.entries()) {
        expect(a.x).toBeGreaterThanOrEqual(0)
        expect(a.y).toBeGreaterThanOrEqual(0)
        expect(a.x + a.w).toBeLessThanOrEqual(width + 0.01)
        expect(a.y + a.h).toBeLessThanOrEqual(height + 0.01)
        for (const b of areas.slice(i + 1)) expect(areBoxesApart(a, b)).toBe(true)
      }
    }
  })

  it.each(SIZES)('keeps the pieces beside the flower off its water and apart at %d x %d', (width, height) => {
    const { lotus } = layoutTable(testViewport(width, height, 4), 4)
    const beside = [lotus.bag, lotus.lifted, lotus.roundCounter, lotus.discardLid]
    const { x, y, w } = lotus.flower
    for (const [i, a] of beside.entries()) {
      for (const b of beside.slice(i + 1)) expect(areBoxesApart(a, b)).toBe(true)
      const nearX = Math.max(a.x, Math.min(x + w / 2, a.x + a.w)) - (x + w / 2)
      const nearY = Math.max(a.y, Math.min(y + w / 2, a.y + a.h)) - (y + w / 2)
      expect(Math.hypot(nearX, nearY)).toBeGreaterThan((w / 2) * 0.8)
    }
  })

  it('makes energies of the own board large enough for a finger in the smallest window and on a phone', () => {
    for (const [width, height] of [
      [740, 560],
      [390, 480],
    ] as const) {
      const state = start(4)
      const own = state.boards[0]
      own?.column[4]?.push('green')
      const energy = findPiece(show(state, 0, testViewport(width, height, 4)), 'seat0:column:4:green:0')
      const space = findPiece(show(state, 0, testViewport(width, height, 4)), 'maya:0:space')
      expect(energy.width).toBeGreaterThanOrEqual(26)
      expect(space.width).toBeGreaterThanOrEqual(28)
    }
  })

  it('gives the energies of other seats more room in a wider window', () => {
    const slot = (width: number): number => {
      const state = start(4)
      state.boards[2]?.column[4]?.push('green')
      return findPiece(show(state, 0, testViewport(width, 560, 4)), 'seat2:column:4:green:0').width
    }
    expect(slot(1300)).toBeGreaterThan(slot(740))
  })
})

describe('an enlarged board', () => {
  it('swaps places with the own one, and a click on either swaps them back', () => {
    const before = show(start(3))
    const after = show(start(3), 0, testViewport(960, 720, 3, { enlarged: 2 }))
    const panel = (of: Scene, seat: number): readonly number[] => {
      const { x, y, width, height } = findPiece(of, `seat${seat}:panel`)
      return [x, y, width, height]
    }
    expect(panel(after, 2)).toEqual(panel(before, 0))
    expect(panel(after, 0)).toEqual(panel(before, 2))
    expect(findPiece(after, 'seat2:header').targets).toEqual([{ on: 'seat', seat: 2 }])
    expect(findPiece(after, 'seat2:header').sprite['button']).toBe('close')
    expect(findPiece(after, 'seat0:panel').targets).toEqual([{ on: 'seat', seat: 0 }])
  })

  it('opens with a click anywhere on a small board, and never on the own one', () => {
    const { pieces } = show(start(2))
    const means = (piece: Piece): boolean => piece.targets?.some((target) => target.on === 'seat') ?? false
    const small = pieces.filter(({ id, label }) => id.startsWith('seat1:') && label !== undefined)
    expect(small.length).toBeGreaterThan(20)
    expect(small.every(means)).toBe(true)
    expect(pieces.filter(({ id }) => id.startsWith('seat0:')).some(means)).toBe(false)
  })
})

describe('a scene shows', () => {
  it('a Plenitude token face up only to a viewer who has looked at it', () => {
    const state = start(2)
    const board = state.boards[0]
    if (board === undefined) throw new Error('no board')
    board.meditation = ['green']
    const mine = findPiece(show(state, 0), 'karma:green')
    const open = findPiece(show(state, 'table'), 'karma:green')
    expect(mine.sprite).toEqual({ kind: 'plenitude', colour: 'green', face: state.plenitude.green })
    expect(mine.label?.values).toEqual({ chakra: 'green', value: state.plenitude.green })
    expect(open.sprite['face']).toBe(0)
    expect(open.label).toEqual({ id: 'chakra.label.plenitudeHidden', values: { chakra: 'green' } })
  })

  it('energies with ids by position and colour, so that equal ones are interchangeable', () => {
    const state = start(2)
    const board = state.boards[0]
    if (board === undefined) throw new Error('no board')
    board.column[3] = ['blue', 'red', 'blue']
    const ids = show(state)
      .pieces.filter(({ place, piece }) => place === 'seat0:column:3' && piece !== undefined)
      .map(({ id, piece }) => [id, piece])
    expect(ids).toEqual([
      ['seat0:column:3:blue:0', 'blue'],
      ['seat0:column:3:red:0', 'red'],
      ['seat0:column:3:blue:1', 'blue'],
    ])
  })

  it('which Chakras are harmonized, and how many own energies each has', () => {
    const state = start(2)
    const board = state.boards[0]
    if (board === undefined) throw new Error('no board')
    board.column[7] = ['red', 'red', 'red']
    board.column[6] = ['orange', 'red', 'orange']
    const shown = show(state)
    expect(findPiece(shown, 'seat0:column:7:ground').sprite).toMatchObject({ harmonized: true, own: 3 })
    expect(findPiece(shown, 'seat0:column:6:ground').sprite).toMatchObject({ harmonized: false, own: 2 })
    expect(findPiece(shown, 'seat0:header').sprite['harmonized']).toBe(1)
  })

  it('many alleviated energies within the Earth, with their number', () => {
    const state = start(2)
    state.boards[0]?.column[8]?.push(...Array.from({ length: 12 }, () => 'black' as const))
    for (const [width, height] of SIZES) {
      const shown = show(state, 0, testViewport(width, height, 2))
      const ground = findPiece(shown, 'seat0:column:8:ground')
      expect(ground.sprite['count']).toBe(12)
      for (const { x, width: w } of shown.pieces.filter(
        ({ piece, place }) => piece === 'black' && place === ground.place,
      )) {
        expect(Math.abs(x - ground.x) + w / 2).toBeLessThanOrEqual(ground.width / 2 + 1)
      }
    }
  })

  it('the open bag only while a seat chooses a colour from it', () => {
    const state = start(2)
    expect(show(state).pieces.some(({ place }) => place === 'bagOpen')).toBe(false)
    const board = state.boards[state.firstSeat]
    if (board === undefined) throw new Error('no board')
    board.column[1] = ['red', 'red', 'red']
    state.stack = [{ kind: 'exchange', seat: state.firstSeat }]
    state.bag.purple = 0
    const shown = show(state)
    expect(findPiece(shown, 'bag:green').sprite['free']).toBe(true)
    expect(findPiece(shown, 'bag:red').sprite['free']).toBe(false)
    expect(findPiece(shown, 'bag:purple').sprite['free']).toBe(false)
  })

  it('C3: the moves of a channelled space that are still owed', () => {
    const state = start(2)
    const board = state.boards[0]
    if (board === undefined) throw new Error('no board')
    board.spaces[0] = true
    state.stack = [
      { kind: 'turn', seat: 0 },
      { kind: 'channel', seat: 0, space: 1, steps: [1, 1], left: 2, moved: [] },
    ]
    expect(findPiece(show(state), 'seat0:space:1').sprite).toMatchObject({ taken: true, owed: '1,1' })
    expect(findPiece(show(state), 'seat1:space:1').sprite['owed']).toBeNull()
    expect(owedStepFlags([1, 1, 1], '1,1')).toEqual([false, true, true])
    expect(owedStepFlags([2, 1], '2')).toEqual([true, false])
    expect(owedStepFlags([1, -1], null)).toEqual([true, true])
  })

  it('the turn and the last round', () => {
    const state = start(2)
    state.firstSeat = 1
    state.stack = [{ kind: 'turn', seat: 1 }]
    state.ending = true
    const shown = show(state)
    expect(findPiece(shown, 'seat1:panel').sprite['turn']).toBe(true)
    expect(findPiece(shown, 'seat0:panel').sprite['turn']).toBe(false)
    expect(findPiece(shown, 'round').sprite['last']).toBe(true)
    expect(findPiece(shown, 'round').label?.id).toBe('chakra.label.lastRound')
  })
})

describe('an Inspiration token', () => {
  it('shows its owner by its shape too, on spaces and in supplies', () => {
    const state = start(4)
    const seats = ['circle', 'diamond', 'triangle', 'square'] as const
    const of = testViewport(1560, 1000, 4, { seats: seats.map((shape) => ({ name: shape, colour: '#aabbcc', shape })) })
    const tokens = show(state, 0, of).pieces.filter(({ sprite }) => sprite.kind === 'token')
    for (const [seat, shape] of seats.entries()) {
      const shapes = tokens
        .filter(({ place }) => place.startsWith(`seat${String(seat)}:`))
        .map(({ sprite }) => sprite['shape'])
      expect(new Set(shapes)).toEqual(new Set([shape]))
    }
  })
})

it('C7: on a phone the energies of a single opponent lie side by side, large enough to tell apart', () => {
  const row = layoutTable(testViewport(369, 447, 2), 2).boards.get(1)?.positions[1]
  const { slot, slots } = layoutColumnRowParts(row?.w ?? 0, row?.h ?? 0, 1, true)
  expect(slot).toBeGreaterThan(9.5)
  expect(new Set(slots.map(({ y }) => y)).size).toBe(1)
})

it.each([3, 4])(
  'C7: on a phone at a table of %i the energies of opponents are as large, one above the other',
  (players) => {
    for (const seat of [1, players - 1]) {
      const row = layoutTable(testViewport(369, 447, players), players).boards.get(seat)?.positions[1]
      const { slot, slots } = layoutColumnRowParts(row?.w ?? 0, row?.h ?? 0, 1, true)
      expect(slot).toBeGreaterThan(9.5)
      expect(new Set(slots.map(({ x }) => x)).size).toBe(1)
    }
  },
)
