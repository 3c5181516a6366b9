import { describe, expect, it } from 'vitest'
import { visibleEventFor, noopEventSink } from '../../../engine/core/contract/game-events.ts'
import { createEventRecorder } from '../../../engine/core/contract/game-events.ts'
import type { Viewer } from '../../../engine/core/contract/game.ts'
import { createTableConfig } from '../../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import { HEXES, REGIONS } from '../../../engine/moksha/data.ts'
import { harmonyDestinationsIfInRegion } from '../../../engine/moksha/evolve.ts'
import { deathMajorityRegionsAndAura, moksha } from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaState, MokshaView } from '../../../engine/moksha/index.ts'
import { harmonyHexPlace } from '../../../engine/moksha/places.ts'
import { createPosition, type PositionSketch } from '../../../engine/moksha/testing.ts'
import { makeBox } from '../../art/boxes.ts'
import { boxOfPiece, boxToCssPixelRect } from '../../art/piece-factory.ts'
import { pairScenePieces } from '../../stage/piece-pairing.ts'
import type { Scene, SceneParameters } from '../../stage/scene.ts'
import {
  areAllBoxesApart,
  areBoxesApart,
  findPiece,
  testViewport,
  ghostsOnHover,
  isBoxWithin,
} from '../../testing/game-ui-helpers.ts'
import { closeUpPiecesOf } from './close-up.ts'
import { hexCentre, hexSideLength, karmaTokenBoxesInSlot, hexMarkSize } from './art/geometry.ts'
import { gameUi } from './index.ts'
import { layoutTable } from './layout.ts'
import { floatingLabels, type VisibleMokshaEvent } from './floating-labels.ts'
import { MAJORITY_TABLE_PLACE_ID } from './race-pieces.ts'
import { buildScene } from './scene.ts'
import { drawnTokensBox, tokenPoolBox, openSeaBox, siteBox } from './art/map-geometry.ts'

const SIZES = [
  [1920, 1080],
  [1500, 960],
  [920, 700],
  [740, 540],
  [740, 360],
  [372, 440],
  [390, 800],
  // What windows of 1280 x 800, 1366 x 768 and 390 x 844 leave for the board.
  [929, 711],
  [994, 681],
  [369, 447],
] as const
const PLAYERS = [2, 3, 4, 5]

