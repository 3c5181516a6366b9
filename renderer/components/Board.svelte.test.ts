// @vitest-environment happy-dom
import { flushSync, mount, unmount, type ComponentProps } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyGame, Message } from '../../engine/core/game.ts'
import type { GameFace } from '../games/face.ts'
import type { Light } from '../stage/lights.ts'
import type { Painter } from '../stage/painter.ts'
import type { Piece, Scene, Target } from '../stage/scene.ts'
import type { StageOptions } from '../stage/stage.ts'
import Board from './Board.svelte'

/** A stage that writes down what it is asked for, and settles when told. */
const stage = vi.hoisted(() => ({
  options: undefined as StageOptions | undefined,
  made: 0,
  fails: false,
  scenes: [] as { scene: Scene; animate: boolean }[],
  light: undefined as Light | undefined,
  ghosts: [] as readonly Piece[],
  settle: (): void => undefined,
}))

vi.mock('../stage/stage.ts', () => ({
  createStage: (_host: HTMLElement, options: StageOptions) => {
    if (stage.fails) return Promise.reject(new Error('no graphics'))
    stage.options = options
    stage.made += 1
    return Promise.resolve({
      speed: 1,
      show: (scene: Scene, { animate }: { animate: boolean }) => {
        stage.scenes.push({ scene, animate })
        return new Promise<void>((resolve) => {
          stage.settle = resolve
        })
      },
      light: (light: Light) => (stage.light = light),
      ghosts: (pieces: readonly Piece[]) => (stage.ghosts = pieces),
      setPalette: () => undefined,
      repaint: () => undefined,
      resize: () => undefined,
      destroy: () => undefined,
    })
  },
}))

interface Move {
  from: string
  to: string
}
/** Two gems and two cups: a move is a gem, then a cup. */
const piece = (id: string, x: number, place: string, targets?: Target[]): Piece => ({
  id,
  place,
  look: { kind: 'gem' },
  x,
  y: 50,
  width: 20,
  height: 20,
  layer: 0,
  label: { id: `the ${id}` },
  ...(targets === undefined ? {} : { targets }),
})
const cup = (id: string, x: number) => piece(id, x, id, [{ on: 'place', id }])
const pieces = [piece('ruby', 0, 'tray'), piece('pearl', 100, 'tray'), cup('gold', 200), cup('clay', 300)]
const face = {
  game: {
    info: { title: 'Gems' },
    imagine: (view: unknown) => view,
    clone: (state: unknown) => state,
    view: (state: unknown) => state,
    deciders: () => [],
    choices: () => [],
    play: () => undefined,
  } as unknown as AnyGame,
  scene: () => ({
    pieces,
    outline: [
      { place: 'tray', title: { id: 'Tray' }, level: 2 },
      { place: 'gold', title: { id: 'Gold cup' }, level: 3 },
    ],
  }),
  choice: ({ from, to }: Move): Message => ({ id: `${from} into ${to}` }),
  ghosts: ({ action }: { action: Move }) => [{ ...piece(`ghost of ${action.from}`, 0, 'x'), alpha: 0.5 }],
  painter: () => Promise.resolve({} as Painter),
} as unknown as GameFace
const move = (from: string, to: string) => ({
  action: { from, to },
  path: { steps: [[{ on: 'piece', id: from } as const], [{ on: 'place', id: to } as const]] },
})
const pass = { action: { from: 'nothing', to: 'nobody' }, path: { steps: [] } }

let undo: (() => void)[] = []
const observers: ((entries: { contentRect: { width: number; height: number } }[]) => void)[] = []

beforeEach(() => {
  Object.assign(stage, { made: 0, fails: false, scenes: [], light: undefined, ghosts: [], options: undefined })
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
  for (const step of undo) step()
  undo = []
  observers.length = 0
  vi.unstubAllGlobals()
})

type Props = ComponentProps<typeof Board>

