/**
 * What a choice would do, laid over the board before the click: where the harmony marker could end and what each hex
 * gives there, where somebody would stand, what comes and goes.
 */
import type { Preview } from '../../../engine/core/contract/preview.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import { DISCIPLES_PER_REGION, TOKEN_DATA, TOKEN_SLOTS } from '../../../engine/moksha/data.ts'
import type { Hex, Region, Token } from '../../../engine/moksha/data.ts'
import { prospectOf, waysOf } from '../../../engine/moksha/index.ts'
import type { HarmonyWay, MokshaAction, MokshaView, Player } from '../../../engine/moksha/index.ts'
import { around, box, centre, type Box } from '../../art/boxes.ts'
import type { Piece, SceneFrame } from '../../stage/scene.ts'
import { discipleBoxes, hexAt, hexBox, hexSide, meepleBoxes, siteForm, square } from './geometry.ts'
import { tableOf, type SeatPlan, type TablePlan } from './layout.ts'
import type { MokshaLook } from './looks.ts'
import { LAYER, piece } from './make.ts'
import { gainPiece, gainPieces, type Told } from './moments.ts'
import { turnFrame, verdictOf } from './now.ts'
import { siteBox } from './terrain.ts'
import { badge } from './world.ts'

export function ghosts(
  preview: Preview<MokshaView, MokshaAction>,
  view: MokshaView,
  frame: SceneFrame,
): readonly Piece[] {
  const { action } = preview
  const turn = turnFrame(view)
  const plan = tableOf(view, frame)
  const sheet = turn === undefined ? undefined : plan.seats.get(turn.seat)
  const player = turn === undefined ? undefined : view.players[turn.seat]
  if (turn === undefined || sheet === undefined || player === undefined) return []
  const at: At = { view, frame, plan, sheet, player, seat: turn.seat }
  switch (action.do) {
    case 'wander':
      return wandering(at, action)
    case 'harmony':
      return [...reach(at, [{ hex: action.hex }], region(at)), marker(at, action.hex)]
    case 'vishnu': {
      const token = topOf(view, action.region)
      return [
        ghost('from', { kind: 'landing' }, siteForm(siteBox(plan.map, action.region)).stack),
        ...reach(at, waysOf(view, at.seat, action), region(at)),
        ...living(at, token, null),
      ]
    }
    case 'mobilize': {
      const { disciples } = siteForm(siteBox(plan.map, action.to))
      const landing = ghost('to', { kind: 'landing' }, disciples)
      return [landing, ...coming(at, disciples, action.to, action.count), ...told(preview, view, frame)]
    }
    case 'devote':
    case 'sacrifice':
    case 'craft': {
      const pay = action.do === 'craft' ? action.token : action.pay
      const lost = pay in TOKEN_DATA ? living(at, null, pay as Token) : []
      return [...lost, ...told(preview, view, frame)]
    }
    case 'shiva':
      return [ghost('from', { kind: 'landing' }, siteForm(siteBox(plan.map, action.region)).building)]
    case 'swap':
      return swapping(at, action.region)
    case 'lay':
      return laying(at, action.region)
    case 'close': {
      const site = siteBox(plan.map, action.region)
      const size = Math.min(site.h * 0.5, 44)
      return [ghost('land', { kind: 'land', ...badge(frame, at.seat) }, around(centre(site), size), 0.9)]
    }
    case 'recall':
      return [gainPiece('recall', 'disciples', -1, siteBox(plan.map, action.region), frame)]
    default:
      return told(preview, view, frame)
  }
}

interface At {
  readonly view: MokshaView
  readonly frame: SceneFrame
  readonly plan: TablePlan
  readonly sheet: SeatPlan
  readonly player: Player
  readonly seat: Seat
}

function topOf({ piles }: MokshaView, of: Region): Token | null {
  return piles[of - 1]?.at(-1) ?? null
}

function region({ player }: At): Region {
  return player.region
}

/** What happens before another seat is at turn. */
function told(preview: Preview<MokshaView, MokshaAction>, view: MokshaView, frame: SceneFrame): readonly Piece[] {
  const facts = preview.facts as readonly Told[]
  const end = facts.findIndex(({ kind }) => kind === 'turn' || kind === 'died')
  return gainPieces(end < 0 ? facts : facts.slice(0, end), view, frame).filter(({ look }) => look.kind === 'gain')
}

function ghost(id: string, look: MokshaLook, at: Box, alpha?: number): Piece {
  return piece(`ghost:${id}`, 'ghost', look, at, LAYER.ghost, alpha === undefined ? {} : { alpha })
}