function start(players: number): MokshaState {
  const configured = createTableConfig(moksha.info, players, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  return moksha.setup(configured.config, createRandomStream(seedFromText('face'), 0), noopEventSink)
}

/** A table after so many decisions by chance. */
function later(players: number, decisions: number): MokshaState {
  const state = start(players)
  const random = createRandomStream(seedFromText(`later ${String(players)}`), 0)
  for (let i = 0; i < decisions && moksha.outcome(state) === null; i++) {
    const [seat = 0] = moksha.deciders(state)
    moksha.play(state, seat, random.pick(moksha.choices(state, seat)), random, noopEventSink)
  }
  return state
}

function show(state: MokshaState, viewer: Viewer = 0, more: Partial<SceneParameters> = {}): Scene {
  return buildScene(moksha.view(state, viewer), testViewport(920, 700, state.players.length, { viewer, ...more }))
}

describe('the buttons of a decision', () => {
  /** What windows of 390 x 844 leave for the board, and a phone whose board is shown whole. */
  const UPRIGHT = [
    [369, 447],
    [372, 440],
    [390, 720],
  ] as const

  it.each(UPRIGHT)('lie in the sea at %d x %d, clear of regions, pool, race and sheets', (width, height) => {
    for (const players of PLAYERS) {
      const of = testViewport(width, height, players)
      const view = moksha.view(start(players), 0)
      const { answers } = buildScene(view, of)
      const { map, auraTrack, seats } = layoutTable(of, view.order)
      if (answers === undefined) throw new Error('there is no room for answers')
      const room = makeBox(answers.left, answers.top, answers.width, answers.height)
      expect(isBoxWithin(room, map)).toBe(true)
      // A button, with what is around it.
      expect(room.w).toBeGreaterThanOrEqual(110)
      expect(room.h).toBeGreaterThanOrEqual(56)
      const taken = [tokenPoolBox(map), auraTrack, ...REGIONS.map(({ id }) => siteBox(map, id))]
      expect([...taken, ...[...seats.values()].map(({ panel }) => panel)].every((it) => areBoxesApart(it, room))).toBe(
        true,
      )
    }
  })

  it.each(UPRIGHT)('stay clear at %d x %d of the tokens that Brahma has drawn', (width, height) => {
    const state = start(3)
    const view: MokshaView = { ...moksha.view(state, 0), drawn: ['kama5', 'artha5', 'dharma10'] }
    const { answers } = buildScene(view, testViewport(width, height, 3))
    if (answers === undefined) throw new Error('there is no room for answers')
    const { map } = layoutTable(testViewport(width, height, 3), view.order)
    expect(areBoxesApart(drawnTokensBox(map), makeBox(answers.left, answers.top, answers.width, answers.height))).toBe(
      true,
    )
  })
})

describe('a scene', () => {
  it.each(SIZES)('gives every piece a unique id and keeps it within %d x %d', (width, height) => {
    for (const players of PLAYERS) {
      for (const opened of ['', MAJORITY_TABLE_PLACE_ID]) {
        const { pieces, outline } = show(later(players, 90), 0, { width, height, opened })
        expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
        expect(new Set(outline.map(({ place }) => place)).size).toBe(outline.length)
        for (const piece of pieces) {
          expect(isBoxWithin(boxOfPiece(piece), { x: -1, y: -1, w: width + 2, h: height + 2 }), piece.id).toBe(true)
        }
      }
    }
  })

  it('labels the readable pieces, and its outline names their places', () => {
    const shown = show(later(4, 120))
    const named = new Set(shown.outline.map(({ place }) => place))
    const kinds = ['site', 'building', 'meeple', 'ocean', 'supply', 'caste', 'race', 'runner', 'header', 'card']
    const more = ['marker', 'verdict', 'age', 'karmaSlot', 'god', 'reserve']
    for (const piece of shown.pieces) {
      if ([...kinds, ...more].includes(piece.sprite.kind)) expect(piece.label, piece.id).toBeDefined()
      if (piece.label !== undefined) expect(named.has(piece.place), piece.place).toBe(true)
    }
  })

  it('shows a face-down token of a stack to no viewer', () => {
    const state = start(4)
    const unseen = state.piles.flatMap((pile, i) =>
      pile.flatMap((_, at) =>
        ((state.unseen[i] ?? 0) & (1 << at)) === 0 ? [] : [`region:${String(i + 1)}:tokens:${String(at)}`],
      ),
    )
    expect(unseen.length).toBeGreaterThan(0)
    for (const viewer of [0, 1, 'table'] as const) {
      const shown = show(state, viewer)
      for (const id of unseen) {
        expect(findPiece(shown, id).sprite).toMatchObject({ face: 0, token: '' })
        expect(findPiece(shown, id).piece).toBeUndefined()
      }
    }
  })

  it('is the same for every viewer, since no information is private', () => {
    const state = later(3, 60)
    expect(show(state, 1)).toEqual(show(state, 'table'))
  })

  it('MOK-50 to MOK-53: shows for every seat whether its life survives the turn', () => {
    const shown = show(start(3))
    for (const seat of [0, 1, 2]) {
      expect(findPiece(shown, `seat${String(seat)}:verdict`).sprite).toMatchObject({ need: 5, fate: 'lives' })
    }
    const of = (sketch: PositionSketch) => findPiece(show(createPosition(sketch)), 'seat0:verdict').sprite
    expect(of({ players: [{ stage: 8 }, {}] })).toMatchObject({ fate: 'last' })
    expect(of({ players: [{ occupation: 'dalit', stage: 6 }, {}] })).toMatchObject({ fate: 'dies', vitality: 10 })
  })

  it('MOK-52, MOK-57, MOK-59: shows an ended life as over, without a forecast', () => {
    const players = [{ karma: 'dharma dharma kama kama artha' }, { attained: true }]
    for (const stage of ['recall', 'karma'] as const) {
      const shown = show(createPosition({ players, turn: { stage } }))
      expect(findPiece(shown, 'seat0:verdict').sprite).toMatchObject({ fate: 'dead' })
      expect(findPiece(shown, 'seat0:age').sprite).toMatchObject({ vitality: -1 })
      expect(findPiece(shown, 'seat1:verdict').sprite).toMatchObject({ fate: 'free' })
    }
  })

  it('B1a-12: shows a life as no longer over once the new card lies there', () => {
    const state = createPosition({ players: [{ karma: 'kama', stage: 8 }, {}], turn: { stage: 'age' } })
    const fates: unknown[] = []
    const { emit } = createEventRecorder(() => {
      const fate = findPiece(show(state), 'seat0:verdict').sprite as { fate?: unknown }
      fates.push([state.players[0]?.occupation, fate.fate])
    })
    const before = state.players[0]?.occupation
    const going = moksha.choices(state, 0).find((action) => action.do === 'go')
    if (going === undefined) throw new Error('nothing leads on')
    moksha.play(state, 0, going, createRandomStream(seedFromText('born'), 0), emit)
    expect(fates).toContainEqual([before, 'dead'])
    const reborn = fates.filter((each) => Array.isArray(each) && each[0] !== before)
    expect(reborn).not.toEqual([])
    for (const each of reborn) expect(each).toEqual([expect.anything(), 'lives'])
  })

  it.each([2, 3, 4, 5])('shows every seat apart on the race, even %i seats with equal aura', (players) => {
    const shown = show(start(players))
    const runners = shown.pieces.filter(({ sprite }) => sprite.kind === 'runner')
    const rounds = runners.map(({ x, y, width }) => ({ x, y, r: width / 2 }))
    expect(rounds).toHaveLength(players)
    rounds.forEach((a, i) => {
      for (const b of rounds.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan((a.r + b.r) * 0.9)
    })
  })

  it.each(SIZES)('B1: no pawn covers another on the map or on the race at %d x %d', (width, height) => {
    for (const players of PLAYERS) {
      const state = start(players)
      const boxesOf = (kind: string) =>
        show(state, 0, { width, height })
          .pieces.filter(({ sprite }) => sprite.kind === kind)
          .map(boxOfPiece)
      for (const { id } of REGIONS) {
        for (const player of state.players) player.region = id
        const meeples = boxesOf('meeple')
        expect(meeples).toHaveLength(players)
        expect(areAllBoxesApart(meeples), `region ${String(id)}`).toBe(true)
      }
      for (const aura of [
        [0, 0, 0, 0, 0],
        [3, 4, 3, 4, 3],
        [5, 6, 7, 6, 5],
        [2, 2, 2, 2, 3],
        [90, 8, 90, 8, 7],
      ]) {
        state.players.forEach((player, seat) => (player.aura = aura[seat] ?? 0))
        const runners = boxesOf('runner')
        expect(runners).toHaveLength(players)
        expect(areAllBoxesApart(runners), aura.join(' ')).toBe(true)
      }
    }
  })

  it.each(SIZES)('B1: the ghost of a pawn covers no pawn in its target region at %d x %d', (width, height) => {
    for (const players of PLAYERS) {
      const others = Array.from({ length: players - 1 }, () => ({ region: 9 }))
      const state = createPosition({ players: [{ region: 5 }, ...others], piles: { 9: 'artha10' } })
      const view = moksha.view(state, 0)
      const of = testViewport(width, height, players)
      const standing = buildScene(view, of).pieces.filter(
        ({ sprite, place }) => sprite.kind === 'meeple' && place === 'region:9',
      )
      expect(standing).toHaveLength(players - 1)
      const shown = ghostsOnHover(gameUi, state, { do: 'wander', region: 9, pay: null }, of)
      const ghosts = shown.filter(({ sprite }) => sprite.kind === 'meeple')
      expect(ghosts.map(({ id }) => id)).toContain('ghost:meeple:0')
      // Who makes room is shown where they would stand.
      const left = standing.filter(({ id }) => !shown.some(({ instead }) => instead === id))
      expect(areAllBoxesApart([...ghosts, ...left].map(boxOfPiece))).toBe(true)
    }
  })

  it('shows no ghost pawn for staying, and as many ghost disciples as would cross a border', () => {
    const state = createPosition({ players: [{ region: 9, disciples: { 9: 2 } }, {}], piles: { 9: 'artha10' } })
    const of = testViewport(920, 700, 2)
    const stays = ghostsOnHover(gameUi, state, { do: 'wander', region: 9, pay: null }, of)
    expect(stays.some(({ sprite }) => sprite.kind === 'meeple')).toBe(false)
    state.stack.push({ kind: 'mobilize', seat: 0 } as never)
    const come = ghostsOnHover(gameUi, state, { do: 'mobilize', from: 9, to: 5, count: 2 }, of).filter(
      ({ sprite }) => sprite.kind === 'disciple',
    )
    expect(come).toHaveLength(2)
    expect(areAllBoxesApart(come.map(boxOfPiece))).toBe(true)
  })

  it('MOK-55: shows majorities and death aura of every seat once the player opens them', () => {
    const state = later(3, 100)
    const { sprite } = findPiece(show(state, 0, { opened: MAJORITY_TABLE_PLACE_ID }), 'open:table')
    const lines = String(sprite['seats']).split('\n')
    expect(lines).toHaveLength(3)
    lines.forEach((line, seat) => {
      const [, , , counts = '', aura, dying] = line.split('|')
      expect(counts.split(' ').filter((count) => count.endsWith('!'))).toHaveLength(
        deathMajorityRegionsAndAura(state, seat).regions.length,
      )
      expect(aura).toBe(String(state.players[seat]?.aura))
      expect(dying).toBe(String(deathMajorityRegionsAndAura(state, seat).aura))
    })
  })

  it('MOK-91: marks a closed region with the seat that closed it', () => {
    const state = start(3)
    const [, owner] = state.players
    if (owner === undefined) throw new Error('nobody sits there')
    owner.land = 6
    const shown = show(state)
    expect(findPiece(shown, 'site:6').sprite).toMatchObject({ closed: true })
    expect(findPiece(shown, 'land:1').place).toBe('region:6:land')
    expect(findPiece(shown, 'site:5').sprite).toMatchObject({ closed: false })
  })

  it('MOK-31: animates the harmony marker from its old hex to the new one', () => {
    const state = start(2)
    const before = show(state)
    const [player] = state.players
    if (player === undefined) throw new Error('nobody sits there')
    const from = harmonyHexPlace(0, player.harmony)
    player.harmony -= 1
    const to = harmonyHexPlace(0, player.harmony)
    const after = show(state)
    const event = { kind: 'moved', piece: 'marker:0', from, to, count: 1 }
    expect(pairScenePieces(before.pieces, after.pieces, [event]).sources.get('marker:0')).toMatchObject({
      from: 'piece',
      id: 'marker:0',
    })
    const plan = layoutTable(testViewport(920, 700, 2), state.order)
    const at = hexCentre(plan.seats.get(0)?.form.grid ?? plan.map, player.harmony)
    expect(findPiece(after, 'marker:0')).toMatchObject(at)
  })
})

describe('readability', () => {
  /** Size of the board area in a window of 1280 x 800, in CSS pixels. */
  const USUAL = { width: 929, height: 711 }

  it.each(PLAYERS)('M3: the marks of the front grid measure at least 20 px at 1280x800, with %i players', (players) => {
    const grid = boxOfPiece(findPiece(show(later(players, 60), 0, USUAL), 'seat0:grid'))
    expect(hexMarkSize(hexSideLength(grid))).toBeGreaterThanOrEqual(20)
  })

  it.each(PLAYERS)(
    'M3: two marks fit into their hex, and the marker goes round both of them, with %i players',
    (players) => {
      const shown = show(start(players), 0, USUAL)
      const side = hexSideLength(boxOfPiece(findPiece(shown, 'seat0:grid')))
      expect(2 * hexMarkSize(side)).toBeLessThanOrEqual(Math.sqrt(3) * side)
      expect(findPiece(shown, 'marker:0').width).toBeGreaterThan(2 * hexMarkSize(side))
    },
  )

  it.each(PLAYERS)(
    'M4: a rival’s vitality, death aura and karma are readable at 1280x800, with %i players',
    (players) => {
      const { pieces } = show(later(players, 60), 0, USUAL)
      for (let seat = 1; seat < players; seat++) {
        const of = (id: string) => boxOfPiece(findPiece({ pieces, outline: [] }, id))
        // Figures are 0.62 and 0.72 of what they stand in.
        expect(of(`seat${String(seat)}:verdict`).h * 0.62).toBeGreaterThanOrEqual(12)
        expect(of(`seat${String(seat)}:worth`).h * 0.72).toBeGreaterThanOrEqual(12)
        expect(karmaTokenBoxesInSlot(of(`karma:${String(seat)}:dharma`))[0]?.w).toBeGreaterThanOrEqual(14)
      }
    },
  )

  it.each(SIZES)(
    'M4: the close-up of a rival’s sheet is more than twice as large and within %d x %d',
    (width, height) => {
      const view = moksha.view(later(5, 100), 0)
      const of = testViewport(width, height, 5)
      const shown = buildScene(view, of)
      const near = closeUpPiecesOf(findPiece(shown, 'seat2:header'), view, of)
      const large = near.find(({ id }) => id === 'near:seat2:grid')
      expect(large?.width).toBeGreaterThan(2 * findPiece(shown, 'seat2:grid').width)
      expect(near.every(({ targets }) => targets === undefined)).toBe(true)
      for (const each of near)
        expect(isBoxWithin(boxOfPiece(each), { x: 0, y: 0, w: width, h: height }), each.id).toBe(true)
    },
  )

  it.each(PLAYERS)('M5: a seat has at most 12 figures, so choices and log have room, with %i players', (players) => {
    const most = 12
    for (const decisions of [20, 60, 100, 140]) {
      const state = later(players, decisions)
      const view = moksha.view(state, 'table')
      for (const seat of state.order) expect(gameUi.seatFigureLines(view, seat).length).toBeLessThanOrEqual(most)
    }
  })

  it('M6: beside the survival verdict the sheet shows what a death would bring', () => {
    const sketch = {
      stage: 4,
      aura: 10,
      occupation: 'dalit',
      karma: 'kama artha',
      disciples: { 1: 1, 2: 1, 5: 1 },
    } as const
    const shown = show(createPosition({ players: [sketch, {}] }))
    expect(findPiece(shown, 'seat0:verdict').sprite).toMatchObject({ fate: 'dies' })
    expect(findPiece(shown, 'seat0:worth').sprite).toMatchObject({ aura: 1, total: 11, target: 12, caste: 'vaishya' })
  })

  it.each(['verdict', 'worth', 'age'])(
    'M6: the close-up of %s shows the steps of a death and the region that would prevent it',
    (what) => {
      const sketch = { region: 7, stage: 3, occupation: 'dalit', disciples: { 1: 2, 2: 1, 5: 1 } } as const
      const state = createPosition({ players: [sketch, { disciples: { 2: 2 } }], piles: { 10: 'artha10' } })
      const view = moksha.view(state, 0)
      const of = testViewport(929, 711, 2)
      const near = closeUpPiecesOf(findPiece(buildScene(view, of), `seat0:${what}`), view, of)
      expect(near.find(({ sprite }) => sprite.kind === 'ending')?.sprite).toMatchObject({
        fate: 'dies',
        regions: '1 5',
        aura: 1,
        disciples: 4,
        stay: 3,
        rescue: '10',
      })
      // On the map: own disciples against those of others, where they would count.
      const counted = near.filter(({ sprite }) => sprite.kind === 'majority').map(({ sprite }) => sprite['own'])
      expect(counted).toEqual([2, 1])
    },
  )
})

describe('ghosts', () => {
  it('MOK-31, MOK-33: show every hex where the marker could end after wandering, and what it gives there', () => {
    const state = later(3, 80)
    while (state.stack.at(-1)?.kind !== 'turn' || (state.stack[0] as { stage?: string }).stage !== 'wander') {
      const [seat = 0] = moksha.deciders(state)
      const [action] = moksha.choices(state, seat) as MokshaAction[]
      if (action === undefined) throw new Error('nothing to choose')
      moksha.play(state, seat, action, createRandomStream(seedFromText('on'), 0), noopEventSink)
    }
    const [seat = 0] = moksha.deciders(state)
    const view = moksha.view(state, seat)
    for (const action of moksha.choices(state, seat) as MokshaAction[]) {
      if (action.do !== 'wander') continue
      const shown = ghostsOnHover(gameUi, state, action, testViewport(920, 700, 3, { bottom: seat }))
      const hexes = shown.filter(({ sprite }) => sprite.kind === 'reach').map(({ sprite }) => sprite['hex'])
      const ways = harmonyDestinationsIfInRegion(view, seat, action.region).map(({ hex }) => hex)
      expect(hexes).toEqual(ways)
      // Whatever is chosen then, the token is taken (MOK-36).
      const there = (view.piles[action.region - 1] ?? []).length > 0
      if (ways.length > 1) expect(shown.some(({ sprite }) => sprite['good'] === 'vitality')).toBe(there)
    }
  })
})

describe('floating labels', () => {
  it('MOK-34, MOK-37: show a gain above its source', () => {
    const state = start(2)
    const view = moksha.view(state, 0)
    const of = testViewport(920, 700, 2)
    const events: VisibleMokshaEvent[] = [
      { kind: 'placed', seat: 0, region: 3, count: 2, source: 'hex' },
      { kind: 'karma', seat: 0, pillar: 'kama', count: 1, source: 'hex' },
    ]
    const [disciples, karma] = floatingLabels(events, view, of)
    const { map, seats } = layoutTable(of, state.order)
    const site = siteBox(map, 3)
    expect(disciples?.sprite).toMatchObject({ good: 'disciples', amount: 2 })
    expect(disciples?.x).toBeCloseTo(site.x + site.w / 2)
    expect(karma?.sprite).toMatchObject({ good: 'kama', amount: 1 })
    expect(karma?.x).toBeCloseTo(hexCentre(seats.get(0)?.form.grid ?? map, state.players[0]?.harmony ?? 0).x)
  })

  it.each([testViewport(920, 700, 2), testViewport(838, 560, 2, { textScale: 2 })])(
    'do not cover the text of the occupation above the vitality to which they are added',
    (of) => {
      const state = start(2)
      const facts = [{ kind: 'took', seat: 0, token: 'kama10', region: 3 } as VisibleMokshaEvent]
      const [sign] = floatingLabels(facts, moksha.view(state, 0), of)
      const form = layoutTable(of, state.order).seats.get(0)?.form
      if (sign === undefined || form === undefined) throw new Error('no label')
      const label = boxOfPiece(sign)
      // Only the lower margin of the card.
      expect(label.y).toBeGreaterThan(form.card.y + form.card.h - 4)
      expect(label.x + label.w / 2).toBeLessThan(form.verdict.x + form.verdict.w * 0.35)
    },
  )

  it.each([testViewport(920, 700, 2), testViewport(372, 440, 2)])(
    'do not cover the number to which they are added',
    (of) => {
      const state = start(2)
      const [sign] = floatingLabels(
        [{ kind: 'took', seat: 0, token: 'kama10', region: 3 } as VisibleMokshaEvent],
        moksha.view(state, 0),
        of,
      )
      const { y, h } = layoutTable(of, state.order).seats.get(0)?.form.verdict ?? { y: 0, h: 0 }
      expect(sign?.sprite).toMatchObject({ good: 'vitality', amount: 10 })
      expect((sign?.y ?? NaN) + (sign?.height ?? NaN) / 2).toBeLessThan(y + h * 0.35)
    },
  )

  it('MOK-52, MOK-59, MOK-61: announce death, rebirth and moksha within the board', () => {
    const view = moksha.view(start(2), 0)
    const events: VisibleMokshaEvent[] = [
      { kind: 'died', seat: 1, stage: 3, vitality: 10, need: 15 },
      { kind: 'reborn', seat: 1, karma: [], kept: [], caste: 'dalit' },
      { kind: 'attained', seat: 1, aura: 12, target: 12 },
    ]
    const shown = floatingLabels(events, view, testViewport(372, 440, 2))
    expect(shown.map(({ sprite }) => sprite['passage'])).toEqual(['died', 'reborn', 'attained'])
    for (const passage of shown) expect(isBoxWithin(boxOfPiece(passage), { x: 0, y: 0, w: 372, h: 440 })).toBe(true)
  })

  it('stay within the board for all events of a game', () => {
    const state = start(3)
    const random = createRandomStream(seedFromText('moments'), 0)
    const of = testViewport(740, 540, 3)
    for (let i = 0; i < 150 && moksha.outcome(state) === null; i++) {
      const { emit, report } = createEventRecorder(() => undefined)
      const [seat = 0] = moksha.deciders(state)
      moksha.play(state, seat, random.pick(moksha.choices(state, seat)), random, emit)
      const events = report.facts.map((event) => visibleEventFor(event, 0)) as VisibleMokshaEvent[]
      for (const piece of floatingLabels(events, moksha.view(state, 0), of)) {
        expect(isBoxWithin(boxOfPiece(piece), { x: 0, y: 0, w: 740, h: 540 }), piece.id).toBe(true)
      }
    }
  })
})

describe('close-ups', () => {
  it.each(SIZES)('of gods, buildings, occupations and small regions are within %d x %d', (width, height) => {
    const view = moksha.view(later(4, 100), 0)
    const of = testViewport(width, height, 4)
    const large = buildScene(view, of).pieces.flatMap((piece) => closeUpPiecesOf(piece, view, of))
    expect(large.length).toBeGreaterThan(HEXES.length / 2)
    for (const near of large)
      expect(isBoxWithin(boxOfPiece(near), { x: 0, y: 0, w: width, h: height }), near.id).toBe(true)
  })

  it.each(SIZES)('of regions leave the own sheet uncovered at %d x %d', (width, height) => {
    const view = moksha.view(later(3, 100), 0)
    const of = testViewport(width, height, 3)
    const { seats } = layoutTable(of, view.order)
    const sheet = seats.get(0)?.panel
    if (sheet === undefined) throw new Error('no sheet')
    const sites = buildScene(view, of).pieces.filter(({ sprite }) => sprite.kind === 'site')
    expect(sites).toHaveLength(REGIONS.length)
    for (const near of sites.flatMap((site) => closeUpPiecesOf(site, view, of).slice(0, 1)))
      expect(areBoxesApart(boxOfPiece(near), sheet), near.id).toBe(true)
  })
})

it.each(SIZES)(
  'the two buttons of a step that only a god could change lie in the open sea at %d x %d',
  (width, height) => {
    const state = createPosition({ players: [{ region: 4, ready: 'shiva' }, {}], turn: { stage: 'take' } })
    const of = testViewport(width, height, 2)
    const shown = buildScene(moksha.view(state, 0), of)
    expect(shown.answers).toEqual(boxToCssPixelRect(openSeaBox(layoutTable(of, [0, 1]).map)))
  },
)
