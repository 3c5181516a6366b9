import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../engine/core/contract/game-events.ts'
import type { AnyGame, Game, Seat } from '../../engine/core/contract/game.ts'
import { addMessages } from '../messages/index.ts'
import type { Piece, Scene, ClickTarget } from '../stage/scene.ts'
import type { GameUi } from './game-ui.ts'
import { findUiViolations, type UiInvariantTestPlan } from './ui-invariants.ts'

/** Two seats put gems from a tray into their cups, one after another, until the tray is empty. */
interface State {
  seat: Seat
  tray: string[]
  /** Gems by cup: 0 the gold one, 1 the clay one. */
  cups: string[][]
}
interface Action {
  gem: string
  cup: number
}

const GEMS = ['ruby', 'pearl', 'opal']
const CUPS = ['gold', 'clay']

const gems: Game<State, Action, State> = {
  info: {
    id: 'gems',
    title: 'Gems',
    designers: [],
    publisher: '',
    players: { min: 2, max: 2 },
    minutes: { min: 1, max: 1 },
    age: 3,
    rules: 1,
    secrets: 'none',
    options: [],
  },
  schemas: () => {
    throw new Error('no view comes from another machine here')
  },
  setup: () => ({ seat: 0, tray: [...GEMS], cups: [[], []] }),
  deciders: ({ seat, tray }) => (tray.length === 0 ? [] : [seat]),
  choices: ({ tray }) => tray.flatMap((gem) => CUPS.map((_, cup) => ({ gem, cup }))),
  promptFor: ({ seat, tray }, who) => (tray.length === 0 || who !== seat ? undefined : { kind: 'gem' }),
  play: (state, _seat, { gem, cup }, _random, emit) => {
    state.tray.splice(state.tray.indexOf(gem), 1)
    state.cups[cup]?.push(gem)
    state.seat = 1 - state.seat
    const moved = { kind: 'moved', piece: gem, from: 'tray', to: `cup:${String(cup)}`, count: 1 }
    emit(moved)
  },
  clone: (state) => structuredClone(state),
  view: (state) => structuredClone(state),
  determinize: (view) => structuredClone(view),
  explainIllegal: (_view, _seat, { gem }) => ({ id: 'gems.why.gone', values: { gem } }),
  evaluate: () => [0.5, 0.5],
  returns: () => [0.5, 0.5],
  outcome: ({ tray }) =>
    tray.length > 0
      ? null
      : {
          ranking: [{ seats: [0, 1], rank: 1, score: 3, lines: [{ id: 'gems.score', values: { n: 3 }, points: 3 }] }],
          reason: { id: 'gems.end' },
        },
  findBrokenInvariants: () => [],
}

addMessages({
  'gems.ask.gem': '{name}, which gem goes where?',
  'gems.choice': 'Put {gem} into the {cup, select, 0 {gold} other {clay}} cup',
  'gems.moved': '{piece} is put away',
  'gems.figure': '{n} in the cups',
  'gems.gem': '{gem}',
  'gems.cup': 'A cup of {cup}',
  'gems.tray': 'Tray',
  'gems.why.gone': '{gem} lies in a cup already',
  'gems.score': '{n} gems',
  'gems.end': 'The tray is empty',
})

function piece(id: string, place: string, x: number, y: number, size: number, targets?: readonly ClickTarget[]): Piece {
  const at = { id, place, sprite: { kind: 'gem' }, x, y, width: size, height: size, layer: 1 }
  return targets === undefined ? at : { ...at, targets }
}

/** Gems above, cups below. */
function scene({ tray, cups }: State): Scene {
  const lying = tray.map((gem, i) => ({
    ...piece(gem, 'tray', 60 + i * 60, 40, 30),
    label: { id: 'gems.gem', values: { gem } },
  }))
  const stored = cups.flatMap((held, cup) =>
    held.map((gem, i) => piece(gem, `cup:${String(cup)}`, 60 + cup * 150 + i * 20, 150, 15)),
  )
  const vessels = CUPS.map((name, cup) => ({
    ...piece(name, `cup:${String(cup)}`, 60 + cup * 150, 150, 60, [{ on: 'place', id: `cup:${String(cup)}` }]),
    label: { id: 'gems.cup', values: { cup: name } },
    layer: 0,
  }))
  const ground = { ...piece('ground', 'tray', 150, 40, 60), layer: 0 }
  return {
    pieces: [ground, ...vessels, ...lying, ...stored],
    outline: [{ place: 'tray', title: { id: 'gems.tray' }, level: 2 }],
  }
}

