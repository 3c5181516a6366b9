import { describe, expect, it } from 'vitest'
import { noopEventSink } from '../../../engine/core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import { chakra } from '../../../engine/chakra/index.ts'
import type { ChakraAction, ChakraState } from '../../../engine/chakra/index.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import { choiceGhosts } from '../choice-ghosts.ts'
import { ghostsOnHover } from '../../testing/game-ui-helpers.ts'
import { gameUi } from './index.ts'
import { buildScene } from './scene.ts'

const parameters: SceneParameters = {
  width: 960,
  height: 720,
  bottom: 0,
  textScale: 1,
  viewer: 0,
  seats: [0, 1].map((seat) => ({ name: `Seat ${seat}`, colour: '#aabbcc', shape: 'circle' })),
}

function begun(): ChakraState {
  const state = chakra.setup({ players: 2, options: {} }, createRandomStream(seedFromText('ghosts'), 0), noopEventSink)
  state.stack = [{ kind: 'turn', seat: 0 }]
  return state
}

function hover(state: ChakraState, action: ChakraAction): readonly Piece[] {
  return ghostsOnHover(gameUi, state, action, parameters)
}

const kinds = (pieces: readonly Piece[]): readonly string[] => pieces.map(({ sprite }) => sprite.kind)

describe('the ghosts of a choice', () => {
  it('show for a lift the energy in hand, and every possible target', () => {
    const state = begun()
    state.maya = ['red', 'green', 'blue', null, null, null, null, null, null]
    const shown = hover(state, { do: 'lift', flow: 0, colour: 'red' })
    expect(kinds(shown).filter((kind) => kind === 'energy')).toHaveLength(1)
    // The bubbles and seven empty Chakras.
    expect(kinds(shown).filter((kind) => kind === 'landing')).toHaveLength(8)
  })

  it('show for a lift which Chakra it could complete', () => {
    const state = begun()
    state.maya = ['red', 'green', 'blue', null, null, null, null, null, null]
    const [board] = state.boards
    if (board === undefined) throw new Error('no board')
    board.column[7] = ['red', 'red']
    const promised = hover(state, { do: 'lift', flow: 0, colour: 'red' }).find(
      ({ sprite }) => sprite.kind === 'promise',
    )
    const row = buildScene(chakra.view(state, 0), parameters).pieces.find(({ id }) => id === 'seat0:column:7:ground')
    expect([promised?.x, promised?.y]).toEqual([row?.x, row?.y])
  })

  it('reveal no value that the chooser has looked at, on a screen that all see', () => {
    const state = begun()
    state.maya = ['red', 'green', 'blue', null, null, null, null, null, null]
    const view = chakra.view(state, 'table')
    const open: SceneParameters = { ...parameters, viewer: 'table' }
    const before = buildScene(view, open)
    const values = (pieces: readonly Piece[]) => kinds(pieces).filter((kind) => kind === 'plenitude')
    for (const action of chakra.choices(state, 0)) {
      const shown = choiceGhosts({ gameUi, view, seat: 0, parameters: open, scene: before }, action)
      expect([action, values(shown)]).toEqual([action, []])
    }
  })

  it('show for a channel its token on the space, and where each energy may go', () => {
    const state = begun()
    const [board] = state.boards
    if (board === undefined) throw new Error('no board')
    board.column[1] = ['red']
    board.column[5] = ['red']
    const shown = hover(state, { do: 'channel', space: 7 })
    const space = buildScene(chakra.view(state, 0), parameters).pieces.find(({ id }) => id === 'seat0:space:7')
    const token = shown.find(({ sprite }) => sprite.kind === 'token')
    expect(token?.y).toBe(space?.y)
    // Down from the Crown; up and down from the Solar Plexus.
    expect(shown.filter(({ sprite }) => sprite.kind === 'landing').map(({ id }) => id)).toEqual([
      'ghost:landing:2:red',
      'ghost:landing:4:red',
      'ghost:landing:6:red',
    ])
  })

  it('show for a meditation as many returning tokens as lie on spaces', () => {
    const state = begun()
    const [board] = state.boards
    if (board === undefined) throw new Error('no board')
    board.available = 1
    board.spaces[2] = true
    board.spaces[5] = true
    const back = hover(state, { do: 'meditate', colour: 'green' }).filter(({ sprite }) => sprite.kind === 'token')
    expect(new Set(back.map(({ x }) => x)).size).toBe(2)
  })

  it('show for a move the energy at its target, with the way there', () => {
    const state = begun()
    const [board] = state.boards
    if (board === undefined) throw new Error('no board')
    board.column[6] = ['red', 'orange']
    board.column[7] = ['red', 'red']
    board.spaces[6] = true
    state.stack.push({ kind: 'channel', seat: 0, space: 7, steps: [-1, 1], left: 1, moved: [] })
    const shown = hover(state, { do: 'move', from: 6, colour: 'red', step: 1 })
    expect(kinds(shown)).toEqual(expect.arrayContaining(['energy', 'ghost/way', 'promise']))
    // Down is clockwise from the right.
    expect(shown.find(({ sprite }) => sprite.kind === 'ghost/way')?.turn).toBeGreaterThan(0)
  })
})
