import { describe, expect, it } from 'vitest'
import { reporter, seenBy } from '../../../engine/core/facts.ts'
import type { SeenFact } from '../../../engine/core/facts.ts'
import { preview } from '../../../engine/core/preview.ts'
import { seedFromText, streamOf } from '../../../engine/core/random.ts'
import { SPACE_IDS, SPACES } from '../../../engine/cosmic-karma/board.ts'
import { CHOICE_CARD_IDS, KARMA_CARD_IDS } from '../../../engine/cosmic-karma/deck.ts'
import { cosmicKarma } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicState } from '../../../engine/cosmic-karma/index.ts'
import { MASTER, position } from '../../../engine/cosmic-karma/testing.ts'
import type { Box } from '../../art/boxes.ts'
import { pair } from '../../stage/pairing.ts'
import type { Piece, Scene, SceneFrame } from '../../stage/scene.ts'
import { closeUp } from './close-up.ts'
import { mandalaOf, packBox, spaceBox, spacePoint, storeBox } from './geometry.ts'
import { ghosts } from './ghosts.ts'
import { planTable } from './layout.ts'
import { boxOf, momentPieces, type Told } from './moments.ts'
import { scene } from './scene.ts'

const SIZES = [
  [1500, 960],
  [920, 700],
  [740, 540],
  [360, 440],
  [390, 760],
  [3400, 1900],
] as const
const PLAYERS = [2, 3, 4, 5, 6]

function frame(width: number, height: number, players: number, more: Partial<SceneFrame> = {}): SceneFrame {
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: `Seat ${String(seat)}`,
    colour: '#aabbcc',
    shape: 'circle',
  }))
  return { width, height, bottom: 0, textScale: 1, viewer: 0, seats, ...more }
}

function show(state: CosmicState, more: Partial<SceneFrame> = {}): Scene {
  return scene(cosmicKarma.view(state, 0), frame(920, 700, state.players.length, more))
}

function find({ pieces }: Scene, id: string): Piece {
  const found = pieces.find((piece) => piece.id === id)
  if (found === undefined) throw new Error(`no piece ${id}`)
  return found
}

function ids({ pieces }: Scene): readonly string[] {
  return pieces.map(({ id }) => id)
}

function apart(a: Box, b: Box): boolean {
  return a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5
}

function within(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - 0.5 &&
    inner.y >= outer.y - 0.5 &&
    inner.x + inner.w <= outer.x + outer.w + 0.5 &&
    inner.y + inner.h <= outer.y + outer.h + 0.5
  )
}

function allApart(boxes: readonly Box[], of: string): void {
  for (const [i, a] of boxes.entries()) {
    for (const [j, b] of boxes.entries())
      if (j > i) expect(apart(a, b), `${of}: ${String(i)} and ${String(j)}`).toBe(true)
  }
}

