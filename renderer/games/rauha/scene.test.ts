import { describe, expect, it } from 'vitest'
import { visibleEventFor, noopEventSink } from '../../../engine/core/contract/game-events.ts'
import type { Viewer } from '../../../engine/core/contract/game.ts'
import { previewActionFromView } from '../../../engine/core/contract/action-preview.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import { CARD_IDS, ENTITY_IDS, SQUARE_INDICES } from '../../../engine/rauha/data.ts'
import type { CardId } from '../../../engine/rauha/data.ts'
import { rauha } from '../../../engine/rauha/index.ts'
import type { RauhaAction, RauhaState, RauhaView } from '../../../engine/rauha/index.ts'
import type { Box } from '../../art/boxes.ts'
import { boxOfPiece } from '../../art/piece-factory.ts'
import { pointOnArc } from '../../stage/arrow-routing.ts'
import { pairScenePieces } from '../../stage/piece-pairing.ts'
import type { Piece, Scene, SceneParameters } from '../../stage/scene.ts'
import {
  areAllBoxesApart,
  areBoxesApart,
  findPiece,
  testViewport,
  ghostsOnHover,
  isBoxWithin,
} from '../../testing/game-ui-helpers.ts'
import { closeUpPiecesOf } from './close-up.ts'
import { avatarPoint, tileBoxes, layoutTrackPiles } from './art/geometry.ts'
import { extraGhosts } from './extra-ghosts.ts'
import { gameUi } from './index.ts'
import { layoutTable } from './layout.ts'
import { floatingLabels, type VisibleRauhaEvent } from './floating-labels.ts'
import { buildScene } from './scene.ts'
import { play, activatingFrame, testPosition, settlingFrame } from './testing.ts'

/** For choices that draw nothing. */
const never = createRandomStream(seedFromText('never'), 0)

const SIZES = [
  [1560, 1000],
  [960, 720],
  [740, 540],
  [740, 360],
  [390, 480],
  [390, 800],
  [760, 760],
  [3400, 1900],
  [1300, 560],
] as const
const PLAYERS = [2, 3, 4, 5]

function show(state: RauhaState, viewer: Viewer = 0, more: Partial<SceneParameters> = {}): Scene {
  return buildScene(rauha.view(state, viewer), testViewport(960, 720, state.players.length, { viewer, ...more }))
}

function ids({ pieces }: Scene): readonly string[] {
  return pieces.map(({ id }) => id)
}

/** The scene of a game in its middle: tiles, spores, entities, kept cards. */
function rich(players: number): RauhaState {
  const cards = [...CARD_IDS]
  const tiles = () => Object.fromEntries([0, 4, 5, 8].map((square) => [square, cards.shift() ?? 'A1-01']))
  const seats = Array.from({ length: players }, (_, seat) => ({
    tiles: tiles(),
    spores: [1, 4, 8],
    crystals: 5 + seat,
    energy: seat < 2 ? 12 : 12 + seat,
    entities: ENTITY_IDS.filter((_entity, i) => i % (players + 1) === seat),
  }))
  return testPosition(players, seats, { position: 6 })
}

