// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount, type ComponentProps } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyGame, Message } from '../../engine/core/contract/game.ts'
import type { GameFace } from '../games/face.ts'
import type { Light } from '../stage/lights.ts'
import type { Painter } from '../stage/painter.ts'
import type { Piece, Scene, Vantage, Target } from '../stage/scene.ts'
import type { StageOptions } from '../stage/stage.ts'
import type { Choice } from '../stage/paths.ts'
import Board from './Board.svelte'
import { Picker } from './board/picker.svelte.ts'

/** A stage that writes down what it is asked for, and settles when told. */
const stage = vi.hoisted(() => ({
  options: undefined as StageOptions | undefined,
  made: 0,
  fails: false,
  scenes: [] as { scene: Scene; animate: boolean }[],
  light: undefined as Light | undefined,
  ghosts: [] as readonly Piece[],
  closeUp: [] as readonly Piece[],
  carried: [] as string[],
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
      closeUp: (pieces: readonly Piece[]) => (stage.closeUp = pieces),
      carry: (piece: Piece | undefined, landed = false) => {
        const what = piece === undefined ? (landed ? 'landed' : 'none') : `${piece.id} at ${String(piece.x)}`
        if (stage.carried.at(-1) !== what) stage.carried.push(what)
      },
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
const pieces: readonly Piece[] = [
  piece('ruby', 0, 'tray'),
  piece('pearl', 100, 'tray'),
  cup('gold', 200),
  cup('clay', 300),
]
const face = {
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
    pieces,
    outline: [
      { place: 'tray', title: { id: 'Tray' }, level: 2 },
      { place: 'gold', title: { id: 'Gold cup' }, level: 3 },
    ],
  }),
  choice: ({ from, to }: Move): Message => ({ id: `${from} into ${to}` }),
  ghosts: ({ preview }: { preview: { action: Move } }) => [
    { ...piece(`ghost of ${preview.action.from}`, 0, 'x'), alpha: 0.5 },
  ],
  painter: () => Promise.resolve({} as Painter),
} as unknown as GameFace
const move = (from: string, to: string) => ({
  action: { from, to },
  path: { steps: [[{ on: 'piece', id: from } as const], [{ on: 'place', id: to } as const]] },
})
/** The same, but it cannot be taken back. */
const final = (from: string, to: string) => ({ ...move(from, to), final: true })
const pass = { action: { from: 'nothing', to: 'nobody' }, path: { steps: [] } }

const MOVES = [move('ruby', 'gold'), move('ruby', 'clay'), move('pearl', 'clay'), pass]

let undo: (() => void)[] = []
const observers: ((entries: { target: Element; contentRect: { width: number; height: number } }[]) => void)[] = []

beforeEach(() => {
  Object.assign(stage, { made: 0, fails: false, scenes: [], light: undefined, ghosts: [], options: undefined })
  Object.assign(stage, { closeUp: [], carried: [] })
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
async function laid({ choices = MOVES, ...more }: Partial<Props> & { choices?: readonly Choice<unknown>[] } = {}) {
  const chosen: unknown[] = []
  const picker = new Picker((action) => chosen.push(action))
  picker.ask({ key: '1', choices })
  const settled: number[] = []
  const placed: string[] = []
  const opened: string[] = []
  const props: Props = $state({
    face,
    moment: { view: {}, facts: [], jump: true, key: 1 },
    layout: { bottom: 0, viewer: 0, seats: [], textScale: 1 },
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
    picker,
    words: (message: Message) => message.id,
    onsettled: (key: number) => settled.push(key),
    onplace: (clicked: Piece) => placed.push(clicked.id),
    onopen: (place: string) => opened.push(place),
    ...more,
  })
  const component = mount(Board, { target: document.body, props })
  undo.push(() => void unmount(component))
  flushSync()
  for (const told of observers) told([{ target: document.body, contentRect: { width: 400, height: 100 } }])
  flushSync()
  await vi.waitFor(() => {
    flushSync()
    expect(stage.scenes.length + document.querySelectorAll('[role=alert]').length).toBeGreaterThan(0)
  })
  const surface = document.querySelector<HTMLElement>('.surface')
  if (surface === null) throw new Error('there is no board')
  surface.setPointerCapture = () => undefined
  /** A pointer somewhere on the board. */
  const pointer = (type: string, x: number, pointerType = 'mouse') => {
    const init = { bubbles: true, clientX: x, clientY: 50, pointerId: 1, isPrimary: true, button: 0, pointerType }
    surface.dispatchEvent(new PointerEvent(type, init))
    flushSync()
  }
  const target = (id: string) => document.querySelector<HTMLElement>(`button[data-piece="${id}"]`)
  return {
    props,
    picker,
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
    const { lit, click, picker } = await laid()
    click('ruby')
    picker.ask({ key: '2', choices: [move('pearl', 'gold')] })
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

describe('what is final', () => {
  const second = { bubbles: true, detail: 2 }
  const FINAL = [final('ruby', 'gold'), move('ruby', 'clay'), final('pearl', 'clay'), { ...pass, final: true }]
  const named = (what: string) => document.querySelector<HTMLElement>(`[data-pending=${what}]`)
  const said = () => document.querySelector('[data-testid=board-said]')?.textContent

  it('X2: a double click lays it and does not play it', async () => {
    const { click, chosen, picker, target } = await laid({ choices: FINAL })
    click('ruby')
    click('gold')
    target('gold')?.dispatchEvent(new MouseEvent('click', second))
    flushSync()
    named('confirm')?.dispatchEvent(new MouseEvent('click', second))
    flushSync()
    expect([chosen, picker.pending?.action]).toEqual([[], { from: 'ruby', to: 'gold' }])
    named('confirm')?.click()
    expect(chosen).toEqual([{ from: 'ruby', to: 'gold' }])
  })

  it('X2: is laid on the board with its preview and named by a button; a second click on its target plays it', async () => {
    const { click, chosen, lit, target } = await laid({ choices: FINAL })
    click('ruby')
    click('gold')
    expect(chosen).toEqual([])
    expect(stage.light?.chosen).toEqual(['ruby', 'gold'])
    expect(target('gold')?.getAttribute('aria-pressed')).toBe('true')
    expect(stage.ghosts.map(({ id }) => id)).toEqual(['ghost of ruby'])
    expect(named('confirm')?.textContent).toBe('ruby into gold')
    expect(said()).toBe('board.pending')
    expect(lit()).toEqual(['gold', 'clay'])
    click('gold')
    expect(chosen).toEqual([{ from: 'ruby', to: 'gold' }])
    expect([named('confirm'), said()]).toEqual([null, ''])
  })

  it('X2: is played by the button that names it, and put back by the other and by Escape', async () => {
    const { click, chosen, lit, target, key } = await laid({ choices: FINAL })
    for (const way of ['button', 'Escape']) {
      click('ruby')
      click('gold')
      if (way === 'button') named('putBack')?.click()
      else target('gold')?.focus()
      if (way === 'Escape') key(way)
      flushSync()
      expect([lit(), named('confirm')]).toEqual([['ruby', 'pearl'], null])
      expect(stage.ghosts.map(({ id }) => id)).not.toContain('ghost of ruby')
    }
    click('pearl')
    click('clay')
    named('confirm')?.click()
    expect(chosen).toEqual([{ from: 'pearl', to: 'clay' }])
  })

  it('X2: gives way to another choice, which is played if that can be taken back', async () => {
    const { click, chosen } = await laid({ choices: FINAL })
    click('ruby')
    click('gold')
    click('clay')
    expect(chosen).toEqual([{ from: 'ruby', to: 'clay' }])
    expect(named('confirm')).toBeNull()
  })

  it('X2: is only laid where a drag puts it, stays there, and goes home when it is put back', async () => {
    const { pointer, chosen } = await laid({ choices: FINAL })
    pointer('pointerdown', 0)
    pointer('pointermove', 195)
    pointer('pointerup', 198)
    expect(chosen).toEqual([])
    expect(named('confirm')?.textContent).toBe('ruby into gold')
    expect(stage.carried.at(-1)).toBe('landed')
    named('putBack')?.click()
    flushSync()
    expect(stage.carried.at(-1)).toBe('none')
  })

  it.each([
    [200, []],
    [260, ['ghost']],
  ])('X2: that a drag laid shows no second piece where the first one lies: at %d', async (x, shown) => {
    const shadowed: typeof face = { ...face, ghosts: () => [{ ...piece('ghost', x, 'x'), alpha: 0.5 }] }
    const { pointer } = await laid({ face: shadowed, choices: FINAL })
    pointer('pointerdown', 0)
    pointer('pointermove', 195)
    pointer('pointerup', 198)
    expect(named('confirm')).not.toBeNull()
    expect(stage.ghosts.map(({ id }) => id)).toEqual(shown)
  })

  it('X2: can be dragged on to somewhere else', async () => {
    const { pointer, chosen, click } = await laid({ choices: FINAL })
    click('ruby')
    click('gold')
    pointer('pointerdown', 0)
    pointer('pointermove', 295)
    expect(named('confirm')).toBeNull()
    pointer('pointerup', 300)
    expect(chosen).toEqual([{ from: 'ruby', to: 'clay' }])
  })

  it('X2: of no place on the board stands among the answers, where the focus goes on to it', async () => {
    const { chosen, bar } = await laid({ choices: FINAL })
    const answer = document.querySelector<HTMLElement>('[data-testid=board-bar] button')
    answer?.focus()
    answer?.click()
    flushSync()
    await tick()
    expect(chosen).toEqual([])
    expect(bar()).toEqual(['nothing into nobody', 'board.putBack'])
    expect(document.activeElement).toBe(named('confirm'))
    named('confirm')?.click()
    expect(chosen).toEqual([pass.action])
  })

  it('X2: by a control is named by a button instead of it, beside the other answers', async () => {
    const yes = { action: { from: 'yes', to: 'all' }, final: true, path: { steps: [[{ on: 'control', id: 'yes' }]] } }
    const no = { action: { from: 'no', to: 'all' }, path: { steps: [[{ on: 'control', id: 'no' }]] } }
    const { bar, chosen } = await laid({ choices: [yes, no] as never })
    document.querySelector<HTMLElement>('[data-control=yes]')?.click()
    flushSync()
    expect(bar()).toEqual(['table.control.no', 'yes into all', 'board.putBack'])
    expect(chosen).toEqual([])
  })

  it('K1: an answer that lies on the board is not offered beside it once more', async () => {
    const yes = { action: { from: 'yes', to: 'all' }, final: true, path: { steps: [[{ on: 'control', id: 'yes' }]] } }
    const no = { action: { from: 'no', to: 'all' }, path: { steps: [[{ on: 'control', id: 'no' }]] } }
    const sign = piece('sign', 400, 'sign', [{ on: 'control', id: 'yes' }])
    const signed: typeof face = {
      ...face,
      scene: (view, vantage) => ({
        ...face.scene(view, vantage),
        pieces: [...pieces, sign],
        answers: { left: 400, top: 100, width: 100, height: 80 },
      }),
    }
    const left = () => document.querySelector<HTMLElement>('[data-testid=board-bar]')?.style.left
    const { bar, click, lit, chosen } = await laid({ face: signed, choices: [yes, no] as never })
    expect(lit()).toEqual(['sign'])
    expect(bar()).toEqual(['table.control.no'])
    for (const told of observers) told([{ target: document.body, contentRect: { width: 900, height: 400 } }])
    flushSync()
    expect(left()).toBe('450px')
    click('sign')
    expect(bar()).toEqual(['table.control.no', 'yes into all', 'board.putBack'])
    expect(left()).toBe('450px')
    expect(document.querySelector('[data-testid=board-hand] [data-pending=confirm]')).not.toBeNull()
    click('sign')
    expect(chosen).toEqual([yes.action])
  })

  it.each([
    [12, 'board-hand'],
    [300, 'board-bar'],
  ])('X2: is asked where there is room: %d px kept for answers, in the %s', async (width, where) => {
    const answers = { left: 400, top: 0, width, height: 40 }
    const narrow: typeof face = { ...face, scene: (view, vantage) => ({ ...face.scene(view, vantage), answers }) }
    const { click } = await laid({ face: narrow, choices: FINAL })
    for (const told of observers) told([{ target: document.body, contentRect: { width: 900, height: 400 } }])
    flushSync()
    click('ruby')
    click('gold')
    expect(named('confirm')?.closest('[data-testid]')?.getAttribute('data-testid')).toBe(where)
  })

  it('X2: is marked on the board when it was chosen in words', async () => {
    const { picker, target } = await laid({ choices: FINAL })
    picker.choose(picker.choices[2] as never)
    flushSync()
    expect(stage.light?.chosen).toEqual(['pearl', 'clay'])
    expect(target('clay')?.getAttribute('aria-pressed')).toBe('true')
  })

  it('X2: shows another choice while that is hovered, and stays', async () => {
    const { click, picker } = await laid({ choices: FINAL })
    click('ruby')
    click('gold')
    picker.hover({ from: 'pearl', to: 'clay' })
    flushSync()
    expect(stage.ghosts.map(({ id }) => id)).toEqual(['ghost of pearl'])
    expect(named('confirm')?.textContent).toBe('ruby into gold')
    picker.hover(undefined)
    flushSync()
    expect(stage.ghosts.map(({ id }) => id)).toEqual(['ghost of ruby'])
  })

  it('X2: is dropped when another decision comes, even one of the same choices', async () => {
    const { click, picker, chosen } = await laid({ choices: FINAL })
    click('ruby')
    click('gold')
    picker.ask({ key: '2', choices: FINAL })
    flushSync()
    expect([named('confirm'), stage.ghosts, chosen]).toEqual([null, [], []])
  })
})

describe('the piece in hand', () => {
  it('C4: has its Take back beside it, clear of what can be clicked', async () => {
    const { click } = await laid()
    click('ruby')
    const hand = document.querySelector<HTMLElement>('[data-testid=board-hand]')
    expect(hand?.textContent.trim()).toBe('board.takeBack')
    expect(document.querySelector('[data-testid=board-bar]')).toBeNull()
  })

  it('C4: on a phone has it in the room kept for answers, while no answer stands there', async () => {
    const answers = { left: 300, top: 0, width: 100, height: 100 }
    const { click } = await laid({ face: { ...face, scene: () => ({ pieces, outline: [], answers }) } })
    click('ruby')
    expect(document.querySelector('[data-testid=board-bar]')?.textContent.trim()).toBe('board.takeBack')
    expect(document.querySelector('[data-testid=board-hand]')).toBeNull()
  })
})

describe('dragging', () => {
  it('a piece onto what is lit next equals the two clicks', async () => {
    const { pointer, chosen, lit } = await laid()
    pointer('pointerdown', 0)
    pointer('pointermove', 60)
    expect(lit()).toEqual(['gold', 'clay'])
    pointer('pointermove', 195)
    expect(stage.light?.hovered).toContain('gold')
    pointer('pointerup', 198)
    expect(chosen).toEqual([{ from: 'ruby', to: 'gold' }])
    expect(stage.carried).toEqual(['ruby at 60', 'ruby at 195', 'landed'])
  })

  it('works with a finger, and goes on from a click', async () => {
    const { pointer, chosen, click } = await laid()
    click('ruby')
    pointer('pointerdown', 0, 'touch')
    pointer('pointermove', 295, 'touch')
    pointer('pointerup', 300, 'touch')
    expect(chosen).toEqual([{ from: 'ruby', to: 'clay' }])
  })

  it('takes the click back when it ends elsewhere, is broken off, or meets Escape', async () => {
    const { pointer, chosen, lit, key, target } = await laid()
    for (const end of ['pointerup', 'pointercancel']) {
      pointer('pointerdown', 0)
      pointer('pointermove', 60)
      pointer(end, 60)
      expect(lit(), end).toEqual(['ruby', 'pearl'])
    }
    pointer('pointerdown', 0)
    pointer('pointermove', 60)
    target('gold')?.focus()
    key('Escape')
    expect(lit()).toEqual(['ruby', 'pearl'])
    pointer('pointerup', 200)
    expect(chosen).toEqual([])
    expect(stage.carried.at(-1)).toBe('none')
  })

  it('is a click when the hand only trembled', async () => {
    const { pointer, lit } = await laid()
    pointer('pointerdown', 0)
    pointer('pointermove', 7)
    pointer('pointerup', 4)
    expect(lit()).toEqual(['gold', 'clay'])
  })

  it('does not count the click that ends it, but counts a key pressed after it', async () => {
    const { pointer, lit, click } = await laid()
    pointer('pointerdown', 0)
    pointer('pointermove', 60)
    pointer('pointerup', 60)
    const surface = document.querySelector('.surface')
    surface?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 100, clientY: 50, detail: 1 }))
    flushSync()
    expect(lit()).toEqual(['ruby', 'pearl'])
    click('ruby')
    expect(lit()).toEqual(['gold', 'clay'])
  })

  it('from one thing that only a click chooses onto another chooses neither', async () => {
    const one = (id: string) => ({ action: id, path: { steps: [[{ on: 'piece', id } as const]] } })
    const { pointer, chosen } = await laid({ choices: [one('ruby'), one('pearl')] })
    const release = (x: number): void => {
      pointer('pointerup', x)
      const init = { bubbles: true, clientX: x, clientY: 50, detail: 1 }
      document.querySelector('.surface')?.dispatchEvent(new MouseEvent('click', init))
    }
    pointer('pointerdown', 0)
    pointer('pointermove', 60)
    release(100)
    expect(chosen).toEqual([])
    pointer('pointerdown', 100)
    release(100)
    expect(chosen).toEqual(['pearl'])
  })

  it('never chooses by itself, and leaves alone what leads nowhere on the board', async () => {
    const alone = { action: 'alone', path: { steps: [[{ on: 'piece', id: 'ruby' } as const]] } }
    const { pointer, chosen } = await laid({ choices: [alone] })
    pointer('pointerdown', 0)
    pointer('pointermove', 60)
    pointer('pointerup', 200)
    pointer('pointerdown', 300)
    pointer('pointermove', 200)
    pointer('pointerup', 0)
    expect(chosen).toEqual([])
    expect(stage.carried.filter((what) => what !== 'none')).toEqual([])
  })
})

describe('piles to browse', () => {
  const pile = piece('pile', 350, 'pile', [{ on: 'open', id: 'pile' }])
  const cover = { ...piece('cover', 150, 'cover', [{ on: 'open', id: 'pile' }]), layer: 5, width: 400, height: 90 }
  const heaped = {
    ...face,
    scene: (_: unknown, { opened }: Vantage) => ({
      pieces: [...pieces, pile, ...(opened === 'pile' ? [cover] : [])],
      outline: [],
    }),
  } as unknown as GameFace
  const layout = { bottom: 0, viewer: 0, seats: [], textScale: 1 }

  it('are opened by a click where no path begins', async () => {
    const { pointer, opened, placed } = await laid({ face: heaped })
    pointer('click', 352)
    expect(opened).toEqual(['pile'])
    expect(placed).toEqual([])
  })

  it('are no more than a step where a path leads to them', async () => {
    const { opened, click, chosen } = await laid({
      face: heaped,
      choices: [{ action: 'pile', path: { steps: [[{ on: 'piece', id: 'pile' }]] } }],
    })
    click('pile')
    expect(opened).toEqual([])
    expect(chosen).toEqual(['pile'])
  })

  it('can be opened with the keyboard, and say whether they are open', async () => {
    const { opened, props } = await laid({ face: heaped, layout })
    const button = document.querySelector<HTMLElement>('button[data-open=pile]')
    expect(button?.getAttribute('aria-expanded')).toBe('false')
    button?.click()
    expect(opened).toEqual(['pile'])
    props.layout = { ...layout, opened: 'pile' }
    flushSync()
    expect(document.querySelector('button[data-open=pile]')?.getAttribute('aria-expanded')).toBe('true')
  })

  it('cover what is lit beneath while they are open', async () => {
    const { lit } = await laid({ face: heaped, layout: { ...layout, opened: 'pile' } })
    expect(lit()).toEqual([])
  })

  it('say nothing more of what they cover, though the pointer still rests where it opened them', async () => {
    const { pointer, props } = await laid({ face: heaped, layout })
    pointer('pointermove', 200)
    expect(document.querySelector('.tip')?.textContent).toContain('the gold')
    props.layout = { ...layout, opened: 'pile' }
    flushSync()
    expect(document.querySelector('.tip')).toBeNull()
  })
})

describe('a close-up', () => {
  it('R4: has a choice beside it in few words, as it says the rest itself', async () => {
    const closeUp = (it: Piece) => (it.id === 'gold' ? [{ ...it, id: 'large gold', width: 90 }] : [])
    const brief = (): Message => ({ id: 'into it' })
    const { click, pointer } = await laid({ face: { ...face, closeUp, brief }, choices: [move('ruby', 'gold')] })
    click('ruby')
    pointer('pointermove', 200)
    expect(document.querySelector('.tip')?.textContent.trim()).toBe('into it')
  })

  it('X1: nothing is said twice where a piece and what a click on it chooses have the same words', async () => {
    const choice = (): Message => ({ id: 'the, gold' })
    const { click, pointer } = await laid({ face: { ...face, choice }, choices: [move('ruby', 'gold')] })
    click('ruby')
    pointer('pointermove', 200)
    expect(document.querySelector('.tip')?.textContent.trim()).toBe('the, gold')
  })

  it('is laid over the board while its piece is pointed at, in place of the description', async () => {
    const closeUp = (it: Piece) => (it.id === 'gold' ? [{ ...it, id: 'large gold', width: 90 }] : [])
    const { pointer } = await laid({ face: { ...face, closeUp } })
    pointer('pointermove', 200)
    expect(stage.closeUp.map(({ id }) => id)).toEqual(['large gold'])
    expect(document.querySelector('.tip')).toBeNull()
    pointer('pointermove', 100)
    expect(stage.closeUp).toEqual([])
    expect(document.querySelector('.tip')?.textContent).toContain('the pearl')
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
    const { picker } = await laid()
    picker.hover({ from: 'pearl', to: 'clay' })
    flushSync()
    expect(stage.ghosts.map(({ id }) => id)).toEqual(['ghost of pearl'])
    expect(stage.light?.hovered).toEqual(['pearl', 'clay'])
  })

  it('light what lies in the places pointed at beside the board, not the mere room of what is gone', async () => {
    const gone = { ...piece('room', 150, 'tray'), alpha: 0 }
    const { label: _, ...unnamed } = gone
    const scene = (): Scene => ({ pieces: [...pieces, unnamed], outline: [] })
    await laid({ face: { ...face, scene }, pointed: ['tray'] })
    expect(stage.light?.hovered).toEqual(['ruby', 'pearl'])
  })

  it('are not shown for a choice of another decision', async () => {
    const { picker } = await laid()
    picker.hover({ from: 'opal', to: 'clay' })
    flushSync()
    expect(stage.ghosts).toEqual([])
  })

  it('S6: follow by themselves when what is pointed at begins something else, or nothing', async () => {
    const { picker, click, pointer } = await laid()
    click('ruby')
    pointer('pointermove', 200)
    expect([picker.hovered?.action, stage.ghosts.length]).toEqual([{ from: 'ruby', to: 'gold' }, 1])
    picker.takeBack()
    flushSync()
    expect([picker.hovered, stage.ghosts, stage.light?.hovered]).toEqual([undefined, [], []])
    picker.click([{ on: 'piece', id: 'ruby' }], { piece: 'ruby' })
    flushSync()
    expect([picker.hovered?.action, stage.light?.hovered]).toEqual([{ from: 'ruby', to: 'gold' }, ['gold']])
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

describe('a moment to be read', () => {
  const stay = (): number => 1000
  const next = { view: {}, facts: [], jump: false, key: 2 }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** The stage has come to rest, and whoever waits for that knows. */
  async function rest() {
    stage.settle()
    for (let turn = 0; turn < 4; turn++) await Promise.resolve()
  }

  async function shown(more: Partial<Props>) {
    const board = await laid({ stay, ...more })
    await rest()
    board.props.moment = next
    flushSync()
    await rest()
    return board
  }

  it('Y4: stays for its time', async () => {
    const { settled } = await shown({})
    vi.advanceTimersByTime(999)
    expect(settled).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(settled).toEqual([1, 2])
  })

  it('Y4: stays no longer than somebody reads: a click on the board goes on', async () => {
    const { settled } = await shown({})
    document.querySelector('.surface')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(settled).toEqual([1, 2])
    vi.advanceTimersByTime(5000)
    expect(settled).toEqual([1, 2])
  })

  it('is forgotten when another takes its place', async () => {
    const { settled, props } = await shown({})
    props.moment = { ...next, jump: true, key: 3 }
    flushSync()
    await rest()
    vi.advanceTimersByTime(5000)
    expect(settled).toEqual([1, 3])
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

it('is laid at once for moments that follow each other swiftly, and said in words once they rest', async () => {
  const outline = (): string | null | undefined =>
    document.querySelector('[data-testid="board-outline"]')?.textContent.trim()
  const scene = (view: unknown): Scene => ({
    pieces: [{ ...piece('ruby', 0, 'tray'), label: { id: String(view) } }],
    outline: [{ place: 'tray', title: { id: 'Tray' }, level: 2 }],
  })
  const moment = (key: number) => ({ view: `then ${String(key)}`, facts: [], jump: true, key })
  const { props } = await laid({ face: { ...face, scene }, moment: moment(1), choices: [] })
  expect(outline()).toContain('then 1')
  const before = stage.scenes.length
  props.swift = true
  for (const key of [2, 3]) {
    props.moment = moment(key)
    flushSync()
  }
  const labels = stage.scenes.slice(before).map(({ scene: { pieces }, animate }) => [pieces[0]?.label?.id, animate])
  expect(labels).toEqual([
    ['then 2', false],
    ['then 3', false],
  ])
  expect(outline()).toContain('then 1')
  props.swift = false
  flushSync()
  expect(outline()).toContain('then 3')
})