const gameUi: GameUi<State, Action> = {
  game: gems as AnyGame,
  scene,
  clickPath: ({ gem, cup }) => ({ steps: [[{ on: 'piece', id: gem }], [{ on: 'place', id: `cup:${String(cup)}` }]] }),
  choiceLabel: ({ gem, cup }) => ({ id: 'gems.choice', values: { gem, cup } }),
  eventSentence: (event: GameEvent) => ({
    id: 'gems.moved',
    values: { piece: (event as unknown as { piece: string }).piece },
  }),
  extraGhosts: () => [],
  loadPainter: () => Promise.reject(new Error('nothing is drawn here')),
  seatFigureLines: ({ cups }) => [{ id: 'gems.figure', values: { n: cups.flat().length } }],
  soundFor: () => undefined,
  ambience: 'temple',
  decisionChapters: {},
  legend: { parts: [], unlisted: {} },
}

const plan = {
  players: [2],
  games: 2,
  seed: 'law 8',
  sizes: [{ width: 300, height: 200 }],
} satisfies UiInvariantTestPlan

/** The violations of the game's UI, without their places. */
function wrong(changes: Partial<GameUi<State, Action>>, more: Partial<UiInvariantTestPlan> = {}): string {
  return findUiViolations({ ...gameUi, ...changes } as GameUi, { ...plan, ...more })
    .map(({ what }) => what)
    .join('\n')
}

/** The scene with each of its pieces changed. */
function changed(change: (piece: Piece) => Piece) {
  return {
    scene: (view: State): Scene => {
      const { pieces, outline } = scene(view)
      return { pieces: pieces.map(change), outline }
    },
  }
}

describe('invariant 8', () => {
  it('holds for a correct game UI', () => {
    expect(findUiViolations(gameUi as GameUi, plan)).toEqual([])
  })

  it('is reported with the place of its first violation and the number of violations', () => {
    const [violation] = findUiViolations(
      { ...gameUi, game: { ...gems, promptFor: () => ({ kind: 'none' }) } as AnyGame },
      plan,
    )
    expect(violation).toEqual({
      what: 'the prompt: no words for gems.ask.none',
      at: "2 players, seed 'law 8 2 0', action 0",
      // Three decisions in each of two games, as the chooser and as all other viewers see them.
      times: 12,
    })
  })
})