describe('the steps of the turn', () => {
  const seats = [
    { name: 'Ana', colour: '#aa0000', shape: 'circle' },
    { name: 'Ben', colour: '#00bb00', shape: 'square' },
  ]
  const steps = (state: RauhaState, acting?: number) =>
    findPiece(show(state, 0, acting === undefined ? { seats } : { seats, acting }), 'tray').sprite

  it.each([
    [920, 690, 160],
    [748, 620, 215],
  ])(
    'L9: the activation summary leaves room below for the question of a final choice, at %d x %d',
    (width, height, room) => {
      const state = testPosition(3, [{ tiles: { 0: 'A1-23', 3: 'A1-24', 6: 'A1-18' } }], {
        position: 1,
        frame: activatingFrame(0),
      })
      const shown = show(state, 0, { width, height })
      const tray = boxOfPiece(findPiece(shown, 'tray'))
      const yields = shown.pieces.filter(({ sprite }) => sprite.kind === 'yield').map(boxOfPiece)
      expect(yields).toHaveLength(3)
      for (const { y, h } of yields) expect(y + h).toBeLessThanOrEqual(tray.y + tray.h - room)
    },
  )

  it.each([
    [960, 720],
    [1870, 1290],
    [3400, 1900],
  ])('L8: the turn order below the steps fills most of the width of the tray, at %d x %d', (width, height) => {
    // A screen without a seat sees no pool.
    const shown = show(testPosition(3), 'table', { width, height })
    const tray = findPiece(shown, 'tray')
    const lines = shown.pieces.filter(({ sprite }) => sprite.kind === 'order')
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(line.width).toBeGreaterThan(tray.width * 0.5)
    expect(new Set(lines.map(({ x }) => x)).size).toBe(1)
  })

  it('R3: above a waiting card have the colour of its owner, even while another seat acts', () => {
    const state = testPosition(2, [{ kept: 'A1-12' }, { kept: 'A1-13' }], { frame: settlingFrame(1) })
    expect(steps(state)).toMatchObject({ step: 2, waits: true, colour: '#aa0000', shape: 'circle' })
    state.stack = [activatingFrame(1)]
    expect(steps(state)).toMatchObject({ step: 2, waits: true, colour: '#aa0000' })
    state.stack = [settlingFrame(0)]
    expect(steps(state)).toMatchObject({ step: 2, waits: false, colour: '#aa0000' })
  })

  it('R3: without a waiting card have the colour and shape of the acting seat', () => {
    const state = testPosition(2, [{}, { kept: 'A1-13' }], { frame: settlingFrame(1) })
    expect(steps(state)).toMatchObject({ step: 2, waits: false, colour: '#00bb00', shape: 'square' })
    state.stack = [activatingFrame(1)]
    expect(steps(state)).toMatchObject({ step: 4, waits: false, colour: '#00bb00' })
    state.stack = [{ kind: 'keep' }]
    expect(steps(state)).toMatchObject({ step: 1, waits: false, colour: '' })
  })

  it('R3, X6: keep the colour of the seat that is asked to confirm its turn end', () => {
    const state = testPosition(2, [{}, { kept: 'A1-13' }], { frame: settlingFrame(1) })
    expect(steps(state, 0)).toMatchObject({ step: 5, waits: true, colour: '#aa0000' })
    state.stack = [{ kind: 'keep' }]
    expect(steps(state, 0)).toMatchObject({ step: 1, waits: false, colour: '' })
  })
})

describe('close-ups of the cards to choose from', () => {
  it.each([
    [929, 711],
    [994, 681],
    [1435, 968],
  ])('R4: cover neither the own world nor the cards, at %d x %d', (width, height) => {
    for (const players of PLAYERS) {
      const state = testPosition(players)
      const of = testViewport(width, height, players)
      const view = rauha.view(state, 0)
      const shown = buildScene(view, of)
      const { hand, seats } = layoutTable(of, players)
      const world = seats.get(0)?.world
      if (world === undefined) throw new Error('no world')
      const cards = shown.pieces.filter(({ sprite }) => sprite.kind === 'card')
      expect(cards).toHaveLength(4)
      for (const card of cards) {
        for (const near of closeUpPiecesOf(card, view, of, shown)) {
          expect(areBoxesApart(boxOfPiece(near), world), `${card.id}, ${String(players)}`).toBe(true)
          expect(areBoxesApart(boxOfPiece(near), hand), `${card.id}, ${String(players)}`).toBe(true)
          if (players === 3 && height === 711)
            expect(areBoxesApart(boxOfPiece(near), boxOfPiece(findPiece(shown, 'seat0:crystals')))).toBe(true)
        }
      }
    }
  })

  it.each([
    [2, 1],
    [3, 1],
    [2, 1.5],
    [3, 2],
  ])(
    'R4: leave the energy track and the rounds visible where they stay legible, with %d seats and text scale %d',
    (players, textScale) => {
      // The board of a window of 1920 x 1080.
      const of = testViewport(1435, 968, players, { textScale })
      const view = rauha.view(testPosition(players), 0)
      const shown = buildScene(view, of)
      const { rounds, track } = layoutTable(of, players).sky
      const cards = shown.pieces.filter(({ sprite }) => sprite.kind === 'card')
      const enlarged = cards.flatMap((card) => closeUpPiecesOf(card, view, of, shown))
      expect(enlarged).toHaveLength(4)
      for (const near of enlarged) {
        expect(near.width).toBeGreaterThanOrEqual(150 * textScale)
        if (textScale === 1) {
          expect(areBoxesApart(boxOfPiece(near), track)).toBe(true)
          expect(areBoxesApart(boxOfPiece(near), rounds)).toBe(true)
        }
      }
    },
  )
})

