import { describe, expect, test } from 'vitest'
import { selectChoiceByText, confirmPendingChoice } from '../../../stage/selection-state.ts'
import type { TargetsMatchedByClick } from '../../../stage/click-sequence.ts'
import type { Piece } from '../../../stage/scene.ts'
import * as at from './board-interaction.ts'
import type { BoardInteractionState, BoardTransitionResult } from './board-interaction.ts'

const piece = (id: string, x: number): Piece => ({
  id,
  place: 'tray',
  sprite: { kind: 'gem' },
  x,
  y: 0,
  width: 20,
  height: 20,
  layer: 0,
  label: { id: `the ${id}` },
})
const [ruby, pearl, gold, clay] = [piece('ruby', 0), piece('pearl', 100), piece('gold', 200), piece('clay', 300)]
const on = ({ id }: Piece): TargetsMatchedByClick => [{ on: 'piece', id }]
const move = (from: string, to: string, final = false) => ({
  action: `${from} into ${to}`,
  path: { steps: [[{ on: 'piece', id: from } as const], [{ on: 'piece', id: to } as const]] },
  ...(final ? { final } : {}),
})
const asked = (key: string, final = false): at.BoardDecision<string> => ({
  key,
  choices: [move('ruby', 'gold', final), move('ruby', 'clay', final), move('pearl', 'clay', final)],
})
type Model = BoardInteractionState<string>
const begun = (final = false): Model => at.withBoardDecision(at.EMPTY_BOARD_INTERACTION, asked('1', final))
const clicked = (model: Model, it: Piece): BoardTransitionResult<string> => at.applyPieceClick(model, it, on(it))
const taken = (model: Model, it: Piece): Model => at.pickUpPiece(model, it, on(it), (next) => next.length > 0)
const put = (model: Model, it: Piece): BoardTransitionResult<string> =>
  at.dropPiece(model, it.x, it.y, { piece: it, clicked: on(it) })
const hands = ({ dragged, droppedPiece, selection }: Model) => [
  (dragged?.piece ?? droppedPiece)?.id,
  dragged !== undefined || droppedPiece !== undefined ? droppedPiece !== undefined : undefined,
  selection.picking.clicks.length,
  selection.pending?.action,
]

describe('S6: the board model', () => {
  test('is the same object after a step without effect', () => {
    const model = begun()
    expect(clicked(model, gold).to).toBe(model)
    expect(at.cancelChoiceOrUndoClick(model)).toBe(model)
    expect(at.applySelectionUpdater(model, confirmPendingChoice).to).toBe(model)
    expect(at.cancelPieceDrag(model)).toBe(model)
    expect(at.moveDraggedPiece(model, 5, 5)).toBe(model)
    expect(at.pickUpPiece(model, ruby, on(ruby), () => false)).toBe(model)
    expect(at.withBoardDecision(model, asked('1'))).toBe(model)
    expect(at.withHoveredPiece(at.withHoveredPiece(model, ruby, true), { ...ruby }, true).hovered).toBe(ruby)
  })

  test('is not mutated by a step', () => {
    const model = begun(true)
    const before = structuredClone(model)
    const inHand = taken(at.withHoveredPiece(at.withPreviewedAction(model, 'pearl into clay'), ruby, true), ruby)
    at.applySelectionUpdater(put(at.moveDraggedPiece(inHand, 50, 50), gold).to, confirmPendingChoice)
    expect(model).toEqual(before)
  })

  test('keeps the picked piece while it is suspended, and accepts no answer meanwhile', () => {
    const picked = clicked(begun(), ruby).to
    const resting = at.withSuspendedDecision(picked)
    expect(at.selectionUnlessSuspended(resting).picking.choices).toEqual([])
    for (const step of [
      clicked(resting, gold),
      at.applySelectionUpdater(resting, (now) => selectChoiceByText(now, move('ruby', 'gold'))),
    ]) {
      expect([step.to === resting, step.played]).toEqual([true, undefined])
    }
    expect(at.cancelChoiceOrUndoClick(resting)).toBe(resting)
    expect(clicked(at.withBoardDecision(resting, asked('1')), gold).played?.action).toBe('ruby into gold')
  })
})