describe('invariant 8 reports a game UI', () => {
  it('whose click path names no piece on the board', () => {
    const path = () => ({ steps: [[{ on: 'piece', id: 'sapphire' } as const]] })
    expect(wrong({ clickPath: path })).toContain('nothing on the board is a target for {"gem":"ruby","cup":0}')
  })

  it('whose click path has a step without targets', () => {
    const path: typeof gameUi.clickPath = ({ gem }) => ({ steps: [[{ on: 'piece', id: gem }], []] })
    expect(wrong({ clickPath: path })).toContain('nothing on the board is a target for {"gem":"ruby","cup":0}: []')
  })

  it('with a control that has no words', () => {
    const path: typeof gameUi.clickPath = ({ gem, cup }) => ({
      steps: [[{ on: 'piece', id: gem }], [{ on: 'control', id: `cup${String(cup)}` }]],
    })
    expect(wrong({ clickPath: path })).toContain('the control cup0: no words for table.control.cup0')
  })

  it('that gives two choices the same words', () => {
    const choice = ({ gem }: Action) => ({ id: 'gems.choice', values: { gem, cup: 0 } })
    expect(wrong({ choiceLabel: choice })).toContain("two choices say 'Put ruby into the gold cup'")
  })

  it('whose choice label lacks a value', () => {
    const choice = ({ gem }: Action) => ({ id: 'gems.choice', values: { gem } })
    expect(wrong({ choiceLabel: choice })).toContain('a choice: gems.choice cannot be said with {"gem":"ruby"}')
  })

  it('with an event sentence, a figure, a label, a heading or a refusal without words', () => {
    const none = { id: 'gems.none' }
    expect(wrong({ eventSentence: () => none })).toBe("the sentence of 'moved': no words for gems.none")
    expect(wrong({ seatFigureLines: () => [none] })).toBe('a figure at a glance: no words for gems.none')
    expect(wrong(changed((it) => (it.id === 'ruby' ? { ...it, label: none } : it)))).toBe(
      'the label of ruby: no words for gems.none',
    )
    const outline: Scene['outline'] = [{ place: 'tray', title: none, level: 2 }]
    expect(wrong({ scene: (view) => ({ ...scene(view), outline }) })).toBe(
      'the heading of tray: no words for gems.none',
    )
    expect(wrong({ game: { ...gems, explainIllegal: () => none } })).toBe('a refusal: no words for gems.none')
  })

  it('with a nested message that has no words', () => {
    const sentence = () => ({ id: 'gems.moved', values: { piece: { id: 'gems.none' } } })
    expect(wrong({ eventSentence: sentence })).toContain('no words for gems.none')
  })

  it('S8: that passes a value as a player in one message and as a plain number in another', () => {
    const figures = [1, { seat: 1 }].map((of) => ({ id: 'gems.figure', values: { n: 2, of } }))
    expect(wrong({ seatFigureLines: () => figures })).toContain(
      "'of' is a person here or there, and a number elsewhere",
    )
  })

  it('B1a-12: with a piece that has a whole sentence as its label and no shorter name', () => {
    const label = { id: 'gems.gem', values: { gem: 'a ruby of the old mines, cut in the north and worn by nobody' } }
    const long = (it: Piece): Piece => (it.id === 'ruby' ? { ...it, label } : it)
    expect(wrong(changed(long))).toBe(`once picked, ruby is called '${label.values.gem}'`)
    const name = { id: 'gems.gem', values: { gem: 'ruby' } }
    expect(wrong(changed((it) => (it.id === 'ruby' ? { ...long(it), name } : it)))).toBe('')
  })

  it('with two pieces of the same id', () => {
    expect(wrong(changed((it) => (it.id === 'opal' ? { ...it, id: 'ruby' } : it)))).toContain(
      'two pieces are called ruby',
    )
  })

  it('with a place that the outline names twice', () => {
    const outline = [...scene(gems.setup({ players: 2, options: {} }, undefined as never, undefined as never)).outline]
    expect(wrong({ scene: (view) => ({ ...scene(view), outline: [...outline, ...outline] }) })).toContain(
      'the outline names tray twice',
    )
  })

  it('with a piece outside the board or with an invalid position', () => {
    expect(wrong(changed((it) => (it.id === 'gold' ? { ...it, x: 20 } : it)))).toContain('gold lies outside the board')
    expect(wrong(changed((it) => (it.id === 'gold' ? { ...it, y: Number.NaN } : it)))).toContain(
      'gold lies outside the board',
    )
  })

  it('in which an event moves a piece to an unknown place that is not listed as off the board', () => {
    const elsewhere = changed((it) => (it.place === 'tray' ? { ...it, place: 'table' } : it))
    expect(wrong(elsewhere)).toBe('something moved by way of tray, which is no place')
    expect(wrong(elsewhere, { offBoard: ['tray'] })).toBe('')
  })

  it('with a click target that is too small or covered by another one', () => {
    const close = changed((it) => (GEMS.includes(it.id) ? { ...it, x: 60 + GEMS.indexOf(it.id) * 18, width: 18 } : it))
    expect(wrong(close)).toContain('pearl can be clicked on 18 pixels only')
    const heaped = changed((it) => (GEMS.includes(it.id) ? { ...it, x: 60 + GEMS.indexOf(it.id) * 4 } : it))
    expect(wrong(heaped)).toContain('pearl lies over ruby')
  })

  it('but accepts a covered target if an uncovered one means the same', () => {
    const heaped = changed((it) => (GEMS.includes(it.id) ? { ...it, x: 60 + GEMS.indexOf(it.id) * 4 } : it))
    const onShelf = (gem: string, i: number): Piece => ({
      ...piece(`shelf of ${gem}`, 'tray', 160 + i * 40, 40, 30, [{ on: 'piece', id: gem }]),
      layer: 1,
    })
    const shelved: typeof gameUi.scene = (view) => {
      const { pieces, outline } = heaped.scene(view)
      return { pieces: [...pieces, ...view.tray.map(onShelf)], outline }
    }
    expect(wrong({ scene: shelved })).toBe('')
  })

  it('that fails in an extra position which random play does not reach', () => {
    const sapphire = { seat: 0, tray: ['sapphire'], cups: [[], []] }
    const blind: typeof gameUi.scene = (view) => ({
      ...scene(view),
      pieces: scene(view).pieces.filter(({ id }) => id !== 'sapphire'),
    })
    expect(wrong({ scene: blind })).toBe('')
    const positions = [{ name: 'sapphire', players: 2, state: sapphire }]
    expect(wrong({ scene: blind }, { positions })).toContain('target for {"gem":"sapphire","cup":0}')
  })

  it('that fails only at another size', () => {
    const wide: typeof gameUi.scene = (view, parameters) => ({
      ...scene(view),
      pieces: scene(view).pieces.filter(({ id }) => parameters.width > 250 || id !== 'gold'),
    })
    expect(wrong({ scene: wide })).toBe('')
    expect(wrong({ scene: wide }, { sizes: [...plan.sizes, { width: 240, height: 200 }] })).not.toBe('')
  })
})
