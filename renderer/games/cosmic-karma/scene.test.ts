import { describe, expect, it } from 'vitest'
import { createEventRecorder, visibleEventFor } from '../../../engine/core/contract/game-events.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import { CHOICE_CARD_IDS, KARMA_CARD_IDS } from '../../../engine/cosmic-karma/card-table.ts'
import { cosmicKarma, SPACE_IDS } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicState } from '../../../engine/cosmic-karma/index.ts'
import { PEG_COUNTS_OF_ALL_TOOLS, createPosition } from '../../../engine/cosmic-karma/testing.ts'
import { makeBox } from '../../art/boxes.ts'
import { boxOfPiece } from '../../art/piece-factory.ts'
import { cosmicKarma as english } from '../../messages/en/cosmic-karma/index.ts'
import { addMessages, formatMessage } from '../../messages/index.ts'
import { pairScenePieces } from '../../stage/piece-pairing.ts'
import type { Scene, SceneParameters } from '../../stage/scene.ts'
import { areBoxesApart, findPiece, testViewport, ghostsOnHover, isBoxWithin } from '../../testing/game-ui-helpers.ts'
import { closeUpPiecesOf } from './close-up.ts'
import { gameUi } from './index.ts'
import { layoutTable } from './layout.ts'
import { floatingLabels, type VisibleCosmicEvent } from './floating-labels.ts'
import { spaceName } from './names.ts'
import { buildScene } from './scene.ts'
import { choiceLabel } from './choice-labels.ts'

const SIZES = [
  [1500, 960],
  [920, 700],
  [740, 540],
  [360, 440],
  [390, 760],
  [3400, 1900],
  // What windows of 1280 x 800, 1366 x 768 and 390 x 844 leave for the board.
  [929, 711],
  [994, 681],
  [369, 447],
] as const
const PLAYERS = [2, 3, 4, 5, 6]

function show(state: CosmicState, more: Partial<SceneParameters> = {}): Scene {
  return buildScene(cosmicKarma.view(state, 0), testViewport(920, 700, state.players.length, more))
}

function ids({ pieces }: Scene): readonly string[] {
  return pieces.map(({ id }) => id)
}

/** Every seat has some of each item, and all pawns are on one space. */
function rich(players: number): CosmicState {
  return createPosition({
    players: Array.from({ length: players }, (_, seat) => ({
      at: seat < 4 ? ('e1-07' as const) : ('s-05' as const),
      beads: { green: 2 },
      rings: { orange: 7 },
      habits: { green: 3, orange: 1 },
      pegs: { torch: 2, sword: 1 },
      freeWill: seat < 4 ? [1, 2, 3, 4, 5, 6] : [],
      lostTurns: seat,
    })),
  })
}

function act(state: CosmicState, action: Parameters<typeof cosmicKarma.play>[2]): readonly VisibleEvent[] {
  const { emit, report } = createEventRecorder(() => undefined)
  const [seat = 0] = cosmicKarma.deciders(state)
  cosmicKarma.play(state, seat, action, createRandomStream(seedFromText('luck'), 1), emit)
  return report.facts.map((event) => visibleEventFor(event, 0))
}

