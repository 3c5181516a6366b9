/** Translates mouse, finger and pen events on the board into events on pieces. */
import { isRapidKey } from '../../keyboard/rapid-keys.ts'
import type { Piece } from '../../stage/scene.ts'

/**
 * The functions that `listenToBoardPointer` calls: one finds the piece at a point, the others react to hovering, clicking and
 * dragging pieces. Coordinates are CSS pixels of the board.
 */
export interface PointerHandlers {
  /** The piece at a point; `over` is the DOM element there. */
  findPiece(x: number, y: number, over: Element | null): Piece | undefined
  /** A mouse hovers over the piece, or a finger rests on it. */
  hover(piece: Piece | undefined): void
  /**
   * A click of any kind: mouse, tap, pen, or Enter and Space on a target.
   * @param hasty follows the previous click at once
   * @param from the piece of the pointer-down event; undefined if there was none, or for a key
   */
  click(piece: Piece, hasty: boolean, from: Piece | undefined): void
  /** A drag begins. @returns whether the piece follows; `drag` is then called until `drop` or `cancelDrag` ends it */
  startDrag(piece: Piece): boolean
  drag(x: number, y: number): void
  drop(x: number, y: number): void
  /** The drag was cancelled. */
  cancelDrag(): void
}

/** A finger that rests this long is a long press; milliseconds. */
const LONG_PRESS_MS = 450
/** A pointer that moves further than this no longer rests: CSS pixels. A mouse is steadier than a finger. */
const MOVE_TOLERANCE_PX = { mouse: 5, touch: 10 } as const

/** A pressed button or finger. */
interface PressedPointer {
  readonly id: number
  readonly piece: Piece
  readonly x: number
  readonly y: number
}

/**
 * Whether a click is the second or a later one of a double click, or comes from a key that is held or pressed rapidly. Such a
 * click must not confirm the choice that the first click selected.
 */
export function isRepeatedClick(event: MouseEvent): boolean {
  return event.detail > 1 || (event.detail === 0 && isRapidKey(event))
}

/**
 * Listens to mouse, finger and pen on the board, and calls the handlers `told` with the piece under the pointer.
 * @returns a function that stops listening
 */
export function listenToBoardPointer(surface: HTMLElement, told: PointerHandlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let down: PressedPointer | undefined
  let dragging = false
  /** The piece on which the click that may follow began. */
  let began: Piece | undefined
  /** Ignore the click that ends a long press or a drag. */
  let deaf = false

  const pointOf = (event: MouseEvent): { x: number; y: number } => {
    const box = surface.getBoundingClientRect()
    // A zoomed board is larger than its layout.
    const scale = box.width > 0 && surface.offsetWidth > 0 ? surface.offsetWidth / box.width : 1
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale }
  }
  const pieceOf = (event: MouseEvent): Piece | undefined => {
    const { x, y } = pointOf(event)
    return told.findPiece(x, y, event.target instanceof Element ? event.target : null)
  }
  const release = (): void => {
    clearTimeout(timer)
    timer = undefined
    down = undefined
    if (dragging) told.cancelDrag()
    dragging = false
  }
  const leaves = (event: PointerEvent, { id, piece, x, y }: PressedPointer): boolean => {
    const spot = event.pointerType === 'mouse' ? MOVE_TOLERANCE_PX.mouse : MOVE_TOLERANCE_PX.touch
    if (Math.hypot(event.clientX - x, event.clientY - y) <= spot) return false
    clearTimeout(timer)
    dragging = told.startDrag(piece)
    if (dragging) {
      deaf = true
      // The element under the pointer changes as highlights change: the drag must not depend on it.
      surface.setPointerCapture(id)
    } else down = undefined
    return dragging
  }
  const listeners = {
    pointermove(event: PointerEvent) {
      if (down?.id === event.pointerId && (dragging || leaves(event, down))) {
        const { x, y } = pointOf(event)
        told.drag(x, y)
      } else if (event.pointerType !== 'touch') told.hover(pieceOf(event))
    },
    pointerdown(event: PointerEvent) {
      deaf = false
      began = undefined
      // A second finger or button cancels the gesture of the first.
      release()
      if (!event.isPrimary || event.button !== 0) return
      if (event.pointerType === 'touch') told.hover(undefined)
      const piece = pieceOf(event)
      began = piece
      if (piece === undefined) return
      down = { id: event.pointerId, piece, x: event.clientX, y: event.clientY }
      if (event.pointerType !== 'touch') return
      timer = setTimeout(() => {
        deaf = true
        told.hover(piece)
      }, LONG_PRESS_MS)
    },
    pointerup(event: PointerEvent) {
      if (dragging) {
        const { x, y } = pointOf(event)
        dragging = false
        told.drop(x, y)
      }
      release()
    },
    pointercancel: release,
    pointerleave(event: PointerEvent) {
      if (dragging) return
      release()
      if (event.pointerType !== 'touch') told.hover(undefined)
    },
    contextmenu(event: MouseEvent) {
      // A long press must not open the browser's context menu.
      if (deaf || timer !== undefined) event.preventDefault()
    },
    click(event: MouseEvent) {
      // Enter and Space on a target click without a pointer.
      if (deaf && event.detail > 0) {
        deaf = false
        return
      }
      const piece = pieceOf(event)
      if (piece !== undefined) told.click(piece, isRepeatedClick(event), event.detail > 0 ? began : undefined)
    },
  }
  const entries = Object.entries(listeners) as [string, EventListener][]
  for (const [name, listener] of entries) surface.addEventListener(name, listener)
  return () => {
    release()
    for (const [name, listener] of entries) surface.removeEventListener(name, listener)
  }
}
