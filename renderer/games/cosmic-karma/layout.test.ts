import { describe, expect, it } from 'vitest'
import { SPACE_IDS, SPACES } from '../../../engine/cosmic-karma/index.ts'
import { boxCentredAt, makeBox, type Box } from '../../art/boxes.ts'
import { areAllBoxesApart, areBoxesApart, testViewport, isBoxWithin } from '../../testing/game-ui-helpers.ts'
import { mandalaGeometry, spaceIconRadius, spaceBox, spaceIconCentre, type MandalaGeometry } from './art/geometry.ts'
import { layoutTable } from './layout.ts'
import { pointOnArrow, carryingArrows } from './art/arrows.ts'
import { pawnBox, packOrBankBox, PACK_AND_BANK_POSITIONS, type PackOrBankId } from './art/piece-geometry.ts'
import { layoutDuringQuestion, layoutBeforeRoll, layoutDuringMoveChoice } from './tray-layout.ts'

const SIZES = [
  [1500, 960],
  [920, 700],
  [740, 540],
  [360, 440],
  // A phone with a lesson above the board.
  [369, 375],
  [390, 760],
  [3400, 1900],
] as const
const PLAYERS = [2, 3, 4, 5, 6]

function mandalaIn(width: number, height: number): MandalaGeometry {
  return layoutTable(testViewport(width, height, 4), 4).mandala
}

function packsOf(mandala: MandalaGeometry): readonly Box[] {
  return [...(Object.keys(PACK_AND_BANK_POSITIONS) as PackOrBankId[]).map((store) => packOrBankBox(mandala, store))]
}

describe('the layout of a table', () => {
  it('Y5: makes the accounts of few opponents larger, and the dice tray large enough', () => {
    const of = (players: number) => layoutTable(testViewport(929, 711, players), players)
    const high = (players: number) => of(players).accounts.get(1)?.panel.h ?? 0
    expect(high(2)).toBeGreaterThan(150)
    expect(high(3)).toBeGreaterThan(100)
    expect(high(2)).toBeLessThan(of(2).accounts.get(0)?.panel.h ?? 0)
    for (const players of PLAYERS) expect(of(players).tray.h).toBeGreaterThan(170)
  })

  it.each(SIZES)('keeps everything apart and within %d x %d, for 2 to 6 players', (width, height) => {
    for (const players of PLAYERS) {
      for (const textScale of [1, 1.5]) {
        const plan = layoutTable(testViewport(width, height, players, { textScale }), players)
        const accounts = [...plan.accounts.values()]
        expect(accounts).toHaveLength(players)
        expect(accounts.filter(({ large }) => large)).toHaveLength(1)
        const areas = [plan.mandala.area, plan.tray, ...accounts.map(({ panel }) => panel)]
        for (const area of areas) expect(isBoxWithin(area, makeBox(0, 0, width, height))).toBe(true)
        expect(areAllBoxesApart(areas)).toBe(true)
        for (const tray of [
          layoutBeforeRoll(plan, 1),
          layoutBeforeRoll(plan, 2),
          layoutDuringQuestion(plan, false),
          layoutDuringQuestion(plan, true),
          ...[1, 4, 12].map((rows) => layoutDuringMoveChoice(plan, rows, rows > 4)),
        ]) {
          const parts = [tray.dice, ...('list' in tray ? [tray.list] : []), tray.answers]
          for (const part of parts) expect(isBoxWithin(part, plan.tray)).toBe(true)
          expect(areAllBoxesApart(parts)).toBe(true)
        }
        expect(isBoxWithin(plan.card, plan.mandala.area)).toBe(true)
        for (const { panel, brief, header, missing, colours, pegs, hand, lost } of accounts) {
          const shelves = Object.values(colours).flatMap((each) =>
            Object.values<Box>(brief ? [each.score] : { ...each }),
          )
          const parts = [header, missing, hand, lost, ...shelves, ...(brief ? [] : Object.values(pegs))]
          for (const part of parts) expect(isBoxWithin(part, panel)).toBe(true)
          expect(areAllBoxesApart(parts)).toBe(true)
        }
      }
    }
  })

  it('in large text the button that throws the dice has room for two lines, and the dice remain', () => {
    const { room } = layoutTable(testViewport(352, 361, 3), 3)
    const [usual, large] = [1, 2].map((textScale) => layoutBeforeRoll({ room, textScale }, 1))
    expect(usual?.answers.h).toBeLessThan(60)
    expect(large?.answers.h).toBeGreaterThan(68)
    expect(large?.dice.h).toBeGreaterThan(36)
  })

  it('on a phone the name and figures of each of many opponents are at least 11 pixels high', () => {
    for (const players of [4, 5, 6]) {
      const { accounts } = layoutTable(testViewport(369, 447, players), players)
      const others = [...accounts.values()].filter(({ large }) => !large)
      expect(others.every(({ brief }) => brief)).toBe(true)
      for (const { header, missing, hand, colours } of others)
        for (const line of [header, missing, hand, colours.green.score, colours.orange.score])
          expect(line.h * 0.96 * 0.94).toBeGreaterThanOrEqual(11)
    }
  })

  it('swaps an enlarged account with the own one', () => {
    const before = layoutTable(testViewport(920, 700, 4), 4)
    const after = layoutTable(testViewport(920, 700, 4, { enlarged: 2 }), 4)
    expect(after.accounts.get(2)?.panel).toEqual(before.accounts.get(0)?.panel)
    expect(after.accounts.get(0)?.panel).toEqual(before.accounts.get(2)?.panel)
  })
})