describe('a scene', () => {
  it.each(SIZES)('gives every piece a unique id and keeps it within %d x %d', (width, height) => {
    for (const players of PLAYERS) {
      for (const state of [rich(players), createPosition({ players: Array.from({ length: players }, () => ({})) })]) {
        const { pieces, outline } = show(state, { width, height })
        expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
        expect(new Set(outline.map(({ place }) => place)).size).toBe(outline.length)
        for (const piece of pieces) {
          expect(isBoxWithin(boxOfPiece(piece), makeBox(-1, -1, width + 2, height + 2)), piece.id).toBe(true)
        }
      }
    }
  })

  it('labels every space, pawn, pack and shelf, and its outline names their places', () => {
    const shown = show(rich(3))
    const named = new Set(shown.outline.map(({ place }) => place))
    const kinds = ['space', 'pawn', 'pack', 'shelf', 'pegs', 'hand', 'score', 'missing', 'header', 'freeWill', 'lost']
    for (const piece of shown.pieces) {
      if (kinds.includes(piece.sprite.kind)) expect(piece.label, piece.id).toBeDefined()
      if (piece.label !== undefined) expect(named.has(piece.place), piece.place).toBe(true)
    }
    expect(shown.pieces.filter(({ sprite }) => sprite.kind === 'space')).toHaveLength(93)
  })

  it('COS-6: reveals nothing about the cards in the packs', () => {
    const text = JSON.stringify(show(rich(2)))
    for (const card of [...CHOICE_CARD_IDS, ...KARMA_CARD_IDS]) expect(text).not.toContain(card)
  })

  it('COS-102: shows both sides of a Choice Card with the Master Torch, and otherwise only the readable side', () => {
    const next = ['cc1-05'] as const
    const drawn = (pegs: { torch: number }): Scene => {
      const state = createPosition({ players: [{ at: 'e1-01', pegs, freeWill: [2] }, { at: 's-05' }], next: [...next] })
      act(state, { do: 'card', number: 2 })
      act(state, { do: 'go' })
      return show(state)
    }
    const master = drawn({ torch: 2 })
    expect(ids(master)).toEqual(expect.arrayContaining(['card:cc1-05', 'card:cc1-05:a', 'card:cc1-05:b']))
    expect(findPiece(master, 'card:cc1-05').sprite['second']).toBe(true)
    expect(ids(drawn({ torch: 1 })).some((id) => id.endsWith(':a') || id.endsWith(':b'))).toBe(false)
  })

  it('marks every space that the chosen Free Will Cards can reach, with the karmic majority met there', () => {
    const state = createPosition({
      players: [
        { at: 'e1-06', freeWill: [4], pegs: { wand: 2 } },
        { at: 'e1-10', rings: { green: 3 } },
      ],
    })
    act(state, { do: 'card', number: 4 })
    const shown = show(state)
    expect(ids(shown)).toEqual(expect.arrayContaining(['reach:e1-10', 'reach:wheel-2', 'reach:e1-08']))
    expect(findPiece(shown, 'row:e1-10:1').sprite).toMatchObject({
      met: '#aabbcc|circle|ring:green:1',
      signs: 'freeWill ring:orange:1',
    })
  })

  it('COS-126: predicts no way home while another pawn on Hanging On may prevent it', () => {
    const others = [{ at: 'e4-15', beads: { green: 2 } }] as const
    const marks = (count: number) => {
      const own = { at: 'e4-14', freeWill: [count], pegs: { torch: 2, sword: 2, wand: 2 } } as const
      const state = createPosition({ players: [own, ...others] })
      act(state, { do: 'card', number: count })
      const { wins, met } = findPiece(show(state), 'row:e4-15:0').sprite
      return [wins, met]
    }
    expect(marks(2)).toEqual([true, ''])
    expect(marks(1)).toEqual([false, '#aabbcc|circle|bead:green:1'])
  })

  it('names the players whose karmic majority is met (COS-62)', () => {
    addMessages(english)
    const state = createPosition({ players: [{ at: 'e1-06', freeWill: [4] }, { at: 'e1-10' }, { at: 'e1-10' }] })
    act(state, { do: 'card', number: 4 })
    const { label } = findPiece(show(state), 'reach:e1-10')
    expect(label && formatMessage(label, ['Ana', 'Ben', 'Cleo'])).toContain('Karmic majority of Ben and Cleo.')
  })

  it('COS-34: lists the reachable spaces at a fork, each row with the click target of its space', () => {
    const state = createPosition({ players: [{ at: 'e2-08', freeWill: [3] }, { at: 's-05' }] })
    act(state, { do: 'card', number: 3 })
    act(state, { do: 'go' })
    const rows = show(state).pieces.filter(({ sprite }) => sprite.kind === 'row')
    expect(rows.map(({ targets }) => targets)).toEqual(
      ['e2-11', 'torch-2'].map((space) => [{ on: 'place', id: `space:${space}` }]),
    )
    for (const { height } of rows) expect(height).toBeGreaterThanOrEqual(24)
  })

  it('turns thrown dice over and by half a turn, and puts them on the tray', () => {
    for (const [width, height] of SIZES) {
      const state = createPosition({ players: [{ at: 'e1-02' }, { at: 's-05' }] })
      const before = show(state, { width, height })
      act(state, { do: 'roll' })
      const after = show(state, { width, height })
      const { tray } = layoutTable(testViewport(width, height, 2), 2)
      for (const id of ['die:0', 'die:1']) {
        const [held, thrown] = [findPiece(before, id), findPiece(after, id)]
        expect(thrown.sprite['face']).not.toBe(held.sprite['face'])
        expect(Math.cos((thrown.turn ?? 0) - (held.turn ?? 0))).toBeLessThan(-0.8)
        expect(isBoxWithin(boxOfPiece(thrown), tray)).toBe(true)
      }
    }
  })

  it('COS-34: shows the branches of a fork large enough for a finger', () => {
    const state = createPosition({ players: [{ at: 'e2-08', freeWill: [3] }, { at: 's-05' }] })
    act(state, { do: 'card', number: 3 })
    act(state, { do: 'go' })
    for (const [width, height] of SIZES) {
      const shown = show(state, { width, height })
      for (const id of ['fork:e2-10', 'fork:torch-1']) expect(findPiece(shown, id).width).toBeGreaterThanOrEqual(32)
    }
  })

  it('Y1: list, row, fork sign and close-up name a branch by the space where it ends', () => {
    addMessages(english)
    const state = createPosition({ players: [{ at: 'e2-08', freeWill: [3] }, { at: 's-05' }] })
    act(state, { do: 'card', number: 3 })
    act(state, { do: 'go' })
    const view = cosmicKarma.view(state, 0)
    const shown = show(state)
    for (const [first, end, way] of [
      ['e2-10', 'e2-11', 'along the ring'],
      ['torch-1', 'torch-2', 'by the Temple of the Torch'],
    ] as const) {
      const name = formatMessage(spaceName(end))
      const fork = findPiece(shown, `fork:${first}`)
      expect(formatMessage(choiceLabel({ do: 'step', to: first }, view))).toContain(name)
      expect(fork.label && formatMessage(fork.label)).toContain(name)
      const { sprite } = findPiece(shown, `row:${end}:0`)
      expect(formatMessage({ id: `cosmic-karma.${String(sprite['title'])}` })).toBe(name)
      expect(formatMessage({ id: `cosmic-karma.${String(sprite['way'])}` })).toBe(way)
      for (const id of [fork.id, `row:${end}:0`, `reach:${end}`]) {
        const [near] = closeUpPiecesOf(findPiece(shown, id), view, testViewport(920, 700, 2))
        expect(near?.sprite['space']).toBe(end)
      }
    }
  })

  it.each(SIZES)('Y3: no labelled piece lies under the buttons at %d x %d', (width, height) => {
    for (const players of PLAYERS) {
      const starting = rich(players)
      const cards = createPosition({
        players: Array.from({ length: players }, (_, seat) => ({ freeWill: seat < 2 ? [2, 3] : [] })),
      })
      act(cards, { do: 'card', number: 2 })
      for (const state of [starting, cards]) {
        const shown = show(state, { width, height })
        const { left, top, width: w, height: h } = shown.answers ?? { left: 0, top: 0, width: 0, height: 0 }
        for (const piece of shown.pieces) {
          if (piece.label !== undefined)
            expect(areBoxesApart(boxOfPiece(piece), makeBox(left, top, w, h)), piece.id).toBe(true)
        }
      }
    }
  })

  it('COS-124: counts what a seat lacks before going home', () => {
    const state = createPosition({
      players: [{ pegs: PEG_COUNTS_OF_ALL_TOOLS }, { pegs: { torch: 1 }, beads: { green: 2 }, habits: { orange: 1 } }],
    })
    const shown = show(state)
    expect(findPiece(shown, 'seat0:missing').sprite['count']).toBe(0)
    expect(findPiece(shown, 'seat1:missing').sprite['count']).toBe(5 + 2 + 1)
  })

  it('animates pieces from the bank to their shelf', () => {
    const state = createPosition({ players: [{ at: 'e1-01', freeWill: [1] }, { at: 's-05' }] })
    act(state, { do: 'card', number: 1 })
    const before = show(state)
    const events = act(state, { do: 'go' })
    const after = show(state)
    const { sources } = pairScenePieces(before.pieces, after.pieces, events)
    expect(sources.get('seat0:rings:green:0')).toMatchObject({ from: 'place', place: 'bank' })
    expect(sources.get('pawn:0')).toMatchObject({ from: 'piece', id: 'pawn:0' })
  })
})

