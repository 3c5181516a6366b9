import { describe, expect, it } from 'vitest'
import { layoutOverlappingRow, makeBox } from '../art/boxes.ts'
import type { SpriteSpecsOf } from '../art/sprite-specs.ts'
import { createPieceFactory, seatClickTarget } from '../art/piece-factory.ts'
import type { SeatBackdropProps } from '../art/seat-backdrop.ts'
import type { SeatHeaderProps } from '../art/seat-header.ts'
import {
  seatsInOrderFrom,
  clickableSeatHeaderFor,
  seatPlateAndHeaderPieces,
  layoutSeatBoardsInBoxes,
  seatArrangementFor,
} from './seat-boards.ts'
import { testViewport } from '../testing/game-ui-helpers.ts'

const { piece } =
  createPieceFactory<SpriteSpecsOf<{ panel: SeatBackdropProps; header: SeatHeaderProps & { first: boolean } }>>()

describe('the arrangement of seats on the screen', () => {
  it('places the others after the seat in front, by number or in the order of the game', () => {
    expect(seatArrangementFor(testViewport(900, 700, 4, { bottom: 2 }), 4)).toEqual({
      own: 2,
      large: 2,
      others: [3, 0, 1],
    })
    expect(seatArrangementFor(testViewport(900, 700, 4, { bottom: 2 }), 4, [3, 1, 2, 0]).others).toEqual([0, 3, 1])
    expect(seatsInOrderFrom(1, 3, [2, 1, 0])).toEqual([1, 0, 2])
  })

  it('swaps an enlarged seat with the one in front', () => {
    expect(seatArrangementFor(testViewport(900, 700, 3, { enlarged: 2 }), 3)).toEqual({
      own: 0,
      large: 2,
      others: [1, 0],
    })
  })

  it('plans every seat in its own box, the large one in front', () => {
    const front = makeBox(0, 0, 9, 9)
    const small = layoutOverlappingRow(makeBox(0, 10, 20, 9), 2, 1, 9)
    const plans = layoutSeatBoardsInBoxes({ large: 1, others: [2, 0] }, front, small, (_, at, large) => ({ at, large }))
    expect([...plans]).toEqual([
      [1, { at: front, large: true }],
      [2, { at: small[0], large: false }],
      [0, { at: small[1], large: false }],
    ])
  })
})

describe('the header of a seat', () => {
  const table = { own: 0, large: 0 }
  it('enlarges another board, shrinks an enlarged one, and does nothing on the own board in its place', () => {
    const small = clickableSeatHeaderFor(testViewport(900, 700, 3), table, 1, undefined)
    expect(small).toMatchObject({
      large: false,
      button: 'enlarge',
      enlargeTargets: [seatClickTarget(1)],
      toggles: [seatClickTarget(1)],
    })
    const enlarged = clickableSeatHeaderFor(testViewport(900, 700, 3), { own: 0, large: 1 }, 1, undefined)
    expect(enlarged).toMatchObject({ large: true, button: 'close', enlargeTargets: [], toggles: [seatClickTarget(1)] })
    const own = clickableSeatHeaderFor(testViewport(900, 700, 3), table, 0, undefined)
    expect(own).toMatchObject({ large: true, button: 'none', enlargeTargets: [], toggles: [] })
    const away = clickableSeatHeaderFor(testViewport(900, 700, 3), { own: 0, large: 1 }, 0, undefined)
    expect(away).toMatchObject({ large: false, button: 'enlarge', toggles: [seatClickTarget(0)] })
  })

  it('of a small board knows the longest name at the table, so that all have the same font size', () => {
    const named = ['Io', 'Wilhelmina', 'Bo'].map((name) => ({ name, colour: '#aabbcc', shape: 'circle' as const }))
    const of = testViewport(900, 700, 3, { seats: named })
    expect([0, 1, 2].map((seat) => clickableSeatHeaderFor(of, table, seat, undefined).longest)).toEqual([
      '',
      'Wilhelmina',
      'Wilhelmina',
    ])
  })

  it('marks the acting seat, or instead the seat that is asked to confirm its turn end', () => {
    expect(clickableSeatHeaderFor(testViewport(900, 700, 3), table, 1, 1).turn).toBe(true)
    expect(clickableSeatHeaderFor(testViewport(900, 700, 3, { acting: 2 }), table, 1, 1).turn).toBe(false)
    expect(clickableSeatHeaderFor(testViewport(900, 700, 3, { acting: 2 }), table, 2, 1).turn).toBe(true)
  })

  it('consists of a plate, and a line with the label, the toggle target and the properties that the game adds', () => {
    const at = { seat: 1, panel: makeBox(0, 0, 90, 60), header: makeBox(5, 5, 80, 10) }
    const label = { id: 'game.label.seat', values: { seat: { seat: 1 } } }
    const head = clickableSeatHeaderFor(testViewport(900, 700, 3), { own: 0, large: 1 }, 1, 1)
    const [plate, line] = seatPlateAndHeaderPieces(piece, [0, 3], at, head, label, { first: true })
    expect(plate).toMatchObject({ id: 'seat1:panel', place: 'seat1', layer: 0, width: 90 })
    expect(plate?.sprite).toEqual({ kind: 'panel', turn: true, colour: '#aabbcc' })
    expect(plate?.targets).toBeUndefined()
    expect(line).toMatchObject({ id: 'seat1:header', layer: 3, label, targets: [seatClickTarget(1)] })
    expect(line?.sprite).toEqual({
      kind: 'header',
      name: 'Seat 1',
      colour: '#aabbcc',
      shape: 'circle',
      large: true,
      turn: true,
      button: 'close',
      textScale: 1,
      longest: '',
      most: 0,
      first: true,
    })
  })
})
