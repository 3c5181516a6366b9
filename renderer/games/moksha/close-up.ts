/**
 * What is too small where it lies, from near and beside it: a god, a building or an occupation with its words, a region,
 * the sheet of somebody else, and what a death now would bring.
 */
import { GODS, OCCUPATIONS, PILLARS } from '../../../engine/moksha/data.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import { deathForecastFor, playerOf, rescueOptionsFor, regionMajoritiesOf } from '../../../engine/moksha/index.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import { box, clamp, overlap, type Box } from '../../art/boxes.ts'
import { NEAR } from '../../art/make.ts'
import { nearby, nearSize } from '../../art/near.ts'
import { signOver } from '../../art/over.ts'
import type { Piece, Vantage } from '../../stage/scene.ts'
import { badge } from '../seats.ts'
import { siteBox } from './art/terrain.ts'
import { answersOf, tableOf, type TablePlan } from './layout.ts'
import type { MokshaLook } from './looks.ts'
import { fromNear, near, piece } from './make.ts'
import { verdictOf } from './now.ts'
import { largeForm } from './sheet-forms.ts'
import { sheetPieces } from './sheets.ts'
import { regionFromNear } from './world.ts'

/** A picture of this width says all that it has to say, in CSS pixels. */
const LEGIBLE = 170
/** Height of a close-up for its width. */
const SHAPE = 1.42

/** A region of this width can be read where it lies, in CSS pixels. */
const ROOMY = 96

export function closeUp(of: Piece, view: MokshaView, vantage: Vantage): readonly Piece[] {
  // Not under the buttons of a decision.
  const free = [[answersOf(view, tableOf(view, vantage))]]
  const region = of.look['region']
  if (of.look.kind === 'site' && typeof region === 'number') {
    if (of.width >= ROOMY * vantage.textScale) return []
    const wide = Math.min(230 * Math.min(1.3, vantage.textScale), vantage.width * 0.6, vantage.height * 0.8)
    const at = nearby(of, { w: wide, h: wide * 0.74 }, vantage, free, 0, aboveSheet(view, vantage))
    return at === undefined ? [] : regionFromNear(view, vantage, at, region)
  }
  const plan = tableOf(view, vantage)
  const glanced = [...plan.seats.values()].find(({ large, panel }) => !large && holds(panel, of))
  if (glanced !== undefined) return sheetFromNear(view, vantage, plan, glanced.seat, of)
  const seat = fatedSeat(of)
  if (seat !== undefined) return endingFromNear(view, vantage, plan, seat, of)
  const look = nearLook(of, vantage)
  if (look === undefined || of.width >= LEGIBLE * vantage.textScale) return []
  return near(look, nearby(of, nearSize(vantage, [0.24, 140, 230], SHAPE, 0.55), vantage, free))
}

function holds({ x, y, w, h }: Box, piece: Piece): boolean {
  return piece.x > x && piece.x < x + w && piece.y > y && piece.y < y + h
}

/** A sheet as it is in front, as wide as can be read. */
function sheetFromNear(view: MokshaView, vantage: Vantage, plan: TablePlan, seat: Seat, of: Piece): readonly Piece[] {
  const at = nearby(of, nearSize(vantage, [0.52, 240, 420], 1.24, 0.96), vantage, [[answersOf(view, plan)]], 0)
  if (at === undefined) return []
  const form = largeForm(at, vantage.textScale)
  // As if it were one's own: there is nothing to enlarge or to close.
  const table = { ...plan, own: seat, large: seat }
  const [plate, ...parts] = sheetPieces(view, vantage, table, { seat, large: true, panel: at, form })
  if (plate === undefined) return []
  // Plates let a little of what is below them through: two of them do not.
  return fromNear([{ ...plate, id: `${plate.id}:below` }, plate, ...parts])
}

/** Whose life a piece tells about: whether it goes on, how far it has come, what its end would bring. */
function fatedSeat({ look, place }: Piece): Seat | undefined {
  const told = look.kind === 'verdict' || look.kind === 'worth' || look.kind === 'age'
  const [, seat] = /^seat(\d+)/.exec(place) ?? []
  return told && seat !== undefined ? Number(seat) : undefined
}

/** What a death now would bring, and on the map which regions would count for it. */
function endingFromNear(view: MokshaView, vantage: Vantage, plan: TablePlan, seat: Seat, of: Piece): readonly Piece[] {
  const size = nearSize(vantage, [0.44, 250, 340], 1.16, 0.94)
  const { map } = plan
  const at = nearby(of, size, vantage, [[answersOf(view, plan)], []], size.w * 0.66)
  const leaf = near(endingLook(view, vantage, seat), at)
  // On a phone it lies over the map.
  if (at === undefined || map.w > vantage.width * 0.9) return leaf
  const signs = regionMajoritiesOf(view, seat).flatMap(({ region, own, best }) => {
    const site = siteBox(map, region)
    const sign = signOver(site, vantage, clamp(site.h * 0.26, 20, 34), 2.5, 0.42)
    if (own < best || overlap(sign, at) > 0) return []
    const look = { kind: 'majority', own, best, ...badge(vantage, seat) } as const
    return [piece(`near:majority:${String(region)}`, 'near', look, sign, NEAR)]
  })
  return [...signs, ...leaf]
}

function endingLook(view: MokshaView, { textScale }: Vantage, seat: Seat): MokshaLook {
  const { need, regions, released: _released, ...death } = deathForecastFor(view, seat)
  const player = playerOf(view, seat)
  const rescue = rescueOptionsFor(view, seat)
  return {
    kind: 'ending',
    fate: verdictOf(view, seat, player).fate,
    stage: player.stage,
    need: need ?? 0,
    regions: regions.join(' '),
    ...death,
    rescue: rescue.regions.join(' '),
    vishnu: rescue.vishnu.join(' '),
    textScale,
  }
}

function nearLook({ look }: Piece, { textScale }: Vantage): MokshaLook | undefined {
  const { kind } = look
  const name = String(look['god'] ?? look['building'] ?? look['occupation'] ?? '')
  if (kind === 'god' && GODS.some((god) => god === name)) return { kind: 'near', what: 'god', name, textScale }
  if (kind === 'building' && [...GODS, ...PILLARS, 'neutral'].includes(name))
    return { kind: 'near', what: 'building', name, textScale }
  if (kind === 'card' && OCCUPATIONS.some((each) => each === name))
    return { kind: 'near', what: 'card', name, textScale }
  return undefined
}

/**
 * Where a region may be seen from near: the sheet in front is left free, since it shows what would come of going there.
 */
function aboveSheet(view: MokshaView, vantage: Vantage): Box {
  const { map } = tableOf(view, vantage)
  const right = map.w > vantage.width * 0.9 ? vantage.width : map.x + map.w
  return box(0, 0, right, map.y + map.h)
}