describe('ghosts, floating labels and close-ups', () => {
  it('a ghost of a choice shows where it leads, within the board', () => {
    for (const [width, height] of SIZES) {
      const state = createPosition({
        players: [
          { at: 'e1-06', freeWill: [4] },
          { at: 'e1-10', rings: { green: 3 } },
        ],
      })
      const pieces = ghostsOnHover(gameUi, state, { do: 'card', number: 4 }, testViewport(width, height, 2))
      expect(pieces.map(({ id }) => id)).toEqual(expect.arrayContaining(['ghost:e1-10', 'ghost:met:e1-10:1']))
      for (const piece of pieces)
        expect(isBoxWithin(boxOfPiece(piece), makeBox(-8, -8, width + 16, height + 16))).toBe(true)
    }
  })

  it('ghosts of gains appear near the target of the pawn', () => {
    const state = createPosition({ players: [{ at: 's-18' }, { at: 'e4-14', rings: { green: 3 } }] })
    const pieces = ghostsOnHover(gameUi, state, { do: 'join', seat: 1 }, testViewport(920, 700, 2))
    const gains = pieces.filter(({ sprite }) => sprite.kind === 'gain')
    const there = findPiece(show(state), 'pawn:1')
    expect(gains.length).toBeGreaterThan(0)
    for (const { x, y, height } of gains) expect(Math.hypot(x - there.x, y - there.y)).toBeLessThan(5 * height)
  })

  it('floating labels show gains above account and pawn, and whose majority gave them', () => {
    const state = createPosition({
      players: [
        { at: 'e1-06', freeWill: [4] },
        { at: 'e1-10', rings: { green: 3 } },
      ],
    })
    act(state, { do: 'card', number: 4 })
    const events = act(state, { do: 'go' }) as readonly VisibleCosmicEvent[]
    const pieces = floatingLabels(events, cosmicKarma.view(state, 0), testViewport(920, 700, 2), show(state))
    expect(pieces.some(({ sprite }) => sprite.kind === 'met')).toBe(true)
    expect(pieces.filter(({ sprite }) => sprite.kind === 'gain').length).toBeGreaterThanOrEqual(4)
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
  })

  it('every space has a close-up within the board', () => {
    for (const [width, height] of SIZES) {
      const shown = show(rich(2), { width, height })
      for (const space of SPACE_IDS) {
        const of = findPiece(shown, `space:${space}`)
        const [near] = closeUpPiecesOf(of, cosmicKarma.view(rich(2), 0), testViewport(width, height, 2))
        if (near === undefined) throw new Error(`no close-up of ${space}`)
        expect(isBoxWithin(boxOfPiece(near), makeBox(0, 0, width, height))).toBe(true)
      }
    }
  })
})