describe('the layout of a table', () => {
  it.each(SIZES)('keeps everything apart and within %d x %d, for 2 to 5 players', (width, height) => {
    for (const players of PLAYERS) {
      for (const textScale of [1, 1.5]) {
        const plan = layoutTable(testViewport(width, height, players, { textScale }), players)
        const whole = { x: 0, y: 0, w: width, h: height }
        const seats = [...plan.seats.values()]
        const large = seats.filter((seat) => seat.large)
        const small = seats.filter((seat) => !seat.large)
        expect(seats).toHaveLength(players)
        expect(large).toHaveLength(1)
        const areas = [
          ...large.flatMap(({ panel, world }) => [panel, world]),
          ...small.map(({ panel }) => panel),
          ...plan.satellites,
          plan.sky.panel,
          plan.tray,
          ...(plan.isHandOverTray ? [plan.answers] : []),
        ]
        for (const area of areas) expect(isBoxWithin(area, whole)).toBe(true)
        expect(areAllBoxesApart(areas)).toBe(true)
        expect(isBoxWithin(plan.hand, plan.isHandOverTray ? whole : plan.tray)).toBe(true)
        for (const part of plan.isHandOverTray ? [plan.yieldArea] : [plan.yieldArea, plan.answers]) {
          expect(isBoxWithin(part, plan.tray)).toBe(true)
        }
        expect(areAllBoxesApart([plan.yieldArea, plan.answers])).toBe(true)
        expect(isBoxWithin(plan.waiting.card, plan.tray)).toBe(true)
        expect(areAllBoxesApart([plan.waiting.card, plan.waiting.answers])).toBe(true)
        const { panel, rounds, track, display, cosmos } = plan.sky
        for (const part of [rounds, track, display, cosmos]) expect(isBoxWithin(part, panel)).toBe(true)
        expect(areAllBoxesApart([rounds, track, display, cosmos])).toBe(true)
        for (const { panel: own, header, world, entities, kept } of small) {
          for (const part of [header, world, entities, kept]) expect(isBoxWithin(part, own)).toBe(true)
          expect(areAllBoxesApart([header, world, entities, kept])).toBe(true)
        }
      }
    }
  })

  it('gives the own world the most room', () => {
    for (const [width, height] of SIZES) {
      const worlds = [...layoutTable(testViewport(width, height, 5), 5).seats.values()]
      const own = worlds.find(({ large }) => large)?.world.w ?? 0
      for (const { large, world } of worlds) if (!large) expect(own).toBeGreaterThan(world.w * 2)
    }
  })

  it('makes the small worlds of five players larger in a larger window', () => {
    const [smaller = 0, larger = 0] = [testViewport(1470, 950, 5), testViewport(1965, 1280, 5)].map((parameters) => {
      const small = [...layoutTable(parameters, 5).seats.values()].filter(({ large }) => !large)
      return Math.min(...small.map(({ world }) => world.w))
    })
    expect(larger).toBeGreaterThan(smaller * 1.2)
  })

  it('swaps an enlarged seat with the one at the bottom', () => {
    const before = layoutTable(testViewport(960, 720, 4), 4)
    const after = layoutTable(testViewport(960, 720, 4, { enlarged: 2 }), 4)
    expect(after.seats.get(2)?.world).toEqual(before.seats.get(0)?.world)
    expect(after.seats.get(0)?.world).toEqual(before.seats.get(2)?.world)
    expect(after.hand).toEqual(before.hand)
  })

  it('RAU-10: places each satellite between its two neighbours', () => {
    const { seats, satellites } = layoutTable(testViewport(960, 720, 5), 5)
    for (let seat = 1; seat < 5; seat++) {
      const x = seats.get(seat)?.panel.x ?? 0
      expect(satellites[seat - 1]?.x).toBeLessThan(x)
      expect(satellites[seat]?.x).toBeGreaterThan(x)
    }
  })
})

