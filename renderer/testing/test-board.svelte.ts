/** For tests: a board of a small game with a recording stage. Tests that use it mock stage/stage.ts by fake-stage.ts. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { flushSync, mount, unmount, type ComponentProps } from 'svelte'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { AnyGame, Message } from '../../engine/core/contract/game.ts'
import type { GameUi } from '../games/game-ui.ts'
import type { GameSpritePainter } from '../stage/painter.ts'
import type { ClickableChoice } from '../stage/click-sequence.ts'
import type { Piece, ClickTarget } from '../stage/scene.ts'
import Board from '../components/Board.svelte'
import { resetFakeStage, fakeStage } from './fake-stage.ts'
import { DecisionSelectionStore } from '../components/board/selection-store.svelte.ts'

interface GemMove {
  from: string
  to: string
}
/** Two gems and two cups: a move is a gem, then a cup. */
export const testGemPiece = (id: string, x: number, place: string, targets?: ClickTarget[]): Piece => ({
  id,
  place,
  sprite: { kind: 'gem' },
  x,
  y: 50,
  width: 20,
  height: 20,
  layer: 0,
  label: { id: `the ${id}` },
  ...omitUndefined({ targets }),
})
export const testCupPiece = (id: string, x: number) => testGemPiece(id, x, id, [{ on: 'place', id }])
export const testBoardPieces: readonly Piece[] = [
  testGemPiece('ruby', 0, 'tray'),
  testGemPiece('pearl', 100, 'tray'),
  testCupPiece('gold', 200),
  testCupPiece('clay', 300),
]
export const testBoardGameUi = {
  game: {
    info: { title: 'Gems' },
    determinize: (view: unknown) => view,
    clone: (state: unknown) => state,
    view: (state: unknown) => state,
    deciders: () => [],
    choices: () => [],
    play: () => undefined,
  } as unknown as AnyGame,
  scene: () => ({
    pieces: testBoardPieces,
    outline: [
      { place: 'tray', title: { id: 'Tray' }, level: 2 },
      { place: 'gold', title: { id: 'Gold cup' }, level: 3 },
    ],
  }),
  choiceLabel: ({ from, to }: GemMove): Message => ({ id: `${from} into ${to}` }),
  extraGhosts: ({ preview }: { preview: { action: GemMove } }) => [
    { ...testGemPiece(`ghost of ${preview.action.from}`, 0, 'x'), alpha: 0.5 },
  ],
  loadPainter: () => Promise.resolve({} as GameSpritePainter),
} as unknown as GameUi
export const testMoveChoice = (from: string, to: string) => ({
  action: { from, to },
  path: { steps: [[{ on: 'piece', id: from } as const], [{ on: 'place', id: to } as const]] },
})
/** The same, but it cannot be undone. */
export const testFinalChoice = (from: string, to: string) => ({ ...testMoveChoice(from, to), final: true })
export const testPassChoice = { action: { from: 'nothing', to: 'nobody' }, path: { steps: [] } }

export const TEST_MOVE_CHOICES = [
  testMoveChoice('ruby', 'gold'),
  testMoveChoice('ruby', 'clay'),
  testMoveChoice('pearl', 'clay'),
  testPassChoice,
]

let cleanups: (() => void)[] = []
const observers: ((entries: { target: Element; contentRect: { width: number; height: number } }[]) => void)[] = []

beforeEach(() => {
  resetFakeStage()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: (typeof observers)[number]) {
        observers.push(told)
      }
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
})
afterEach(() => {
  for (const step of cleanups) step()
  cleanups = []
  observers.length = 0
  vi.unstubAllGlobals()
})

export type Props = ComponentProps<typeof Board>

/** Reports a size to the board. */
export function resizeTestBoard(width: number, height: number): void {
  for (const told of observers) told([{ target: document.body, contentRect: { width, height } }])
}

/** A board of 400 x 100 with its stage ready. */
export async function mountTestBoard({
  choices = TEST_MOVE_CHOICES,
  ...more
}: Partial<Props> & { choices?: readonly ClickableChoice<unknown>[] } = {}) {
  const chosen: unknown[] = []
  const selection = new DecisionSelectionStore((action) => chosen.push(action))
  selection.setDecision({ key: '1', choices })
  const settled: number[] = []
  const placed: string[] = []
  const opened: string[] = []
  const props: Props = $state({
    gameUi: testBoardGameUi,
    update: { view: {}, facts: [], jump: true, key: 1 },
    presentation: { bottom: 0, viewer: 0, seats: [], textScale: 1 },
    palette: {
      background: 0,
      surface: 0,
      ink: 0,
      muted: 0,
      accent: 0,
      lit: 0,
      litEdge: 0,
      line: 0,
      dark: true,
      contrast: false,
      locale: 'en',
    },
    speed: 1,
    seat: 0,
    selection,
    words: (message: Message) => message.id,
    onsettled: (key: number) => settled.push(key),
    onplace: (clicked: Piece) => placed.push(clicked.id),
    onopen: (place: string) => opened.push(place),
    ...more,
  })
  const component = mount(Board, { target: document.body, props })
  cleanups.push(() => void unmount(component))
  flushSync()
  resizeTestBoard(400, 100)
  flushSync()
  await vi.waitFor(() => {
    flushSync()
    expect(fakeStage.scenes.length + document.querySelectorAll('[role=alert]').length).toBeGreaterThan(0)
  })
  const surface = document.querySelector<HTMLElement>('.surface')
  if (surface === null) throw new Error('there is no board')
  surface.setPointerCapture = () => undefined
  /** A pointer event at a position of the board. */
  const pointer = (type: string, x: number, pointerType = 'mouse') => {
    const init = { bubbles: true, clientX: x, clientY: 50, pointerId: 1, isPrimary: true, button: 0, pointerType }
    surface.dispatchEvent(new PointerEvent(type, init))
    flushSync()
  }
  const target = (id: string) => document.querySelector<HTMLElement>(`button[data-piece="${id}"]`)
  return {
    props,
    picker: selection,
    chosen,
    settled,
    placed,
    opened,
    pointer,
    target,
    lit: () =>
      [...document.querySelectorAll<HTMLElement>('button[data-piece]')].map((button) => button.dataset['piece']),
    click: (id: string) => {
      target(id)?.click()
      flushSync()
    },
    key: (key: string) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      flushSync()
    },
    bar: () =>
      [...document.querySelectorAll(':is([data-testid=board-bar], [data-testid=board-hand]) button')].map(
        (button) => button.textContent,
      ),
  }
}
