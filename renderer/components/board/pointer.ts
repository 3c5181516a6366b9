/** Mouse, finger and pen over the board, in the board's words: which piece, and what was done to it. */
import type { Piece } from '../../stage/scene.ts'

export interface PointerTold {
  /** The piece at a point of the board in CSS pixels; `over` is the DOM element there. */
  at(x: number, y: number, over: Element | null): Piece | undefined
  hover(piece: Piece | undefined): void
  /** A click of any kind: mouse, tap, pen, or Enter and Space on a target. */
  click(piece: Piece): void
  /** A finger that stays: says what hovering says to a mouse. */
  hold(piece: Piece): void
}

/** A finger that stays this long on one spot holds; milliseconds, CSS pixels. */
const HOLD = 450
const SPOT = 10

/** Listens on `surface`; returns how to stop. */
export function watchPointer(surface: HTMLElement, told: PointerTold): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let down: { readonly x: number; readonly y: number } | undefined
  let held = false

  const pieceOf = (event: MouseEvent): Piece | undefined => {
    const box = surface.getBoundingClientRect()
    const over = event.target instanceof Element ? event.target : null
    return told.at(event.clientX - box.left, event.clientY - box.top, over)
  }
  const release = (): void => {
    clearTimeout(timer)
    down = undefined
  }
  const listeners = {
    pointermove(event: PointerEvent) {
      if (down !== undefined && Math.hypot(event.clientX - down.x, event.clientY - down.y) > SPOT) release()
      if (event.pointerType !== 'touch') told.hover(pieceOf(event))
    },
    pointerdown(event: PointerEvent) {
      held = false
      if (event.pointerType !== 'touch') return
      release()
      told.hover(undefined)
      const piece = pieceOf(event)
      if (piece === undefined) return
      down = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => {
        held = true
        told.hold(piece)
      }, HOLD)
    },
    pointerup: release,
    pointercancel: release,
    pointerleave(event: PointerEvent) {
      release()
      if (event.pointerType !== 'touch') told.hover(undefined)
    },
    contextmenu(event: MouseEvent) {
      // Holding a finger must not open the browser's own menu.
      if (down !== undefined || held) event.preventDefault()
    },
    click(event: MouseEvent) {
      // The click that ends a hold was a question, not an answer.
      if (held) {
        held = false
        return
      }
      const piece = pieceOf(event)
      if (piece !== undefined) told.click(piece)
    },
  }
  const entries = Object.entries(listeners) as [string, EventListener][]
  for (const [name, listener] of entries) surface.addEventListener(name, listener)
  return () => {
    release()
    for (const [name, listener] of entries) surface.removeEventListener(name, listener)
  }
}