describe('a scene', () => {
  it.each(SIZES)('gives every piece a unique id and keeps it within %d x %d', (width, height) => {
    for (const players of PLAYERS) {
      for (const state of [
        rich(players),
        testPosition(players, [], { position: 4, frame: activatingFrame(0, [], true) }),
      ]) {
        const { pieces, outline } = show(state, 0, { width, height })
        expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
        expect(new Set(outline.map(({ place }) => place)).size).toBe(outline.length)
        for (const piece of pieces) {
          expect(isBoxWithin(boxOfPiece(piece), { x: -1, y: -1, w: width + 2, h: height + 2 })).toBe(true)
        }
      }
    }
  })

  it('labels every tile, card, entity, satellite, token and good, and its outline names their places', () => {
    const shown = show(rich(3))
    const named = new Set(shown.outline.map(({ place }) => place))
    const kinds = ['card', 'entity', 'satellite', 'token', 'good', 'header', 'deck', 'blackHole', 'rounds']
    for (const piece of shown.pieces) {
      if (kinds.includes(piece.sprite.kind)) expect(piece.label, piece.id).toBeDefined()
      if (piece.label !== undefined) expect(named.has(piece.place), piece.place).toBe(true)
    }
    for (const square of SQUARE_INDICES) {
      const labelled = shown.pieces.filter(({ place, label }) => place === `seat1:square${String(square)}` && label)
      expect(labelled).toHaveLength(1)
    }
  })

  it('RAU-23: shows the pool only to the seat that chooses from it', () => {
    const state = testPosition(3)
    const own = ids(show(state)).filter((id) => id.startsWith('card:'))
    expect(own).toHaveLength(4)
    for (const viewer of [1, 2, 'table'] as const) {
      const text = JSON.stringify(show(state, viewer, { bottom: viewer === 'table' ? 0 : viewer }))
      for (const id of own) expect(text).not.toContain(id.slice('card:'.length))
    }
  })

  it('RAU-26: marks the chosen card and keeps it beside the others', () => {
    const state = testPosition(3)
    const [action] = rauha.choices(state, 0) as RauhaAction[]
    if (action?.do !== 'keep') throw new Error('no card to keep')
    play(state, action)
    const shown = show(state)
    expect(ids(shown)).toContain('chosen')
    const cards = shown.pieces.filter(({ sprite }) => sprite.kind === 'card')
    expect(cards).toHaveLength(4)
    expect(cards.filter(({ sprite }) => sprite['dim'] === false).map(({ id }) => id)).toEqual([`card:${action.card}`])
    expect(ids(show(state, 1, { bottom: 1 }))).toContain('seat0:kept:back')
  })

  it('shows a kept card to its owner, and its back to the others', () => {
    const state = testPosition(3, [{ kept: 'A1-24' }, { kept: 'A1-03' }], { frame: settlingFrame(0) })
    const shown = show(state)
    expect(findPiece(shown, 'card:A1-24').place).toBe('seat0:kept')
    expect(findPiece(shown, 'seat1:kept:back').sprite['face']).toBe(0)
    expect(JSON.stringify(shown)).not.toContain('A1-03')
  })

  it.each([
    [929, 695],
    [994, 663],
    [1560, 1000],
  ])('R6, X2: keeps a button area that covers neither cards nor activations, at %d x %d', (width, height) => {
    for (const players of PLAYERS) {
      const { hand, tray } = layoutTable(testViewport(width, height, players), players)
      const shown = (state: RauhaState) => show(state, 0, { width, height })
      const room = ({ answers }: Scene): Box => {
        if (answers === undefined) throw new Error('no room for answers')
        return { x: answers.left, y: answers.top, w: answers.width, h: answers.height }
      }
      const keeping = shown(testPosition(players))
      expect(isBoxWithin(room(keeping), tray)).toBe(true)
      expect(areBoxesApart(room(keeping), hand)).toBe(true)
      for (const { sprite, ...piece } of keeping.pieces) {
        if (sprite.kind === 'card') expect(isBoxWithin(boxOfPiece({ sprite, ...piece }), hand)).toBe(true)
      }
      // A final choice asks first, above the other buttons: so high is that.
      const ASKING = 130
      const free = (scene: Scene, kind: string): void => {
        const { x, y, w, h } = room(scene)
        const pieces = scene.pieces.filter(({ sprite }) => sprite.kind === kind)
        expect(pieces.length).toBeGreaterThan(0)
        for (const piece of pieces)
          expect(areBoxesApart(boxOfPiece(piece), { x, y: y + h - ASKING, w, h: ASKING })).toBe(true)
      }
      const tiles = { 0: 'A1-24', 3: 'A1-18' } as const
      free(shown(testPosition(players, [{ tiles }], { position: 1, frame: activatingFrame(0) })), 'yield')
      const kept = shown(testPosition(players, [{ kept: 'A1-24' }], { frame: settlingFrame(0) }))
      expect(areBoxesApart(room(kept), boxOfPiece(findPiece(kept, 'card:A1-24')))).toBe(true)
      const beside = room(kept).x > findPiece(kept, 'card:A1-24').x
      if (!beside && hand.h > 200) free(kept, 'card')
    }
  })

  it.each([
    [1432, 951],
    [1432, 900],
  ])(
    'S2: a kept card is at least as large as the cards of the pool, with the buttons beside it, at %d x %d',
    (width, height) => {
      for (const players of PLAYERS) {
        const shown = (state: RauhaState) => show(state, 0, { width, height })
        const kept = shown(testPosition(players, [{ kept: 'A1-24' }], { frame: settlingFrame(0) }))
        const card = boxOfPiece(findPiece(kept, 'card:A1-24'))
        const offered = shown(testPosition(players)).pieces.filter(({ sprite }) => sprite.kind === 'card')
        for (const each of offered) expect(card.h).toBeGreaterThanOrEqual(each.height)
        expect(kept.answers?.left).toBeGreaterThan(card.x + card.w)
      }
    },
  )

  it.each([
    [370, 450],
    [390, 480],
  ])('R6: on a phone the cards to choose from leave the own world visible, at %d x %d', (width, height) => {
    for (const players of PLAYERS) {
      const world = layoutTable(testViewport(width, height, players), players).seats.get(0)?.world
      if (world === undefined) throw new Error('no world')
      const keeping = show(testPosition(players), 0, { width, height })
      expect(keeping.answers).toBeUndefined()
      const cards = keeping.pieces.filter(({ sprite }) => sprite.kind === 'card')
      expect(cards).toHaveLength(4)
      for (const card of cards) expect(areBoxesApart(boxOfPiece(card), world)).toBe(true)
    }
  })

  it('RAU-29: piles tokens of equal totals in the order of their arrival', () => {
    const state = rich(4)
    state.arrivals = [3, 1, 2, 0]
    const shown = show(state)
    const [below, above] = [findPiece(shown, 'token:1'), findPiece(shown, 'token:0')]
    expect(below.x).toBe(above.x)
    expect(above.y).toBeLessThan(below.y)
    expect(shown.pieces.indexOf(above)).toBeGreaterThan(shown.pieces.indexOf(below))
    expect(shown.pieces.filter(({ sprite }) => sprite['kind'] === 'token' && sprite['first'])).toHaveLength(1)
  })

  it('RAU-59: marks the line of the avatars’ position, and none where worlds are scored', () => {
    for (const [at, upright] of [
      [1, true],
      [6, false],
      [13, false],
    ] as const) {
      const line = findPiece(show(testPosition(2, [], { position: at, frame: activatingFrame(0) })), 'seat0:line')
      expect(line.sprite['upright']).toBe(upright)
    }
    const scoring = show(testPosition(2, [], { position: 8, frame: activatingFrame(0, [], true) }))
    expect(ids(scoring)).not.toContain('seat0:line')
  })

  it('RAU-71: says what each tile that can be activated would give now', () => {
    const state = testPosition(2, [{ tiles: { 0: 'A1-23', 3: 'A1-24', 6: 'A1-18' } }], {
      position: 1,
      frame: activatingFrame(0),
    })
    const shown = show(state)
    // Two land animals on the board; three crystals; a spore for two crystals.
    expect(findPiece(shown, 'yield:0').sprite).toMatchObject({ good: 'energy', amount: 2, pay: 0 })
    expect(findPiece(shown, 'yield:3').sprite).toMatchObject({ good: 'crystals', amount: 3, pay: 0 })
    expect(findPiece(shown, 'yield:6').sprite).toMatchObject({ good: 'spore', amount: 1, pay: 2 })
  })

  it.each([
    // Boards beside the panels and below them, with the bar of a lesson and without.
    [732, 541, 36],
    [732, 430, 36],
    [920, 690, 42],
    [920, 590, 42],
    [748, 620, 36],
    [374, 420, 30],
    [1870, 1290, 60],
  ])(
    'A11, AB2: the activation summary replaces the turn order, and is above its buttons, at %d x %d',
    (width, height, least) => {
      for (const players of PLAYERS)
        for (const entities of [[], ['kiteet', 'metsat'] as const]) {
          const state = testPosition(
            players,
            [{ tiles: { 0: 'A1-23', 3: 'A1-24', 6: 'A1-18' }, entities: [...entities] }],
            {
              position: 1,
              frame: activatingFrame(0, [...entities]),
            },
          )
          const shown = show(state, 0, { width, height })
          const yields = shown.pieces.filter(({ sprite }) => sprite.kind === 'yield').map(boxOfPiece)
          expect(yields).toHaveLength(3 + entities.length)
          expect(shown.pieces.filter(({ sprite }) => sprite.kind === 'order')).toEqual([])
          const { left: x = 0, top: y = 0, width: w = 0, height: h = 0 } = shown.answers ?? {}
          const tray = findPiece(shown, 'tray')
          // The buttons are below, as wide as the tray.
          expect(w).toBeGreaterThan(tray.width * 0.9)
          for (const each of yields) {
            expect(each.y + each.h).toBeLessThanOrEqual(y + 1)
            expect(areBoxesApart(each, { x, y, w, h })).toBe(true)
            expect(each.h, `${players} ${entities.length}`).toBeGreaterThanOrEqual(least)
          }
        }
    },
  )

  it('A11, AB2: with text too large for buttons side by side, the buttons are beside the activation summary', () => {
    const state = testPosition(3, [{ tiles: { 0: 'A1-23', 3: 'A1-24', 6: 'A1-18' } }], {
      position: 1,
      frame: activatingFrame(0),
    })
    const shown = show(state, 0, { width: 850, height: 500, textScale: 2 })
    const yields = shown.pieces.filter(({ sprite }) => sprite.kind === 'yield').map(boxOfPiece)
    expect(yields).toHaveLength(3)
    const { left: x = 0, top: y = 0, width: w = 0, height: h = 0 } = shown.answers ?? {}
    expect(yields.every((each) => areBoxesApart(each, { x, y, w, h }))).toBe(true)
    // Their room is high enough for two of them, and beside the summary.
    expect(h).toBeGreaterThan(2 * 50)
    expect(yields.every((each) => each.x + each.w <= x)).toBe(true)
  })

  it('routes the arrow of a card that would be placed around the figures of other tiles', () => {
    const seats = [{ kept: 'A1-24', tiles: { 1: 'A1-23', 4: 'A1-18', 5: 'A1-21' } }, {}, {}] as const
    const state = testPosition(3, seats, { frame: settlingFrame(0) })
    const of = testViewport(920, 700, 3)
    const figures = show(state, 0, { width: 920, height: 700 }).pieces.flatMap((piece) => {
      const { x, y } = boxOfPiece(piece)
      return (piece.textAreas ?? []).map(({ left, top, width: w, height: h }) => ({ x: x + left, y: y + top, w, h }))
    })
    const choices = (rauha.choices(state, 0) as RauhaAction[]).filter((action) => action.do === 'place')
    const ways = choices.flatMap((action) =>
      ghostsOnHover(gameUi, state, action, of).filter(({ sprite }) => sprite.kind === 'ghost/way'),
    )
    expect(ways).toHaveLength(choices.length)
    const straight = ways.filter(({ sprite }) => sprite['bend'] === undefined)
    expect(straight.length).toBeLessThan(ways.length)
    for (const way of ways) {
      const points = Array.from({ length: 101 }, (_, nth) => pointOnArc(way, nth / 100))
      const crossed = figures.filter(({ x: left, y: top, w, h }) =>
        points.some(({ x, y }) => x > left && x < left + w && y > top && y < top + h),
      )
      expect(crossed, way.id).toEqual([])
    }
  })

  it('animates a card from its owner’s hand, facedown for the others, onto its square', () => {
    const state = testPosition(2, [{}, { kept: 'A1-24' }], { frame: settlingFrame(1) })
    const before = show(state)
    const events = play(state, { do: 'place', square: 8 }).map((event) => visibleEventFor(event, 0))
    const after = show(state)
    expect(pairScenePieces(before.pieces, after.pieces, events).sources.get('card:A1-24')).toMatchObject({
      id: 'seat1:kept:back',
    })
  })

  it('opens only a satellite whose cards the viewer has seen', () => {
    const state = testPosition(2)
    for (const seat of [0, 1]) {
      const [action] = rauha.choices(state, seat) as RauhaAction[]
      if (action !== undefined) rauha.play(state, seat, action, never, noopEventSink)
    }
    const view = rauha.view(state, 0)
    expect(view.satellites[0]?.cards).toHaveLength(3)
    const opened = show(state, 0, { opened: 'satellite:0' })
    expect(ids(opened).filter((id) => id.startsWith('browse:A'))).toHaveLength(3)
    expect(ids(show(state, 1, { bottom: 1, opened: 'satellite:0' })).some((id) => id.startsWith('browse'))).toBe(false)
  })
})