describe('S6: the latest hovered action or piece', () => {
  const beside = at.withPreviewedAction(begun(), 'pearl into clay')

  test('replaces the one before, on the board or outside it', () => {
    expect(beside.previewedAction).toBe('pearl into clay')
    expect(at.withHoveredPiece(beside, ruby, true).previewedAction).toBeUndefined()
    expect(at.withFocusedPiece(beside, ruby, true).previewedAction).toBeUndefined()
    expect(at.withPreviewedAction(at.withHoveredPiece(beside, ruby, true), 'ruby into gold').previewedAction).toBe(
      'ruby into gold',
    )
  })

  test('an action hovered outside stays while nothing begins at the pointed piece, and ends when an action is played', () => {
    expect(at.withHoveredPiece(beside, gold, false).previewedAction).toBe('pearl into clay')
    expect(at.withFocusedPiece(beside, undefined, false).previewedAction).toBe('pearl into clay')
    expect(clicked(clicked(beside, ruby).to, gold).to.previewedAction).toBeUndefined()
  })

  test('a pointed piece precedes the focused one, unless it has moved away from under the pointer', () => {
    const both = at.withHoveredPiece(at.withFocusedPiece(begun(), ruby, true), pearl, true)
    expect(at.hoveredOrFocusedPieceOf(both, [ruby, pearl], [ruby])).toBe(pearl)
    expect(at.hoveredOrFocusedPieceOf(both, [ruby, { ...pearl, x: 7 }], [ruby])).toBe(ruby)
    expect(at.hoveredOrFocusedPieceOf(both, [ruby], [])).toBeUndefined()
    expect(at.withFocusedPiece(both, undefined, false).lastFocused).toBe(ruby)
  })

  test('a pointed piece is cleared when a click on the board plays an action', () => {
    const model = clicked(at.withHoveredPiece(begun(), ruby, true), ruby).to
    expect([model.hovered, clicked(model, gold).to.hovered]).toEqual([ruby, undefined])
  })
})

describe('S6: a dragged piece', () => {
  test('counts as clicked when it is picked up, follows the pointer, and its drop on a target plays the action', () => {
    const inHand = at.moveDraggedPiece(taken(begun(), ruby), 50, 60)
    expect(hands(inHand)).toEqual(['ruby', false, 1, undefined])
    expect([inHand.dragged?.piece.x, inHand.dragged?.piece.y]).toEqual([50, 60])
    const { to, played } = put(inHand, gold)
    expect([played?.action, ...hands(to)]).toEqual(['ruby into gold', 'ruby', true, 0, undefined])
  })

  test('returns when it is dropped elsewhere or cancelled; a drag of a few pixels counts as a click', () => {
    const inHand = at.moveDraggedPiece(taken(begun(), ruby), 50, 60)
    expect(hands(at.dropPiece(inHand, 50, 60, undefined).to)).toEqual([undefined, undefined, 0, undefined])
    expect(hands(at.cancelPieceDrag(inHand))).toEqual([undefined, undefined, 0, undefined])
    expect(hands(at.dropPiece(inHand, 4, 4, undefined).to)).toEqual([undefined, undefined, 1, undefined])
  })

  test('continues after a click on the same piece', () => {
    expect(hands(taken(clicked(begun(), ruby).to, ruby))).toEqual(['ruby', false, 1, undefined])
  })

  test('X2: stays at the target of a final choice until the player cancels, chooses otherwise or drags it again', () => {
    const laid = put(taken(begun(true), ruby), gold).to
    expect(hands(laid)).toEqual(['ruby', true, 1, 'ruby into gold'])
    expect(hands(at.cancelChoiceOrUndoClick(laid))).toEqual([undefined, undefined, 0, undefined])
    expect(hands(clicked(laid, clay).to)).toEqual([undefined, undefined, 1, 'ruby into clay'])
    expect(hands(taken(laid, ruby))).toEqual(['ruby', false, 1, undefined])
    const { to, played } = at.applySelectionUpdater(laid, confirmPendingChoice)
    expect([played?.action, ...hands(to)]).toEqual(['ruby into gold', 'ruby', true, 0, undefined])
  })

  test('stays at its target while the host answers, until the next decision', () => {
    const { to } = put(taken(begun(), ruby), gold)
    for (const waiting of [at.withSuspendedDecision(to), at.withBoardDecision(to, undefined)]) {
      expect(hands(waiting).slice(0, 2)).toEqual(['ruby', true])
      expect(at.withBoardDecision(waiting, asked('1')).droppedPiece).toBeUndefined()
      expect(at.withBoardDecision(waiting, asked('2')).droppedPiece).toBeUndefined()
    }
  })

  test('returns when the decision changes during the drag', () => {
    const inHand = taken(begun(), ruby)
    expect(hands(at.withBoardDecision(inHand, asked('2')))).toEqual([undefined, undefined, 0, undefined])
    // Others choose meanwhile: only what is final has changed.
    expect(hands(at.withBoardDecision(inHand, asked('1', true)))).toEqual([undefined, undefined, 0, undefined])
    expect(hands(at.withSuspendedDecision(inHand))).toEqual([undefined, undefined, 1, undefined])
    const laid = put(taken(begun(true), ruby), gold).to
    const marked = at.withBoardDecision(laid, {
      key: '1',
      choices: asked('1', true).choices.with(2, move('pearl', 'clay')),
    })
    expect(hands(marked)).toEqual(['ruby', true, 1, 'ruby into gold'])
  })
})