/** A board of 400 x 100 with its stage ready. */
async function laid(more: Partial<Props> = {}) {
  const chosen: unknown[] = []
  const settled: number[] = []
  const placed: string[] = []
  const props: Props = $state({
    face,
    moment: { view: {}, facts: [], jump: true, key: 1 },
    layout: { bottom: 0, viewer: 0, seats: [], textScale: 1 },
    palette: { background: 0, surface: 0, ink: 0, muted: 0, accent: 0, line: 0, dark: true, contrast: false },
    speed: 1,
    seat: 0,
    choices: [move('ruby', 'gold'), move('ruby', 'clay'), move('pearl', 'clay'), pass],
    words: (message: Message) => message.id,
    onchoose: (action: unknown) => chosen.push(action),
    onsettled: (key: number) => settled.push(key),
    onplace: (clicked: Piece) => placed.push(clicked.id),
    ...more,
  })
  const component = mount(Board, { target: document.body, props })
  undo.push(() => void unmount(component))
  flushSync()
  for (const told of observers) told([{ contentRect: { width: 400, height: 100 } }])
  flushSync()
  await vi.waitFor(() => {
    flushSync()
    expect(stage.scenes.length + document.querySelectorAll('[role=alert]').length).toBeGreaterThan(0)
  })
  const target = (id: string) => document.querySelector<HTMLElement>(`button[data-piece="${id}"]`)
  return {
    props,
    chosen,
    settled,
    placed,
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
    bar: () => [...document.querySelectorAll('[data-testid=board-bar] button')].map((button) => button.textContent),
  }
}

describe('choosing on the board', () => {
  it('lays a named button over each piece that begins a path', async () => {
    const { lit, target } = await laid()
    expect(lit()).toEqual(['ruby', 'pearl'])
    expect(target('ruby')?.getAttribute('aria-label')).toBe('the ruby')
    expect(stage.light?.lit).toEqual(['ruby', 'pearl'])
  })

  it('goes from step to step, and hands out the action at the end', async () => {
    const { lit, click, chosen } = await laid()
    click('ruby')
    expect(lit()).toEqual(['gold', 'clay'])
    expect(stage.light?.chosen).toEqual(['ruby'])
    click('clay')
    expect(chosen).toEqual([{ from: 'ruby', to: 'clay' }])
  })

  it('takes a click back with Escape and with the button', async () => {
    const { lit, click, target, key, bar } = await laid()
    click('ruby')
    expect(bar()).toContain('board.takeBack')
    target('gold')?.focus()
    key('Escape')
    expect(lit()).toEqual(['ruby', 'pearl'])
    click('ruby')
    document.querySelector<HTMLElement>('[data-control=takeBack]')?.click()
    flushSync()
    expect(lit()).toEqual(['ruby', 'pearl'])
  })

  it('forgets the clicks when another decision comes', async () => {
    const { lit, click, props } = await laid()
    click('ruby')
    props.choices = [move('pearl', 'gold')]
    flushSync()
    expect(lit()).toEqual(['pearl'])
  })

  it('hands on a click on a piece that begins no path', async () => {
    const { placed } = await laid({ choices: [] })
    document.querySelector('.surface')?.dispatchEvent(new MouseEvent('click', { clientX: 205, clientY: 50 }))
    expect(placed).toEqual(['gold'])
  })

  it('shows a choice without a path as a plain button', async () => {
    const { bar, chosen } = await laid()
    expect(bar()).toEqual(['nothing into nobody'])
    document.querySelector<HTMLElement>('[data-testid=board-bar] button')?.click()
    expect(chosen).toEqual([pass.action])
  })

  it('asks in words between choices with equal paths', async () => {
    const twin = { ...move('pearl', 'clay'), action: { from: 'pearl', to: 'clay, twice' } }
    const { click, bar, chosen } = await laid({ choices: [move('pearl', 'clay'), twin] })
    click('pearl')
    click('clay')
    expect(chosen).toEqual([])
    expect(bar()).toEqual(['pearl into clay', 'pearl into clay, twice', 'board.takeBack'])
  })

  it('has no buttons, and no bar, while others choose', async () => {
    const { lit, bar } = await laid({ choices: [] })
    expect(lit()).toEqual([])
    expect(bar()).toEqual([])
  })
})