describe('geometry', () => {
  const world: Box = { x: 10, y: 20, w: 300, h: 300 }

  it('RAU-18: the positions go clockwise round the world, outside its tiles', () => {
    const middle = { x: world.x + world.w / 2, y: world.y + world.h / 2 }
    const angles = Array.from({ length: 16 }, (_, i) => {
      const { x, y } = avatarPoint(world, i + 1)
      for (const tile of tileBoxes(world)) {
        expect(x > tile.x && x < tile.x + tile.w && y > tile.y && y < tile.y + tile.h).toBe(false)
      }
      return Math.atan2(y - middle.y, x - middle.x)
    })
    const first = angles[0] ?? 0
    const turned = angles.map((angle) => (angle - first + 4 * Math.PI) % (2 * Math.PI))
    expect(turned).toEqual(turned.toSorted((a, b) => a - b))
  })

  it('the piles of the energy track stay in order, apart and within the track', () => {
    const area: Box = { x: 0, y: 0, w: 300, h: 60 }
    const totals = [0, 1, 2, 97, 98, 99].map((total) => ({ total, count: 1 }))
    const piles = layoutTrackPiles(area, totals)
    for (const { spots } of piles) for (const spot of spots) expect(isBoxWithin(spot, area)).toBe(true)
    expect(areAllBoxesApart(piles.flatMap(({ spots }) => spots))).toBe(true)
    expect(piles.map(({ total }) => total)).toEqual([0, 1, 2, 97, 98, 99])
  })
})