describe('the mandala', () => {
  it.each(SIZES)('places no space and no pack over another at %d x %d', (width, height) => {
    const mandala = mandalaIn(width, height)
    for (const [i, a] of SPACE_IDS.entries()) {
      for (const b of SPACE_IDS.slice(i + 1)) {
        const [from, to] = [spaceIconCentre(mandala, a), spaceIconCentre(mandala, b)]
        expect(Math.hypot(from.x - to.x, from.y - to.y), `${a} and ${b}`).toBeGreaterThan(9)
      }
    }
    const packs = packsOf(mandala)
    expect(areAllBoxesApart(packs)).toBe(true)
    const inside = SPACE_IDS.filter((space) => !['ring', 'clouds'].includes(SPACES[space].region))
    for (const [i, at] of packs.entries()) {
      for (const space of inside)
        expect(areBoxesApart(at, spaceBox(mandala, space)), `${space}, pack ${String(i)}`).toBe(true)
    }
  })

  it.each(SIZES)('keeps its arrows clear of packs and discs at %d x %d', (width, height) => {
    const mandala = mandalaIn(width, height)
    const discs = SPACE_IDS.filter((space) => !['ring', 'clouds'].includes(SPACES[space].region))
    for (const [nth, arrow] of carryingArrows(mandala).entries()) {
      for (let step = 0; step <= 20; step++) {
        const { x, y } = pointOnArrow(arrow, step / 20)
        for (const [i, at] of packsOf(mandala).entries())
          expect(areBoxesApart(boxCentredAt({ x, y }, 1), at), `arrow ${String(nth)}, pack ${String(i)}`).toBe(true)
        for (const space of discs) {
          const middle = spaceIconCentre(mandala, space)
          const away = Math.hypot(x - middle.x, y - middle.y)
          expect(away, `arrow ${String(nth)}, ${space}`).toBeGreaterThan(spaceIconRadius(mandala, space))
        }
      }
    }
  })

  it.each(SIZES)('keeps the sign of a space visible beside a pawn, at %d x %d', (width, height) => {
    const mandala = mandalaIn(width, height)
    for (const space of SPACE_IDS.filter((id) => id !== 'cosmic')) {
      const { x, y, w, h } = pawnBox(mandala, space, 0, 1)
      const middle = spaceIconCentre(mandala, space)
      const head = { x: x + w / 2, y: y + h * 0.28 }
      const free = spaceIconRadius(mandala, space) * (SPACES[space].kind === 'wheel' ? 0.4 : 0.25)
      expect(Math.hypot(head.x - middle.x, head.y - middle.y), space).toBeGreaterThan(h * 0.27 + free)
      expect(areBoxesApart(makeBox(x, y, w, h), boxCentredAt(middle, 1)), space).toBe(true)
    }
  })

  it.each(SIZES)('keeps pawns on one space far enough apart to be clicked, at %d x %d', (width, height) => {
    const mandala = mandalaIn(width, height)
    for (const space of ['e1-05', 'e2-05', 'e3-05', 'e4-05', 'wheel-1', 's-05', 'pit'] as const) {
      const pawns = Array.from({ length: 6 }, (_, nth) => pawnBox(mandala, space, nth, 6))
      for (const [i, a] of pawns.entries())
        for (const b of pawns.slice(i + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y), `${space}, ${String(i)}`).toBeGreaterThan(13)
    }
  })

  it('COS-28, COS-29: the ring runs clockwise, the clouds counterclockwise', () => {
    const mandala = mandalaGeometry(makeBox(0, 0, 600, 600))
    expect(spaceIconCentre(mandala, 'e1-02').x).toBeGreaterThan(spaceIconCentre(mandala, 'e1-01').x)
    expect(spaceIconCentre(mandala, 's-02').x).toBeLessThan(spaceIconCentre(mandala, 's-01').x)
  })
})
