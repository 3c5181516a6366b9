import { expect, test } from 'vitest'
import { chooseAnswerControlsLayout, type AnswerControlsLayoutInput } from './answer-controls-layout.ts'

const WIDE = { width: 900, height: 400 }
const PHONE = { width: 400, height: 400 }
const hand = { left: 400, top: 100, width: 20, height: 20 }
const usual: AnswerControlsLayoutInput = {
  room: WIDE,
  reservedRoom: undefined,
  textScale: 1,
  heldArea: undefined,
  canPutBack: true,
  pending: false,
  hasNoAnswers: false,
  replaced: false,
  below: false,
  panelsBelow: false,
  continuesHeldChoice: false,
}
const kept = (width: number, height = 100) => ({ left: 0, top: 0, width, height })

test.each<[string, Partial<AnswerControlsLayoutInput>, string | undefined]>([
  ['nowhere, with empty hands', { canPutBack: false }, undefined],
  ['among the answers, when the hand holds none of the pieces', {}, 'bar'],
  ['beside the hand', { heldArea: hand }, 'beside'],
  ['beneath a board that is too narrow', { heldArea: hand, room: PHONE }, 'docked'],
  [
    'in the room kept there for answers, when none stands in it',
    { heldArea: hand, room: PHONE, hasNoAnswers: true, reservedRoom: kept(90) },
    'bar',
  ],
  ['X2: beside a final choice', { heldArea: hand, pending: true }, 'beside'],
  ['X2: in the room kept for answers', { heldArea: hand, pending: true, reservedRoom: kept(300) }, 'bar'],
  [
    'X2: beside it all the same where that is too narrow',
    { heldArea: hand, pending: true, reservedRoom: kept(100) },
    'beside',
  ],
  ['X2: in the place of the answer that laid it', { heldArea: hand, pending: true, replaced: true }, 'bar'],
])('the actions of the held piece are placed %s', (_, more, asked) => {
  expect(chooseAnswerControlsLayout({ ...usual, ...more }).confirmButtonsPlace).toBe(asked)
})

test.each<[string, Partial<AnswerControlsLayoutInput>, boolean]>([
  ['beside that piece', {}, true],
  ['also where room is kept for others', { reservedRoom: kept(300) }, true],
  ['there too while the one that was clicked is laid on the board', { pending: true, replaced: true }, true],
  ['not there where the board is too narrow', { room: PHONE }, false],
  ['not there beneath a board seen from near', { below: true }, false],
])('B1a-6: answers about the held piece are placed %s', (_, more, near) => {
  const standing = chooseAnswerControlsLayout({ ...usual, heldArea: hand, continuesHeldChoice: true, ...more })
  expect(standing.isBarBesidePiece).toBe(near)
  if (near) expect(standing).toMatchObject({ confirmButtonsPlace: 'bar', barRoom: undefined })
  expect(chooseAnswerControlsLayout({ ...usual, heldArea: hand, ...more }).isBarBesidePiece).toBe(false)
})

test('a low reserved room puts the text in front of the buttons (flat)', () => {
  const low = { ...usual, pending: true, hasNoAnswers: true, reservedRoom: kept(400, 60) }
  expect(chooseAnswerControlsLayout(low).flat).toBe(true)
  expect(chooseAnswerControlsLayout({ ...low, reservedRoom: kept(400, 120) }).flat).toBe(false)
})

test('a very low reserved room puts the buttons in one row (row), and a narrow one uses small buttons (tight)', () => {
  const phone = { ...usual, canPutBack: false, room: PHONE }
  expect(chooseAnswerControlsLayout({ ...phone, reservedRoom: kept(170, 40) })).toMatchObject({
    row: true,
    isCompact: true,
  })
  expect(chooseAnswerControlsLayout({ ...phone, reservedRoom: kept(122, 70) }).row).toBe(false)
  expect(chooseAnswerControlsLayout({ ...phone, reservedRoom: kept(122, 70), textScale: 2 }).row).toBe(true)
  expect(chooseAnswerControlsLayout({ ...usual, canPutBack: false, reservedRoom: kept(180) }).isCompact).toBe(true)
  expect(chooseAnswerControlsLayout({ ...usual, canPutBack: false, reservedRoom: kept(300) }).isCompact).toBe(false)
})

test('large text: answers are not squeezed into reserved room that is narrower than their words', () => {
  const squeezed = { ...usual, canPutBack: false, room: PHONE, reservedRoom: kept(75) }
  expect(chooseAnswerControlsLayout(squeezed).barRoom).toEqual(kept(75))
  expect(chooseAnswerControlsLayout({ ...squeezed, textScale: 2 }).barRoom).toBeUndefined()
  expect(chooseAnswerControlsLayout({ ...squeezed, textScale: 2, reservedRoom: kept(150) }).barRoom).toEqual(kept(150))
})

test('large text: the question is not squeezed into reserved room that is too narrow for its words', () => {
  const asking = { ...usual, heldArea: hand, pending: true, reservedRoom: kept(250) }
  expect(chooseAnswerControlsLayout(asking)).toMatchObject({ confirmButtonsPlace: 'bar', barRoom: kept(250) })
  expect(chooseAnswerControlsLayout({ ...asking, textScale: 2 }).confirmButtonsPlace).toBe('beside')
})

test('large text: above panels, the question is docked and leaves the board visible', () => {
  const asking = { ...usual, heldArea: hand, pending: true, textScale: 2 }
  expect(chooseAnswerControlsLayout(asking).confirmButtonsPlace).toBe('beside')
  for (const more of [{}, { reservedRoom: kept(600) }, { replaced: true, continuesHeldChoice: true }])
    expect(chooseAnswerControlsLayout({ ...asking, ...more, panelsBelow: true }).confirmButtonsPlace).toBe('docked')
  expect(chooseAnswerControlsLayout({ ...asking, textScale: 1, panelsBelow: true }).confirmButtonsPlace).toBe('beside')
})

test('if answers are below the board, actions of the held piece are among them, or docked for a pending choice', () => {
  const near = { ...usual, below: true, heldArea: hand, reservedRoom: kept(300) }
  expect(chooseAnswerControlsLayout(near)).toMatchObject({ confirmButtonsPlace: 'bar', barRoom: undefined })
  expect(chooseAnswerControlsLayout({ ...near, pending: true }).confirmButtonsPlace).toBe('docked')
  expect(chooseAnswerControlsLayout({ ...near, canPutBack: false }).confirmButtonsPlace).toBeUndefined()
})