describe('ghosts', () => {
  const over = (state: RauhaState, action: RauhaAction): readonly Piece[] =>
    ghostsOnHover(gameUi, state, action, testViewport(960, 720, state.players.length))

  it('RAU-47: of a placement show the card, the line it completes and the entity it wins', () => {
    const state = testPosition(2, [{ tiles: { 0: 'A1-24', 1: 'A1-18' }, kept: 'A1-22' }], { frame: settlingFrame(0) })
    const shown = over(state, { do: 'place', square: 2 }).map(({ id }) => id)
    expect(shown).toEqual(expect.arrayContaining(['ghost:card:A1-22', 'ghost:won:sienet', 'ghost:line:0-1-2']))
    const elsewhere = over(state, { do: 'place', square: 4 }).map(({ id }) => id)
    expect(elsewhere).toContain('ghost:card:A1-22')
    expect(elsewhere).not.toContain('ghost:won:sienet')
  })

  it('show a line that wins two entities once, with the entities side by side', () => {
    const state = testPosition(2, [{ tiles: { 0: 'A1-24', 1: 'A1-18' }, kept: 'A1-22' }], { frame: settlingFrame(0) })
    const view = rauha.view(state, 0)
    const told = previewActionFromView<RauhaView, RauhaAction>(rauha, view, 0, { do: 'place', square: 2 })
    const welcomed = told.facts.flatMap((event) =>
      event.kind === 'welcomed' ? [event, { ...event, entity: 'metsat' }] : [],
    )
    const parameters = testViewport(960, 720, 2)
    const shown = extraGhosts({
      preview: { ...told, facts: welcomed },
      view,
      parameters,
      before: buildScene(view, parameters),
    })
    const line = shown.filter(({ id }) => id.startsWith('ghost:line:'))
    const won = shown.filter(({ id }) => id.startsWith('ghost:won:')).map(boxOfPiece)
    expect([line.length, won.length]).toEqual([1, 2])
    expect(areAllBoxesApart(won)).toBe(true)
  })

  it('of a card to keep show which entity it could win, and where', () => {
    const state = testPosition(2, [{ tiles: { 0: 'A1-24', 1: 'A1-18' } }])
    const [card] = state.deals[0] ?? []
    if (card === undefined || state.deals[0] === undefined) throw new Error('nothing was dealt')
    state.deals[0][0] = 'A1-22'
    expect(over(state, { do: 'keep', card: 'A1-22' }).map(({ id }) => id)).toContain('ghost:promise:2:sienet')
  })

  it('RAU-35 to RAU-37: of a card to keep show its allowed squares and its cost', () => {
    const state = testPosition(2)
    const deal = state.deals[0]
    if (deal === undefined) throw new Error('nothing was dealt')
    const shown = (card: CardId): readonly Piece[] => {
      deal[0] = card
      return over(state, { do: 'keep', card })
    }
    const marks = (card: CardId): readonly string[] => shown(card).flatMap(({ id }) => /may:\d/.exec(id) ?? [])
    expect(marks('A1-27')).toEqual(['may:2', 'may:5', 'may:8'])
    expect(marks('A1-22')).toEqual([])
    expect(shown('A1-05').map(({ sprite }) => sprite)).toContainEqual({
      kind: 'gain',
      good: 'crystals',
      amount: -1,
    })
  })

  it('RAU-70: of an activation show cost and gain above the tile that gives it', () => {
    const state = testPosition(2, [{ tiles: { 0: 'A1-02' }, crystals: 4 }], { position: 1, frame: activatingFrame(0) })
    const [gain, paid] = over(state, { do: 'activateTile', square: 0 }).filter(({ sprite }) => sprite.kind === 'gain')
    expect(gain?.sprite).toMatchObject({ kind: 'gain', good: 'energy', amount: 5 })
    expect(paid?.sprite).toMatchObject({ kind: 'gain', good: 'crystals', amount: -3 })
    const tile = findPiece(show(state), 'card:A1-02')
    expect(Math.abs((gain?.x ?? 0) - tile.x)).toBeLessThan(tile.width / 2)
  })

  it('of an entity’s effect do not cover the goods of its seat', () => {
    const state = testPosition(2, [{ entities: ['sienet'] }], {
      frame: activatingFrame(0, ['sienet'], true),
    })
    const gain = over(state, { do: 'activateEntity', entity: 'sienet' }).find(({ sprite }) => sprite.kind === 'gain')
    if (gain === undefined) throw new Error('nothing is gained')
    for (const good of show(state).pieces.filter(({ sprite }) => sprite.kind === 'good')) {
      expect(areBoxesApart(boxOfPiece(gain), boxOfPiece(good)), good.id).toBe(true)
    }
  })

  it('RAU-87: a floating label shows the energy for water in a scoring', () => {
    const state = testPosition(2, [{ tiles: { 0: 'A1-26' } }], { position: 4, frame: activatingFrame(0, [], true) })
    const events: VisibleRauhaEvent[] = [
      { kind: 'gained', seat: 0, what: 'energy', amount: 3, paid: 0, from: { kind: 'water' }, place: 'track:3' },
    ]
    const [gain] = floatingLabels(events, rauha.view(state, 0), testViewport(960, 720, 2), show(state))
    expect(gain?.sprite).toMatchObject({ good: 'energy', amount: 3 })
  })
})

describe('close-ups', () => {
  it.each(SIZES)('of cards, tiles and entities are within %d x %d', (width, height) => {
    const state = rich(4)
    const view = rauha.view(state, 0)
    const of = testViewport(width, height, 4)
    const shown = buildScene(view, of)
    const large = shown.pieces.flatMap((piece) => closeUpPiecesOf(piece, view, of, shown))
    expect(large.length).toBeGreaterThan(20)
    for (const near of large) expect(isBoxWithin(boxOfPiece(near), { x: 0, y: 0, w: width, h: height })).toBe(true)
  })
})