describe('the keyboard', () => {
  it('has one tab stop among the targets, and walks with the arrows', async () => {
    const { target, key } = await laid()
    expect([target('ruby')?.tabIndex, target('pearl')?.tabIndex]).toEqual([0, -1])
    target('ruby')?.focus()
    key('ArrowRight')
    expect(document.activeElement).toBe(target('pearl'))
    key('ArrowRight')
    expect(document.activeElement).toBe(target('pearl'))
    key('ArrowLeft')
    expect(document.activeElement).toBe(target('ruby'))
  })

  it('keeps the focus on the board when its target is clicked away', async () => {
    const { target, click } = await laid()
    target('ruby')?.focus()
    click('ruby')
    expect((document.activeElement as HTMLElement).dataset['piece']).toBe('gold')
  })
})

describe('previews', () => {
  it('are shown for the choice that is hovered in the list, with all that it would click', async () => {
    await laid({ hovered: { from: 'pearl', to: 'clay' } })
    expect(stage.ghosts.map(({ id }) => id)).toEqual(['ghost of pearl'])
    expect(stage.light?.hovered).toEqual(['pearl', 'clay'])
  })

  it('are not shown for a choice of another decision', async () => {
    await laid({ hovered: { from: 'opal', to: 'clay' } })
    expect(stage.ghosts).toEqual([])
  })

  it('are shown for the piece under the pointer, with its description', async () => {
    const { target } = await laid()
    target('pearl')?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
    flushSync()
    expect(stage.ghosts.map(({ id }) => id)).toEqual(['ghost of pearl'])
    expect(document.querySelector('.tip')?.textContent).toMatch(/the pearl\s*pearl into clay/)
  })
})

describe('moments', () => {
  it('are told as settled once the stage has shown them, once', async () => {
    const { settled } = await laid()
    expect(stage.scenes).toMatchObject([{ animate: false }])
    expect(settled).toEqual([])
    stage.settle()
    await vi.waitFor(() => {
      expect(settled).toEqual([1])
    })
  })

  it('travel, unless they are to be shown at once; the same moment is not shown twice', async () => {
    const { props } = await laid()
    props.moment = { view: {}, facts: [], jump: false, key: 2 }
    flushSync()
    props.moment = { view: {}, facts: [], jump: true, key: 3 }
    flushSync()
    props.layout = { bottom: 0, viewer: 0, seats: [], textScale: 1.3 }
    flushSync()
    expect(stage.scenes.map(({ animate }) => animate)).toEqual([false, true, false])
  })

  it('are told by the key that stands, when one overtakes another', async () => {
    const { props, settled } = await laid()
    props.moment = { view: {}, facts: [], jump: false, key: 2 }
    const overtaken = stage.settle
    flushSync()
    overtaken()
    stage.settle()
    await vi.waitFor(() => {
      expect(settled).toEqual([2])
    })
  })

  it('are shown again on a new stage after the graphics context is lost', async () => {
    await laid()
    stage.options?.onlost()
    await vi.waitFor(() => {
      flushSync()
      expect(stage.made).toBe(2)
      expect(stage.scenes.length).toBe(2)
    })
    expect(stage.scenes[1]).toMatchObject({ animate: false, scene: { pieces } })
  })

  it('count as shown when nothing can be drawn, and the board says so', async () => {
    stage.fails = true
    vi.stubGlobal('reportError', () => undefined)
    const { settled, chosen, click } = await laid()
    expect(document.querySelector('[role=alert]')?.textContent).toBe('board.broken')
    expect(settled).toEqual([1])
    click('pearl')
    click('clay')
    expect(chosen).toEqual([{ from: 'pearl', to: 'clay' }])
  })
})

describe('in words', () => {
  it('the board is an outline of headings with the pieces that lie there', async () => {
    await laid()
    const outline = document.querySelector('[data-testid=board-outline]')
    expect(
      [...(outline?.querySelectorAll('h2, h3') ?? [])].map((heading) => `${heading.tagName} ${heading.textContent}`),
    ).toEqual(['H2 Tray', 'H3 Gold cup'])
    expect([...(outline?.querySelectorAll('[data-place=tray] li') ?? [])].map((item) => item.textContent)).toEqual([
      'the ruby',
      'the pearl',
    ])
  })

  it('the canvas is hidden from screen readers', async () => {
    await laid()
    expect(document.querySelector('.canvas')?.getAttribute('aria-hidden')).toBe('true')
  })
})