/** Everybody has something of everything, all on one space. */
function rich(players: number): CosmicState {
  return position({
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

function act(state: CosmicState, action: Parameters<typeof cosmicKarma.play>[2]): readonly SeenFact[] {
  const { tell, report } = reporter(() => undefined)
  const [seat = 0] = cosmicKarma.deciders(state)
  cosmicKarma.play(state, seat, action, streamOf(seedFromText('luck'), 1), tell)
  return report.facts.map((fact) => seenBy(fact, 0))
}

describe('the layout of a table', () => {
  it.each(SIZES)('keeps everything apart and within %d x %d, for 2 to 6 players', (width, height) => {
    for (const players of PLAYERS) {
      for (const textScale of [1, 1.5]) {
        const plan = planTable(frame(width, height, players, { textScale }), players)
        const whole = { x: 0, y: 0, w: width, h: height }
        const accounts = [...plan.accounts.values()]
        expect(accounts).toHaveLength(players)
        expect(accounts.filter(({ large }) => large)).toHaveLength(1)
        const areas = [plan.mandala.area, plan.tray, ...accounts.map(({ panel }) => panel)]
        for (const area of areas) expect(within(area, whole)).toBe(true)
        allApart(areas, 'areas')
        for (const part of [plan.dice, plan.list, plan.answers]) expect(within(part, plan.tray)).toBe(true)
        allApart([plan.dice, plan.list, plan.answers], 'table')
        expect(within(plan.card, plan.mandala.area)).toBe(true)
        for (const { panel, header, missing, colours, pegs, hand, lost } of accounts) {
          const shelves = Object.values(colours).flatMap((each) => Object.values<Box>({ ...each }))
          const parts = [header, missing, hand, lost, ...shelves, ...Object.values(pegs)]
          for (const part of parts) expect(within(part, panel)).toBe(true)
          allApart(parts, 'account')
        }
      }
    }
  })

  it('lets an enlarged account and the own one change places', () => {
    const before = planTable(frame(920, 700, 4), 4)
    const after = planTable(frame(920, 700, 4, { enlarged: 2 }), 4)
    expect(after.accounts.get(2)?.panel).toEqual(before.accounts.get(0)?.panel)
    expect(after.accounts.get(0)?.panel).toEqual(before.accounts.get(2)?.panel)
  })
})

describe('the mandala', () => {
  it.each(SIZES)('lays no space and no pack over another at %d x %d', (width, height) => {
    const { mandala } = planTable(frame(width, height, 4), 4)
    for (const [i, a] of SPACE_IDS.entries()) {
      for (const b of SPACE_IDS.slice(i + 1)) {
        const [from, to] = [spacePoint(mandala, a), spacePoint(mandala, b)]
        expect(Math.hypot(from.x - to.x, from.y - to.y), `${a} and ${b}`).toBeGreaterThan(9)
      }
    }
    const packs = [
      ...([1, 2, 3, 4] as const).flatMap((land) => [packBox(mandala, 'choice', land), packBox(mandala, 'karma', land)]),
      ...(['freeWill', 'loseTurn', 'bank'] as const).map((store) => storeBox(mandala, store)),
    ]
    const inside = SPACE_IDS.filter((space) => !['ring', 'clouds'].includes(SPACES[space].region))
    allApart(packs, 'packs')
    for (const [i, at] of packs.entries()) {
      for (const space of inside) expect(apart(at, spaceBox(mandala, space)), `${space}, pack ${String(i)}`).toBe(true)
    }
  })

  it('COS-28, COS-29: the ring runs clockwise, the clouds the other way round', () => {
    const mandala = mandalaOf({ x: 0, y: 0, w: 600, h: 600 })
    expect(spacePoint(mandala, 'e1-02').x).toBeGreaterThan(spacePoint(mandala, 'e1-01').x)
    expect(spacePoint(mandala, 's-02').x).toBeLessThan(spacePoint(mandala, 's-01').x)
  })
})

describe('a scene', () => {
  it.each(SIZES)('names every piece once and keeps it within %d x %d', (width, height) => {
    for (const players of PLAYERS) {
      for (const state of [rich(players), position({ players: Array.from({ length: players }, () => ({})) })]) {
        const { pieces, outline } = show(state, { width, height })
        expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
        expect(new Set(outline.map(({ place }) => place)).size).toBe(outline.length)
        for (const piece of pieces) {
          expect(within(boxOf(piece), { x: -1, y: -1, w: width + 2, h: height + 2 }), piece.id).toBe(true)
        }
      }
    }
  })

  it('labels every space, pawn, pack and shelf, and its outline names their places', () => {
    const shown = show(rich(3))
    const named = new Set(shown.outline.map(({ place }) => place))
    const kinds = ['space', 'pawn', 'pack', 'shelf', 'pegs', 'hand', 'score', 'missing', 'header', 'freeWill', 'lost']
    for (const piece of shown.pieces) {
      if (kinds.includes(piece.look.kind)) expect(piece.label, piece.id).toBeDefined()
      if (piece.label !== undefined) expect(named.has(piece.place), piece.place).toBe(true)
    }
    expect(shown.pieces.filter(({ look }) => look.kind === 'space')).toHaveLength(93)
  })

  it('COS-6: tells nothing of the cards in the packs', () => {
    const text = JSON.stringify(show(rich(2)))
    for (const card of [...CHOICE_CARD_IDS, ...KARMA_CARD_IDS]) expect(text).not.toContain(card)
  })

  it('COS-102: shows both sides of a Choice Card to a Master Torch, and only the readable one to others', () => {
    const next = ['cc1-05'] as const
    const drawn = (pegs: { torch: number }): Scene => {
      const state = position({ players: [{ at: 'e1-01', pegs, freeWill: [2] }, { at: 's-05' }], next: [...next] })
      act(state, { do: 'card', number: 2 })
      act(state, { do: 'go' })
      return show(state)
    }
    const master = drawn({ torch: 2 })
    expect(ids(master)).toEqual(expect.arrayContaining(['card:cc1-05', 'card:cc1-05:a', 'card:cc1-05:b']))
    expect(find(master, 'card:cc1-05').look['second']).toBe(true)
    expect(ids(drawn({ torch: 1 })).some((id) => id.endsWith(':a') || id.endsWith(':b'))).toBe(false)
  })

  it('lights every space that laid out cards can reach, with the karmic majority met there', () => {
    const state = position({
      players: [
        { at: 'e1-06', freeWill: [4], pegs: { wand: 2 } },
        { at: 'e1-10', rings: { green: 3 } },
      ],
    })
    act(state, { do: 'card', number: 4 })
    const shown = show(state)
    expect(ids(shown)).toEqual(expect.arrayContaining(['reach:e1-10', 'reach:wheel-2', 'reach:e1-08']))
    expect(find(shown, 'row:e1-10:1').look).toMatchObject({
      met: '#aabbcc|circle|ring:green:1',
      signs: 'freeWill ring:orange:1',
    })
  })

  it('COS-34: shows the ways where the move branches, as large as a finger needs', () => {
    const state = position({ players: [{ at: 'e2-08', freeWill: [3] }, { at: 's-05' }] })
    act(state, { do: 'card', number: 3 })
    act(state, { do: 'go' })
    for (const [width, height] of SIZES) {
      const shown = show(state, { width, height })
      for (const id of ['fork:e2-10', 'fork:torch-1']) expect(find(shown, id).width).toBeGreaterThanOrEqual(32)
    }
  })

  it('COS-124: counts what is missing, and says when nothing is', () => {
    const state = position({
      players: [{ pegs: MASTER }, { pegs: { torch: 1 }, beads: { green: 2 }, habits: { orange: 1 } }],
    })
    const shown = show(state)
    expect(find(shown, 'seat0:missing').look['count']).toBe(0)
    expect(find(shown, 'seat1:missing').look['count']).toBe(5 + 2 + 1)
  })

  it('lets pieces fly from the bank to their shelf', () => {
    const state = position({ players: [{ at: 'e1-01', freeWill: [1] }, { at: 's-05' }] })
    act(state, { do: 'card', number: 1 })
    const before = show(state)
    const facts = act(state, { do: 'go' })
    const after = show(state)
    const { sources } = pair(before.pieces, after.pieces, facts)
    expect(sources.get('seat0:rings:green:0')).toMatchObject({ from: 'place', place: 'bank' })
    expect(sources.get('pawn:0')).toMatchObject({ from: 'piece', id: 'pawn:0' })
  })
})

describe('over the board', () => {
  it('a choice that is pointed at shows where it leads, within the frame', () => {
    for (const [width, height] of SIZES) {
      const state = position({
        players: [
          { at: 'e1-06', freeWill: [4] },
          { at: 'e1-10', rings: { green: 3 } },
        ],
      })
      const view = cosmicKarma.view(state, 0)
      const seen = frame(width, height, 2)
      const pieces = ghosts(preview(cosmicKarma, view, 0, { do: 'card', number: 4 }), view, seen)
      expect(pieces.map(({ id }) => id)).toEqual(expect.arrayContaining(['ghost:e1-10', 'ghost:met:e1-10:1']))
      for (const piece of pieces)
        expect(within(boxOf(piece), { x: -8, y: -8, w: width + 16, h: height + 16 })).toBe(true)
    }
  })

  it('what is gained rises over account and pawn, and a majority says from whom', () => {
    const state = position({
      players: [
        { at: 'e1-06', freeWill: [4] },
        { at: 'e1-10', rings: { green: 3 } },
      ],
    })
    act(state, { do: 'card', number: 4 })
    const facts = act(state, { do: 'go' }) as readonly Told[]
    const pieces = momentPieces(facts, cosmicKarma.view(state, 0), frame(920, 700, 2))
    expect(pieces.some(({ look }) => look.kind === 'met')).toBe(true)
    expect(pieces.filter(({ look }) => look.kind === 'gain').length).toBeGreaterThanOrEqual(4)
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
  })

  it('every space can be read from near, beside itself and within the frame', () => {
    for (const [width, height] of SIZES) {
      const shown = show(rich(2), { width, height })
      for (const space of SPACE_IDS) {
        const of = find(shown, `space:${space}`)
        const [near] = closeUp(of, cosmicKarma.view(rich(2), 0), frame(width, height, 2))
        if (near === undefined) throw new Error(`no close-up of ${space}`)
        expect(within(boxOf(near), { x: 0, y: 0, w: width, h: height })).toBe(true)
      }
    }
  })
})