/** Stands there, and takes the token on top: where the shifts could end, and whether the life would go on. */
function wandering(at: At, action: MokshaAction & { do: 'wander' }): readonly Piece[] {
  const { view, frame, seat } = at
  const { region: to, pay } = action
  // Who stays stands there already.
  const look = { kind: 'meeple', turn: true, ...badge(frame, seat) } as const
  return [
    ...(to === region(at) ? [] : [ghost('meeple', look, standIn(at, to), 0.75)]),
    ...reach(at, waysOf(view, seat, action), to),
    ...living(at, topOf(view, to), pay),
  ]
}

/** Where the seat would stand: beside those who are there, before they make room. */
function standIn({ view, plan }: At, to: Region): Box {
  const count = view.players.filter((player) => player.region === to).length
  const form = siteForm(siteBox(plan.map, to), Math.max(1, count))
  const there = meepleBoxes(form, count)
  const [spot = form.meeples] = meepleBoxes(form, Math.max(1, count))
  if (there.length === 0) return spot
  const x = form.low
    ? Math.max(...there.map((each) => each.x)) + spot.w
    : Math.min(...there.map((each) => each.x)) - spot.w
  return box(x, form.meeples.y + form.meeples.h - spot.h, spot.w, spot.h)
}

/** So many disciples of the seat, beside those who are there. */
function coming({ view, frame, seat }: At, area: Box, to: Region, count: number): readonly Piece[] {
  const there = view.players.reduce((sum, { disciples }) => sum + (disciples[to - 1] ?? 0), 0)
  const spots = discipleBoxes(area, DISCIPLES_PER_REGION).slice(there, there + count)
  return spots.map((spot, i) => ghost(`disciple:${String(i)}`, { kind: 'disciple', ...badge(frame, seat) }, spot, 0.85))
}

/** Two buildings, each where the other one stands. */
function swapping({ view, plan }: At, other: Region): readonly Piece[] {
  const top = view.stack.at(-1)
  if (top?.kind !== 'swap') return []
  return (
    [
      [top.region, other],
      [other, top.region],
    ] as const
  ).map(([from, to]) => {
    const building = view.buildings[from - 1] ?? 'neutral'
    const spot = square(siteForm(siteBox(plan.map, to)).building)
    return ghost(`swap:${String(to)}`, { kind: 'building', building }, around(centre(spot), spot.w * 1.16))
  })
}

/** The token that Brahma lays next, over the stack. */
function laying({ view, plan }: At, to: Region): readonly Piece[] {
  const [token] = view.drawn
  if (token === undefined) return []
  const spot = square(siteForm(siteBox(plan.map, to)).stack)
  return [ghost('laid', { kind: 'token', face: 1, token }, around(centre(spot), spot.w * 1.1), 0.9)]
}

/** Every hex where the marker could end, with what it gives in that region. */
function reach({ view, sheet, seat }: At, ways: readonly Pick<HarmonyWay, 'hex'>[], there: Region): readonly Piece[] {
  return ways.map(({ hex }) => {
    const { disciples, karma, any } = prospectOf(view, seat, hex, there)
    const look = { kind: 'reach', hex, disciples, karma: karma.join(' '), any: any.length > 0 } as const
    const { x, y } = hexAt(sheet.form.grid, hex)
    const side = hexSide(sheet.form.grid) * (sheet.large ? 1.18 : 1.4)
    return ghost(`reach:${String(hex)}`, look, box(x - side, y - side * 0.866, side * 2, side * 1.732))
  })
}

function marker({ frame, sheet, seat }: At, hex: Hex): Piece {
  const area = hexBox(sheet.form.grid, hex)
  const size = hexSide(sheet.form.grid) * 0.8
  return ghost(
    'marker',
    { kind: 'marker', ...badge(frame, seat) },
    around({ x: area.x + area.w * 0.5, y: area.y + size * 0.2 }, size),
    0.9,
  )
}

/** The verdict as it would be with a token more or less. */
function living({ view, frame, sheet, player, seat }: At, more: Token | null, less: Token | null): readonly Piece[] {
  const tokens = [...player.tokens]
  if (less !== null) tokens.splice(tokens.indexOf(less), 1)
  // A full sheet gives a token up for it: which one is still open.
  if (more !== null && tokens.length < TOKEN_SLOTS) tokens.push(more)
  const { large, form } = sheet
  const comes = verdictOf(view, seat, { ...player, tokens })
  const look = { kind: 'verdict', ...comes, large, textScale: frame.textScale } as const
  return [ghost('verdict', look, form.verdict)]
}
